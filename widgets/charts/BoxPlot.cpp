// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/BoxPlot.h"

#include "widgets/charts/AxisTicks.h"
#include "widgets/charts/ChartCurve.h"

#include "core/experiments/Statistics.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kBoxShare = 0.5;
constexpr double kWidestBox = 64;
constexpr double kOutlierRadius = 2.5;
constexpr double kRoomShare = 0.06;
constexpr int kTicks = 8;

ChartRange rangeOf(const std::vector<PlotBox>& boxes) {
    ChartRange range{boxes.front().values.front(), boxes.front().values.front()};
    for (const PlotBox& box : boxes) {
        const auto [low, high] = std::ranges::minmax(box.values);
        range.low = std::min(range.low, low);
        range.high = std::max(range.high, high);
    }
    const double room = std::max(1.0, kRoomShare * range.length());
    return {std::floor(range.low - room), std::ceil(range.high + room)};
}

/// Where scores and boxes stand in the drawing.
struct BoxFrame {
    QRectF area;
    ChartRange range;
    std::size_t count;

    [[nodiscard]] double y(double value) const {
        return area.bottom() - (value - range.low) / range.length() * area.height();
    }
    [[nodiscard]] double column() const { return area.width() / static_cast<double>(count); }
    [[nodiscard]] double x(std::size_t box) const {
        return area.left() + column() * (static_cast<double>(box) + 0.5);
    }
};

BoxFrame frameIn(const QRectF& area, const std::vector<PlotBox>& boxes,
                 const QFontMetricsF& metrics) {
    const double left = metrics.horizontalAdvance(QStringLiteral("00000")) + 6;
    return {area.adjusted(left, metrics.height() / 2, -4, -metrics.height() * 1.6), rangeOf(boxes),
            boxes.size()};
}

void paintBox(QPainter& painter, const BoxFrame& frame, std::size_t index, const PlotBox& box,
              const QColor& color) {
    const BoxSummary summary = boxSummary(box.values);
    const double x = frame.x(index);
    const double half = std::min(kWidestBox, frame.column() * kBoxShare) / 2;
    const auto bar = [&](double value, double share) {
        painter.drawLine(QPointF(x - half * share, frame.y(value)),
                         QPointF(x + half * share, frame.y(value)));
    };
    painter.setPen(QPen(color, 1.5));
    painter.drawLine(QPointF(x, frame.y(summary.lowerWhisker)),
                     QPointF(x, frame.y(summary.lowerQuartile)));
    painter.drawLine(QPointF(x, frame.y(summary.upperQuartile)),
                     QPointF(x, frame.y(summary.upperWhisker)));
    bar(summary.lowerWhisker, 0.5);
    bar(summary.upperWhisker, 0.5);
    QColor faint = color;
    faint.setAlphaF(0.25F);
    painter.setBrush(faint);
    painter.drawRect(QRectF(QPointF(x - half, frame.y(summary.upperQuartile)),
                            QPointF(x + half, frame.y(summary.lowerQuartile))));
    painter.setPen(QPen(color, 3, Qt::SolidLine, Qt::FlatCap));
    bar(summary.median, 1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (const double value : summary.outliers)
        painter.drawEllipse(QPointF(x, frame.y(value)), kOutlierRadius, kOutlierRadius);
}

} // namespace

BoxPlot::BoxPlot(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Scores of each method as boxes"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setMinimumSize(200, 120);
}

void BoxPlot::setBoxes(std::vector<PlotBox> boxes) {
    std::erase_if(boxes, [](const PlotBox& box) { return box.values.empty(); });
    m_boxes = std::move(boxes);
    update();
}

void BoxPlot::paintOn(QPainter& painter, const QRectF& area, const QPalette& colors) const {
    const QColor ink = colors.color(QPalette::Text);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_boxes.empty()) {
        painter.setPen(ink);
        painter.drawText(area, Qt::AlignCenter, tr("No run has ended yet."));
        return;
    }
    const QFontMetricsF metrics(painter.font());
    const BoxFrame frame = frameIn(area, m_boxes, metrics);
    paintTickLines(
        painter, frame.area, scoreTicks(frame.range, kTicks),
        [&](double score) { return frame.y(score); }, ink);
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const PlotBox& box = m_boxes[i];
        paintBox(painter, frame, i, box, runColor(box.run, colors.color(QPalette::Base)));
        const QRectF label(frame.x(i) - frame.column() / 2, frame.area.bottom() + 4, frame.column(),
                           metrics.height());
        painter.setPen(ink);
        painter.drawText(label, Qt::AlignCenter,
                         metrics.elidedText(box.name, Qt::ElideMiddle, label.width() - 4));
    }
}

void BoxPlot::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    paintOn(painter, rect(), palette());
}

bool BoxPlot::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || m_boxes.empty())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const BoxFrame frame = frameIn(rect(), m_boxes, QFontMetricsF(font()));
    const auto index =
        static_cast<std::size_t>(std::clamp((help->pos().x() - frame.area.left()) / frame.column(),
                                            0.0, static_cast<double>(m_boxes.size() - 1)));
    const BoxSummary summary = boxSummary(m_boxes[index].values);
    const auto number = [](double value) { return QLocale().toString(value, 'f', 1); };
    QToolTip::showText(help->globalPos(),
                       tr("%1: median %2, middle half %3 to %4, %n run(s)", nullptr,
                          static_cast<int>(m_boxes[index].values.size()))
                           .arg(m_boxes[index].name, number(summary.median),
                                number(summary.lowerQuartile), number(summary.upperQuartile)),
                       this);
    return true;
}

} // namespace tessera
