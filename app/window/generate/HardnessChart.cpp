// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/HardnessChart.h"

#include "widgets/charts/RunColors.h"

#include "core/support/NumberText.h"

#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace tessera {

namespace {

using Counted = HardnessCurve::Counted;

constexpr int kTicksUp = 5;
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
    m_up = {-kLeastLow, kLeastLow};
    for (const HardnessCurve::Point& point : m_curve.points) {
        m_up.low = std::min(m_up.low, point.log10);
        m_up.high = std::max(m_up.high, point.log10);
    }
    setAccessibleDescription(
        m_curve.isEmpty()
            ? QString()
            : tr("%1 %2 chosen, %3 are the hardest; ten to the power of %4 solutions by chance")
                  .arg(m_curve.chosen)
                  .arg(countedText(m_curve.counted))
                  .arg(m_curve.hardest)
                  .arg(QLocale().toString(m_curve.chosenLog10, 'f', 1)));
    update();
}

QSize HardnessChart::sizeHint() const {
    return colorCountChartSize(*this);
}

QSize HardnessChart::minimumSizeHint() const {
    return smallestColorCountChart(*this);
}

ColorCountAxes HardnessChart::axes() const {
    ColorCountAxes axes;
    axes.area = ColorCountAxes::areaIn(*this, QStringLiteral("−0000"));
    axes.across = {double(m_curve.points.front().colors), double(m_curve.points.back().colors)};
    axes.up = m_up;
    axes.acrossText = countedText(m_curve.counted);
    axes.upText = tr("log₁₀ of the solutions by chance");
    return axes;
}

QPointF HardnessChart::position(const HardnessCurve::Point& point) const {
    return axes().position(point.colors, point.log10);
}

const HardnessCurve::Point* HardnessChart::nearest(const QPointF& position) const {
    if (m_curve.isEmpty())
        return nullptr;
    return &*std::ranges::min_element(m_curve.points, {}, [&](const HardnessCurve::Point& point) {
        return std::abs(this->position(point).x() - position.x());
    });
}

void HardnessChart::paintCurve(QPainter& painter, const ColorCountAxes& axes) const {
    const QColor ink = palette().color(QPalette::WindowText);
    // One solution expected: above it puzzles are easy for their many solutions.
    const double one = axes.position(axes.across.low, 0).y();
    painter.setPen(QPen(ink, 1, Qt::DashLine));
    painter.drawLine(QPointF(axes.area.left(), one), QPointF(axes.area.right(), one));
    QPolygonF line;
    for (const HardnessCurve::Point& point : m_curve.points)
        line.append(axes.position(point.colors, point.log10));
    painter.setPen(QPen(runColor(0, palette().color(QPalette::Window)), 2));
    painter.drawPolyline(line);
}

void HardnessChart::paintMarkers(QPainter& painter, const ColorCountAxes& axes) const {
    painter.setPen(runColor(1, palette().color(QPalette::Window)));
    paintColorCountMark(painter, axes, m_curve.hardest, tr("hardest: %1").arg(m_curve.hardest));
    if (std::isfinite(m_curve.chosenLog10))
        paintChosenPoint(painter, *this, axes.position(m_curve.chosen, m_curve.chosenLog10));
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
    const ColorCountAxes axes = this->axes();
    axes.paint(painter, *this, scoreTicks(m_up, kTicksUp));
    paintCurve(painter, axes);
    paintMarkers(painter, axes);
}

bool HardnessChart::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const HardnessCurve::Point* point = nearest(help->pos())) {
        QToolTip::showText(help->globalPos(),
                           tr("%1 %2: %3 solutions by chance. Click to choose.")
                               .arg(point->colors)
                               .arg(countedText(m_curve.counted), powerOfTenText(point->log10)),
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
