// SPDX-License-Identifier: GPL-3.0-or-later
// What the ledger of work units decides, without searching.
#include "tests/TestProgram.h"
#include "tests/core/UnitTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/kind/EdgeKind.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"
#include "core/units/UnitFollower.h"
#include "core/units/UnitWorker.h"

#include <QCryptographicHash>
#include <QDir>
#include <QTemporaryDir>

namespace tessera::tst_UnitLedger {

namespace {

UnitJob runsJob(std::size_t runs) {
    UnitJob job;
    job.searches.resize(1);
    job.seeds.resize(runs);
    return job;
}

UnitJob treeJob() {
    UnitJob job;
    job.task = UnitJob::Task::Tree;
    return job;
}

UnitResult counted(std::uint64_t solutions, std::uint64_t nodes = 10) {
    UnitResult result;
    result.solutions = result.upToRotation = solutions;
    result.numbers.nodes = nodes;
    result.numbers.seconds = 0.5;
    return result;
}

UnitResult failed() {
    UnitResult result;
    result.stop = StopReason::Failed;
    result.failure = QStringLiteral("No luck.");
    return result;
}

QJsonObject done(std::size_t unit, const char* key) {
    UnitResult result;
    result.key = QString::fromLatin1(key);
    result.numbers.evaluations = 5;
    return finishedUnit(unit, result);
}

/// Parts of a tree with these shares.
std::vector<TreePart> partsOf(std::initializer_list<double> shares) {
    std::vector<TreePart> parts;
    for (const double share : shares)
        parts.push_back({{{static_cast<std::uint32_t>(parts.size())}, 0, 1}, share});
    return parts;
}

using Units = std::vector<std::size_t>;

using testing::smallJob;
using testing::smallPuzzle;

/// The whole board, and one of which only the second half is there.
struct Boards {
    explicit Boards(const AnyPuzzle& puzzle) {
        UnitJob job = smallJob(UnitJob::Task::Tree);
        job.puzzles = {puzzle};
        TreeSearcher searcher(job.tree());
        TreeTally tally;
        const auto parts = searcher.cut(1, tally.nodes);
        static_cast<void>(searcher.search(parts.front().state, tally, [] { return true; }));
        whole = half = tally.board;
        const Solution empty = puzzle.kind().solution(puzzle);
        std::copy_n(empty.begin(), empty.size() / 2, half.begin());
        best = puzzle.kind().total(puzzle);
        halfBest = puzzle.kind().score(*puzzle.kind().withSolution(puzzle, half));
    }

    Solution whole;
    Solution half;
    int best = 0;
    int halfBest = 0;
};

QByteArray runFileOf(const AnyPuzzle& puzzle, const Solution& board) {
    RecordedRun run;
    run.puzzle = puzzle;
    run.settings = smallJob(UnitJob::Task::Runs).searches.front().settings;
    run.numbers.total = puzzle.kind().total(puzzle);
    run.numbers.best = puzzle.kind().score(*puzzle.kind().withSolution(puzzle, board));
    run.numbers.seconds = 0.5;
    run.numbers.evaluations = 10;
    const BestMoment moment{run.numbers, run.numbers.best};
    run.bests.add(moment, board);
    const TracePoint point{moment, run.numbers.best, run.numbers.best, true};
    run.trace.append({&point, 1});
    return runFileBytes(run);
}

} // namespace

class TestUnitLedger : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("ledger"));
    }

    /// The lease of a slow worker was given away; it comes back later.
    void aRepeatIsComparedAndNeverAdded() {
        const UnitJob job = runsJob(3);
        UnitLedger slow(m_path, job);
        UnitLedger quick(m_path, job);
        const auto first = slow.take({QStringLiteral("slow"), {}, 1});
        QCOMPARE(first, std::vector<std::size_t>{0});
        QCOMPARE(quick.take({QStringLiteral("quick"), {}, 1}), std::vector<std::size_t>{1});
        QCOMPARE(quick.take({QStringLiteral("quick"), {endedWorker(QStringLiteral("slow"))}, 1}),
                 std::vector<std::size_t>{0});
        quick.take({QStringLiteral("quick"), {done(0, "a")}, 0});
        slow.take({QStringLiteral("slow"), {done(0, "a")}, 0});
        quick.catchUp();
        for (const UnitLedger* ledger : {&slow, &quick}) {
            QCOMPARE(ledger->totals().done, std::size_t{1});
            QCOMPARE(ledger->totals().evaluations, std::uint64_t{5});
            QCOMPARE(ledger->totals().repeated, std::size_t{1});
            QCOMPARE(ledger->totals().different, std::size_t{0});
        }
    }

    void whereResultsDifferTwoMustAgree() {
        UnitLedger ledger(m_path, runsJob(1));
        ledger.take({QStringLiteral("a"), {done(0, "right")}, 0});
        QVERIFY(ledger.isComplete());
        ledger.take({QStringLiteral("b"), {done(0, "wrong")}, 0});
        QVERIFY(!ledger.isComplete());
        QCOMPARE(ledger.totals().different, std::size_t{1});
        QCOMPARE(ledger.take({QStringLiteral("c"), {}, 1}), std::vector<std::size_t>{0});
        ledger.take({QStringLiteral("c"), {done(0, "right")}, 0});
        QVERIFY(ledger.isComplete());
        const Unit& unit = ledger.units().front();
        QCOMPARE(unit.results[*unit.accepted].key, QStringLiteral("right"));
    }

    /// Each prefix of a ledger is the state at an earlier time; what was torn does not count.
    void tornLinesAreSkipped() {
        const UnitJob job = runsJob(4);
        {
            UnitLedger ledger(m_path, job);
            ledger.take({QStringLiteral("a"), {done(0, "x"), done(1, "x")}, 1});
        }
        const QByteArray whole = readFile(m_path, 1 << 20);
        for (qsizetype length = 0; length < whole.size(); ++length) {
            writeFile(whole.left(length), m_path);
            UnitLedger ledger(m_path, job);
            ledger.take({QStringLiteral("b"), {done(3, "x")}, 0});
            UnitLedger other(m_path, job);
            other.catchUp();
            // A line that lacks only its end is whole.
            const auto lines = static_cast<std::size_t>(whole.left(length + 1).count('\n'));
            QCOMPARE(other.totals().done, std::min<std::size_t>(lines, 2) + 1);
            QCOMPARE(ledger.totals().done, other.totals().done);
        }
    }

    void aLineTellsAllThatIsNotEmpty() {
        UnitResult result = failed();
        result.failure = result.key = QStringLiteral("0");
        const QJsonObject line = finishedUnit(0, result);
        QCOMPARE(resultFrom(line).failure, result.failure);
        QCOMPARE(resultFrom(line).key, result.key);
        QVERIFY(resultFrom(line).hasFailed());
        for (const char* empty : {"nodes", "solutions", "board", "file", "sha256"})
            QVERIFY2(!line.contains(QLatin1String(empty)), empty);
    }

    /// A unit that always fails counts as failed; one that failed by chance is done again.
    void failuresCountIfTheyRepeat() {
        UnitLedger ledger(m_path, runsJob(2));
        QCOMPARE(ledger.take({m_a, {}, 1}), Units{0});
        ledger.take({m_a, {finishedUnit(0, failed())}, 0});
        QCOMPARE(ledger.totals().failed, std::size_t{0});
        QCOMPARE(ledger.take({m_b, {}, 1}), Units{0}); // again
        ledger.take({m_b, {finishedUnit(0, failed())}, 0});
        QCOMPARE(ledger.totals().failed, std::size_t{1});
        QCOMPARE(ledger.totals().done, std::size_t{1});
        QVERIFY(ledger.hasOpen() && !ledger.isComplete());
        ledger.take({m_a, {finishedUnit(1, failed()), finishedUnit(1, counted(0))}, 0});
        QVERIFY(!ledger.hasOpen() && ledger.isComplete());
        ledger.take({m_b, {finishedUnit(1, failed())}, 0}); // changes nothing
        QVERIFY(!ledger.hasOpen() && ledger.isComplete());
        QCOMPARE(ledger.units()[1].accepted, std::optional<std::size_t>(1));
        QCOMPARE(ledger.totals().failed, std::size_t{1});
        QCOMPARE(ledger.totals().different, std::size_t{1});
        QCOMPARE(ledger.totals().repeated, std::size_t{2});
        ledger.take({m_a, {finishedUnit(0, counted(0))}, 0}); // too late
        QCOMPARE(ledger.units()[0].accepted, std::optional<std::size_t>(0));
        QCOMPARE(ledger.totals().failed, std::size_t{1});
        QCOMPARE(ledger.take({m_b, {rejectedUnit(0)}, 1}), Units{0});
    }

    /// Else a line that becomes visible after the next one would never be read.
    void aHoleIsReadWhenItIsFilled() {
        UnitLedger ledger(m_path, runsJob(3));
        ledger.take({m_a, {finishedUnit(0, counted(0))}, 0});
        const qsizetype first = readFile(m_path, 1 << 20).size() - 1;
        ledger.take({m_a, {finishedUnit(1, counted(0))}, 0});
        const QByteArray whole = readFile(m_path, 1 << 20);
        const QByteArray holed = QByteArray(first, '\0') + whole.sliced(first);
        writeFile(holed, m_path);
        UnitLedger strict(m_path, runsJob(3));
        QVERIFY(!strict.catchUp(true));
        QCOMPARE(strict.totals().done, std::size_t{0});
        UnitLedger lenient(m_path, runsJob(3));
        QVERIFY(lenient.catchUp());
        QCOMPARE(lenient.totals().done, std::size_t{1});
        UnitLedger writer(m_path, runsJob(3));
        writer.retry(60, [&] { writer.take({m_b}); }); // no program is writing
        QCOMPARE(writer.totals().done, std::size_t{1});
        writeFile(whole, m_path);
        QVERIFY(strict.catchUp(true));
        QCOMPARE(strict.totals().done, std::size_t{2});
    }

    void rejectedResultsAreDoneAgain() {
        UnitLedger ledger(m_path, runsJob(2));
        ledger.take({m_a, {finishedUnit(0, counted(0)), finishedUnit(1, counted(0))}, 0});
        QVERIFY(ledger.isComplete());
        QCOMPARE(ledger.take({m_b, {rejectedUnit(1)}, 5}), Units{1});
        QVERIFY(!ledger.isComplete());
        QCOMPARE(ledger.totals().done, std::size_t{1});
        QCOMPARE(ledger.totals().leased, std::size_t{1});
    }

    /// The first takes no more than what leaves enough for others.
    void workIsLeftForOthers() {
        UnitLedger ledger(m_path, runsJob(40));
        QCOMPARE(ledger.take({m_a, {}, 100}).size(), std::size_t{1 + 40 / 4});
        QCOMPARE(ledger.take({m_b, {}, 100}).size(), std::size_t{1 + 29 / 8});
        QCOMPARE(ledger.take({m_b, {}, 2}), (Units{15, 16}));
        QCOMPARE(ledger.holders(), (std::vector<QString>{m_a, m_b}));
        ledger.take({m_b, {endedWorker(m_a)}, 0});
        QCOMPARE(ledger.holders(), std::vector<QString>{m_b});
        QCOMPARE(ledger.take({m_b, {}, 1}), Units{0});
    }

    /// Each reader of the same lines comes to the same state, also from the start.
    void splitTreesAddUp() {
        UnitLedger ledger(m_path, treeJob());
        QCOMPARE(ledger.take({m_a, {}, 9}), Units{0});
        UnitResult before = counted(1, 100);
        before.numbers.best = 5;
        before.board = {7};
        ledger.take({m_a, {splitUnit(0, before, partsOf({0.5, 0.25, 0.125}))}, 0});
        QCOMPARE(ledger.totals().units, std::size_t{3});
        QCOMPARE(ledger.totals().split, std::size_t{1});
        // What has no part is done.
        QVERIFY(qAbs(ledger.totals().share - 0.125) < 1e-9);
        QCOMPARE(ledger.totals().bestUnit, std::optional<std::size_t>(0));
        QCOMPARE(ledger.totals().best, 5);
        ledger.take({m_a, {finishedUnit(1, counted(2)), finishedUnit(3, counted(4))}, 0});
        QVERIFY(qAbs(ledger.totals().share - 0.75) < 1e-9);
        // Splitting what is split or done changes nothing.
        ledger.take({m_b, {splitUnit(0, before, partsOf({0.5, 0.5}))}, 0});
        ledger.take({m_b, {splitUnit(1, before, partsOf({0.5, 0.5}))}, 0});
        QCOMPARE(ledger.units().size(), std::size_t{4});
        ledger.take({m_b, {finishedUnit(2, counted(8))}, 0});
        UnitLedger other(m_path, treeJob());
        other.catchUp();
        for (const UnitLedger* one : {&ledger, &other}) {
            const UnitTotals totals = one->totals();
            QCOMPARE(totals.solutions, std::uint64_t{15});
            QCOMPARE(totals.upToRotation, std::uint64_t{15});
            QCOMPARE(totals.nodes, std::uint64_t{130});
            QCOMPARE(totals.seconds, 2.0);
            QCOMPARE(totals.share, 1.0);
            QVERIFY(!one->differingSum());
        }
    }

    /// Parts must have the sum of the unit that another worker searched whole.
    void wholeUnitsMustHaveTheSumOfTheirParts() {
        UnitLedger ledger(m_path, treeJob());
        ledger.take({m_a, {splitUnit(0, counted(1, 100), partsOf({0.5, 0.5}))}, 0});
        ledger.take({m_a, {splitUnit(1, counted(1), partsOf({0.25, 0.25}))}, 0});
        ledger.take({m_a, {finishedUnit(2, counted(2)), finishedUnit(3, counted(3))}, 0});
        ledger.take({m_a, {finishedUnit(4, counted(4))}, 0});
        QVERIFY(!ledger.differingSum());
        ledger.take({m_b, {finishedUnit(0, counted(11, 140))}, 0});
        ledger.take({m_b, {finishedUnit(1, counted(8, 30))}, 0});
        QVERIFY(!ledger.differingSum());
        QCOMPARE(ledger.totals().solutions, std::uint64_t{11});
        ledger.take({m_b, {finishedUnit(1, counted(8, 31))}, 0});
        QCOMPARE(ledger.differingSum(), std::optional<std::size_t>(1));
    }

    /// Then parts may be open when the work is done.
    void firstSolutionsNeedNoSums() {
        UnitJob job = treeJob();
        job.firstOnly = true;
        UnitLedger ledger(m_path, job);
        ledger.take({m_a, {splitUnit(0, counted(0, 100), partsOf({0.5, 0.5}))}, 0});
        ledger.take({m_a, {splitUnit(1, counted(0), partsOf({0.25, 0.25}))}, 0});
        ledger.take({m_b, {finishedUnit(1, counted(0, 30))}, 0});
        ledger.take({m_b, {finishedUnit(2, counted(1))}, 0});
        QVERIFY(ledger.isComplete());
        QVERIFY(!ledger.differingSum());
    }

    /// Without one all parts are closed, and a difference is a fault.
    void noSolutionNeedsSums() {
        UnitJob job = treeJob();
        job.firstOnly = true;
        UnitLedger ledger(m_path, job);
        ledger.take({m_a, {splitUnit(0, counted(0, 100), partsOf({0.5, 0.5}))}, 0});
        ledger.take({m_a, {finishedUnit(1, counted(0)), finishedUnit(2, counted(0))}, 0});
        ledger.take({m_b, {finishedUnit(0, counted(0, 119))}, 0});
        QVERIFY(ledger.isComplete());
        QCOMPARE(ledger.differingSum(), std::optional<std::size_t>(0));
    }

    /// The second of each 64 units of a tree is done twice, by another worker if there is one.
    void someUnitsAreChecked() {
        UnitLedger ledger(m_path, treeJob());
        ledger.take({m_a, {splitUnit(0, counted(0), partsOf({0.5, 0.5}))}, 0});
        QCOMPARE(ledger.take({m_b, {}, 1}), Units{1});
        ledger.take({m_a, {finishedUnit(2, counted(2))}, 0});
        ledger.take({m_b, {finishedUnit(1, counted(1))}, 0});
        QVERIFY(ledger.hasOpen());
        QCOMPARE(ledger.totals().done, std::size_t{2});
        QCOMPARE(ledger.take({m_a, {}, 9}), Units{1});
        QVERIFY(ledger.hasOpen()); // until it comes back
        QCOMPARE(ledger.totals().done, std::size_t{2});
        QCOMPARE(ledger.totals().leased, std::size_t{0});
        ledger.take({m_a, {finishedUnit(1, counted(1))}, 0});
        QVERIFY(!ledger.hasOpen() && ledger.isComplete());
        QCOMPARE(ledger.totals().repeated, std::size_t{1});
        QCOMPARE(ledger.totals().different, std::size_t{0});
        // Where one solution is wanted, nothing is checked, and it ends all.
        UnitJob first = treeJob();
        first.firstOnly = true;
        UnitLedger other(m_folder->filePath(QStringLiteral("first")), first);
        other.take({m_a, {splitUnit(0, counted(0), partsOf({0.5, 0.5}))}, 0});
        other.take({m_a, {finishedUnit(1, counted(0))}, 0});
        QVERIFY(!other.isComplete());
        QCOMPARE(other.take({m_b, {}, 1}), Units{2});
        QCOMPARE(other.totals().leased, std::size_t{1});
        QCOMPARE(other.take({m_a, {finishedUnit(1, counted(1))}, 9}), Units());
        QVERIFY(other.isComplete());
        QCOMPARE(other.totals().leased, std::size_t{0}); // nor is it done
    }

    /// A check is given out once; also another's result ends it, whatever the file said before.
    void checksEndWithTheSecondResult() {
        const auto divide = [this](UnitLedger& ledger) {
            ledger.take({m_a, {splitUnit(0, counted(0), partsOf({0.5, 0.5}))}});
            ledger.take({m_a, {finishedUnit(1, counted(1)), finishedUnit(2, counted(2))}});
        };
        UnitLedger ledger(m_path, treeJob());
        divide(ledger);
        QCOMPARE(ledger.take({m_b, {}, 9}), Units{1});
        QVERIFY(ledger.take({QStringLiteral("c"), {}, 9}).empty());
        ledger.take({m_b, std::vector(9, endedWorker(m_b))});
        const QString path = m_folder->filePath(QStringLiteral("checked"));
        UnitLedger checked(path, treeJob());
        divide(checked);
        checked.take({m_b, {finishedUnit(1, counted(1))}});
        QVERIFY(checked.isComplete() && checked.take({m_a, {}, 9}).empty());
        QVERIFY(!ledger.isComplete());
        writeFile(readFile(path, 1 << 20), m_path); // shorter
        ledger.catchUp();
        QVERIFY(ledger.isComplete());
    }

    /// Only the best boards are kept, where they were found.
    void worseBoardsAreLeftOut() {
        UnitLedger ledger(m_path, treeJob());
        UnitResult before = counted(0);
        before.numbers.best = 7;
        before.board = {1, 2};
        ledger.take({m_a, {splitUnit(0, before, partsOf({0.5, 0.25, 0.25}))}, 0});
        ledger.take({m_a, {finishedUnit(3, before)}, 0}); // no better than that of the whole
        QVERIFY(ledger.units()[3].results.front().board.empty());
        UnitResult good = before;
        good.numbers.best = 9;
        good.numbers.processor = {2, 4};
        good.file = QStringLiteral("board");
        good.digest = "7f";
        UnitResult bad = good;
        bad.numbers.best = 8;
        ledger.take({m_a, {finishedUnit(1, good)}, 0});
        ledger.take({m_a, {finishedUnit(2, bad)}, 0});
        const UnitResult& kept = ledger.units()[1].results.front();
        QCOMPARE(kept.board, good.board);
        QCOMPARE(kept.worker, m_a);
        QCOMPARE(kept.numbers.processor.used, 2.0);
        QCOMPARE(kept.file, good.file);
        QCOMPARE(kept.digest, good.digest);
        QVERIFY(ledger.units()[2].results.front().board.empty());
        QCOMPARE(ledger.totals().bestUnit, std::optional<std::size_t>(1));
    }

    /// As after a copy of a folder was put back.
    void aShorterLedgerIsReadAgain() {
        UnitLedger ledger(m_path, runsJob(3));
        QCOMPARE(ledger.totals().share, 0.0); // although thirds are rounded
        ledger.take({m_a, {finishedUnit(0, counted(0))}, 0});
        const QByteArray early = readFile(m_path, 1 << 20);
        ledger.take({m_a, {finishedUnit(1, counted(0)), finishedUnit(2, counted(0))}, 0});
        UnitLedger other(m_path, runsJob(3));
        other.catchUp();
        QVERIFY(ledger.isComplete() && other.isComplete());
        writeFile(early, m_path);
        other.catchUp();
        QCOMPARE(other.totals().done, std::size_t{1});
        QCOMPARE(ledger.take({m_a, {}, 1}), Units{1});
        QCOMPARE(ledger.totals().done, std::size_t{1});
        QCOMPARE(ledger.totals().share, 1.0 / 3);
    }

    /// The ledger is read before the attempt, which is not repeated where it cannot succeed.
    void attemptsBeginWithWhatOthersHaveTold() {
        UnitLedger ledger(m_path, runsJob(3));
        ledger.take({m_a, {finishedUnit(0, counted(0))}, 0});
        UnitLedger other(m_path, runsJob(3));
        std::size_t known = 0;
        other.retry(60, [&] { known = other.totals().done; });
        QCOMPARE(known, std::size_t{1});
        int attempts = 0;
        other.retry(60, [&] {
            if (++attempts < 3)
                throw UserError(QStringLiteral("Locked."));
        });
        QCOMPARE(attempts, 3);
        UnitLedger none(m_folder->filePath(QStringLiteral("none/ledger")), runsJob(3));
        QVERIFY_THROWS_EXCEPTION(UserError, none.retry(60, [&] { none.take({m_a}); }));
    }

    void addedRunsAreOpenUntilAllAreDone() {
        UnitJob job;
        job.grows = true;
        UnitLedger ledger(m_path, job);
        QVERIFY(!ledger.hasOpen() && !ledger.isComplete());
        const QJsonObject run{{QStringLiteral("seed"), 1}};
        QCOMPARE(ledger.take({m_a, {addedRuns({run, run})}, 1}), Units{0});
        ledger.take({m_a, {closedRuns(), finishedUnit(0, counted(0))}, 0});
        QVERIFY(ledger.hasOpen() && !ledger.isComplete());
        QCOMPARE(ledger.totals().share, 0.5);
        ledger.take({m_a, {finishedUnit(1, counted(0))}, 0});
        QVERIFY(ledger.isComplete());
        ledger.take({m_a, {addedRuns({run}), finishedUnit(2, counted(0))}, 0});
        QVERIFY(!ledger.hasOpen() && !ledger.isComplete()); // more may come again
    }

    /// Nothing but the lines, whoever writes them: no gaps, and a torn line gets its end only once.
    void theFileHoldsTheLinesAndNothingElse() {
        const UnitJob job = runsJob(9);
        const auto byWorker = [](QJsonObject line, const QString& worker) {
            line[kWorkerKey] = worker;
            return ledgerLine(line);
        };
        UnitLedger ledger(m_path, job);
        UnitLedger other(m_path, job);
        ledger.take({m_a, {done(0, "x"), done(1, "x")}, 0});
        other.take({m_b, {done(2, "x")}, 1});
        QByteArray wanted = byWorker(done(0, "x"), m_a) + byWorker(done(1, "x"), m_a) +
                            byWorker(done(2, "x"), m_b) +
                            byWorker({{kLeasedKey, QJsonArray{3}}}, m_b);
        QCOMPARE(readFile(m_path, 1 << 20), wanted);
        QVERIFY(ledger.take({m_a, {}, 0}).empty()); // nothing to tell
        QCOMPARE(readFile(m_path, 1 << 20), wanted);
        writeFile(wanted + "torn", m_path);
        wanted += "torn\n" + byWorker(done(4, "x"), m_a) + byWorker(done(5, "x"), m_b);
        ledger.take({m_a, {done(4, "x")}, 0});
        other.take({m_b, {done(5, "x")}, 0});
        QCOMPARE(readFile(m_path, 1 << 20), wanted);
        // An empty line is no damage, wherever it is.
        writeFile("\n" + wanted + "\n", m_path);
        wanted.replace("torn\n", "\n");
        UnitLedger strict(m_path, job);
        QVERIFY(!strict.catchUp(true));
        writeFile("\n" + wanted + "\n", m_path);
        UnitLedger whole(m_path, job);
        QVERIFY(whole.catchUp(true));
        QCOMPARE(whole.totals().done, std::size_t{5});
        // A damaged last line may still become whole.
        writeFile(wanted + "torn\n", m_path);
        for (const bool stops : {true, false}) {
            writeFile(wanted + "torn\n", m_path);
            UnitLedger patient(m_path, job);
            QVERIFY(patient.catchUp(stops));
            QCOMPARE(patient.totals().done, std::size_t{5});
            writeFile(wanted + byWorker(done(6, "x"), m_a), m_path);
            QVERIFY(patient.catchUp(stops));
            QCOMPARE(patient.totals().done, std::size_t{6});
        }
    }

    /// A folder in place of the ledger will not become a file.
    void whatCannotSucceedIsNotTriedAgain() {
        UnitLedger ledger(m_folder->path(), runsJob(1));
        QVERIFY_THROWS_EXCEPTION(UserError, ledger.catchUp());
        QVERIFY_THROWS_EXCEPTION(UserError, ledger.take({m_a}));
        int attempts = 0;
        UnitLedger none(m_path, runsJob(1));
        const auto fail = [&] {
            ++attempts;
            throw UserError(QStringLiteral("Not there."));
        };
        QVERIFY_THROWS_EXCEPTION(UserError, none.retry(1, fail));
        QCOMPARE(attempts, 1);
    }

    /// Each run once, however often they are asked for; a job of fixed runs stays as it is.
    void addedRunsExtendTheJob() {
        UnitJob job;
        job.grows = true;
        job.puzzles.resize(2);
        UnitLedger ledger(m_path, job);
        const auto run = [](qint64 puzzle, quint64 seed) {
            UnitJob::Search search;
            search.puzzle = static_cast<std::size_t>(puzzle);
            search.settings.solver = "annealing";
            search.settings.values = findSolver("annealing")->defaults();
            search.settings.seed = seed;
            return toJson(search);
        };
        ledger.take({m_a, {addedRuns({run(1, 7), run(0, 8)})}});
        ledger.extend(job);
        QCOMPARE(job.searches.size(), std::size_t{2});
        ledger.take({m_a, {addedRuns({run(1, 9), run(2, 10)})}}); // of no puzzle
        ledger.extend(job);
        ledger.extend(job);
        QCOMPARE(job.searches.size(), std::size_t{4});
        const Units puzzles{1, 0, 1, 0};
        const std::vector<std::uint64_t> seeds{7, 8, 9, SearchSettings().seed};
        for (std::size_t i = 0; i < job.searches.size(); ++i) {
            QCOMPARE(job.searches[i].puzzle, puzzles[i]);
            QCOMPARE(job.searches[i].settings.seed, seeds[i]);
        }
        QVERIFY(job.searches.back().settings.solver.empty());
        UnitJob none;
        none.grows = true;
        QVERIFY_THROWS_EXCEPTION(UserError, ledger.extend(none));
        UnitJob fixed = runsJob(3);
        UnitLedger(m_folder->filePath(QStringLiteral("fixed")), fixed).extend(fixed);
        QCOMPARE(fixed.searches.size(), std::size_t{1});
    }

    /// A curve of all workers together, and no board that scores less than is said.
    void aWatchedTreeShowsItsBestBoard() {
        const UnitJob job = smallJob(UnitJob::Task::Tree);
        const Boards boards(job.puzzles.front());
        QVERIFY(boards.halfBest > 0 && boards.halfBest < boards.best);
        const UnitFolder folder(m_folder->filePath(QStringLiteral("units")));
        folder.make(job);
        UnitFollower follower(folder.path());
        UnitSight sight = follower.look();
        QVERIFY(!sight.best && sight.workers == 0 && sight.totals.units == 1);
        UnitLedger ledger(folder.ledger(), job);
        UnitResult half = counted(0, 5);
        half.numbers.best = boards.halfBest;
        half.board = boards.half;
        ledger.take({m_a, {splitUnit(0, half, partsOf({0.5, 0.5}))}, 1});
        for (std::size_t looks = 1; looks <= 2; ++looks) {
            sight = follower.look();
            QCOMPARE(sight.workers, std::size_t{1});
            QVERIFY(sight.best && sight.best->puzzle == job.puzzles.front());
            QCOMPARE(sight.best->settings.solver, std::string("backtracking"));
            const SearchNumbers& numbers = sight.best->numbers;
            QCOMPARE(numbers.best, boards.halfBest);
            QCOMPARE(numbers.current, boards.halfBest);
            QCOMPARE(numbers.total, boards.best);
            QVERIFY(static_cast<const Counters&>(numbers) == Counters(0.5, 5, 0, 5));
            QCOMPARE(sight.best->bests.size(), std::size_t{1});
            QCOMPARE(sight.best->bests.solution(0), boards.half);
            QCOMPARE(sight.best->trace.points().size(), looks);
            QCOMPARE(sight.best->trace.points().back().improvement, looks == 1);
        }
        UnitResult whole = counted(1, 7);
        whole.numbers.best = boards.best;
        whole.board = boards.whole;
        ledger.take({m_b, {finishedUnit(1, whole)}});
        QCOMPARE(edgeKind().score(*bestTreeBoard(job, ledger)), boards.best);
        sight = follower.look();
        QCOMPARE(sight.best->numbers.best, boards.best);
        QCOMPARE(sight.best->numbers.nodes, std::uint64_t{12});
        QCOMPARE(sight.best->bests.size(), std::size_t{2});
        QCOMPARE(sight.best->bests.solution(1), boards.whole);
        whole.numbers.best = boards.best + 1;
        ledger.take({m_b, {finishedUnit(2, whole)}});
        QVERIFY(!bestTreeBoard(job, ledger));
        QCOMPARE(follower.look().best->numbers.best, boards.best);
    }

    /// By whoever comes first; runs have nothing to cut.
    void aTreeIsCutOnce() {
        const UnitJob job = smallJob(UnitJob::Task::Tree);
        const UnitFolder folder(m_folder->filePath(QStringLiteral("units")));
        folder.make(job);
        cutTree(folder, job);
        UnitLedger ledger(folder.ledger(), job);
        ledger.catchUp();
        std::uint64_t nodes = 0;
        const auto parts = TreeSearcher(job.tree()).cut(256, nodes);
        QCOMPARE(ledger.totals().units, parts.size());
        QCOMPARE(ledger.totals().nodes, nodes);
        QVERIFY(ledger.units().front().isSplit && ledger.holders().empty());
        const QByteArray before = readFile(folder.ledger(), 1 << 24);
        cutTree(folder, job);
        QCOMPARE(readFile(folder.ledger(), 1 << 24), before);
        const UnitFolder runs(m_folder->filePath(QStringLiteral("runs")));
        runs.make(smallJob(UnitJob::Task::Runs));
        cutTree(runs, runs.load());
        QVERIFY(!QFile::exists(runs.ledger()));
    }

    /// Those in progress, and the best of all, also of those that have ended.
    void watchedRunsShowTheirBestBoard() {
        UnitJob job = smallJob(UnitJob::Task::Runs);
        job.seeds = {1, 2, 3, 4, 5};
        const AnyPuzzle& puzzle = job.puzzles.front();
        const Boards boards(puzzle);
        const UnitFolder folder(m_folder->filePath(QStringLiteral("units")));
        folder.make(job);
        UnitFollower follower(folder.path());
        const QString live = folder.live(QStringLiteral("a-1.tessera-run"));
        writeFile(runFileOf(puzzle, boards.half), live);
        writeFile("torn", folder.live(QStringLiteral("b-1.tessera-run")));
        UnitSight sight = follower.look();
        QCOMPARE(sight.running.size(), std::size_t{1});
        QCOMPARE(sight.running.front().numbers.best, boards.halfBest);
        QCOMPARE(sight.best->numbers.best, boards.halfBest);
        const auto told = [&](const char* name, const QByteArray& bytes, int best) {
            UnitResult result = counted(0);
            result.file = QString::fromLatin1(name);
            result.digest = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
            result.numbers.best = best;
            result.numbers.evaluations = 10;
            result.stop = StopReason::Evaluations;
            writeFile(bytes, folder.result(result.file));
            return result;
        };
        const QByteArray whole = runFileOf(puzzle, boards.whole);
        UnitLedger ledger(folder.ledger(), job);
        ledger.take({m_a, {finishedUnit(0, told("x0", whole, boards.best))}, 1});
        sight = follower.look();
        QCOMPARE(sight.best->numbers.best, boards.best);
        QCOMPARE(sight.workers, std::size_t{1});
        QVERIFY(QFile::remove(live));
        sight = UnitFollower(folder.path()).look();
        QVERIFY(sight.running.empty());
        QCOMPARE(sight.best->bests.solution(0), boards.whole);
        // Only files that hold what was told count, and only of finished runs.
        const AnyPuzzle other = smallPuzzle(2);
        const Boards otherBoards(other);
        QCOMPARE(otherBoards.best, boards.best);
        ledger.take({m_b,
                     {finishedUnit(1, told("x1", whole, boards.best - 1)),
                      finishedUnit(2, told("x2", runFileOf(other, otherBoards.whole), boards.best)),
                      finishedUnit(3, failed()), finishedUnit(3, failed())}});
        std::vector<std::size_t> rejected;
        const std::vector<RunResult> results = runResults(folder, job, ledger, rejected);
        QCOMPARE(rejected, (Units{1, 2}));
        QCOMPARE(results.size(), std::size_t{2});
        QCOMPARE(results[0].seed, std::uint64_t{1});
        QCOMPARE(results[0].stop, StopReason::Evaluations);
        QCOMPARE(results[0].numbers.evaluations, std::uint64_t{10});
        QCOMPARE(results[0].solution, boards.whole);
        QCOMPARE(results[0].trace.points().size(), std::size_t{1});
        QCOMPARE(results[0].bests.solution(0), boards.whole);
        QCOMPARE(results[1].seed, std::uint64_t{4});
        QCOMPARE(results[1].stop, StopReason::Failed);
        QCOMPARE(results[1].failure, QStringLiteral("No luck."));
        QVERIFY(!results[1].origin.isEmpty());
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    const QString m_a = QStringLiteral("a");
    const QString m_b = QStringLiteral("b");
};

TESSERA_TEST(TestUnitLedger, Needs::Core)

} // namespace tessera::tst_UnitLedger

#include "tst_UnitLedger.moc"
