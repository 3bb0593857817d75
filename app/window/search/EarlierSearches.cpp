// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/EarlierSearches.h"

#include "core/experiments/Curves.h"

namespace tessera {

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

} // namespace tessera
