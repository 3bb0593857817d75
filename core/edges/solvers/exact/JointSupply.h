// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace tessera {

/// Where a joint lies, seen from one of its two cells.
enum class JointPlace : std::uint8_t {
    None,       ///< at the rim of the board
    AlongRim,   ///< between two border cells, both edges next to grey ones
    AcrossRim,  ///< between two border cells of a board that is two wide
    FromBorder, ///< from a border cell inward
    ToBorder,   ///< the same from the inner cell
    Inside,     ///< between two inner cells
};
[[nodiscard]] JointPlace jointPlace(const Puzzle& puzzle, int cell, Side side);

/// How many joints of each colour a solved board has, told apart by where they
/// lie: which edges of a piece can come to lie where is known from its kind.
/// A search that has made more of one sort than there are is in a dead end, and
/// a puzzle whose edges do not come out even has no solution.
///
/// Counting the colours that are still open against those of the unused pieces
/// comes to the same: each joint takes one edge of either. On an unframed board
/// edges may also end up at its rim, so there the numbers are upper bounds.
class JointSupply {
public:
    /// The joints that are not counted; these never run out.
    static constexpr std::uint8_t kUncounted = 0;

    explicit JointSupply(const Puzzle& puzzle);

    /// Whether the edges come out even.
    [[nodiscard]] bool isPossible() const { return m_possible; }
    /// By sort. Empty if there are too many sorts to number them.
    [[nodiscard]] std::span<const std::int16_t> supply() const { return m_supply; }
    /// The sort of a joint that shows this colour on the side of the cell it is
    /// seen from.
    [[nodiscard]] std::uint8_t sortOf(JointPlace place, Color color) const;

private:
    using Counts = std::map<Color, int>; ///< edges by colour

    void addFramed(const Puzzle& puzzle);
    void addPairs(JointPlace place, const Counts& edges, bool mustBeEven);
    void add(JointPlace place, Color color, int joints);

    bool m_signed;
    bool m_possible = true;
    std::map<std::pair<JointPlace, Color>, std::uint8_t> m_sorts;
    std::vector<std::int16_t> m_supply;
};

} // namespace tessera
