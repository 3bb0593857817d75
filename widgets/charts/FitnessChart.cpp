// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/FitnessChart.h"

#include "widgets/charts/ChartCurve.h"
#include "widgets/charts/FitnessPlot.h"

#include "core/support/NumberText.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QGraphicsScene>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

struct CurveAxisChoiceText {
    Q_DECLARE_TR_FUNCTIONS(CurveAxisChoice)
};

constexpr std::size_t kMostReadoutLines = 8;
/// Pixels between press and release of a click; more is a drag.
constexpr double kClickSlack = 4;
constexpr double kZoomFactor = 1.25;
/// Where the focus is shown around the plot.
constexpr int kFocusLine = 1;

/// The place of the pointer in the plot.
QPointF inPlot(const QSinglePointEvent& event) {
    return event.position() - QPointF(kFocusLine, kFocusLine);
}

} // namespace

void addCurveAxes(QComboBox& box) {
    const auto add = [&box](CurveAxis axis, const QString& name, const QString& toolTip) {
        box.addItem(name, static_cast<int>(axis));
        box.setItemData(box.count() - 1, toolTip, Qt::ToolTipRole);
    };
    add(CurveAxis::Seconds, CurveAxisChoiceText::tr("Seconds"),
        CurveAxisChoiceText::tr("Running time without pauses"));
    add(CurveAxis::Evaluations, CurveAxisChoiceText::tr("Evaluations"),
        CurveAxisChoiceText::tr("Boards or moves that were scored"));
    add(CurveAxis::Iterations, CurveAxisChoiceText::tr("Iterations"),
        CurveAxisChoiceText::tr("Rounds of the method’s outer loop, such as generations"));
    add(CurveAxis::Nodes, CurveAxisChoiceText::tr("Nodes"),
        CurveAxisChoiceText::tr("Placements of a tree search; other methods have none"));
}

CurveAxis chosenAxis(const QComboBox& box) {
    return static_cast<CurveAxis>(box.currentData().toInt());
}

QString axisMissingText(CurveAxis axis) {
    if (axis == CurveAxis::Nodes)
        return CurveAxisChoiceText::tr("Only methods that search a tree count nodes.");
    if (axis == CurveAxis::Iterations)
        return CurveAxisChoiceText::tr("No iteration has ended yet.");
    return {};
}

struct FitnessChart::Scene : QGraphicsScene {
    FitnessPlot plot;

    Scene() { addItem(plot.chart()); }
};

FitnessChart::FitnessChart(QWidget* parent)
    : QWidget(parent), m_scene(std::make_unique<Scene>()), m_readout(new QLabel(this)) {
    m_content.emptyText = tr("Start a search to see its fitness over time.");
    m_readout->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_readout->setTextFormat(Qt::RichText);
    m_readout->setAutoFillBackground(true);
    m_readout->setMargin(4);
    m_readout->setFrameShape(QFrame::StyledPanel);
    m_readout->hide();
    setContentsMargins(kFocusLine, kFocusLine, kFocusLine, kFocusLine);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Fitness over time"));
    setWhatsThis(tr("The best score of each search as a line, its current score as a faint band, "
                    "and the full score as a dotted line. Of a population the band goes from "
                    "its worst to its best board, with a thin line for the mean. "
                    "Point at it to read values; Ctrl and "
                    "the wheel zoom, dragging moves, a double click shows everything. A click on "
                    "a name hides its curve or shows it again; the menu key lists the names."));
}

FitnessChart::~FitnessChart() = default;

void FitnessChart::setCurve(std::size_t index, ChartCurve curve) {
    if (index >= m_content.curves.size())
        m_content.curves.push_back(std::move(curve));
    else
        m_content.curves[index] = std::move(curve);
    scheduleRedraw();
}

void FitnessChart::clear() {
    m_content.visible.reset();
    setCurves({});
}

void FitnessChart::setXAxis(CurveAxis axis) {
    if (axis == m_content.scale.axis())
        return;
    m_content.visible.reset();
    change(m_content.scale, ChartScale(axis, m_content.scale.isLogarithmic()));
}

void FitnessChart::setHidden(std::size_t run, bool hidden) {
    if (hidden)
        m_content.hidden.insert(run);
    else
        m_content.hidden.erase(run);
    scheduleRedraw();
}

void FitnessChart::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    for (std::size_t i = 0; i < curves().size(); ++i) {
        QString name = curves()[i].name;
        if (name.isEmpty())
            continue;
        const std::size_t run = m_content.runOf(i);
        QAction* shown = menu.addAction(name.replace(u'&', QStringLiteral("&&")));
        shown->setCheckable(true);
        shown->setChecked(!m_content.hidden.contains(run));
        connect(shown, &QAction::toggled, this, [this, run](bool on) { setHidden(run, !on); });
    }
    if (!menu.isEmpty())
        menu.exec(event->globalPos());
}

void FitnessChart::scheduleRedraw() {
    // Many changes in one turn of the event loop are one redraw; none if hidden.
    if (m_redrawPending || !isVisible())
        return;
    m_redrawPending = true;
    QTimer::singleShot(0, this, [this] {
        m_redrawPending = false;
        if (isVisible())
            redraw();
    });
}

void FitnessChart::redraw() {
    m_scene->plot.show(m_content, contentsRect().size(), palette(), font());
    showMarkedMoment();
    pointAtCoordinate(m_pointed);
    update();
}

void FitnessChart::setMarkedMoment(std::optional<BestMoment> moment) {
    m_marked = moment;
    showMarkedMoment();
}

void FitnessChart::showMarkedMoment() {
    const bool shown = m_marked && !curves().empty();
    m_scene->plot.setMarker(shown ? std::optional(m_content.scale.coordinateOf(*m_marked))
                                  : std::nullopt);
    update();
}

void FitnessChart::pointAtCoordinate(std::optional<double> coordinate) {
    m_pointed = coordinate;
    m_scene->plot.setCursor(coordinate);
    update();
    const QString text = coordinate ? readoutText(*coordinate) : QString();
    m_readout->setVisible(!text.isEmpty());
    if (text.isEmpty())
        return;
    m_readout->setText(text);
    placeReadout(*coordinate);
    emit momentPointedAt(m_content.scale.value(*coordinate));
}

/// Beside the cursor, on the side where there is room.
void FitnessChart::placeReadout(double coordinate) {
    m_readout->adjustSize();
    const QRectF area = m_scene->plot.plotArea().translated(kFocusLine, kFocusLine);
    const ChartRange range = m_scene->plot.range();
    const double x = area.left() + (coordinate - range.low) / range.length() * area.width();
    const double right = x + 12;
    const bool fits = right + m_readout->width() <= area.right();
    const double left = fits ? right : std::max(area.left(), x - 12 - m_readout->width());
    // The curves climb: the lower part of the plot is the emptier one.
    const double top = std::max(area.top(), area.bottom() - m_readout->height() - 12.0);
    m_readout->move(static_cast<int>(left), static_cast<int>(top));
}

/// The place on the axis in words.
QString FitnessChart::momentText(double coordinate) const {
    const double value = m_content.scale.value(coordinate);
    const CurveAxis axis = m_content.scale.axis();
    return tr("after %1")
        .arg(axis == CurveAxis::Seconds ? durationText(value, true) : countedText(value, axis));
}

QString FitnessChart::readoutText(double coordinate) const {
    QStringList lines;
    for (std::size_t i = 0; i < curves().size(); ++i) {
        const ChartCurve& curve = curves()[i];
        const TracePoint* point = pointAt(curve.points, m_content.scale, coordinate);
        if (point == nullptr || curve.name.isEmpty() ||
            m_content.hidden.contains(m_content.runOf(i)))
            continue;
        if (static_cast<std::size_t>(lines.size()) == kMostReadoutLines) {
            lines << tr("and %n more", nullptr, static_cast<int>(curves().size() - i));
            break;
        }
        const QColor color = curveColor(m_content, i, palette().color(QPalette::Base));
        const QString dot = QStringLiteral("<span style='color:%1'>●</span> ").arg(color.name());
        const QString name = curve.name.toHtmlEscaped();
        const QString best = QLocale().toString(point->best);
        // Of several searches, there is no one moment to tell.
        lines << dot + (!curve.bandLow.empty()
                            ? QStringLiteral("%1 <b>%2</b>").arg(name, best)
                            : tr("%1 <b>%2</b> (%3) at %4, %5")
                                  .arg(name, best, presentText(*point),
                                       durationText(point->seconds, true),
                                       countedText(*point, m_content.scale.axis())));
    }
    if (!lines.isEmpty())
        lines.prepend(momentText(coordinate));
    return lines.join(QStringLiteral("<br>"));
}

void FitnessChart::showRange(double low, double length) {
    PlotContent everything = m_content;
    everything.visible.reset();
    const ChartRange whole = horizontalRange(everything);
    if (length >= whole.length()) {
        setVisibleRange(std::nullopt);
        return;
    }
    const double from = std::clamp(low, whole.low, whole.high - length);
    setVisibleRange(ChartRange{m_content.scale.value(from), m_content.scale.value(from + length)});
}

void FitnessChart::zoom(double factor, double coordinate) {
    const ChartRange range = m_scene->plot.range();
    showRange(coordinate - (coordinate - range.low) / factor, range.length() / factor);
}

void FitnessChart::pan(double pixels) {
    const ChartRange range = m_scene->plot.range();
    const double width = m_scene->plot.plotArea().width();
    if (m_content.visible && width > 0)
        showRange(range.low - pixels / width * range.length(), range.length());
}

double FitnessChart::coordinateUnder(QPointF position) const {
    return m_scene->plot.coordinateAt(position.x());
}

void FitnessChart::mouseMoveEvent(QMouseEvent* event) {
    const QPointF position = inPlot(*event);
    if (m_dragFrom)
        pan(position.x() - *std::exchange(m_dragFrom, position.x()));
    setCursor(m_scene->plot.legendRunAt(position) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    const bool inside = m_scene->plot.plotArea().contains(position);
    pointAtCoordinate(inside ? std::optional(coordinateUnder(position)) : std::nullopt);
}

void FitnessChart::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        m_dragFrom = m_pressedAt = inPlot(*event).x();
}

void FitnessChart::mouseReleaseEvent(QMouseEvent* event) {
    const QPointF position = inPlot(*event);
    m_dragFrom.reset();
    if (const auto run = m_scene->plot.legendRunAt(position);
        run && event->button() == Qt::LeftButton)
        setHidden(*run, !m_content.hidden.contains(*run));
    const auto pressedAt = std::exchange(m_pressedAt, std::nullopt);
    if (pressedAt && std::abs(position.x() - *pressedAt) < kClickSlack &&
        m_scene->plot.plotArea().contains(position))
        emit momentPicked(m_content.scale.value(coordinateUnder(position)));
}

void FitnessChart::mouseDoubleClickEvent(QMouseEvent* event) {
    // On a name it is the second of two clicks.
    if (!m_scene->plot.legendRunAt(inPlot(*event)))
        setVisibleRange(std::nullopt);
}

void FitnessChart::wheelEvent(QWheelEvent* event) {
    if (event->modifiers() & Qt::ControlModifier)
        zoom(std::pow(kZoomFactor, event->angleDelta().y() / 120.0),
             coordinateUnder(inPlot(*event)));
    else
        event->ignore();
}

void FitnessChart::keyPressEvent(QKeyEvent* event) {
    const ChartRange range = m_scene->plot.range();
    const double step = range.length() / std::max(1.0, m_scene->plot.plotArea().width());
    const double here = m_pointed.value_or(range.high);
    switch (event->key()) {
    case Qt::Key_Left:
        return pointAtCoordinate(std::max(range.low, here - step));
    case Qt::Key_Right:
        return pointAtCoordinate(std::min(range.high, here + step));
    case Qt::Key_Plus:
        return zoom(kZoomFactor, here);
    case Qt::Key_Minus:
        return zoom(1 / kZoomFactor, here);
    case Qt::Key_Home:
        return setVisibleRange(std::nullopt);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_pointed)
            emit momentPicked(m_content.scale.value(*m_pointed));
        return;
    case Qt::Key_Escape:
        if (m_pointed)
            return pointAtCoordinate(std::nullopt);
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

bool FitnessChart::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::Leave:
        pointAtCoordinate(std::nullopt);
        break;
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::LocaleChange:
    case QEvent::LanguageChange:
    case QEvent::Resize:
    case QEvent::Show:
        scheduleRedraw();
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

void FitnessChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (hasFocus())
        painter.fillRect(rect(), palette().highlight());
    painter.setRenderHint(QPainter::Antialiasing);
    m_scene->render(&painter, contentsRect(), QRectF(QPointF(), contentsRect().size()));
}

QSize FitnessChart::minimumSizeHint() const {
    // Legend, bound and the labels of the axis take half of it.
    constexpr int kLines = 5;
    return {160, std::max(100, fontMetrics().lineSpacing() * kLines)};
}

QString presentText(const TracePoint& point) {
    const QLocale locale;
    if (!point.spread)
        return FitnessChart::tr("now %1").arg(locale.toString(point.current));
    return FitnessChart::tr("now %1, mean %2, worst %3")
        .arg(locale.toString(point.current), locale.toString(point.spread->mean, 'f', 1),
             locale.toString(point.spread->worst));
}

QString countedText(double count, CurveAxis axis) {
    const QString text = axis == CurveAxis::Iterations ? FitnessChart::tr("%1 iterations")
                         : axis == CurveAxis::Nodes    ? FitnessChart::tr("%1 nodes")
                                                       : FitnessChart::tr("%1 evaluations");
    return text.arg(countText(count));
}

QString countedText(const TracePoint& point, CurveAxis axis) {
    const CurveAxis counted = axis == CurveAxis::Seconds ? CurveAxis::Evaluations : axis;
    return countedText(placeOn(counted, point), counted);
}

} // namespace tessera
