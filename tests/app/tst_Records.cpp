// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/BoardSearch.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/records/RecordsPanel.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"
#include "core/experiments/RunFile.h"
#include "core/kind/EdgeKind.h"
#include "core/kind/Kind.h"
#include "core/support/UserError.h"

#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QSpinBox>
#include <QTableView>

namespace tessera::tst_Records {

namespace {

PuzzleFile puzzleOf(std::uint64_t seed, bool solved = false) {
    GeneratorSettings settings;
    settings.size = {6, 6};
    settings.seed = seed;
    settings.solved = solved;
    PuzzleFile file = generatePuzzle(settings);
    return solved ? file : PuzzleFile(file.puzzle);
}

void searchFor(WindowTest& test, const char* solver, std::uint64_t evaluations) {
    SearchSettings settings;
    settings.solver = solver;
    settings.values = findSolver(solver)->defaults();
    settings.budget.evaluations = evaluations;
    settings.start = StartKind::Greedy;
    test.search().start(settings);
    QTRY_COMPARE(test.search().state(), SearchState::Finished);
}

void raise(WindowTest& test) {
    auto& dock = test.child<QDockWidget>("dockRecords");
    dock.show();
    dock.raise();
}

} // namespace

class TestRecords : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QStandardPaths::setTestModeEnabled(true);
        QFile::remove(recordsPath(puzzleOf(5).puzzle));
    }

    void hashesTellPuzzlesApart() {
        const Puzzle puzzle = puzzleOf(5).puzzle;
        QCOMPARE(puzzleHash(puzzle).size(), 32);
        QCOMPARE(puzzleHash(puzzle), puzzleHash(puzzleOf(5).puzzle));
        QVERIFY(puzzleHash(puzzle) != puzzleHash(puzzleOf(6).puzzle));
        const Hint first{7, Placement(20, 0)};
        const Hint second{8, Placement(21, 0)};
        const QByteArray hinted = puzzleHash(puzzle.withHints({first, second}));
        QVERIFY(hinted != puzzleHash(puzzle));
        QCOMPARE(puzzleHash(puzzle.withHints({second, first})), hinted);
    }

    void searchesLeaveRecordsThatCanBeLaid() {
        WindowTest test;
        QVERIFY(test.open(puzzleOf(5)));
        raise(test);
        auto& table = test.child<QTableView>("records");
        QVERIFY(!test.action("recordLay").isEnabled());
        searchFor(test, "record", 3000);
        const int best = test.search().numbers().best;

        const Puzzle& puzzle = test.document().puzzle();
        const std::vector<BoardRecord> records = readRecords(recordsPath(puzzle), puzzle);
        QVERIFY(!records.empty());
        QCOMPARE(records.back().score, best);
        // Another workspace covers it during the search.
        raise(test);
        QCOMPARE(records.back().solver, QStringLiteral("record"));
        QVERIFY(!records.back().finder.isEmpty());
        QTRY_COMPARE(table.model()->rowCount(), static_cast<int>(records.size()));
        QCOMPARE(table.model()->index(0, 0).data().toInt(), best);

        // While the search's board is shown nothing can be placed below it.
        QVERIFY(!test.action("recordLay").isEnabled());
        test.search().discard();
        QVERIFY(test.action("recordLay").isEnabled());
        const Board before = test.board();
        table.setCurrentIndex(table.model()->index(0, 0));
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(matchedEdges(puzzle, test.board()), best);
        test.document().history().undo();
        QVERIFY(test.board() == before);
    }

    void recordsOfAnEarlierPuzzleCannotBeLaid() {
        WindowTest test;
        QVERIFY(test.open(puzzleOf(5)));
        raise(test);
        searchFor(test, "record", 3000);
        test.search().discard();
        raise(test);
        QTRY_VERIFY(test.action("recordLay").isEnabled());
        const auto& table = test.child<QTableView>("records");
        const auto& notice = test.child<QLabel>("recordsNotice");
        QTRY_VERIFY(notice.text().startsWith(QStringLiteral("Best:")));

        // Painted while they are shown.
        test.action("recordLay").trigger();
        QVERIFY(test.activate());
        test.view().setFocus();
        test.key(Qt::Key_B, Qt::ControlModifier);
        const QRect cell = test.view().cellRect(7);
        QTest::mouseClick(test.view().viewport(), Qt::LeftButton, {},
                          cell.center() + QPoint(cell.width() / 3, 0));
        QVERIFY(test.document().puzzle() != puzzleOf(5).puzzle);
        QCOMPARE(table.model()->rowCount(), 0);
        QVERIFY2(!notice.text().startsWith(QStringLiteral("Best:")), qPrintable(notice.text()));
        test.action("editUndo").trigger();
        QVERIFY(test.action("recordLay").isEnabled());

        // Resized while they are hidden.
        test.child<QDockWidget>("dockRecords").hide();
        const Answer answer([](QWidget* dialog) {
            dialog->findChild<QSpinBox*>(QStringLiteral("width"))->setValue(4);
            QTest::keyClick(dialog, Qt::Key_Return);
        });
        test.action("puzzleResize").trigger();
        QCOMPARE(test.document().puzzle().size(), (GridSize{4, 6}));
        QVERIFY(!test.action("recordLay").isEnabled());
    }

    /// They could only be used while they were shown.
    void recordsAreUsedWithoutTheirPanel() {
        WindowTest test;
        QVERIFY(test.open(puzzleOf(5)));
        test.child<QDockWidget>("dockRecords").hide();
        for (const char* name : {"recordLay", "recordExport"}) {
            const QString reason = whyNotAllowed(test.action(name));
            QVERIFY2(reason.contains(QStringLiteral("No search")), qPrintable(reason));
        }
        searchFor(test, "record", 3000);
        const int best = test.search().numbers().best;
        QVERIFY(whyNotAllowed(test.action("recordLay")).contains(QStringLiteral("result")));
        test.search().discard();
        // Nothing was read for it.
        QCOMPARE(test.child<QTableView>("records").model()->rowCount(), 0);
        QVERIFY(test.action("recordExport").isEnabled());
        test.action("recordLay").trigger();
        QCOMPARE(matchedEdges(test.document().puzzle(), test.board()), best);
    }

    void theNoticeFollowsAFileThatIsGone() {
        WindowTest test;
        QVERIFY(test.open(puzzleOf(5)));
        searchFor(test, "record", 3000);
        test.search().discard();
        raise(test);
        const auto& notice = test.child<QLabel>("recordsNotice");
        QTRY_VERIFY(notice.text().startsWith(QStringLiteral("Best:")));
        test.child<QDockWidget>("dockRecords").hide();
        QVERIFY(QFile::remove(recordsPath(test.document().puzzle())));
        raise(test);
        QTRY_VERIFY2(notice.text().startsWith(QStringLiteral("No search")),
                     qPrintable(notice.text()));
    }

    /// A better one is added while another is selected.
    void theSelectedRecordIsPlaced() {
        const PuzzleFile solved = puzzleOf(5, true);
        const QString path = recordsPath(solved.puzzle);
        WindowTest test;
        QVERIFY(test.open(puzzleOf(5)));
        searchFor(test, "record", 3000);
        test.search().discard();
        const BoardRecord chosen = readRecords(path, solved.puzzle).back();
        QVERIFY(chosen.score < solved.puzzle.totalEdges());
        raise(test);
        auto& table = test.child<QTableView>("records");
        QTRY_VERIFY(table.model()->rowCount() > 0);
        const int rows = table.model()->rowCount();
        table.setCurrentIndex(table.model()->index(0, 0));
        BoardRecord better = chosen;
        better.board = solved.board;
        better.score = solved.puzzle.totalEdges();
        QVERIFY(RecordsFile(path, solved.puzzle).offer(better));
        test.child<QDockWidget>("dockRecords").hide();
        raise(test);
        QTRY_COMPARE(table.model()->rowCount(), rows + 1);
        QCOMPARE(table.currentIndex().row(), 1);
        test.action("recordLay").trigger();
        QVERIFY(test.board() == chosen.board);
    }

    void onlyBetterBoardsAreAdded() {
        WindowTest test;
        QVERIFY(test.open(puzzleOf(5)));
        searchFor(test, "record", 3000);
        const Puzzle puzzle = test.document().puzzle();
        const auto count = readRecords(recordsPath(puzzle), puzzle).size();
        test.search().discard();
        searchFor(test, "greedy", 100);
        QCOMPARE(readRecords(recordsPath(puzzle), puzzle).size(), count);
    }

    /// A run of another puzzle may be shown in the same tab.
    void aBoardGoesToTheRecordsOfItsPuzzle() {
        const PuzzleFile other = puzzleOf(6, true);
        QFile::remove(recordsPath(other.puzzle));
        WindowTest test;
        QVERIFY(test.open(puzzleOf(5)));
        searchFor(test, "record", 3000);
        const Puzzle& puzzle = test.document().puzzle();
        const std::size_t before = readRecords(recordsPath(puzzle), puzzle).size();
        test.search().discard();
        SearchController::Earlier run;
        run.settings = test.search().settings();
        const int score = other.puzzle.totalEdges();
        run.numbers.best = run.numbers.total = score;
        run.bests.add({run.numbers, score}, other.board.codes());
        const AnyPuzzle searched = anyPuzzle(other);
        test.search().bringBack(run, &searched);
        QCOMPARE(readRecords(recordsPath(other.puzzle), other.puzzle).size(), std::size_t{1});
        QCOMPARE(readRecords(recordsPath(puzzle), puzzle).size(), before);
        QFile::remove(recordsPath(other.puzzle));
    }

    void recordsOfOpenedRunsHaveTheirDates_data() {
        QTest::addColumn<QDateTime>("date");
        QTest::newRow("known") << QDateTime({2024, 2, 29}, {12, 30});
        QTest::newRow("unknown") << QDateTime();
    }
    void recordsOfOpenedRunsHaveTheirDates() {
        QFETCH(QDateTime, date);
        const PuzzleFile solved = puzzleOf(5, true);
        RecordedRun run;
        run.puzzle = anyPuzzle(solved);
        run.settings.solver = "record";
        run.settings.values = findSolver("record")->defaults();
        run.date = date;
        const int score = solved.puzzle.totalEdges();
        run.numbers.best = run.numbers.total = score;
        run.bests.add({run.numbers, score}, solved.board.codes());
        WindowTest test;
        QVERIFY(test.open(puzzleOf(5)));
        test.search().bringBack(earlierOf(run), &run.puzzle);
        const auto records = readRecords(recordsPath(solved.puzzle), solved.puzzle);
        QCOMPARE(records.size(), std::size_t{1});
        QCOMPARE(records.back().time, date);
        QCOMPARE(test.search().record().date, date);
        QCOMPARE(recordFigures(records.back())[2].text.isEmpty(), !date.isValid());
    }

    /// What other programs wrote into the file is checked.
    void falseRecordsAreNotShown() {
        const Puzzle puzzle = puzzleOf(5).puzzle;
        const QString path = recordsPath(puzzle);
        WindowTest test;
        QVERIFY(test.open(puzzleOf(5)));
        searchFor(test, "record", 3000);
        const auto count = readRecords(path, puzzle).size();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray line = file.readAll().trimmed().split('\n').back();
        const int score = test.search().numbers().best;
        line.replace("\"score\":" + QByteArray::number(score),
                     "\"score\":" + QByteArray::number(score + 1));
        file.write(line + "\nnonsense\n{\"score\":");
        file.close();
        QCOMPARE(readRecords(path, puzzle).size(), count);

        BoardRecord record = readRecords(path, puzzle).back();
        record.score += 5;
        RecordsFile records(path, puzzle);
        QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(records.offer(record)));
    }

    /// Not even those of a puzzle with the same full score.
    void recordsOfAnotherPuzzleDoNotCount() {
        const auto recordOf = [](const PuzzleFile& file) {
            BoardRecord record;
            record.board = file.board;
            record.score = matchedEdges(file.puzzle, file.board);
            return record;
        };
        const PuzzleFile one = puzzleOf(5, true);
        const PuzzleFile other = puzzleOf(6, true);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("r.jsonl"));
        QVERIFY(RecordsFile(path, one.puzzle).offer(recordOf(one)));
        QCOMPARE(RecordsFile(path, one.puzzle).best(), one.puzzle.totalEdges());
        RecordsFile records(path, other.puzzle);
        QCOMPARE(records.best(), -1);
        QVERIFY(records.offer(recordOf(other)));
        QCOMPARE(readRecords(path, one.puzzle).size(), std::size_t{1});
        QCOMPARE(readRecords(path, other.puzzle).size(), std::size_t{1});
    }

    void recordsAreToldInColumns() {
        const Puzzle puzzle = puzzleOf(5).puzzle;
        BoardRecord record;
        record.score = 12;
        record.solver = QStringLiteral("record");
        record.finder = QStringLiteral("beam search");
        record.seed = 3;
        record.seconds = 61.5;
        record.board = Board(puzzle.size(), puzzle.pieceCount());
        const std::vector<Figure> figures = recordFigures(record);
        QCOMPARE(figures[0].sort, QVariant(12));
        QCOMPARE(figures[1].text, QStringLiteral("Record, beam search"));
        QCOMPARE(figures[3].text, QStringLiteral("1:01.5"));
        QCOMPARE(figures[3].sort, QVariant(61.5));
        const QByteArray csv = recordsCsv({record}, puzzle);
        QVERIFY(csv.contains("\n12,60,record,beam search,3,61.500,0,,aaaa"));
    }
};

TESSERA_TEST(TestRecords, Needs::Window)

} // namespace tessera::tst_Records

#include "tst_Records.moc"
