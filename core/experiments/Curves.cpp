// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/Curves.h"

#include "core/search/SearchFields.h"
#include "core/support/NumberText.h"
#include "core/text/TokenReader.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace tessera {

namespace {

struct Step {
    double at = 0; ///< on the axis
    std::size_t run = 0;
    int best = 0;
};

std::vector<Step> stepsOf(std::span<const StoredRun* const> runs, CurveAxis axis) {
    std::vector<Step> steps;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        for (const TracePoint& improvement : runs[i]->improvements)
            steps.push_back({placeOn(axis, improvement), i, improvement.best});
    }
    std::ranges::stable_sort(steps, {}, &Step::at);
    return steps;
}

double lastPlace(std::span<const StoredRun* const> runs, CurveAxis axis) {
    double end = 0;
    for (const StoredRun* run : runs)
        end = std::max(end, placeOn(axis, *run));
    return end;
}

/// The score of a rank among the runs, 0 for the lowest, while their scores change. Runs are
/// counted by score, so a step takes little time however many runs there are.
class RankedScore {
public:
    RankedScore(std::span<const Step> steps, std::size_t runs, std::size_t rank)
        : m_rank(rank), m_scores{kNone}, m_placeOf(runs) {
        for (const Step& step : steps)
            m_scores.push_back(std::max(kNone, step.best));
        std::ranges::sort(m_scores);
        m_scores.erase(std::unique(m_scores.begin(), m_scores.end()), m_scores.end());
        m_counts.resize(m_scores.size());
        m_counts.front() = runs;
    }

    void take(const Step& step) {
        std::size_t& place = m_placeOf[step.run];
        change(place, -1);
        const auto score = std::ranges::lower_bound(m_scores, std::max(kNone, step.best));
        place = static_cast<std::size_t>(score - m_scores.begin());
        change(place, 1);
        while (m_below > m_rank)
            m_below -= m_counts[--m_place];
        while (m_below + m_counts[m_place] <= m_rank)
            m_below += m_counts[m_place++];
    }
    [[nodiscard]] bool hasAllRuns() const { return m_counts.front() == 0; }
    [[nodiscard]] int score() const { return m_scores[m_place]; }

private:
    static constexpr int kNone = -1; ///< a run that has no score yet

    void change(std::size_t place, int by) {
        m_counts[place] += static_cast<std::size_t>(by);
        m_below += place < m_place ? static_cast<std::size_t>(by) : 0;
    }

    std::size_t m_rank;
    std::vector<int> m_scores;          ///< all scores that occur, rising
    std::vector<std::size_t> m_counts;  ///< runs by score
    std::vector<std::size_t> m_placeOf; ///< index of the score, by run
    std::size_t m_place = 0;            ///< index of the score of the rank
    std::size_t m_below = 0;            ///< runs with a lower score
};

/// The middle value, or the lower one of two.
template <typename Value>
Value medianOf(std::span<const TracePoint* const> points, Value (*valueOf)(const TracePoint&)) {
    std::vector<Value> values;
    for (const TracePoint* point : points)
        values.push_back(valueOf(*point));
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

TracePoint medianPoint(std::span<const TracePoint* const> points) {
    TracePoint median;
    median.best = medianOf<int>(points, [](const TracePoint& point) { return point.best; });
    median.current = medianOf<int>(points, [](const TracePoint& point) { return point.current; });
    const bool haveSpread =
        std::ranges::all_of(points, [](const TracePoint* point) { return !!point->spread; });
    if (haveSpread) {
        median.spread = ScoreSpread{
            medianOf<double>(points, [](const TracePoint& point) { return point.spread->mean; }),
            medianOf<int>(points, [](const TracePoint& point) { return point.spread->worst; })};
    }
    return median;
}

struct TraceCsvText {
    Q_DECLARE_TR_FUNCTIONS(TraceCsv)
};

/// All trace files start with these; the first version had no more.
constexpr int kFirstColumns = 6;
constexpr int kColumns = 8;
/// With the columns for populations, empty for methods without.
constexpr int kSpreadColumns = 10;

QByteArray headerOf(int columns) {
    static const QByteArrayList names =
        QByteArray("run,seed,seconds,evaluations,best,current,iterations,nodes,mean,worst")
            .split(',');
    return names.first(columns).join(',');
}

int columnsOf(QByteArrayView header) {
    for (const int columns : {kFirstColumns, kColumns, kSpreadColumns}) {
        if (header == headerOf(columns))
            return columns;
    }
    if (header.startsWith(headerOf(kSpreadColumns) + ','))
        return static_cast<int>(std::ranges::count(header, ',')) + 1;
    throw FormatError({1, 1}, QString::fromLatin1(headerOf(kColumns)), quoted(header));
}

/// The fields of one line, with their positions for messages.
class CsvLine {
public:
    CsvLine(QByteArrayView text, int number, int columns) : m_number(number), m_columns(columns) {
        const auto commas = std::ranges::count(text, ',');
        if (commas + 1 != columns) {
            throw FormatError({m_number, 1}, TraceCsvText::tr("%1 values").arg(columns),
                              QString::number(commas + 1));
        }
        const int read = std::min(columns, kSpreadColumns);
        for (QByteArrayView& field : std::span(m_fields).first(static_cast<std::size_t>(read)))
            field = takeUntil(',', text);
    }

    [[nodiscard]] bool hasCounts() const { return m_columns >= kColumns; }
    [[nodiscard]] bool hasSpread() const {
        return m_columns >= kSpreadColumns && !at(kColumns).isEmpty();
    }
    [[nodiscard]] quint64 whole(int column) const {
        bool ok = false;
        const qulonglong value = at(column).toULongLong(&ok);
        if (!ok)
            refuse(column, TraceCsvText::tr("a whole number"));
        return value;
    }
    [[nodiscard]] int score(int column) const {
        bool ok = false;
        const int value = at(column).toInt(&ok);
        if (!ok || value < 0)
            refuse(column, TraceCsvText::tr("a score"));
        return value;
    }
    [[nodiscard]] double amount(int column, const QString& expected) const {
        bool ok = false;
        const double value = at(column).toDouble(&ok);
        if (!ok || !std::isfinite(value) || value < 0)
            refuse(column, expected);
        return value;
    }
    [[noreturn]] void refuse(int column, const QString& expected) const {
        int place = 1;
        for (int i = 0; i < column; ++i)
            place += static_cast<int>(at(i).size()) + 1;
        throw FormatError({m_number, place}, expected, quoted(at(column)));
    }

private:
    [[nodiscard]] QByteArrayView at(int column) const {
        return m_fields[static_cast<std::size_t>(column)];
    }

    int m_number;
    int m_columns;
    std::array<QByteArrayView, kSpreadColumns> m_fields;
};

void take(const CsvLine& line, std::vector<RunTrace>& runs) {
    const std::uint64_t run = line.whole(0);
    // Runs are numbered from 1 without gaps.
    if (run == runs.size() + 1)
        runs.push_back({line.whole(1), {}});
    else if (run != runs.size() || run == 0)
        line.refuse(0, TraceCsvText::tr("run %1 or %2").arg(runs.size()).arg(runs.size() + 1));
    TracePoint point{{line.amount(2, TraceCsvText::tr("a number of seconds")), line.whole(3)},
                     line.score(4),
                     line.score(5)};
    if (line.hasCounts()) {
        point.iterations = line.whole(6);
        point.nodes = line.whole(7);
    }
    if (line.hasSpread())
        point.spread = ScoreSpread{line.amount(8, TraceCsvText::tr("a mean score")), line.score(9)};
    std::vector<TracePoint>& points = runs.back().points;
    point.improvement = points.empty() || point.best > points.back().best;
    if (!points.empty() && point.seconds < points.back().seconds)
        line.refuse(2, TraceCsvText::tr("a time not before that of the line above"));
    points.push_back(point);
}

} // namespace

TracePoint curvePoint(double at, int best, CurveAxis axis) {
    const auto countOn = [&](CurveAxis other) {
        return axis == other ? static_cast<std::uint64_t>(at) : 0;
    };
    return {{axis == CurveAxis::Seconds ? at : 0, countOn(CurveAxis::Evaluations),
             countOn(CurveAxis::Iterations), countOn(CurveAxis::Nodes)},
            best,
            best,
            true};
}

std::vector<TracePoint> quantileCurve(std::span<const StoredRun* const> runs, CurveAxis axis,
                                      double share) {
    const double rank = std::ceil(share * static_cast<double>(runs.size())) - 1;
    const std::vector<Step> steps = stepsOf(runs, axis);
    RankedScore quantile(steps, runs.size(), static_cast<std::size_t>(std::max(0.0, rank)));
    std::vector<TracePoint> curve;
    for (const Step& step : steps) {
        quantile.take(step);
        if (quantile.hasAllRuns() && (curve.empty() || quantile.score() != curve.back().best))
            curve.push_back(curvePoint(step.at, quantile.score(), axis));
    }
    if (!curve.empty())
        curve.push_back(curvePoint(lastPlace(runs, axis), curve.back().best, axis));
    return curve;
}

std::vector<TracePoint> improvementsAndEnd(const Trace& trace) {
    std::vector<TracePoint> points = improvementsIn(trace.points());
    if (!trace.isEmpty() && !trace.points().back().improvement)
        points.push_back(trace.points().back());
    return points;
}

std::vector<double> timesToTarget(std::span<const StoredRun* const> runs, int target,
                                  CurveAxis axis) {
    std::vector<double> times;
    for (const StoredRun* run : runs) {
        const auto reached = std::ranges::find_if(
            run->improvements, [&](const TracePoint& at) { return at.best >= target; });
        if (reached != run->improvements.end())
            times.push_back(placeOn(axis, *reached));
    }
    std::ranges::sort(times);
    return times;
}

std::vector<TracePoint> timeToTargetCurve(std::span<const StoredRun* const> runs, int target,
                                          CurveAxis axis) {
    if (runs.empty())
        return {};
    constexpr double all = 100;
    std::vector<TracePoint> curve{curvePoint(0, 0, axis)};
    int reached = 0;
    for (const double time : timesToTarget(runs, target, axis)) {
        ++reached;
        const double share = all * reached / static_cast<double>(runs.size());
        curve.push_back(curvePoint(time, static_cast<int>(std::lround(share)), axis));
    }
    curve.push_back(curvePoint(lastPlace(runs, axis), curve.back().best, axis));
    return curve;
}

std::vector<TracePoint> medianGenerationCurve(std::span<const StoredRun* const> runs) {
    std::vector<std::uint64_t> numbers;
    std::vector<const TracePoint*> latest;
    for (const StoredRun* run : runs) {
        if (run->generations.empty())
            return {};
        latest.push_back(run->generations.data());
        for (const TracePoint& point : run->generations)
            numbers.push_back(point.iterations);
    }
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    std::vector<TracePoint> curve;
    for (const std::uint64_t number : numbers) {
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const TracePoint* end = runs[i]->generations.data() + runs[i]->generations.size();
            while (latest[i] + 1 != end && latest[i][1].iterations <= number)
                ++latest[i];
        }
        curve.push_back(medianPoint(latest));
        curve.back().iterations = number;
    }
    return curve;
}

QByteArray traceCsv(std::span<const RunResult> results) {
    std::vector<std::string_view> gauges;
    for (const RunResult& result : results)
        addGaugeNames(result.trace.points(), gauges);
    const bool spread =
        !gauges.empty() || std::ranges::any_of(results, [](const RunResult& result) {
            return std::ranges::any_of(result.trace.points(), [](const TracePoint& point) {
                return point.spread.has_value();
            });
        });
    QByteArray text = headerOf(spread ? kSpreadColumns : kColumns);
    for (const std::string_view gauge : gauges)
        text +=
            ',' + csvField(QString::fromUtf8(gauge.data(), static_cast<qsizetype>(gauge.size())));
    text += '\n';
    for (std::size_t run = 0; run < results.size(); ++run) {
        const QByteArray head =
            QByteArray::number(run + 1) + ',' + QByteArray::number(results[run].seed) + ',';
        for (const TracePoint& point : results[run].trace.points()) {
            text += head + QByteArray::number(point.seconds, 'f', 6) + ',' +
                    QByteArray::number(point.evaluations) + ',' + QByteArray::number(point.best) +
                    ',' + QByteArray::number(point.current) + ',' +
                    QByteArray::number(point.iterations) + ',' + QByteArray::number(point.nodes);
            if (point.spread)
                text += ',' + QByteArray::number(point.spread->mean, 'g', 17) + ',' +
                        QByteArray::number(point.spread->worst);
            else if (spread)
                text += ",,";
            for (const std::string_view gauge : gauges)
                text += ',' + gaugeText(point, gauge);
            text += '\n';
        }
    }
    return text;
}

bool looksLikeTraceCsv(const QByteArray& bytes) {
    return bytes.startsWith(headerOf(kFirstColumns));
}

std::vector<RunTrace> readTraceCsv(const QByteArray& bytes) {
    std::vector<RunTrace> runs;
    Lines lines(bytes);
    int columns = kColumns;
    while (const auto line = lines.next()) {
        const QByteArrayView text = line->endsWith('\r') ? line->chopped(1) : *line;
        const bool isHeader = lines.number() == 1;
        if (isHeader)
            columns = columnsOf(text);
        else if (!text.isEmpty())
            take(CsvLine(text, lines.number(), columns), runs);
    }
    if (lines.number() == 0)
        (void)columnsOf({});
    return runs;
}

} // namespace tessera
