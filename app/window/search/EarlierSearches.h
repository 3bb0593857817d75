// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunBatch.h"
#include "core/search/Trace.h"

#include <cstddef>
#include <span>
#include <vector>

namespace tessera {

/// A search that another one of the same puzzle has followed.
struct EarlierSearch {
    SearchSettings settings;
    std::vector<TracePoint> points; ///< its improvements and its end
    std::size_t number = 0;         ///< in the order of the document's searches, from 0
};

/// What the earlier searches of a document came to, as long as it has the same puzzle.
class EarlierSearches {
public:
    /// More could not be told apart on a chart; the oldest goes.
    static constexpr std::size_t kMost = 8;

    /// Another search begins: remembers the one before it, if it found anything.
    /// @param samePuzzle whether both are of one puzzle; else all is forgotten
    void add(const SearchSettings& settings, const Trace& trace, bool samePuzzle);

    /// The oldest first.
    [[nodiscard]] std::span<const EarlierSearch> all() const { return m_all; }
    /// The number of the search that follows them.
    [[nodiscard]] std::size_t nextNumber() const { return m_next; }

private:
    std::vector<EarlierSearch> m_all;
    std::size_t m_next = 0;
};

} // namespace tessera
