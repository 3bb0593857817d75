// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/ResumableSolver.h"

#include "core/search/SearchContext.h"

#include <utility>

namespace tessera {

std::optional<SearchCheckpoint> ResumableSolver::takeCheckpoint() {
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_last, std::nullopt);
}

std::optional<QJsonObject> ResumableSolver::takeUp(SearchContext& context) const {
    if (!m_start)
        return std::nullopt;
    context.resumeFrom(*m_start);
    return m_start->state;
}

void ResumableSolver::publishCheckpoint(const SearchContext& context, const QJsonObject& state) {
    const SearchCheckpoint checkpoint{
        context.counters(), context.hasBest() ? context.best() : -1, state, context.processor()};
    m_wanted = false;
    const std::scoped_lock lock(m_mutex);
    m_last = checkpoint;
}

} // namespace tessera
