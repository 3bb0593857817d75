// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/edges/puzzle/Board.h"
#include "core/support/Random.h"

#include <algorithm>
#include <set>

namespace tessera::tst_CellBlock {

namespace {

/// Piece i, rotated i times, on cell i; the given cells are left empty.
Board numbered(GridSize size, const std::set<int>& gaps = {}) {
    Board board(size, size.cells());
    for (int cell = 0; cell < size.cells(); ++cell) {
        if (!gaps.contains(cell))
            board.place(cell, {static_cast<PieceIndex>(cell), static_cast<Rotation>(cell & 3)});
    }
    return board;
}

std::vector<int> pieces(const Board& board) {
    std::vector<int> found;
    for (const Placement placement : board.placements())
        found.push_back(placement.isEmpty() ? -1 : placement.piece());
    return found;
}

} // namespace

class TestCellBlock : public QObject {
    Q_OBJECT

private slots:
    void blocks() {
        const GridSize size{4, 3};
        QCOMPARE(blockOf(size, std::vector{6, 1, 5, 2}), (CellBlock{1, 0, 2, 2}));
        QCOMPARE(blockOf(size, std::vector{7}), (CellBlock{3, 1, 1, 1}));
        QVERIFY(!blockOf(size, std::vector{1, 2, 5}));
        QVERIFY(!blockOf(size, std::vector{0, 5}));
        QVERIFY(!blockOf(size, {}));
    }

    void apartBlocksChangePlaces() {
        const auto after = movedCells(numbered({4, 2}, {3}), std::vector{0, 1}, 2, 0);
        QVERIFY(after);
        QCOMPARE(pieces(*after), (std::vector{2, -1, 0, 1, 4, 5, 6, 7}));
        QCOMPARE(after->at(3).rotation(), Rotation{1});
    }

    void overlappingMovesPushAround() {
        // 0 1 2 move one to the right; the displaced piece goes to the cell they left.
        const auto right = movedCells(numbered({5, 1}), std::vector{0, 1, 2}, 1, 0);
        QCOMPARE(pieces(*right), (std::vector{3, 0, 1, 2, 4}));
        // Each goes to the start of its own chain: 4 displaces 2, which displaces 0.
        const auto left = movedCells(numbered({5, 1}), std::vector{2, 3, 4}, -2, 0);
        QCOMPARE(pieces(*left), (std::vector{2, 3, 4, 1, 0}));
    }

    void movesDoNotRunOverTheRim() {
        const Board board = numbered({4, 4});
        QVERIFY(!movedCells(board, std::vector{3, 7}, 1, 0));
        QVERIFY(!movedCells(board, std::vector{0, 1}, 0, -1));
        QVERIFY(!movedCells(board, std::vector{12}, 0, 1));
        // The cell in the next row is not a neighbour of the last column.
        const auto down = movedCells(board, std::vector{3, 4}, 0, 1);
        QVERIFY(down);
        QCOMPARE(down->at(7).piece(), PieceIndex{3});
        QCOMPARE(down->at(8).piece(), PieceIndex{4});
        // Nothing before the first cell is taken for one that moves.
        const auto far = movedCells(numbered({8, 9}), std::vector{0}, 0, 8);
        QCOMPARE(far->at(64).piece(), PieceIndex{0});
        QCOMPARE(far->at(0).piece(), PieceIndex{64});
    }

    /// Any selection, any shift: nothing is lost, the cells arrive, and moving
    /// them back gives the board as it was.
    void movesAreReversible() {
        Random random(5);
        const GridSize size{6, 5};
        for (int round = 0; round < 300; ++round) {
            std::vector<int> cells;
            std::set<int> gaps;
            for (int cell = 0; cell < size.cells(); ++cell) {
                if (random.chance(0.3))
                    cells.push_back(cell);
                if (random.chance(0.2))
                    gaps.insert(cell);
            }
            const int columns = int(random.below(7)) - 3;
            const int rows = int(random.below(7)) - 3;
            const Board before = numbered(size, gaps);
            const auto after = movedCells(before, cells, columns, rows);
            if (!after)
                continue;
            QCOMPARE(after->placedCount(), before.placedCount());
            std::vector<int> arrived;
            for (const int cell : cells) {
                arrived.push_back(cell + rows * size.width + columns);
                QCOMPARE(after->at(arrived.back()), before.at(cell));
            }
            QCOMPARE(movedCells(*after, arrived, -columns, -rows), before);
        }
    }

    void squaresTurn() {
        const auto after = turnedBlock(numbered({3, 3}), {1, 0, 2, 2}, 1);
        QVERIFY(after);
        QCOMPARE(pieces(*after), (std::vector{0, 4, 1, 3, 5, 2, 6, 7, 8}));
        QCOMPARE(after->at(2).rotation(), Rotation{2});
        QCOMPARE(after->at(0).rotation(), Rotation{0});
    }

    void oblongsTurnByHalf() {
        const Board board = numbered({3, 2}, {4});
        QVERIFY(!turnedBlock(board, wholeBlock(board.size()), 1));
        QVERIFY(!turnedBlock(board, wholeBlock(board.size()), -3));
        const auto after = turnedBlock(board, wholeBlock(board.size()), 2);
        QVERIFY(after);
        QCOMPARE(pieces(*after), (std::vector{5, -1, 3, 2, 1, 0}));
    }

    void turnsAddUp() {
        const Board board = numbered({5, 5}, {7, 12});
        const CellBlock block{1, 1, 3, 3};
        Board turned = board;
        for (int i = 0; i < 3; ++i)
            turned = *turnedBlock(turned, block, 1);
        QCOMPARE(*turnedBlock(board, block, -1), turned);
        QCOMPARE(*turnedBlock(turned, block, 1), board);
        QCOMPARE(*turnedBlock(board, block, 4), board);
    }
};

TESSERA_TEST(TestCellBlock, Needs::Core)

} // namespace tessera::tst_CellBlock

#include "tst_CellBlock.moc"
