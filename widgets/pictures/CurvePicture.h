// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/ChartCurve.h"
#include "widgets/pictures/PictureFile.h"

#include <QByteArray>
#include <QRectF>
#include <QString>

#include <functional>

namespace tessera {

class PlotWidget;
struct Plot; // its header needs Widgets, which the build without a window lacks
struct PlotPaper;

/// Draws a plot for pictureBytes() dark on white, whatever the desktop's colours are.
/// @param whole see PlotPaper
[[nodiscard]] std::function<void(QPainter&, const QRectF&)>
plotPainter(std::function<Plot(const PlotPaper&)> plot, bool whole = false);

/// A chart of curves as the bytes of a picture file, half as high as wide.
[[nodiscard]] QByteArray curvePicture(PlotContent content, PictureFormat format, int width);

/// A whole chart below a caption as a picture file with that ending, as wide as a page of a paper.
[[nodiscard]] QByteArray chartFigure(const PlotWidget& chart, const QString& ending,
                                     const QString& caption);

} // namespace tessera
