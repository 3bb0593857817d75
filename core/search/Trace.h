// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Budget.h"
#include "core/search/Problem.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tessera {

/// What curves are drawn against.
enum class CurveAxis : std::uint8_t { Seconds, Evaluations, Iterations, Nodes };

/// Where what was counted lies on an axis.
[[nodiscard]] inline double placeOn(CurveAxis axis, const Counters& item) {
    switch (axis) {
    case CurveAxis::Evaluations:
        return static_cast<double>(item.evaluations);
    case CurveAxis::Iterations:
        return static_cast<double>(item.iterations);
    case CurveAxis::Nodes:
        return static_cast<double>(item.nodes);
    case CurveAxis::Seconds:
        break;
    }
    return item.seconds;
}

/// How a population spreads below its best.
struct ScoreSpread {
    double mean = 0;
    int worst = 0;

    friend bool operator==(const ScoreSpread&, const ScoreSpread&) = default;
};

/// One point of a search's curve.
struct TracePoint : Counters {
    int best = 0;
    int current = 0;
    bool improvement = false;            ///< a new best; otherwise a sample of the current score
    std::optional<ScoreSpread> spread{}; ///< of methods with a population

    friend bool operator==(const TracePoint&, const TracePoint&) = default;
};

/// What a method may mark on the time axis.
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

/// The curve of one search so far, of bounded size: every improvement is kept; samples in between
/// are thinned to every second one whenever they become too many.
class Trace {
public:
    static constexpr std::size_t kMostSamples = 4096;
    static constexpr std::size_t kMostEvents = 4096;

    void append(std::span<const TracePoint> points);
    void append(std::span<const TraceEvent> events);

    [[nodiscard]] std::span<const TracePoint> points() const { return m_points; }
    [[nodiscard]] std::span<const TraceEvent> events() const { return m_events; }
    [[nodiscard]] bool isEmpty() const { return m_points.empty(); }

private:
    void thin();

    std::vector<TracePoint> m_points;
    std::vector<TraceEvent> m_events;
    std::size_t m_samples = 0;
    /// Only every m_stride-th sample is taken up, so that the density is even.
    std::size_t m_stride = 1;
    std::size_t m_skipped = 0;
};

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
/// Each is kept as what it changes in the one before. Scores only rise, so there are never more
/// moments than the full score; when their changes become too many, every second moment goes, but
/// never the first and last.
class BestHistory {
public:
    /// The most changes kept, of four bytes each.
    static constexpr std::size_t kMostChanges = std::size_t{1} << 20U;

    BestHistory() = default;
    /// @param mostChanges the bound, at least three times a solution's length
    explicit BestHistory(std::size_t mostChanges) : m_mostChanges(mostChanges) {}

    /// Adds the next best. @pre not earlier than the last one, and as long.
    void add(const BestMoment& moment, std::span<const std::uint16_t> solution);
    /// Adds what the same search found afterwards: only what is better, since a resumed search
    /// finds some again, and none of it earlier than the last.
    void append(const BestHistory& later);
    /// The moment, or the last one's time if that was later.
    [[nodiscard]] BestMoment notBefore(BestMoment moment) const;
    /// Forgets everything, keeps the memory.
    void clear();

    [[nodiscard]] bool isEmpty() const { return m_moments.empty(); }
    [[nodiscard]] std::size_t size() const { return m_moments.size(); }
    /// In the order of time; scores rise.
    [[nodiscard]] std::span<const BestMoment> moments() const { return m_moments; }

    /// The solution of one moment. @pre index < size()
    [[nodiscard]] Solution solution(std::size_t index) const;
    /// The cells that differ from the moment before, in order; at first all. @pre index < size()
    [[nodiscard]] std::vector<std::size_t> changedCells(std::size_t index) const;

    /// The moment that was the best at that time; nothing before the first.
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
