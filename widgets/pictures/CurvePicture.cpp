// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pictures/CurvePicture.h"

#include "widgets/charts/FitnessChart.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr QSize kFigure(1600, 800);

QPalette paperPalette() {
    QPalette palette;
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::Text, QColor(0x20, 0x20, 0x24));
    return palette;
}

} // namespace

std::function<void(QPainter&, const QRectF&)>
plotPainter(std::function<Plot(const PlotPaper&)> plot, bool whole) {
    return [plot = std::move(plot), whole](QPainter& painter, const QRectF& area) {
        const PlotPaper paper{area.size(), paperPalette(), QFont(), whole};
        paintPlot(painter, area, plot(paper), paper);
    };
}

QByteArray curvePicture(PlotContent content, PictureFormat format, int width) {
    content.emptyText = QCoreApplication::translate("CurvePicture", "The trace is empty.");
    const QSize pixels(width, std::max(kSmallestPicture, width / 2));
    return pictureBytes(
        format, pixels, QCoreApplication::translate("CurvePicture", "Score over time"),
        plotPainter([&](const PlotPaper& paper) { return curvePlot(content, paper); }));
}

QByteArray chartFigure(const PlotWidget& chart, const QString& ending, const QString& caption) {
    return figureBytes(
        pictureFormatOf(u'.' + ending).value_or(PictureFormat::Svg), kFigure, caption,
        plotPainter([&](const PlotPaper& paper) { return chart.shownOn(paper); }, true));
}

} // namespace tessera
