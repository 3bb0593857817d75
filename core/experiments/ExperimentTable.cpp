// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/ExperimentTable.h"

#include "core/experiments/Origin.h"
#include "core/search/SearchFields.h"

#include <functional>

namespace tessera {

namespace {

QString fixed(double value, int decimals) { return QString::number(value, 'f', decimals); }

/// At the end of its time a run has its last score, also one it found a little later.
ScoreAt scoreAt(const ExperimentPlan& plan, std::span<const FinishedRun> runs, double seconds) {
    ScoreAt at;
    std::vector<double> scores;
    for (const auto& [run, puzzle] : runs) {
        const auto limit = plan.puzzles[puzzle].budget.seconds;
        const int best = limit && seconds >= *limit ? run->best : run->bestAt(seconds).value_or(0);
        scores.push_back(best);
        at.best = std::max(at.best, best);
    }
    at.median = median(scores);
    return at;
}

ExperimentRow rowOf(const ExperimentPlan& plan, std::span<const FinishedRun> runs,
                    std::size_t first) {
    std::vector<const SearchNumbers*> numbers;
    double work = 0;
    double seconds = 0;
    int successes = 0;
    for (const auto& [run, puzzle] : runs) {
        numbers.push_back(run);
        work += static_cast<double>(std::max(run->evaluations, run->nodes));
        seconds += run->seconds;
        successes += plan.isSuccess(puzzle, run->best) ? 1 : 0;
    }
    ExperimentRow row{summarize(numbers)};
    row.puzzle = first;
    row.total = plan.puzzles[first].total;
    row.rate = seconds > 0 ? work / seconds : 0;
    row.success = runs.empty() ? 0 : static_cast<double>(successes) / row.runs;
    for (const double time : plan.scoreAt)
        row.scoreAt.push_back(scoreAt(plan, runs, time));
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
            {QStringLiteral("start"),
             startKindWords().at(static_cast<int>(plan.methods[row.method].start))},
            {QStringLiteral("budget"), budgetJson(plan.puzzles[row.puzzle].budget)},
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
    QJsonObject json{{QStringLiteral("puzzle"), plan.puzzles[planned.puzzle].name},
                     {QStringLiteral("method"), plan.methods[planned.method].name},
                     {QStringLiteral("seed"), plainJson(run.seed)},
                     {QStringLiteral("stop"), run.stop}};
    tellFigures(FieldWriter{json, CountNotation::Number}, run);
    return json;
}

struct Column {
    QString name;
    std::function<QString(const ExperimentRow&)> cell;
    int leastRuns = 1; ///< with fewer it is unknown
};

/// For people, or for programs, which want one number a cell.
enum class Cells : bool { Texts, Numbers };

/// The columns of a plan's table and their contents. The first two are words.
std::vector<Column> columnsOf(const ExperimentPlan& plan, Cells cells) {
    const bool hasTexts = cells == Cells::Texts;
    using Row = const ExperimentRow&;
    std::vector<Column> columns{
        {QStringLiteral("puzzle"), [&](Row row) { return plan.puzzles[row.puzzle].tableName(); },
         0},
        {QStringLiteral("method"), [&](Row row) { return plan.methods[row.method].name; }, 0},
        {QStringLiteral("runs"), [](Row row) { return QString::number(row.runs); }, 0}};
    const auto add = [&](const QString& name, auto cell, int leastRuns = 1) {
        columns.push_back({name, cell, leastRuns});
    };
    for (std::size_t i = 0; i < plan.scoreAt.size(); ++i) {
        const QString name = QStringLiteral("at %1 s").arg(plan.scoreAt[i]);
        const auto middle = [i](Row row) { return fixed(row.scoreAt[i].median, 1); };
        const auto best = [i](Row row) { return QString::number(row.scoreAt[i].best); };
        if (hasTexts) {
            add(name, [middle, best](Row row) {
                return QStringLiteral("%1 (%2)").arg(middle(row), best(row));
            });
        } else {
            add(name, middle);
            add(name + QStringLiteral(" best"), best);
        }
    }
    if (hasTexts) {
        add(QStringLiteral("best"),
            [](Row row) { return QStringLiteral("%1/%2").arg(row.best).arg(row.total); });
    } else {
        add(QStringLiteral("best"), [](Row row) { return QString::number(row.best); });
        add(
            QStringLiteral("total"), [](Row row) { return QString::number(row.total); }, 0);
    }
    add(QStringLiteral("mean"), [](Row row) { return fixed(row.mean, 2); });
    add(QStringLiteral("median"), [](Row row) { return fixed(row.median, 1); });
    add(
        QStringLiteral("stddev"), [](Row row) { return fixed(row.stddev, 2); }, 2);
    add(QStringLiteral("success"), [hasTexts](Row row) {
        return hasTexts ? fixed(100 * row.success, 0) + QStringLiteral(" %")
                        : QString::number(row.success);
    });
    add(QStringLiteral("evaluations"), [](Row row) { return fixed(row.evaluations, 0); });
    if (!plan.scoreAt.empty()) {
        add(QStringLiteral("per second"), [hasTexts](Row row) {
            return hasTexts ? fixed(row.rate / 1e6, 2) + QStringLiteral(" M") : fixed(row.rate, 0);
        });
    }
    const auto isPublished = [](const auto& method) { return !method.published.isEmpty(); };
    if (std::ranges::any_of(plan.methods, isPublished)) {
        const auto published = [&](Row row) {
            return plan.methods[row.method].published.value(static_cast<qsizetype>(row.group));
        };
        add(QStringLiteral("published"), published, 0);
    }
    return columns;
}

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

struct MethodComparisonText {
    Q_DECLARE_TR_FUNCTIONS(MethodComparison)
};

/// On one puzzle each run's score; on several, one score per puzzle.
std::vector<double> independentScores(std::span<const FinishedRun> runs,
                                      std::span<const std::size_t> group) {
    std::vector<double> scores;
    if (group.size() == 1) {
        for (const FinishedRun& run : runs)
            scores.push_back(run.run->best);
        return scores;
    }
    for (const std::size_t puzzle : group) {
        std::vector<double> ofPuzzle;
        for (const FinishedRun& run : runs) {
            if (run.puzzle == puzzle)
                ofPuzzle.push_back(run.run->best);
        }
        if (!ofPuzzle.empty())
            scores.push_back(median(ofPuzzle));
    }
    return scores;
}

struct NamedPair {
    QString puzzle;
    MethodPair pair;
};

std::vector<NamedPair> allPairs(const ExperimentPlan& plan, StoredRuns runs) {
    std::vector<NamedPair> pairs;
    for (const auto& group : plan.groups()) {
        for (const MethodPair& pair : comparedMethods(plan, runs, group))
            pairs.push_back({plan.puzzles[group.front()].tableName(), pair});
    }
    return pairs;
}

QString shortNumber(double value) { return QString::number(value, 'g', 3); }

TextTable tableOf(const ExperimentPlan& plan, StoredRuns runs, Cells kind) {
    const std::vector<Column> columns = columnsOf(plan, kind);
    const QString unknown = kind == Cells::Texts ? QStringLiteral("–") : QString();
    TextTable table{{}, 2, {}};
    for (const Column& column : columns)
        table.header << column.name;
    for (const ExperimentRow& row : experimentRows(plan, runs)) {
        QStringList cells;
        for (const Column& column : columns)
            cells << (row.runs < column.leastRuns ? unknown : column.cell(row));
        table.rows << cells;
    }
    return table;
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
                                    run.processor.wanted > 0
                                        ? QByteArray::number(run.processor.tableShare(), 'f', 3)
                                        : QByteArray()};
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
    QJsonObject program;
    addProgram(program);
    JsonMembers members{{"title", plan.title}};
    for (const QString& key : program.keys())
        members.emplace_back(key, program[key]);
    members.emplace_back("planned", static_cast<qint64>(plan.runCount()));
    members.emplace_back("finished", list.size());
    members.emplace_back("threads", 1);
    members.emplace_back("ranks", 1);
    const std::optional<double> share = lowestCoreShare(runs);
    members.emplace_back("core_share", share ? QJsonValue(*share) : QJsonValue());
    members.emplace_back("rows", rows);
    members.emplace_back("runs", list);
    return writeJson(members);
}

TextTable textTable(const ExperimentPlan& plan, StoredRuns runs) {
    return tableOf(plan, runs, Cells::Texts);
}

QByteArray tableCsv(const ExperimentPlan& plan, StoredRuns runs) {
    return tableOf(plan, runs, Cells::Numbers).csv();
}

std::optional<double> lowestCoreShare(StoredRuns runs) {
    std::optional<double> share;
    for (const auto& run : runs) {
        if (run && run->processor.wanted > 0)
            share = std::min(share.value_or(1), run->processor.coreShare());
    }
    return share;
}

QByteArray tableMarkdown(const ExperimentPlan& plan, StoredRuns runs) {
    QByteArray text;
    if (!plan.title.isEmpty())
        text += QStringLiteral("# %1\n\n").arg(plan.title.simplified()).toUtf8();
    return text + textTable(plan, runs).markdown();
}

QStringList tablePaths(const QString& folder) {
    return {folder + QStringLiteral("/results.csv"), folder + QStringLiteral("/results.json"),
            folder + QStringLiteral("/table.md"), folder + QStringLiteral("/table.tex")};
}

void writeTables(const ExperimentPlan& plan, StoredRuns runs, const QString& folder) {
    const QStringList paths = tablePaths(folder);
    writeFile(resultsCsv(plan, runs), paths[0]);
    writeFile(resultsJson(plan, runs), paths[1]);
    writeFile(tableMarkdown(plan, runs), paths[2]);
    writeFile(textTable(plan, runs).latex(), paths[3]);
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

std::vector<MethodPair> comparedMethods(const ExperimentPlan& plan, StoredRuns runs,
                                        std::span<const std::size_t> group) {
    std::vector<std::vector<double>> scores;
    for (std::size_t method = 0; method < plan.methods.size(); ++method)
        scores.push_back(independentScores(finishedRuns(plan, runs, group, method), group));
    std::vector<MethodPair> pairs;
    std::vector<double> ps;
    for (std::size_t first = 0; first < scores.size(); ++first) {
        for (std::size_t second = first + 1; second < scores.size(); ++second) {
            if (scores[first].empty() || scores[second].empty())
                continue;
            pairs.push_back({first, second, scores[first].size(), scores[second].size(),
                             group.size() > 1, mannWhitney(scores[first], scores[second])});
            ps.push_back(pairs.back().test.p);
        }
    }
    const std::vector<double> adjusted = holmAdjusted(ps);
    for (std::size_t i = 0; i < pairs.size(); ++i)
        pairs[i].adjustedP = adjusted[i];
    return pairs;
}

QString effectText(double effect) {
    const std::array texts{MethodComparisonText::tr("negligible"),
                           MethodComparisonText::tr("small"), MethodComparisonText::tr("medium"),
                           MethodComparisonText::tr("large")};
    return texts.at(static_cast<std::size_t>(effectSize(effect)));
}

QString sampleText(const MethodPair& pair) {
    const QString counts = QStringLiteral("%1 + %2").arg(pair.firstCount).arg(pair.secondCount);
    return pair.countsPuzzles ? MethodComparisonText::tr("%1 puzzles").arg(counts)
                              : MethodComparisonText::tr("%1 runs").arg(counts);
}

QString exactnessText(const MethodPair& pair) {
    return pair.test.exact ? MethodComparisonText::tr("exact")
                           : MethodComparisonText::tr("approximate");
}

TextTable comparisonTable(const ExperimentPlan& plan, StoredRuns runs) {
    TextTable table{
        QStringLiteral("puzzle,first,second,sample,U,p,p (Holm),A,effect,p is").split(u','), 3, {}};
    for (const auto& [puzzle, pair] : allPairs(plan, runs)) {
        table.rows << QStringList{puzzle,
                                  plan.methods[pair.first].name,
                                  plan.methods[pair.second].name,
                                  sampleText(pair),
                                  QString::number(pair.test.u),
                                  shortNumber(pair.test.p),
                                  shortNumber(pair.adjustedP),
                                  QString::number(pair.test.effect, 'f', 2),
                                  effectText(pair.test.effect),
                                  exactnessText(pair)};
    }
    return table;
}

QByteArray comparisonJson(const ExperimentPlan& plan, StoredRuns runs) {
    QJsonArray tests;
    for (const auto& [puzzle, pair] : allPairs(plan, runs)) {
        tests.append(
            QJsonObject{{QStringLiteral("puzzle"), puzzle},
                        {QStringLiteral("first"), plan.methods[pair.first].name},
                        {QStringLiteral("second"), plan.methods[pair.second].name},
                        {QStringLiteral("unit"),
                         pair.countsPuzzles ? QStringLiteral("puzzle") : QStringLiteral("run")},
                        {QStringLiteral("first_count"), static_cast<qint64>(pair.firstCount)},
                        {QStringLiteral("second_count"), static_cast<qint64>(pair.secondCount)},
                        {QStringLiteral("u"), pair.test.u},
                        {QStringLiteral("p"), pair.test.p},
                        {QStringLiteral("p_holm"), pair.adjustedP},
                        {QStringLiteral("effect"), pair.test.effect},
                        {QStringLiteral("exact"), pair.test.exact}});
    }
    return writeJson({{"title", plan.title}, {"tests", tests}});
}

} // namespace tessera
