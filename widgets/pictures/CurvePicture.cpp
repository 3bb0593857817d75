// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pictures/CurvePicture.h"

#include "widgets/charts/FitnessChart.h"

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
    FitnessChart chart;
    chart.setEmptyText(CurvePictureText::tr("The trace is empty."));
    chart.setCurves(std::move(curves));
    chart.setTotal(options.total);
    chart.setXAxis(options.axis);
    chart.setCountTitle(options.countTitle);
    chart.setLogarithmic(options.logarithmic);
    chart.setShowCurrent(options.showCurrent);
    QPalette palette;
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::Text, QColor(0x20, 0x20, 0x24));
    chart.setPalette(palette);
    const QSize pixels(options.width, std::max(kSmallestPicture, options.width / 2));
    const auto paint = [&](QPainter& painter, const QRectF& area) {
        chart.paintOn(&painter, area);
    };
    if (options.caption.isEmpty())
        return pictureBytes(options.format, pixels, CurvePictureText::tr("Fitness over time"),
                            paint);
    return figureBytes(options.format, pixels, options.caption, paint);
}

} // namespace tessera
