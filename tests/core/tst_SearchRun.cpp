// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/search/SearchContext.h"
#include "core/search/SearchRun.h"
#include "core/support/Platform.h"
#include "core/support/UserError.h"

#include <QFile>

#include <limits>
#include <memory>
#include <stdexcept>
#include <vector>

#ifdef Q_OS_LINUX
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace tessera::tst_SearchRun {

namespace {

/// A puzzle-free method: walks on random bits and publishes the highest value.
class Walker : public Solver {
public:
    explicit Walker(bool tells = false, std::uint64_t round = 10)
        : m_tells(tells), m_round(round) {}

    void run(SearchContext& context) override {
        if (m_tells)
            context.tellSteps();
        int current = 0;
        context.setReporter([&](SearchReport& report) {
            report.current = current;
            if (report.wantsCurrent)
                report.solution = {static_cast<std::uint16_t>(current)};
            report.gauges.push_back({"value", static_cast<double>(current)});
            if (report.wantsDetails)
                report.details.heat = {"heat", {0.5F}};
            report.spread = ScoreSpread{0.5 * current, 0};
        });
        bool goOn = true;
        while (goOn) {
            current = static_cast<int>(context.random().below(1U << 16U));
            const auto code = static_cast<std::uint16_t>(current);
            context.improved(current, {&code, 1});
            goOn = context.proceed(1);
            if (m_tells && context.isFollowed()) {
                const bool isRound = context.evaluations() % m_round == 0;
                context.endStep({.kind = StepKind::Move, .delta = current},
                                isRound ? StepSize::Round : StepSize::Fine);
            }
            goOn = goOn && context.endIteration();
        }
    }

private:
    bool m_tells;
    std::uint64_t m_round; ///< steps of a round
};

/// Gives its core away most of the time, as if other programs used it.
class Sleeper : public Solver {
public:
    void run(SearchContext& context) override {
        do
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        while (context.proceed(1U << 24U)); // enough to make it check each time
    }
};

class Thrower : public Solver {
public:
    void run(SearchContext& context) override {
        static_cast<void>(context);
        throw UserError(QStringLiteral("It broke."));
    }
};

/// Finds out whether it is asked for a report after it has ended.
class Leaver : public Solver {
public:
    explicit Leaver(bool& isAskedLate) : m_isAskedLate(isAskedLate) {}

    void run(SearchContext& context) override {
        context.setReporter([this](SearchReport&) { m_isAskedLate = m_isOver; });
        m_isOver = true;
    }

private:
    bool& m_isAskedLate;
    bool m_isOver = false;
};

#ifdef __GLIBC__
/// Has 80 MB in small blocks, with others between them that stay when it is destroyed.
class Hoarder : public Solver {
public:
    using Block = std::unique_ptr<char[]>;

    explicit Hoarder(std::vector<Block>& left) {
        for (int i = 0; i < 20'000; ++i) {
            std::vector<Block>& owner = i % 100 == 0 ? left : m_blocks;
            owner.push_back(std::make_unique<char[]>(4000));
        }
    }
    void run(SearchContext&) override {}

private:
    std::vector<Block> m_blocks;
};

/// The program's own part of the system's memory.
double ownMegabytes() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = status.readAll();
    return text.mid(text.indexOf("RssAnon:") + 8).trimmed().split(' ').front().toDouble() / 1024;
}
#endif

constexpr int kUnreachable = 1 << 20;

SnapshotView runWalker(Budget budget, std::uint64_t seed) {
    SearchRun run(std::make_unique<Walker>(), kUnreachable, {budget, seed, 1});
    run.start();
    if (!run.waitFor(30))
        qFatal("did not end");
    SnapshotView view;
    run.look(view, false);
    return view;
}

SnapshotView lookAt(SearchRun& run, bool current = false) {
    SnapshotView view;
    run.look(view, current);
    return view;
}

} // namespace

class TestSearchRun : public QObject {
    Q_OBJECT

private slots:
    void evaluationBudgetIsExact() {
        for (const std::uint64_t evaluations : {1ULL, 2ULL, 1000ULL, 123457ULL}) {
            const SnapshotView view = runWalker({{}, evaluations, {}}, 5);
            QCOMPARE(view.numbers.evaluations, evaluations);
        }
    }

    void noBudgetNoWork() {
        const SnapshotView view = runWalker({{}, 0, {}}, 5);
        QVERIFY(view.numbers.evaluations <= 1);
    }

    void sameSeedSameBest() {
        const SnapshotView a = runWalker({{}, 50000, {}}, 7);
        const SnapshotView b = runWalker({{}, 50000, {}}, 7);
        const SnapshotView c = runWalker({{}, 50000, {}}, 8);
        QCOMPARE(a.best, b.best);
        QVERIFY(a.best != c.best || a.points.size() != c.points.size());
    }

    void timeEnds() {
        SearchRun run(std::make_unique<Walker>(), kUnreachable, {{0.05, {}, {}}, 1, 1});
        run.start();
        QVERIFY(run.waitFor(30));
        QCOMPARE(run.reason(), StopReason::Time);
        QVERIFY(lookAt(run).numbers.seconds >= 0.05);
    }

    /// The time of other programs does not count.
    void processorTimeEnds() {
        Budget budget;
        budget.processorSeconds = 0.02;
        const SnapshotView view = runWalker(budget, 5);
        QVERIFY(view.numbers.processor.used >= 0.02);
        // It sleeps beyond its limit, however late its thread begins.
        budget.processorSeconds = 0.1;
        SearchRun sleeper(std::make_unique<Sleeper>(), kUnreachable, {budget, 1, 1});
        sleeper.start();
        QTRY_VERIFY(lookAt(sleeper).numbers.seconds > 0.15);
        QVERIFY(!sleeper.waitFor(0));
    }

    void aLostCoreIsTold() {
        SearchRun run(std::make_unique<Sleeper>(), kUnreachable, {{1.2, {}, {}}, 1, 1});
        run.start();
        QVERIFY(run.waitFor(60));
        const ProcessorTime time = lookAt(run).numbers.processor;
        QVERIFY(time.wanted >= 1.1);
        QVERIFY(time.isShort());
        QVERIFY(!(ProcessorTime{0.1, 0.5}.isShort())); // too short to judge
        QVERIFY(!(ProcessorTime{9, 10}.isShort())); // shown as 90 %
        const ProcessorTime barely{8.96, 10};
        QVERIFY(barely.isShort());
        QCOMPARE(barely.corePercent(), 89); // not "only 90 %, less than 90 %"
        QCOMPARE((ProcessorTime{8.9996, 10}.tableShare()), 0.899); // a table must not say 0.900
        QVERIFY(shortCoreSentence(barely).contains(QStringLiteral(" 89 %")));
        QCOMPARE(ProcessorTime().coreShare(), 1.0);
    }

    void helpersAreCounted_data() {
        QTest::addColumn<QString>("method");
        for (const char* method : {"genetic", "ant-colony", "backtracking", "record"})
            QTest::newRow(method) << QString::fromLatin1(method);
    }
    void helpersAreCounted() {
        QFETCH(QString, method);
        Random random(3);
        const Puzzle puzzle = test::shuffledPuzzle(
            random, test::randomPuzzle(random, {{10, 10}, {true, false}, 4, 10}));
        const SolverInfo* info = findSolver(method.toStdString());
        const double before = threadProcessorSeconds();
        const test::Outcome outcome = test::solve(*info, test::problemOf(puzzle), info->defaults(),
                                                  test::evaluations(3'000'000), 1, 3);
        const double own = threadProcessorSeconds() - before;
        const ProcessorTime time = outcome.view.numbers.processor;
        QVERIFY2(time.used > own, qPrintable(QStringLiteral("%1, %2").arg(time.used).arg(own)));
        QVERIFY(time.used <= 1.1 * time.wanted + 0.05);
    }

    void targetAndFullScoreEnd() {
        SearchRun target(std::make_unique<Walker>(), kUnreachable, {{{}, {}, 60000}, 1, 1});
        target.start();
        QVERIFY(target.waitFor(30));
        QCOMPARE(target.reason(), StopReason::Target);
        QVERIFY(lookAt(target).numbers.best >= 60000);
        SearchRun full(std::make_unique<Walker>(), 60000, {{}, 1, 1});
        full.start();
        QVERIFY(full.waitFor(30));
        QCOMPARE(full.reason(), StopReason::Solved);
    }

    void stopInterrupts() {
        SearchRun run(std::make_unique<Walker>(), kUnreachable, {{}, 1, 1});
        QCOMPARE(run.state(), SearchState::Idle);
        run.start();
        QCOMPARE(run.state(), SearchState::Running);
        run.stop();
        QVERIFY(run.waitFor(30));
        QCOMPARE(run.state(), SearchState::Finished);
        QCOMPARE(run.reason(), StopReason::Interrupted);
    }

    void pausedRunsStandStill() {
        SearchRun run(std::make_unique<Walker>(), kUnreachable, {{}, 1, 1});
        run.start();
        run.pause();
        QTRY_VERIFY(run.isWaiting());
        const auto before = lookAt(run).numbers;
        QCOMPARE(run.state(), SearchState::Paused);
        for (int i = 0; i < 100; ++i) {
            run.pause();
            QVERIFY(run.isWaiting()); // still
        }
        // Nothing may change however often it is read.
        for (int i = 0; i < 100; ++i)
            QCOMPARE(lookAt(run).numbers.evaluations, before.evaluations);
        run.resume();
        QTRY_VERIFY(lookAt(run).numbers.evaluations > before.evaluations);
        run.pause();
        QTRY_VERIFY(run.isWaiting());
        run.stop();
        QVERIFY(run.waitFor(30));
    }

    /// Before it has begun, and as long as nothing has changed.
    void aResumedRunShowsWhatItWas() {
        SearchRun::Setup setup;
        setup.earlier.emplace();
        static_cast<Counters&>(*setup.earlier) = {90, 1000, 30, 500};
        setup.earlier->best = 17;
        setup.earlier->processor = {80, 85};
        SearchRun run(std::make_unique<Walker>(), 60, setup);
        const SearchNumbers numbers = lookAt(run).numbers;
        QVERIFY(static_cast<const Counters&>(numbers) == *setup.earlier);
        QCOMPARE(numbers.best, 17);
        QCOMPARE(numbers.current, 17);
        QCOMPARE(numbers.total, 60);
        QCOMPARE(numbers.processor.used, 80.0);
        QCOMPARE(numbers.processor.wanted, 85.0);
        setup.earlier->best = -1; // it had no board
        QCOMPARE(lookAt(*std::make_unique<SearchRun>(std::make_unique<Walker>(), 60, setup))
                     .numbers.best,
                 0);
        run.startPaused();
        run.stop();
        QVERIFY(run.waitFor(30));
        QVERIFY(lookAt(run).numbers.evaluations > 1000);
        QVERIFY(lookAt(run).numbers.seconds >= 90);
    }

    /// Whatever was asked for last, as soon as it was.
    void theStateIsWhatTheOwnerWants() {
        SearchRun run(std::make_unique<Walker>(), kUnreachable, {{}, 1, 1});
        run.startPaused();
        QCOMPARE(run.state(), SearchState::Paused);
        run.resume();
        QCOMPARE(run.state(), SearchState::Running);
        run.startPaused(); // it has begun
        QCOMPARE(run.state(), SearchState::Running);
        run.step(3);
        QCOMPARE(run.state(), SearchState::Paused);
        run.resume();
        run.start();
        QCOMPARE(run.state(), SearchState::Running);
        QVERIFY(!run.waitFor(0));
        QCOMPARE(run.reason(), StopReason::None);
        run.stop();
        QVERIFY(run.waitFor(30));
        QVERIFY(run.failure().isEmpty());
    }

    void pausedRunsAnswerWhoeverBeginsToLook() {
        SearchRun run(std::make_unique<Walker>(), kUnreachable, {{}, 1, 1});
        run.start();
        run.pause();
        QTRY_VERIFY(run.isWaiting());
        const auto before = lookAt(run).numbers;
        QVERIFY(lookAt(run).current.empty());
        QTRY_VERIFY(!lookAt(run, true).current.empty());
        QTRY_VERIFY(run.isWaiting());
        QCOMPARE(lookAt(run, true).numbers.evaluations, before.evaluations);
        QCOMPARE(lookAt(run, true).numbers.seconds, before.seconds);
        SnapshotView view;
        QTRY_VERIFY((run.look(view, true, true), !view.details.heat.values.empty()));
        run.stop();
        QVERIFY(run.waitFor(30));
    }

    void stepsAreCounted_data() {
        QTest::addColumn<bool>("tells");
        QTest::newRow("iterations") << false;
        QTest::newRow("steps that are told") << true;
    }

    void stepsAreCounted() {
        QFETCH(bool, tells);
        SearchRun run(std::make_unique<Walker>(tells), kUnreachable, {{}, 1, 1});
        run.startPaused();
        QTRY_VERIFY(run.isWaiting());
        const auto at = [&] {
            const auto numbers = lookAt(run).numbers;
            return tells ? numbers.evaluations : numbers.iterations;
        };
        const auto start = at();
        run.step();
        QTRY_VERIFY(run.isWaiting() && at() == start + (tells ? 0 : 1));
        const auto first = at();
        run.step(5);
        QTRY_VERIFY(run.isWaiting() && at() == first + 5);
        const SearchNumbers numbers = lookAt(run).numbers;
        QCOMPARE(numbers.step.has_value(), tells);
        if (tells)
            QCOMPARE(numbers.step->delta, numbers.current);
    }

    void roundsGoOnToTheirEnd() {
        SearchRun run(std::make_unique<Walker>(true), kUnreachable, {{}, 1, 1});
        run.startPaused();
        for (std::uint64_t round = 1; round < 4; ++round) {
            QTRY_VERIFY(run.isWaiting());
            run.step(1, StepSize::Round);
            QTRY_VERIFY(run.isWaiting() && lookAt(run).numbers.evaluations == 10 * round);
        }
    }

    void aSearchCanBeResumedAndPausedWithinARound() {
        constexpr auto endless = std::numeric_limits<std::uint64_t>::max();
        SearchRun run(std::make_unique<Walker>(true, endless), kUnreachable, {{}, 1, 1});
        run.startPaused();
        QTRY_VERIFY(run.isWaiting());
        run.step(1, StepSize::Round);
        QTRY_VERIFY(lookAt(run).numbers.step);
        run.resume();
        QTRY_VERIFY(!lookAt(run).numbers.step);
        run.pause();
        QTRY_VERIFY(run.isWaiting());
    }

    void pausingAndSteppingChangesNothing() {
        constexpr std::uint64_t evaluations = 20000;
        const SnapshotView plain = runWalker({{}, evaluations, {}}, 3);
        SearchRun run(std::make_unique<Walker>(), kUnreachable, {{{}, evaluations, {}}, 3, 1});
        run.startPaused();
        for (int i = 0; i < 50; ++i) {
            QTRY_VERIFY(run.isWaiting());
            run.step(7);
        }
        run.resume();
        QVERIFY(run.waitFor(30));
        const SnapshotView stepped = lookAt(run);
        QCOMPARE(stepped.best, plain.best);
        QCOMPARE(stepped.numbers.evaluations, plain.numbers.evaluations);
    }

    void theCurrentBoardComesOnlyWhenAskedFor() {
        SearchRun run(std::make_unique<Walker>(), kUnreachable, {{}, 1, 1});
        run.start();
        QVERIFY(lookAt(run).current.empty());
        QTRY_VERIFY(!lookAt(run, true).current.empty());
        QCOMPARE(lookAt(run, true).numbers.gauges.size(), std::size_t(1));
    }

    void detailsAreOnlyGatheredWhenWanted() {
        SearchRun run(std::make_unique<Walker>(), kUnreachable, {{}, 1, 1});
        run.start();
        SnapshotView view;
        run.look(view, false);
        QVERIFY(view.details.heat.values.empty());
        const auto warm = [&] {
            run.look(view, false, true);
            return !view.details.heat.values.empty();
        };
        QTRY_VERIFY(warm());
        QVERIFY(view.current.empty());
        QCOMPARE(view.details.heat.values.size(), std::size_t(1));
        run.look(view, false);
        QVERIFY(view.details.heat.values.empty());
    }

    void samplesCarryTheSpread() {
        SearchRun run(std::make_unique<Walker>(), kUnreachable, {{0.05, {}, {}}, 1, 1});
        run.start();
        QVERIFY(run.waitFor(30));
        const SnapshotView view = lookAt(run);
        bool seen = false;
        for (const TracePoint& point : view.points) {
            QCOMPARE(point.spread.has_value(), !point.improvement);
            seen = seen || point.spread.has_value();
        }
        QVERIFY(seen);
    }

    void lookingTakesEachPointOnce() {
        SearchRun run(std::make_unique<Walker>(), kUnreachable, {{{}, 200000, {}}, 2, 1});
        SnapshotView view;
        std::vector<TracePoint> points;
        run.start();
        while (!run.waitFor(0.0005)) {
            run.look(view, false);
            points.insert(points.end(), view.points.begin(), view.points.end());
        }
        run.look(view, false);
        points.insert(points.end(), view.points.begin(), view.points.end());
        int best = -1;
        for (const TracePoint& point : points) {
            if (!point.improvement)
                continue;
            QVERIFY(point.best > best);
            best = point.best;
        }
        QCOMPARE(best, view.numbers.best);
        QCOMPARE(view.best.size(), std::size_t(1));
    }

    void aSolverIsNotAskedOnceItHasEnded() {
        bool isAskedLate = false;
        SearchRun run(std::make_unique<Leaver>(isAskedLate), kUnreachable, {});
        run.start();
        QVERIFY(run.waitFor(30));
        QVERIFY(!isAskedLate);
    }

    void errorsBecomeSentences() {
        SearchRun run(std::make_unique<Thrower>(), 10, {{}, 1, 1});
        run.start();
        QVERIFY(run.waitFor(30));
        QCOMPARE(run.reason(), StopReason::Failed);
        QCOMPARE(run.failure(), QStringLiteral("It broke."));
    }

    void destructionStopsARunningSearch() {
        for (int i = 0; i < 20; ++i) {
            SearchRun run(std::make_unique<Walker>(), kUnreachable, {{}, 1, 1});
            if (i % 2 == 0)
                run.start();
            else
                run.startPaused();
        }
    }

    /// A window used for hours would grow by the largest of its searches.
    void itsMemoryGoesBackToTheSystem() {
#ifdef __GLIBC__
        if (testing::kSanitized)
            QSKIP("Sanitizers have their own memory.");
        const pid_t child = fork(); // because a window is declared for a whole program
        if (child == 0) {
            declareWindow();
            std::vector<Hoarder::Block> left;
            auto run = std::make_unique<SearchRun>(std::make_unique<Hoarder>(left), kUnreachable,
                                                   SearchRun::Setup{});
            const double before = ownMegabytes();
            run.reset();
            _exit(ownMegabytes() < before - 60 ? 0 : 1);
        }
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 0);
#else
        QSKIP("Only that library keeps freed memory.");
#endif
    }

    /// Two hundred random requests, for the thread sanitizer to watch.
    void survivesImpatientOwners() {
        Random random(1);
        SearchRun run(std::make_unique<Walker>(), kUnreachable, {{}, 1, 1});
        run.start();
        for (int i = 0; i < 200; ++i) {
            switch (random.below(4)) {
            case 0:
                run.pause();
                break;
            case 1:
                run.resume();
                break;
            case 2:
                run.step(random.below(3) + 1);
                break;
            default:
                static_cast<void>(lookAt(run, random.chance(0.5)));
            }
        }
        run.stop();
        QVERIFY(run.waitFor(30));
    }
};

TESSERA_TEST(TestSearchRun, Needs::Core)

} // namespace tessera::tst_SearchRun

#include "tst_SearchRun.moc"
