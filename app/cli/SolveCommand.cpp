// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/ProgressLine.h"
#include "app/cli/PuzzleInput.h"
#include "app/cli/SolveCheckpoint.h"
#include "app/cli/SolveReport.h"
#include "app/cli/SolverChoice.h"
#include "app/cli/Terminal.h"
#include "app/cli/sudoku/SudokuCommands.h"
#include "app/cli/sudoku/SudokuInput.h"

#include "core/experiments/RecordsFile.h"
#include "core/experiments/RunFile.h"
#include "core/experiments/TraceCsv.h"
#include "core/formats/sudoku/SudokuLine.h"
#include "core/moves/EdgeProblem.h"
#include "core/moves/StartKindWords.h"
#include "core/solvers/SolverRegistry.h"
#include "core/sudoku/SudokuExact.h"
#include "core/sudoku/SudokuProblem.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <limits>
#include <optional>
#include <thread>

namespace tessera {

namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
constexpr int kMostRuns = 100'000;
constexpr int kMostJobs = 1024;
constexpr double kCheckpointSeconds = 15;

struct SolveOptions {
    SolverChoice choice;
    Budget budget;
    StartKind start = StartKind::Own;
    std::vector<std::uint64_t> seeds;
    int jobs = 1;
    QString out;
    QString trace;
    QString records;
    QString runFile;
    QString checkpoint;
    bool json = false;
    bool quiet = false;
};

StartKind startOf(const Arguments& arguments) {
    return startKindOf(arguments.word(QStringLiteral("start"), startKindWords()))
        .value_or(StartKind::Own);
}

SolveOptions optionsOf(const Arguments& arguments) {
    SolveOptions options;
    options.choice = solverChoice(arguments);
    options.budget.seconds = arguments.seconds(QStringLiteral("time"));
    if (const auto limit = arguments.whole(QStringLiteral("evaluations"), 0, kMost))
        options.budget.evaluations = static_cast<std::uint64_t>(*limit);
    if (const auto target =
            arguments.whole(QStringLiteral("target"), 0, std::numeric_limits<int>::max()))
        options.budget.target = static_cast<int>(*target);
    options.start = startOf(arguments);
    const std::uint64_t step =
        options.choice.preset != nullptr ? options.choice.preset->seedStep : 1;
    const auto first =
        arguments.wholeOr(static_cast<std::int64_t>(step), QStringLiteral("seed"), 0, kMost);
    const auto runs = arguments.wholeOr(1, QStringLiteral("runs"), 1, kMostRuns);
    options.seeds = seedSequence(static_cast<std::uint64_t>(first), step, static_cast<int>(runs));
    options.jobs = static_cast<int>(arguments.wholeOr(1, QStringLiteral("jobs"), 1, kMostJobs));
    options.out = arguments.text(QStringLiteral("o"));
    options.trace = arguments.text(QStringLiteral("trace"));
    options.records = arguments.text(QStringLiteral("records"));
    options.runFile = arguments.text(QStringLiteral("run-file"));
    options.checkpoint = arguments.text(QStringLiteral("checkpoint"));
    if (!options.checkpoint.isEmpty() && runs > 1)
        throw UsageError(CliText::tr("--checkpoint keeps a single run: leave --runs out."));
    options.json = arguments.has(QStringLiteral("json"));
    options.quiet = arguments.has(QStringLiteral("quiet"));
    if (options.json && (isStandardStream(options.out) || isStandardStream(options.trace)))
        throw UsageError(CliText::tr("--json and a file cannot both go to standard output."));
    if (isStandardStream(options.out) && isStandardStream(options.trace))
        throw UsageError(CliText::tr("Only one file can go to standard output."));
    return options;
}

std::vector<RunTask> tasksOf(const SolveOptions& options,
                             const std::shared_ptr<const Problem>& problem) {
    const int runs = static_cast<int>(options.seeds.size());
    RunTask task;
    task.makeSolver = [problem, choice = options.choice] {
        return choice.solver->make(problem, choice.values);
    };
    task.total = problem->total();
    task.budget = options.budget;
    task.threads = std::max(1, options.jobs / runs);
    std::vector<RunTask> tasks;
    for (const std::uint64_t seed : options.seeds) {
        task.seed = seed;
        tasks.push_back(task);
    }
    return tasks;
}

/// Hands what the runs find to the records file, and keeps what goes wrong there
/// until it can be told: the jobs' threads must not throw.
class Records {
public:
    Records(const SolveOptions& options, const std::shared_ptr<const EdgeProblem>& problem)
        : m_options(options), m_puzzle(problem->puzzle()) {
        if (!options.records.isEmpty())
            m_file.emplace(options.records, m_puzzle);
    }

    void offer(std::size_t run, const SearchNumbers& numbers, const Solution& solution) {
        if (m_failed || solution.empty())
            return;
        try {
            const auto board = Board::fromCodes(m_puzzle.size(), m_puzzle.pieceCount(), solution);
            BoardRecord record;
            record.score = numbers.best;
            record.time = QDateTime::currentDateTime();
            record.solver = QString::fromStdString(m_options.choice.solver->id);
            record.finder = QString::fromUtf8(numbers.finder.data());
            record.seed = m_options.seeds[run];
            record.seconds = numbers.seconds;
            record.evaluations = numbers.evaluations;
            record.board = board.value_or(Board());
            m_file->offer(record);
        } catch (const UserError& error) {
            m_sentence = error.sentence();
            m_failed = true;
        }
    }
    [[nodiscard]] bool failed() const { return m_failed; }
    /// When the batch has ended.
    void throwIfFailed() const {
        if (m_failed)
            throw UserError(m_sentence);
    }

private:
    const SolveOptions& m_options;
    const Puzzle& m_puzzle;
    std::optional<RecordsFile> m_file;
    QString m_sentence;
    std::atomic<bool> m_failed{false};
};

std::vector<RunResult> runAll(const SolveOptions& options,
                              const std::shared_ptr<const Problem>& problem,
                              SearchCheckpointFile* checkpoint = nullptr) {
    Records records(options, std::dynamic_pointer_cast<const EdgeProblem>(problem));
    std::vector<RunTask> tasks = tasksOf(options, problem);
    if (checkpoint != nullptr)
        tasks.front().resumed = checkpoint->load();
    RunBatch batch(std::move(tasks), options.jobs);
    if (checkpoint != nullptr) {
        batch.setCheckpointed(kCheckpointSeconds, [&](std::size_t, const RunResult& result) {
            checkpoint->save(result);
        });
    }
    if (!options.records.isEmpty()) {
        batch.setImproved([&](std::size_t run, const SearchNumbers& numbers,
                              const Solution& solution) { records.offer(run, numbers, solution); });
    }
    ProgressLine line(options.quiet);
    catchInterrupts();
    QString told;
    batch.start();
    while (!batch.waitFor(0.1)) {
        if (interrupted() || records.failed())
            batch.stop();
        // The search goes on and tries again: a board is worth more than its checkpoint.
        const QString failure = checkpoint != nullptr ? checkpoint->failure() : QString();
        if (failure != told && !failure.isEmpty())
            complain(failure);
        told = failure;
        line.show(batch.progress(), problem->total());
    }
    records.throwIfFailed();
    std::vector<RunResult> results = batch.takeResults();
    for (const RunResult& result : results) {
        if (!result.failure.isEmpty())
            throw UserError(result.failure);
    }
    return results;
}

SearchSettings settingsOf(const SolveOptions& options, std::uint64_t seed) {
    return {options.choice.solver->id, options.choice.values, options.budget, seed, options.start};
}

RecordedRun recordOf(const SolveOptions& options, const PuzzleFile& file, const RunResult& run) {
    return {file,
            settingsOf(options, run.seed),
            QCoreApplication::applicationVersion(),
            run.numbers,
            run.stop,
            run.failure,
            run.trace,
            run.bests};
}

void writeOutputs(const SolveOptions& options, PuzzleFile file,
                  const std::vector<RunResult>& results) {
    if (!options.trace.isEmpty())
        writeFile(traceCsv(results), options.trace);
    const RunResult* best = bestOf(results);
    if (!options.runFile.isEmpty() && best != nullptr)
        writeFile(runFileBytes(recordOf(options, file, *best), best->checkpoint), options.runFile);
    if (options.out.isEmpty() || best == nullptr)
        return;
    file.board = *boardOf(file.puzzle, *best);
    file.info.bestScore = std::max(file.info.bestScore, best->numbers.best);
    savePuzzle(file, options.out);
}

void checkTarget(const SolveOptions& options, const Problem& problem) {
    if (options.budget.target && *options.budget.target > problem.total()) {
        throw UsageError(CliText::tr("The target %1 is above the full score %2.")
                             .arg(*options.budget.target)
                             .arg(problem.total()));
    }
}

ExitCode exitCodeOf(const SolveOptions& options, const std::vector<RunResult>& results) {
    const RunResult* best = bestOf(results);
    if (best == nullptr)
        throw UserError(CliText::tr("No board was found within the limits."));
    const bool missed = options.budget.target && best->numbers.best < *options.budget.target;
    return missed ? ExitCode::TargetMissed : ExitCode::Done;
}

/// What is found out before the search begins.
void checkOutputs(const SolveOptions& options, const Problem& problem) {
    checkTarget(options, problem);
    for (const QString& path : {options.trace, options.runFile, options.checkpoint}) {
        if (!path.isEmpty())
            checkWritable(path);
    }
}

void printReport(const SolveOptions& options, const SolveReport& report) {
    if (options.json)
        print(jsonOf(report));
    else if (!isStandardStream(options.out) && !isStandardStream(options.trace))
        printPlainly(report);
}

ExitCode solveSudoku(const Arguments& arguments, const SolveOptions& options,
                     const PuzzleSource& source) {
    refuseForSudoku(arguments, {QStringLiteral("records"), QStringLiteral("run-file"),
                                QStringLiteral("checkpoint")});
    const SudokuFile file = oneSudoku(arguments, source);
    std::shared_ptr<const Problem> problem;
    try {
        const bool fromBoard = options.start == StartKind::Board;
        problem =
            std::make_shared<SudokuProblem>(file.givens, fromBoard ? file.digits : file.givens);
        static_cast<void>(makeSolver(*options.choice.solver, problem, options.choice.values));
    } catch (const UserError& error) {
        throw UserError(QStringLiteral("%1: %2").arg(source.name, error.sentence()));
    }
    checkOutputs(options, *problem);
    if (!options.out.isEmpty())
        checkWritable(options.out);
    const QString defect = sudokuDefect(file.givens);
    if (!defect.isEmpty())
        complain(CliText::tr("%1: warning: %2").arg(source.name, defect));

    const std::vector<RunResult> results = runAll(options, problem);
    if (!options.trace.isEmpty())
        writeFile(traceCsv(results), options.trace);
    if (const RunResult* best = bestOf(results); best != nullptr && !options.out.isEmpty()) {
        const SudokuFile solved = withDigits(file, best->solution);
        saveSudokus({&solved, 1}, options.out);
    }
    const auto text = [&](const RunResult& result) {
        return result.solution.empty()
                   ? QJsonValue(QJsonValue::Null)
                   : QJsonValue(lineOf(gridOf(file.givens.order(), result.solution)));
    };
    printReport(options, {source.name, options.choice, problem->total(), results, text});
    return exitCodeOf(options, results);
}

ExitCode solve(const Arguments& arguments) {
    const SolveOptions options = optionsOf(arguments);
    const QString in = arguments.operand(0);
    const PuzzleSource source = openInput(in);
    if (isSudokuInput(source))
        return solveSudoku(arguments, options, source);
    const PuzzleFile file = readInput(source).file;
    std::shared_ptr<const EdgeProblem> problem;
    std::unique_ptr<SearchCheckpointFile> checkpoint;
    try {
        problem =
            std::make_shared<EdgeProblem>(file.puzzle, file.board, file.locked, options.start);
        // What a method cannot take it says when it is made.
        const auto solver = makeSolver(*options.choice.solver, problem, options.choice.values);
        checkpoint = checkpointFile(options.checkpoint, file,
                                    settingsOf(options, options.seeds.front()), *solver);
    } catch (const UserError& error) {
        throw UserError(QStringLiteral("%1: %2").arg(inputName(in), error.sentence()));
    }
    checkOutputs(options, *problem);
    if (!options.out.isEmpty())
        checkSavable(file, options.out);

    const std::vector<RunResult> results = runAll(options, problem, checkpoint.get());
    writeOutputs(options, file, results);
    const auto text = [&](const RunResult& result) { return viewerText(file.puzzle, result); };
    printReport(options, {in, options.choice, problem->total(), results, text});
    if (checkpoint && !results.empty())
        endCheckpoint(*checkpoint, results.front());
    return exitCodeOf(options, results);
}

} // namespace

Command solveCommand() {
    CommandSpec spec;
    spec.name = QStringLiteral("solve");
    spec.summary = CliText::tr("Search for the best board.");
    spec.operands = {puzzleOperand()};
    spec.options = {
        {{QStringLiteral("solver")},
         QStringLiteral("ID"),
         CliText::tr("The method; “tessera solvers” lists them.")},
        {{QStringLiteral("param")},
         QStringLiteral("NAME=VALUE"),
         CliText::tr("Set a parameter of the method. May be repeated."),
         true},
        {{QStringLiteral("preset")},
         QStringLiteral("NAME"),
         CliText::tr("Start from a published set of parameters.")},
        {{QStringLiteral("seed")},
         QStringLiteral("N"),
         CliText::tr("Seed of the first run (default 1); each further run has the next one, or as "
                     "the preset's source has it.")},
        {{QStringLiteral("time")},
         QStringLiteral("SECONDS"),
         CliText::tr("Stop each run after that time.")},
        {{QStringLiteral("evaluations")},
         QStringLiteral("N"),
         CliText::tr("Stop each run after so many evaluations: the same result on any machine.")},
        {{QStringLiteral("target")},
         QStringLiteral("SCORE"),
         CliText::tr("Stop at this score; exit code 3 if no run reaches it.")},
        {{QStringLiteral("start")},
         QStringLiteral("KIND"),
         CliText::tr("Where runs begin: random, greedy, board (the given one), or own (the "
                     "default): as the method’s paper says, else random.")},
        {{QStringLiteral("runs")}, QStringLiteral("K"), CliText::tr("Run K seeds (default 1).")},
        {{QStringLiteral("jobs")},
         QStringLiteral("J"),
         CliText::tr("Run J of them at the same time (default 1); with fewer runs than jobs each "
                     "run may use several threads.")},
        {{QStringLiteral("o"), QStringLiteral("output")},
         QStringLiteral("BEST"),
         CliText::tr("Write the best board here; the ending says the format.")},
        {{QStringLiteral("trace")},
         QStringLiteral("TRACE.csv"),
         CliText::tr("Write the score over time: run, seed, seconds, evaluations, best, current, "
                     "iterations and nodes.")},
        {{QStringLiteral("run-file")},
         QStringLiteral("FILE.tessera-run"),
         CliText::tr("Write the best run with all its boards here; the window opens and replays "
                     "it.")},
        {{QStringLiteral("records")},
         QStringLiteral("FILE"),
         CliText::tr("Append every board that beats the best in this file of one puzzle's records, "
                     "the moment it is found: one JSON object a line.")},
        {{QStringLiteral("checkpoint")},
         QStringLiteral("FILE"),
         CliText::tr("Keep the state of an exact search in FILE every 15 seconds, and go on from "
                     "it when it is there. It is removed when nothing is left to search. "
                     "--evaluations counts from the very beginning, --time anew.")},
        {{QStringLiteral("json")}, {}, CliText::tr("Print one JSON object.")},
        {{QStringLiteral("quiet")}, {}, CliText::tr("No progress on standard error.")},
    };
    spec.options.push_back(numberOption());
    spec.notes = {CliText::tr("Without --time, --evaluations or --target it runs until the puzzle "
                              "is solved or Ctrl-C; the best board is written in any case.")};
    return {spec, solve};
}

} // namespace tessera
