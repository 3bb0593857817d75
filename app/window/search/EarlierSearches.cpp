// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/EarlierSearches.h"

namespace tessera {

void EarlierSearches::add(const SearchSettings& settings, const Trace& trace, bool samePuzzle) {
    const std::size_t number = m_next++;
    if (!samePuzzle)
        m_all.clear();
    if (!samePuzzle || trace.isEmpty())
        return;
    EarlierSearch search{settings, improvementsIn(trace.points()), number};
    if (search.points.empty() || search.points.back() != trace.points().back())
        search.points.push_back(trace.points().back());
    if (m_all.size() == kMost)
        m_all.erase(m_all.begin());
    m_all.push_back(std::move(search));
}

} // namespace tessera
