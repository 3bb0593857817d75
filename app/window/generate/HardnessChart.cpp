// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/HardnessChart.h"

#include "widgets/charts/RunStyle.h"

#include "core/edges/generate/Hardness.h"
#include "core/support/NumberText.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

using Counted = HardnessCurve::Counted;

struct HardnessCurveText {
    Q_DECLARE_TR_FUNCTIONS(HardnessCurve)
};

constexpr int kFewestPoints = 8;
/// Above this logarithm only the order of magnitude is shown.
constexpr double kMostLog10 = 4;
/// Below this the first decimal would be 0.
constexpr double kFewestSolutions = 0.05;
/// The most ticks that a low chart has room for.
constexpr int kTicksUp = 4;

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

/// The fewest colours for which chance gives at most one solution.
int fewestForOneSolution(const std::vector<HardnessCurve::Point>& points) {
    const auto found = std::ranges::find_if(
        points, [](const HardnessCurve::Point& point) { return point.log10 <= 0; });
    return found != points.end() ? found->colors : points.back().colors;
}

QString digits(double number) {
    return QLocale().toString(number, number < 10 ? 'f' : 'g', number < 10 ? 1 : 3);
}

QString countedText(Counted counted) {
    return counted == Counted::Inner    ? HardnessChart::tr("inner colours")
           : counted == Counted::Border ? HardnessChart::tr("border colours")
                                        : HardnessChart::tr("colours");
}

PlotAxis countAxis(ChartRange range, const QString& title, const PlotPaper& paper) {
    return {range, scoreTicks(range, paper.ticksAcross()), title};
}

/// The dot at the number of colours in the settings.
PlotSeries chosenDot(QPointF place, const PlotPaper& paper) {
    return dotsAt({place}, paper.metrics().height() / 1.5, paper.ink(), QPen(paper.ground(), 1.5));
}

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

QPointF timeAt(const FirstSolutionTime& row) {
    return {static_cast<double>(row.inner), std::log10(row.medianSeconds)};
}

/// e.g. "5×5 with 3 + 5 colours: 626 placements, 26 µs"
QString rowText(const FirstSolutionTime& row) {
    const QString effort = row.isGivenUp()
                               ? FirstSolutionChart::tr("stopped after %L1 placements, %2")
                               : FirstSolutionChart::tr("%L1 placements, %2");
    //: 1 size, 2 border colours, 3 inner colours, 4 effort
    return FirstSolutionChart::tr("%1 with %2 + %3 colours: %4")
        .arg(sizeText(row.size))
        .arg(row.border)
        .arg(row.inner)
        .arg(effort.arg(row.medianNodes).arg(secondsText(row.medianSeconds)));
}

/// Whether the row was measured on puzzles with these settings.
bool isMeasured(const FirstSolutionTime& row, const GeneratorSettings& settings,
                const ColorChoice& colors) {
    return row.size == settings.size && settings.rules == Rules{} &&
           settings.distribution == Distribution::Even && settings.hints == HintChoice() &&
           colors.border == row.border && colors.inner == row.inner;
}

QString insteadText(const FirstSolutionTime& nearest, bool countsAsTwo, bool isLarger) {
    // Why the same row stays highlighted with half as many colours.
    const QString reason =
        countsAsTwo ? FirstSolutionChart::tr("Signed puzzles were not measured. Each signed colour "
                                             "counts as two.")
        : isLarger  ? FirstSolutionChart::tr("Larger boards were not measured: near the hardest "
                                              "colour counts they take too long.")
                    : FirstSolutionChart::tr("Such puzzles were not measured.");
    //: 1 why the settings have no time of their own, 2 size, colours and effort
    return FirstSolutionChart::tr("%1 Most similar: %2.").arg(reason, rowText(nearest));
}

} // namespace

HardnessCurve hardnessCurve(const GeneratorSettings& settings) {
    const HardestColors formula = hardestColorsFor(settings);
    ColorChoice hardest{ColorChoice::Kind::BorderAndInner, formula.border, formula.inner,
                        formula.total()};
    HardnessCurve curve;
    curve.counted = countedColors(settings);
    curve.hardest = countOf(hardest, curve.counted);

    const bool fixed =
        settings.hints.count > 0 || !settings.hints.cells.empty() || settings.rules.keepsRotation;
    const double log10Rotations = std::log10(boardRotations(settings.size, fixed));
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
    // The formula's total is for two separate sets; a common set has its own.
    if (curve.counted == Counted::All && !curve.isEmpty())
        curve.hardest = fewestForOneSolution(curve.points);
    return curve;
}

QString expectedSolutionsText(const HardnessCurve& curve) {
    if (!std::isfinite(curve.chosenLog10))
        return QStringLiteral("–");
    const double byChance = std::pow(10.0, curve.chosenLog10);
    if (byChance < kFewestSolutions)
        return HardnessCurveText::tr("hardly any by chance, besides the generated one");
    return HardnessCurveText::tr("about %1 by chance, besides the generated one")
        .arg(curve.chosenLog10 > kMostLog10 ? powerOfTenText(curve.chosenLog10) : digits(byChance));
}

HardnessChart::HardnessChart(QWidget* parent) : PlotWidget(parent) {
    setObjectName(QStringLiteral("hardnessChart"));
    setAccessibleName(tr("Expected solutions by number of colours"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(this, &PlotWidget::picked, this,
            [this](double colors) { emit countChosen(static_cast<int>(colors)); });
}

void HardnessChart::setCurve(HardnessCurve curve) {
    m_curve = std::move(curve);
    setAccessibleDescription(m_curve.isEmpty()
                                 ? QString()
                                 : tr("%1 %2 selected, %3 are the hardest. Expected by chance: 10 "
                                      "to the power of %4 solutions.")
                                       .arg(m_curve.chosen)
                                       .arg(countedText(m_curve.counted))
                                       .arg(m_curve.hardest)
                                       .arg(QLocale().toString(m_curve.chosenLog10, 'f', 1)));
    replot();
}

Plot HardnessChart::plot(const PlotPaper& paper) const {
    Plot plot;
    if (m_curve.isEmpty()) {
        plot.bare = true;
        plot.emptyText = tr("No estimate is possible here.");
        return plot;
    }
    ChartRange up{-1, 1};
    QList<QPointF> line;
    for (const HardnessCurve::Point& point : m_curve.points) {
        line << QPointF(point.colors, point.log10);
        up = {std::min(up.low, point.log10), std::max(up.high, point.log10)};
    }
    const ChartRange across{line.front().x(), line.back().x()};
    plot.discrete = true;
    plot.picks = true;
    plot.heading = tr("log₁₀ of the expected solutions");
    plot.across = countAxis(across, countedText(m_curve.counted), paper);
    plot.up = {up, scoreTicks(up, kTicksUp)};
    const auto draw = [&](const QList<QPointF>& points, const QPen& pen) {
        plot.series.push_back({PlotSeries::Kind::Line, points, pen});
    };
    // One solution expected: above this line many solutions make puzzles easy.
    draw({{across.low, 0}, {across.high, 0}}, QPen(paper.ink(), 1, Qt::DashLine));
    draw(line, QPen(runColor(0, paper.ground()), 2));
    const QColor hardest = runColor(1, paper.ground());
    const double there = m_curve.hardest;
    draw({{there, up.low}, {there, up.high}}, QPen(hardest, 1, Qt::DotLine));
    plot.texts.push_back(
        {{there, up.high}, tr("hardest: %1").arg(m_curve.hardest), paper.ink(), Qt::AlignBottom});
    if (std::isfinite(m_curve.chosenLog10))
        plot.series.push_back(
            chosenDot({static_cast<double>(m_curve.chosen), m_curve.chosenLog10}, paper));
    return plot;
}

QString HardnessChart::readout(double colors) const {
    const auto point =
        std::ranges::find(m_curve.points, static_cast<int>(colors), &HardnessCurve::Point::colors);
    if (point == m_curve.points.end())
        return {};
    return tr("%1 %2: %3 solutions expected by chance. Click to select.")
        .arg(point->colors)
        .arg(countedText(m_curve.counted), powerOfTenText(point->log10));
}

std::vector<FirstSolutionTime> shippedFirstSolutions() {
    QFile file(QStringLiteral(":/hardness/first-solution.csv"));
    return file.open(QIODevice::ReadOnly) ? parseFirstSolutionTable(file.readAll())
                                          : std::vector<FirstSolutionTime>();
}

FirstSolutionChart::FirstSolutionChart(std::vector<FirstSolutionTime> table, QWidget* parent)
    : PlotWidget(parent), m_table(std::move(table)) {
    setObjectName(QStringLiteral("firstSolutionChart"));
    setAccessibleName(tr("Measured time to the first solution by number of colours"));
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
        m_nearest = nullptr; // Generating shows the reason, where the user sees it.
    }
    m_sentence = m_nearest == nullptr ? QString()
                 : isMeasured(*m_nearest, settings, colors)
                     ? tr("Measured on %1 (median of %n puzzle(s)).", nullptr, m_nearest->puzzles)
                           .arg(rowText(*m_nearest))
                     : insteadText(*m_nearest, settings.rules == Rules{.isSigned = true},
                                   settings.size.cells() > m_table.back().size.cells());
    setAccessibleDescription(m_sentence);
    replot();
}

/// Its curve with its size at the end.
void FirstSolutionChart::addSize(Plot& plot, std::span<const FirstSolutionTime> rows,
                                 const PlotPaper& paper) const {
    const bool chosen = m_nearest != nullptr && rows.front().size == m_nearest->size;
    const QColor color =
        runColor(static_cast<std::size_t>(rows.front().size.width), paper.ground());
    const QPen pen(color, chosen ? 2.5 : 1);
    QList<QPointF> line;
    QList<QPointF> givenUp;
    for (const FirstSolutionTime& row : rows) {
        line << timeAt(row);
        if (row.isGivenUp())
            givenUp << timeAt(row);
    }
    plot.series.push_back({PlotSeries::Kind::Line, line, pen});
    // Stopped searches would have taken longer: an open point.
    plot.series.push_back(dotsAt(givenUp, 6, paper.ground(), pen));
    plot.texts.push_back(
        {line.back(), sizeText(rows.front().size), color, Qt::AlignVCenter, chosen});
}

Plot FirstSolutionChart::plot(const PlotPaper& paper) const {
    Plot plot;
    plot.bare = m_table.empty();
    if (plot.bare)
        return plot;
    const auto [fewest, most] = std::ranges::minmax(m_table, {}, &FirstSolutionTime::inner);
    const auto [quickest, slowest] =
        std::ranges::minmax(m_table, {}, &FirstSolutionTime::medianSeconds);
    plot.discrete = true;
    plot.heading = tr("Measured time to the first solution");
    // Room for the curves' names at their ends.
    plot.across = countAxis({double(fewest.inner), most.inner + 2.0}, tr("inner colours"), paper);
    plot.up = powerAxis({std::floor(std::log10(quickest.medianSeconds)),
                         std::ceil(std::log10(slowest.medianSeconds))},
                        kTicksUp, secondsText);
    for (std::span<const FirstSolutionTime> rest(m_table); !rest.empty();) {
        const auto next = std::ranges::find_if(
            rest, [&](const FirstSolutionTime& row) { return row.size != rest.front().size; });
        const auto count = static_cast<std::size_t>(next - rest.begin());
        addSize(plot, rest.first(count), paper);
        rest = rest.subspan(count);
    }
    if (m_nearest != nullptr)
        plot.series.push_back(chosenDot(timeAt(*m_nearest), paper));
    return plot;
}

QString FirstSolutionChart::readout(double colors) const {
    QStringList rows;
    for (const FirstSolutionTime& row : m_table) {
        if (row.inner == static_cast<int>(colors))
            rows << tr("%1. Median of %n puzzle(s), framed, with even colours.", nullptr,
                       row.puzzles)
                        .arg(rowText(row));
    }
    return rows.join(QStringLiteral("<br>"));
}

} // namespace tessera
