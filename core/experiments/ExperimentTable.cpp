// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/ExperimentTable.h"

#include "core/experiments/Statistics.h"

namespace tessera {

namespace {

QString fixed(double value, int decimals) { return QString::number(value, 'f', decimals); }

ScoreAt scoreAt(std::span<const FinishedRun> runs, double seconds) {
    ScoreAt at;
    std::vector<double> scores;
    for (const auto& [run, puzzle] : runs) {
        const int best = run->bestAt(seconds).value_or(0);
        scores.push_back(best);
        at.best = std::max(at.best, best);
    }
    at.median = median(scores);
    return at;
}

ExperimentRow rowOf(const ExperimentPlan& plan, std::span<const FinishedRun> runs,
                    std::size_t first) {
    ExperimentRow row;
    row.puzzle = first;
    row.total = plan.puzzles[first].total;
    std::vector<double> scores;
    std::vector<double> evaluations;
    double work = 0;
    double seconds = 0;
    int successes = 0;
    for (const auto& [run, puzzle] : runs) {
        scores.push_back(run->best);
        evaluations.push_back(static_cast<double>(run->evaluations));
        work += static_cast<double>(std::max(run->evaluations, run->nodes));
        seconds += run->seconds;
        row.best = std::max(row.best, run->best);
        successes += plan.isSuccess(puzzle, run->best) ? 1 : 0;
    }
    row.runs = static_cast<int>(scores.size());
    row.mean = mean(scores);
    row.median = median(scores);
    row.stddev = sampleDeviation(scores);
    row.evaluations = mean(evaluations);
    row.rate = seconds > 0 ? work / seconds : 0;
    row.success = scores.empty() ? 0 : static_cast<double>(successes) / row.runs;
    for (const double time : plan.scoreAt)
        row.scoreAt.push_back(scoreAt(runs, time));
    return row;
}

QJsonObject jsonOf(const ExperimentPlan& plan, const ExperimentRow& row) {
    QJsonArray at;
    for (std::size_t i = 0; i < row.scoreAt.size(); ++i) {
        at.append(QJsonObject{{QStringLiteral("seconds"), plan.scoreAt[i]},
                              {QStringLiteral("best"), row.scoreAt[i].best},
                              {QStringLiteral("median"), row.scoreAt[i].median}});
    }
    return {{QStringLiteral("puzzle"), plan.puzzles[row.puzzle].tableName()},
            {QStringLiteral("method"), plan.methods[row.method].name},
            {QStringLiteral("score_at"), at},
            {QStringLiteral("parameters"), plan.methods[row.method].values.toJson()},
            {QStringLiteral("total"), row.total},
            {QStringLiteral("runs"), row.runs},
            {QStringLiteral("best"), row.best},
            {QStringLiteral("mean"), row.mean},
            {QStringLiteral("median"), row.median},
            {QStringLiteral("stddev"), row.stddev},
            {QStringLiteral("success"), row.success},
            {QStringLiteral("evaluations"), row.evaluations}};
}

QJsonObject jsonOf(const ExperimentPlan& plan, std::size_t index, const StoredRun& run) {
    const PlannedRun planned = plan.run(index);
    return {{QStringLiteral("puzzle"), plan.puzzles[planned.puzzle].name},
            {QStringLiteral("method"), plan.methods[planned.method].name},
            {QStringLiteral("seed"), static_cast<qint64>(run.seed)},
            {QStringLiteral("best"), run.best},
            {QStringLiteral("total"), run.total},
            {QStringLiteral("evaluations"), static_cast<qint64>(run.evaluations)},
            {QStringLiteral("iterations"), static_cast<qint64>(run.iterations)},
            {QStringLiteral("nodes"), static_cast<qint64>(run.nodes)},
            {QStringLiteral("seconds"), run.seconds},
            {QStringLiteral("stop"), run.stop},
            {QStringLiteral("processor_seconds"), run.processor.used},
            {QStringLiteral("core_share"), run.processor.coreShare()}};
}

/// Which columns a plan's table has, and their contents.
class TableColumns {
public:
    explicit TableColumns(const ExperimentPlan& plan)
        : m_plan(plan), m_published(std::ranges::any_of(plan.methods, [](const auto& method) {
              return !method.published.isEmpty();
          })) {}

    /// The first two are words, the others numbers.
    [[nodiscard]] QStringList header() const {
        QStringList names{QStringLiteral("puzzle"), QStringLiteral("method"),
                          QStringLiteral("runs")};
        for (const double seconds : m_plan.scoreAt)
            names << QStringLiteral("at %1 s").arg(seconds);
        names << QStringLiteral("best") << QStringLiteral("mean") << QStringLiteral("median")
              << QStringLiteral("stddev") << QStringLiteral("success")
              << QStringLiteral("evaluations");
        if (!m_plan.scoreAt.empty())
            names << QStringLiteral("per second");
        if (m_published)
            names << QStringLiteral("published");
        return names;
    }

    [[nodiscard]] QStringList cells(const ExperimentRow& row) const {
        const PlannedMethod& method = m_plan.methods[row.method];
        QStringList cells{m_plan.puzzles[row.puzzle].tableName(), method.name,
                          QString::number(row.runs)};
        cells << figures(row);
        if (m_published)
            cells << method.published.value(static_cast<qsizetype>(row.group));
        return cells;
    }

private:
    [[nodiscard]] QStringList figures(const ExperimentRow& row) const {
        const qsizetype times = static_cast<qsizetype>(m_plan.scoreAt.size());
        if (row.runs == 0)
            return QStringList(6 + times + (times > 0 ? 1 : 0), QStringLiteral("–"));
        QStringList cells;
        for (const ScoreAt& at : row.scoreAt)
            cells << QStringLiteral("%1 (%2)").arg(fixed(at.median, 1)).arg(at.best);
        cells << QStringLiteral("%1/%2").arg(row.best).arg(row.total) << fixed(row.mean, 2)
              << fixed(row.median, 1) << fixed(row.stddev, 2)
              << fixed(100 * row.success, 0) + QStringLiteral(" %") << fixed(row.evaluations, 0);
        if (times > 0)
            cells << fixed(row.rate / 1e6, 2) + QStringLiteral(" M");
        return cells;
    }

    const ExperimentPlan& m_plan;
    bool m_published;
};

GroupTime groupTime(const ExperimentPlan& plan, std::span<const FinishedRun> runs) {
    GroupTime time;
    std::vector<double> seconds;
    for (const auto& [run, puzzle] : runs) {
        if (plan.isSuccess(puzzle, run->best))
            seconds.push_back(run->seconds);
    }
    time.runs = static_cast<int>(runs.size());
    time.solved = static_cast<int>(seconds.size());
    if (!seconds.empty())
        time.seconds = mean(seconds);
    return time;
}

} // namespace

std::vector<FinishedRun> finishedRuns(const ExperimentPlan& plan, StoredRuns runs,
                                      std::span<const std::size_t> puzzles, std::size_t method) {
    std::vector<FinishedRun> finished;
    const std::size_t seeds = plan.seeds.size();
    for (const std::size_t puzzle : puzzles) {
        const std::size_t first = (puzzle * plan.methods.size() + method) * seeds;
        for (const auto& run : runs.subspan(first, seeds)) {
            if (run && !hasFailed(*run))
                finished.push_back({&*run, puzzle});
        }
    }
    return finished;
}

int runsShortOfACore(StoredRuns runs) {
    return static_cast<int>(std::ranges::count_if(
        runs, [](const auto& run) { return run && run->processor.isShort(); }));
}

std::vector<ExperimentRow> experimentRows(const ExperimentPlan& plan, StoredRuns runs) {
    std::vector<ExperimentRow> rows;
    const auto groups = plan.groups();
    for (std::size_t group = 0; group < groups.size(); ++group) {
        for (std::size_t method = 0; method < plan.methods.size(); ++method) {
            ExperimentRow row =
                rowOf(plan, finishedRuns(plan, runs, groups[group], method), groups[group].front());
            row.group = group;
            row.method = method;
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

QByteArray resultsCsv(const ExperimentPlan& plan, StoredRuns runs) {
    QByteArray text =
        "puzzle,method,seed,best,total,success,evaluations,iterations,nodes,seconds,stop,"
        "processor_seconds,core_share\n";
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (!runs[i])
            continue;
        const StoredRun& run = *runs[i];
        const PlannedRun planned = plan.run(i);
        const QByteArrayList fields{csvField(plan.puzzles[planned.puzzle].name),
                                    csvField(plan.methods[planned.method].name),
                                    QByteArray::number(run.seed),
                                    QByteArray::number(run.best),
                                    QByteArray::number(run.total),
                                    plan.isSuccess(planned.puzzle, run.best) ? "1" : "0",
                                    QByteArray::number(run.evaluations),
                                    QByteArray::number(run.iterations),
                                    QByteArray::number(run.nodes),
                                    QByteArray::number(run.seconds, 'f', 6),
                                    run.stop.toLatin1(),
                                    QByteArray::number(run.processor.used, 'f', 6),
                                    QByteArray::number(run.processor.coreShare(), 'f', 3)};
        text += fields.join(',') + '\n';
    }
    return text;
}

QByteArray resultsJson(const ExperimentPlan& plan, StoredRuns runs) {
    QJsonArray rows;
    for (const ExperimentRow& row : experimentRows(plan, runs))
        rows.append(jsonOf(plan, row));
    QJsonArray list;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (runs[i])
            list.append(jsonOf(plan, i, *runs[i]));
    }
    return writeJson({{"title", plan.title},
                      {"planned", static_cast<qint64>(plan.runCount())},
                      {"finished", list.size()},
                      {"rows", rows},
                      {"runs", list}});
}

TextTable textTable(const ExperimentPlan& plan, StoredRuns runs) {
    const TableColumns columns(plan);
    TextTable table{columns.header(), 2, {}};
    for (const ExperimentRow& row : experimentRows(plan, runs))
        table.rows << columns.cells(row);
    return table;
}

QByteArray tableMarkdown(const ExperimentPlan& plan, StoredRuns runs) {
    QByteArray text;
    if (!plan.title.isEmpty())
        text += QStringLiteral("# %1\n\n").arg(plan.title.simplified()).toUtf8();
    return text + textTable(plan, runs).markdown();
}

void writeTables(const ExperimentPlan& plan, StoredRuns runs, const QString& folder) {
    writeFile(resultsCsv(plan, runs), folder + QStringLiteral("/results.csv"));
    writeFile(resultsJson(plan, runs), folder + QStringLiteral("/results.json"));
    writeFile(tableMarkdown(plan, runs), folder + QStringLiteral("/table.md"));
    writeFile(textTable(plan, runs).latex(), folder + QStringLiteral("/table.tex"));
}

std::vector<SolveTimes> solveTimes(const ExperimentPlan& plan, StoredRuns runs) {
    std::vector<SolveTimes> list;
    if (plan.publishedTimes) {
        SolveTimes published{plan.publishedTimes->name, {}};
        for (const double seconds : plan.publishedTimes->seconds)
            published.groups.push_back({seconds, 0, 0});
        list.push_back(std::move(published));
    }
    for (std::size_t method = 0; method < plan.methods.size(); ++method) {
        SolveTimes times{plan.methods[method].name, {}};
        for (const auto& group : plan.groups())
            times.groups.push_back(groupTime(plan, finishedRuns(plan, runs, group, method)));
        list.push_back(std::move(times));
    }
    return list;
}

} // namespace tessera
