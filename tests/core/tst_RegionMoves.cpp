// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/ChecksumTesting.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/moves/LargeMoves.h"
#include "core/edges/moves/MovableCells.h"
#include "core/edges/puzzle/Board.h"

#include <set>

namespace tessera::tst_RegionMoves {
using namespace tessera::test;

namespace {

struct Bench {
    Bench(const Puzzle& puzzle, Random& random)
        : problem(puzzle, Board(puzzle.size(), puzzle.pieceCount()), {}, StartKind::Random),
          pieces(puzzle), cells(problem, pieces), board(pieces), moves(board.grid(), cells) {
        makeStart(board, problem, cells, StartKind::Random, random);
    }

    void make(std::span<const Change> changes) {
        for (const Change& change : changes)
            board.set(change);
        QCOMPARE(board.score(), matchedEdges(problem.puzzle(), board.toBoard()));
        QCOMPARE(board.toBoard().emptyCount(), 0);
        QVERIFY(violationsOf(problem.puzzle(), board.toBoard()).empty());
    }
    [[nodiscard]] int inside(const CellBlock& region) const {
        int matched = 0;
        const Board laid = board.toBoard();
        for (int row = region.row; row < region.row + region.height; ++row) {
            for (int column = region.column; column < region.column + region.width; ++column) {
                const int cell = laid.size().cell(column, row);
                const auto counts = [&](Side side) {
                    return jointState(problem.puzzle(), laid, cell, side) == JointState::Matched;
                };
                matched += column + 1 < region.column + region.width && counts(Side::Right) ? 1 : 0;
                matched += row + 1 < region.row + region.height && counts(Side::Down) ? 1 : 0;
            }
        }
        return matched;
    }

    EdgeProblem problem;
    CompiledPuzzle pieces;
    MovableCells cells;
    ScoredBoard board;
    RegionMoves moves;
};

Puzzle framedPuzzle(Random& random) {
    return shuffledPuzzle(random, randomPuzzle(random, {{8, 7}, {true, true}, 2, 2}));
}

/// A puzzle of each kind, with a piece fixed in the middle; and a larger one with several.
std::vector<Puzzle> hintedPuzzles(Random& random) {
    std::vector<Puzzle> puzzles;
    const auto fixed = [](int cell) { return Hint{cell, {static_cast<PieceIndex>(cell), 0}}; };
    for (const KindOfPuzzle& kind : everyKindAndKept())
        puzzles.push_back(randomPuzzle(random, kind).withHints({fixed(kind.size.cells() / 2)}));
    puzzles.push_back(randomPuzzle(random, {{10, 8}, {true, false}, 3, 4})
                          .withHints({fixed(11), fixed(25), fixed(46), fixed(57)}));
    return puzzles;
}

QByteArray textOf(std::span<const Change> changes) {
    QByteArray text;
    for (const Change& change : changes)
        text += QByteArray::number(change.position) + ':' +
                QByteArray::number(change.placement.code()) + ' ';
    return text + '\n';
}

QByteArray textOf(const std::optional<CellBlock>& block) {
    if (!block)
        return "none\n";
    QByteArray text;
    for (const int number : {block->column, block->row, block->width, block->height})
        text += QByteArray::number(number) + ' ';
    return text + '\n';
}

} // namespace

class TestRegionMoves : public QObject {
    Q_OBJECT

private slots:
    void turningASquareKeepsWhatMatchesInIt() {
        Random random(81);
        Bench bench(framedPuzzle(random), random);
        for (int i = 0; i < 100; ++i) {
            const auto square = bench.moves.drawSquare(2, 4, random);
            QVERIFY(square.has_value());
            QCOMPARE(square->width, square->height);
            const int inside = bench.inside(*square);
            bench.make(
                bench.moves.rotate(bench.board, *square, 1 + static_cast<int>(random.below(3))));
            QCOMPARE(bench.inside(*square), inside);
        }
    }

    void aSquareIsTurnedClockwise() {
        Random random(82);
        Bench bench(randomPuzzle(random, {{4, 4}, {false, false}, 2, 3}), random);
        const Board before = bench.board.toBoard();
        bench.make(bench.moves.rotate(bench.board, {1, 1, 2, 2}, 1));
        const Board after = bench.board.toBoard();
        QCOMPARE(after.at(6), before.at(5).turned(1));
        QCOMPARE(after.at(10), before.at(6).turned(1));
        QCOMPARE(after.at(9), before.at(10).turned(1));
        QCOMPARE(after.at(5), before.at(9).turned(1));
        bench.make(bench.moves.rotate(bench.board, {1, 1, 2, 2}, 3));
        QCOMPARE(bench.board.toBoard(), before);
    }

    void regionsReachEveryInnerCell() {
        Random random(86);
        const Bench bench(framedPuzzle(random), random);
        std::vector<int> drawn(8 * 7);
        int widest = 0;
        int highest = 0;
        for (int i = 0; i < 3000; ++i) {
            const auto region = bench.moves.drawRegion(1, 8, random);
            QVERIFY(region.has_value());
            widest = std::max(widest, region->width);
            highest = std::max(highest, region->height);
            for (int row = region->row; row < region->row + region->height; ++row) {
                for (int column = region->column; column < region->column + region->width; ++column)
                    ++drawn[static_cast<std::size_t>(row * 8 + column)];
            }
        }
        QCOMPARE(widest, 6);
        QCOMPARE(highest, 5);
        for (int row = 0; row < 7; ++row) {
            for (int column = 0; column < 8; ++column) {
                const bool isInside = row > 0 && row < 6 && column > 0 && column < 7;
                QCOMPARE(drawn[static_cast<std::size_t>(row * 8 + column)] > 0, isInside);
            }
        }
    }

    void regionsChangePlacesWhole() {
        Random random(83);
        Bench bench(framedPuzzle(random), random);
        const CellBlock first{1, 1, 2, 3};
        const CellBlock second{4, 3, 2, 3};
        const int insideFirst = bench.inside(first);
        const int insideSecond = bench.inside(second);
        const Board before = bench.board.toBoard();
        bench.make(bench.moves.swap(bench.board, first, second));
        QCOMPARE(bench.inside(first), insideSecond);
        QCOMPARE(bench.inside(second), insideFirst);
        bench.make(bench.moves.swap(bench.board, first, second));
        QCOMPARE(bench.board.toBoard(), before);
    }

    void invertingTwiceChangesNothing() {
        Random random(84);
        Bench bench(framedPuzzle(random), random);
        for (const CellBlock& region :
             {CellBlock{1, 2, 6, 1}, CellBlock{3, 1, 1, 5}, CellBlock{2, 2, 3, 2}}) {
            const Board before = bench.board.toBoard();
            bench.make(bench.moves.invert(bench.board, region));
            const int from = before.size().cell(region.column, region.row);
            const int to = before.size().cell(region.column + region.width - 1,
                                              region.row + region.height - 1);
            QCOMPARE(bench.board.toBoard().at(to), before.at(from));
            bench.make(bench.moves.invert(bench.board, region));
            QCOMPARE(bench.board.toBoard(), before);
        }
    }

    void scramblingKeepsOneCellAndEveryPiece() {
        Random random(85);
        Bench bench(framedPuzzle(random), random);
        const Position kept = bench.board.grid().position(0);
        for (int i = 0; i < 20; ++i) {
            const Board before = bench.board.toBoard();
            bench.make(bench.moves.scramble(bench.board, kept, random));
            QCOMPARE(bench.board.toBoard().at(0), before.at(0));
            QVERIFY(bench.board.toBoard() != before);
        }
    }

    void halvesDoNotOverlap() {
        Random random(87);
        Bench bench(framedPuzzle(random), random);
        QCOMPARE(bench.moves.freeBounds(), (CellBlock{1, 1, 6, 5}));
        for (int i = 0; i < 200; ++i) {
            const bool across = random.chance(0.5);
            const auto halves = bench.moves.drawHalves(across, random);
            QVERIFY(halves.has_value());
            const auto& [first, second] = *halves;
            QCOMPARE(first.width, second.width);
            QCOMPARE(first.height, second.height);
            if (across)
                QVERIFY(first.row + first.height <= second.row);
            else
                QVERIFY(first.column + first.width <= second.column);
            bench.make(bench.moves.swap(bench.board, first, second));
        }
    }

    void linesCrossTheWholeInside() {
        Random random(88);
        Bench bench(framedPuzzle(random), random);
        for (int i = 0; i < 20; ++i) {
            QCOMPARE(bench.moves.drawLine(true, random)->width, 6);
            QCOMPARE(bench.moves.drawLine(false, random)->height, 5);
        }
    }

    /// Every rectangle of every board, also beyond its rim, cell by cell.
    void regionsAreFreeIfAllTheirCellsAre() {
        Random random(89);
        for (const Puzzle& puzzle : hintedPuzzles(random)) {
            const Bench bench(puzzle, random);
            const GridSize size = puzzle.size();
            std::optional<CellBlock> bounds;
            for (int corner = 0; corner < (size.width + 2) * (size.height + 2); ++corner) {
                const int left = corner % (size.width + 2) - 1;
                const int top = corner / (size.width + 2) - 1;
                for (int width = 1; width <= 3; ++width) {
                    for (int height = 1; height <= 3; ++height) {
                        bool isFree = true;
                        for (int i = 0; i < width * height; ++i) {
                            const int column = left + i % width;
                            const int row = top + i / width;
                            isFree = isFree && column >= 0 && column < size.width && row >= 0 &&
                                     row < size.height &&
                                     puzzle.kindOfCell(size.cell(column, row)) == CellKind::Inner &&
                                     !bench.problem.isFixed(size.cell(column, row));
                        }
                        QCOMPARE(bench.moves.isFree({left, top, width, height}), isFree);
                        if (!isFree || width * height > 1)
                            continue;
                        if (!bounds)
                            bounds = CellBlock{left, top, 1, 1};
                        const int right = std::max(bounds->column + bounds->width, left + 1);
                        const int below = std::max(bounds->row + bounds->height, top + 1);
                        bounds->column = std::min(bounds->column, left);
                        bounds->row = std::min(bounds->row, top);
                        bounds->width = right - bounds->column;
                        bounds->height = below - bounds->row;
                    }
                }
            }
            QCOMPARE(bench.moves.freeBounds(), bounds);
        }
    }

    /// Searches with a seed repeat in every version, so must what they draw.
    void drawsAreTheSameInEveryVersion() {
        Random random(90);
        QByteArray text;
        const auto addPair = [&](const std::pair<Position, Position>& pair) {
            text += QByteArray::number(pair.first) + '-' + QByteArray::number(pair.second) + ' ';
        };
        for (const Puzzle& puzzle : hintedPuzzles(random)) {
            Bench bench(puzzle, random);
            const MovableCells& cells = bench.cells;
            const PairSampler all(cells);
            const PairSampler border(cells, {CellKind::Side, CellKind::Corner});
            const std::vector<std::uint8_t> joints = jointCounts(bench.board);
            for (int i = 0; i < 5; ++i) {
                const auto region = bench.moves.drawRegion(1, 3, random);
                const auto square = bench.moves.drawSquare(1, 1 + i, random);
                const auto large = bench.moves.drawRegion(2, 9, random);
                const auto line = bench.moves.drawLine(i % 2 == 0, random);
                text += textOf(region) + textOf(square) + textOf(large) + textOf(line);
                const auto halves = bench.moves.drawHalves(i % 2 == 0, random);
                if (region)
                    text += textOf(bench.moves.invert(bench.board, *region));
                if (square)
                    text += textOf(bench.moves.rotate(bench.board, *square, 1 + i % 3));
                if (halves)
                    text += textOf(halves->first) + textOf(halves->second) +
                            textOf(bench.moves.swap(bench.board, halves->first, halves->second));
                if (cells.all().empty())
                    continue;
                const auto changes = bench.moves.scramble(
                    bench.board, cells.all()[asIndex(i) % cells.all().size()], random);
                text += textOf(changes);
                text +=
                    QByteArray::number(drawFaulty(bench.board, joints, cells.all(), random)) + ' ';
                bench.make(changes);
                if (!cells.rotatable().empty())
                    text += QByteArray::number(cells.drawRotatable(random)) + ' ';
                if (cells.canSwap()) {
                    addPair(cells.drawPair(random));
                    addPair(all.draw(random));
                    addPair(drawFromEither(border, all, random));
                    addPair(drawFromEither(all, border, random));
                }
            }
            for (const std::uint8_t count : joints)
                text += QByteArray::number(count);
        }
        for (int i = 0; i < 500; ++i) {
            for (const auto kind :
                 {MutationCount::Coins, MutationCount::Poisson, MutationCount::Uniform})
                text += QByteArray::number(
                            mutationCount(kind, random.bits(), static_cast<unsigned>(1 + i % 40))) +
                        ' ';
        }
        QCOMPARE(checksum(text), QByteArray("acaabb614405d806"));
    }

    /// All of one kind with each other, once, until told to stop.
    void pairsAreVisitedOnce() {
        Random random(91);
        for (const Puzzle& puzzle : hintedPuzzles(random)) {
            const Bench bench(puzzle, random);
            std::set<std::pair<Position, Position>> expected;
            for (const Position a : bench.cells.all()) {
                for (const Position b : bench.cells.all()) {
                    const GridSize size = puzzle.size();
                    const PaddedGrid grid{size};
                    if (a < b && puzzle.kindOfCell(grid.cell(a)) == puzzle.kindOfCell(grid.cell(b)))
                        expected.insert({a, b});
                }
            }
            const PairSampler sampler(bench.cells);
            std::set<std::pair<Position, Position>> visited;
            sampler.forEach([&](Position a, Position b) {
                return visited.insert({std::min(a, b), std::max(a, b)}).second;
            });
            QVERIFY(visited == expected);
            QCOMPARE(sampler.pairs(), expected.size());
            QCOMPARE(bench.cells.canSwap(), !expected.empty());
            std::size_t seen = 0;
            sampler.forEach([&](Position, Position) { return ++seen < 3; });
            QCOMPARE(seen, std::min<std::size_t>(3, expected.size()));
        }
    }

    void fixedAndBorderCellsAreNotFree() {
        Random random(86);
        const Puzzle plain = randomPuzzle(random, {{8, 7}, {true, false}, 2, 2});
        Bench bench(plain.withHints({{27, {27, 0}}}), random);
        QVERIFY(!bench.moves.isFree({0, 1, 2, 2}));
        QVERIFY(!bench.moves.isFree({6, 1, 2, 2}));
        QVERIFY(!bench.moves.isFree({3, 3, 1, 1})); // the hint
        QVERIFY(!bench.moves.isFree({5, 5, 9, 9}));
        QVERIFY(bench.moves.isFree({1, 1, 6, 2}));
        for (int i = 0; i < 200; ++i) {
            const auto region = bench.moves.drawRegion(2, 4, random);
            if (region)
                bench.make(bench.moves.invert(bench.board, *region));
            QCOMPARE(bench.board.toBoard().at(27), Placement(27, 0));
        }
        QVERIFY(!bench.moves.drawRegion(7, 7, random).has_value());
    }
};

TESSERA_TEST(TestRegionMoves, Needs::Nothing)

} // namespace tessera::tst_RegionMoves

#include "tst_RegionMoves.moc"
