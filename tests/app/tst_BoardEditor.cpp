// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/PuzzleDocument.h"
#include "app/document/PuzzleEditor.h"
#include "tests/TestProgram.h"
#include "tests/app/DocumentTesting.h"

#include <QSignalSpy>

namespace tessera::tst_BoardEditor {

namespace {

struct Desk {
    explicit Desk(PuzzleFile file = samplePuzzle())
        : document(std::move(file)), editor(document), refusals(&editor, &BoardEditor::refused) {}

    [[nodiscard]] int steps() { return document.history().count(); }
    [[nodiscard]] QString lastStep() { return document.history().undoText(); }
    [[nodiscard]] const Board& board() const { return document.board(); }
    /// The sentence of the only refusal since the last call, or nothing.
    [[nodiscard]] QString refusal() {
        const QString sentence = refusals.size() == 1 ? refusals[0][0].toString() : QString();
        refusals.clear();
        return sentence;
    }

    PuzzleDocument document;
    BoardEditor editor;
    QSignalSpy refusals;
};

} // namespace

class TestBoardEditor : public QObject {
    Q_OBJECT

private slots:
    void placing() {
        Desk desk;
        desk.editor.place(0, piece(3, 1));
        QCOMPARE(desk.board().at(0), piece(3, 1));
        QCOMPARE(desk.lastStep(), QStringLiteral("Place piece 4 on A1"));
        // The previous piece goes to the tray, the placed one leaves its old cell.
        desk.editor.place(7, piece(4));
        desk.editor.place(7, piece(3));
        QVERIFY(desk.board().at(0).isEmpty());
        QCOMPARE(desk.board().at(7), piece(3));
        QVERIFY(!desk.board().cellOf(4));
        QCOMPARE(desk.steps(), 3);
        desk.document.history().undo();
        QCOMPARE(desk.board().at(0), piece(3, 1));
        QCOMPARE(desk.board().at(7), piece(4));
        QVERIFY(desk.refusals.isEmpty());
    }

    void changingAPiece() {
        Desk desk;
        const Piece edges{{17, 17, 17, 17}};
        desk.editor.changePiece(3, edges);
        QCOMPARE(desk.document.puzzle().piece(3), edges);
        QCOMPARE(desk.lastStep(), QStringLiteral("Edit piece 4"));
    }

    void piecesTurnTheirGreyToTheFrame() {
        const PuzzleFile file = samplePuzzle({{4, 4}, {}, {}, true});
        for (int quarters = 0; quarters < 4; ++quarters) {
            Desk desk(file);
            const Placement corner = desk.board().at(0);
            const Placement side = desk.board().at(1);
            const Placement inner = desk.board().at(5);
            desk.editor.clear();
            desk.editor.place(3, corner.turned(quarters));
            QVERIFY(desk.document.puzzle().respectsFrame(3, desk.board().at(3)));
            desk.editor.place(7, side.turned(quarters));
            QVERIFY(desk.document.puzzle().respectsFrame(7, desk.board().at(7)));
            // Also when it is moved on the board.
            desk.editor.swap(7, 13);
            QCOMPARE(desk.board().at(13).piece(), side.piece());
            QVERIFY(desk.document.puzzle().respectsFrame(13, desk.board().at(13)));
            // A piece that belongs elsewhere keeps its rotation.
            desk.editor.place(1, inner.turned(quarters));
            QCOMPARE(desk.board().at(1), inner.turned(quarters));
        }
    }

    void movingAndTurningBlocks() {
        Desk desk;
        const int width = desk.board().size().width;
        desk.editor.place(0, piece(3, 1));
        desk.editor.place(1, piece(4));
        desk.editor.place(width + 2, piece(5));
        const Board before = desk.board();
        desk.editor.move({0, 1}, 1, 1);
        QCOMPARE(desk.lastStep(), QStringLiteral("Move 2 piece(s)"));
        QCOMPARE(desk.board().at(width + 1), piece(3, 1));
        QCOMPARE(desk.board().at(width + 2), piece(4));
        QCOMPARE(desk.board().at(1), piece(5)); // the previous piece returns
        desk.document.history().undo();
        QCOMPARE(desk.board(), before);
        desk.editor.turnBlock({0, 1, width, width + 1}, 1);
        QCOMPARE(desk.lastStep(), QStringLiteral("Rotate a block of 2×2"));
        QCOMPARE(desk.board().at(1), piece(3, 2));
        QCOMPARE(desk.board().at(width + 1), piece(4, 1));
        QCOMPARE(desk.steps(), 4);
        desk.editor.toggleLock({1});
        QVERIFY(desk.refusals.isEmpty());
        desk.editor.move({1}, 1, 0);
        QVERIFY(desk.refusal().contains(QStringLiteral("B1")));
        desk.editor.turnBlock({0, 1, width, width + 1}, 1);
        QVERIFY(!desk.refusal().isEmpty());
        QCOMPARE(desk.steps(), 5);
    }

    void whatChangesNothingIsNoStep() {
        Desk desk;
        desk.editor.place(0, piece(3, 1));
        desk.editor.place(0, piece(3, 1));
        desk.editor.swap(0, 0);
        desk.editor.swap(4, 5);
        desk.editor.remove({1, 2});
        desk.editor.remove({});
        desk.editor.rotate({1}, 1);
        desk.editor.rotate({0}, 4);
        desk.editor.toggleLock({});
        QCOMPARE(desk.steps(), 1);
        QVERIFY(desk.refusals.isEmpty());
    }

    void swappingAndMoving() {
        // Without a frame, which would rotate them.
        Desk desk(samplePuzzle({{6, 6}, {false, false}}));
        desk.editor.place(0, piece(3));
        desk.editor.place(1, piece(4, 2));
        desk.editor.swap(0, 1);
        QCOMPARE(desk.board().at(0), piece(4, 2));
        QCOMPARE(desk.board().at(1), piece(3));
        QCOMPARE(desk.lastStep(), QStringLiteral("Swap A1 and B1"));
        desk.editor.swap(6, 0);
        QVERIFY(desk.board().at(0).isEmpty());
        QCOMPARE(desk.board().at(6), piece(4, 2));
        QCOMPARE(desk.lastStep(), QStringLiteral("Move piece 5 from A1 to A2"));
    }

    void removing() {
        Desk desk;
        desk.editor.place(0, piece(3));
        desk.editor.place(1, piece(4));
        desk.editor.place(2, piece(5));
        desk.editor.remove({0, 20});
        QCOMPARE(desk.lastStep(), QStringLiteral("Remove piece 4 from A1"));
        desk.editor.remove({1, 2});
        QCOMPARE(desk.board().placedCount(), 0);
        QCOMPARE(desk.steps(), 5);
        desk.document.history().undo();
        QCOMPARE(desk.board().placedCount(), 2);
    }

    void turnsOfTheSameCellsAreOneStep() {
        Desk desk;
        desk.editor.place(0, piece(3));
        desk.editor.place(1, piece(4, 3));
        desk.editor.rotate({0}, 1);
        desk.editor.rotate({0}, 1);
        QCOMPARE(desk.board().at(0), piece(3, 2));
        QCOMPARE(desk.lastStep(), QStringLiteral("Rotate piece 4 on A1"));
        QCOMPARE(desk.steps(), 3);
        desk.editor.rotate({0, 1}, -1);
        QCOMPARE(desk.board().at(0), piece(3, 1));
        QCOMPARE(desk.board().at(1), piece(4, 2));
        QCOMPARE(desk.steps(), 4);
        desk.document.history().undo();
        desk.document.history().undo();
        QCOMPARE(desk.board().at(0), piece(3));
    }

    void fourQuartersAreNone() {
        Desk desk(samplePuzzle({{6, 6}, {}, {}, true}));
        for (int i = 0; i < 4; ++i)
            desk.editor.rotate({8}, 1);
        QCOMPARE(desk.steps(), 0);
        QVERIFY(!desk.document.isModified());
    }

    void locking() {
        Desk desk;
        desk.editor.place(0, piece(3));
        desk.editor.place(1, piece(4));
        desk.editor.toggleLock({0});
        QVERIFY(desk.document.isLocked(0));
        QCOMPARE(desk.lastStep(), QStringLiteral("Lock A1"));
        // Mixed: the open ones are locked; all locked: all are unlocked.
        desk.editor.toggleLock({0, 1, 2});
        QVERIFY(desk.document.isLocked(0) && desk.document.isLocked(1));
        QVERIFY(!desk.document.isLocked(2));
        QCOMPARE(desk.lastStep(), QStringLiteral("Lock B1"));
        desk.editor.toggleLock({0, 1});
        QVERIFY(!desk.document.isLocked(0) && !desk.document.isLocked(1));
        QVERIFY(desk.lastStep().startsWith(QStringLiteral("Unlock 2 cell")));
        desk.document.history().undo();
        QVERIFY(desk.document.isLocked(0) && desk.document.isLocked(1));
        desk.document.history().setIndex(2);
        QVERIFY(!desk.document.isLocked(0) && !desk.document.isLocked(1));
    }

    void emptyCellsAndHintsCannotBeLocked() {
        Desk desk(samplePuzzle({{6, 6}, {}, {14}}));
        desk.editor.toggleLock({3});
        QCOMPARE(desk.refusal(), QStringLiteral("There is no piece on D1 to lock."));
        desk.editor.toggleLock({14});
        QCOMPARE(desk.refusal(), QStringLiteral("C3 holds a hint, which is always locked."));
        QCOMPARE(desk.steps(), 0);
    }

    void fixedCellsRefuseEveryAct_data() {
        QTest::addColumn<bool>("hint");
        QTest::newRow("locked") << false;
        QTest::newRow("hint") << true;
    }

    void fixedCellsRefuseEveryAct() {
        QFETCH(bool, hint);
        Desk desk(samplePuzzle({{6, 6}, {}, hint ? std::vector<int>{14} : std::vector<int>{}}));
        if (!hint) {
            desk.editor.place(14, piece(9));
            desk.editor.toggleLock({14});
        }
        const Placement kept = desk.board().at(14);
        const int other = kept.piece() == 0 ? 1 : 0;
        desk.editor.place(5, piece(other));
        const PuzzleFile before = desk.document.file();
        const int steps = desk.steps();
        const QString sentence = hint ? QStringLiteral("C3 holds a hint, which cannot be moved.")
                                      : QStringLiteral("C3 is locked. Unlock it first.");
        const std::vector<std::function<void(BoardEditor&)>> acts{
            [&](BoardEditor& editor) { editor.place(14, piece(other)); },
            [&](BoardEditor& editor) { editor.place(14, kept.turned(1)); },
            [&](BoardEditor& editor) { editor.place(20, kept); },
            [](BoardEditor& editor) { editor.swap(14, 5); },
            [](BoardEditor& editor) { editor.swap(5, 14); },
            [](BoardEditor& editor) { editor.swap(14, 20); },
            [](BoardEditor& editor) {
                editor.remove({5, 14});
            },
            [](BoardEditor& editor) {
                editor.rotate({5, 14}, 1);
            },
        };
        for (const auto& act : acts) {
            act(desk.editor);
            QCOMPARE(desk.refusal(), sentence);
            QCOMPARE(desk.document.file(), before);
            QCOMPARE(desk.steps(), steps);
        }
        desk.editor.clear();
        QCOMPARE(desk.board().placedCount(), 1);
        QCOMPARE(desk.board().at(14), kept);
    }

    void hintsOutOfPlaceAreOpen() {
        Desk desk(samplePuzzle({{6, 6}, {}, {14}}));
        const Hint hint = desk.document.puzzle().hints()[0];
        PuzzleFile file = desk.document.file();
        file.board.clearAll();
        Desk bare(file);
        bare.editor.place(14, hint.placement.turned(2));
        bare.editor.rotate({14}, 2);
        QCOMPARE(bare.board().at(14), hint.placement);
        QVERIFY(bare.refusals.isEmpty());
        bare.editor.rotate({14}, 1);
        QVERIFY(!bare.refusal().isEmpty());
    }

    void clearing() {
        Desk desk(samplePuzzle({{6, 6}, {}, {}, true}));
        desk.editor.toggleLock({2, 9});
        desk.editor.clear();
        QCOMPARE(desk.board().placedCount(), 2);
        QCOMPARE(desk.lastStep(), QStringLiteral("Clear the board"));
        const int steps = desk.steps();
        desk.editor.clear();
        QCOMPARE(desk.steps(), steps);
    }

    void shufflingRespectsFrameLocksAndHints_data() {
        QTest::addColumn<PuzzleFile>("file");
        QTest::newRow("framed") << samplePuzzle({{6, 6}, {}, {0, 14}, true});
        QTest::newRow("framed signed") << samplePuzzle({{7, 4}, {true, true}, {8}, true});
        QTest::newRow("unframed") << samplePuzzle({{5, 5}, {false, false}, {12}, true});
        QTest::newRow("one row") << samplePuzzle({{6, 1}, {}, {}, true});
    }

    void shufflingRespectsFrameLocksAndHints() {
        QFETCH(PuzzleFile, file);
        const Board solution = file.board;
        Desk desk(file);
        desk.editor.toggleLock({2, 3});
        std::vector<Board> boards;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            desk.editor.shuffle(seed);
            boards.push_back(desk.board());
            QCOMPARE(desk.board().emptyCount(), 0);
            for (int cell = 0; cell < desk.board().cells(); ++cell) {
                QVERIFY(desk.document.puzzle().respectsFrame(cell, desk.board().at(cell)));
                if (desk.document.isFixed(cell))
                    QCOMPARE(desk.board().at(cell), solution.at(cell));
            }
            QVERIFY(violationsOf(desk.document.puzzle(), desk.board()).empty());
        }
        QVERIFY(desk.refusals.isEmpty());
        QVERIFY(boards[0] != boards[1]);
        desk.editor.shuffle(1);
        QCOMPARE(desk.board(), boards[0]);
    }

    void shufflingLaysWhatThereIs() {
        Desk desk(unfinishedPuzzle());
        desk.editor.shuffle(4);
        QCOMPARE(desk.board().emptyCount(), 0);
        desk.document.history().undo();
        QCOMPARE(desk.board().placedCount(), 0);
    }

    void keepingIsOneStep() {
        Desk desk;
        Board found(desk.board().size(), desk.board().pieceCount());
        for (int cell = 0; cell < found.cells(); ++cell)
            found.place(cell, piece(cell));
        desk.editor.place(0, piece(3));
        desk.editor.keep(found, 41);
        QCOMPARE(desk.board(), found);
        QCOMPARE(desk.steps(), 2);
        QCOMPARE(desk.lastStep(), QStringLiteral("Keep the search’s board (41 of 60)"));
        desk.document.history().undo();
        QCOMPARE(desk.board().placedCount(), 1);
    }

    void theSolution() {
        Desk desk;
        desk.editor.place(0, piece(3));
        desk.editor.showSolution();
        QVERIFY(desk.document.score().isSolved());
        QCOMPARE(desk.lastStep(), QStringLiteral("Place the stored solution"));
        desk.document.history().undo();
        QCOMPARE(desk.board().at(0), piece(3));
        PuzzleFile file = samplePuzzle();
        file.solution.clear();
        Desk bare(file);
        bare.editor.showSolution();
        QCOMPARE(bare.refusal(), QStringLiteral("This puzzle has no stored solution."));
    }

    void lockedPiecesRefuseTheSolution() {
        Desk desk;
        const auto solution = Board::fromCodes(desk.board().size(), desk.board().pieceCount(),
                                               desk.document.file().solution);
        desk.editor.place(14, solution->at(14).turned(1));
        desk.editor.toggleLock({14});
        const Board before = desk.board();
        desk.editor.showSolution();
        QCOMPARE(desk.refusal(), QStringLiteral("C3 is locked. Unlock it first."));
        QCOMPARE(desk.board(), before);
    }
};

TESSERA_TEST(TestBoardEditor, Needs::Core)

} // namespace tessera::tst_BoardEditor

#include "tst_BoardEditor.moc"
