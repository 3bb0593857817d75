// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/HardnessChart.h"

#include "widgets/charts/AxisTicks.h"
#include "widgets/charts/RunColors.h"

#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>

namespace tessera {

namespace {

using Counted = HardnessCurve::Counted;

constexpr int kTicksAcross = 8;
constexpr int kTicksUp = 5;
constexpr double kGridShare = 0.15;
/// Orders of magnitude shown below one solution: further down nothing is told.
constexpr double kLeastLow = 1;

QString countedText(Counted counted) {
    switch (counted) {
    case Counted::Inner:
        return HardnessChart::tr("inner colours");
    case Counted::Border:
        return HardnessChart::tr("border colours");
    case Counted::All:
        break;
    }
    return HardnessChart::tr("colours");
}

QString number(double value) {
    return QLocale().toString(value, 'f', 1);
}

QColor faint(QColor color, double share) {
    color.setAlphaF(static_cast<float>(share));
    return color;
}

} // namespace

HardnessChart::HardnessChart(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("hardnessChart"));
    setAccessibleName(tr("Expected solutions against colours"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setCursor(Qt::PointingHandCursor);
    setMouseTracking(true);
}

void HardnessChart::setCurve(HardnessCurve curve) {
    m_curve = std::move(curve);
    m_low = -kLeastLow;
    m_high = kLeastLow;
    for (const HardnessCurve::Point& point : m_curve.points) {
        m_low = std::min(m_low, point.log10);
        m_high = std::max(m_high, point.log10);
    }
    setAccessibleDescription(
        m_curve.isEmpty()
            ? QString()
            : tr("%1 %2 chosen, %3 are the hardest; ten to the power of %4 solutions by chance")
                  .arg(m_curve.chosen)
                  .arg(countedText(m_curve.counted))
                  .arg(m_curve.hardest)
                  .arg(number(m_curve.chosenLog10)));
    update();
}

QSize HardnessChart::sizeHint() const {
    const int line = fontMetrics().lineSpacing();
    return {line * 20, line * 9};
}

QSize HardnessChart::minimumSizeHint() const {
    const int line = fontMetrics().lineSpacing();
    return {line * 12, line * 7};
}

QRectF HardnessChart::plotArea() const {
    const QFontMetrics metrics = fontMetrics();
    const int left = metrics.horizontalAdvance(QStringLiteral("−0000")) + 6;
    const int line = metrics.lineSpacing();
    return QRectF(rect()).adjusted(left, line + 4, -line / 2.0, -2.0 * line - 4);
}

QPointF HardnessChart::position(const HardnessCurve::Point& point) const {
    const QRectF area = plotArea();
    const double first = m_curve.points.front().colors;
    const double span = std::max(1.0, m_curve.points.back().colors - first);
    return {area.left() + area.width() * (point.colors - first) / span,
            area.bottom() - area.height() * (point.log10 - m_low) / (m_high - m_low)};
}

const HardnessCurve::Point* HardnessChart::nearest(const QPointF& position) const {
    if (m_curve.isEmpty())
        return nullptr;
    return &*std::ranges::min_element(m_curve.points, {}, [&](const HardnessCurve::Point& point) {
        return std::abs(this->position(point).x() - position.x());
    });
}

void HardnessChart::paintAxes(QPainter& painter) const {
    const QRectF area = plotArea();
    const QColor ink = palette().color(QPalette::WindowText);
    const int line = fontMetrics().lineSpacing();
    painter.setPen(ink);
    painter.drawText(QRectF(0, 0, width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("log₁₀ of the solutions by chance"));
    painter.drawText(QRectF(area.left(), height() - line, area.width(), line), Qt::AlignCenter,
                     countedText(m_curve.counted));
    for (const AxisTick& tick : scoreTicks({m_low, m_high}, kTicksUp)) {
        const double y = position({m_curve.points.front().colors, tick.coordinate}).y();
        painter.setPen(QPen(faint(ink, kGridShare), 0));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(ink);
        painter.drawText(QRectF(0, y - line, area.left() - 5, 2 * line),
                         Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
    const ChartRange across{double(m_curve.points.front().colors),
                            double(m_curve.points.back().colors)};
    for (const AxisTick& tick : scoreTicks(across, kTicksAcross)) {
        const double x = position({static_cast<int>(tick.coordinate), 0}).x();
        painter.drawText(QRectF(x - 3 * line, area.bottom() + 2, 6 * line, line), Qt::AlignCenter,
                         tick.label);
    }
}

void HardnessChart::paintCurve(QPainter& painter) const {
    const QRectF area = plotArea();
    const QColor ink = palette().color(QPalette::WindowText);
    // One solution expected: above it puzzles are easy for their many solutions.
    const double one = position({0, 0}).y();
    painter.setPen(QPen(ink, 1, Qt::DashLine));
    painter.drawLine(QPointF(area.left(), one), QPointF(area.right(), one));
    QPainterPath path(position(m_curve.points.front()));
    for (const HardnessCurve::Point& point : m_curve.points)
        path.lineTo(position(point));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(runColor(0, palette().color(QPalette::Window)), 2));
    painter.drawPath(path);
}

void HardnessChart::paintMarkers(QPainter& painter) const {
    const QRectF area = plotArea();
    const int line = fontMetrics().lineSpacing();
    const QColor accent = runColor(1, palette().color(QPalette::Window));
    const double hardest = position({m_curve.hardest, 0}).x();
    painter.setPen(QPen(accent, 1, Qt::DotLine));
    painter.drawLine(QPointF(hardest, area.top()), QPointF(hardest, area.bottom()));
    painter.setPen(accent);
    painter.drawText(QRectF(hardest + 4, area.top(), area.right() - hardest, line),
                     Qt::AlignLeft | Qt::AlignVCenter, tr("hardest: %1").arg(m_curve.hardest));
    if (!std::isfinite(m_curve.chosenLog10))
        return;
    const QPointF chosen = position({m_curve.chosen, m_curve.chosenLog10});
    painter.setPen(QPen(palette().color(QPalette::Window), 1.5));
    painter.setBrush(palette().color(QPalette::WindowText));
    painter.drawEllipse(chosen, line / 3.0, line / 3.0);
}

void HardnessChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_curve.isEmpty()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Nothing can be expected here."));
        return;
    }
    paintAxes(painter);
    paintCurve(painter);
    paintMarkers(painter);
}

bool HardnessChart::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const HardnessCurve::Point* point = nearest(help->pos())) {
        QToolTip::showText(help->globalPos(),
                           tr("%1 %2: 10<sup>%3</sup> solutions by chance. Click to choose.")
                               .arg(point->colors)
                               .arg(countedText(m_curve.counted), number(point->log10)),
                           this);
    }
    return true;
}

void HardnessChart::mouseReleaseEvent(QMouseEvent* event) {
    const HardnessCurve::Point* point = nearest(event->position());
    if (event->button() == Qt::LeftButton && point != nullptr &&
        rect().contains(event->position().toPoint()))
        emit countChosen(point->colors);
}

} // namespace tessera
