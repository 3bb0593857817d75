// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/SearchSnapshot.h"

namespace tessera {

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
