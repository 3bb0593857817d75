// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/AxisTicks.h"

#include <QPainter>
#include <QRectF>
#include <QWidget>

namespace tessera {

/// The axes of a small chart of something against a number of colours: where
/// its points lie, and how the axes are drawn.
struct ColorCountAxes {
    QRectF area;        ///< of the curves
    ChartRange across;  ///< colours
    ChartRange up;      ///< what is charted
    QString acrossText; ///< which colours
    QString upText;     ///< what is charted

    /// The room that the axes' texts leave for curves in a widget.
    /// @param widest the longest label of the upward axis
    [[nodiscard]] static QRectF areaIn(const QWidget& widget, const QString& widest);

    [[nodiscard]] QPointF position(double colors, double value) const;
    void paint(QPainter& painter, const QWidget& widget,
               const std::vector<AxisTick>& ticksUp) const;
};

/// The size that such a chart likes to have, and the least with which it can be read.
[[nodiscard]] QSize colorCountChartSize(const QWidget& widget);
[[nodiscard]] QSize smallestColorCountChart(const QWidget& widget);

/// A vertical line with a word beside it, on whose side there is more room.
void paintColorCountMark(QPainter& painter, const ColorCountAxes& axes, int colors,
                         const QString& text);

/// The dot at the settings' own number of colours.
void paintChosenPoint(QPainter& painter, const QWidget& widget, QPointF center);

} // namespace tessera
