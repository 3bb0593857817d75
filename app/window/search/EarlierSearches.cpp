// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/EarlierSearches.h"

#include "core/experiments/Curves.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

bool isSamePoint(const TracePoint& a, const TracePoint& b) {
    constexpr double step = 1e-6; // of the times in run files
    return a.best == b.best && a.evaluations == b.evaluations &&
           std::abs(a.seconds - b.seconds) <= step;
}

} // namespace

void EarlierSearches::add(const SearchSettings& settings, const Trace& trace, bool samePuzzle) {
    const std::size_t number = m_next++;
    if (!samePuzzle)
        m_all.clear();
    if (!samePuzzle || trace.isEmpty())
        return;
    if (m_all.size() == kMost)
        m_all.erase(m_all.begin());
    m_all.push_back({settings, improvementsAndEnd(trace), number});
}

void EarlierSearches::remove(const SearchSettings& settings, const Trace& trace) {
    const std::vector<TracePoint> points = improvementsAndEnd(trace);
    std::erase_if(m_all, [&](const EarlierSearch& search) {
        return search.settings.solver == settings.solver && search.settings.seed == settings.seed &&
               std::ranges::equal(search.points, points, isSamePoint);
    });
}

} // namespace tessera
