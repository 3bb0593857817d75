// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/ExperimentTable.h"

#include "core/experiments/Statistics.h"
#include "core/formats/JsonWriter.h"
#include "core/support/FileIo.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace tessera {

namespace {

QByteArray quotedCsv(const QString& text) {
    const bool plain = std::ranges::none_of(
        text, [](QChar c) { return c == u',' || c == u'"' || c == u'\n' || c == u'\r'; });
    if (plain)
        return text.toUtf8();
    return '"' + QString(text).replace(u'"', QStringLiteral("\"\"")).toUtf8() + '"';
}

QString markdown(const QString& text) {
    return QString(text).replace(u'|', QStringLiteral("\\|")).simplified();
}

QString fixed(double value, int decimals) {
    return QString::number(value, 'f', decimals);
}

ExperimentRow rowOf(const ExperimentPlan& plan, StoredRuns runs, std::size_t puzzle,
                    std::size_t method) {
    ExperimentRow row;
    row.puzzle = puzzle;
    row.method = method;
    row.total = plan.puzzles[puzzle].file.puzzle.totalEdges();
    std::vector<double> scores;
    std::vector<double> evaluations;
    int successes = 0;
    const std::size_t seeds = plan.seeds.size();
    for (const auto& run : runs.subspan((puzzle * plan.methods.size() + method) * seeds, seeds)) {
        if (!run || hasFailed(*run))
            continue;
        scores.push_back(run->best);
        evaluations.push_back(static_cast<double>(run->evaluations));
        row.best = std::max(row.best, run->best);
        successes += plan.isSuccess(puzzle, run->best) ? 1 : 0;
    }
    row.runs = static_cast<int>(scores.size());
    row.mean = mean(scores);
    row.median = median(scores);
    row.stddev = sampleDeviation(scores);
    row.evaluations = mean(evaluations);
    row.success = scores.empty() ? 0 : static_cast<double>(successes) / row.runs;
    return row;
}

QJsonObject jsonOf(const ExperimentPlan& plan, const ExperimentRow& row) {
    return {{QStringLiteral("puzzle"), plan.puzzles[row.puzzle].name},
            {QStringLiteral("method"), plan.methods[row.method].name},
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
            {QStringLiteral("stop"), run.stop}};
}

} // namespace

std::vector<ExperimentRow> experimentRows(const ExperimentPlan& plan, StoredRuns runs) {
    std::vector<ExperimentRow> rows;
    for (std::size_t puzzle = 0; puzzle < plan.puzzles.size(); ++puzzle) {
        for (std::size_t method = 0; method < plan.methods.size(); ++method)
            rows.push_back(rowOf(plan, runs, puzzle, method));
    }
    return rows;
}

QByteArray resultsCsv(const ExperimentPlan& plan, StoredRuns runs) {
    QByteArray text =
        "puzzle,method,seed,best,total,success,evaluations,iterations,nodes,seconds,stop\n";
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (!runs[i])
            continue;
        const StoredRun& run = *runs[i];
        const PlannedRun planned = plan.run(i);
        const QByteArrayList fields{quotedCsv(plan.puzzles[planned.puzzle].name),
                                    quotedCsv(plan.methods[planned.method].name),
                                    QByteArray::number(run.seed),
                                    QByteArray::number(run.best),
                                    QByteArray::number(run.total),
                                    plan.isSuccess(planned.puzzle, run.best) ? "1" : "0",
                                    QByteArray::number(run.evaluations),
                                    QByteArray::number(run.iterations),
                                    QByteArray::number(run.nodes),
                                    QByteArray::number(run.seconds, 'f', 6),
                                    run.stop.toLatin1()};
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
    return writeJson({{QStringLiteral("title"), plan.title},
                      {QStringLiteral("planned"), static_cast<qint64>(plan.runCount())},
                      {QStringLiteral("finished"), list.size()},
                      {QStringLiteral("rows"), rows},
                      {QStringLiteral("runs"), list}});
}

QByteArray tableMarkdown(const ExperimentPlan& plan, StoredRuns runs) {
    QString text;
    if (!plan.title.isEmpty())
        text += QStringLiteral("# %1\n\n").arg(plan.title.simplified());
    text += QStringLiteral("| puzzle | method | runs | best | mean | median | stddev | success | "
                           "evaluations |\n|---|---|--:|--:|--:|--:|--:|--:|--:|\n");
    for (const ExperimentRow& row : experimentRows(plan, runs)) {
        QStringList cells{markdown(plan.puzzles[row.puzzle].name),
                          markdown(plan.methods[row.method].name), QString::number(row.runs)};
        if (row.runs == 0) {
            cells << QStringList(6, QStringLiteral("–"));
        } else {
            cells << QStringLiteral("%1/%2").arg(row.best).arg(row.total) << fixed(row.mean, 2)
                  << fixed(row.median, 1) << fixed(row.stddev, 2)
                  << fixed(100 * row.success, 0) + QStringLiteral(" %")
                  << fixed(row.evaluations, 0);
        }
        text += QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
    }
    return text.toUtf8();
}

void writeTables(const ExperimentPlan& plan, StoredRuns runs, const QString& folder) {
    writeFile(resultsCsv(plan, runs), folder + QStringLiteral("/results.csv"));
    writeFile(resultsJson(plan, runs), folder + QStringLiteral("/results.json"));
    writeFile(tableMarkdown(plan, runs), folder + QStringLiteral("/table.md"));
}

} // namespace tessera
