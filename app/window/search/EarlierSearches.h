// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunBatch.h"
#include "core/search/Trace.h"

#include <cstddef>
#include <span>
#include <vector>

namespace tessera {

/// A search that was followed by another one of the same puzzle.
struct EarlierSearch {
    SearchSettings settings;
    std::vector<TracePoint> points; ///< its improvements and its end
    std::size_t number = 0;         ///< in the order of the document's searches, from 0
};

/// The results of a document's earlier searches, as long as it has the same puzzle.
class EarlierSearches {
public:
    /// More would be indistinguishable on a chart; the oldest is dropped.
    static constexpr std::size_t kMost = 8;

    /// Another search starts: stores the one before it, if it found anything.
    /// @param samePuzzle whether both are of one puzzle; otherwise all are dropped
    void add(const SearchSettings& settings, const Trace& trace, bool samePuzzle);

    /// That search is shown again, e.g. from its file: it is no longer an earlier one.
    void remove(const SearchSettings& settings, const Trace& trace);

    /// The oldest first.
    [[nodiscard]] std::span<const EarlierSearch> all() const { return m_all; }
    /// The number of the search after them.
    [[nodiscard]] std::size_t nextNumber() const { return m_next; }

private:
    std::vector<EarlierSearch> m_all;
    std::size_t m_next = 0;
};

} // namespace tessera
