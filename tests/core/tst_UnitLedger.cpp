// SPDX-License-Identifier: GPL-3.0-or-later
// What the ledger of work units decides, without searching.
#include "tests/TestProgram.h"

#include "core/support/FileIo.h"
#include "core/support/UserError.h"
#include "core/units/UnitLedger.h"

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
        QCOMPARE(other.take({m_a, {finishedUnit(1, counted(1))}, 9}), Units());
        QVERIFY(other.isComplete());
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

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    const QString m_a = QStringLiteral("a");
    const QString m_b = QStringLiteral("b");
};

TESSERA_TEST(TestUnitLedger, Needs::Core)

} // namespace tessera::tst_UnitLedger

#include "tst_UnitLedger.moc"
