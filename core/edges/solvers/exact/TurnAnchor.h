// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/puzzle/CompiledPuzzle.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// One piece kept to some cells, so that of the boards that become each other by
/// turning the whole board a search finds exactly one. The piece has no copy, so
/// that it lies on one cell of each of those boards, and they all differ.
struct TurnAnchor {
    static constexpr std::uint8_t kAnyTurn = 15;

    PieceIndex piece = 0;
    int forms = 1;                   ///< how many boards each one found stands for: 2 or 4
    std::vector<std::uint8_t> turns; ///< by cell: its rotations allowed there, one bit each
    int only = -1;                   ///< a cell where no other piece may lie, or −1
};

/// @param order the cells in the order in which they are filled
/// @param choice which of the anchorChoices(); the last one if there are fewer
/// @return nothing if pieces are fixed, if turning a board leads to no other, or
/// if there is no piece without a copy that would do.
[[nodiscard]] std::optional<TurnAnchor> turnAnchor(const EdgeProblem& problem,
                                                   const CompiledPuzzle& pieces,
                                                   std::span<const int> order, int choice = 0);

/// How many pieces there are to choose from.
[[nodiscard]] int anchorChoices(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                                std::span<const int> order);

} // namespace tessera
