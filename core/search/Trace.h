// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Counters.h"

#include <cstdint>
#include <optional>
#include <span>
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

/// The curve of one search so far, of bounded size however long it runs: every
/// improvement is kept; samples in between are thinned to every second one
/// whenever they become too many.
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

} // namespace tessera
