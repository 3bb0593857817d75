// SPDX-License-Identifier: GPL-3.0-or-later

// The names in a PlotScene: in a legend above the plot, or at the right ends of their curves.
#include "widgets/charts/Plot.h"

#include <QGraphicsLayout>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace tessera {

namespace {

constexpr double kHiddenOpacity = 0.45;
constexpr double kWayOpacity = 0.5;
/// The maximum share of a chart's width for the names at the ends.
constexpr double kEndShare = 0.34;
/// Names cut to fewer letters are useless; then the legend has more room.
constexpr int kLeastLetters = 12;
/// The room for names grows in steps; otherwise each new digit would move the curves.
constexpr double kEndStep = 8;

QFont boldFont(QFont font) {
    font.setBold(true);
    return font;
}

} // namespace

std::vector<LegendPlace> layLegend(std::span<const QString> names, const QFontMetricsF& metrics,
                                   double width, int mostRows) {
    constexpr double key = kLegendKeyWidth + kLegendMargin;
    constexpr double gap = 4 * kLegendMargin;
    // Room for "…" stays at the end of the last row.
    const double ellipsis = metrics.horizontalAdvance(QChar(0x2026)) + kLegendMargin;
    std::vector<LegendPlace> places;
    LegendPlace next;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const bool isLastRow = next.row + 1 >= mostRows;
        const bool isLast = i + 1 == names.size();
        const double room = width - (isLastRow && !isLast ? ellipsis : 0);
        const double full = metrics.horizontalAdvance(names[i]);
        if (next.x > 0 && next.x + key + full > room) {
            if (isLastRow)
                return places;
            next = {next.row + 1, 0, 0};
        }
        next.textWidth = std::clamp(width - next.x - key, 0.0, full);
        places.push_back(next);
        next.x += key + next.textWidth + gap;
    }
    return places;
}

int legendRows(std::span<const LegendPlace> places) {
    return places.empty() ? 0 : places.back().row + 1;
}

std::vector<double> spreadLabels(std::span<const double> wanted, double height, ChartRange room) {
    std::vector<std::size_t> order(wanted.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return wanted[i]; });
    // Labels that touch form a pile around the mean of their wanted positions.
    struct Pile {
        double sum = 0; ///< sum of the positions of its first label that would suit each label
        int count = 0;

        [[nodiscard]] double first(ChartRange range, double each) const {
            return std::clamp(sum / count, range.low + each / 2,
                              std::max(range.low + each / 2, range.high - (count - 0.5) * each));
        }
    };
    std::vector<Pile> piles;
    for (const std::size_t i : order) {
        piles.push_back({wanted[i], 1});
        while (piles.size() > 1) {
            const Pile& last = piles.back();
            Pile& before = piles[piles.size() - 2];
            if (before.first(room, height) + before.count * height <= last.first(room, height))
                break;
            before.sum += last.sum - last.count * before.count * height;
            before.count += last.count;
            piles.pop_back();
        }
    }
    std::vector<double> places(wanted.size());
    std::size_t next = 0;
    for (const Pile& pile : piles) {
        for (int i = 0; i < pile.count; ++i)
            places[order[next++]] = pile.first(room, height) + i * height;
    }
    return places;
}

std::optional<std::size_t> PlotScene::legendKeyAt(QPointF position) const {
    const std::vector<LegendBox> boxes = legendBoxes();
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (boxes[i].all().contains(position))
            return m_plot.legend[i].key;
    }
    return std::nullopt;
}

QRectF PlotScene::nameBox(std::size_t key) const {
    const std::vector<LegendBox> boxes = legendBoxes();
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (m_plot.legend[i].key == key)
            return boxes[i].all();
    }
    return {};
}

double PlotScene::widthOfName(const Plot::Name& name) const {
    const double text = m_paper.metrics().horizontalAdvance(name.text);
    const QString value = name.value.isEmpty() ? name.value : name.value + u' ';
    return text + QFontMetricsF(boldFont(m_paper.font)).horizontalAdvance(value);
}

double PlotScene::widthOfEnds() const {
    const QFontMetricsF metrics = m_paper.metrics();
    const auto hasEnd = [](const Plot::Name& name) { return name.end.has_value(); };
    const double high = m_paper.size.height() - 3 * metrics.height();
    const bool fits = static_cast<double>(m_plot.legend.size()) * metrics.height() <= high;
    if (m_plot.bare || m_plot.legend.empty() || !fits ||
        !std::ranges::all_of(m_plot.legend, hasEnd))
        return 0;
    double widest = 0;
    for (const Plot::Name& name : m_plot.legend)
        widest = std::max(widest, widthOfName(name));
    const double most = kEndShare * m_paper.size.width() - kLegendKeyWidth - 2 * kLegendMargin;
    if (most < std::min(widest, kLeastLetters * metrics.averageCharWidth()))
        return 0;
    return std::min(most, std::ceil(widest / kEndStep) * kEndStep);
}

std::vector<PlotScene::LegendBox> PlotScene::endBoxes() const {
    const QRectF area = plotArea();
    const double line = m_paper.metrics().height();
    // Ends outside the picture keep their order.
    constexpr double outside = 1e-6;
    std::vector<double> wanted;
    for (const Plot::Name& name : m_plot.legend) {
        const double end = position(*name.end).y();
        const double held = std::clamp(end, area.top(), area.bottom());
        wanted.push_back(held + outside * (end - held));
    }
    const double left = area.right() + kLegendMargin;
    std::vector<LegendBox> boxes;
    for (const double middle : spreadLabels(wanted, line, {0, m_paper.size.height() - line})) {
        const QRectF key(left, middle - line / 2, kLegendKeyWidth, line);
        const double width = std::min(m_endWidth, widthOfName(m_plot.legend[boxes.size()]));
        boxes.push_back({key, QRectF(key.right() + kLegendMargin, key.top(), width + 1, line)});
    }
    return boxes;
}

/// A thin line leads from the curve's end to a name that had to move.
void PlotScene::paintWayToEnd(QPainter& painter, const Plot::Name& name,
                              const LegendBox& box) const {
    const QRectF area = plotArea();
    QPointF end = position(*name.end);
    end.setY(std::clamp(end.y(), area.top(), area.bottom()));
    const QPointF corner(area.right() - kLegendMargin, end.y());
    painter.setPen(QPen(name.pen.color(), 1, Qt::DotLine));
    painter.setOpacity(kWayOpacity * painter.opacity());
    if (end.x() < corner.x())
        painter.drawLine(end, corner);
    painter.drawLine(end.x() < corner.x() ? corner : end,
                     QPointF(box.key.left(), box.key.center().y()));
}

std::vector<PlotScene::LegendBox> PlotScene::legendBoxes() const {
    if (namesAtEnds())
        return endBoxes();
    const QRectF area = plotArea();
    const double line = m_paper.metrics().height();
    const auto places = legendPlaces();
    const double top = area.top() - kLegendMargin - legendRows(places) * line;
    std::vector<LegendBox> boxes;
    for (const LegendPlace& place : places) {
        const QRectF key(area.left() + place.x, top + place.row * line, kLegendKeyWidth, line);
        boxes.push_back(
            {key, QRectF(key.right() + kLegendMargin, key.top(), place.textWidth + 1, line)});
    }
    return boxes;
}

void PlotScene::paintName(QPainter& painter, const Plot::Name& name, const LegendBox& box) const {
    const double middle = box.text.center().y();
    painter.setPen(name.pen);
    painter.drawLine(QPointF(box.key.left(), middle), QPointF(box.key.right(), middle));
    painter.setPen(m_paper.ink());
    QRectF text = box.text;
    int flags = Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter;
    if (namesAtEnds() && !name.value.isEmpty()) {
        painter.setFont(boldFont(m_paper.font));
        const double width = QFontMetricsF(painter.font()).horizontalAdvance(name.value + u' ');
        // If the name is read from the right, the value is on its right.
        const bool mirrored = name.text.isRightToLeft();
        if (mirrored)
            flags = Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter;
        painter.drawText(text, flags, name.value);
        text.adjust(mirrored ? 0 : width, 0, mirrored ? -width : 0, 0);
        painter.setFont(m_paper.font);
    }
    painter.drawText(text, flags,
                     m_paper.metrics().elidedText(name.text, Qt::ElideMiddle, text.width()));
    if (name.hidden)
        painter.drawLine(QPointF(text.left(), middle), QPointF(text.right(), middle));
}

void PlotScene::paintLegend(QPainter& painter) const {
    const QFontMetricsF metrics = m_paper.metrics();
    const std::vector<LegendBox> boxes = legendBoxes();
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const Plot::Name& name = m_plot.legend[i];
        painter.setOpacity(name.hidden || name.faint ? kHiddenOpacity : 1);
        paintName(painter, name, boxes[i]);
        if (namesAtEnds() && !name.hidden)
            paintWayToEnd(painter, name, boxes[i]);
    }
    painter.setOpacity(1);
    painter.setPen(m_paper.ink());
    const QRectF area = plotArea();
    const double top = area.top() - kLegendMargin - metrics.height();
    if (boxes.size() < m_plot.legend.size())
        painter.drawText(QRectF(area.left(), top, area.width(), metrics.height()),
                         Qt::AlignRight | Qt::AlignAbsolute, QStringLiteral("…"));
    if (m_plot.legend.empty())
        painter.drawText(QRectF(0, top, m_paper.size.width(), metrics.height()), Qt::AlignLeft,
                         m_plot.heading);
}

std::vector<LegendPlace> PlotScene::legendPlaces() const {
    QStringList names;
    for (const Plot::Name& name : m_plot.legend)
        names << name.text;
    const QFontMetricsF metrics = m_paper.metrics();
    // A quarter of a low chart, so that the curves keep most of it.
    const int most =
        std::clamp(static_cast<int>(m_paper.size.height() / 4 / metrics.height()), 1, 4);
    return layLegend(names, metrics, plotArea().width(), most);
}

void PlotScene::makeLegendRoom() {
    const QFontMetricsF metrics = m_paper.metrics();
    m_endWidth = widthOfEnds();
    if (namesAtEnds()) {
        const double right = m_endWidth + kLegendKeyWidth + 3 * kLegendMargin;
        m_legendRows = 0;
        m_chart->setMargins(
            {0, static_cast<int>(metrics.height() / 2), static_cast<int>(right), 0});
        m_chart->layout()->activate();
        return;
    }
    // To the right: half of the last label.
    const int right = static_cast<int>(metrics.averageCharWidth() * 3);
    // The legend's width depends on the vertical labels, which are laid out later; the widths of
    // the last pass are mostly right.
    for (int pass = 0; pass < 2; ++pass) {
        const double above =
            m_legendRows > 0 ? m_legendRows * metrics.height() + 6 : metrics.height() / 2;
        m_chart->setMargins({0, static_cast<int>(above), right, 0});
        m_chart->layout()->activate();
        const int rows =
            m_plot.legend.empty() ? (m_plot.heading.isEmpty() ? 0 : 1) : legendRows(legendPlaces());
        if (std::exchange(m_legendRows, rows) == rows)
            break;
    }
}

} // namespace tessera
