// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/SearchSnapshot.h"

#include <QtGlobal>

#include <optional>

namespace tessera {

/// The gauges by which a tree search tells how large its tree is expected to be,
/// and how much of it has been searched.
inline constexpr const char* kTreeSizeGauge = QT_TRANSLATE_NOOP("Solver", "Tree (placements)");
inline constexpr const char* kTreeSearchedGauge = QT_TRANSLATE_NOOP("Solver", "Searched (%)");

/// How far a tree search is.
struct TreeProgress {
    double size = 0;     ///< placements that the whole tree is expected to take
    double searched = 0; ///< share of it, 0 to 1

    /// @param estimate the size expected before the search. It counts for less the
    /// more has been searched: from a twentieth on the tree is taken to be as wide
    /// everywhere as it was so far.
    [[nodiscard]] static TreeProgress from(double estimate, double searched,
                                           std::uint64_t placements);
    /// For the rest of the tree, at that many placements a second.
    [[nodiscard]] double secondsLeft(double placementsPerSecond) const {
        return placementsPerSecond > 0 ? (1 - searched) * size / placementsPerSecond : 0;
    }
};

/// Nothing if the method does not tell.
[[nodiscard]] std::optional<TreeProgress> treeProgressOf(const SearchNumbers& numbers);

} // namespace tessera
