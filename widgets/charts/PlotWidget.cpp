// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/PlotWidget.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

/// Pixels between press and release of a click; more is a drag.
constexpr double kClickSlack = 4;
constexpr double kZoomFactor = 1.25;
constexpr double kReadoutGap = 12;
/// Where the focus is shown around the plot.
constexpr int kFocusLine = 1;
constexpr QPointF kInset(kFocusLine, kFocusLine);

constexpr double kFaded = 0.2;

QColor faded(QColor color) {
    color.setAlphaF(static_cast<float>(color.alphaF() * kFaded));
    return color;
}

/// Draws what belongs to other keys faintly, and below what belongs to this one.
void fadeOthers(Plot& plot, std::size_t key) {
    const auto isOther = [key](const PlotSeries& series) {
        return series.key && series.key != key;
    };
    std::erase_if(plot.series, [&](const PlotSeries& series) {
        return isOther(series) && series.kind == PlotSeries::Kind::Area;
    });
    for (PlotSeries& series : plot.series) {
        if (isOther(series))
            series.pen.setColor(faded(series.pen.color()));
    }
    for (Plot::Name& name : plot.legend)
        name.faint = name.key != key;
    std::ranges::stable_partition(plot.series, isOther);
}

/// The place of the pointer in the plot.
QPointF inPlot(const QSinglePointEvent& event) { return event.position() - kInset; }

} // namespace

PlotWidget::PlotWidget(QWidget* parent) : QWidget(parent), m_readout(new QLabel(this)) {
    m_readout->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_readout->setTextFormat(Qt::RichText);
    m_readout->setAutoFillBackground(true);
    m_readout->setMargin(4);
    m_readout->setFrameShape(QFrame::StyledPanel);
    m_readout->hide();
    setContentsMargins(kFocusLine, kFocusLine, kFocusLine, kFocusLine);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

Plot PlotWidget::shownOn(const PlotPaper& paper) const {
    Plot shown = plot(paper);
    std::erase_if(shown.series, [this](const PlotSeries& series) {
        return series.key && m_hidden.contains(*series.key);
    });
    for (Plot::Name& name : shown.legend)
        name.hidden = m_hidden.contains(name.key);
    const auto isIsolated = [this](const PlotSeries& series) { return series.key == m_isolated; };
    if (m_isolated && std::ranges::any_of(shown.series, isIsolated))
        fadeOthers(shown, *m_isolated);
    return shown;
}

void PlotWidget::isolate(std::optional<std::size_t> key) {
    if (key == m_isolated)
        return;
    m_isolated = key;
    replot();
    emit isolatedChanged(key);
}

void PlotWidget::chooseName(std::size_t key, Qt::KeyboardModifiers modifiers) {
    if (modifiers & Qt::ControlModifier)
        setHidden(key, !m_hidden.contains(key));
    else
        isolate(m_isolated == key ? std::nullopt : std::optional(key));
}

void PlotWidget::setHidden(std::size_t key, bool hidden) {
    if (hidden)
        m_hidden.insert(key);
    else
        m_hidden.erase(key);
    replot();
}

QPointF PlotWidget::position(QPointF coordinates) { return scene().position(coordinates) + kInset; }

QRectF PlotWidget::nameBox(std::size_t key) { return scene().nameBox(key).translated(kInset); }

void PlotWidget::replot() {
    m_stale = true;
    update();
}

QSize PlotWidget::lines(int wide, int high) const {
    return QSize(wide, high) * fontMetrics().lineSpacing();
}

/// Many changes in one turn of the event loop are one redraw; none if hidden.
PlotScene& PlotWidget::scene() {
    if (std::exchange(m_stale, false)) {
        const PlotPaper paper{contentsRect().size(), palette(), font()};
        m_scene.show(shownOn(paper), paper);
        showReadout();
    }
    return m_scene;
}

void PlotWidget::readOff(std::optional<double> coordinate) {
    m_pointed = coordinate ? std::optional(nearest(*coordinate)) : std::nullopt;
    showReadout();
    update();
}

double PlotWidget::nearest(double coordinate) {
    const ChartRange range = scene().plot().across.range;
    if (!scene().plot().discrete)
        return std::clamp(coordinate, range.low, range.high);
    return std::clamp(std::round(coordinate), std::ceil(range.low), std::floor(range.high));
}

void PlotWidget::showReadout() {
    const QString text = m_pointed ? readout(*m_pointed) : QString();
    m_scene.cursor = text.isEmpty() ? std::nullopt : m_pointed;
    m_readout->setVisible(!text.isEmpty());
    if (text.isEmpty())
        return;
    m_readout->setText(text);
    placeReadout();
}

/// Beside the cursor, on the side where there is room.
void PlotWidget::placeReadout() {
    m_readout->setWordWrap(false);
    m_readout->adjustSize();
    if (m_readout->width() > width()) {
        m_readout->setWordWrap(true);
        m_readout->resize(width(), m_readout->heightForWidth(width()));
    }
    const QRectF area = m_scene.plotArea().translated(kInset);
    const double x = m_scene.position({*m_pointed, 0}).x() + kFocusLine;
    const double right = x + kReadoutGap;
    const bool fits = right + m_readout->width() <= area.right();
    const double least = std::max(0.0, std::min(area.left(), width() - m_readout->width() + 0.0));
    const double left = fits ? right : std::max(least, x - kReadoutGap - m_readout->width());
    // The curves climb: the lower part of the plot is the emptier one.
    const double top = std::max(0.0, area.bottom() - m_readout->height() - kReadoutGap);
    m_readout->move(static_cast<int>(left), static_cast<int>(top));
}

void PlotWidget::showRange(double low, double length) {
    const std::optional<ChartRange> whole = scene().plot().whole;
    if (!whole)
        return;
    if (length >= whole->length())
        return zoomTo(std::nullopt);
    const double from = std::clamp(low, whole->low, whole->high - length);
    zoomTo(ChartRange{from, from + length});
}

void PlotWidget::zoom(double factor, double coordinate) {
    const ChartRange range = scene().plot().across.range;
    showRange(coordinate - (coordinate - range.low) / factor, range.length() / factor);
}

void PlotWidget::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    for (const Plot::Name& name : scene().plot().legend) {
        QAction* shown = menu.addAction(QString(name.text).replace(u'&', QStringLiteral("&&")));
        shown->setCheckable(true);
        shown->setChecked(m_isolated ? m_isolated == name.key : !name.hidden);
        connect(shown, &QAction::triggered, this,
                [this, key = name.key] { chooseName(key, QGuiApplication::keyboardModifiers()); });
    }
    if (!menu.isEmpty())
        menu.exec(event->globalPos());
}

void PlotWidget::mouseMoveEvent(QMouseEvent* event) {
    const QPointF position = inPlot(*event);
    const ChartRange range = scene().plot().across.range;
    const QRectF area = scene().plotArea();
    if (m_dragFrom && area.width() > 0) {
        const double pixels = position.x() - *std::exchange(m_dragFrom, position.x());
        showRange(range.low - pixels / area.width() * range.length(), range.length());
    }
    const bool clicks = scene().plot().picks || scene().legendKeyAt(position);
    setCursor(clicks ? Qt::PointingHandCursor : Qt::ArrowCursor);
    readOff(area.contains(position) ? std::optional(scene().coordinateAt(position.x()))
                                    : std::nullopt);
}

void PlotWidget::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        m_dragFrom = m_pressedAt = inPlot(*event).x();
}

void PlotWidget::mouseReleaseEvent(QMouseEvent* event) {
    const QPointF position = inPlot(*event);
    m_dragFrom.reset();
    if (const auto key = scene().legendKeyAt(position); key && event->button() == Qt::LeftButton)
        chooseName(*key, event->modifiers());
    const auto pressedAt = std::exchange(m_pressedAt, std::nullopt);
    if (pressedAt && std::abs(position.x() - *pressedAt) < kClickSlack &&
        scene().plotArea().contains(position))
        emit picked(nearest(scene().coordinateAt(position.x())));
}

void PlotWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    // On a name it is the second of two clicks.
    if (!scene().legendKeyAt(inPlot(*event)))
        zoomTo(std::nullopt);
}

void PlotWidget::wheelEvent(QWheelEvent* event) {
    if (scene().plot().whole && event->modifiers() & Qt::ControlModifier)
        zoom(std::pow(kZoomFactor, event->angleDelta().y() / 120.0),
             scene().coordinateAt(inPlot(*event).x()));
    else
        event->ignore();
}

void PlotWidget::keyPressEvent(QKeyEvent* event) {
    const ChartRange range = scene().plot().across.range;
    const double pixel = range.length() / std::max(1.0, scene().plotArea().width());
    const double step = scene().plot().discrete ? 1 : pixel;
    const double here = m_pointed.value_or(range.high);
    switch (event->key()) {
    case Qt::Key_Left:
        return readOff(here - step);
    case Qt::Key_Right:
        return readOff(here + step);
    case Qt::Key_Plus:
        return zoom(kZoomFactor, here);
    case Qt::Key_Minus:
        return zoom(1 / kZoomFactor, here);
    case Qt::Key_Home:
        return zoomTo(std::nullopt);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_pointed)
            break;
        emit picked(*m_pointed);
        return;
    case Qt::Key_Escape:
        if (m_pointed)
            return readOff(std::nullopt);
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

bool PlotWidget::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::Leave:
        readOff(std::nullopt);
        break;
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::LocaleChange:
    case QEvent::LanguageChange:
    case QEvent::Resize:
        replot();
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

void PlotWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    scene().render(&painter, contentsRect(), QRectF(QPointF(), contentsRect().size()));
    painter.setPen(QPen(palette().highlight(), kFocusLine));
    if (hasFocus())
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace tessera
