// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/FitnessChart.h"

#include "widgets/charts/Downsample.h"
#include "widgets/charts/FitnessPlot.h"

#include "core/support/NumberText.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

struct CurveAxisChoiceText {
    Q_DECLARE_TR_FUNCTIONS(CurveAxisChoice)
};

void addAxis(QComboBox& box, CurveAxis axis, const QString& name, const QString& toolTip) {
    box.addItem(name, static_cast<int>(axis));
    box.setItemData(box.count() - 1, toolTip, Qt::ToolTipRole);
}

} // namespace

void addCurveAxes(QComboBox& box) {
    addAxis(box, CurveAxis::Seconds, CurveAxisChoiceText::tr("Seconds"),
            CurveAxisChoiceText::tr("Running time without pauses"));
    addAxis(box, CurveAxis::Evaluations, CurveAxisChoiceText::tr("Evaluations"),
            CurveAxisChoiceText::tr("Boards or moves that were scored"));
    addAxis(box, CurveAxis::Iterations, CurveAxisChoiceText::tr("Iterations"),
            CurveAxisChoiceText::tr("Rounds of the method’s outer loop, such as generations"));
    addAxis(box, CurveAxis::Nodes, CurveAxisChoiceText::tr("Nodes"),
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

namespace {

constexpr std::size_t kMostReadoutLines = 8;
/// Pixels between press and release of a click; more is a drag.
constexpr double kClickSlack = 4;

PlotContent contentOf(const FitnessChart& chart, const ChartScale& scale, int total,
                      bool showCurrent, const QString& emptyText) {
    return {chart.curves(), scale,           total,        showCurrent,        chart.visibleRange(),
            emptyText,      chart.palette(), chart.font(), chart.scoreTitle(), chart.countTitle(), chart.hidden()};
}

} // namespace

class FitnessChart::View {
public:
    explicit View(QWidget* parent)
        : view(new QGraphicsView(&scene, parent)), readout(new QLabel(parent)) {
        scene.addItem(plot.chart());
        view->setFrameShape(QFrame::NoFrame);
        view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        view->setRenderHint(QPainter::Antialiasing);
        view->setFocusPolicy(Qt::NoFocus);
        view->viewport()->setMouseTracking(true);
        readout->setAttribute(Qt::WA_TransparentForMouseEvents);
        readout->setTextFormat(Qt::RichText);
        readout->setAutoFillBackground(true);
        readout->setMargin(4);
        readout->setFrameShape(QFrame::StyledPanel);
        readout->hide();
    }

    /// Beside the cursor, on the side where there is room.
    void placeReadout(double coordinate) {
        readout->adjustSize();
        const QRectF area = plot.plotArea();
        const ChartRange range = plot.range();
        const double x = area.left() + (coordinate - range.low) / range.length() * area.width();
        const double right = x + 12;
        const bool fits = right + readout->width() <= area.right();
        const double left = fits ? right : std::max(area.left(), x - 12 - readout->width());
        // The curves climb: the lower part of the plot is the emptier one.
        const double top = std::max(area.top(), area.bottom() - readout->height() - 12.0);
        readout->move(static_cast<int>(left), static_cast<int>(top));
    }

    QGraphicsScene scene;
    FitnessPlot plot;
    QGraphicsView* view;
    QLabel* readout;
    std::optional<double> dragFrom;
    std::optional<double> pressedAt;
};

FitnessChart::FitnessChart(QWidget* parent)
    : QWidget(parent), m_emptyText(tr("Start a search to see its fitness over time.")),
      m_view(std::make_unique<View>(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1); // where the focus is shown
    layout->addWidget(m_view->view);
    m_view->readout->raise();
    m_view->view->viewport()->installEventFilter(this);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Fitness over time"));
    setToolTip(QString());
    setWhatsThis(tr("The best score of each search as a line, its current score as a faint band, "
                    "and the full score as a dotted line. Of a population the band goes from "
                    "its worst to its best board, with a thin line for the mean. "
                    "Point at it to read values; Ctrl and "
                    "the wheel zoom, dragging moves, a double click shows everything. A click on "
                    "a name hides its curve or shows it again; the menu key lists the names."));
}

FitnessChart::~FitnessChart() = default;

void FitnessChart::setCurves(std::vector<ChartCurve> curves) {
    m_curves = std::move(curves);
    scheduleRedraw();
}

void FitnessChart::setCurve(std::size_t index, ChartCurve curve) {
    if (index >= m_curves.size())
        m_curves.push_back(std::move(curve));
    else
        m_curves[index] = std::move(curve);
    scheduleRedraw();
}

void FitnessChart::clear() {
    m_visible.reset();
    setCurves({});
}

void FitnessChart::setTotal(int total) {
    m_total = total;
    scheduleRedraw();
}

void FitnessChart::setScoreTitle(const QString& title) {
    m_scoreTitle = title;
    scheduleRedraw();
}

void FitnessChart::setXAxis(CurveAxis axis) {
    if (axis == m_scale.axis())
        return;
    m_scale = ChartScale(axis, m_scale.isLogarithmic());
    m_visible.reset();
    scheduleRedraw();
}

void FitnessChart::setLogarithmic(bool logarithmic) {
    m_scale = ChartScale(m_scale.axis(), logarithmic);
    scheduleRedraw();
}

void FitnessChart::setShowCurrent(bool show) {
    m_showCurrent = show;
    scheduleRedraw();
}

void FitnessChart::setEmptyText(const QString& text) {
    m_emptyText = text;
    scheduleRedraw();
}

void FitnessChart::setHidden(std::size_t run, bool hidden) {
    if (hidden)
        m_hidden.insert(run);
    else
        m_hidden.erase(run);
    scheduleRedraw();
}

void FitnessChart::contextMenuEvent(QContextMenuEvent* event) {
    const PlotContent content = contentOf(*this, m_scale, m_total, m_showCurrent, m_emptyText);
    QMenu menu(this);
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        if (m_curves[i].name.isEmpty())
            continue;
        const std::size_t run = runOf(content, i);
        QString name = m_curves[i].name;
        QAction* shown = menu.addAction(name.replace(u'&', QStringLiteral("&&")));
        shown->setCheckable(true);
        shown->setChecked(!m_hidden.contains(run));
        connect(shown, &QAction::toggled, this, [this, run](bool on) { setHidden(run, !on); });
    }
    if (!menu.isEmpty())
        menu.exec(event->globalPos());
}

void FitnessChart::setVisibleRange(std::optional<ChartRange> range) {
    m_visible = range;
    scheduleRedraw();
}

QImage FitnessChart::toImage(QSize size, qreal devicePixelRatio) const {
    QImage image(size * devicePixelRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(palette().color(QPalette::Base));
    QPainter painter(&image);
    paintOn(&painter, QRectF(QPointF(), QSizeF(size)));
    return image;
}

bool FitnessChart::paintOn(QPainter* painter, const QRectF& target) const {
    if (painter == nullptr || !painter->isActive() || target.isEmpty())
        return false;
    QGraphicsScene scene;
    FitnessPlot plot;
    scene.addItem(plot.chart());
    plot.show(contentOf(*this, m_scale, m_total, m_showCurrent, m_emptyText), target.size());
    painter->setRenderHint(QPainter::Antialiasing);
    scene.render(painter, target, QRectF(QPointF(), target.size()));
    return true;
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
    const QSize size = m_view->view->viewport()->size();
    m_view->scene.setSceneRect(QRectF(QPointF(), QSizeF(size)));
    m_view->plot.show(contentOf(*this, m_scale, m_total, m_showCurrent, m_emptyText), size);
    showMarkedMoment();
    pointAtCoordinate(m_pointed);
}

void FitnessChart::setMarkedMoment(std::optional<BestMoment> moment) {
    m_marked = moment;
    showMarkedMoment();
}

void FitnessChart::showMarkedMoment() {
    const bool shown = m_marked && !m_curves.empty();
    m_view->plot.setMarker(shown ? std::optional(m_scale.coordinateOf(*m_marked)) : std::nullopt);
}

void FitnessChart::pointAtCoordinate(std::optional<double> coordinate) {
    m_pointed = coordinate;
    m_view->plot.setCursor(coordinate);
    const QString text = coordinate ? readout(*coordinate) : QString();
    m_view->readout->setVisible(!text.isEmpty());
    if (text.isEmpty())
        return;
    m_view->readout->setText(text);
    m_view->placeReadout(*coordinate);
    emit momentPointedAt(m_scale.value(*coordinate));
}

/// The place on the axis in words.
QString FitnessChart::momentText(double coordinate) const {
    const double value = m_scale.value(coordinate);
    if (m_scale.axis() == CurveAxis::Seconds)
        return tr("after %1").arg(durationText(value, true));
    return tr("after %1").arg(countedText(value, m_scale.axis()));
}

QString FitnessChart::readout(double coordinate) const {
    const PlotContent content = contentOf(*this, m_scale, m_total, m_showCurrent, m_emptyText);
    QStringList lines;
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        const TracePoint* point = pointAt(m_curves[i].points, m_scale, coordinate);
        if (point == nullptr || m_curves[i].name.isEmpty() ||
            m_hidden.contains(runOf(content, i)))
            continue;
        if (static_cast<std::size_t>(lines.size()) == kMostReadoutLines) {
            lines << tr("and %n more", nullptr, static_cast<int>(m_curves.size() - i));
            break;
        }
        const QString dot =
            QStringLiteral("<span style='color:%1'>●</span> ").arg(curveColor(content, i).name());
        if (!m_curves[i].bandLow.empty()) {
            // Of several searches, so that there is no one moment to tell.
            lines << dot + QStringLiteral("%1 <b>%2</b>")
                               .arg(m_curves[i].name.toHtmlEscaped(),
                                    QLocale().toString(point->best));
            continue;
        }
        lines << dot + tr("%1 <b>%2</b> (%3) at %4, %5")
                           .arg(m_curves[i].name.toHtmlEscaped(), QLocale().toString(point->best),
                                presentText(*point), durationText(point->seconds, true),
                                countedText(*point, m_scale.axis()));
    }
    if (!lines.isEmpty())
        lines.prepend(momentText(coordinate));
    return lines.join(QStringLiteral("<br>"));
}

void FitnessChart::zoom(double factor, double coordinate) {
    const ChartRange range = m_view->plot.range();
    PlotContent everything = contentOf(*this, m_scale, m_total, m_showCurrent, m_emptyText);
    everything.visible.reset();
    const ChartRange whole = horizontalRange(everything);
    const double length = range.length() / factor;
    if (length >= whole.length()) {
        setVisibleRange(std::nullopt);
        return;
    }
    const double share = (coordinate - range.low) / range.length();
    const double low = std::clamp(coordinate - share * length, whole.low, whole.high - length);
    setVisibleRange(ChartRange{m_scale.value(low), m_scale.value(low + length)});
}

void FitnessChart::pan(double pixels) {
    if (!m_visible || m_view->plot.plotArea().width() <= 0)
        return;
    const ChartRange range = m_view->plot.range();
    PlotContent everything = contentOf(*this, m_scale, m_total, m_showCurrent, m_emptyText);
    everything.visible.reset();
    const ChartRange whole = horizontalRange(everything);
    const double shift = pixels / m_view->plot.plotArea().width() * range.length();
    const double low =
        std::clamp(range.low - shift, whole.low, std::max(whole.low, whole.high - range.length()));
    setVisibleRange(ChartRange{m_scale.value(low), m_scale.value(low + range.length())});
}

bool FitnessChart::eventFilter(QObject* watched, QEvent* event) {
    const auto coordinateUnder = [this](const QPointF& position) {
        return m_view->plot.coordinateAt(position.x());
    };
    switch (event->type()) {
    case QEvent::MouseMove: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (m_view->dragFrom) {
            pan(mouse->position().x() - *m_view->dragFrom);
            m_view->dragFrom = mouse->position().x();
        }
        const bool inside = m_view->plot.plotArea().contains(mouse->position());
        m_view->view->viewport()->setCursor(
            m_view->plot.legendRunAt(mouse->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
        pointAtCoordinate(inside ? std::optional(coordinateUnder(mouse->position()))
                                 : std::nullopt);
        return false;
    }
    case QEvent::MouseButtonPress: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        setFocus(Qt::MouseFocusReason);
        if (mouse->button() == Qt::LeftButton)
            m_view->dragFrom = m_view->pressedAt = mouse->position().x();
        return true;
    }
    case QEvent::MouseButtonRelease: {
        const QPointF position = static_cast<QMouseEvent*>(event)->position();
        m_view->dragFrom.reset();
        if (const auto run = m_view->plot.legendRunAt(position);
            run && static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton)
            setHidden(*run, !m_hidden.contains(*run));
        const auto pressedAt = std::exchange(m_view->pressedAt, std::nullopt);
        if (pressedAt && std::abs(position.x() - *pressedAt) < kClickSlack &&
            m_view->plot.plotArea().contains(position))
            emit momentPicked(m_scale.value(coordinateUnder(position)));
        return true;
    }
    case QEvent::MouseButtonDblClick:
        if (const auto* mouse = static_cast<QMouseEvent*>(event);
            m_view->plot.legendRunAt(mouse->position()))
            return true; // the second of two clicks on a name
        setVisibleRange(std::nullopt);
        return true;
    case QEvent::Leave:
        pointAtCoordinate(std::nullopt);
        return false;
    case QEvent::Wheel: {
        const auto* wheel = static_cast<QWheelEvent*>(event);
        if (!(wheel->modifiers() & Qt::ControlModifier)) {
            event->ignore();
            return true;
        }
        zoom(std::pow(1.25, wheel->angleDelta().y() / 120.0), coordinateUnder(wheel->position()));
        return true;
    }
    default:
        return QWidget::eventFilter(watched, event);
    }
}

void FitnessChart::keyPressEvent(QKeyEvent* event) {
    const ChartRange range = m_view->plot.range();
    const double step = range.length() / std::max(1.0, m_view->plot.plotArea().width());
    const double here = m_pointed.value_or(range.high);
    switch (event->key()) {
    case Qt::Key_Left:
        pointAtCoordinate(std::max(range.low, here - step));
        break;
    case Qt::Key_Right:
        pointAtCoordinate(std::min(range.high, here + step));
        break;
    case Qt::Key_Plus:
        zoom(1.25, here);
        break;
    case Qt::Key_Minus:
        zoom(1 / 1.25, here);
        break;
    case Qt::Key_Home:
        setVisibleRange(std::nullopt);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_pointed)
            emit momentPicked(m_scale.value(*m_pointed));
        break;
    case Qt::Key_Escape:
        if (!m_pointed) {
            QWidget::keyPressEvent(event);
            break;
        }
        pointAtCoordinate(std::nullopt);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void FitnessChart::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::LocaleChange || event->type() == QEvent::LanguageChange)
        scheduleRedraw();
    QWidget::changeEvent(event);
}

void FitnessChart::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    scheduleRedraw();
}

void FitnessChart::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    scheduleRedraw();
}

void FitnessChart::paintEvent(QPaintEvent*) {
    if (hasFocus())
        QPainter(this).fillRect(rect(), palette().highlight());
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
    switch (axis) {
    case CurveAxis::Iterations:
        return FitnessChart::tr("%1 iterations").arg(countText(count));
    case CurveAxis::Nodes:
        return FitnessChart::tr("%1 nodes").arg(countText(count));
    case CurveAxis::Seconds:
    case CurveAxis::Evaluations:
        break;
    }
    return FitnessChart::tr("%1 evaluations").arg(countText(count));
}

QString countedText(const TracePoint& point, CurveAxis axis) {
    const CurveAxis counted = axis == CurveAxis::Seconds ? CurveAxis::Evaluations : axis;
    return countedText(placeOn(counted, point), counted);
}

} // namespace tessera
