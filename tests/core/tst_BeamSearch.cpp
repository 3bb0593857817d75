// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/solvers/record/BeamEngine.h"
#include "core/edges/solvers/record/BeamSearch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace tessera::tst_BeamSearch {
using namespace tessera::test;

namespace {

/// The number of ways to pair the sides of one pattern, by trying.
double pairings(bool isSigned, int positive, int negative) {
    if (positive + negative == 0)
        return 1;
    if (isSigned)
        return positive == 0 || negative == 0
                   ? 0
                   : negative * pairings(true, positive - 1, negative - 1);
    return positive < 2 ? 0 : (positive - 1) * pairings(false, positive - 2, 0);
}

Board boardOf(BeamSearch& beam, const Puzzle& puzzle) {
    std::vector<std::uint16_t> codes(static_cast<std::size_t>(puzzle.size().cells()));
    beam.copyTo(codes);
    const auto board = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), codes);
    if (!board)
        QTest::qFail("a piece lies on two cells", __FILE__, __LINE__);
    return board.value_or(Board(puzzle.size(), puzzle.pieceCount()));
}

/// The broken joints of its best board.
int breaksOf(BeamSearch& beam, const Puzzle& puzzle) {
    const Board board = boardOf(beam, puzzle);
    int breaks = 0;
    for (int cell = 0; cell < board.cells(); ++cell) {
        for (const Side side : {Side::Right, Side::Down}) {
            const bool isJoint = puzzle.size().neighbour(cell, side).has_value();
            breaks += isJoint && jointState(puzzle, board, cell, side) == JointState::Mismatched;
        }
    }
    return breaks;
}

/// The highest score of a full board on which no piece breaks more than one joint with those before
/// it, by brute force; −1 if there is none.
int bestByTrying(const EdgeProblem& problem, const BreakTables& tables, Board& board, int cell) {
    const Puzzle& puzzle = problem.puzzle();
    if (cell == board.cells())
        return matchedEdges(puzzle, board);
    if (problem.isFixed(cell))
        return bestByTrying(problem, tables, board, cell + 1);
    int best = -1;
    for (int code = 0; code < 4 * puzzle.pieceCount(); ++code) {
        const Placement placement = Placement::fromCode(static_cast<std::uint16_t>(code));
        if (board.cellOf(placement.piece()) || !puzzle.respectsFrame(cell, placement) ||
            puzzle.kindOfPiece(placement.piece()) != puzzle.kindOfCell(cell))
            continue;
        board.place(cell, placement);
        int misses = 0;
        for (const Side side : kSides) {
            const auto across = puzzle.size().neighbour(cell, side);
            if (across && (*across < cell || problem.isFixed(*across)) &&
                jointState(puzzle, board, cell, side) == JointState::Mismatched)
                ++misses;
        }
        if (misses <= 1)
            best = std::max(best, bestByTrying(problem, tables, board, cell + 1));
        board.clear(cell);
    }
    return best;
}

Puzzle withCentreHint(const Puzzle& puzzle) {
    for (int i = 0; i < puzzle.pieceCount(); ++i) {
        const auto piece = static_cast<PieceIndex>(i);
        const int cell = puzzle.size().cells() / 2;
        if (puzzle.kindOfPiece(piece) != puzzle.kindOfCell(cell))
            continue;
        for (Rotation rotation = 0; rotation < 4; ++rotation) {
            if (puzzle.respectsFrame(cell, {piece, rotation}))
                return puzzle.withHints({{cell, {piece, rotation}}});
        }
    }
    return puzzle;
}

} // namespace

class TestBeamSearch : public QObject {
    Q_OBJECT

private slots:
    void oddsCountPairings() {
        for (const bool isSigned : {false, true}) {
            const PairingOdds odds(isSigned, 12);
            for (int sides = 2; sides <= 12; sides += 2) {
                const auto ways = [&](int open) {
                    return pairings(isSigned, isSigned ? open / 2 : open, isSigned ? open / 2 : 0);
                };
                const double expected = std::log(ways(sides) / ways(sides - 2));
                const auto index = static_cast<std::size_t>(sides);
                QVERIFY(std::abs(odds.joined(index) / double{PairingOdds::kUnit} - expected) <
                        0.001);
                QCOMPARE(odds.wasted(index), odds.joined(index) / 2);
                // Rounded to the nearest.
                QCOMPARE(odds.joined(index), std::lround(expected * PairingOdds::kUnit));
            }
            QCOMPARE(odds.joined(0), 0);
        }
    }

    /// A beam that is never too narrow is an exhaustive search.
    void aWideBeamFindsTheBest() {
        Random random(191);
        int found = 0;
        for (int round = 0; round < 60; ++round) {
            const GridSize size = round % 3 == 0 ? GridSize{2, 2} : GridSize{2, 3};
            Puzzle puzzle = shuffledPuzzle(
                random,
                randomPuzzle(random,
                             {size, {round % 2 == 0, round % 5 == 0, round % 4 == 1}, 2, 2}));
            // Other pieces than in the solution, so that not everything matches.
            std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
            if (round % 2 == 1) {
                for (Piece& piece : pieces)
                    piece.edges[0] = static_cast<Color>(3 + random.below(2));
                puzzle = Puzzle(size, puzzle.rules(), pieces);
            }
            if (round % 4 == 3)
                puzzle = withCentreHint(puzzle);
            const auto problem = problemOf(puzzle);
            const CompiledPuzzle compiled(puzzle);
            const BreakTables tables(*problem, compiled);
            Board board = problem->start();
            const int expected = bestByTrying(*problem, tables, board, 0);
            Crew crew(1);
            const BeamLooks looks(tables, compiled.size());
            BeamSearch beam(*problem, compiled, looks, crew);
            // A broken joint outweighs everything else.
            beam.restart({1'000'000, 1000 * PairingOdds::kUnit, 100, 1 + round / 4 % 3,
                          round % 3 * PairingOdds::kUnit});
            while (!beam.hasEnded())
                static_cast<void>(beam.deepen(random));
            // Joints along the frame are strict on all but narrow boards; these are narrow.
            QCOMPARE(beam.isFull(), expected >= 0);
            if (!beam.isFull())
                continue;
            ++found;
            QCOMPARE(matchedEdges(puzzle, boardOf(beam, puzzle)), expected);
            // It takes exactly as many breaks.
            const int breaks = beam.breaksOf(beam.best());
            for (const int most : {breaks, breaks - 1}) {
                beam.restart({1'000'000, 1000 * PairingOdds::kUnit, most});
                while (!beam.hasEnded())
                    static_cast<void>(beam.deepen(random));
                QCOMPARE(beam.isFull(), most == breaks);
            }
        }
        QVERIFY(found > 30);
    }

    /// On every kind of puzzle, also while the history is being compacted.
    void theBoardsAreWhatTheBeamTakesThemFor() {
        Random random(192);
        int full = 0;
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            const Puzzle puzzle =
                withCentreHint(shuffledPuzzle(random, randomPuzzle(random, kind)));
            const auto problem = problemOf(puzzle);
            const CompiledPuzzle compiled(puzzle);
            const BreakTables tables(*problem, compiled);
            Crew crew(1);
            const BeamLooks looks(tables, compiled.size());
            BeamSearch beam(*problem, compiled, looks, crew);
            const int lastRows =
                1 + static_cast<int>(random.below(static_cast<std::uint32_t>(puzzle.height())));
            const int top = (puzzle.height() - lastRows) * puzzle.width();
            const auto isFilled = [&](int cell, int depth) {
                const int place = cell - top; // among the rows filled column by column
                return place < 0
                           ? cell < depth
                           : top + place % puzzle.width() * lastRows + place / puzzle.width() <
                                 depth;
            };
            beam.restart({20, 8 * PairingOdds::kUnit, 1000, lastRows, 6 * PairingOdds::kUnit});
            for (int depth = 1; !beam.hasEnded(); ++depth) {
                static_cast<void>(beam.deepen(random));
                if (beam.hasEnded() && !beam.isFull())
                    break;
                QCOMPARE(beam.depth(), depth);
                QVERIFY(beam.boards() <= 20);
                const Board board = boardOf(beam, puzzle);
                for (int cell = 0; cell < board.cells(); ++cell)
                    QCOMPARE(!board.at(cell).isEmpty(),
                             isFilled(cell, depth) || problem->isFixed(cell));
            }
            if (!beam.isFull())
                continue;
            ++full;
            const Board board = boardOf(beam, puzzle);
            QVERIFY(violationsOf(puzzle, board).empty());
            // Nor does it break more than it may and counts.
            const int breaks = breaksOf(beam, puzzle);
            beam.restart({20, 8 * PairingOdds::kUnit, breaks, lastRows});
            while (!beam.hasEnded())
                static_cast<void>(beam.deepen(random));
            QVERIFY(breaksOf(beam, puzzle) <= breaks);
        }
        QVERIFY(full > 40);
    }

    /// Whatever the others get, of every shape.
    void eachBoardKeepsWhatItGot() {
        struct Content {
            std::vector<bool> used = std::vector<bool>(70);
            std::vector<std::uint8_t> seen;
            std::vector<std::size_t> open;
            BeamBoards::Head head{0, 0};
        };
        const auto verify = [](const BeamBoards& boards, std::span<const Content> contents) {
            QCOMPARE(boards.size(), contents.size());
            for (std::size_t i = 0; i < contents.size(); ++i) {
                for (std::size_t piece = 0; piece < 70; ++piece) {
                    QCOMPARE(boards.isUsed(i, piece), bool{contents[i].used[piece]});
                    QCOMPARE((boards.usedBits(i)[piece / 64] >> (piece % 64) & 1U) != 0,
                             bool{contents[i].used[piece]});
                }
                QVERIFY(std::ranges::equal(contents[i].seen,
                                           std::span(boards.seen(i), contents[i].seen.size())));
                for (std::size_t pattern = 0; pattern < contents[i].open.size(); ++pattern)
                    QCOMPARE(boards.open(i, pattern), contents[i].open[pattern]);
                QCOMPARE(boards.head(i).loss, contents[i].head.loss);
                QCOMPARE(boards.head(i).breaks, contents[i].head.breaks);
            }
        };
        Random random(201);
        for (const std::vector<std::uint16_t>& open :
             {std::vector<std::uint16_t>{0, 255, 7}, std::vector<std::uint16_t>{256, 3},
              std::vector<std::uint16_t>{65'535, 255, 257, 0}}) {
            const std::size_t bytes = open.size() * (open.size() == 3 ? 1U : 2U);
            BeamBoards boards(5, 70, open);
            BeamBoards others(5, 70, open);
            for (const std::size_t sides : {5U, 13U, 8U, 2U}) {
                boards.reshape(sides);
                others.reshape(sides);
                QCOMPARE(boards.size(), std::size_t{0});
                QCOMPARE(boards.bytes(), 8 + 8 * (2 + (sides + bytes + 7) / 8));
                boards.clear(open);
                const Content empty{.seen = std::vector<std::uint8_t>(sides),
                                    .open = {open.begin(), open.end()}};
                verify(boards, {&empty, 1});
                for (const std::size_t size : {7U, 3U, 20U}) {
                    std::vector<Content> contents(size, empty);
                    others.renew(size, 20);
                    for (std::size_t i = 0; i < size; ++i)
                        others.copy(i, boards, 0);
                    for (std::size_t i = size; i-- > 0;) {
                        Content& content = contents[i];
                        for (std::uint8_t& code : content.seen)
                            code = static_cast<std::uint8_t>(random.below(256));
                        std::ranges::copy(content.seen, others.seen(i));
                        for (std::size_t pattern = 0; pattern < open.size(); ++pattern) {
                            content.open[pattern] = random.below(open[pattern] + 1U);
                            others.setOpen(i, pattern, content.open[pattern]);
                        }
                        for (int use = 0; use < 20; ++use) {
                            const std::size_t piece = random.index(70);
                            content.used[piece] = true;
                            others.use(i, piece);
                        }
                        content.head = {static_cast<std::int32_t>(random.below(1'000'000)),
                                        static_cast<std::uint16_t>(i)};
                        others.setHead(i, content.head);
                    }
                    verify(others, contents);
                }
            }
        }
    }

    /// Through levels of all sizes, which are made smaller now and then, and again in the next
    /// beam.
    void theHistoryKnowsWhereEachBoardIsFrom() {
        struct Origin {
            std::uint32_t parent;
            std::uint16_t placement;
        };
        Random random(202);
        BeamHistory history;
        for (const int beam : {0, 1, 2}) {
            history.clear();
            std::vector<std::vector<Origin>> levels;
            std::size_t before = 1;
            for (const std::size_t size :
                 {1U, 400U, 401U, 15'000U, 30'000U, 12'000U, 40U, 25'000U, 26'000U, 11'000U, 7U,
                  20'000U, 14'000U, 3U, 3U, 10'500U}) {
                history.begin(size);
                std::vector<Origin>& level = levels.emplace_back(size);
                const auto parents =
                    static_cast<std::uint32_t>(random.chance(0.5) ? before : 1 + before / 3);
                for (std::size_t i = 0; i < size; ++i) {
                    level[i] = {random.below(parents),
                                static_cast<std::uint16_t>(random.below(65'536))};
                    history.set(i, level[i].parent, level[i].placement);
                }
                before = size;
                if (levels.size() % 4 == static_cast<std::size_t>(beam))
                    history.compact();
                std::vector<std::uint16_t> placements(levels.size());
                for (std::size_t i = 0; i < size; i += 1 + size / 200) {
                    history.trace(i, placements);
                    std::size_t at = i;
                    for (std::size_t depth = levels.size(); depth-- > 0;) {
                        QCOMPARE(placements[depth], levels[depth][at].placement);
                        at = levels[depth][at].parent;
                    }
                }
            }
        }
    }

    /// Compared with sorting, for costs close together and far apart.
    void theSieveKeepsTheLowestCosts() {
        Random random(196);
        BeamSieve sieve;
        for (const std::uint32_t range : {1U, 50U, 5000U, 1'000'000U}) {
            for (const std::size_t keep : {std::size_t{1}, std::size_t{30}, std::size_t{500}}) {
                sieve.restart(keep, 1000);
                std::vector<std::int32_t> all;
                std::vector<std::int32_t> passed;
                for (int i = 0; i < 2000; ++i) {
                    all.push_back(1000 + static_cast<std::int32_t>(random.below(range)));
                    if (sieve.add(all.back()))
                        passed.push_back(all.back());
                }
                std::ranges::sort(all);
                QVERIFY(all[keep - 1] < sieve.limit());
                std::erase_if(passed, [&](std::int32_t cost) { return cost >= sieve.limit(); });
                std::ranges::sort(passed);
                QVERIFY(passed.size() >= keep);
                QVERIFY(std::equal(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(keep),
                                   passed.begin()));
                const auto below = std::ranges::count_if(
                    all, [&](std::int32_t cost) { return cost < sieve.border(); });
                QCOMPARE(static_cast<std::size_t>(below) + sieve.keptAtBorder(), keep);
            }
        }
    }

    /// As if one had counted all that several have counted in turns.
    void sievesShareTheWork() {
        Random random(198);
        for (const std::uint32_t range : {50U, 5000U, 100'000U}) {
            BeamSieve all;
            BeamSieve sum;
            all.restart(270, 640); // as many as three rounds count
            sum.restart(270, 640);
            std::array<BeamSieve, 3> members;
            for (int round = 0; round < 20; ++round) {
                for (BeamSieve& member : members)
                    member.follow(sum);
                for (int i = 0; i < 90; ++i) {
                    const auto cost = 640 + static_cast<std::int32_t>(random.below(range));
                    static_cast<void>(all.add(cost));
                    static_cast<void>(members[static_cast<std::size_t>(i) % 3].add(cost));
                }
                for (const BeamSieve& member : members)
                    sum.take(member);
                QCOMPARE(sum.limit(), all.limit());
            }
            QCOMPARE(sum.border(), all.border());
            QCOMPARE(sum.keptAtBorder(), all.keptAtBorder());
            BeamSieve lower;
            lower.restart(1000, 640);
            lower.lowerTo(lower.limit()); // changes nothing
            const std::int32_t highest = lower.border();
            QVERIFY(highest > all.limit());
            lower.lowerTo(all.limit());
            QCOMPARE(lower.border(), all.border());
            QVERIFY(!lower.add(all.limit()));
            QVERIFY(lower.add(all.limit() - 1));
            QCOMPARE(lower.limit(), all.limit());
            lower.restart(1000, 640); // forgets that
            QCOMPARE(lower.border(), highest);
            QVERIFY(lower.add(all.limit()));
        }
    }

    /// Every board and every count, wherever one thread's part ends.
    void threadsChangeNothing() {
        Random random(199);
        for (const KindOfPuzzle& kind : {KindOfPuzzle{{8, 8}, {true, false}, 4, 6},
                                         KindOfPuzzle{{8, 8}, {true, true}, 4, 6}}) {
            const Puzzle puzzle =
                withCentreHint(shuffledPuzzle(random, randomPuzzle(random, kind)));
            const auto problem = problemOf(puzzle);
            const CompiledPuzzle compiled(puzzle);
            const BreakTables tables(*problem, compiled);
            std::vector<std::vector<std::uint64_t>> seen;
            for (const std::size_t threads : {1U, 2U, 3U}) {
                Crew crew(threads);
                const BeamLooks looks(tables, compiled.size());
                BeamSearch beam(*problem, compiled, looks, crew);
                Random same(200);
                beam.restart({9000, 8 * PairingOdds::kUnit, 1000, 2, 6 * PairingOdds::kUnit, 100});
                std::vector<std::uint64_t>& counts = seen.emplace_back();
                while (!beam.hasEnded()) {
                    counts.push_back(beam.deepen(same));
                    counts.push_back(beam.effort());
                    counts.push_back(beam.boards());
                    counts.push_back(beam.best());
                }
                std::vector<std::uint16_t> codes(static_cast<std::size_t>(puzzle.pieceCount()));
                for (std::size_t i = 0; i < beam.boards(); i += 97) {
                    beam.copyTo(codes, i);
                    counts.insert(counts.end(), codes.begin(), codes.end());
                }
                QVERIFY(beam.boards() > 1000);
            }
            QVERIFY(seen[1] == seen[0]);
            QVERIFY(seen[2] == seen[0]);
        }
    }

    /// Each of its full boards, on every side of the board on which it begins, with a fixed piece.
    void everyBoardBreaksWhatItCounts() {
        Random random(197);
        int boards = 0;
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            const Puzzle puzzle =
                withCentreHint(shuffledPuzzle(random, randomPuzzle(random, kind)));
            const auto problem = problemOf(puzzle);
            const CompiledPuzzle compiled(puzzle);
            const BreakTables tables(*problem, compiled);
            RecordSetup setup;
            setup.problem = problem.get();
            setup.pieces = &compiled;
            Crew crew(1);
            record::TurnedBeam first(setup, tables);
            record::TurnedBeam second(first, 1);
            record::TurnedBeam third(second, 2);
            for (record::TurnedBeam* beam : {&first, &second, &third}) {
                beam->begin(crew);
                beam->search().restart({20, 8 * PairingOdds::kUnit, 1000, 2});
                while (!beam->search().hasEnded())
                    static_cast<void>(beam->search().deepen(random));
                std::vector<std::uint16_t> codes(static_cast<std::size_t>(puzzle.pieceCount()));
                for (std::size_t i = 0; beam->search().isFull() && i < beam->search().boards();
                     ++i) {
                    beam->copyTo(codes, i);
                    const auto board = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), codes);
                    QVERIFY(board && board->emptyCount() == 0);
                    QVERIFY(violationsOf(puzzle, *board).empty());
                    for (const Hint& hint : puzzle.hints())
                        QVERIFY(board->at(hint.cell) == hint.placement);
                    // Those between a hint and the rim are not its own.
                    const int missed = puzzle.totalEdges() - matchedEdges(puzzle, *board);
                    QVERIFY(missed >= beam->search().breaksOf(i));
                    QVERIFY(missed <= beam->search().breaksOf(i) + 4);
                    boards += missed == beam->search().breaksOf(i) ? 1 : 0;
                }
                beam->end();
            }
        }
        QVERIFY2(boards > 500, qPrintable(QString::number(boards)));
    }

    /// Golden values: on every processor, by every compiler, on any number of threads. Of every
    /// level, and of every board that is left of three beams after each other.
    void theSameSeedMakesTheSameBoards_data() {
        QTest::addColumn<KindOfPuzzle>("kind");
        QTest::addColumn<int>("hints");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("levels");
        QTest::addColumn<quint64>("placements");
        QTest::addColumn<quint64>("all");
        const auto row = [](const char* name, const KindOfPuzzle& kind, int hints, int width,
                            int levels, std::uint64_t placements, std::uint64_t all) {
            QTest::newRow(name) << kind << hints << width << levels << quint64{placements}
                                << quint64{all};
        };
        row("framed", {{7, 8}, {}, 3, 5}, 0, 400, 100, 60686, 6014484135253445378U);
        row("hints", {{8, 7}, {}, 3, 6}, 4, 300, 100, 42565, 9468134332055465270U);
        row("many hints", {{6, 9}, {true, true}, 3, 5}, 12, 100, 100, 8605, 7121444505213273322U);
        row("copies", {{9, 5}, {}, 1, 2}, 1, 300, 100, 31956, 8090045449157348844U);
        row("signed", {{6, 7}, {false, true}, 2, 3}, 1, 200, 100, 24781, 3449629058040721842U);
        row("unframed", {{5, 7}, {false, false}, 2, 3}, 2, 300, 100, 30694, 611437003597816522U);
        row("rim", {{6, 6}, {false, false, false, 4}, 2, 3}, 2, 300, 100, 30591,
            10054121735116601554U);
        row("kept rotation", {{7, 6}, {false, false, true}, 2, 3}, 3, 300, 100, 36116,
            14352680372418913694U);
        row("narrow", {{4, 9}, {}, 3, 4}, 2, 200, 100, 16566, 5112095394214401289U);
        row("large", {{21, 20}, {}, 3, 7}, 5, 20, 1000, 24790, 644643580970674692U);
        row("large, unframed", {{20, 21}, {false, true}, 3, 4}, 3, 200, 1000, 251301,
            5946776787178778008U);
        row("sampled", {{7, 7}, {}, 3, 6}, 1, 12'000, 34, 351519, 16284275485372694193U);
        row("just sampled", {{7, 7}, {}, 3, 6}, 1, 4096, 34, 124468, 6001917021469501668U);
        row("in parts", {{6, 6}, {false, false}, 2, 3}, 0, 270'000, 7, 1354832,
            4004110396205094725U);
    }
    void theSameSeedMakesTheSameBoards() {
        QFETCH(KindOfPuzzle, kind);
        QFETCH(int, hints);
        QFETCH(int, width);
        QFETCH(int, levels);
        QFETCH(quint64, placements);
        QFETCH(quint64, all);
        Random random(7);
        const Puzzle puzzle =
            withRandomHints(random, shuffledPuzzle(random, randomPuzzle(random, kind)), hints);
        const auto problem = problemOf(puzzle);
        const CompiledPuzzle compiled(puzzle);
        const BreakTables tables(*problem, compiled);
        Crew crew(2);
        const BeamLooks looks(tables, compiled.size());
        BeamSearch beam(*problem, compiled, looks, crew);
        std::uint64_t hash = 14695981039346656037U; // FNV-1a
        const auto tell = [&](std::uint64_t number) { hash = (hash ^ number) * 1099511628211U; };
        std::vector<std::uint16_t> codes(static_cast<std::size_t>(puzzle.size().cells()));
        BeamSearch::Settings settings{static_cast<std::size_t>(width),
                                      8 * PairingOdds::kUnit,
                                      1000,
                                      2,
                                      6 * PairingOdds::kUnit,
                                      3000};
        tell(beam.mostWidth(std::size_t{1} << 20U));
        QCOMPARE(beam.mostWidth(0), std::size_t{1});
        for (int way = 0; way < (width > 1000 ? 1 : 3); ++way) {
            beam.restart(settings);
            QVERIFY(beam.boards() == 1 && beam.best() == 0 && beam.depth() == 0);
            while (!beam.hasEnded() && beam.depth() < levels) {
                tell(beam.deepen(random));
                for (const std::uint64_t number :
                     {beam.effort(), std::uint64_t{beam.boards()}, std::uint64_t{beam.best()},
                      static_cast<std::uint64_t>(beam.depth())})
                    tell(number);
            }
            // Perhaps amid a level.
            const bool hasEnded = beam.hasEnded();
            QCOMPARE(beam.deepen(random) == 0 && beam.effort() == 0, hasEnded);
            for (std::size_t i = 0; i < beam.boards(); i += 1 + beam.boards() / 100) {
                tell(static_cast<std::uint64_t>(beam.breaksOf(i)));
                beam.copyTo(codes, i);
                std::ranges::for_each(codes, tell);
            }
            // The last one may break as many joints as the best so far, by rows alone.
            settings.breakCost = 3 * PairingOdds::kUnit;
            settings.deadEndCost = 0;
            settings.lastRows = 3 - 2 * way;
            settings.mostBreaks = way == 0 ? 1000 : beam.breaksOf(beam.best());
        }
        const QString said = QStringLiteral("%1, %2").arg(beam.placements()).arg(hash);
        QVERIFY2(beam.placements() == placements && hash == all, qPrintable(said));
        // A restart forgets everything, also amid a level.
        BeamSearch fresh(*problem, compiled, looks, crew);
        Random first(8);
        Random second(8);
        beam.restart(settings);
        fresh.restart(settings);
        for (int level = 0; level < 4; ++level) {
            QCOMPARE(beam.deepen(first), fresh.deepen(second));
            QVERIFY(beam.effort() == fresh.effort() && beam.boards() == fresh.boards() &&
                    beam.best() == fresh.best() && beam.depth() == fresh.depth());
        }
    }

    void dropsBoardsWithTooManyBreaks() {
        Random random(193);
        const Puzzle puzzle =
            shuffledPuzzle(random, randomPuzzle(random, {{7, 7}, {true, false}, 3, 6}));
        const auto problem = problemOf(puzzle);
        const CompiledPuzzle compiled(puzzle);
        const BreakTables tables(*problem, compiled);
        Crew crew(1);
        const BeamLooks looks(tables, compiled.size());
        BeamSearch beam(*problem, compiled, looks, crew);
        beam.restart({30, 8 * PairingOdds::kUnit, 100});
        while (!beam.hasEnded())
            static_cast<void>(beam.deepen(random));
        const int depth = beam.depth();
        QVERIFY(breaksOf(beam, puzzle) > 2);
        beam.restart({30, 8 * PairingOdds::kUnit, 1});
        while (!beam.hasEnded())
            static_cast<void>(beam.deepen(random));
        QVERIFY(breaksOf(beam, puzzle) <= 1);
        QVERIFY(beam.depth() < depth);
    }

    /// By rows alone the strict pieces of the rim come last, when few are left.
    void lastRowsByColumnsSaveJoints() {
        Random random(195);
        std::array<int, 3> scores{};
        for (int round = 0; round < 36; ++round) {
            const Puzzle puzzle =
                shuffledPuzzle(random, randomPuzzle(random, {{10, 10}, {true, false}, 4, 10}));
            const auto problem = problemOf(puzzle);
            const CompiledPuzzle compiled(puzzle);
            const BreakTables tables(*problem, compiled);
            Crew crew(1);
            const BeamLooks looks(tables, compiled.size());
            BeamSearch beam(*problem, compiled, looks, crew);
            for (int way = 0; way < 3; ++way) {
                beam.restart({300, 8 * PairingOdds::kUnit, 1000, way == 0 ? 1 : 3,
                              way < 2 ? 0 : 6 * PairingOdds::kUnit});
                while (!beam.hasEnded())
                    static_cast<void>(beam.deepen(random));
                scores[static_cast<std::size_t>(way)] +=
                    beam.isFull() ? 180 - breaksOf(beam, puzzle) : 160;
            }
        }
        const QString said =
            QStringLiteral("%1, %2, %3").arg(scores[0]).arg(scores[1]).arg(scores[2]);
        QVERIFY2(scores[1] > scores[0] + 15 && scores[2] > scores[0] + 15, qPrintable(said));
    }

    void aWiderBeamIsBetter() {
        Random random(194);
        const Puzzle puzzle =
            shuffledPuzzle(random, randomPuzzle(random, {{9, 9}, {true, false}, 4, 9}));
        const auto problem = problemOf(puzzle);
        const CompiledPuzzle compiled(puzzle);
        const BreakTables tables(*problem, compiled);
        Crew crew(1);
        const BeamLooks looks(tables, compiled.size());
        BeamSearch beam(*problem, compiled, looks, crew);
        int narrow = 0;
        int wide = 0;
        for (int round = 0; round < 5; ++round) {
            for (const bool isWide : {false, true}) {
                beam.restart({isWide ? 3000U : 30U, 8 * PairingOdds::kUnit, 1000});
                while (!beam.hasEnded())
                    static_cast<void>(beam.deepen(random));
                (isWide ? wide : narrow) += beam.isFull() ? 144 - breaksOf(beam, puzzle) : 120;
            }
        }
        QVERIFY2(wide >= narrow + 5, qPrintable(QStringLiteral("%1 and %2").arg(wide).arg(narrow)));
    }
};

TESSERA_TEST(TestBeamSearch, Needs::Nothing)

} // namespace tessera::tst_BeamSearch

#include "tst_BeamSearch.moc"
