// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/TestProgram.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/solvers/exact/ExactSearch.h"

namespace tessera::tst_PieceMasks {
using namespace tessera::test;

namespace {

Puzzle generated(GridSize size, Rules rules, int seed) {
    GeneratorSettings settings;
    settings.size = size;
    settings.rules = rules;
    settings.seed = static_cast<std::uint64_t>(seed);
    return generatePuzzle(settings).puzzle;
}

std::shared_ptr<const EdgeProblem> problemWithHint(const Puzzle& puzzle) {
    Board board(puzzle.size(), puzzle.pieceCount());
    std::vector<bool> locked(static_cast<std::size_t>(board.cells()));
    for (int piece = 0; piece < puzzle.pieceCount(); ++piece) {
        const auto index = static_cast<PieceIndex>(piece);
        if (puzzle.kindOfPiece(index) != CellKind::Inner)
            continue;
        const int cell = puzzle.size().cell(2, 3);
        board.place(cell, {index, 0});
        locked[static_cast<std::size_t>(cell)] = true;
        break;
    }
    return std::make_shared<EdgeProblem>(puzzle, board, locked, StartKind::Random);
}

/// From one placement to as many as make masks worthwhile; often so few that a part of the tree
/// that was left to another walk has to be taken back.
std::uint64_t drawnPlacements(Random& random) {
    constexpr std::array<std::uint32_t, 5> kMost{3, 300, 8000, 8000, 50'000};
    return 1 + random.below(kMost[random.index(kMost.size())]);
}

bool sameState(const ExactSearch& a, const ExactSearch& b) {
    const ExactSearch::State one = a.state();
    const ExactSearch::State other = b.state();
    return one.path == other.path && one.next == other.next && one.floor == other.floor;
}

/// Advances both alternately until the tree or the placements are exhausted, with parts split off
/// and states stored and restored on the way.
void goTogether(const EdgeProblem& problem, ExactOptions options, Random& random,
                std::uint64_t most) {
    const CompiledPuzzle pieces(problem.puzzle());
    Random draws = random;
    ExactSearch masks(problem, pieces, &draws, options);
    QVERIFY(masks.goesByMasks());
    options.usesMasks = false;
    draws = random;
    ExactSearch lists(problem, pieces, &draws, options);
    while (masks.placements() < most) {
        const std::uint64_t placements = drawnPlacements(random);
        const ExactSearch::Event event = masks.advance(placements);
        QCOMPARE(lists.advance(placements), event);
        QCOMPARE(masks.placements(), lists.placements());
        if (event == ExactSearch::Event::Exhausted)
            return;
        QVERIFY(sameState(masks, lists));
        if (random.chance(0.01)) {
            const auto part = masks.splitOff();
            QCOMPARE(lists.splitOff().has_value(), part.has_value());
            if (part && random.chance(0.5)) {
                masks.restore(*part);
                lists.restore(*part);
            }
        } else if (random.chance(0.05)) {
            masks.restore(lists.state());
        }
    }
}

} // namespace

/// Using sets of pieces is faster, and changes nothing else.
class TestPieceMasks : public QObject {
    Q_OBJECT

private slots:
    void goTheSameWayAsLists_data() {
        QTest::addColumn<GridSize>("size");
        QTest::addColumn<Rules>("rules");
        QTest::newRow("5×5") << GridSize{5, 5} << Rules{true, false};
        QTest::newRow("6×6") << GridSize{6, 6} << Rules{true, false};
        QTest::newRow("7×5") << GridSize{7, 5} << Rules{true, false};
        QTest::newRow("8×8") << GridSize{8, 8} << Rules{true, false};
        QTest::newRow("6×6 signed") << GridSize{6, 6} << Rules{true, true};
        QTest::newRow("4×4 unframed") << GridSize{4, 4} << Rules{false, false};
    }

    void goTheSameWayAsLists() {
        QFETCH(const GridSize, size);
        QFETCH(const Rules, rules);
        Random random(7);
        for (int seed = 1; seed <= 3; ++seed) {
            const Puzzle puzzle = generated(size, rules, seed);
            for (const CellOrder order : {CellOrder::Rows, CellOrder::Columns}) {
                for (const bool skipsTurned : {false, true}) {
                    const ExactOptions options{.order = order, .skipsTurned = skipsTurned};
                    goTogether(*problemOf(puzzle), options, random, 1'500'000);
                    if (QTest::currentTestFailed())
                        return;
                }
            }
        }
    }

    void goTheSameWayAroundFixedPieces() {
        Random random(8);
        for (int seed = 1; seed <= 5; ++seed) {
            const auto problem = problemWithHint(generated({6, 6}, {true, false}, seed));
            goTogether(*problem, {}, random, 1'000'000);
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// Sixteen edges, grey included, and 64 pieces of a kind: those inside a board of 10×10.
    void onlySoManyFitIntoMasks() {
        const auto seedsByMasks = [](GridSize size, const char* colors, ExactOptions options = {}) {
            int count = 0;
            for (std::uint64_t seed = 1; seed <= 12; ++seed) {
                GeneratorSettings settings;
                settings.size = size;
                settings.colors = parseColorChoice(QString::fromLatin1(colors));
                settings.seed = seed;
                const auto problem = problemOf(generatePuzzle(settings).puzzle);
                const CompiledPuzzle pieces(problem->puzzle());
                count += ExactSearch(*problem, pieces, nullptr, options).goesByMasks() ? 1 : 0;
            }
            return count;
        };
        QVERIFY(seedsByMasks({10, 10}, "4+11") > 0);
        QCOMPARE(seedsByMasks({10, 10}, "4+12"), 0);
        QCOMPARE(seedsByMasks({11, 10}, "4+11"), 0);
        QCOMPARE(seedsByMasks({8, 8}, "3+8"), 12);
        QCOMPARE(seedsByMasks({8, 8}, "3+8", {.order = CellOrder::Spiral}), 0);
        QCOMPARE(seedsByMasks({8, 8}, "3+8", {.countsJoints = true}), 0);
        QCOMPARE(seedsByMasks({8, 8}, "3+8", {.usesMasks = false}), 0);
    }

    void copiesOfAPieceGoByLists() {
        const Puzzle puzzle({2, 2}, {false, false}, std::vector<Piece>(4, Piece{{1, 1, 1, 1}}));
        QVERIFY(!ExactSearch(*problemOf(puzzle), CompiledPuzzle(puzzle), nullptr).goesByMasks());
    }
};

TESSERA_TEST(TestPieceMasks, Needs::Core)

} // namespace tessera::tst_PieceMasks

#include "tst_PieceMasks.moc"
