// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/PuzzleTesting.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/puzzle/Board.h"
#include "core/experiments/RunBatch.h"
#include "core/experiments/RunFile.h"
#include "core/kind/EdgeKind.h"
#include "core/kind/SudokuKind.h"
#include "core/sudoku/SudokuGrid.h"
#include "core/support/UserError.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tessera::tst_RunFile {

namespace {

/// A run of annealing as in a file of `tessera solve --run-file`.
RecordedRun recordedRun(GridSize size, const char* solver, Budget budget) {
    RecordedRun record;
    PuzzleFile file = solvedPuzzle(size, {}, 8, 3);
    file.board.clearAll();
    record.puzzle = anyPuzzle(file);
    record.settings.solver = solver;
    record.settings.values = findSolver(solver)->defaults();
    record.settings.budget = budget;
    record.settings.seed = 0xffff'ffff'ffff'fff0U; // beyond the exact range of JSON's numbers
    record.version = QStringLiteral("1.2");
    RunTask task;
    const auto problem = test::problemOf(file.puzzle);
    task.makeSolver = [&] { return findSolver(solver)->make(problem, record.settings.values); };
    task.total = problem->total();
    task.budget = budget;
    task.seed = record.settings.seed;
    RunBatch batch({task}, 1);
    batch.start();
    while (!batch.waitFor(1)) {
    }
    const RunResult result = batch.takeResults().front();
    record.numbers = result.numbers;
    record.numbers.gauges.clear();
    record.stop = result.stop;
    record.trace = result.trace;
    record.bests = result.bests;
    return record;
}

/// What a run file says of the end of its run.
QJsonObject endOf(const QByteArray& runFile) {
    const QByteArray line = runFile.mid(runFile.lastIndexOf("\nend ") + 5);
    return QJsonDocument::fromJson(line).object();
}

bool samePoints(const Trace& a, const Trace& b) {
    return std::ranges::equal(a.points(), b.points(), [](const auto& x, const auto& y) {
        return std::abs(x.seconds - y.seconds) < 1e-5 && x.evaluations == y.evaluations &&
               x.best == y.best && x.current == y.current && x.improvement == y.improvement &&
               x.spread.has_value() == y.spread.has_value() && x.iterations == y.iterations &&
               x.nodes == y.nodes;
    });
}

} // namespace

class TestRunFile : public QObject {
    Q_OBJECT

private slots:
    void comesBackWhole_data() {
        QTest::addColumn<QByteArray>("solver");
        for (const char* solver : {"annealing", "genetic", "tabu-two-phase", "backtracking"})
            QTest::newRow(solver) << QByteArray(solver);
    }
    void comesBackWhole() {
        QFETCH(QByteArray, solver);
        const RecordedRun run =
            // A generation of `genetic` takes five millions.
            recordedRun({8, 8}, solver.constData(), test::evaluations(12'000'000));
        QVERIFY(run.bests.size() > 3);
        const QByteArray bytes = runFileBytes(run);
        QVERIFY(looksLikeRunFile(bytes));
        const auto [again, complete, checkpoint] = readRunFile(bytes);
        QVERIFY(complete);
        QCOMPARE(again.puzzle, run.puzzle);
        QCOMPARE(again.version, run.version);
        QCOMPARE(again.settings.solver, run.settings.solver);
        QVERIFY(again.settings.values == run.settings.values);
        QCOMPARE(again.settings.seed, run.settings.seed);
        QCOMPARE(again.settings.budget.evaluations, run.settings.budget.evaluations);
        QCOMPARE(again.stop, run.stop);
        QCOMPARE(again.numbers.evaluations, run.numbers.evaluations);
        QCOMPARE(again.numbers.best, run.numbers.best);
        QCOMPARE(again.numbers.total, run.numbers.total);
        QCOMPARE(again.bests.size(), run.bests.size());
        for (std::size_t i = 0; i < run.bests.size(); ++i) {
            QCOMPARE(again.bests.moments()[i].score, run.bests.moments()[i].score);
            QCOMPARE(again.bests.solution(i), run.bests.solution(i));
            QCOMPARE(again.bests.moments()[i].nodes, run.bests.moments()[i].nodes);
            QCOMPARE(again.bests.moments()[i].iterations, run.bests.moments()[i].iterations);
        }
        // Every method has iterations or evaluates node by node.
        const TracePoint& end = again.trace.points().back();
        QVERIFY(end.iterations > 0 || end.nodes > 0);
        QCOMPARE(end.nodes > 0, solver == "backtracking");
        QVERIFY(samePoints(again.trace, run.trace));
        QCOMPARE(again.trace.events().size(), run.trace.events().size());
        // Written again it is the same, except that its seconds are those of its rounded points.
        const auto body = [](const QByteArray& file) {
            return file.first(file.lastIndexOf("\nend "));
        };
        const QByteArray second = runFileBytes(again);
        QCOMPARE(body(second), body(bytes));
        QCOMPARE(runFileBytes(readRunFile(second).run), second);
    }

    /// As RunFile.h describes its lines.
    void everyFieldHasItsPlace() {
        RecordedRun run = recordedRun({3, 3}, "annealing", test::evaluations(100));
        const Solution board = run.bests.solution(run.bests.size() - 1);
        const int best = run.numbers.best;
        run.bests.clear();
        run.bests.add({{0.25, 40, 3, 4}, best}, board);
        run.trace = {};
        const TracePoint points[]{{{0.25, 40, 3, 4}, best, best, true},
                                  {{0.5, 50, 5, 6}, best, 3, false, ScoreSpread{2.5, 1}},
                                  {{0.75, 60}, best, 0, false}};
        run.trace.append(std::span(points));
        for (const TraceEventKind kind :
             {TraceEventKind::Restart, TraceEventKind::Perturbation, TraceEventKind::PhaseChange,
              TraceEventKind::Reheat, TraceEventKind::Migration, TraceEventKind::Solution}) {
            const TraceEvent event{{1, 70 + static_cast<std::uint64_t>(kind), 7}, kind};
            run.trace.append({&event, 1});
        }
        run.settings.budget = {2.5, 3000, 11, 7.5};
        run.settings.start = StartKind::Greedy;
        run.settings.threads = 3;
        run.commit = QStringLiteral("abc");
        run.machine = QStringLiteral("a machine");
        run.compiler = QStringLiteral("a compiler");
        run.processor = QStringLiteral("a processor");
        run.date = QDateTime::fromString(QStringLiteral("2026-01-02T03:04:05Z"), Qt::ISODate);
        run.numbers.seconds = 2;
        run.numbers.evaluations = 90;
        run.numbers.iterations = 8;
        run.numbers.nodes = 9;
        run.numbers.current = 2;
        run.numbers.processor = {1.5, 2};
        run.stop = StopReason::Failed;
        run.failure = QStringLiteral("No luck.");
        const QByteArray bytes = runFileBytes(run);
        const QByteArrayList lines = bytes.split('\n');
        const QByteArray score = QByteArray::number(best);
        QCOMPARE(lines[0], QByteArray("tessera-run 1"));
        const QJsonObject head = QJsonDocument::fromJson(lines[1]).object();
        QCOMPARE(head[u"date"].toString(), QStringLiteral("2026-01-02T03:04:05Z"));
        QCOMPARE(head[u"program"].toString(), QStringLiteral("1.2"));
        QCOMPARE(lines[2], "b 0.250000 40 " + score + ' ' +
                               changesText(Solution(board.size(), 0), board) + " i=3 n=4");
        QCOMPARE(lines[3], "i 0.250000 40 " + score + ' ' + score + " i=3 n=4");
        QCOMPARE(lines[4], "s 0.500000 50 " + score + " 3 2.5 1 i=5 n=6");
        QCOMPARE(lines[5], "s 0.750000 60 " + score + " 0");
        for (int kind = 0; kind < 6; ++kind) {
            QCOMPARE(lines[6 + kind], "e 1.000000 " + QByteArray::number(70 + kind) + ' ' +
                                          QByteArray::number(kind) + " i=7");
        }
        const QJsonObject end = endOf(bytes);
        QCOMPARE(end[u"best"].toInt(), best);
        QCOMPARE(end[u"stop"].toString(), QStringLiteral("failed"));
        QCOMPARE(lines.size(), qsizetype{14});

        const auto [read, complete, checkpoint] = readRunFile(bytes);
        QVERIFY(complete && !checkpoint);
        QCOMPARE(runFileBytes(read), bytes);
        QVERIFY(std::ranges::equal(read.trace.points(), run.trace.points()));
        QVERIFY(std::ranges::equal(read.trace.events(), run.trace.events(),
                                   [](const TraceEvent& a, const TraceEvent& b) {
                                       return a.kind == b.kind && a.evaluations == b.evaluations;
                                   }));
        QCOMPARE(read.bests, run.bests);
        QCOMPARE(read.commit, run.commit);
        QCOMPARE(read.machine, run.machine);
        QCOMPARE(read.compiler, run.compiler);
        QCOMPARE(read.processor, run.processor);
        QCOMPARE(read.date, run.date);
        QCOMPARE(read.failure, run.failure);
        QVERIFY(read.settings.start == StartKind::Greedy && read.settings.threads == 3);
        QCOMPARE(read.numbers.current, 2);
        // An unknown event ends what counts, as any broken line.
        for (const char* kind : {" 6 i=7\n", " -1 i=7\n"}) {
            const ReadRun cut = readRunFile(QByteArray(bytes).replace(" 5 i=7\n", kind));
            QVERIFY(!cut.complete);
            QCOMPARE(cut.run.trace.events().size(), std::size_t{5});
            QCOMPARE(cut.run.numbers.evaluations, std::uint64_t{60}); // of the points
        }
    }

    /// Three centuries are the longest search; time that was not spent is none.
    void endsMustBePossible() {
        RecordedRun run = recordedRun({3, 3}, "annealing", test::evaluations(100));
        run.numbers.processor = {-1, -2};
        run.numbers.seconds = kMostSearchSeconds;
        const ReadRun longest = readRunFile(runFileBytes(run));
        QVERIFY(longest.complete);
        QCOMPARE(longest.run.numbers.processor.used, 0.0);
        QCOMPARE(longest.run.numbers.processor.wanted, 0.0);
        run.numbers.seconds = 1.001 * kMostSearchSeconds;
        QVERIFY(!readRunFile(runFileBytes(run)).complete);
        const QByteArray bytes = runFileBytes(run);
        QVERIFY(!readRunFile(bytes.first(bytes.indexOf("\nend ")) + "\nend {}\n").complete);
    }

    /// Settings from a file ask for no more than a user can.
    void settingsAreRead() {
        const SearchSettings defaults =
            searchSettingsFrom({{QStringLiteral("solver"), QStringLiteral("tabu")}});
        QVERIFY(defaults.values == findSolver("tabu")->defaults());
        QCOMPARE(defaults.threads, 1);
        QVERIFY(defaults.start == StartKind::Own && !defaults.budget.evaluations);
        for (const auto& [asked, given] : {std::pair{0, 1}, std::pair{5, 5}, std::pair{5000, 1024}})
            QCOMPARE(searchSettingsFrom({{QStringLiteral("solver"), QStringLiteral("tabu")},
                                         {QStringLiteral("threads"), asked}})
                         .threads,
                     given);
        QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(searchSettingsFrom({})));
        const Budget all{2.5, 3000, 11, 7.5};
        const Budget again = budgetFrom(budgetJson(all));
        QVERIFY(again.seconds == all.seconds && again.evaluations == all.evaluations &&
                again.target == all.target && again.processorSeconds == all.processorSeconds);
        QVERIFY(budgetJson({}).isEmpty());
    }

    /// Without a checkpoint that would make it too large.
    void aStateThatIsTooLargeIsLeftOut() {
        const RecordedRun run = recordedRun({4, 4}, "annealing", test::evaluations(1000));
        SearchCheckpoint state;
        state.best = run.numbers.best;
        state.state = {{QStringLiteral("depth"), 3}};
        const QByteArray whole = runFileBytes(run, state);
        const RunFileBytes fits = runFileWithin(run, state, whole.size());
        QVERIFY(fits.isWhole);
        QCOMPARE(fits.bytes, whole);
        const RunFileBytes less = runFileWithin(run, state, whole.size() - 1);
        QVERIFY(!less.isWhole);
        QCOMPARE(less.bytes, runFileBytes(run));
        const RunFileBytes without = runFileWithin(run, {}, 1);
        QVERIFY(without.isWhole);
        QCOMPARE(without.bytes, less.bytes);
        QVERIFY(readRunFile(whole).checkpoint && !readRunFile(less.bytes).checkpoint);
        // Its best score is that of a board.
        ++state.best;
        QVERIFY_THROWS_EXCEPTION(UserError,
                                 static_cast<void>(readRunFile(runFileBytes(run, state))));
    }

    void theEndNamesTheParts() {
        RecordedRun run = recordedRun({3, 3}, "annealing", test::evaluations(100));
        QVERIFY(!endOf(runFileBytes(run)).contains(QLatin1String("parts")));
        run.numbers.parts = {{"Beam", 70, 2, 5, 1}, {"Polish", 30}};
        run.numbers.secondsToGain = 12.5;
        const QJsonObject end = endOf(runFileBytes(run));
        const QJsonArray parts = end[QLatin1String("parts")].toArray();
        QCOMPARE(parts.size(), 2);
        QCOMPARE(parts[0][QLatin1String("part")].toString(), QStringLiteral("Beam"));
        QCOMPARE(parts[0][QLatin1String("points")].toInt(), 5);
        QCOMPARE(parts[1][QLatin1String("evaluations")].toInt(), 30);
        QCOMPARE(end[QLatin1String("seconds_to_gain")].toDouble(), 12.5);
    }

    /// A run file holds the puzzle in the format of its kind.
    void holdsAnyKind() {
        const SudokuGrid givens(3);
        RecordedRun run;
        run.puzzle = anyPuzzle(SudokuFile(givens));
        run.settings.solver = "gvns-sudoku";
        run.settings.values = findSolver("gvns-sudoku")->defaults();
        SudokuGrid grid = givens;
        grid.set(0, 5);
        run.bests.add({{1.5, 10}, 2}, codesOf(grid));
        run.numbers.best = 2;
        run.numbers.total = 162;
        const ReadRun read = readRunFile(runFileBytes(run));
        QVERIFY(read.complete);
        QCOMPARE(read.run.puzzle, run.puzzle);
        QCOMPARE(read.run.bests, run.bests);
        QCOMPARE(read.run.numbers.total, 162);
        // A false score ends the file there.
        QByteArray wrong = runFileBytes(run);
        wrong.replace("b 1.500000 10 2", "b 1.500000 10 3");
        QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(readRunFile(wrong)));
    }

    /// A run file has everything needed to get the same board again.
    void canBeRepeated() {
        const RecordedRun run = readRunFile(runFileBytes(recordedRun({8, 8}, "annealing",
                                                                     test::evaluations(1'000'000))))
                                    .run;
        const auto outcome = test::solve(
            *findSolver(run.settings.solver), test::problemOf(run.puzzle.as<PuzzleFile>().puzzle),
            run.settings.values, run.settings.budget, run.settings.seed);
        QCOMPARE(outcome.view.best, run.bests.solution(run.bests.size() - 1));
    }

    /// Cut off anywhere, it gives the part before, or an error sentence.
    void cutOffAnywhere() {
        RecordedRun run = recordedRun({6, 6}, "annealing", test::evaluations(200'000));
        TracePoint sample;
        sample.seconds = run.numbers.seconds + 1;
        sample.evaluations = run.numbers.evaluations + 1;
        run.trace.append({&sample, 1});
        const QByteArray bytes = runFileBytes(run);
        const qsizetype firstBoard = bytes.indexOf("\nb ") + 1;
        const qsizetype afterFirst = bytes.indexOf('\n', firstBoard) + 1;
        for (qsizetype length = 0; length < bytes.size(); ++length) {
            const QByteArray part = bytes.first(length);
            if (length < afterFirst) {
                QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(readRunFile(part)));
                continue;
            }
            const auto [read, complete, checkpoint] = readRunFile(part);
            QVERIFY(!complete);
            QCOMPARE(read.stop, StopReason::Interrupted);
            const std::size_t last = read.bests.size() - 1;
            QCOMPARE(read.bests.solution(last), run.bests.solution(last));
            QCOMPARE(read.numbers.best, run.bests.moments()[last].score);
        }
        // It lasted at least until its last sample.
        const RecordedRun cut = readRunFile(bytes.first(bytes.indexOf("\nend ") + 1)).run;
        QCOMPARE(cut.numbers.evaluations, sample.evaluations);
        QVERIFY(cut.numbers.seconds > run.numbers.seconds);
    }

    /// Any byte may be wrong: the result is an error sentence or a shorter run.
    void damagedAnywhere() {
        const QByteArray bytes =
            runFileBytes(recordedRun({4, 4}, "hill-climbing", test::evaluations(20'000)));
        Random random(3);
        for (int round = 0; round < 3000; ++round) {
            QByteArray damaged = bytes;
            for (int i = 0; i < 3; ++i) {
                damaged[static_cast<qsizetype>(
                    random.index(static_cast<std::size_t>(damaged.size())))] =
                    static_cast<char>(random.below(256));
            }
            try {
                const RecordedRun run = readRunFile(damaged).run;
                const Puzzle& puzzle = run.puzzle.as<PuzzleFile>().puzzle;
                for (std::size_t i = 0; i < run.bests.size(); ++i) {
                    QVERIFY(Board::fromCodes(puzzle.size(), puzzle.pieceCount(),
                                             run.bests.solution(i)));
                }
            } catch (const UserError& error) {
                QVERIFY(!error.sentence().isEmpty());
            }
        }
    }

    /// As earlier versions wrote it for a search that was killed and resumed: boards that are no
    /// better are skipped, and what follows counts.
    void boardsFoundTwiceArePassedOver() {
        const RecordedRun run = recordedRun({6, 6}, "annealing", test::evaluations(200'000));
        const auto moments = run.bests.moments();
        QVERIFY(moments.size() > 4);
        RecordedRun twice = run;
        twice.bests.clear();
        for (std::size_t i = 0; i < moments.size(); ++i) {
            twice.bests.add(moments[i], run.bests.solution(i));
            if (i == 3) {
                for (const std::size_t again : {std::size_t{2}, std::size_t{3}})
                    twice.bests.add(moments[again], run.bests.solution(again));
            }
        }
        SearchCheckpoint state;
        state.best = moments[1].score;
        state.state = {{QStringLiteral("depth"), 3}};
        const ReadRun read = readRunFile(runFileBytes(twice, state));
        QVERIFY(read.complete);
        QVERIFY(read.checkpoint);
        QCOMPARE(read.run.bests.size(), moments.size());
        for (std::size_t i = 0; i < moments.size(); ++i) {
            QCOMPARE(read.run.bests.moments()[i].score, moments[i].score);
            QCOMPARE(read.run.bests.solution(i), run.bests.solution(i));
        }
        QCOMPARE(read.run.numbers.best, moments.back().score);
    }

    void changesAreShort() {
        const Solution before{5, 6, 7, 8, 9};
        const Solution after{5, 6, 70, 8, 1};
        const QByteArray text = changesText(before, after);
        QCOMPARE(text, QByteArray("2.1y,2.1"));
        Solution solution = before;
        QVERIFY(applyChanges(text, solution));
        QCOMPARE(solution, after);
        QVERIFY(applyChanges("", solution));
        for (const char* bad : {"9.1", "1", "x!.1", "1.zzzzz", "1.1,4.1", ","})
            QVERIFY2(!applyChanges(bad, solution), bad);
        // To the last cell and the highest code.
        solution = before;
        QVERIFY(applyChanges("1.1,3.1ekf", solution));
        QCOMPARE(solution, (Solution{5, 1, 7, 8, 0xffff}));
        QVERIFY(!applyChanges("1.1,3.1ekg", solution));
        QVERIFY(applyChanges("4.1", solution) && !applyChanges("5.1", solution));
    }

    /// Ten minutes of annealing take less than 2 MB: every score at most once, and as many samples
    /// as a trace holds.
    void staysSmall() {
        const RecordedRun run = recordedRun({16, 16}, "annealing", test::evaluations(20'000'000));
        const QByteArray bytes = runFileBytes(run);
        // The samples that ten minutes would add.
        constexpr qsizetype longestSample = 50;
        const auto samples = static_cast<qsizetype>(Trace::kMostSamples) * longestSample;
        QVERIFY2(bytes.size() + samples < 2'000'000, qPrintable(QString::number(bytes.size())));
    }
};

TESSERA_TEST(TestRunFile, Needs::Core)

} // namespace tessera::tst_RunFile

#include "tst_RunFile.moc"
