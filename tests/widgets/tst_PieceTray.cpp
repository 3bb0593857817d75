// SPDX-License-Identifier: GPL-3.0-or-later
#include "BoardTesting.h"
#include "tests/TestProgram.h"
#include "widgets/board/PieceTray.h"

#include "core/edges/puzzle/Candidates.h"
#include "core/support/Random.h"

#include <QAbstractItemModelTester>
#include <QScrollBar>
#include <QSignalSpy>

#include <algorithm>

namespace tessera::tst_PieceTray {

namespace {

std::vector<PieceIndex> listed(const PieceModel& model) {
    std::vector<PieceIndex> pieces;
    for (int row = 0; row < model.rowCount(); ++row)
        pieces.push_back(model.placement(model.index(row, 0)).piece());
    return pieces;
}

std::vector<PieceIndex> unplaced(const Puzzle& puzzle, const Board& board, PieceKind kind) {
    std::vector<PieceIndex> pieces;
    for (int i = 0; i < puzzle.pieceCount(); ++i) {
        const auto piece = static_cast<PieceIndex>(i);
        if (!board.cellOf(piece) && isOfKind(puzzle, piece, kind))
            pieces.push_back(piece);
    }
    return pieces;
}

} // namespace

class TestPieceTray : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_file = solvedPuzzle({5, 5});
        for (const int cell : {0, 3, 6, 7, 12, 18, 20})
            m_file.board.clear(cell);
        m_tray = std::make_unique<PieceTray>();
        m_tray->resize(300, 400);
        m_tray->pieces().setPuzzle(m_file.puzzle);
        m_tray->pieces().setBoard(m_file.board);
        m_tray->show();
        m_tray->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_tray.get()));
        m_list = m_tray.get();
        m_list->setFocus();
    }
    void cleanup() { m_tray.reset(); }

    void ordersAndColorsKeepTheRowsRight() {
        PieceModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setPuzzle(m_file.puzzle);
        Random random(4);
        Board board = m_file.board;
        auto order = PieceOrder::Number;
        std::optional<Color> color;
        for (int i = 0; i < 300; ++i) {
            if (random.chance(0.1))
                model.setOrder(order = static_cast<PieceOrder>(random.below(3)));
            if (random.chance(0.1)) {
                color = static_cast<Color>(1 + random.below(4));
                if (random.chance(0.5))
                    color.reset();
                model.setColor(color);
            }
            board.clear(static_cast<int>(random.below(25)));
            board.place(static_cast<int>(random.below(25)),
                        {static_cast<PieceIndex>(random.below(25)), 0});
            model.setBoard(board);
            auto wanted = unplaced(m_file.puzzle, board, PieceKind::All);
            std::erase_if(wanted, [&](PieceIndex piece) {
                return color && !showsColor(m_file.puzzle.piece(piece), *color);
            });
            std::ranges::stable_sort(wanted, [&](PieceIndex a, PieceIndex b) {
                const Piece& first = m_file.puzzle.piece(a);
                const Piece& second = m_file.puzzle.piece(b);
                if (order == PieceOrder::Kind)
                    return first.greys() > second.greys();
                return order == PieceOrder::Colors && first.canonical() < second.canonical();
            });
            QCOMPARE(listed(model), wanted);
        }
    }

    void bothHalvesOfAColorCount() {
        const Piece piece{{1, -2, 3, 0}};
        QVERIFY(showsColor(piece, 2) && showsColor(piece, -2) && showsColor(piece, 1));
        QVERIFY(!showsColor(piece, 4));
    }

    void otherEdgesKeepTheCurrentPiece() {
        m_tray->setCurrentPiece(listed(m_list->pieces())[2]);
        const Placement current = m_tray->currentPlacement();
        std::vector<Piece> pieces(m_file.puzzle.pieces().begin(), m_file.puzzle.pieces().end());
        pieces[current.piece()].edges[0] = 9;
        m_tray->pieces().changePieces(Puzzle(m_file.puzzle.size(), m_file.puzzle.rules(), pieces));
        QCOMPARE(m_tray->currentPlacement(), current);
        QCOMPARE(m_list->pieces().puzzle().piece(current.piece()).edges[0], Color{9});
    }

    void theModelFollowsTheBoard() {
        PieceModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setPuzzle(m_file.puzzle);
        QCOMPARE(model.rowCount(), 25);
        Random random(2);
        Board board = m_file.board;
        for (int i = 0; i < 300; ++i) {
            if (random.chance(0.05)) {
                board.clearAll();
            } else if (random.chance(0.5)) {
                board.place(static_cast<int>(random.below(25)),
                            {static_cast<PieceIndex>(random.below(25)),
                             static_cast<Rotation>(random.below(4))});
            } else {
                board.clear(static_cast<int>(random.below(25)));
            }
            if (random.chance(0.1))
                model.setKind(static_cast<PieceKind>(random.below(4)));
            model.setBoard(board);
            QCOMPARE(listed(model), unplaced(m_file.puzzle, board, model.kind()));
        }
        model.setBoard(Board({2, 2}, 4));
        QCOMPARE(listed(model), unplaced(m_file.puzzle, board, model.kind()));
    }

    /// Also if the piece was removed in between.
    void anUndoRestoresTheRotation() {
        PieceModel model;
        model.setPuzzle(m_file.puzzle);
        const auto rotation = [&model] {
            return int(model.placement(model.indexOf(0)).rotation());
        };
        model.rotate(model.indexOf(0), 1);
        const Board empty({5, 5}, 25);
        Board placed = empty;
        placed.place(7, {0, 2});
        for (int times = 0; times < 2; ++times) {
            QCOMPARE(rotation(), 1);
            model.setBoard(placed);
            model.setBoard(empty); // removed
            QCOMPARE(rotation(), 2);
            model.setBoard(placed, true);
            model.setBoard(empty, true);
        }
        QCOMPARE(rotation(), 1);
    }

    void theModelListsWhatFits() {
        PieceModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setPuzzle(m_file.puzzle);
        model.setBoard(m_file.board);
        for (const int cell : {0, 3, 6, 7, 12, 18, 20, 1}) {
            model.setFitCell(cell);
            const auto expected = candidatesFor(m_file.puzzle, m_file.board, cell);
            QCOMPARE(model.rowCount(), static_cast<int>(expected.size()));
            for (int row = 0; row < model.rowCount(); ++row)
                QCOMPARE(model.placement(model.index(row, 0)),
                         expected[static_cast<std::size_t>(row)]);
        }
        model.setFitCell(99);
        QVERIFY(!model.fitCell());
        QCOMPARE(model.rowCount(), 7);
    }

    void aChangeOfOnePieceKeepsTheSelection() {
        const QModelIndex chosen = m_list->pieces().index(4, 0);
        m_list->setCurrentIndex(chosen);
        const Placement before = m_tray->currentPlacement();
        QSignalSpy reset(&m_list->pieces(), &QAbstractItemModel::modelReset);
        m_file.board.place(0, m_list->pieces().placement(m_list->pieces().index(0, 0)));
        m_tray->pieces().setBoard(m_file.board);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(m_tray->currentPlacement(), before);
        QCOMPARE(m_tray->pieces().listedPieces(), 6);
    }

    void kindsAreFiltered() {
        for (const PieceKind kind :
             {PieceKind::Corner, PieceKind::Side, PieceKind::Inner, PieceKind::All}) {
            m_tray->pieces().setKind(kind);
            QCOMPARE(listed(m_list->pieces()), unplaced(m_file.puzzle, m_file.board, kind));
        }
        m_tray->pieces().setKind(PieceKind::Corner);
        QCOMPARE(m_tray->pieces().listedPieces(), 2); // cells 0 and 20
    }

    void enterAndDoubleClickActivate() {
        QSignalSpy activated(m_tray.get(), &PieceTray::pieceActivated);
        m_list->setCurrentIndex(m_list->pieces().index(2, 0));
        QTest::keyClick(m_list, Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.last().first().value<Placement>(), m_tray->currentPlacement());
        const QPoint second = m_list->visualRect(m_list->pieces().index(1, 0)).center();
        QTest::mouseClick(m_list->viewport(), Qt::LeftButton, Qt::NoModifier, second);
        QTest::mouseDClick(m_list->viewport(), Qt::LeftButton, Qt::NoModifier, second);
        QCOMPARE(activated.count(), 2);
        QCOMPARE(activated.last().first().value<Placement>().piece(), listed(m_list->pieces())[1]);
    }

    void piecesTurnInTheTray() {
        m_list->setCurrentIndex(m_list->pieces().index(2, 0));
        const Placement before = m_tray->currentPlacement();
        QTest::keyClick(m_list, Qt::Key_R);
        QCOMPARE(m_tray->currentPlacement(), before.turned(1));
        QTest::keyClick(m_list, Qt::Key_R, Qt::ShiftModifier);
        QCOMPARE(m_tray->currentPlacement(), before);
        const QPoint at = m_list->visualRect(m_list->currentIndex()).center();
        QTest::mouseClick(m_list->viewport(), Qt::RightButton, Qt::NoModifier, at);
        turnWheel(m_list->viewport(), at, -1);
        QCOMPARE(m_tray->currentPlacement(), before.turned(2));
        // Elsewhere the wheel scrolls.
        turnWheel(m_list->viewport(), m_list->visualRect(m_list->pieces().index(0, 0)).center(),
                  -1);
        QCOMPARE(m_tray->currentPlacement(), before.turned(2));
    }

    void aPieceKeepsTheRotationItHadOnTheBoard() {
        const int cell = 8;
        const Placement there = m_file.board.at(cell);
        m_file.board.clear(cell);
        m_tray->pieces().setBoard(m_file.board);
        m_tray->setCurrentPiece(there.piece());
        QCOMPARE(m_tray->currentPlacement(), there);
    }

    void fittingPiecesAreShownAsTheyFit() {
        QSignalSpy changed(&m_tray->pieces(), &PieceModel::fitCellChanged);
        m_tray->pieces().setFitCell(12);
        QCOMPARE(changed.count(), 1);
        QVERIFY(m_tray->pieces().listedPieces() >= 1);
        m_list->setCurrentIndex(m_list->pieces().index(0, 0));
        const Placement fits = m_tray->currentPlacement();
        const auto candidates = candidatesFor(m_file.puzzle, m_file.board, 12);
        QVERIFY(std::ranges::find(candidates, fits) != candidates.end());
        m_tray->rotateCurrent(1); // would not fit any more
        QCOMPARE(m_tray->currentPlacement(), fits);
        m_file.board.place(12, fits);
        m_tray->pieces().setBoard(m_file.board);
        m_tray->pieces().setFitCell(std::nullopt);
        QCOMPARE(changed.count(), 2);
        QCOMPARE(m_tray->pieces().listedPieces(), 6);
    }

    void piecesThatFitInSeveralWaysCountOnce() {
        const Puzzle puzzle({2, 1}, {false, false}, {Piece{{1, 2, 3, 4}}, Piece{{5, 6, 7, 8}}});
        m_tray->pieces().setPuzzle(puzzle);
        m_tray->pieces().setBoard(Board(puzzle.size(), 2));
        m_tray->pieces().setFitCell(0);
        QCOMPARE(m_list->pieces().rowCount(), 8);
        QCOMPARE(m_tray->pieces().listedPieces(), 2);
    }

    /// Then no piece can be rotated.
    void theWheelScrollsWhatFits() {
        const Puzzle puzzle({2, 1}, {false, false}, {Piece{{1, 2, 3, 4}}, Piece{{5, 6, 7, 8}}});
        m_tray->pieces().setPuzzle(puzzle);
        m_tray->pieces().setBoard(Board(puzzle.size(), 2));
        m_tray->pieces().setFitCell(0);
        m_tray->resize(90, 100);
        m_list->setCurrentIndex(m_list->pieces().index(0, 0));
        QTRY_VERIFY(m_list->verticalScrollBar()->maximum() > 0);
        turnWheel(m_list->viewport(), m_list->visualRect(m_list->currentIndex()).center(), -1);
        QVERIFY(m_list->verticalScrollBar()->value() > 0);
    }

    void anEmptyTraySaysWhy() {
        const QImage some = m_list->viewport()->grab().toImage();
        m_tray->pieces().setKind(PieceKind::Inner);
        const QImage inner = m_list->viewport()->grab().toImage();
        QVERIFY(some != inner);
        m_tray->pieces().setBoard(solvedPuzzle({5, 5}).board);
        QCOMPARE(m_tray->pieces().listedPieces(), 0);
        QImage blank = m_list->viewport()->grab().toImage();
        const QImage sentence = blank;
        blank.fill(blank.pixel(2, 2));
        QVERIFY(sentence != blank);
    }

    void aReadOnlyTrayDoesNothing() {
        m_tray->setReadOnly(true);
        QSignalSpy activated(m_tray.get(), &PieceTray::pieceActivated);
        QSignalSpy refused(m_tray.get(), &PieceTray::refused);
        m_list->setCurrentIndex(m_list->pieces().index(2, 0));
        const Placement before = m_tray->currentPlacement();
        QTest::keyClick(m_list, Qt::Key_Return);
        QTest::keyClick(m_list, Qt::Key_R);
        QCOMPARE(refused.count(), 2);
        QCOMPARE(activated.count(), 0);
        QCOMPARE(m_tray->currentPlacement(), before);
    }

    void everyRowIsSpoken() {
        const PieceModel& model = m_list->pieces();
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row, 0);
            const QString spoken = model.data(index, Qt::AccessibleTextRole).toString();
            const Placement placement = model.placement(index);
            QVERIFY(spoken.contains(QString::number(placement.piece() + 1)));
            const Piece piece = m_file.puzzle.piece(placement.piece());
            QVERIFY2(spoken.endsWith(
                         edgeNames(tileThemes().front(), piece.rotated(placement.rotation()))),
                     qPrintable(spoken));
            // Whoever points at the tile sees them.
            QVERIFY(spoken.startsWith(model.data(index, Qt::ToolTipRole).toString() + u':'));
        }
        QVERIFY(!m_list->accessibleName().isEmpty());
    }

private:
    PuzzleFile m_file;
    std::unique_ptr<PieceTray> m_tray;
    PieceTray* m_list = nullptr;
};

TESSERA_TEST(TestPieceTray, Needs::Window)

} // namespace tessera::tst_PieceTray

#include "tst_PieceTray.moc"
