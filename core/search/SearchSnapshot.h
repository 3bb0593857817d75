// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Budget.h"
#include "core/search/Problem.h"
#include "core/search/Trace.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

/// A number a cell, from 0 (cold) to 1 (hot), e.g. how strong the pheromone is. The name is
/// untranslated, marked with QT_TRANSLATE_NOOP("Solver", …), and must outlive the search.
struct CellHeat {
    const char* name = "";
    std::vector<float> values; ///< in cell order; empty when the method has none
};

struct Individual {
    int score = 0;
    Solution solution;
};

/// What a method can show of its inside besides a board and its gauges. Asked for only while
/// somebody looks, it may cost as much as a board's copy or two.
struct SearchDetails {
    CellHeat heat;
    std::vector<Individual> population;     ///< a sample, best first
    std::vector<std::uint64_t> depthCounts; ///< visits by depth of a tree search, root first

    /// Empties everything, keeps the memory.
    void clear() {
        heat.name = "";
        heat.values.clear();
        population.clear();
        depthCounts.clear();
    }
};

/// How far a tree search is.
struct TreeProgress {
    double size = 0;     ///< placements that the whole tree is expected to take
    double searched = 0; ///< share of it, 0 to 1

    /// @param estimate the size expected before the search. It counts for less the more has been
    /// searched: from a twentieth on the tree is taken to be as wide everywhere as so far.
    [[nodiscard]] static TreeProgress from(double estimate, double searched,
                                           std::uint64_t placements);
    /// For the rest of the tree, at that many placements a second.
    [[nodiscard]] double secondsLeft(double placementsPerSecond) const {
        return placementsPerSecond > 0 ? (1 - searched) * size / placementsPerSecond : 0;
    }
};

/// The wishes of whoever runs a search, as flags that the worker looks at now and then.
class SearchControl {
public:
    void requestStop();
    void requestPause();
    void requestResume();
    /// Pauses after that many more steps; resumes for them if paused.
    void requestSteps(std::uint64_t steps);

    [[nodiscard]] bool stopRequested() const { return m_stop.load(std::memory_order_relaxed); }
    /// Whether the worker should go to waitWhilePaused().
    [[nodiscard]] bool pauseRequested() const { return m_pause.load(std::memory_order_relaxed); }

    /// Wakes a paused worker for one more report.
    void requestReport();

    /// Called by the worker: sleeps until it may go on. @return the steps it may take before it has
    /// to come back, 0 for as many as it likes; nothing if it should report and wait on.
    [[nodiscard]] std::optional<std::uint64_t> waitWhilePaused();
    /// Whether the worker sleeps in waitWhilePaused() at this moment.
    [[nodiscard]] bool isWaiting() const { return m_waiting.load(std::memory_order_acquire); }

private:
    std::atomic<bool> m_stop{false};
    std::atomic<bool> m_pause{false};
    std::atomic<bool> m_waiting{false};
    std::uint64_t m_steps = 0;
    bool m_reportWanted = false;
    std::mutex m_mutex;
    std::condition_variable m_wake;
};

/// A number of a method's own that is worth watching, e.g. its temperature. The name is
/// untranslated, marked with QT_TRANSLATE_NOOP("Solver", …), and must outlive the search.
struct Gauge {
    Gauge() = default;
    template <typename Number>
    Gauge(const char* text, Number number) : name(text), value(static_cast<double>(number)) {}

    const char* name = "";
    double value = 0;
};

/// A move of one cell or two that was tried and not made: why nothing happens in a step.
struct RefusedMove {
    std::size_t cell = 0;
    std::size_t other = 0; ///< the same as `cell` for a move of one
    int delta = 0;         ///< what it would have brought
};

/// The figures of a search at one moment.
struct SearchNumbers : Counters {
    int best = 0;
    int current = 0;
    int total = 0;
    /// The part of the method that found the best, untranslated; empty if it has no parts.
    std::string_view finder{};
    std::vector<Gauge> gauges;
    std::optional<RefusedMove> refused{}; ///< of methods that tell
    std::optional<TreeProgress> tree{};   ///< likewise
    ProcessorTime processor{};
};

/// What one look at a running search returns.
struct SnapshotView {
    SearchNumbers numbers;
    /// Rises with each new best; equal to the last look's when `best` is unchanged.
    std::uint64_t bestVersion = 0;
    Solution best;                  ///< filled in only when the version differs from the caller's
    Solution current;               ///< empty unless asked for and known
    SearchDetails details;          ///< likewise
    std::vector<TracePoint> points; ///< since the last look
    std::vector<TraceEvent> events; ///< since the last look
    BestHistory bests;              ///< since the last look
};

/// What a search and its watchers share, besides SearchControl. The worker overwrites, the view
/// takes; both hold the mutex just long enough to copy.
class SearchSnapshot {
public:
    /// Fetches everything. @p view keeps its vectors' memory, and its bestVersion tells which best
    /// it already has. @p wantCurrent and @p wantDetails ask the worker to fill these in from its
    /// next report on. @return whether something is wanted that was not at the look before.
    bool look(SnapshotView& view, bool wantCurrent, bool wantDetails = false);

    // The worker's side.
    void publishBest(const SearchNumbers& numbers, std::span<const std::uint16_t> solution,
                     const TracePoint& point);
    /// @p current is empty when nobody asked for it.
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
    Trace m_pending; ///< a Trace, because nobody may look for hours
    BestHistory m_pendingBests;
};

} // namespace tessera
