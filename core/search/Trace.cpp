// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Trace.h"

#include <atomic>
#include <iterator>
#include <limits>
#include <numeric>

namespace tessera {

namespace {

std::atomic<SearchClock> clockInUse{&std::chrono::steady_clock::now};

void raiseTo(const Counters& least, Counters& counts) {
    counts.seconds = std::max(counts.seconds, least.seconds);
    counts.evaluations = std::max(counts.evaluations, least.evaluations);
    counts.iterations = std::max(counts.iterations, least.iterations);
    counts.nodes = std::max(counts.nodes, least.nodes);
}

} // namespace

std::chrono::steady_clock::time_point searchNow() {
    return clockInUse.load(std::memory_order_acquire)();
}

void setSearchClock(SearchClock clock) {
    clockInUse.store(clock != nullptr ? clock : &std::chrono::steady_clock::now,
                     std::memory_order_release);
}

const char* stopWord(StopReason reason) {
    constexpr std::array words{"running",     "solved",      "target",    "time",
                               "evaluations", "interrupted", "exhausted", "failed"};
    return words[static_cast<std::size_t>(reason)];
}

void Trace::append(std::span<const TracePoint> points) {
    for (const TracePoint& point : points) {
        if (!point.improvement) {
            if (++m_skipped < m_stride)
                continue;
            m_skipped = 0;
            ++m_samples;
        }
        m_points.push_back(point);
        raiseTo(m_least, m_points.back());
        if (m_samples > kMostSamples)
            thin();
    }
}

void Trace::append(std::span<const TraceEvent> events) {
    for (const TraceEvent& event : events) {
        if (m_events.size() >= kMostEvents) {
            std::size_t kept = 0;
            for (std::size_t i = 0; i < m_events.size(); i += 2)
                m_events[kept++] = m_events[i];
            m_events.resize(kept);
        }
        m_events.push_back(event);
        raiseTo(m_least, m_events.back());
    }
}

void Trace::dropAfter(const Counters& state) {
    // Placements and rounds are counted with the evaluations.
    const auto isLater = [&](const Counters& at) {
        return at.seconds > state.seconds || at.evaluations > state.evaluations;
    };
    std::erase_if(m_points, [&](const TracePoint& at) {
        return at.improvement ? at.seconds > state.seconds : isLater(at);
    });
    std::erase_if(m_events, isLater);
    m_least = m_points.empty() ? Counters() : m_points.back();
    const auto samples = std::ranges::count(m_points, false, &TracePoint::improvement);
    m_samples = static_cast<std::size_t>(samples);
}

void Trace::thin() {
    bool keep = true;
    m_samples = 0;
    std::erase_if(m_points, [&](const TracePoint& point) {
        if (point.improvement)
            return false;
        keep = !keep;
        m_samples += keep ? 1 : 0;
        return !keep;
    });
    m_stride *= 2;
}

std::vector<TracePoint> improvementsIn(std::span<const TracePoint> points) {
    std::vector<TracePoint> improvements;
    std::ranges::copy_if(points, std::back_inserter(improvements), &TracePoint::improvement);
    return improvements;
}

std::vector<std::size_t> differingCells(std::span<const std::uint16_t> a,
                                        std::span<const std::uint16_t> b) {
    std::vector<std::size_t> cells;
    for (std::size_t cell = 0; cell < a.size(); ++cell) {
        if (a[cell] != b[cell])
            cells.push_back(cell);
    }
    return cells;
}

void BestHistory::add(const BestMoment& moment, std::span<const std::uint16_t> solution) {
    m_last.resize(solution.size(), 0);
    for (std::size_t cell = 0; cell < solution.size(); ++cell) {
        if (m_last[cell] != solution[cell])
            m_changes.push_back({static_cast<std::uint16_t>(cell), solution[cell]});
    }
    m_last.assign(solution.begin(), solution.end());
    m_moments.push_back(moment);
    m_ends.push_back(m_changes.size());
    thinIfTooMany();
}

void BestHistory::append(const BestHistory& later) {
    const int best = isEmpty() ? std::numeric_limits<int>::min() : m_moments.back().score;
    const auto better = std::ranges::upper_bound(later.m_moments, best, {}, &BestMoment::score);
    if (better == later.m_moments.end())
        return;
    const auto first = static_cast<std::size_t>(better - later.m_moments.begin());
    add(notBefore(*better), later.solution(first));
    const std::size_t firstEnd = later.m_ends[first];
    // Without the changes up to the first moment: those compare with other solutions than ours.
    const std::size_t before = m_changes.size();
    m_changes.insert(m_changes.end(),
                     std::next(later.m_changes.begin(), static_cast<std::ptrdiff_t>(firstEnd)),
                     later.m_changes.end());
    for (std::size_t i = first + 1; i < later.size(); ++i) {
        m_moments.push_back(notBefore(later.m_moments[i]));
        m_ends.push_back(before + later.m_ends[i] - firstEnd);
    }
    m_last = later.m_last;
    thinIfTooMany();
}

BestMoment BestHistory::notBefore(BestMoment moment) const {
    if (!isEmpty())
        raiseTo(m_moments.back(), moment);
    return moment;
}

void BestHistory::clear() {
    m_moments.clear();
    m_changes.clear();
    m_ends.clear();
    m_last.clear();
}

std::span<const BestHistory::Change> BestHistory::changes(std::size_t index) const {
    const std::size_t begin = index == 0 ? 0 : m_ends[index - 1];
    return std::span(m_changes).subspan(begin, m_ends[index] - begin);
}

Solution BestHistory::solution(std::size_t index) const {
    if (index + 1 == size())
        return m_last;
    Solution solution(m_last.size(), 0);
    for (const Change& change : std::span(m_changes).first(m_ends[index]))
        solution[change.cell] = change.code;
    return solution;
}

std::vector<std::size_t> BestHistory::changedCells(std::size_t index) const {
    if (index == 0) {
        std::vector<std::size_t> cells(m_last.size());
        std::iota(cells.begin(), cells.end(), std::size_t{0});
        return cells;
    }
    // A thinned-out moment may have made a change that the next one undid.
    return differingCells(solution(index - 1), solution(index));
}

std::optional<std::size_t> BestHistory::indexAt(CurveAxis axis, double place) const {
    const auto after = std::ranges::upper_bound(
        m_moments, place, {}, [axis](const BestMoment& moment) { return placeOn(axis, moment); });
    if (after == m_moments.begin())
        return std::nullopt;
    return static_cast<std::size_t>(after - m_moments.begin()) - 1;
}

void BestHistory::thinIfTooMany() {
    while (m_changes.size() > m_mostChanges && size() > 2)
        dropEverySecond();
}

void BestHistory::dropEverySecond() {
    std::vector<Change> merged;
    std::vector<BestMoment> moments;
    std::vector<std::size_t> ends;
    // Index in `merged` of a cell's change since the last kept moment.
    std::vector<std::size_t> place(m_last.size(), 0);
    for (std::size_t i = 0; i < size(); ++i) {
        const std::size_t begin = ends.empty() ? 0 : ends.back();
        for (const Change& change : changes(i)) {
            std::size_t& at = place[change.cell];
            if (at >= begin && at < merged.size() && merged[at].cell == change.cell) {
                merged[at].code = change.code;
            } else {
                at = merged.size();
                merged.push_back(change);
            }
        }
        if (i % 2 == 0 || i + 1 == size()) {
            moments.push_back(m_moments[i]);
            ends.push_back(merged.size());
        }
    }
    m_moments = std::move(moments);
    m_changes = std::move(merged);
    m_ends = std::move(ends);
}

bool operator==(const BestHistory& a, const BestHistory& b) {
    if (a.m_moments != b.m_moments)
        return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a.solution(i) != b.solution(i))
            return false;
    }
    return true;
}

} // namespace tessera
