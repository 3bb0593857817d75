// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tessera {

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

} // namespace tessera
