// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/SolveParts.h"
#include "app/cli/UnitParts.h"
#include "app/cli/common/ProgressLine.h"

#include "core/experiments/ExperimentFolder.h"
#include "core/experiments/ExperimentRuns.h"
#include "core/search/Ranks.h"
#include "core/support/UserError.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <set>

namespace tessera {

namespace {

QString analysisFolder(const QString& folder) { return folder + QStringLiteral("/analysis"); }

Shard shardOf(const Arguments& arguments) {
    static const QRegularExpression shape(QStringLiteral("^([0-9]{1,6})/([0-9]{1,6})$"));
    const QString text = arguments.text("shard");
    const auto match = shape.match(text);
    const Shard shard{static_cast<std::size_t>(match.captured(1).toULong()),
                      static_cast<std::size_t>(match.captured(2).toULong())};
    if (shard.part < 1 || shard.part > shard.count)
        throw UsageError(CliText::tr("--shard takes I/N with I from 1 to N, not “%1”."), text);
    return shard;
}

/// Rejects a folder that already holds results of these runs.
void refuseToOverwrite(StoredRuns stored, const Shard& shard, const QString& folder) {
    for (std::size_t i = 0; i < stored.size(); ++i) {
        if (shard.holds(i) && stored[i]) {
            throw UserError(CliText::tr("%1: the folder already holds results of this plan. Add "
                                        "--resume to continue them."),
                            folder);
        }
    }
}

/// @return whether none of the shard's runs is missing.
bool complainOfMissing(StoredRuns stored, const Shard& shard, const QString& folder) {
    int missing = 0;
    for (std::size_t i = 0; i < stored.size(); ++i)
        missing += shard.holds(i) && !stored[i] ? 1 : 0;
    if (missing > 0)
        complain(CliText::tr("%1: %n run(s) are missing or unreadable.", nullptr, missing), folder);
    return missing == 0;
}

/// @return whether no run of the shard has failed or is missing.
bool tellTables(const Arguments& arguments, const ExperimentPlan& plan, StoredRuns stored,
                const Shard& shard, const QString& folder) {
    if (!holdsResultsOf(plan, folder)) {
        complain(CliText::tr("%1/experiment.json: warning: the file does not describe this plan. "
                             "“tessera analyse” needs --plan."),
                 folder);
    }
    writeTables(plan, stored, folder);
    if (arguments.has("charts"))
        writeCharts(plan, stored, folder);
    if (arguments.has("analyse"))
        writeWholeAnalysis(plan, stored, analysisFolder(folder));
    const auto finished = std::ranges::count_if(stored, [](const auto& run) { return !!run; });
    whileRead([&] { print(QStringLiteral("%1 runs %2/%3"), folder, finished, stored.size()); });
    return complainOfFailures(plan, stored, shard);
}

/// What makes runs useless. Of each kind only the first: a plan may have thousands.
QStringList warningsOf(const ExperimentPlan& plan) {
    QStringList warnings;
    if (std::set(plan.seeds.begin(), plan.seeds.end()).size() < plan.seeds.size())
        warnings << CliText::tr("Equal seeds make equal runs, which are no evidence.");
    const auto tooHigh = std::ranges::find_if(plan.puzzles, [](const PlannedPuzzle& puzzle) {
        return puzzle.budget.target && *puzzle.budget.target > puzzle.total;
    });
    if (tooHigh != plan.puzzles.end()) {
        const QString fault = filled(CliText::tr("The target %1 is above the full score %2."),
                                     *tooHigh->budget.target, tooHigh->total);
        warnings << QStringLiteral("%1: %2").arg(tooHigh->name, fault);
    }
    std::map<QByteArray, QString> puzzles;
    for (const PlannedPuzzle& puzzle : plan.puzzles) {
        const auto [first, isNew] =
            puzzles.try_emplace(puzzle.puzzle.kind().identity(puzzle.puzzle), puzzle.name);
        if (!isNew) {
            warnings << filled(CliText::tr("The puzzles “%1” and “%2” are the same, so rank tests "
                                           "count one puzzle twice."),
                               first->second, puzzle.name);
            break;
        }
    }
    const auto idle = std::ranges::find_if(plan.methods, [](const PlannedMethod& method) {
        return usedStart(*method.solver, method.start) != method.start;
    });
    if (idle != plan.methods.end()) {
        warnings << CliText::tr("The start “%1” does nothing for “%2”.")
                        .arg(startKindWords().at(static_cast<int>(idle->start)), idle->name);
    }
    std::map<QByteArray, QString> names; // by all that a run depends on
    for (const PlannedMethod& method : plan.methods) {
        const QJsonObject settings{
            {QString::fromStdString(method.solver->id),
             QJsonArray{static_cast<int>(method.start), method.values.toJson()}}};
        const QByteArray key = QJsonDocument(settings).toJson(QJsonDocument::Compact);
        const auto [first, isNew] = names.try_emplace(key, method.name);
        if (!isNew) {
            warnings << filled(CliText::tr("The methods “%1” and “%2” are the same, so comparing "
                                           "them shows nothing."),
                               first->second, method.name);
            break;
        }
    }
    return warnings;
}

ExitCode experimentByUnits(const Arguments& arguments, const ExperimentPlan& plan,
                           const RunStore& store) {
    QStringList warnings;
    const auto before = store.load(warnings);
    for (const QString& warning : warnings)
        complain(warning);
    const std::vector<std::size_t> open = openRuns(plan, before);
    refuseOtherParameters(plan, before, open);
    static_cast<void>(plannedTasks(plan, {})); // a puzzle that a method cannot take fails here
    const UnitJob job = unitJob(plan);
    refuseOtherUnits(arguments, job);
    store.prepare();
    MadeUnits units(arguments, job);
    if (!units.isComplete())
        return units.printProgress(false);
    const std::vector<RunResult> results = units.runs();
    for (const std::size_t run : open)
        store.save(run, results[run]);
    const auto stored = store.load(warnings);
    return tellTables(arguments, plan, stored, {}, store.folder()) ? ExitCode::Done
                                                                   : ExitCode::Failed;
}

ExitCode experiment(const Arguments& arguments) {
    refuseWithUnits(arguments, {"shard", "merge", "resume", "jobs"});
    if (!arguments.has("o"))
        throw UsageError(CliText::tr("-o DIR is missing."));
    const QString folder = arguments.text("o");
    refuseInput(arguments.operand(0), tablePaths(folder));
    const Shard shard = shardOf(arguments);
    if (isLaunchedWithOthers() && shard.count == 1 && !arguments.has("units")) {
        throw UsageError(CliText::tr("With mpirun, each process would do all runs. Use --shard to "
                                     "divide them, or --units and “tessera work”."));
    }
    const int jobs = arguments.integer("jobs");
    const ExperimentPlan plan = loadPlan(arguments.operand(0), arguments.text("puzzles"));
    for (const QString& warning : warningsOf(plan))
        complain(CliText::tr("%1: warning: %2"), arguments.operand(0), warning);
    const RunStore store(plan, folder);
    refuseForeignResults(folder, arguments.has("charts"), arguments.operand(0));
    if (arguments.has("analyse"))
        refuseForeignAnalysis(analysisFolder(folder));
    if (arguments.has("units"))
        return experimentByUnits(arguments, plan, store);
    if (arguments.has("merge"))
        store.merge(arguments.texts("merge"));
    const bool resume = arguments.has("resume") || arguments.has("merge");

    QStringList warnings;
    const auto before = store.load(warnings);
    for (const QString& warning : warnings)
        complain(warning);
    if (!resume)
        refuseToOverwrite(before, shard, folder);
    const std::vector<std::size_t> open = openRuns(plan, before, shard);
    refuseOtherParameters(plan, before, open);
    ExperimentRunner runner(plan, store, open, jobs);
    const bool done = doRuns(runner, arguments.has("quiet"));

    const auto stored = store.load(warnings);
    const bool allWell = tellTables(arguments, plan, stored, shard, folder);
    if (!done)
        complain(CliText::tr("Stopped. Use --resume to do the remaining runs."));
    const bool allThere = !done || complainOfMissing(stored, shard, folder);
    return done && allWell && allThere ? ExitCode::Done : ExitCode::Failed;
}

} // namespace

bool complainOfFailures(const ExperimentPlan& plan, StoredRuns stored, const Shard& shard) {
    bool allWell = true;
    for (std::size_t i = 0; i < stored.size(); ++i) {
        if (shard.holds(i) && stored[i] && hasFailed(*stored[i])) {
            const PlannedRun run = plan.run(i);
            const QString what =
                filled(CliText::tr("%1 with %2, seed %3: the run failed."),
                       plan.puzzles[run.puzzle].name, plan.methods[run.method].name, run.seed);
            complain((what + u' ' + stored[i]->failure).trimmed());
            allWell = false;
        }
    }
    return allWell;
}

void refuseForeignResults(const QString& folder, bool withCharts, const QString& plan) {
    if (isExperimentFolder(folder))
        return;
    QStringList paths = tablePaths(folder) << folder + QStringLiteral("/experiment.json");
    if (withCharts) {
        const QStringList charts = QDir(folder).entryList({QStringLiteral("chart-*.svg")},
                                                          QDir::Files | QDir::CaseSensitive);
        for (const QString& name : charts)
            paths << folder + u'/' + name;
    }
    const auto foreign = std::ranges::find_if(paths, [&](const QString& path) {
        const QFileInfo file(path);
        return file.exists() && file != QFileInfo(plan);
    });
    if (foreign != paths.end())
        throw foreignFile(*foreign);
}

UserError foreignFile(const QString& path) {
    return UserError(CliText::tr("%1 already exists but does not belong to this plan. Choose "
                                 "another folder."),
                     path);
}

Command experimentCommand() {
    const std::vector<OptionSpec> units = unitOptions();
    return {
        {QStringLiteral("experiment"),
         CliText::tr("Run a plan that compares methods over puzzles and seeds."),
         {{QStringLiteral("PLAN"),
           CliText::tr("A JSON file with puzzles, methods, seeds and budget.")}},
         {{"o,output", "DIR",
           CliText::tr("The folder for the runs, results.csv, results.json, table.md and "
                       "table.tex. Needed.")},
          {"puzzles", "DIR",
           CliText::tr(
               "The folder of the plan’s puzzle files. The default is the plan’s own folder.")},
          OptionSpec{"jobs", "J", CliText::tr("Do J runs at the same time.")}
              .between(1, kMostJobs)
              .withDefault(1),
          OptionSpec{"shard", "I/N",
                     CliText::tr("Do only part I of N, to share the work among machines.")}
              .withDefault(QStringLiteral("1/1")),
          {"resume", "", CliText::tr("Keep the finished runs in the folder and do the others.")},
          OptionSpec{
              "merge", "DIR",
              CliText::tr("First copy the finished runs of another folder. May be repeated.")}
              .repeated(),
          units[0],
          units[1],
          {"charts", "",
           CliText::tr("Also draw chart-*.svg: the median curves of the methods, one chart per "
                       "puzzle or group of puzzles.")},
          {"analyse", "",
           CliText::tr("Also write all that “tessera analyse” writes to the folder “analysis” in "
                       "DIR.")},
          {"quiet", "", CliText::tr("Show no progress on standard error.")}},
         {CliText::tr("Each finished run is saved immediately. If the program or the machine "
                      "stops, only the current runs are lost. Shards may share one folder. The "
                      "tables hold the runs that are finished when they are written."),
          CliText::tr("“tessera man” describes the format of plans.")}},
        experiment,
        true};
}

} // namespace tessera
