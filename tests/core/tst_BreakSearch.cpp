// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/solvers/exact/ExactSearch.h"
#include "core/edges/solvers/record/BreakForecast.h"
#include "core/edges/solvers/record/RecordWorker.h"
#include "core/support/UserError.h"

#include <algorithm>
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

/// A checksum of numbers that is the same on every machine: FNV-1a.
struct Digest {
    std::uint64_t sum = 14695981039346656037U;

    void operator()(std::uint64_t number) { sum = (sum ^ number) * 1099511628211U; }
    void operator()(std::span<const std::uint16_t> codes) {
        for (const std::uint16_t code : codes)
            (*this)(std::uint64_t{code});
    }
    /// All that a worker says of itself.
    void operator()(RecordWorker& worker) {
        const RecordFigures now = worker.figures();
        std::ranges::for_each(now.work, [this](std::uint64_t work) { (*this)(work); });
        const RecordDesk& desk = worker.desk();
        for (const int number :
             {static_cast<int>(now.phase), now.depth, now.breaksAllowed, now.scoreAimedAt,
              desk.bestScore, static_cast<int>(desk.bestBy), desk.learnt, desk.reachable})
            (*this)(static_cast<std::uint64_t>(number));
        for (const std::uint64_t number :
             {now.placements, now.restarts, std::uint64_t{now.beamWidth}, now.effort, desk.searched,
              worker.effort(), worker.tries().tries(), worker.tries().reached(desk.bestScore)})
            (*this)(number);
        (*this)(desk.best);
        std::vector<std::uint16_t> codes(desk.codes.size());
        worker.copyTo(codes);
        (*this)(codes);
    }
};

std::uint64_t digestOf(RecordWorker& worker) {
    Digest digest;
    digest(worker);
    return digest.sum;
}

/// A puzzle with hints that usually contradict each other, and what its workers share.
struct Bench {
    explicit Bench(const KindOfPuzzle& kind, int hints, std::uint64_t seed = 64)
        : Bench([&] {
              Random random(seed);
              const Puzzle plain = shuffledPuzzle(random, randomPuzzle(random, kind));
              return withRandomHints(random, plain, hints);
          }()) {}
    explicit Bench(const Puzzle& puzzle)
        : problem(problemOf(puzzle)), pieces(puzzle), cells(*problem, pieces) {
        setup.problem = problem.get();
        setup.pieces = &pieces;
        setup.cells = &cells;
        setup.restartAfter = 300'000;
        setup.sparedColors = 3;
        setup.beamWidth = 2000;
        setup.beamBytes = std::size_t{64} << 20U;
        setup.beamShare = 0.5;
    }

    std::shared_ptr<const EdgeProblem> problem;
    CompiledPuzzle pieces;
    MovableCells cells;
    RecordSetup setup;
};

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
                puzzle = withRandomHints(random, puzzle, 1);
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

    /// From its state, among lists that were in another order; also from a full board, and with
    /// fewer breaks from then on.
    void continuesWhereItWasSaved() {
        Random random(94);
        const Puzzle puzzle =
            shuffledPuzzle(random, randomPuzzle(random, {{6, 6}, {true, false}, 3, 4}));
        const auto problem = problemOf(puzzle);
        const CompiledPuzzle pieces(puzzle);
        const std::vector<int> spared{4, 6};
        BreakSearch search(*problem, pieces);
        search.tables().spare(spared);
        search.tables().shuffle(random);
        search.setCounting(true);
        search.restart({capsOf(36, 14, {0.3, 1.0, 0.5}),
                        quotaOf(36, search.tables().sparedSides(), {0.1, 0.6, 0.6})});
        std::vector<std::uint16_t> codes(36);
        std::vector<std::uint16_t> resumedCodes(36);
        int full = 0;
        for (int stop = 0; stop < 60; ++stop) {
            full += search.advance(stop % 2 == 0 ? 17 : 4000) == BreakSearch::Event::Full ? 1 : 0;
            PacketWriter saved;
            search.tables().saveOrder(saved);
            search.save(saved);
            BreakSearch resumed(*problem, pieces);
            resumed.tables().spare(spared);
            resumed.tables().shuffle(random);
            PacketReader packet(saved.bytes());
            resumed.tables().loadOrder(packet);
            resumed.load(packet);
            if (stop == 50) {
                for (BreakSearch* each : {&search, &resumed})
                    each->tighten(capsOf(36, 5, {0.3, 1.0, 0.5}));
            }
            for (int step = 0; step < 40; ++step)
                QCOMPARE(resumed.advance(1), search.advance(1));
            QCOMPARE(resumed.depth(), search.depth());
            QCOMPARE(resumed.breaks(), search.breaks());
            QCOMPARE(resumed.placements(), search.placements());
            QCOMPARE(resumed.counts().strict, search.counts().strict);
            QCOMPARE(resumed.counts().opened, search.counts().opened);
            QCOMPARE(resumed.counts().broken, search.counts().broken);
            search.copyTo(codes);
            resumed.copyTo(resumedCodes);
            QCOMPARE(resumedCodes, codes);
        }
        QVERIFY(full > 2);
    }

    void aDamagedStateIsRefused() {
        Random random(96);
        const Puzzle puzzle =
            shuffledPuzzle(random, randomPuzzle(random, {{3, 3}, {false, false}, 3, 3}));
        const auto problem = problemOf(puzzle);
        const CompiledPuzzle pieces(puzzle);
        BreakSearch search(*problem, pieces);
        search.restart({capsOf(9, 3, {0.1, 1.0, 0.5}), quotaOf(9, 0, {})});
        PacketWriter order;
        search.tables().saveOrder(order);
        PacketWriter empty;
        search.save(empty);
        // It ends with the path, as indices of candidates, and the next one.
        const QByteArray numbers = empty.bytes().chopped(8 + 4);
        const BreakTables& tables = search.tables();
        const auto verify = [&](bool isSound, const std::vector<std::uint32_t>& path,
                                std::uint32_t next) {
            PacketWriter end;
            end(path, next);
            PacketReader packet(numbers + end.bytes());
            if (isSound)
                search.load(packet);
            else
                QVERIFY_THROWS_EXCEPTION(UserError, search.load(packet));
        };
        const std::uint32_t first = tables.listsOf(0)[0];
        const BreakCandidate* const all = tables.candidates();
        std::uint32_t end = first;
        while (all[end].piece != BreakTables::kEnd)
            ++end;
        const std::uint32_t second = tables.listsOf(1)[all[first].row];
        std::uint32_t secondEnd = second;
        std::uint32_t again = 0; // the same piece
        for (; all[secondEnd].piece != BreakTables::kEnd; ++secondEnd) {
            if (all[secondEnd].piece == all[first].piece)
                again = secondEnd;
        }
        verify(true, {}, first);
        verify(true, {}, end);
        verify(false, {}, end + 1);
        verify(true, {first}, second);
        QCOMPARE(search.depth(), 1);
        verify(true, {first}, secondEnd);
        verify(false, {first}, secondEnd + 1);
        verify(false, {first}, first);
        verify(false, {end}, second);
        verify(false, {end + 1}, second);
        QVERIFY(tables.stock()[all[first].piece] == 1 && again > 0);
        verify(false, {first, again}, first);
        const Puzzle wide =
            shuffledPuzzle(random, randomPuzzle(random, {{4, 3}, {false, false}, 3, 2}));
        const auto wideProblem = problemOf(wide);
        const CompiledPuzzle widePieces(wide);
        BreakSearch other(*wideProblem, widePieces);
        PacketReader state(empty.bytes());
        QVERIFY_THROWS_EXCEPTION(UserError, other.load(state));
        PacketReader otherOrder(order.bytes());
        QVERIFY_THROWS_EXCEPTION(UserError, other.tables().loadOrder(otherOrder));
    }

    /// Golden values, to six digits of the logarithm.
    void aForecastIsWhatItWas_data() {
        QTest::addColumn<KindOfPuzzle>("kind");
        QTest::addColumn<int>("hints");
        QTest::addColumn<quint64>("all");
        const auto row = [](const char* name, const KindOfPuzzle& kind, int hints,
                            std::uint64_t all) {
            QTest::newRow(name) << kind << hints << quint64{all};
        };
        row("framed", {{8, 8}, {}, 3, 5}, 3, 15483675499679277834U);
        row("signed", {{7, 6}, {true, true}, 3, 5}, 2, 7740083209942278495U);
        row("rim", {{5, 6}, {false, false, false, 4}, 2, 4}, 2, 14143205889423620663U);
        row("kept rotation", {{6, 6}, {false, true, true}, 2, 4}, 1, 6822936364349037085U);
        row("narrow", {{4, 9}, {}, 3, 4}, 2, 12276519571620910001U);
        row("large", {{20, 21}, {}, 3, 7}, 4, 16234928065240790875U);
    }
    void aForecastIsWhatItWas() {
        QFETCH(KindOfPuzzle, kind);
        QFETCH(int, hints);
        QFETCH(quint64, all);
        const Bench bench(kind, hints);
        const int cells = kind.size.cells();
        BreakForecast forecast(*bench.problem, bench.pieces);
        Digest digest;
        const auto tell = [&](double number) {
            const double logarithm = std::log10(number);
            digest(std::isfinite(logarithm)
                       ? static_cast<std::uint64_t>(std::llround(1e6 * logarithm))
                       : std::uint64_t{1} << 60U);
        };
        const auto tellAll = [&] {
            tell(forecast.strictTree());
            for (const int breaks : {0, 2, 7, 15, cells / 3}) {
                for (const BreakCurve& curve :
                     {BreakCurve(), BreakCurve{0.1, 0.8, 1}, forecast.bestCurve(breaks)}) {
                    const std::vector<std::uint16_t> caps = capsOf(cells, breaks, curve);
                    digest(caps);
                    tell(forecast.nodesToBoard(caps));
                }
            }
        };
        tellAll();
        const std::vector<int> spared{kind.borderColors + 1, kind.borderColors + 3};
        forecast.spare(spared, {0.06, 0.62, 0.75});
        tellAll();
        if (!BreakTables::isForBeamsOnly(kind.size)) {
            BreakSearch search(*bench.problem, bench.pieces);
            search.tables().spare(spared);
            Random random(97);
            search.tables().shuffle(random);
            search.setCounting(true);
            search.restart({capsOf(cells, 12, {0.2, 1.0, 0.5}),
                            quotaOf(cells, search.tables().sparedSides(), {0.1, 0.6, 0.5})});
            digest(search.schedule().quota);
            for (int i = 0; i < 30; ++i)
                digest(static_cast<std::uint64_t>(search.advance(5000)));
            forecast.calibrate(search.counts());
            tellAll();
        }
        QVERIFY2(digest.sum == all, qPrintable(QString::number(digest.sum)));
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

    /// Golden values: after every hundred thousand evaluations, and after another one was better.
    void aWorkerDoesWhatItDid_data() {
        QTest::addColumn<KindOfPuzzle>("kind");
        QTest::addColumn<int>("hints");
        QTest::addColumn<double>("share");
        QTest::addColumn<int>("best");
        QTest::addColumn<quint64>("all");
        const auto row = [](const char* name, const KindOfPuzzle& kind, int hints, double share,
                            int best, std::uint64_t all) {
            QTest::newRow(name) << kind << hints << share << best << quint64{all};
        };
        row("square, a hint", {{8, 8}, {}, 3, 6}, 1, 0.4, 110, 14641468112273894867U);
        row("oblong, hints", {{7, 9}, {}, 3, 6}, 3, 0.9, 108, 18411384843531419105U);
        row("the largest of the small", {{11, 11}, {}, 4, 8}, 0, 0.9, 217, 9863717860592489858U);
        row("not small", {{12, 12}, {}, 4, 9}, 2, 0.9, 260, 8623155376874868646U);
        row("signed, unframed", {{6, 6}, {false, true}, 2, 3}, 4, 0.5, 60, 5740274072260952799U);
        row("rim", {{5, 6}, {false, false, false, 4}, 2, 3}, 5, 0.5, 66, 13282933646728422418U);
        row("kept rotation", {{6, 7}, {false, false, true}, 2, 4}, 3, 0.5, 68,
            9658852803626817908U);
        row("narrow", {{3, 12}, {}, 3, 4}, 2, 0.5, 55, 10727570060098058873U);
        row("copies", {{7, 7}, {}, 1, 2}, 9, 0.5, 80, 18277718309567825974U);
        row("many hints", {{6, 6}, {}, 2, 3}, 16, 0.5, 46, 5142227008719762603U);
        row("large", {{20, 21}, {}, 3, 7}, 4, 0.9, 799, 3208432777999775234U);
    }
    void aWorkerDoesWhatItDid() {
        QFETCH(KindOfPuzzle, kind);
        QFETCH(int, hints);
        QFETCH(double, share);
        QFETCH(int, best);
        QFETCH(quint64, all);
        Bench bench(kind, hints);
        bench.setup.beamShare = share;
        RecordWorker worker(bench.setup, 3);
        Digest digest;
        for (std::uint64_t done = 0, more = 0; done < 4'000'000; done += more) {
            more = worker.advance(100'000);
            digest(worker);
            if (done < 2'500'000 && done + more >= 2'500'000)
                worker.learnScore(worker.desk().bestScore + 2);
        }
        const QString said = QStringLiteral("%1, %2").arg(worker.desk().bestScore).arg(digest.sum);
        QVERIFY2(worker.desk().bestScore == best && digest.sum == all, qPrintable(said));
        QVERIFY(worker.story().base.isEmpty());
    }

    /// As if nothing had been in between, and the story goes on where it was. Keeping it changes
    /// nothing.
    void aStoryLeadsToTheSamePoint_data() {
        QTest::addColumn<KindOfPuzzle>("kind");
        QTest::newRow("square") << KindOfPuzzle{{8, 8}, {}, 3, 6};
        QTest::newRow("oblong") << KindOfPuzzle{{7, 9}, {}, 3, 6};
    }
    void aStoryLeadsToTheSamePoint() {
        QFETCH(KindOfPuzzle, kind);
        Bench bench(kind, 2);
        bench.setup.beamWidth = 500;
        const auto always = [] { return true; };
        RecordWorker worker(bench.setup, 3);
        RecordWorker other(bench.setup, 3);
        worker.keepStory();
        for (const std::uint64_t until : {1'000'000U, 3'000'000U, 7'000'000U}) {
            for (RecordWorker* each : {&worker, &other}) {
                while (evaluationsOf(each->figures().work) < until)
                    static_cast<void>(each->advance(777'777));
                each->learnScore(each->desk().bestScore - 1);
                static_cast<void>(each->advance(1));
                each->learnScore(each->desk().bestScore + 1);
                static_cast<void>(each->advance(12'345));
            }
            QCOMPARE(digestOf(other), digestOf(worker));
            const RecordWorker::Story story = worker.story();
            QCOMPARE(story.evaluations, evaluationsOf(worker.figures().work));
            QCOMPARE(story.base.isEmpty(), until < 5'000'000);
            QCOMPARE(story.baseAt > 0, until > 5'000'000);
            RecordWorker again(bench.setup, 3);
            again.keepStory();
            QVERIFY(again.repeat(story, always));
            QVERIFY(again.story().base == story.base && again.story().baseAt == story.baseAt &&
                    again.story().evaluations == story.evaluations &&
                    again.story().learntAt == story.learntAt &&
                    again.story().learnt == story.learnt);
            // The work and effort of what came before the base are not its own.
            const std::uint64_t effort = worker.effort() - again.effort();
            QCOMPARE(effort > 0, !story.base.isEmpty());
            RecordWorker same(bench.setup, 3);
            QVERIFY(same.repeat(story, always));
            for (RecordWorker* each : {&worker, &other, &again, &same})
                static_cast<void>(each->advance(300'000));
            QCOMPARE(digestOf(other), digestOf(worker));
            QCOMPARE(digestOf(same), digestOf(again));
            QCOMPARE(worker.effort() - again.effort(), effort);
            QCOMPARE(again.desk().best, worker.desk().best);
            QCOMPARE(again.figures().placements, worker.figures().placements);
            QCOMPARE(again.figures().restarts, worker.figures().restarts);
            QCOMPARE(again.tries().tries(), worker.tries().tries());
        }
    }

    /// Or it is of another search, or the search is stopped.
    void aDamagedStoryIsRefused() {
        Bench bench({{6, 7}, {}, 3, 6}, 1);
        bench.setup.beamWidth = 100;
        RecordWorker worker(bench.setup, 3);
        worker.keepStory();
        while (worker.story().base.isEmpty())
            static_cast<void>(worker.advance(100'000));
        const RecordWorker::Story story = worker.story();
        const auto repeats = [&](const RecordWorker::Story& changed, bool goesOn = true) {
            return RecordWorker(bench.setup, 3).repeat(changed, [&] { return goesOn; });
        };
        RecordWorker::Story atBase = story;
        atBase.evaluations = story.baseAt;
        QVERIFY(repeats(atBase, false)); // there is nothing to repeat
        RecordWorker::Story later = atBase;
        later.evaluations += 1;
        QVERIFY(repeats(later));
        QVERIFY(!repeats(later, false));
        later.learntAt = {later.evaluations};
        later.learnt = {5};
        QVERIFY(repeats(later));
        QVERIFY(!repeats(later, false));
        later.learnt.push_back(5);
        QVERIFY_THROWS_EXCEPTION(UserError, (void)repeats(later));
        later = atBase;
        later.evaluations -= 1;
        QVERIFY_THROWS_EXCEPTION(UserError, (void)repeats(later));
        for (qsizetype length = 1; length < story.base.size(); length += 1 + length / 8) {
            later = atBase;
            later.base = story.base.first(length);
            QVERIFY_THROWS_EXCEPTION(UserError, (void)repeats(later));
        }
        // First comes the limit, the phase and the turn, and the best board with its score.
        const auto withByte = [&](qsizetype at, char byte) {
            RecordWorker::Story changed = atBase;
            changed.base[at] = byte;
            return changed;
        };
        constexpr qsizetype board = 8 + 2 + 8;
        constexpr qsizetype score = board + 2 * 42;
        for (const auto& [at, byte] : {std::pair<qsizetype, char>(8, 0),
                                       {8, 5},
                                       {9, 0},
                                       {9, 2},
                                       {9, 5},
                                       {board - 8, 41},
                                       {score, static_cast<char>(story.base[score] - 1)},
                                       {score + 4, 5}})
            QVERIFY_THROWS_EXCEPTION(UserError, (void)repeats(withByte(at, byte)));
        later = atBase;
        later.base.replace(board, 2, story.base.mid(board + 2, 2)); // a piece twice
        QVERIFY_THROWS_EXCEPTION(UserError, (void)repeats(later));
        later = atBase;
        later.base.replace(0, 8, QByteArray(8, '\0'));
        QVERIFY_THROWS_EXCEPTION(UserError, (void)repeats(later));
        for (const char phase : {'\1', '\3', '\4'})
            QVERIFY(repeats(withByte(8, phase)));
        for (const char turn : {'\3', '\4'})
            QVERIFY(repeats(withByte(9, turn)));
        for (const char by : {'\0', '\4'})
            QVERIFY(repeats(withByte(score + 4, by)));
        Bench otherBench({{6, 8}, {}, 3, 6}, 1);
        RecordWorker other(otherBench.setup, 3);
        QVERIFY_THROWS_EXCEPTION(UserError, (void)other.repeat(story, [] { return true; }));
    }
};

TESSERA_TEST(TestBreakSearch, Needs::Nothing)

} // namespace tessera::tst_BreakSearch

#include "tst_BreakSearch.moc"
