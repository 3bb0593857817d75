// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/Plot.h"

#include "widgets/colors/ColorMath.h"

#include <QGraphicsLayout>
#include <QLineF>
#include <QPainter>
#include <QtCharts/QAreaSeries>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QLegend>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

constexpr double kMarkHeight = 5;
constexpr double kTextMargin = 4;
/// Between a line and the text above or below it, whose ground would cover a part of the line.
constexpr double kLineGap = 2;
/// A note that needs more lines would cover curves.
constexpr int kNoteLines = 2;
constexpr int kNoteFlags = Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignBottom | Qt::TextWordWrap;
/// A lower chart uses the room of titles and notes for its content.
constexpr double kRoomyLines = 12;
constexpr double kDot = 2.75;
/// The distance from a dot within which a click selects it.
constexpr double kDotReach = 9;

double shareOf(ChartRange range, double value) {
    return range.length() > 0 ? (value - range.low) / range.length() : 0;
}

} // namespace

int PlotPaper::ticksAcross() const {
    const double label = metrics().horizontalAdvance(QStringLiteral("0000000000"));
    return std::max(2, static_cast<int>(size.width() / label));
}

int PlotPaper::ticksUp() const {
    return std::max(2, static_cast<int>(size.height() / (3 * metrics().height())));
}

PlotAxis nameAxis(const QStringList& names, const PlotPaper& paper) {
    constexpr double labelShare = 0.85;
    const auto count = static_cast<double>(std::max<qsizetype>(1, names.size()));
    PlotAxis axis{{-0.5, count - 0.5}, {}};
    for (const QString& name : names) {
        const double room = labelShare * paper.size.width() / count;
        // Qt Charts reads labels as HTML.
        axis.ticks.push_back(
            {static_cast<double>(axis.ticks.size()),
             paper.metrics().elidedText(name, Qt::ElideMiddle, room).toHtmlEscaped()});
    }
    return axis;
}

PlotAxis powerAxis(ChartRange exponents, int most, const std::function<QString(double)>& label) {
    PlotAxis axis{exponents, scoreTicks(exponents, most)};
    for (AxisTick& tick : axis.ticks)
        tick.label = label(std::pow(10.0, tick.coordinate));
    return axis;
}

PlotSeries dotsAt(QList<QPointF> points, double diameter, const QBrush& brush, const QPen& pen) {
    return {PlotSeries::Kind::Dots, std::move(points), pen, brush, {}, diameter};
}

QRectF PlotScene::boxOf(const PlotText& text, const QFontMetricsF& metrics) const {
    const QRectF area = plotArea();
    const QPointF place = position(text.place);
    const QSizeF size(metrics.horizontalAdvance(text.text), metrics.height());
    const double right = place.x() + kTextMargin;
    const double left = place.x() - kTextMargin - size.width();
    const double last = std::max(area.right() - size.width(), area.left());
    // Where neither side has enough room, the one with more.
    const bool isRight = right <= last || (left < area.left() && place.x() < area.center().x());
    const double x = isRight ? std::min(right, last) : std::max(left, area.left());
    const double above = text.level == Qt::AlignTop ? 1 : text.level == Qt::AlignBottom ? 0 : 0.5;
    const double y = place.y() - above * size.height() + (1 - 2 * above) * kLineGap;
    return {QPointF(x, std::max(area.top(), y)), size};
}

std::vector<QRectF> PlotScene::textBoxes() const {
    std::vector<QRectF> taken;
    for (const PlotText& text : m_plot.texts) {
        QRectF box = boxOf(text, QFontMetricsF(fontOf(text)));
        // Side by side without a gap, two would read as one.
        const auto isTaken = [&](const QRectF& other) {
            return other.adjusted(-kTextMargin, 0, kTextMargin, 0).intersects(box);
        };
        while (std::ranges::any_of(taken, isTaken))
            box.translate(0, -2);
        taken.push_back(box);
    }
    return taken;
}

QFont PlotScene::fontOf(const PlotText& text) const {
    QFont font = m_paper.font;
    font.setBold(text.bold);
    return font;
}

void PlotScene::paintTexts(QPainter& painter) const {
    QColor ground = m_paper.ground();
    ground.setAlphaF(0.8F);
    const std::vector<QRectF> boxes = textBoxes();
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const PlotText& text = m_plot.texts[i];
        painter.fillRect(boxes[i], ground);
        painter.setFont(fontOf(text));
        painter.setPen(text.color);
        painter.drawText(boxes[i], Qt::AlignCenter | Qt::TextDontClip, text.text);
    }
    painter.setFont(m_paper.font);
}

void PlotScene::paintMarker(QPainter& painter, double x) const {
    const QRectF area = plotArea();
    painter.setPen(QPen(m_paper.ink(), 1.5));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_paper.ink());
    painter.drawPolygon(
        QPolygonF({QPointF(x - kMarkHeight, area.top()), QPointF(x + kMarkHeight, area.top()),
                   QPointF(x, area.top() + 1.5 * kMarkHeight)}));
    painter.setBrush(Qt::NoBrush);
}

void PlotScene::paintDots(QPainter& painter) const {
    for (const Plot::Dot& dot : m_plot.dots) {
        const double radius = chosenDot == dot.place ? 2 * kDot : kDot;
        painter.setPen(QPen(m_paper.ground(), 1));
        painter.setBrush(dot.color);
        painter.drawEllipse(position(dot.place), radius, radius);
    }
    painter.setBrush(Qt::NoBrush);
}

std::optional<QPointF> PlotScene::dotAt(QPointF at) const {
    std::optional<QPointF> nearest;
    double least = kDotReach;
    for (const Plot::Dot& dot : m_plot.dots) {
        const double distance = QLineF(position(dot.place), at).length();
        if (distance <= least) {
            least = distance;
            nearest = dot.place;
        }
    }
    return nearest;
}

QRectF PlotScene::noteArea() const {
    if (m_plot.note.isEmpty())
        return {};
    const QRectF room = plotArea().adjusted(kTextMargin, 0, -kTextMargin, -kMarkHeight);
    // A little wider, so that rounding adds no line.
    return m_paper.metrics().boundingRect(room, kNoteFlags, m_plot.note).adjusted(-1, 0, 1, 0);
}

QRectF PlotScene::overviewArea() const {
    constexpr QSizeF smallest(200, 120);
    constexpr QSizeF largest(200, 90);
    constexpr double share = 0.3;
    constexpr int places = 5;
    const QRectF area = plotArea();
    if (!m_plot.overview || area.width() < smallest.width() || area.height() < smallest.height())
        return {};
    const QSizeF size(std::min(largest.width(), share * area.width()),
                      std::min(largest.height(), share * area.height()));
    const double margin = 2 * kTextMargin;
    const double left = area.right() - margin - size.width();
    double first = area.bottom() - noteArea().height() - margin - size.height();
    double last = area.top() + margin;
    if (m_plot.overview->above)
        std::swap(first, last);
    for (int place = 0; place < places; ++place) {
        const QRectF box({left, first + (last - first) * place / (places - 1)}, size);
        if (!hasLineIn(box))
            return box;
    }
    return {QPointF(left, first), size};
}

bool PlotScene::hasLineIn(const QRectF& box) const {
    const auto crosses = [&](const PlotSeries& series) {
        for (qsizetype i = 1; i < series.points.size(); ++i) {
            // Curves rise in steps, so that their parts are as flat as these.
            const QRectF part(position(series.points[i - 1]), position(series.points[i]));
            if (part.normalized().adjusted(-1, -1, 1, 1).intersects(box))
                return true;
        }
        return false;
    };
    return std::ranges::any_of(m_plot.series, [&](const PlotSeries& series) {
        return series.kind == PlotSeries::Kind::Line && crosses(series);
    });
}

void PlotScene::paintOverview(QPainter& painter) const {
    const QRectF box = overviewArea();
    if (box.isEmpty())
        return;
    const Plot::Overview& view = *m_plot.overview;
    const QRectF inner = box.adjusted(2, 2, -2, -2);
    const auto at = [&](double across, double up) {
        return QPointF(inner.left() + inner.width() * shareOf(view.across, across),
                       inner.bottom() - inner.height() * shareOf(view.up, up));
    };
    const QColor ink = m_paper.ink();
    painter.setPen(QPen(mixed(m_paper.ground(), ink, 0.4), 1));
    painter.setBrush(m_paper.ground());
    painter.drawRect(box);
    painter.save();
    painter.setClipRect(box);
    QColor stretch = m_paper.palette.color(QPalette::Highlight);
    painter.setPen(QPen(stretch, 1));
    stretch.setAlphaF(0.2F);
    painter.setBrush(stretch);
    const ChartRange across = m_plot.across.range;
    const ChartRange up = m_plot.up.range;
    painter.drawRect(QRectF(at(across.low, up.high), at(across.high, up.low)).intersected(inner));
    painter.setBrush(Qt::NoBrush);
    for (const Plot::Overview::Line& line : view.lines) {
        QPolygonF points;
        for (const QPointF& point : line.points)
            points << at(point.x(), point.y());
        painter.setPen(QPen(line.color, 1.5));
        painter.drawPolyline(points);
    }
    painter.restore();
}

void PlotScene::drawForeground(QPainter* painter, const QRectF&) {
    const QRectF area = plotArea();
    const auto upright = [&](double across, double height) {
        const double x = position({across, 0}).x();
        painter->drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() - height));
    };
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(m_paper.font);
    for (const Plot::Mark& mark : m_plot.marks) {
        painter->setPen(QPen(mark.color, 1));
        upright(mark.across, kMarkHeight);
    }
    paintDots(*painter);
    paintLegend(*painter);
    paintTexts(*painter);
    const QRectF note = noteArea();
    painter->fillRect(note, m_paper.ground());
    painter->setPen(m_paper.ink());
    painter->drawText(note, kNoteFlags, m_plot.note);
    if (m_plot.marker && m_plot.across.range.contains(*m_plot.marker))
        paintMarker(*painter, position({*m_plot.marker, 0}).x());
    paintOverview(*painter);
    painter->setPen(m_paper.ink());
    if (cursor && m_plot.across.range.contains(*cursor))
        upright(*cursor, area.height());
    painter->drawText(area, Qt::AlignCenter | Qt::TextWordWrap, m_plot.emptyText);
}

PlotScene::PlotScene() : m_chart(new QChart), m_across(new QCategoryAxis), m_up(new QCategoryAxis) {
    addItem(m_chart);
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->setBackgroundVisible(false);
    m_chart->legend()->hide();
    m_chart->addAxis(m_across, Qt::AlignBottom);
    m_chart->addAxis(m_up, Qt::AlignLeft);
    for (QCategoryAxis* axis : {m_across, m_up}) {
        axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
        axis->setTruncateLabels(false);
    }
}

void PlotScene::show(Plot plot, const PlotPaper& paper) {
    m_plot = std::move(plot);
    m_paper = paper;
    m_chart->resize(paper.size);
    // A title that would be cut off is not worth its room; the ticks have units.
    const bool roomy = paper.size.height() > kRoomyLines * paper.metrics().height();
    showAxis(*m_across, m_plot.across, roomy || !m_plot.heading.isEmpty());
    showAxis(*m_up, m_plot.up, roomy);
    const double heading = m_plot.heading.isEmpty() ? 0 : paper.metrics().height() + kLegendMargin;
    m_chart->setPlotArea(
        m_plot.bare ? QRectF(QPointF(), paper.size).adjusted(1, 2 + heading, -1, -2) : QRectF());
    makeLegendRoom();
    if (!roomy || noteArea().height() > kNoteLines * paper.metrics().lineSpacing() + 1)
        m_plot.note.clear();
    showSeries();
}

void PlotScene::showAxis(QCategoryAxis& axis, const PlotAxis& wanted, bool titled) {
    const QColor ground = m_paper.ground();
    const QColor ink = m_paper.ink();
    // Qt Charts draws the line of an axis without ticks as a dot in the corner.
    axis.setVisible(!m_plot.bare && !wanted.ticks.empty());
    axis.setLabelsBrush(ink);
    axis.setLabelsFont(m_paper.font);
    axis.setTitleBrush(ink);
    axis.setTitleFont(m_paper.font);
    axis.setTitleText(wanted.title);
    axis.setTitleVisible(titled && !wanted.title.isEmpty());
    axis.setGridLinePen(QPen(mixed(ground, ink, 0.12), 1));
    axis.setLinePen(QPen(mixed(ground, ink, 0.4), 1));
    axis.setRange(wanted.range.low, wanted.range.high);
    QStringList labels;
    for (const AxisTick& tick : wanted.ticks) {
        QString label = tick.label;
        while (labels.contains(label))
            label += QChar(0x200B); // an axis has each label once
        labels << label;
    }
    // Qt Charts takes the room of "..." for labels from a vertical title, even if they are
    // narrower.
    const double least = m_paper.metrics().horizontalAdvance(QStringLiteral("..."));
    const auto isNarrow = [&](const QString& label) {
        return m_paper.metrics().horizontalAdvance(label) < least;
    };
    if (&axis == m_up && !labels.isEmpty() && std::ranges::all_of(labels, isNarrow)) {
        while (isNarrow(labels.front()))
            labels.front().prepend(QChar::Nbsp);
    }
    std::size_t next = 0;
    // Replacing labels is expensive.
    if (labels == axis.categoriesLabels() && std::ranges::all_of(labels, [&](const QString& label) {
            return axis.endValue(label) == wanted.ticks[next++].coordinate;
        }))
        return;
    for (const QString& label : axis.categoriesLabels())
        axis.remove(label);
    axis.setStartValue(wanted.range.low - 1);
    for (std::size_t i = 0; i < wanted.ticks.size(); ++i)
        axis.append(labels[static_cast<qsizetype>(i)], wanted.ticks[i].coordinate);
    axis.setRange(wanted.range.low, wanted.range.high);
}

PlotScene::Drawn PlotScene::draw(PlotSeries::Kind kind) {
    Drawn drawn{kind, nullptr, nullptr, nullptr};
    if (kind == PlotSeries::Kind::Dots) {
        drawn.shown = drawn.points = new QScatterSeries;
    } else if (kind == PlotSeries::Kind::Line) {
        drawn.shown = drawn.points = new QLineSeries;
    } else {
        auto* high = new QLineSeries;
        drawn.points = high;
        drawn.low = new QLineSeries;
        drawn.shown = new QAreaSeries(high, drawn.low);
        drawn.points->setParent(drawn.shown);
        drawn.low->setParent(drawn.shown);
    }
    m_chart->addSeries(drawn.shown);
    drawn.shown->attachAxis(m_across);
    drawn.shown->attachAxis(m_up);
    return drawn;
}

void PlotScene::showSeries() {
    const auto [mine, wanted] =
        std::ranges::mismatch(m_drawn, m_plot.series, {}, &Drawn::kind, &PlotSeries::kind);
    const auto kept = mine - m_drawn.begin();
    for (; m_drawn.end() - m_drawn.begin() > kept; m_drawn.pop_back()) {
        m_chart->removeSeries(m_drawn.back().shown);
        delete m_drawn.back().shown;
    }
    for (std::size_t i = 0; i < m_plot.series.size(); ++i) {
        const PlotSeries& series = m_plot.series[i];
        if (i == m_drawn.size())
            m_drawn.push_back(draw(series.kind));
        const Drawn& drawn = m_drawn[i];
        drawn.points->replace(series.points);
        if (auto* area = qobject_cast<QAreaSeries*>(drawn.shown)) {
            drawn.low->replace(series.low);
            area->setPen(series.pen);
            area->setBrush(series.brush);
            continue;
        }
        drawn.points->setPen(series.pen);
        if (auto* dots = qobject_cast<QScatterSeries*>(drawn.shown)) {
            dots->setBrush(series.brush);
            dots->setMarkerSize(series.diameter);
        }
    }
}

double PlotScene::coordinateAt(double x) const {
    const ChartRange range = m_plot.across.range;
    const QRectF area = plotArea();
    return area.width() > 0 ? range.low + (x - area.left()) / area.width() * range.length()
                            : range.low;
}

double PlotScene::heightAt(double y) const {
    const ChartRange range = m_plot.up.range;
    const QRectF area = plotArea();
    return area.height() > 0 ? range.low + (area.bottom() - y) / area.height() * range.length()
                             : range.low;
}

QPointF PlotScene::position(QPointF coordinates) const {
    const QRectF area = plotArea();
    return {area.left() + area.width() * shareOf(m_plot.across.range, coordinates.x()),
            area.bottom() - area.height() * shareOf(m_plot.up.range, coordinates.y())};
}

void paintPlot(QPainter& painter, const QRectF& area, Plot plot, const PlotPaper& paper) {
    painter.fillRect(area, paper.ground());
    PlotScene scene;
    scene.show(std::move(plot), paper);
    painter.setRenderHint(QPainter::Antialiasing);
    scene.render(&painter, area, QRectF(QPointF(), area.size()));
}

} // namespace tessera
