// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Ranks.h"
#include "core/search/Solver.h"
#include "core/search/StepKind.h"
#include "core/search/Trace.h"
#include "core/support/Random.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <limits>
#include <mutex>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

/// One number per cell, from 0 (cold) to 1 (hot). The name is as a Gauge's.
struct CellHeat {
    const char* name = "";
    std::vector<float> values; ///< in cell order; empty when the method has none
};

struct Individual {
    int score = 0;
    Solution solution;
};

/// What else a method can show. Requested only while watched, so it may cost a copy or two of the
/// board.
struct SearchDetails {
    CellHeat heat;
    std::vector<Individual> population;     ///< a sample, best first
    std::vector<std::uint64_t> depthCounts; ///< visits by depth of a tree search, root first

    /// Empties everything but keeps the memory.
    void clear() {
        heat.name = "";
        heat.values.clear();
        population.clear();
        depthCounts.clear();
    }
};

/// How much of its tree a search has covered.
struct TreeProgress {
    double size = 0;     ///< number of placements expected in the whole tree
    double searched = 0; ///< share of it, 0 to 1

    /// @param estimate the size expected before the search. Its weight falls as the search
    /// proceeds: from a twentieth on, the tree is assumed to be as wide everywhere as so far.
    [[nodiscard]] static TreeProgress from(double estimate, double searched,
                                           std::uint64_t placements);
    /// Time for the rest of the tree, at that many placements a second.
    [[nodiscard]] double secondsLeft(double placementsPerSecond) const {
        return placementsPerSecond > 0 ? (1 - searched) * size / placementsPerSecond : 0;
    }
};

/// How far one step goes.
enum class StepSize : std::uint8_t {
    Fine,  ///< the smallest step that the method can report
    Round, ///< a whole generation, descent, tour, level of a cooling …
};

/// Requests to a running search, as flags that the worker checks from time to time.
class SearchControl {
public:
    void requestStop() {
        change([this] { m_stop = true; });
    }
    void requestPause() {
        change([this] { setPause(true, 0); });
    }
    void requestResume() {
        change([this] { setPause(false, 0); });
    }
    /// Pauses after that many more steps; resumes first if paused.
    void requestSteps(std::uint64_t steps, StepSize size = StepSize::Fine) {
        change([&] {
            setPause(true, m_steps + steps);
            m_size = size;
        });
    }

    [[nodiscard]] bool stopRequested() const { return m_stop.load(std::memory_order_relaxed); }
    /// Whether the worker should go to waitWhilePaused().
    [[nodiscard]] bool pauseRequested() const { return m_pause.load(std::memory_order_relaxed); }

    /// Wakes a paused worker for one more report.
    void requestReport() {
        change([this] { m_reportWanted = true; });
    }

    /// Steps that the worker may take.
    struct Leave {
        std::uint64_t steps = 0; ///< before it has to come back, 0 for as many as it likes
        StepSize size = StepSize::Fine;
    };
    /// Called by the worker: sleeps until it may continue. Nothing if it should report and then
    /// wait again.
    [[nodiscard]] std::optional<Leave> waitWhilePaused();
    /// Whether the worker sleeps in waitWhilePaused() at this moment.
    [[nodiscard]] bool isWaiting() const { return m_waiting.load(std::memory_order_acquire); }

private:
    template <typename Change>
    void change(Change make) {
        const std::scoped_lock lock(m_mutex);
        make();
        m_wake.notify_all();
    }
    void setPause(bool pauses, std::uint64_t steps) {
        m_pause = pauses;
        m_steps = steps;
        // Set here: otherwise the wait before these steps could be taken for the one after them.
        if (!pauses || steps > 0)
            m_waiting = false;
    }

    std::atomic<bool> m_stop{false};
    std::atomic<bool> m_pause{false};
    std::atomic<bool> m_waiting{false};
    std::uint64_t m_steps = 0;
    StepSize m_size = StepSize::Fine;
    bool m_reportWanted = false;
    std::mutex m_mutex;
    std::condition_variable m_wake;
};

/// What is known of another process of the search.
struct RankWord {
    int rank = 0;
    double age = 0;       ///< seconds since its last word
    double perSecond = 0; ///< evaluations, over its last round
};

/// What one part of a method has done and brought.
struct PartFigures {
    const char* name = ""; ///< as a Gauge's, and as SearchNumbers::finder
    std::uint64_t evaluations = 0;
    int improvements = 0;   ///< how often it found a new best
    int points = 0;         ///< by how much these raised the best score
    int pointsLastHour = 0; ///< the same in the last hour of running time
};

/// The figures of a search at one moment.
struct SearchNumbers : Counters {
    int best = 0;
    int current = 0;
    int total = 0;
    /// The part of the method that found the best, untranslated; empty if it has no parts.
    std::string_view finder{};
    std::vector<Gauge> gauges;
    std::optional<TreeProgress> tree{}; ///< only from methods that estimate it
    std::uint64_t steps = 0;            ///< after which it has waited
    std::optional<SearchStep> step{};   ///< the last of these, if the method reported it
    ProcessorTime processor{};
    std::vector<RankWord> ranks{};         ///< of a search on several machines, this one included
    std::vector<PartFigures> parts{};      ///< only from methods that count them
    std::optional<double> secondsToGain{}; ///< expected until the best score rises, if known

    /// A state may be older than the counts that were told with it: no count falls while its search
    /// repeats the rest, or if nothing is left to do.
    void keepTold(const SearchNumbers& told);
};

/// The result of one look at a running search.
struct SnapshotView {
    SearchNumbers numbers;
    /// Rises with each new best; equal to the last look's when `best` is unchanged.
    std::uint64_t bestVersion = 0;
    Solution best;                  ///< filled in only when the version differs from the caller's
    Solution current;               ///< empty unless asked for and known
    SearchDetails details;          ///< empty unless asked for and known
    std::vector<TracePoint> points; ///< since the last look
    std::vector<TraceEvent> events; ///< since the last look
    BestHistory bests;              ///< since the last look
};

/// What a search and its watchers share, apart from SearchControl; locked only while copying.
class SearchSnapshot {
public:
    /// Fetches everything. @p view keeps its vectors' memory; its bestVersion says which best it
    /// already has. @p wantCurrent and @p wantDetails ask the worker to fill these in from its next
    /// report on. @return whether something is wanted that the look before did not want.
    bool look(SnapshotView& view, bool wantCurrent, bool wantDetails = false);

    // The worker's side.
    void publishBest(const SearchNumbers& numbers, std::span<const std::uint16_t> solution,
                     const TracePoint& point);
    /// @p current is empty if no watcher asked for it.
    void publishNumbers(const SearchNumbers& numbers, std::span<const std::uint16_t> current,
                        const TracePoint* sample, const SearchDetails& details = {});
    void publishEvent(const TraceEvent& event);
    [[nodiscard]] bool currentWanted() const;
    [[nodiscard]] bool detailsWanted() const;

private:
    mutable std::mutex m_mutex;
    SearchNumbers m_numbers;
    Solution m_best;
    std::uint64_t m_bestVersion = 0;
    Solution m_current;
    bool m_currentWanted = false;
    SearchDetails m_details;
    bool m_detailsWanted = false;
    Trace m_pending; ///< a Trace, because it may be hours until the next look
    BestHistory m_pendingBests;
};

/// What a solver reports to its watchers when they look; board and details only if wanted.
struct SearchReport {
    bool wantsCurrent = false;
    bool wantsDetails = false;
    int current = 0;
    Solution solution; ///< leave empty when there is no current board
    std::vector<Gauge> gauges;
    std::optional<TreeProgress> tree;
    std::optional<ScoreSpread> spread; ///< of the population, if there is one
    SearchDetails details;             ///< leave empty what the method does not have
    std::vector<RankWord> ranks;
    std::vector<PartFigures> parts;
    std::optional<double> secondsToGain;
};

/// All that a solver sees of its surroundings: random numbers, budget, stop, pause, step, and where
/// to publish. Lives on the worker's thread.
///
/// The hot path is a counter: proceed() adds and compares. Clock and flags are checked about once a
/// millisecond. Nothing here changes what a method does, except by ending it. So a run limited by
/// evaluations is the same whether watched, paused or stepped.
class SearchContext {
public:
    using Reporter = std::function<void(SearchReport&)>;

    SearchContext(SearchSnapshot& snapshot, SearchControl& control, Budget budget, int total,
                  std::uint64_t seed, int threads = 1);
    SearchContext(const SearchContext&) = delete;
    SearchContext& operator=(const SearchContext&) = delete;

    [[nodiscard]] Random& random() { return m_random; }
    [[nodiscard]] const Budget& budget() const { return m_budget; }
    [[nodiscard]] int total() const { return m_numbers.total; }
    /// The worker threads that the method may use (--jobs).
    [[nodiscard]] int threads() const { return m_threads; }
    /// The processes that share the search.
    [[nodiscard]] Ranks& ranks() const { return *m_ranks; }
    void setRanks(Ranks& ranks) { m_ranks = &ranks; }

    /// Counts evaluations; false when the search has to end: return from Solver::run() soon.
    [[nodiscard]] bool proceed(std::uint64_t evaluations) {
        m_numbers.evaluations += evaluations;
        return m_numbers.evaluations < m_nextCheck || check();
    }
    /// Only counts, for a board that is published before the next proceed().
    void count(std::uint64_t evaluations) { m_numbers.evaluations += evaluations; }
    /// As proceed(), but checks clock and requests immediately: for methods with their own threads.
    [[nodiscard]] bool lookUp() { return check(); }
    /// Whether a search that is still being set up may continue. Does not wait while paused: there
    /// is no board yet to look at.
    [[nodiscard]] bool mayBegin();
    /// Whether lookUp() would wait.
    [[nodiscard]] bool isPauseDue() const {
        return m_control.pauseRequested() && !m_stepping && !stopped();
    }
    /// How many evaluations, at least 1, a method may do before proceed() with that number.
    [[nodiscard]] std::uint64_t slice() const {
        return m_nextCheck > m_numbers.evaluations ? m_nextCheck - m_numbers.evaluations : 1;
    }
    /// Ends an iteration of the method's outer loop, or a round of islands with that many. False
    /// when it has to end.
    [[nodiscard]] bool endIteration(std::uint64_t iterations = 1) {
        m_numbers.iterations += iterations;
        return m_numbers.iterations < m_iterationStop || checkIteration();
    }
    /// Whether the search is followed step by step, so that the method reports each step.
    [[nodiscard]] bool isFollowed() const { return m_stepping; }
    /// Declares that the method reports its own steps and rounds, in place of one step per
    /// iteration.
    void tellSteps() { m_tellsSteps = true; }
    /// Ends a step and perhaps a round; waits if a pause is due. Nothing unless isFollowed().
    void endStep(SearchStep step, StepSize ends = StepSize::Fine);
    /// Placements made by a tree search, for the statistics.
    void countNodes(std::uint64_t nodes) { m_numbers.nodes += nodes; }

    [[nodiscard]] bool stopped() const { return m_reason != StopReason::None; }
    [[nodiscard]] std::uint64_t evaluations() const { return m_numbers.evaluations; }
    [[nodiscard]] int best() const { return m_numbers.best; }
    /// Whether improved() has been called.
    [[nodiscard]] bool hasBest() const { return m_hasBest; }
    /// Reads the clock: not for hot loops.
    [[nodiscard]] double seconds() const;
    /// What was counted so far, and seconds().
    [[nodiscard]] Counters counters() const;
    /// The time of this thread and of countHelpers(). Asks the system: not for hot loops.
    [[nodiscard]] ProcessorTime processor() const;
    /// Adds the time of helping threads, as Crew::run() returns it.
    void countHelpers(const ProcessorTime& time) { m_helpers += time; }
    /// Counts that this thread has waited for others, apart from what it used meanwhile.
    void countWait(const ProcessorWatch& wait) {
        const ProcessorTime time = wait.time();
        m_helpers.wanted -= time.wanted - time.used;
    }

    /// Publishes a solution if its score is higher than any before. Ends the search at the target
    /// or at the full score, even if that is not new: proceed() then returns false immediately.
    /// @param finder see SearchNumbers @return whether it is a new best
    bool improved(int score, std::span<const std::uint16_t> solution, std::string_view finder = {});

    /// Continues the counts of an earlier run; the budget includes that run. Call it first.
    void countOnFrom(const SearchCheckpoint& checkpoint);
    /// The same, but a time budget counts from here. Ends the search if it has reached the target.
    void resumeFrom(const SearchCheckpoint& checkpoint);

    /// Answers watchers on this thread, at most every 10 ms. Reset it before its references become
    /// invalid.
    void setReporter(Reporter reporter) { m_reporter = std::move(reporter); }
    /// Samples the curves at each iteration, the same on any machine. Costs a report each.
    void sampleEveryIteration();
    /// For methods that look for every solution: continue after the first.
    void goOnWhenSolved() { m_endsWhenSolved = false; }
    /// Marks an event on the time axis. Reads the clock.
    void event(TraceEventKind kind);

    void exhausted() { end(StopReason::Exhausted); }
    [[nodiscard]] StopReason reason() const { return m_reason; }
    /// Makes the last report; called by SearchRun when the solver has returned.
    void finish();
    [[nodiscard]] const SearchNumbers& numbers() const { return m_numbers; }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();

    bool check();
    void endIfDue(double now);
    bool checkIteration();
    void countStep();
    void pauseIfAsked();
    void follow(const SearchControl::Leave& leave);
    void adaptInterval(double now);
    void scheduleNextCheck();
    void report(double now);
    void end(StopReason reason);

    SearchSnapshot& m_snapshot;
    SearchControl& m_control;
    Budget m_budget;
    Random m_random;
    int m_threads;
    Ranks* m_ranks = &noOtherRanks();
    Reporter m_reporter;
    SearchReport m_report;
    SearchNumbers m_numbers;
    bool m_hasBest = false;
    bool m_endsWhenSolved = true;
    StopReason m_reason = StopReason::None;

    std::uint64_t m_nextCheck = 1;
    std::uint64_t m_iterationStop = kNever; ///< when endIteration() has to check
    bool m_samplesIterations = false;
    bool m_sampleDue = false;
    std::uint64_t m_interval = 1024;
    bool m_tellsSteps = false;
    bool m_stepping = false;
    StepSize m_stepSize = StepSize::Fine;
    std::uint64_t m_stepsLeft = 0;

    Clock::time_point m_start = Clock::now();
    Clock::duration m_paused{};
    double m_processorStart = threadProcessorSeconds();
    ProcessorTime m_helpers; ///< including the runs that this one continues
    double m_processorLimitFrom = 0;
    double m_secondsBefore = 0; ///< of the runs that this one continues
    double m_limitFrom = 0;     ///< seconds() from which a time budget counts
    double m_lastCheck = 0;
    double m_lastReport = -1;
};

} // namespace tessera
