// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/FirstSolutionChart.h"

#include "widgets/charts/ChartCurve.h"

#include "core/support/UserError.h"

#include <QFile>
#include <QHelpEvent>
#include <QLocale>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kPowersATick = 2;

QString secondsText(double seconds) {
    const auto in = [](double value, const QString& unit) {
        return QStringLiteral("%1 %2").arg(QLocale().toString(value, 'g', 3), unit);
    };
    if (seconds < 1e-3)
        return in(seconds * 1e6, FirstSolutionChart::tr("µs"));
    if (seconds < 1)
        return in(seconds * 1e3, FirstSolutionChart::tr("ms"));
    return in(seconds, FirstSolutionChart::tr("s"));
}

QColor curveColor(const FirstSolutionTime& row, const QColor& background) {
    return runColor(static_cast<std::size_t>(row.size.width), background);
}

QString sizeText(GridSize size) { return QStringLiteral("%1×%2").arg(size.width).arg(size.height); }

/// "5×5 with 3 + 5 colours: 626 pieces put down, 26 µs"
QString rowText(const FirstSolutionTime& row) {
    const QString effort = row.isGivenUp()
                               ? FirstSolutionChart::tr("given up after %L1 pieces put down, %2")
                               : FirstSolutionChart::tr("%L1 pieces put down, %2");
    //: 1 size, 2 border colours, 3 inner colours, 4 effort
    return FirstSolutionChart::tr("%1 with %2 + %3 colours: %4")
        .arg(sizeText(row.size))
        .arg(row.border)
        .arg(row.inner)
        .arg(effort.arg(row.medianNodes).arg(secondsText(row.medianSeconds)));
}

/// Whether the row was measured on puzzles like these.
bool isMeasured(const FirstSolutionTime& row, const GeneratorSettings& settings,
                const ColorChoice& colors) {
    return row.size == settings.size && settings.rules == Rules{} &&
           settings.distribution == Distribution::Even && settings.hints == HintChoice() &&
           colors.border == row.border && colors.inner == row.inner;
}

/// In place of what was not measured.
QString insteadText(const FirstSolutionTime& nearest, bool isLarger) {
    const QString reason =
        isLarger ? FirstSolutionChart::tr("Larger boards were not measured: near the hardest "
                                          "counts they take far too long.")
                 : FirstSolutionChart::tr("Such puzzles were not measured.");
    //: 1 why the settings have no time of their own, 2 size, colours and effort
    return FirstSolutionChart::tr("%1 Nearest in kind: %2.").arg(reason, rowText(nearest));
}

} // namespace

std::vector<FirstSolutionTime> shippedFirstSolutions() {
    QFile file(QStringLiteral(":/hardness/first-solution.csv"));
    return file.open(QIODevice::ReadOnly) ? parseFirstSolutionTable(file.readAll())
                                          : std::vector<FirstSolutionTime>();
}

FirstSolutionChart::FirstSolutionChart(std::vector<FirstSolutionTime> table, QWidget* parent)
    : QWidget(parent), m_table(std::move(table)) {
    setObjectName(QStringLiteral("firstSolutionChart"));
    setAccessibleName(tr("Measured time to the first solution against colours"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void FirstSolutionChart::setSettings(const GeneratorSettings& settings) {
    ColorChoice colors = settings.colors;
    try {
        const HardestColors hardest = hardestColorsFor(settings);
        if (colors.kind == ColorChoice::Kind::Hardest)
            colors = {ColorChoice::Kind::BorderAndInner, hardest.border, hardest.inner, 0};
        else if (colors.kind == ColorChoice::Kind::Total)
            colors.inner = std::max(1, colors.total - hardest.border);
        m_nearest = nearestRow(m_table, settings.size, colors.inner, hardest.inner);
    } catch (const UserError&) {
        m_nearest = nullptr; // Generating says why, where the person sees it.
    }
    m_sentence = m_nearest == nullptr ? QString()
                 : isMeasured(*m_nearest, settings, colors)
                     ? tr("Measured on %1 (median of %n puzzle(s)).", nullptr, m_nearest->puzzles)
                           .arg(rowText(*m_nearest))
                     : insteadText(*m_nearest, settings.size.cells() > m_table.back().size.cells());
    setAccessibleDescription(m_sentence);
    update();
}

ColorCountAxes FirstSolutionChart::axes() const {
    ColorCountAxes axes;
    const auto [fewest, most] = std::ranges::minmax(m_table, {}, &FirstSolutionTime::inner);
    const auto [quickest, slowest] =
        std::ranges::minmax(m_table, {}, &FirstSolutionTime::medianSeconds);
    axes.area = ColorCountAxes::areaIn(*this, secondsText(100e-6));
    // Room for the curves' names at their ends.
    axes.across = {double(fewest.inner), most.inner + 2.0};
    axes.up = {std::floor(std::log10(quickest.medianSeconds)),
               std::ceil(std::log10(slowest.medianSeconds))};
    axes.acrossText = tr("inner colours");
    axes.upText = tr("Measured time to the first solution");
    return axes;
}

QPointF FirstSolutionChart::position(const FirstSolutionTime& row) const {
    return axes().position(row.inner, std::log10(row.medianSeconds));
}

void FirstSolutionChart::paintCurve(QPainter& painter,
                                    std::span<const FirstSolutionTime> rows) const {
    const bool chosen = m_nearest != nullptr && rows.front().size == m_nearest->size;
    const QColor background = palette().color(QPalette::Window);
    QPolygonF line;
    for (const FirstSolutionTime& row : rows)
        line.append(position(row));
    painter.setPen(QPen(curveColor(rows.front(), background), chosen ? 2.5 : 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    // Searches that were given up took at least as long: an open point.
    painter.setBrush(background);
    for (const FirstSolutionTime& row : rows) {
        if (row.isGivenUp())
            painter.drawEllipse(position(row), 3, 3);
    }
}

/// The size at the end of its curve, on a ground of its own where curves meet, and
/// above the names that are there.
void FirstSolutionChart::paintName(QPainter& painter, const FirstSolutionTime& last,
                                   std::vector<QRectF>& taken) const {
    const bool chosen = m_nearest != nullptr && last.size == m_nearest->size;
    const QColor background = palette().color(QPalette::Window);
    QFont font = this->font();
    font.setBold(chosen);
    painter.setFont(font);
    const QString name = sizeText(last.size);
    QRectF room = painter.fontMetrics().tightBoundingRect(name);
    room.moveCenter(QPointF(0, 0));
    room.translate(position(last) + QPointF(room.width() / 2 + 4, 0));
    while (std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(room); }))
        room.translate(0, -2);
    taken.push_back(room.adjusted(-2, -1, 2, 1));
    painter.fillRect(room.adjusted(-1, -1, 1, 1), background);
    painter.setPen(curveColor(last, background));
    painter.drawText(room, Qt::AlignCenter | Qt::TextDontClip, name);
}

void FirstSolutionChart::paintEvent(QPaintEvent*) {
    if (m_table.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ColorCountAxes axes = this->axes();
    std::vector<AxisTick> ticks;
    for (double power = axes.up.low; power <= axes.up.high; power += kPowersATick)
        ticks.push_back({power, secondsText(std::pow(10.0, power))});
    axes.paint(painter, *this, ticks);
    const std::span<const FirstSolutionTime> all(m_table);
    for (std::size_t first = 0; first < all.size();) {
        std::size_t end = first;
        while (end < all.size() && all[end].size == all[first].size)
            ++end;
        paintCurve(painter, all.subspan(first, end - first));
        first = end;
    }
    std::vector<QRectF> names;
    for (std::size_t row = 0; row < all.size(); ++row) {
        if (row + 1 == all.size() || all[row + 1].size != all[row].size)
            paintName(painter, all[row], names);
    }
    if (m_nearest != nullptr)
        paintChosenPoint(painter, *this, position(*m_nearest));
}

bool FirstSolutionChart::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || m_table.empty())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto nearest = std::ranges::min_element(m_table, {}, [&](const FirstSolutionTime& row) {
        const QPointF offset = position(row) - QPointF(help->pos());
        return QPointF::dotProduct(offset, offset);
    });
    QToolTip::showText(
        help->globalPos(),
        tr("%1. Median of %n puzzle(s), framed, with even colours.", nullptr, nearest->puzzles)
            .arg(rowText(*nearest)),
        this);
    return true;
}

} // namespace tessera
