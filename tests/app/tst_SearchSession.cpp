// SPDX-License-Identifier: GPL-3.0-or-later

// Searches by methods without a stored state, across the end of the program.
#include "app/document/recovery/RecoveryStore.h"
#include "app/window/search/SearchForm.h"
#include "app/window/watch/SearchPanel.h"
#include "tests/TestProgram.h"
#include "tests/app/RecoveryTesting.h"
#include "tests/app/SearchTesting.h"

#include "core/edges/puzzle/Board.h"
#include "core/experiments/RunFile.h"
#include "core/kind/EdgeKind.h"

namespace tessera::tst_SearchSession {

namespace {

using Topic = DocumentPage::Topic;

/// Never ends in the time of a test, and all choices differ from the defaults.
SearchSettings unusual() {
    SearchSettings settings = settingsFor("annealing", 4'000'000'000'000, 77);
    settings.values.apply(findSolver("annealing")->presets.back());
    settings.start = StartKind::Random;
    settings.budget.seconds = 5000;
    return settings;
}

/// Waits until the search has a curve with more than one best board.
void beginUnusual(BoardSearch& search) {
    search.start(unusual());
    QTRY_VERIFY(search.bests().size() > 2 && search.trace().points().size() > 2);
}

void expectUnusual(const SearchSettings& settings) {
    const SearchSettings wanted = unusual();
    QCOMPARE(settings.solver, wanted.solver);
    QVERIFY(settings.values == wanted.values);
    QCOMPARE(settings.seed, wanted.seed);
    QCOMPARE(settings.budget.seconds, wanted.budget.seconds);
    QCOMPARE(settings.budget.evaluations, wanted.budget.evaluations);
}

/// Of the document and its search, which has ended.
RecoveryRecord recordOf(const Bench& bench) {
    RecoveryRecord record;
    record.content = anyPuzzle(bench.document.file());
    record.search = RecoveredSearch{bench.search.settings(), bench.search.numbers(),
                                    bench.search.bestSolution()};
    record.search->run = bench.search.record();
    return record;
}

} // namespace

class TestSearchSession : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<AppSettings>(path("tessera.ini"));
        savePuzzle(hardPuzzle(), path("hard.tessera"));
    }

    void afterAKillAllOfItIsThere() {
        std::size_t bests = 0;
        std::size_t points = 0;
        int best = 0;
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("hard.tessera")});
            BoardSearch& search = window.tabs().currentPage<DocumentPage>()->search();
            beginUnusual(search);
            search.stop();
            QTRY_VERIFY(hasFinished(search));
            bests = search.bests().size();
            points = search.trace().points().size();
            best = search.numbers().best;
        });
        MainWindow window(*m_settings);
        window.restoreSession();
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        const BoardSearch& search = page.search();
        QCOMPARE(search.state(), SearchState::Finished);
        expectUnusual(search.settings());
        QCOMPARE(search.settings().start, StartKind::Random);
        QCOMPARE(search.bests().size(), bests);
        QCOMPARE(search.trace().points().size(), points);
        QCOMPARE(search.numbers().best, best);
        QCOMPARE(search.numbers().total, page.document().puzzle().totalEdges());
        // Ready to be run again.
        expectUnusual(window.searchPanel().form().settings());
    }

    void itIsSearchedOnFromItsBoard() {
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("hard.tessera")});
            BoardSearch& search = window.tabs().currentPage<DocumentPage>()->search();
            beginUnusual(search);
            search.stop();
            QTRY_VERIFY(hasFinished(search));
        });
        MainWindow window(*m_settings);
        window.restoreSession();
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        const Board best = *page.search().bestBoard();
        const int score = page.search().numbers().best;
        press(page, "Search from this board");
        QCOMPARE(page.search().state(), SearchState::Running);
        expectUnusual(page.search().settings());
        QCOMPARE(page.search().settings().start, StartKind::Board);
        QVERIFY(page.document().board() == best);
        QTRY_VERIFY(page.search().bestBoard());
        QVERIFY(page.search().numbers().best >= score);
        page.search().stop();
        QTRY_VERIFY(hasFinished(page.search()));
        page.search().discard();
        page.document().history().undo();
        QVERIFY(page.document().board() == hardPuzzle().board);
    }

    void closingKeepsIt() {
        int best = 0;
        {
            MainWindow window(*m_settings);
            window.openFiles({path("hard.tessera")});
            BoardSearch& search = window.tabs().currentPage<DocumentPage>()->search();
            beginUnusual(search);
            search.pause();
            best = search.numbers().best;
            QVERIFY(window.close());
        }
        QCOMPARE(copies(m_folder->path()).size(), 1);
        MainWindow window(*m_settings);
        window.restoreSession();
        QCOMPARE(window.tabs().count(), 1);
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        QCOMPARE(page.search().state(), SearchState::Paused);
        QVERIFY2(page.question(Topic::Recovery).contains(QStringLiteral("its best board")),
                 qPrintable(page.question(Topic::Recovery)));
        QVERIFY(!page.document().isModified());
        QVERIFY(page.search().numbers().best >= best);
        expectUnusual(page.search().settings());
        press(page, "Stop the search");
        page.search().discard();
        QCOMPARE(page.search().state(), SearchState::Idle);
        QVERIFY(window.close());
        QVERIFY(copies(m_folder->path()).isEmpty());
    }

    void aDamagedRunLeavesTheBoard_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("no run") << QByteArray("\"run\":") << QByteArray("\"ran\":");
        QTest::newRow("another file") << QByteArray("\"run\":\"") << QByteArray("\"run\":\"x");
    }
    void aDamagedRunLeavesTheBoard() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        Bench bench;
        bench.search.start(settingsFor("annealing", 10'000));
        QTRY_VERIFY(hasFinished(bench.search));
        QByteArray bytes = recordOf(bench).toBytes();
        QVERIFY(RecoveryRecord::fromBytes(bytes).search->run);
        QVERIFY(bytes.contains(from));
        const RecoveryRecord read = RecoveryRecord::fromBytes(bytes.replace(from, to));
        QVERIFY(!read.search->run);
        QVERIFY(read.search->best == bench.search.bestSolution());
    }

    /// A copy that could not be read again would lose the document too.
    void theDocumentIsKeptBeforeItsSearch() {
        Bench bench;
        bench.search.start(settingsFor("annealing", 10'000));
        QTRY_VERIFY(hasFinished(bench.search));
        RecoveryRecord record = recordOf(bench);
        record.search->checkpoint[QLatin1String("state")] = QString(1000, u'A');
        const auto readFrom = [&](qint64 most) {
            return RecoveryRecord::fromBytes(record.toBytes(most));
        };
        const qint64 all = record.toBytes().size();
        QVERIFY(!readFrom(all).search->checkpoint.isEmpty());
        const RecoveryRecord less = readFrom(all - 1);
        QVERIFY(less.search->checkpoint.isEmpty() && less.search->run);
        const RecoveryRecord least = readFrom(1000);
        QVERIFY(least.search->checkpoint.isEmpty() && !least.search->run);
        QVERIFY(least.content == record.content);
        QVERIFY(least.search->best == bench.search.bestSolution());
    }

    void aLargeCopyComesBack() {
        RecoveryRecord record;
        record.content = anyPuzzle(samplePuzzle());
        QVERIFY(QDir().mkpath(path("recovery/dead")));
        QFile file(path("recovery/dead/1.recovery"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray bytes = record.toBytes() + QByteArray(3 * kMaxFileBytes, ' ');
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        RecoveryStore store(path("recovery"));
        QStringList complaints;
        const auto found = store.takeOrphans(complaints);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u' ')));
        QCOMPARE(found.size(), 1U);
    }

    /// Its best board is not newer than the copy.
    void aSearchWithoutARunIsFromItsCopy() {
        Bench bench;
        bench.search.start(settingsFor("annealing", 10'000));
        QTRY_VERIFY(hasFinished(bench.search));
        RecoveryRecord record = recordOf(bench);
        record.search->run.reset();
        record.written = QDateTime({2024, 2, 29}, {12, 30}).toUTC();
        QVERIFY(QDir().mkpath(path("recovery/dead")));
        QFile file(path("recovery/dead/1.recovery"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray bytes = record.toBytes();
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        MainWindow window(*m_settings);
        window.restoreSession();
        QCOMPARE(window.tabs().count(), 1);
        const BoardSearch& search = window.tabs().currentPage<DocumentPage>()->search();
        QCOMPARE(search.state(), SearchState::Finished);
        QCOMPARE(search.newestTime(), record.written);
    }

    void aRunOfAnotherPuzzleIsNotTaken() {
        Bench bench;
        bench.search.start(settingsFor("annealing", 10'000));
        QTRY_VERIFY(hasFinished(bench.search));
        RecoveryRecord record;
        record.content = anyPuzzle(samplePuzzle());
        record.search = RecoveredSearch{
            bench.search.settings(), {}, samplePuzzle({.solved = true}).board.codes()};
        record.search->run = bench.search.record();
        QVERIFY(!RecoveryRecord::fromBytes(record.toBytes()).search->run);
    }

private:
    [[nodiscard]] QString path(const char* name) const {
        return m_folder->filePath(QLatin1String(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<AppSettings> m_settings;
};

TESSERA_TEST(TestSearchSession, Needs::Window)

} // namespace tessera::tst_SearchSession

#include "tst_SearchSession.moc"
