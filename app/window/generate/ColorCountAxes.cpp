// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/ColorCountAxes.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr int kTicksAcross = 8;
constexpr double kGridShare = 0.15;

QColor faint(QColor color, double share) {
    color.setAlphaF(static_cast<float>(share));
    return color;
}

} // namespace

QRectF ColorCountAxes::areaIn(const QWidget& widget, const QString& widest) {
    const QFontMetrics metrics = widget.fontMetrics();
    const int left = metrics.horizontalAdvance(widest) + 8;
    const int line = metrics.lineSpacing();
    return QRectF(widget.rect()).adjusted(left, line + 4, -line / 2.0, -2.0 * line - 4);
}

QPointF ColorCountAxes::position(double colors, double value) const {
    const double span = std::max(1.0, across.high - across.low);
    return {area.left() + area.width() * (colors - across.low) / span,
            area.bottom() - area.height() * (value - up.low) / (up.high - up.low)};
}

void ColorCountAxes::paint(QPainter& painter, const QWidget& widget,
                           const std::vector<AxisTick>& ticksUp) const {
    const QColor ink = widget.palette().color(QPalette::WindowText);
    const int line = widget.fontMetrics().lineSpacing();
    painter.setPen(ink);
    painter.drawText(QRectF(0, 0, widget.width(), line), Qt::AlignLeft | Qt::AlignVCenter, upText);
    painter.drawText(QRectF(area.left(), widget.height() - line, area.width(), line),
                     Qt::AlignCenter, acrossText);
    for (const AxisTick& tick : ticksUp) {
        const double y = position(across.low, tick.coordinate).y();
        painter.setPen(QPen(faint(ink, kGridShare), 0));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(ink);
        painter.drawText(QRectF(0, y - line, area.left() - 5, 2 * line),
                         Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter, tick.label);
    }
    for (const AxisTick& tick : scoreTicks(across, kTicksAcross)) {
        const double x = position(tick.coordinate, up.low).x();
        painter.drawText(QRectF(x - 3 * line, area.bottom() + 2, 6 * line, line), Qt::AlignCenter,
                         tick.label);
    }
}

QSize colorCountChartSize(const QWidget& widget) {
    const int line = widget.fontMetrics().lineSpacing();
    return {line * 16, line * 9};
}

QSize smallestColorCountChart(const QWidget& widget) {
    const int line = widget.fontMetrics().lineSpacing();
    return {line * 12, line * 7};
}

void paintColorCountMark(QPainter& painter, const ColorCountAxes& axes, int colors,
                         const QString& text) {
    const double x = axes.position(colors, axes.up.low).x();
    const QColor color = painter.pen().color();
    painter.setPen(QPen(color, 1, Qt::DotLine));
    painter.drawLine(QPointF(x, axes.area.top()), QPointF(x, axes.area.bottom()));
    painter.setPen(color);
    const double line = painter.fontMetrics().lineSpacing();
    const bool right = x < axes.area.center().x() ||
                       painter.fontMetrics().horizontalAdvance(text) + 4 < axes.area.right() - x;
    const QRectF room =
        right ? QRectF(x + 4, axes.area.top(), axes.area.right() - x, line)
              : QRectF(axes.area.left(), axes.area.top(), x - axes.area.left() - 4, line);
    painter.drawText(room, int((right ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter), text);
}

void paintChosenPoint(QPainter& painter, const QWidget& widget, QPointF center) {
    const double radius = widget.fontMetrics().lineSpacing() / 3.0;
    painter.setPen(QPen(widget.palette().color(QPalette::Window), 1.5));
    painter.setBrush(widget.palette().color(QPalette::WindowText));
    painter.drawEllipse(center, radius, radius);
}

} // namespace tessera
