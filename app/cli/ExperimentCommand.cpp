// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/ExperimentCharts.h"
#include "app/cli/ProgressLine.h"
#include "app/cli/Terminal.h"

#include "core/experiments/ExperimentTable.h"
#include "core/formats/FormatRegistry.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <atomic>
#include <mutex>

namespace tessera {

namespace {

constexpr int kMostJobs = 1024;

/// Of each `count` runs that follow each other, the `part`-th, from 1.
struct Shard {
    std::size_t part = 1;
    std::size_t count = 1;

    [[nodiscard]] bool holds(std::size_t run) const { return run % count == part - 1; }
};

Shard shardOf(const Arguments& arguments) {
    static const QRegularExpression shape(QStringLiteral("^([0-9]{1,6})/([0-9]{1,6})$"));
    const QString text = arguments.text(QStringLiteral("shard"), QStringLiteral("1/1"));
    const auto match = shape.match(text);
    const Shard shard{static_cast<std::size_t>(match.captured(1).toULong()),
                      static_cast<std::size_t>(match.captured(2).toULong())};
    if (shard.part < 1 || shard.part > shard.count)
        throw UsageError(CliText::tr("--shard takes I/N with I from 1 to N, not “%1”.").arg(text));
    return shard;
}

ExperimentPlan planOf(const QString& path) {
    const QByteArray bytes = readFile(path, kMaxFileBytes);
    try {
        return readPlan(bytes, isStandardStream(path) ? QStringLiteral(".")
                                                      : QFileInfo(path).absolutePath());
    } catch (const FormatError& error) {
        throw UserError(inputName(path) + u':' + error.sentence());
    }
}

/// The runs, failed ones too, that are still to be done by this shard.
std::vector<std::size_t> openRuns(StoredRuns stored, const Shard& shard, bool resume,
                                  const QString& folder) {
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < stored.size(); ++i) {
        if (!shard.holds(i))
            continue;
        if (stored[i] && !resume) {
            throw UserError(CliText::tr("%1: the folder already holds results of this plan; "
                                        "--resume goes on with them.")
                                .arg(folder));
        }
        if (!stored[i] || hasFailed(*stored[i]))
            open.push_back(i);
    }
    return open;
}

/// Does the open runs and keeps each as soon as it has ended.
/// @return whether all of them were done.
bool work(const ExperimentPlan& plan, const RunStore& store, const std::vector<std::size_t>& open,
          int jobs, bool quiet) {
    const PlannedTasks planned(plan);
    std::vector<RunTask> tasks;
    for (const std::size_t run : open)
        tasks.push_back(planned.task(run));
    std::mutex failureMutex;
    QString failure;
    std::atomic<bool> failed = false;
    RunBatch batch(std::move(tasks), jobs, [&](std::size_t index, const RunResult& result) {
        if (result.stop == StopReason::Interrupted)
            return;
        try {
            store.save(open[index], result);
        } catch (const UserError& error) {
            const std::scoped_lock lock(failureMutex);
            failure = error.sentence();
            failed = true;
        }
    });
    ProgressLine line(quiet);
    catchInterrupts();
    batch.start();
    while (!batch.waitFor(0.1)) {
        if (interrupted() || failed)
            batch.stop();
        line.showRuns(batch.progress());
    }
    line.clear();
    if (failed)
        throw UserError(failure);
    return !interrupted();
}

/// @return whether no run failed.
bool complainOfFailures(const ExperimentPlan& plan, StoredRuns stored) {
    bool allWell = true;
    for (std::size_t i = 0; i < stored.size(); ++i) {
        if (stored[i] && hasFailed(*stored[i])) {
            const PlannedRun run = plan.run(i);
            complain(CliText::tr("%1 with %2, seed %3: the run failed.")
                         .arg(plan.puzzles[run.puzzle].name, plan.methods[run.method].name)
                         .arg(run.seed));
            allWell = false;
        }
    }
    return allWell;
}

ExitCode experiment(const Arguments& arguments) {
    if (!arguments.has(QStringLiteral("o")))
        throw UsageError(CliText::tr("-o DIR is missing."));
    const QString folder = arguments.text(QStringLiteral("o"));
    const Shard shard = shardOf(arguments);
    const int jobs = static_cast<int>(arguments.wholeOr(1, QStringLiteral("jobs"), 1, kMostJobs));
    const ExperimentPlan plan = planOf(arguments.operand(0));
    const RunStore store(plan, folder);
    for (const QString& other : arguments.texts(QStringLiteral("merge")))
        store.merge(other);
    const bool resume =
        arguments.has(QStringLiteral("resume")) || arguments.has(QStringLiteral("merge"));

    QStringList warnings;
    const auto before = store.load(warnings);
    for (const QString& warning : warnings)
        complain(warning);
    const bool done = work(plan, store, openRuns(before, shard, resume, folder), jobs,
                           arguments.has(QStringLiteral("quiet")));

    const auto stored = store.load(warnings);
    writeTables(plan, stored, folder);
    if (arguments.has(QStringLiteral("charts")))
        writeCharts(plan, stored, folder);
    const auto finished = std::ranges::count_if(stored, [](const auto& run) { return !!run; });
    print(QStringLiteral("%1 runs %2/%3").arg(folder).arg(finished).arg(stored.size()));
    const bool allWell = complainOfFailures(plan, stored);
    if (!done)
        complain(CliText::tr("Stopped; --resume goes on with what is left."));
    return done && allWell ? ExitCode::Done : ExitCode::Failed;
}

} // namespace

Command experimentCommand() {
    CommandSpec spec;
    spec.name = QStringLiteral("experiment");
    spec.summary = CliText::tr("Compare methods over puzzles and seeds, as a plan says.");
    spec.operands = {{QStringLiteral("PLAN"),
                      CliText::tr("A JSON file with puzzles, methods, seeds and budget."), false}};
    spec.options = {
        {{QStringLiteral("o"), QStringLiteral("output")},
         QStringLiteral("DIR"),
         CliText::tr("The folder for the runs, results.csv, results.json and table.md.")},
        {{QStringLiteral("jobs")},
         QStringLiteral("J"),
         CliText::tr("Do J runs at the same time (default 1).")},
        {{QStringLiteral("shard")},
         QStringLiteral("I/N"),
         CliText::tr("Do only the I-th of N parts, for several machines.")},
        {{QStringLiteral("resume")}, {}, CliText::tr("Go on with what the folder holds.")},
        {{QStringLiteral("merge")},
         QStringLiteral("DIR"),
         CliText::tr("First take over the finished runs of another folder. May be repeated."),
         true},
        {{QStringLiteral("charts")},
         {},
         CliText::tr("Draw chart-*.svg too: the methods' median curves, one chart for each "
                     "puzzle or group of puzzles.")},
        {{QStringLiteral("quiet")}, {}, CliText::tr("No progress on standard error.")},
    };
    spec.notes = {
        CliText::tr("Each finished run is kept at once, so nothing but the runs at work is lost "
                    "when the program or the machine stops. Shards may share one folder; the "
                    "tables hold whatever is finished when they are written.")};
    return {spec, experiment, true};
}

} // namespace tessera
