// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/solvers/exact/ExactSearch.h"
#include "core/edges/solvers/record/BreakForecast.h"

#include <cmath>
#include <set>

namespace tessera::tst_BreakSearch {
using namespace tessera::test;

namespace {

/// The edges of every cell of a full board, so that copies do not count twice.
using Looks = std::vector<PackedEdges>;

Looks looksOf(const CompiledPuzzle& pieces, std::span<const std::uint16_t> codes) {
    Looks looks;
    for (const std::uint16_t code : codes)
        looks.push_back(pieces.edges(Placement::fromCode(code)));
    return looks;
}

/// The mismatches between a cell and earlier or fixed ones, and at the rim.
int missesAt(const EdgeProblem& problem, const Board& board, int cell) {
    if (problem.isFixed(cell))
        return 0;
    int misses = 0;
    for (const Side side : kSides) {
        const auto across = board.size().neighbour(cell, side);
        if (across && (*across < cell || problem.isFixed(*across)) &&
            jointState(problem.puzzle(), board, cell, side) == JointState::Mismatched)
            ++misses;
        const Rules rules = problem.puzzle().rules();
        if (!across && rules.hasRimColor() &&
            problem.puzzle().edge(board.at(cell), side) != rules.rimColor)
            ++misses;
    }
    return misses;
}

/// Every board that the search may find, by brute force.
void enumerate(const EdgeProblem& problem, const CompiledPuzzle& pieces, Board& board, int cell,
               int breaks, std::span<const std::uint16_t> caps, std::set<Looks>& found) {
    if (cell == board.cells()) {
        found.insert(looksOf(pieces, board.codes()));
        return;
    }
    if (problem.isFixed(cell)) {
        enumerate(problem, pieces, board, cell + 1, breaks, caps, found);
        return;
    }
    for (int i = 0; i < pieces.pieceCount(); ++i) {
        const auto piece = static_cast<PieceIndex>(i);
        if (board.cellOf(piece) || pieces.kindOfPiece(piece) != pieces.kindOfCell(cell))
            continue;
        for (Rotation rotation = 0; rotation < 4; ++rotation) {
            const Placement placement(piece, rotation);
            if (!problem.puzzle().respectsFrame(cell, placement))
                continue;
            board.place(cell, placement);
            const int misses = missesAt(problem, board, cell);
            if (misses <= 1 && (misses == 0 || breaks < caps[static_cast<std::size_t>(cell)]))
                enumerate(problem, pieces, board, cell + 1, breaks + misses, caps, found);
            board.clear(cell);
        }
    }
}

std::set<Looks> searchAll(BreakSearch& search, const EdgeProblem& problem,
                          const CompiledPuzzle& pieces, const BreakSchedule& schedule) {
    std::set<Looks> found;
    std::vector<std::uint16_t> codes(static_cast<std::size_t>(pieces.size().cells()));
    search.restart(schedule);
    for (auto event = search.advance(1); event != BreakSearch::Event::Exhausted;
         event = search.advance(7)) {
        if (event != BreakSearch::Event::Full)
            continue;
        search.copyTo(codes);
        const auto board = Board::fromCodes(pieces.size(), pieces.pieceCount(), codes);
        if (!board || board->emptyCount() > 0 || !violationsOf(problem.puzzle(), *board).empty())
            QTest::qFail("an illegal board", __FILE__, __LINE__);
        if (search.breaks() > schedule.breaks())
            QTest::qFail("too many breaks", __FILE__, __LINE__);
        found.insert(looksOf(pieces, codes));
    }
    return found;
}

} // namespace

class TestBreakSearch : public QObject {
    Q_OBJECT

private slots:
    void findsWhatTryingEverythingFinds() {
        Random random(91);
        int boards = 0;
        int rims = 0;
        for (int round = 0; round < 60; ++round) {
            const GridSize size = round % 3 == 0 ? GridSize{2, 2} : GridSize{2, 3};
            const bool framed = round % 2 == 0 || size.height == 3;
            Rules rules{framed, round % 5 == 0};
            if (!rules.framed && !rules.isSigned)
                rules.rimColor = static_cast<Color>(round / 2 % 3);
            rims += rules.hasRimColor() ? 1 : 0;
            const KindOfPuzzle kind{size, rules, 2, 2};
            Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, kind));
            if (round % 4 == 3)
                puzzle = withHint(random, puzzle);
            const auto problem = problemOf(puzzle);
            const CompiledPuzzle pieces(puzzle);
            const auto cells = static_cast<std::size_t>(size.cells());
            for (std::uint16_t most = 0; most <= 3; ++most) {
                BreakSchedule schedule{std::vector<std::uint16_t>(cells, most),
                                       std::vector<std::uint16_t>(cells, 0)};
                schedule.cap.front() = 0;
                BreakSearch search(*problem, pieces);
                std::set<Looks> expected;
                Board board = problem->start();
                enumerate(*problem, pieces, board, 0, 0, schedule.cap, expected);
                QVERIFY(searchAll(search, *problem, pieces, schedule) == expected);
                // Shuffling only changes the order.
                search.tables().shuffle(random);
                QVERIFY(searchAll(search, *problem, pieces, schedule) == expected);
                boards += static_cast<int>(expected.size());
            }
        }
        QVERIFY(boards > 1000);
        QVERIFY(rims > 3);
    }

    void theQuotaOfSparedColorsIsKept() {
        Random random(92);
        const Puzzle puzzle =
            shuffledPuzzle(random, randomPuzzle(random, {{7, 7}, {true, false}, 3, 6}));
        const auto problem = problemOf(puzzle);
        const CompiledPuzzle pieces(puzzle);
        BreakSearch search(*problem, pieces);
        const std::vector<int> spared{4, 6};
        search.tables().spare(spared);
        search.tables().shuffle(random);
        const int sides = search.tables().sparedSides();
        QVERIFY(sides > 10);
        const BreakSchedule schedule{capsOf(49, 12, {}), quotaOf(49, sides, {0.1, 0.6, 0.7})};
        QVERIFY(schedule.quota[30] > 0.6 * sides);
        search.restart(schedule);
        std::vector<std::uint16_t> codes(49);
        int deepest = 0;
        for (int i = 0; i < 20000; ++i) {
            static_cast<void>(search.advance(1));
            search.copyTo(codes);
            int used = 0;
            for (int depth = 0; depth < search.depth(); ++depth) {
                const auto at = Placement::fromCode(codes[static_cast<std::size_t>(depth)]);
                for (const Side side : kSides)
                    used += puzzle.edge(at, side) == 4 || puzzle.edge(at, side) == 6 ? 1 : 0;
                QVERIFY(used >= schedule.quota[static_cast<std::size_t>(depth)]);
            }
            deepest = std::max(deepest, search.depth());
        }
        QVERIFY(deepest > 30);
    }

    void onlyMoreCellsThanBeforeAreDeeper() {
        Random random(94);
        const Puzzle puzzle =
            shuffledPuzzle(random, randomPuzzle(random, {{7, 7}, {true, false}, 3, 6}));
        const auto problem = problemOf(puzzle);
        const CompiledPuzzle pieces(puzzle);
        BreakSearch search(*problem, pieces);
        search.restart({capsOf(49, 4, {}), std::vector<std::uint16_t>(49)});
        int deepest = 0;
        auto event = search.advance(5);
        for (int i = 0; i < 5000 && event != BreakSearch::Event::Full; ++i) {
            QCOMPARE(event == BreakSearch::Event::Deeper, search.depth() > deepest);
            deepest = std::max(deepest, search.depth());
            event = search.advance(5);
        }
        QVERIFY(deepest > 20);
    }

    void tighteningTakesBackWhatIsNotAllowed() {
        Random random(93);
        const Puzzle puzzle =
            shuffledPuzzle(random, randomPuzzle(random, {{6, 6}, {true, false}, 3, 4}));
        const auto problem = problemOf(puzzle);
        const CompiledPuzzle pieces(puzzle);
        BreakSearch search(*problem, pieces);
        int allowed = 12;
        search.restart({capsOf(36, allowed, {0.3, 1.0, 0.5}), quotaOf(36, 0, {})});
        int full = 0;
        for (int i = 0; i < 3000 && allowed > 3; ++i) {
            if (search.advance(1000) != BreakSearch::Event::Full)
                continue;
            ++full;
            QVERIFY(search.breaks() <= allowed);
            allowed = search.breaks() - 1;
            search.tighten(capsOf(36, allowed, {0.3, 1.0, 0.5}));
            QVERIFY(search.breaks() <= allowed);
            QVERIFY(search.depth() < 36);
        }
        QVERIFY(full >= 2);
    }

    /// From its state, among lists that were in another order.
    void continuesWhereItWasSaved() {
        Random random(94);
        const Puzzle puzzle =
            shuffledPuzzle(random, randomPuzzle(random, {{6, 6}, {true, false}, 3, 4}));
        const auto problem = problemOf(puzzle);
        const CompiledPuzzle pieces(puzzle);
        BreakSearch search(*problem, pieces);
        search.tables().shuffle(random);
        search.restart({capsOf(36, 6, {0.3, 1.0, 0.5}), quotaOf(36, 0, {})});
        std::vector<std::uint16_t> codes(36);
        std::vector<std::uint16_t> resumedCodes(36);
        for (int stop = 0; stop < 50; ++stop) {
            search.advance(17);
            PacketWriter saved;
            search.tables().saveOrder(saved);
            search.save(saved);
            BreakSearch resumed(*problem, pieces);
            resumed.tables().shuffle(random);
            PacketReader packet(saved.bytes());
            resumed.tables().loadOrder(packet);
            resumed.load(packet);
            for (BreakSearch* each : {&search, &resumed})
                each->advance(40);
            QCOMPARE(resumed.depth(), search.depth());
            QCOMPARE(resumed.breaks(), search.breaks());
            QCOMPARE(resumed.placements(), search.placements());
            search.copyTo(codes);
            resumed.copyTo(resumedCodes);
            QCOMPARE(resumedCodes, codes);
        }
    }

    /// Within a factor of ten, as a mean over some puzzles.
    void theForecastOfTheStrictTreeIsNear() {
        Random random(94);
        double foretold = 0;
        double counted = 0;
        for (int i = 0; i < 8; ++i) {
            const Puzzle puzzle =
                shuffledPuzzle(random, randomPuzzle(random, {{5, 5}, {true, false}, 3, 5}));
            const auto problem = problemOf(puzzle);
            const CompiledPuzzle pieces(puzzle);
            ExactSearch search(*problem, pieces, nullptr);
            while (search.advance(1'000'000) != ExactSearch::Event::Exhausted) {
            }
            counted += std::log10(static_cast<double>(search.placements()));
            foretold += std::log10(BreakForecast(*problem, pieces).strictTree());
        }
        QVERIFY2(std::abs(foretold - counted) < 8, qPrintable(QString::number(foretold / 8)));
    }

    void moreBreaksAreEasier() {
        Random random(95);
        const Puzzle puzzle =
            shuffledPuzzle(random, randomPuzzle(random, {{10, 10}, {true, false}, 4, 10}));
        const auto problem = problemOf(puzzle);
        const CompiledPuzzle pieces(puzzle);
        BreakForecast forecast(*problem, pieces);
        double last = std::numeric_limits<double>::infinity();
        for (const int breaks : {2, 4, 8, 12}) {
            const BreakCurve curve = forecast.bestCurve(breaks);
            const double nodes = forecast.nodesToBoard(capsOf(100, breaks, curve));
            QVERIFY(nodes < last);
            QVERIFY(nodes <= forecast.nodesToBoard(capsOf(100, breaks, {})));
            last = nodes;
        }
        const std::vector<int> spared{5, 6, 7};
        forecast.spare(spared, {0.06, 0.62, 0.75});
        QVERIFY(forecast.nodesToBoard(capsOf(100, 12, forecast.bestCurve(12))) < last);
    }

private:
    /// A random piece fixed on a random cell of its kind.
    static Puzzle withHint(Random& random, const Puzzle& puzzle) {
        for (;;) {
            const int cell =
                static_cast<int>(random.index(static_cast<std::size_t>(puzzle.size().cells())));
            const Placement placement(static_cast<PieceIndex>(random.index(
                                          static_cast<std::size_t>(puzzle.pieceCount()))),
                                      static_cast<Rotation>(random.below(4)));
            if (puzzle.kindOfPiece(placement.piece()) == puzzle.kindOfCell(cell) &&
                puzzle.respectsFrame(cell, placement))
                return puzzle.withHints({{cell, placement}});
        }
    }
};

TESSERA_TEST(TestBreakSearch, Needs::Nothing)

} // namespace tessera::tst_BreakSearch

#include "tst_BreakSearch.moc"
