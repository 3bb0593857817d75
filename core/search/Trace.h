// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/Platform.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tessera {

/// What a search's threads got from the processor.
struct ProcessorTime {
    double used = 0;   ///< seconds that cores worked for the threads, all added up
    double wanted = 0; ///< seconds that the threads were running, neither paused nor waiting

    /// The part of a core that each thread had, from 0 to 1; 1 if none was wanted.
    [[nodiscard]] double coreShare() const {
        return wanted > 0 ? std::clamp(used / wanted, 0.0, 1.0) : 1;
    }
    /// The same in percent, rounded down: below the limit of isShort() it never looks like it.
    [[nodiscard]] int corePercent() const { return static_cast<int>(100 * coreShare()); }
    /// The same with three digits, for tables.
    [[nodiscard]] double tableShare() const { return std::floor(1000 * coreShare()) / 1000; }
    /// Whether other programs took so much that the search is not comparable with one on an idle
    /// machine. Always false below one second.
    [[nodiscard]] bool isShort() const { return wanted >= 1 && coreShare() < kFullShare; }

    ProcessorTime& operator+=(const ProcessorTime& more) {
        used += more.used;
        wanted += more.wanted;
        return *this;
    }

    static constexpr double kFullShare = 0.9;
};

/// Measures the time of a piece of work on the thread that created it.
class ProcessorWatch {
public:
    [[nodiscard]] ProcessorTime time() const {
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - m_began;
        return {threadProcessorSeconds() - m_used, passed.count()};
    }

private:
    std::chrono::steady_clock::time_point m_began = std::chrono::steady_clock::now();
    double m_used = threadProcessorSeconds();
};

/// The counts of a search at one moment.
struct Counters {
    double seconds = 0; ///< running time without pauses
    std::uint64_t evaluations = 0;
    std::uint64_t iterations = 0;
    std::uint64_t nodes = 0; ///< of a tree search

    Counters() = default;
    Counters(double spent, std::uint64_t evaluated, std::uint64_t iterated = 0,
             std::uint64_t placed = 0)
        : seconds(spent), evaluations(evaluated), iterations(iterated), nodes(placed) {}

    friend bool operator==(const Counters&, const Counters&) = default;
};

/// The clock of searches and of their turns.
using SearchClock = std::chrono::steady_clock::time_point (*)();

/// The time on the clock of searches: the steady clock unless a test sets another.
[[nodiscard]] std::chrono::steady_clock::time_point searchNow();

/// Replaces the clock of searches, for tests; null for the steady clock. @pre no search runs
void setSearchClock(SearchClock clock);

/// The limits at which a search ends automatically. A limit that is not set does not apply.
struct Budget {
    std::optional<double> seconds;            ///< running time without pauses
    std::optional<std::uint64_t> evaluations; ///< deltas, placements: what the method counts
    std::optional<int> target;                ///< stop at this score; the full score always stops
    /// As ProcessorTime::used: all threads together, without the time that other programs took.
    std::optional<double> processorSeconds{};
};

enum class StopReason : std::uint8_t {
    None,   ///< it has not ended
    Solved, ///< the full score was reached
    Target, ///< the target score was reached
    Time,
    Evaluations,
    Interrupted, ///< stopped by the user or by a signal
    Exhausted,   ///< the method has nothing left to try
    Failed,      ///< an error; see SearchRun::failure()
};

/// The word for --json, e.g. "solved" or "interrupted".
[[nodiscard]] const char* stopWord(StopReason reason);

/// The horizontal axis of curves.
enum class CurveAxis : std::uint8_t { Seconds, Evaluations, Iterations, Nodes };

/// Seconds; logarithmic axes show no earlier moment.
inline constexpr double kEarliestMoment = 1e-6;

/// The position of counts on an axis.
[[nodiscard]] inline double placeOn(CurveAxis axis, const Counters& item) {
    const std::array<double, 4> places{item.seconds, static_cast<double>(item.evaluations),
                                       static_cast<double>(item.iterations),
                                       static_cast<double>(item.nodes)};
    return places[static_cast<std::size_t>(axis)];
}

/// The spread of a population's scores.
struct ScoreSpread {
    double mean = 0;
    int worst = 0;

    friend bool operator==(const ScoreSpread&, const ScoreSpread&) = default;
};

/// A number specific to a method and worth watching, e.g. its temperature. The texts are
/// untranslated, marked with QT_TRANSLATE_NOOP("Solver", …), and must outlive the search.
struct Gauge {
    Gauge() = default;
    template <typename Number>
    Gauge(const char* text, Number number, const char* what = "")
        : name(text), value(static_cast<double>(number)), meaning(what) {}

    const char* name = "";
    double value = 0;
    const char* meaning = ""; ///< a sentence, if the name does not say enough

    friend bool operator==(const Gauge& a, const Gauge& b) {
        return std::string_view(a.name) == b.name && a.value == b.value;
    }
};

/// One point of a search's curve.
struct TracePoint : Counters {
    int best = 0;
    int current = 0;
    bool improvement = false;            ///< a new best; otherwise a sample of the current score
    std::optional<ScoreSpread> spread{}; ///< only of methods with a population
    std::vector<Gauge> gauges{};         ///< of a sample

    friend bool operator==(const TracePoint&, const TracePoint&) = default;
};

/// The points of a curve where a new best was found.
[[nodiscard]] std::vector<TracePoint> improvementsIn(std::span<const TracePoint> points);

/// The events that a method may mark on the time axis.
enum class TraceEventKind : std::uint8_t {
    Restart,
    Perturbation,
    PhaseChange,
    Reheat,
    Migration,
    Solution, ///< an exact method found one more solution
};

struct TraceEvent : Counters {
    TraceEventKind kind = TraceEventKind::Restart;
};

/// The curve of one search so far, of bounded size. It keeps every improvement; of the samples in
/// between it drops every second one whenever they become too many.
class Trace {
public:
    static constexpr std::size_t kMostSamples = 4096;
    static constexpr std::size_t kMostEvents = 4096;

    void append(std::span<const TracePoint> points);
    void append(std::span<const TraceEvent> events);
    /// For a search that is resumed from there. Improvements up to that time stay even if they have
    /// higher counts: its board is newer than its state. Later points get at least their counts.
    void dropAfter(const Counters& state);

    [[nodiscard]] std::span<const TracePoint> points() const { return m_points; }
    [[nodiscard]] std::span<const TraceEvent> events() const { return m_events; }
    [[nodiscard]] bool isEmpty() const { return m_points.empty(); }

private:
    void thin();

    std::vector<TracePoint> m_points;
    std::vector<TraceEvent> m_events;
    std::size_t m_samples = 0;
    /// Only every m_stride-th sample is recorded, so that the density is even.
    std::size_t m_stride = 1;
    std::size_t m_skipped = 0;
    Counters m_least; ///< of points and events to come
};

/// A candidate solution: one code per cell, in cell order. Only the kind of puzzle knows what a
/// code means (for edge matching: Placement::code()).
using Solution = std::vector<std::uint16_t>;

/// When a search found a new best, and how good it is.
struct BestMoment : Counters {
    int score = 0;
    std::string_view finder{}; ///< see SearchNumbers

    friend bool operator==(const BestMoment&, const BestMoment&) = default;
};

/// The cells in which two solutions of the same length differ, in order.
[[nodiscard]] std::vector<std::size_t> differingCells(std::span<const std::uint16_t> a,
                                                      std::span<const std::uint16_t> b);

/// The best solutions of one search over time, for replays and animations.
///
/// Each is kept as its changes to the one before. Scores only rise, so there are never more moments
/// than the full score. When the changes become too many, every second moment is dropped, but never
/// the first or last.
class BestHistory {
public:
    /// The most changes that are kept, four bytes each.
    static constexpr std::size_t kMostChanges = std::size_t{1} << 20U;

    BestHistory() = default;
    /// @param mostChanges the bound, at least three times a solution's length
    explicit BestHistory(std::size_t mostChanges) : m_mostChanges(mostChanges) {}

    /// Adds the next best. @pre not earlier than the last one, and of the same length.
    void add(const BestMoment& moment, std::span<const std::uint16_t> solution);
    /// Adds later and better moments of the same search. @pre none is earlier than the last.
    void append(const BestHistory& later);
    /// The moment, each of its counts raised to that of the last one if that is higher.
    [[nodiscard]] BestMoment notBefore(BestMoment moment) const;
    /// Forgets everything, keeps the memory.
    void clear();

    [[nodiscard]] bool isEmpty() const { return m_moments.empty(); }
    [[nodiscard]] std::size_t size() const { return m_moments.size(); }
    /// In the order of time; scores rise.
    [[nodiscard]] std::span<const BestMoment> moments() const { return m_moments; }

    /// The solution of one moment. @pre index < size()
    [[nodiscard]] Solution solution(std::size_t index) const;
    /// The cells that differ from the moment before, in order; all of them for the first. @pre
    /// index < size()
    [[nodiscard]] std::vector<std::size_t> changedCells(std::size_t index) const;

    /// The best moment at that time; nothing before the first.
    [[nodiscard]] std::optional<std::size_t> indexAt(CurveAxis axis, double place) const;

    friend bool operator==(const BestHistory& a, const BestHistory& b);

private:
    struct Change {
        std::uint16_t cell;
        std::uint16_t code;
    };

    [[nodiscard]] std::span<const Change> changes(std::size_t index) const;
    void thinIfTooMany();
    void dropEverySecond();

    std::size_t m_mostChanges = kMostChanges;
    std::vector<BestMoment> m_moments;
    std::vector<Change> m_changes;   ///< of all moments; the first starts from zeros
    std::vector<std::size_t> m_ends; ///< of each moment's changes
    Solution m_last;
};

} // namespace tessera
