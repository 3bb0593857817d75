// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/SolveParts.h"
#include "app/cli/UnitParts.h"
#include "app/cli/common/ProgressLine.h"
#include "app/cli/common/Team.h"

#include "core/edges/solvers/exact/TreeEstimate.h"
#include "core/experiments/Curves.h"
#include "core/experiments/Origin.h"
#include "core/experiments/RunFile.h"
#include "core/support/FileIo.h"
#include "core/support/Platform.h"
#include "core/support/Random.h"
#include "core/support/UserError.h"
#include "core/units/UnitWorker.h"

#include <QJsonDocument>
#include <QThread>

#include <algorithm>
#include <limits>
#include <optional>

namespace tessera {

namespace {

std::vector<RunTask> tasksOf(const SolveOptions& options,
                             const std::shared_ptr<const Problem>& problem) {
    RunTask task;
    task.makeSolver = [problem, choice = options.choice, proof = options.proof] {
        std::unique_ptr<Solver> solver = choice.solver->make(problem, choice.values);
        if (auto* proving = dynamic_cast<ProvingSolver*>(solver.get()))
            proving->proveTo(proof);
        return solver;
    };
    task.total = problem->total();
    task.budget = options.budget;
    task.threads = options.threads();
    task.ranks = &team();
    std::vector<RunTask> tasks;
    for (const std::uint64_t seed : options.seeds) {
        task.seed = seed;
        tasks.push_back(task);
    }
    return tasks;
}

/// Steps that are all done, even if an earlier one fails.
struct Attempts {
    /// Does the step; reports an error immediately.
    template <typename Step>
    void attempt(const Step& step) {
        try {
            step();
        } catch (const UserError& error) {
            fail(error.sentence());
        } catch (const ReaderGone&) { // The other steps and the exit code remain.
        }
    }
    /// Reports an error from elsewhere.
    void fail(const QString& sentence) {
        complain(sentence);
        failed = true;
    }

    bool failed = false;
};

/// The results of a batch, also after errors.
struct SearchEnd {
    std::vector<RunResult> results;
    QStringList failures; ///< sentences
    QString told;         ///< about the checkpoint, last
    /// Of the state that was resumed; nothing without one.
    std::optional<std::uint64_t> resumedEvaluations{};
};

/// The run in the file, if it exists. Other ranks than the first get only its state.
std::optional<RunResult> resumedRun(const SearchCheckpointFile& file) {
    std::optional<RunResult> run;
    const QByteArray state = askFirstRank([&] {
        run = file.load();
        if (!run)
            return QByteArray();
        SearchCheckpoint checkpoint = *run->checkpoint;
        checkpoint.best = std::max(checkpoint.best, run->numbers.best);
        return QJsonDocument(checkpoint.toJson()).toJson(QJsonDocument::Compact);
    });
    if (!team().isFirst() && !state.isEmpty()) {
        run.emplace();
        run->checkpoint = SearchCheckpoint::fromJson(QJsonDocument::fromJson(state).object());
    }
    return run;
}

SearchEnd runAll(const SolveOptions& options, const std::shared_ptr<const Problem>& problem,
                 SolveRecords* records, SearchCheckpointFile* checkpoint) {
    std::vector<RunTask> tasks = tasksOf(options, problem);
    if (checkpoint != nullptr)
        tasks.front().resumed = resumedRun(*checkpoint);
    std::optional<std::uint64_t> resumedEvaluations;
    if (const auto& resumed = tasks.front().resumed)
        resumedEvaluations = resumed->checkpoint->evaluations;
    RunBatch batch(std::move(tasks), options.jobs);
    if (checkpoint != nullptr) {
        batch.setCheckpointed(options.checkpointSeconds, [&](std::size_t, const RunResult& result) {
            if (team().isFirst())
                checkpoint->save(result);
        });
    }
    if (records != nullptr) {
        batch.setImproved(
            [&](std::size_t run, const SearchNumbers& numbers, const Solution& solution) {
                records->offer(run, numbers, solution);
            });
    }
    ProgressLine line(options.quiet);
    catchInterrupts();
    QString told;
    QString toldOfRecords;
    batch.start();
    while (!batch.waitFor(0.1)) {
        if (interrupted())
            batch.stop();
        // The search continues and tries again: a board is worth more than these files.
        if (checkpoint != nullptr)
            line.complainOnce(checkpoint->failure(), told);
        if (records != nullptr)
            line.complainOnce(records->failure(), toldOfRecords);
        line.show(batch.progress(), problem->total());
    }
    line.clear();
    SearchEnd end{batch.takeResults(), {}, {}, resumedEvaluations};
    if (checkpoint != nullptr) // of the last one
        line.complainOnce(checkpoint->failure(), told);
    end.told = told;
    if (records != nullptr)
        records->offerBest(end.results);
    for (const RunResult& result : end.results) {
        // Without a new state it did not get beyond the one in the file.
        if (resumedEvaluations && result.stop == StopReason::Failed && !result.checkpoint)
            end.failures << QStringLiteral("%1: %2").arg(options.checkpoint, result.failure);
        else if (!result.failure.isEmpty())
            end.failures << result.failure;
    }
    if (records != nullptr && !records->failure().isEmpty())
        end.failures << records->failure();
    end.failures.removeDuplicates();
    return end;
}

/// Figures of a run in limited time that shared its core are not comparable with others.
void warnOfBusyCores(const SolveOptions& options, std::span<const RunResult> results) {
    const Budget& budget = options.budget;
    if (!budget.seconds && (budget.processorSeconds || budget.evaluations))
        return;
    const QString sentence =
        std::min(options.jobs, static_cast<int>(results.size()) * options.threads()) >
                QThread::idealThreadCount()
            ? CliText::tr("Seed %1: warning: each thread got only %2 % of a core, because --jobs "
                          "asks for more threads than this machine has processors.")
            : CliText::tr("Seed %1: warning: the run got only %2 % of a core per thread, because "
                          "other programs kept the machine busy. Use --cpu-time to limit processor "
                          "time instead.");
    for (const RunResult& result : results) {
        const ProcessorTime& processor = result.numbers.processor;
        if (processor.isShort())
            complain(sentence.arg(result.seed).arg(processor.corePercent()));
    }
}

/// Writes and prints the results. An error in one does not stop the rest. The board comes first: it
/// is what the hours were spent on.
Attempts tellAll(const SolveOptions& options, const AnyPuzzle& puzzle, const SearchEnd& end,
                 const SolveReport& report) {
    Attempts attempts;
    const RunResult* best = bestOf(end.results);
    if (best != nullptr && !options.out.isEmpty()) {
        attempts.attempt([&] {
            savePuzzleTelling(*puzzle.kind().withSolution(puzzle, best->solution), options.out);
        });
    }
    if (best != nullptr && !options.runFile.isEmpty()) {
        attempts.attempt([&] {
            const RecordedRun run{puzzle,      searchSettings(options, best->seed),
                                  {},          best->numbers,
                                  best->stop,  best->failure,
                                  best->trace, best->bests};
            writeFile(readableRunFile(options.runFile, withOrigin(run), best->checkpoint),
                      options.runFile);
        });
    }
    if (!options.trace.isEmpty())
        attempts.attempt([&] { writeFile(traceCsv(end.results), options.trace); });
    const bool isSilent = !options.json && options.writesToStandardOutput();
    if (!isSilent && (best != nullptr || end.failures.isEmpty()))
        attempts.attempt([&] { print({factsOf(report)}, options.json); });
    for (const QString& failure : end.failures)
        attempts.fail(failure);
    warnOfBusyCores(options, end.results);
    return attempts;
}

ExitCode exitCodeOf(const SolveOptions& options, const SearchEnd& end, const Attempts& attempts) {
    if (attempts.failed)
        return ExitCode::Failed;
    const RunResult* best = bestOf(end.results);
    if (best == nullptr)
        throw UserError(
            CliText::tr("No board was found within the limits. Allow more time or evaluations."));
    const bool missed = options.budget.target && best->numbers.best < *options.budget.target;
    return missed ? ExitCode::TargetMissed : ExitCode::Done;
}

/// Backtracking is cut into parts of its tree; of other methods each run is a unit.
bool isCutByUnits(const SolveOptions& options) {
    return options.choice.solver->id == "backtracking";
}

UnitJob solveJob(const SolveOptions& options, const AnyPuzzle& puzzle) {
    UnitJob job;
    job.puzzles = {puzzle};
    if (!isCutByUnits(options)) {
        job.searches = {{0, searchSettings(options, 0)}};
        job.seeds = options.seeds;
        return job;
    }
    const auto& file = puzzle.as<PuzzleFile>();
    const ParameterValues& values = options.choice.values;
    job.task = UnitJob::Task::Tree;
    job.firstOnly = values.choice("mode") == "first";
    if (values.boolean("shuffle"))
        job.shuffle = options.seeds.front();
    job.options = exactOptions(EdgeProblem(file.puzzle, file.board, file.locked, StartKind::Board),
                               values.choice("order"), values.choice("pruning"),
                               Random(options.seeds.front()).bits());
    return job;
}

/// A worker that is stopped drops its runs.
void tellUnlimitedRuns(const SolveOptions& options) {
    const Budget& budget = options.budget;
    if (!options.choice.solver->exact && !budget.seconds && !budget.processorSeconds &&
        !budget.evaluations)
        complain(CliText::tr("With --units a run counts only when it has ended. Limit it with "
                             "--time, --cpu-time or --evaluations."));
}

/// What the units have found, as if one process had.
SearchEnd endOf(MadeUnits& units, std::uint64_t seed) {
    SearchEnd end;
    if (units.job().task == UnitJob::Task::Runs) {
        end.results = units.runs();
    } else {
        const UnitTotals totals = units.treeTotals();
        const auto board = bestTreeBoard(units.job(), units.ledger());
        RunResult& run = end.results.emplace_back();
        run.seed = seed;
        run.stop = units.job().firstOnly && totals.solutions > 0 ? StopReason::Solved
                                                                 : StopReason::Exhausted;
        const AnyPuzzle& puzzle = board ? *board : units.job().puzzles.front();
        run.solution = puzzle.kind().solution(puzzle);
        run.numbers.best = run.numbers.current = puzzle.kind().score(puzzle);
        run.numbers.total = puzzle.kind().total(puzzle);
        run.numbers.nodes = run.numbers.evaluations = totals.nodes;
        run.numbers.seconds = totals.seconds;
        const BestMoment moment{run.numbers, run.numbers.best};
        run.bests.add(moment, run.solution);
        const TracePoint point{moment, moment.score, moment.score, true};
        run.trace.append({&point, 1});
    }
    for (const RunResult& run : end.results) {
        if (!run.failure.isEmpty())
            end.failures << run.failure;
    }
    end.failures.removeDuplicates();
    return end;
}

/// Checks before the search starts.
void checkOutputs(const SolveOptions& options, const Problem& problem) {
    if (options.budget.target && *options.budget.target > problem.total()) {
        throw UsageError(CliText::tr("The target %1 is above the full score %2."),
                         *options.budget.target, problem.total());
    }
    for (const QString& path :
         {options.trace, options.runFile, options.checkpoint, options.proof}) {
        if (!path.isEmpty())
            checkWritable(path);
    }
}

void tellUnusedStart(const SolveOptions& options) {
    if (options.usedStart() == options.start)
        return;
    complain(CliText::tr("tessera %1: %2 does nothing for “%3”."), QStringLiteral("solve"),
             dashed(QStringLiteral("start")) + u' ' +
                 startKindWords().at(static_cast<int>(options.start)),
             QString::fromStdString(options.choice.solver->id));
}

/// Only the first of several ranks writes, prints and watches the clock.
void leaveToFirst(SolveOptions& options) {
    options.quiet = true;
    for (QString* path : {&options.out, &options.trace, &options.runFile, &options.records})
        path->clear();
    options.budget.seconds.reset();
    options.budget.processorSeconds.reset();
}

ExitCode solve(const Arguments& arguments) {
    refuseWithUnits(arguments, {"checkpoint", "proof", "records"});
    tellAlone(arguments, "checkpoint-every", "checkpoint");
    SolveOptions options = solveOptions(arguments);
    if (isCutByUnits(options)) {
        refuseWithUnits(arguments, {"time", "cpu-time", "evaluations", "target", "runs"});
        tellIgnoredJobs(arguments);
        options.jobs = arguments.has("units") ? 1 : options.jobs;
    }
    tellUnusedStart(options);
    if (!team().isFirst())
        leaveToFirst(options);
    const QString in = arguments.operand(0);
    const PuzzleSource source = openInput(in);
    const KindCommands& commands = commandsOf(kindOfSource(source));
    const Kind& kind = commands.kind();
    // These files hold boards of edge matching.
    commands.refuse(arguments, {"records", "checkpoint"});
    const AnyPuzzle puzzle = commands.one(arguments, source);
    std::shared_ptr<const Problem> problem;
    std::unique_ptr<SearchCheckpointFile> checkpoint;
    named(source.name, [&] {
        problem = kind.problem(puzzle, options.start);
        // A method reports what it cannot take when it is created.
        const auto solver = makeSolver(*options.choice.solver, problem, options.choice.values);
        if (team().size() > 1 && dynamic_cast<ResumableSolver*>(solver.get()) == nullptr) {
            throw UsageError(CliText::tr("This method works in one process only: start it without "
                                         "mpirun."));
        }
        if (!options.proof.isEmpty() && dynamic_cast<ProvingSolver*>(solver.get()) == nullptr)
            throw UsageError(CliText::tr("This method writes no proof. Use --solver sat."));
        if (!options.checkpoint.isEmpty())
            checkpoint = checkpointFile(options.checkpoint, puzzle.as<PuzzleFile>(),
                                        searchSettings(options, options.seeds.front()), *solver);
    });
    std::optional<FileHold> hold;
    onFirstRank([&] {
        checkOutputs(options, *problem);
        if (checkpoint)
            hold.emplace(options.checkpoint);
        if (options.out.isEmpty())
            return;
        // Other puzzles of a list, or the boards of a run, would be lost.
        if (isSameFile(in, options.out) &&
            (looksLikeRunFile(source.bytes) || commands.read(source).puzzles.size() > 1))
            refuseInput(in, {options.out});
        checkBoardSavable(puzzle, options.out);
    });
    if (const QString defect = kind.defect(puzzle); !defect.isEmpty())
        complain(CliText::tr("%1: warning: %2"), source.name, defect);

    if (arguments.has("units")) {
        if (!team().isFirst())
            return ExitCode::Done;
        MadeUnits units(arguments, named(source.name, [&] { return solveJob(options, puzzle); }));
        if (!units.isComplete()) {
            tellUnlimitedRuns(options);
            return units.printProgress(options.json);
        }
        const SearchEnd end = endOf(units, options.seeds.front());
        return exitCodeOf(
            options, end,
            tellAll(options, puzzle, end,
                    {commands.nameOf(in, source), options, problem->total(), end.results, puzzle}));
    }
    std::optional<SolveRecords> records;
    onFirstRank([&] {
        if (!options.records.isEmpty())
            records.emplace(options, puzzle.as<PuzzleFile>().puzzle);
    });
    const SearchEnd end = runAll(options, problem, records ? &*records : nullptr, checkpoint.get());
    if (!team().isFirst())
        return ExitCode::Done;
    Attempts attempts =
        tellAll(options, puzzle, end,
                {commands.nameOf(in, source), options, problem->total(), end.results, puzzle});
    // The state is only removed when all results are written.
    if (checkpoint && !end.results.empty() && (!attempts.failed || end.results[0].checkpoint)) {
        const QString failure = endCheckpoint(*checkpoint, end.results.front());
        if (!failure.isEmpty() && failure != end.told)
            complain(failure);
        const QString warning = noProgressWarning(
            options.checkpoint, end.resumedEvaluations.value_or(0), end.results.front());
        // A state that could not be saved is not for lack of time.
        if (!warning.isEmpty() && failure.isEmpty() && end.told.isEmpty())
            complain(warning);
        attempts.failed = attempts.failed || !failure.isEmpty();
    }
    return exitCodeOf(options, end, attempts);
}

} // namespace

Command solveCommand() {
    const std::vector<OptionSpec> units = unitOptions();
    return {
        {QStringLiteral("solve"),
         CliText::tr("Search for the best board."),
         {puzzleOperand()},
         {OptionSpec{"solver,method", "ID",
                     CliText::tr("The method; “tessera solvers” lists the methods. Needed without "
                                 "--preset-file.")}
              .oneOf(idsOf(allSolvers())),
          OptionSpec{"param", "NAME=VALUE",
                     CliText::tr("Set a parameter of the method. May be repeated.")}
              .repeated(),
          {"preset", "NAME",
           CliText::tr("Start from one of the method’s presets; “tessera solvers ID” lists them.")},
          {"preset-file", "FILE",
           CliText::tr("Use the method and the parameters of a file that “tessera tune” wrote.")},
          OptionSpec{"seed", "N",
                     CliText::tr("Seed of the first run; each further run takes the next seed. A "
                                 "preset may set its own seeds.")}
              .atLeast(0)
              .withDefault(1),
          OptionSpec{"time", "SECONDS", CliText::tr("Stop each run after this time.")}.atLeast(0),
          OptionSpec{"cpu-time", "SECONDS",
                     CliText::tr("Stop each run after this much processor time of all its "
                                 "threads. The result depends less on other programs.")}
              .atLeast(0),
          OptionSpec{
              "evaluations", "N",
              CliText::tr(
                  "Stop each run after this many evaluations. With the same seed and threads "
                  "the result is the same on any machine; where memory is short, record also "
                  "needs its parameter memory. A method may end its step first; those that "
                  "improve a board complete the first one.")}
              .atLeast(0),
          OptionSpec{"target", "SCORE",
                     CliText::tr("Stop at this score; exit code 3 if no run reaches it.")}
              .between(0, std::numeric_limits<int>::max()),
          OptionSpec{"start", "KIND",
                     CliText::tr("The start board: random, greedy, board (the given board) or own "
                                 "(as in the paper of the method, or else random). record takes "
                                 "only board; backtracking and sat take none.")}
              .oneOf(startKindWords())
              .withDefault(startKindWords().at(static_cast<int>(StartKind::Own))),
          OptionSpec{"runs", "K", CliText::tr("Run K seeds.")}.between(1, 100'000).withDefault(1),
          OptionSpec{"jobs", "J",
                     CliText::tr("Do J runs at the same time. With fewer runs than J, each run may "
                                 "use several threads.")}
              .between(1, kMostJobs)
              .withDefault(1),
          {"o,output", "BEST",
           CliText::tr("Write the best board to this file; its extension sets the format.")},
          {"trace", "TRACE.csv",
           CliText::tr("Write the score over time, with the columns %1. Only populations fill mean "
                       "and worst. The method’s own figures follow.")
               .arg(QStringLiteral("run, seed, seconds, evaluations, best, current, iterations, "
                                   "nodes, mean, worst"))},
          {"run-file", "FILE.tessera-run",
           CliText::tr("Write the best run with all its boards to this file. The window can open "
                       "and replay it.")},
          {"records", "FILE",
           CliText::tr("The records file. Several times a second the best board is appended if it "
                       "beats the score in it for this puzzle. Each line is one JSON object.")},
          {"checkpoint", "FILE",
           CliText::tr("Save the state of backtracking, record, genetic or ant-colony to FILE "
                       "from time to time, and resume from FILE if it exists. FILE is removed when "
                       "nothing is left to search. --evaluations counts from the first start, "
                       "--time from this one. A resumed run repeats any work after the saved "
                       "state, and so gives the same as one that was never stopped. All but "
                       "backtracking need as many threads as before.")},
          OptionSpec{"checkpoint-every", "SECONDS",
                     CliText::tr("Save the state again after this time.")}
              .atLeast(0)
              .withDefault(15),
          {"proof", "FILE",
           CliText::tr("Let the SAT solver write its proof to FILE, in the format DRAT, and the "
                       "formula that it is of to FILE.cnf.")},
          units[0],
          units[1],
          {"json", "", CliText::tr("Print one JSON object.")},
          {"quiet", "", CliText::tr("Show no progress on standard error.")},
          numberOption()},
         {CliText::tr(
              "Without --time, --cpu-time, --evaluations or --target the search runs until the "
              "puzzle is solved, nothing is left to try or Ctrl-C is pressed. -o writes the best "
              "board, however the search ends."),
          CliText::tr(
              "“stop” shows why a run ended: solved, target, time, evaluations, interrupted, "
              "exhausted or failed. The exit code is 1 for failed, without a board or if a file "
              "could not be written, 3 if no run reaches --target or earlier work units are not "
              "all done, "
              "and else 0."),
          CliText::tr("With several threads, genetic and ant-colony report boards and evaluations "
                      "only at meetings: --trace and --records have nothing from between."),
          CliText::tr(
              "Under “mpirun -n N” N processes with J threads each search together. "
              "backtracking, record, genetic and ant-colony can do that; the result depends only "
              "on the number of all threads. The first process alone reads, writes and prints. If "
              "J is above 1, give mpirun "
              "the option --bind-to none."),
          CliText::tr("With --evaluations, backtracking under mpirun works in the first process "
                      "alone, with as many threads as all have together. Give mpirun --bind-to "
                      "none then.")}},
        solve,
        false,
        true};
}

} // namespace tessera
