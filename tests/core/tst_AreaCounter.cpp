// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/puzzle/Board.h"

#include <array>

namespace tessera::tst_AreaCounter {
using namespace tessera::test;

class TestAreaCounter : public QObject {
    Q_OBJECT

private slots:
    /// Compared with the score's own count, on boards with pieces anywhere.
    void badAreasEqualTheScores() {
        Random random(31);
        for (const KindOfPuzzle& kind : everyKind()) {
            const Puzzle puzzle = randomPuzzle(random, kind);
            const CompiledPuzzle pieces(puzzle);
            ScoredBoard board(pieces);
            AreaCounter counter(board.grid());
            QCOMPARE(counter.total(), (kind.size.width - 1) * (kind.size.height - 1));
            for (int cell = 0; cell < kind.size.cells(); ++cell)
                board.set(board.grid().position(cell), {static_cast<PieceIndex>(cell), 0});
            QCOMPARE(counter.badAreas(board), 0);
            for (int i = 0; i < 30; ++i) {
                const Change change = anyChange(board, random);
                const std::array changes{change, anyChange(board, random)};
                const int before = counter.badAreas(board);
                const int around = counter.badAreasAround(board, changes);
                for (const Change& each : changes)
                    board.set(each);
                QCOMPARE(counter.badAreas(board), badAreasOf(puzzle, board));
                QCOMPARE(counter.badAreas(board) - before,
                         counter.badAreasAround(board, changes) - around);
            }
        }
    }

private:
    /// Any piece, also one that is elsewhere, or none, anywhere.
    static Change anyChange(const ScoredBoard& board, Random& random) {
        const auto cells = static_cast<std::size_t>(board.grid().size.cells());
        const Position position = board.grid().position(static_cast<int>(random.index(cells)));
        const Placement placement{static_cast<PieceIndex>(random.index(cells)),
                                  static_cast<Rotation>(random.below(4))};
        return {position, placement};
    }

    static int badAreasOf(const Puzzle& puzzle, const ScoredBoard& board) {
        // Boards hold each piece once, so the areas are checked one by one.
        const GridSize size = puzzle.size();
        int bad = 0;
        for (int row = 0; row + 1 < size.height; ++row) {
            for (int column = 0; column + 1 < size.width; ++column) {
                const auto edge = [&](int x, int y, Side side) {
                    const Placement at = board.at(board.grid().position(size.cell(x, y)));
                    return puzzle.piece(at.piece()).rotated(at.rotation()).edge(side);
                };
                const auto meets = [&](Color a, Color b) {
                    return a != 0 && b == mate(a, puzzle.isSigned());
                };
                const int right = column + 1;
                const int below = row + 1;
                const bool good =
                    meets(edge(column, row, Side::Right), edge(right, row, Side::Left)) &&
                    meets(edge(column, below, Side::Right), edge(right, below, Side::Left)) &&
                    meets(edge(column, row, Side::Down), edge(column, below, Side::Up)) &&
                    meets(edge(right, row, Side::Down), edge(right, below, Side::Up));
                bad += good ? 0 : 1;
            }
        }
        return bad;
    }
};

TESSERA_TEST(TestAreaCounter, Needs::Nothing)

} // namespace tessera::tst_AreaCounter

#include "tst_AreaCounter.moc"
