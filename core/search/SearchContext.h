// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Budget.h"
#include "core/search/SearchSnapshot.h"
#include "core/support/Random.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tessera {

struct SearchCheckpoint;

/// What a solver tells its watchers when they look; board and details only if wanted.
struct SearchReport {
    bool wantsCurrent = false;
    bool wantsDetails = false;
    int current = 0;
    Solution solution; ///< leave empty when there is no current board
    std::vector<Gauge> gauges;
    std::optional<RefusedMove> refused;
    std::optional<TreeProgress> tree;
    std::optional<ScoreSpread> spread; ///< of the population, if there is one
    SearchDetails details;             ///< leave empty what the method has not
};

/// What one step of step-by-step running means for a method.
enum class StepUnit : std::uint8_t {
    Iteration,  ///< up to the next endIteration()
    Evaluation, ///< one evaluation; such methods ask slice() how far they may go
};

/// All that a solver sees of the outside: random numbers, budget, stop, pause, step, and where to
/// publish. Lives on the worker's thread.
///
/// The hot path is a counter: proceed() adds and compares. The clock and the flags are looked at
/// about once a millisecond. Nothing here influences what a method does except by ending it, so a
/// run limited by evaluations is the same whether watched, paused or stepped.
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

    /// Counts evaluations; false when the search has to end: return from Solver::run() soon.
    [[nodiscard]] bool proceed(std::uint64_t evaluations) {
        m_numbers.evaluations += evaluations;
        return m_numbers.evaluations < m_nextCheck || check();
    }
    /// Only counts, for a board that is published before the next proceed().
    void count(std::uint64_t evaluations) { m_numbers.evaluations += evaluations; }
    /// Looks at the clock and at wishes at once, for a method that waits for threads of its own; as
    /// proceed(), waits while paused.
    [[nodiscard]] bool lookUp() { return check(); }
    /// Whether a search that is still being set up may go on; does not wait while paused, so that
    /// there is a board to be looked at.
    [[nodiscard]] bool mayBegin();
    /// Whether lookUp() would wait.
    [[nodiscard]] bool isPauseDue() const {
        return m_control.pauseRequested() && !m_stepping && !stopped();
    }
    /// How many evaluations, at least 1, a method may do before proceed() with that number.
    [[nodiscard]] std::uint64_t slice() const {
        return m_nextCheck > m_numbers.evaluations ? m_nextCheck - m_numbers.evaluations : 1;
    }
    /// Ends one iteration of the method's outer loop; false when it has to end.
    [[nodiscard]] bool endIteration() {
        ++m_numbers.iterations;
        return m_numbers.iterations < m_iterationStop || checkIteration();
    }
    /// Placements put down by a tree search, for the statistics.
    void countNodes(std::uint64_t nodes) { m_numbers.nodes += nodes; }

    [[nodiscard]] bool stopped() const { return m_reason != StopReason::None; }
    [[nodiscard]] std::uint64_t evaluations() const { return m_numbers.evaluations; }
    [[nodiscard]] int best() const { return m_numbers.best; }
    /// Whether improved() was called yet.
    [[nodiscard]] bool hasBest() const { return m_hasBest; }
    /// Reads the clock: not for hot loops.
    [[nodiscard]] double seconds() const;
    /// What was counted so far, and seconds().
    [[nodiscard]] Counters counters() const;
    /// Of this thread and of what countHelpers() was told. Asks the system: not for hot loops.
    [[nodiscard]] ProcessorTime processor() const;
    /// Counts what helping threads got, as Crew::run() returns it.
    void countHelpers(const ProcessorTime& time) { m_helpers += time; }

    /// A solution that may be the best so far; published if its score is higher than any before.
    /// Ends the search at the target or at the full score, new or not: proceed() then answers false
    /// at once.
    /// @param finder the part of the method that found it, see SearchNumbers
    /// @return whether it was a new best.
    bool improved(int score, std::span<const std::uint16_t> solution, std::string_view finder = {});

    /// Counts on from an earlier run, from whose beginning the budget counts. Before anything else.
    void countOnFrom(const SearchCheckpoint& checkpoint);
    /// The same, but a budget of time counts from here.
    void resumeFrom(const SearchCheckpoint& checkpoint);

    /// Sets who answers when the watchers look, on this thread, at most about a hundred times a
    /// second. Reset it before what it refers to dies.
    void setReporter(Reporter reporter) { m_reporter = std::move(reporter); }
    void setStepUnit(StepUnit unit) { m_stepUnit = unit; }
    /// Samples the curves each iteration, the same on any machine. Costs a report each.
    void sampleEveryIteration();
    /// For methods that look for every solution: go on after the first.
    void goOnWhenSolved() { m_endsWhenSolved = false; }
    /// Marks something on the time axis. Reads the clock.
    void event(TraceEventKind kind);

    void exhausted() { end(StopReason::Exhausted); }
    [[nodiscard]] StopReason reason() const { return m_reason; }
    /// The last report; called by SearchRun when the solver has returned.
    void finish();
    [[nodiscard]] const SearchNumbers& numbers() const { return m_numbers; }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();

    bool check();
    void endIfDue(double now);
    bool checkIteration();
    void pauseIfAsked();
    void adaptInterval(double now);
    void scheduleNextCheck();
    void report(double now);
    void end(StopReason reason);

    SearchSnapshot& m_snapshot;
    SearchControl& m_control;
    Budget m_budget;
    Random m_random;
    int m_threads;
    Reporter m_reporter;
    SearchReport m_report;
    SearchNumbers m_numbers;
    bool m_hasBest = false;
    bool m_endsWhenSolved = true;
    StopReason m_reason = StopReason::None;

    std::uint64_t m_nextCheck = 1;
    std::uint64_t m_iterationStop = kNever; ///< when endIteration() has to look
    std::uint64_t m_stepIteration = kNever; ///< when to pause while stepping
    bool m_samplesIterations = false;
    bool m_sampleDue = false;
    std::uint64_t m_interval = 1024;
    StepUnit m_stepUnit = StepUnit::Iteration;
    bool m_stepping = false;
    std::uint64_t m_stepEvaluation = kNever;

    Clock::time_point m_start = Clock::now();
    Clock::duration m_paused{};
    double m_processorStart = threadProcessorSeconds();
    ProcessorTime m_helpers; ///< and of the runs that this one goes on from
    double m_processorLimitFrom = 0;
    double m_secondsBefore = 0; ///< of the runs that this one goes on from
    double m_limitFrom = 0;     ///< seconds() from which on a budget of time counts
    double m_lastCheck = 0;
    double m_lastReport = -1;
};

} // namespace tessera
