// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pictures/CurvePicture.h"

#include "widgets/charts/FitnessPlot.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPalette>

namespace tessera {

namespace {

struct CurvePictureText {
    Q_DECLARE_TR_FUNCTIONS(CurvePicture)
};

} // namespace

QByteArray curvePicture(std::vector<ChartCurve> curves, const CurvePictureOptions& options) {
    PlotContent content;
    content.emptyText = CurvePictureText::tr("The trace is empty.");
    content.curves = std::move(curves);
    content.total = options.total;
    content.scale = ChartScale(options.axis, options.logarithmic);
    content.countTitle = options.countTitle;
    content.showCurrent = options.showCurrent;
    QPalette palette;
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::Text, QColor(0x20, 0x20, 0x24));
    const QSize pixels(options.width, std::max(kSmallestPicture, options.width / 2));
    const auto paint = [&](QPainter& painter, const QRectF& area) {
        paintCurves(painter, area, content, palette);
    };
    if (options.caption.isEmpty())
        return pictureBytes(options.format, pixels, CurvePictureText::tr("Fitness over time"),
                            paint);
    return figureBytes(options.format, pixels, options.caption, paint);
}

} // namespace tessera
