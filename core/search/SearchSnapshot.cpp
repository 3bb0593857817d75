// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/SearchSnapshot.h"

#include <algorithm>
#include <utility>

namespace tessera {

TreeProgress TreeProgress::from(double estimate, double searched, std::uint64_t placements) {
    constexpr double enough = 0.05;
    if (searched <= 0)
        return {estimate, 0};
    const double extrapolated = static_cast<double>(placements) / searched;
    const double weight = std::min(1.0, searched / enough);
    return {(1 - weight) * estimate + weight * extrapolated, searched};
}

void SearchControl::requestStop() {
    const std::scoped_lock lock(m_mutex);
    m_stop = true;
    m_wake.notify_all();
}

void SearchControl::requestPause() {
    const std::scoped_lock lock(m_mutex);
    m_pause = true;
    m_steps = 0;
}

void SearchControl::requestResume() {
    const std::scoped_lock lock(m_mutex);
    m_pause = false;
    m_steps = 0;
    m_wake.notify_all();
}

void SearchControl::requestSteps(std::uint64_t steps) {
    const std::scoped_lock lock(m_mutex);
    m_pause = true;
    m_steps += steps;
    m_wake.notify_all();
}

void SearchControl::requestReport() {
    const std::scoped_lock lock(m_mutex);
    m_reportWanted = true;
    m_wake.notify_all();
}

std::optional<std::uint64_t> SearchControl::waitWhilePaused() {
    std::unique_lock lock(m_mutex);
    const auto mayGoOn = [this] { return m_stop || !m_pause || m_steps > 0; };
    if (!mayGoOn()) {
        m_waiting.store(true, std::memory_order_release);
        m_wake.wait(lock, [&] { return mayGoOn() || m_reportWanted; });
        m_waiting.store(false, std::memory_order_release);
    }
    if (std::exchange(m_reportWanted, false) && !mayGoOn())
        return std::nullopt;
    return m_pause ? std::exchange(m_steps, 0) : 0;
}

bool SearchSnapshot::look(SnapshotView& view, bool wantCurrent, bool wantDetails) {
    Trace taken;
    bool isNewlyWanted = false;
    view.bests.clear();
    {
        const std::scoped_lock lock(m_mutex);
        view.numbers = m_numbers;
        if (view.bestVersion != m_bestVersion)
            view.best = m_best;
        view.bestVersion = m_bestVersion;
        isNewlyWanted = (wantCurrent && !m_currentWanted) || (wantDetails && !m_detailsWanted);
        m_currentWanted = wantCurrent;
        if (wantCurrent)
            view.current = m_current;
        else
            view.current.clear();
        m_detailsWanted = wantDetails;
        if (wantDetails)
            view.details = m_details;
        else
            view.details.clear();
        std::swap(taken, m_pending);
        std::swap(view.bests, m_pendingBests);
    }
    view.points.assign(taken.points().begin(), taken.points().end());
    view.events.assign(taken.events().begin(), taken.events().end());
    return isNewlyWanted;
}

void SearchSnapshot::publishBest(const SearchNumbers& numbers,
                                 std::span<const std::uint16_t> solution, const TracePoint& point) {
    const std::scoped_lock lock(m_mutex);
    static_cast<Counters&>(m_numbers) = numbers;
    m_numbers.best = numbers.best;
    m_numbers.total = numbers.total;
    m_numbers.finder = numbers.finder;
    m_best.assign(solution.begin(), solution.end());
    ++m_bestVersion;
    m_pending.append({&point, 1});
    m_pendingBests.add({point, point.best, numbers.finder}, solution);
}

void SearchSnapshot::publishNumbers(const SearchNumbers& numbers,
                                    std::span<const std::uint16_t> current,
                                    const TracePoint* sample, const SearchDetails& details) {
    const std::scoped_lock lock(m_mutex);
    m_numbers = numbers;
    m_current.assign(current.begin(), current.end());
    m_details = details;
    if (sample != nullptr)
        m_pending.append({sample, 1});
}

void SearchSnapshot::publishEvent(const TraceEvent& event) {
    const std::scoped_lock lock(m_mutex);
    m_pending.append(std::span<const TraceEvent>(&event, 1));
}

bool SearchSnapshot::currentWanted() const {
    const std::scoped_lock lock(m_mutex);
    return m_currentWanted;
}

bool SearchSnapshot::detailsWanted() const {
    const std::scoped_lock lock(m_mutex);
    return m_detailsWanted;
}

} // namespace tessera
