// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/AntTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/solvers/ants/AntColony.h"

#include <atomic>
#include <cstdlib>
#include <malloc.h>
#include <new>

namespace {

std::atomic<std::uint64_t> allocations{0};
std::atomic<std::size_t> bytes{0};
std::atomic<std::size_t> mostBytes{0};

void* counted(void* memory) {
    ++allocations;
    const std::size_t now = bytes += memory != nullptr ? malloc_usable_size(memory) : 0;
    for (std::size_t most = mostBytes; now > most && !mostBytes.compare_exchange_weak(most, now);) {
    }
    return memory;
}

void giveBack(void* memory) {
    bytes -= malloc_usable_size(memory);
    std::free(memory);
}

} // namespace

// Every allocation of this program is counted.
void* operator new(std::size_t size) {
    if (void* memory = counted(std::malloc(size == 0 ? 1 : size)))
        return memory;
    throw std::bad_alloc();
}
// Sorting allocates its buffer this way.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return counted(std::malloc(size == 0 ? 1 : size));
}
void operator delete(void* memory) noexcept { giveBack(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { giveBack(memory); }
void operator delete(void* memory, std::size_t) noexcept { giveBack(memory); }

namespace tessera::tst_Allocations {

using namespace test;

class TestAllocations : public QObject {
    Q_OBJECT

private slots:
    void searchingAllocatesNothingPerMove_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("preset");
        for (const SolverInfo& info : solversFor(EdgeProblem::kKind)) {
            if (info.id != "sat") // it keeps what it learns
                QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id) << QString();
        }
        for (const auto& [id, preset] :
             {std::pair{"annealing", "even"}, std::pair{"tabu-two-phase", "wang-chiang-2010"},
              std::pair{"ms-gvns", "coelho-2010"}, std::pair{"local-search", "soederlind-2010"},
              std::pair{"ant-colony", "table-5"}})
            QTest::addRow("%s %s", id, preset)
                << QString::fromLatin1(id) << QString::fromLatin1(preset);
    }

    /// A start board and a publication may allocate, a move may not: a run five times as long costs
    /// far less than an allocation for 500 moves. Two methods keep a point of their curve for each
    /// short level or improvement, which comes close to that.
    void searchingAllocatesNothingPerMove() {
        QFETCH(QString, id);
        QFETCH(QString, preset);
        GeneratorSettings settings;
        settings.size = {12, 12};
        const auto problem = problemOf(generatePuzzle(settings).puzzle);
        const SolverInfo& info = *findSolver(id.toStdString());
        ParameterValues values = info.defaults();
        if (!preset.isEmpty())
            values.apply(*info.preset(preset.toStdString()));
        const auto count = [&](std::uint64_t budget) {
            const std::uint64_t before = allocations;
            const Outcome outcome = solve(info, problem, values, evaluations(budget));
            QTest::qVerify(outcome.view.numbers.evaluations >= budget, "budget", "", __FILE__,
                           __LINE__);
            return static_cast<double>(allocations - before);
        };
        const double perMove = (count(1'000'000) - count(200'000)) / 800'000;
        const bool keepsManyPoints = preset.isEmpty() && id == u"annealing";
        // The library that assigns pieces allocates; it improves the boards with which a beam ends.
        const bool assigns = preset.isEmpty() && id == u"record";
        QVERIFY2(perMove < (assigns           ? 0.008
                            : keepsManyPoints ? 0.005
                                              : 0.002),
                 qPrintable(QString::number(perMove)));
    }

    void antsAllocateNothing_data() {
        QTest::addColumn<int>("graph");
        QTest::addColumn<int>("order");
        for (const int graph : {0, 1}) {
            for (const int order : {0, 1, 2})
                QTest::addRow("graph %d, order %d", graph, order) << graph << order;
        }
    }

    /// The limit of "memory", and tables and looks shared by all threads.
    void recordOnTheLargestBoardTakesItsTablesOnce() {
        GeneratorSettings settings;
        settings.size = {127, 127};
        settings.uniquePieces = false;
        const auto problem = problemOf(generatePuzzle(settings).puzzle);
        const SolverInfo& record = *findSolver("record");
        ParameterValues values = record.defaults();
        values.set("memory", std::int64_t{16});
        for (const int threads : {1, 3}) {
            const std::size_t before = bytes;
            mostBytes = before;
            static_cast<void>(solve(record, problem, values, evaluations(1), 1, threads));
            const std::size_t megabytes = (mostBytes - before) >> 20U;
            const auto most = static_cast<std::size_t>(24 + 8 * threads);
            QVERIFY2(megabytes < most,
                     qPrintable(QStringLiteral("%1 MB on %2 threads").arg(megabytes).arg(threads)));
        }
    }

    void antsAllocateNothing() {
        QFETCH(int, graph);
        QFETCH(int, order);
        Random random(2);
        const AntBench bench(randomPuzzle(random, {{8, 8}, {true, false}, 3, 4}));
        AntSettings settings = plainAnts();
        settings.graph = static_cast<AntGraph>(graph);
        settings.order = static_cast<FillOrder>(order);
        const TrailGraph trailGraph(settings.graph, bench.pieces);
        PheromoneTrails trails(trailGraph.rows(), 1.0F, settings.trailBytes);
        const FinishedTour solved = bench.solvedTour(112);
        trailGraph.forAllEdges(solved.placements, bench.cells.all(),
                               [&](const TrailEdge& edge) { trails.add(edge, 1.0F); });
        AntTour ant(*bench.problem, bench.pieces, bench.cells, settings, trailGraph);
        const std::uint64_t before = allocations;
        for (int i = 0; i < 100; ++i)
            wholeTour(ant, trails, random);
        QCOMPARE(allocations - before, std::uint64_t{0});
    }
};

TESSERA_TEST(TestAllocations, Needs::Nothing)

} // namespace tessera::tst_Allocations

#include "tst_Allocations.moc"
