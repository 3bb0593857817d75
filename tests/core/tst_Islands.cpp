// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RankTesting.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/search/Islands.h"
#include "core/search/SearchRun.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <stdexcept>
#include <thread>

namespace tessera::tst_Islands {
using namespace tessera::test;

namespace {

constexpr int kTotal = 1'000'000'000;

/// Adds up random numbers; its solution is how often it did so, in one code.
class CountingIsland final : public Island {
public:
    explicit CountingIsland(int luck) : m_luck(luck) {}

    void begin(SearchContext& context) override {
        context.setReporter([this](SearchReport& report) {
            report.current = m_score;
            report.gauges.push_back({"Luck", static_cast<double>(m_luck)});
            report.spread = ScoreSpread{0.5 * m_luck, 0};
            if (report.wantsCurrent)
                report.solution = {static_cast<std::uint16_t>(m_luck)};
            if (report.wantsDetails)
                report.details.depthCounts = {static_cast<std::uint64_t>(m_luck)};
        });
        publish(context);
    }
    bool step(SearchContext& context) override {
        if (!context.proceed(1))
            return false;
        context.countNodes(3);
        m_score += static_cast<int>(context.random().below(10)) * m_luck;
        publish(context);
        m_over = context.evaluations() > 500;
        if (fails && m_over)
            throw std::runtime_error("sunk");
        return true;
    }
    [[nodiscard]] bool isOver() const override { return ends && m_over; }
    void immigrate(int score, std::span<const std::uint16_t> solution) override {
        m_score = score;
        received.push_back(score);
        lastCode = solution.front();
    }

    bool fails = false;
    bool ends = false;
    std::vector<int> received;
    int lastCode = -1;

private:
    void publish(SearchContext& context) const {
        const std::array<std::uint16_t, 1> solution{static_cast<std::uint16_t>(m_luck)};
        context.improved(m_score, solution);
    }

    int m_luck;
    int m_score = 0;
    bool m_over = false;
};

/// Evaluates to the end of its round, which takes too long to wait for.
class TirelessIsland final : public Island {
public:
    explicit TirelessIsland(std::atomic<std::uint64_t>& done) : m_done(done) {}

    void begin(SearchContext& context) override {
        const std::array<std::uint16_t, 1> solution{1};
        context.improved(1, solution);
    }
    bool step(SearchContext& context) override {
        ++m_done;
        std::this_thread::yield();
        return context.proceed(1);
    }
    [[nodiscard]] bool isOver() const override { return false; }
    void immigrate(int /*score*/, std::span<const std::uint16_t> /*solution*/) override {}

private:
    std::atomic<std::uint64_t>& m_done;
};

/// Two of them as a method.
class TirelessSolver final : public Solver {
public:
    static constexpr std::uint64_t kRound = 10'000'000;

    explicit TirelessSolver(std::atomic<std::uint64_t>& done) : m_done(done) {}

    void run(SearchContext& context) override {
        std::vector<std::unique_ptr<Island>> islands;
        for (int i = 0; i < context.threads(); ++i)
            islands.push_back(std::make_unique<TirelessIsland>(m_done));
        runIslands(context, islands, {kRound, 0});
    }

private:
    std::atomic<std::uint64_t>& m_done;
};

struct Result {
    int best = 0;
    Solution solution;
    std::uint64_t evaluations = 0;
    std::uint64_t iterations = 0;
    std::uint64_t nodes = 0;
    StopReason reason = StopReason::None;
    std::vector<std::vector<int>> received;
    std::size_t migrations = 0;

    friend bool operator==(const Result&, const Result&) = default;
};

Result sail(std::vector<std::unique_ptr<Island>>& islands, const Budget& budget,
            const IslandPace& pace, std::uint64_t seed = 1, Ranks* ranks = nullptr) {
    SearchSnapshot snapshot;
    SearchControl control;
    SearchContext context(snapshot, control, budget, kTotal, seed);
    if (ranks != nullptr)
        context.setRanks(*ranks);
    runIslands(context, islands, pace);
    SnapshotView view;
    snapshot.look(view, false);
    Result result{view.numbers.best,
                  view.best,
                  context.evaluations(),
                  view.numbers.iterations,
                  view.numbers.nodes,
                  context.reason(),
                  {},
                  0};
    for (const auto& island : islands)
        result.received.push_back(static_cast<CountingIsland&>(*island).received);
    for (const TraceEvent& event : view.events)
        result.migrations += event.kind == TraceEventKind::Migration ? 1 : 0;
    return result;
}

std::vector<std::unique_ptr<Island>> islandsWithLuck(std::initializer_list<int> lucks) {
    std::vector<std::unique_ptr<Island>> islands;
    for (const int luck : lucks)
        islands.push_back(std::make_unique<CountingIsland>(luck));
    return islands;
}

} // namespace

class TestIslands : public QObject {
    Q_OBJECT

private slots:
    void theBudgetIsSharedAndTheBestPublished() {
        auto islands = islandsWithLuck({1, 3, 2});
        const Result result = sail(islands, evaluations(10'001), {100, 0});
        QCOMPARE(result.evaluations, std::uint64_t{10'001});
        QCOMPARE(result.iterations, std::uint64_t{10'001 - 3}); // each is cut within its last one
        QCOMPARE(result.nodes, 3 * result.iterations);
        QCOMPARE(result.reason, StopReason::Evaluations);
        QCOMPARE(result.solution, Solution{3});
        QVERIFY(result.best > 3 * 3333 * 4 && result.best < 3 * 3334 * 5);
        QCOMPARE(result.migrations, std::size_t{0});
    }

    void theSameSeedGivesTheSameSearch() {
        const auto run = [](std::uint64_t seed) {
            auto islands = islandsWithLuck({1, 1, 1, 1});
            return sail(islands, evaluations(20'000), {50, 3}, seed);
        };
        const Result first = run(4);
        for (int i = 0; i < 5; ++i)
            QVERIFY(run(4) == first);
        QVERIFY(run(5).best != first.best);
        // Each has its own random numbers, so some are ahead of others.
        QVERIFY(
            std::ranges::any_of(first.received, [](const auto& came) { return !came.empty(); }));
    }

    /// Watchers see the first one.
    void theFirstIslandIsShown() {
        auto islands = islandsWithLuck({3, 5});
        SearchSnapshot snapshot;
        SearchControl control;
        SearchContext context(snapshot, control, evaluations(2'000'000), kTotal, 1);
        SnapshotView view;
        snapshot.look(view, true, true);
        runIslands(context, islands, {1000, 0});
        snapshot.look(view, true, true);
        QCOMPARE(view.numbers.gauges.size(), std::size_t{1});
        QCOMPARE(view.numbers.gauges.front().value, 3.0);
        QCOMPARE(view.details.depthCounts, std::vector<std::uint64_t>{3});
        QCOMPARE(view.current, Solution{3});
        // That it improved after its last sample does not take the spread away.
        std::size_t samples = 0;
        std::size_t spreads = 0;
        for (const TracePoint& point : view.points) {
            samples += point.improvement ? 0 : 1;
            spreads += point.spread ? 1 : 0;
            if (point.spread)
                QCOMPARE(point.spread->mean, 1.5);
        }
        QVERIFY2(spreads > samples / 2, qPrintable(QString::number(samples)));
        QVERIFY(view.numbers.current > 0 && view.numbers.current % 3 == 0);
        QVERIFY(view.numbers.best % 5 == 0);
    }

    /// Also if nobody has watched, and whether it was alone.
    void theLastReportIsComplete_data() {
        QTest::addColumn<int>("islands");
        for (int islands = 1; islands <= 3; ++islands)
            QTest::addRow("%d", islands) << islands;
    }
    void theLastReportIsComplete() {
        QFETCH(int, islands);
        std::vector<std::unique_ptr<Island>> all;
        for (int luck = 3; luck > 3 - islands; --luck)
            all.push_back(std::make_unique<CountingIsland>(luck));
        SearchSnapshot snapshot;
        SearchControl control;
        SearchContext context(snapshot, control, evaluations(999), kTotal, 1);
        runIslands(context, all, {100, 0});
        SnapshotView view;
        snapshot.look(view, true, true);
        QCOMPARE(view.details.depthCounts, std::vector<std::uint64_t>{3});
        QCOMPARE(view.numbers.gauges.size(), std::size_t{1});
        QCOMPARE(view.numbers.evaluations, std::uint64_t{999});
        QCOMPARE(view.numbers.iterations, static_cast<std::uint64_t>(999 - islands));
        QCOMPARE(view.numbers.nodes, 3 * view.numbers.iterations);
        QCOMPARE(view.numbers.best, context.best());
        QVERIFY(view.numbers.current > 0);
        context.finish(); // the islands may be gone
        snapshot.look(view, true, true);
        QCOMPARE(view.details.depthCounts, std::vector<std::uint64_t>{3});
    }

    /// Every second meeting, for two that meet twelve times.
    void theyMigrateAsOftenAsAsked() {
        for (const std::uint64_t every : {1U, 2U, 3U, 5U}) {
            auto islands = islandsWithLuck({5, 0});
            const Result result = sail(islands, evaluations(2 * 1200), {100, every});
            QCOMPARE(result.migrations, static_cast<std::size_t>(12 / every));
        }
    }

    /// In a ring, and only better ones.
    void theBestMigrateToTheNextIsland() {
        auto islands = islandsWithLuck({1, 5, 0});
        const Result result = sail(islands, evaluations(3 * 400), {100, 2});
        QVERIFY(result.migrations >= 1);
        QVERIFY(result.received[0].empty() || result.received[0].front() > 0);
        QVERIFY(result.received[1].empty());
        QVERIFY(!result.received[2].empty());
        QCOMPARE(static_cast<CountingIsland&>(*islands[2]).lastCode, 5);
    }

    void anIslandThatEndsLeavesTheOthersGoing() {
        auto islands = islandsWithLuck({2, 1});
        static_cast<CountingIsland&>(*islands[0]).ends = true;
        const Result result = sail(islands, evaluations(10'000), {100, 0});
        QVERIFY(result.evaluations > 5000 && result.evaluations < 6000);
        QCOMPARE(result.reason, StopReason::Exhausted);
    }

    void aTargetEndsAll() {
        auto islands = islandsWithLuck({1, 4});
        Budget budget;
        budget.target = 1000;
        const Result result = sail(islands, budget, {100, 0});
        QCOMPARE(result.reason, StopReason::Target);
        QVERIFY(result.best >= 1000 && result.best < 1100);
    }

    /// Where the score is the target itself.
    void aTargetEndsAllRanksAtTheSameMeeting() {
        Budget budget;
        budget.target = 1000;
        const IslandPace pace{100, 1};
        const auto together = [&] {
            auto islands = islandsWithLuck({1, 4});
            return sail(islands, budget, pace);
        };
        budget.target = together().best;
        const Result alone = together();
        QCOMPARE(alone.best, *budget.target);
        std::array<Result, 2> spread;
        RankHall hall(2);
        hall.run([&](Ranks& rank) {
            auto islands = islandsWithLuck({rank.isFirst() ? 1 : 4});
            spread[static_cast<std::size_t>(rank.rank())] = sail(islands, budget, pace, 1, &rank);
        });
        for (const Result& rank : spread) {
            QCOMPARE(rank.best, alone.best);
            QCOMPARE(rank.evaluations, alone.evaluations);
            QCOMPARE(rank.migrations, alone.migrations);
        }
    }

    /// Within a round, however long it is.
    void stopPauseAndTimeDoNotWaitForAMeeting() {
        std::atomic<std::uint64_t> done{0};
        SearchRun run(std::make_unique<TirelessSolver>(done), kTotal, {{}, 1, 2});
        run.start();
        QTRY_VERIFY(done > 0);
        run.pause();
        QTRY_VERIFY(run.isWaiting());
        QVERIFY(done < TirelessSolver::kRound);
        run.resume();
        const std::uint64_t before = done;
        QTRY_VERIFY(done > before);
        run.stop();
        QVERIFY(run.waitFor(60));
        QCOMPARE(run.reason(), StopReason::Interrupted);
        QVERIFY(done < TirelessSolver::kRound);

        Budget budget;
        budget.seconds = 0.01;
        SearchRun timed(std::make_unique<TirelessSolver>(done), kTotal, {budget, 1, 2});
        done = 0;
        timed.start();
        QVERIFY(timed.waitFor(60));
        QCOMPARE(timed.reason(), StopReason::Time);
        QVERIFY(done < TirelessSolver::kRound);
    }

    void whatAnIslandThrowsArrives() {
        auto islands = islandsWithLuck({1, 4});
        static_cast<CountingIsland&>(*islands[1]).fails = true;
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, sail(islands, evaluations(100'000), {100, 0}));
    }

    void aSingleIslandIsThePlainSearch() {
        auto islands = islandsWithLuck({1});
        const Result result = sail(islands, evaluations(1000), {100, 1});
        QCOMPARE(result.evaluations, std::uint64_t{1000});
        QCOMPARE(result.iterations, std::uint64_t{1000 - 1});
        QVERIFY(result.received.front().empty());
    }

    /// The methods with islands, on a real puzzle: --jobs 2 and more.
    void methodsWithIslandsAreDeterministic_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<quint64>("limit");
        constexpr quint64 limit = testing::kSanitized ? 3'000'000 : 12'000'000;
        for (const SolverInfo& info : solversFor(EdgeProblem::kKind)) {
            for (const Parameter& parameter : info.parameters) {
                if (parameter.id == "migration")
                    QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id) << limit;
            }
        }
    }

    void methodsWithIslandsAreDeterministic() {
        QFETCH(QString, id);
        QFETCH(quint64, limit);
        GeneratorSettings settings;
        settings.size = {7, 7};
        const auto problem = problemOf(generatePuzzle(settings).puzzle);
        const SolverInfo& info = *findSolver(id.toStdString());
        ParameterValues values = info.defaults();
        values.set("migration", std::int64_t{1});
        for (const int threads : {2, 3}) {
            const auto run = [&] {
                SearchSnapshot snapshot;
                SearchControl control;
                SearchContext context(snapshot, control, evaluations(limit), problem->total(), 3,
                                      threads);
                info.make(problem, values)->run(context);
                SnapshotView view;
                snapshot.look(view, false);
                return std::pair(view.best, context.evaluations());
            };
            const auto first = run();
            QVERIFY(first.second >= limit);
            QVERIFY(run() == first);
        }
    }
};

TESSERA_TEST(TestIslands, Needs::Nothing)

} // namespace tessera::tst_Islands

#include "tst_Islands.moc"
