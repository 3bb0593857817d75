// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/HardnessChart.h"

#include "widgets/charts/ChartCurve.h"

#include "core/edges/generate/Hardness.h"
#include "core/support/NumberText.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr int kTicksAcross = 8;

} // namespace

QRectF ColorCountAxes::areaIn(const QWidget& widget, const QString& widest) {
    const QFontMetrics metrics = widget.fontMetrics();
    const int left = metrics.horizontalAdvance(widest) + 8;
    const int line = metrics.lineSpacing();
    return QRectF(widget.rect()).adjusted(left, line + 4, -line / 2.0, -2.0 * line - 4);
}

void ColorCountAxes::paint(QPainter& painter, const QWidget& widget,
                           const std::vector<AxisTick>& ticksUp) const {
    const QColor ink = widget.palette().color(QPalette::WindowText);
    const int line = widget.fontMetrics().lineSpacing();
    painter.setPen(ink);
    painter.drawText(QRectF(0, 0, widget.width(), line), Qt::AlignLeft | Qt::AlignVCenter, upText);
    painter.drawText(QRectF(area.left(), widget.height() - line, area.width(), line),
                     Qt::AlignCenter, acrossText);
    paintUp(painter, ticksUp, ink);
    paintAcross(painter, scoreTicks(across, kTicksAcross), ink);
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

namespace {

using Counted = HardnessCurve::Counted;

struct HardnessCurveText {
    Q_DECLARE_TR_FUNCTIONS(HardnessCurve)
};

constexpr int kFewestPoints = 8;
/// Above so many solutions only their order of magnitude is told.
constexpr double kMostLog10 = 4;
/// Below, the first decimal would be 0.
constexpr double kFewestSolutions = 0.05;

Counted countedColors(const GeneratorSettings& settings) {
    if (settings.colors.kind == ColorChoice::Kind::Total)
        return Counted::All;
    const bool strip = std::min(settings.size.width, settings.size.height) == 1;
    return settings.rules.framed && strip ? Counted::Border : Counted::Inner;
}

int& countOf(ColorChoice& choice, Counted counted) {
    switch (counted) {
    case Counted::Inner:
        return choice.inner;
    case Counted::Border:
        return choice.border;
    case Counted::All:
        break;
    }
    return choice.total;
}

/// The fewest colours that let chance give no more than one solution.
int fewestForOneSolution(const std::vector<HardnessCurve::Point>& points) {
    const auto found = std::ranges::find_if(
        points, [](const HardnessCurve::Point& point) { return point.log10 <= 0; });
    return found != points.end() ? found->colors : points.back().colors;
}

QString digits(double number) {
    return QLocale().toString(number, number < 10 ? 'f' : 'g', number < 10 ? 1 : 3);
}

} // namespace

HardnessCurve hardnessCurve(const GeneratorSettings& settings) {
    const HardestColors formula = hardestColorsFor(settings);
    ColorChoice hardest{ColorChoice::Kind::BorderAndInner, formula.border, formula.inner,
                        formula.total()};
    HardnessCurve curve;
    curve.counted = countedColors(settings);
    curve.hardest = countOf(hardest, curve.counted);

    const bool hinted = settings.hints.count > 0 || !settings.hints.cells.empty();
    const double log10Rotations = std::log10(boardRotations(settings.size, hinted));
    GeneratorSettings varied = settings;
    if (varied.colors.kind == ColorChoice::Kind::Hardest)
        varied.colors = hardest;
    int& count = countOf(varied.colors, curve.counted);
    curve.chosen = count;
    curve.chosenLog10 = log10ExpectedSolutions(varied) - log10Rotations;
    const int most = settings.rules.isSigned ? kMaxSignedColor : kMaxColor;
    const int last = std::min(most, std::max({kFewestPoints, 2 * curve.hardest, curve.chosen + 2}));
    for (count = 1; count <= last && settings.size.totalEdges() > 0; ++count) {
        const double value = log10ExpectedSolutions(varied) - log10Rotations;
        if (std::isfinite(value))
            curve.points.push_back({count, value});
    }
    // The formula's total is for two sets apart; one common set has its own.
    if (curve.counted == Counted::All && !curve.isEmpty())
        curve.hardest = fewestForOneSolution(curve.points);
    return curve;
}

QString expectedSolutionsText(const HardnessCurve& curve) {
    if (!std::isfinite(curve.chosenLog10))
        return QStringLiteral("–");
    const double byChance = std::pow(10.0, curve.chosenLog10);
    if (byChance < kFewestSolutions)
        return HardnessCurveText::tr("hardly any by chance, besides its own");
    return HardnessCurveText::tr("about %1 by chance, besides its own")
        .arg(curve.chosenLog10 > kMostLog10 ? powerOfTenText(curve.chosenLog10) : digits(byChance));
}

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

QSize HardnessChart::sizeHint() const { return colorCountChartSize(*this); }

QSize HardnessChart::minimumSizeHint() const { return smallestColorCountChart(*this); }

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
