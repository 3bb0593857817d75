// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/PlotWidget.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QRubberBand>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

constexpr double kReadoutGap = 12;
constexpr int kFocusLine = 1;

constexpr double kFaded = 0.2;

QColor faded(QColor color) {
    color.setAlphaF(static_cast<float>(color.alphaF() * kFaded));
    return color;
}

/// Draws the series of other keys faintly, below those of this key.
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
    std::stable_partition(plot.series.begin(), plot.series.end(), isOther);
}

} // namespace

PlotWidget::PlotWidget(QWidget* parent)
    : QWidget(parent), m_readout(new QLabel(this)),
      m_band(new QRubberBand(QRubberBand::Rectangle, this)) {
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
    const auto isHidden = [this](std::size_t key) { return m_hidden.contains(key); };
    std::erase_if(shown.series,
                  [&](const PlotSeries& series) { return series.key && isHidden(*series.key); });
    std::erase_if(shown.dots, [this](const Plot::Dot& dot) { return isLeftOut(dot.key); });
    if (shown.overview)
        std::erase_if(shown.overview->lines,
                      [&](const Plot::Overview::Line& line) { return isHidden(line.key); });
    for (Plot::Name& name : shown.legend)
        name.hidden = m_hidden.contains(name.key);
    const auto isIsolated = [this](const PlotSeries& series) { return series.key == m_isolated; };
    if (m_isolated && std::ranges::any_of(shown.series, isIsolated))
        fadeOthers(shown, *m_isolated);
    // The note explains bands, which may all be hidden now.
    if (std::ranges::find(shown.series, PlotSeries::Kind::Area, &PlotSeries::kind) ==
        shown.series.end())
        shown.note.clear();
    return shown;
}

void PlotWidget::isolate(std::optional<std::size_t> key) {
    if (key == m_isolated)
        return;
    m_isolated = key;
    if (key)
        m_hidden.erase(*key);
    replot();
    emit isolatedChanged(key);
}

void PlotWidget::showAllSeries() {
    const bool wereHidden = !m_hidden.empty();
    m_hidden.clear();
    if (m_isolated)
        isolate(std::nullopt);
    else if (wereHidden)
        replot();
}

void PlotWidget::chooseName(std::size_t key, Qt::KeyboardModifiers modifiers) {
    if (modifiers & Qt::ControlModifier)
        setHidden(key, !m_hidden.contains(key));
    else
        isolate(m_isolated == key ? std::nullopt : std::optional(key));
}

void PlotWidget::setHidden(std::size_t key, bool hidden) {
    if (hidden && m_isolated == key)
        isolate(std::nullopt);
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
        if (m_pointed && m_scene.plot().discrete) // there may be fewer now
            m_pointed = nearest(*m_pointed);
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

/// Beside the cursor, on the side with room.
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
    // Without a pointer: curves rise, so the lower part of the plot is emptier.
    const double lowest = std::max(0.0, area.bottom() - m_readout->height());
    const double wanted = m_pointer ? m_pointer->y() + kReadoutGap : lowest - kReadoutGap;
    const double top = std::clamp(wanted, 0.0, lowest);
    m_readout->move(static_cast<int>(left), static_cast<int>(top));
    m_readout->raise();
}

ChartRange PlotWidget::axisRange(Axis axis) {
    const Plot& plot = scene().plot();
    return axis == Axis::Across ? plot.across.range : plot.up.range;
}

void PlotWidget::showRange(Axis axis, double low, double length) {
    const Plot& plot = scene().plot();
    const std::optional<ChartRange> whole = axis == Axis::Across ? plot.whole : plot.wholeUp;
    if (!whole)
        return;
    std::optional<ChartRange> shown;
    if (length < whole->length()) {
        const double from = std::clamp(low, whole->low, whole->high - length);
        shown = ChartRange{from, from + length};
    } else if (plot.follows) {
        shown = whole;
    }
    if (axis == Axis::Across)
        zoomTo(shown);
    else
        zoomUp(shown);
}

void PlotWidget::zoom(Axis axis, double factor, double coordinate) {
    const ChartRange range = axisRange(axis);
    showRange(axis, coordinate - (coordinate - range.low) / factor, range.length() / factor);
}

void PlotWidget::move(Axis axis, double share) {
    const ChartRange range = axisRange(axis);
    showRange(axis, range.low + share * range.length(), range.length());
}

void PlotWidget::zoomOut() {
    zoomTo(std::nullopt);
    zoomUp(std::nullopt);
}

bool PlotWidget::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::Leave:
        m_pointer.reset();
        m_scene.chosenDot.reset();
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
