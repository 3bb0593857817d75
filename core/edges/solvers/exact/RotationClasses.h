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

/// The cell that comes to lie on the given one when the board is turned clockwise
/// by quarters; only by halves on boards that are not square.
[[nodiscard]] inline int turnedSource(GridSize size, int cell, int quarters) {
    int column = size.column(cell);
    int row = size.row(cell);
    if (quarters == 2)
        return size.cell(size.width - 1 - column, size.height - 1 - row);
    for (int i = 0; i < quarters; ++i) {
        const int oldColumn = column;
        column = row;
        row = size.width - 1 - oldColumn;
    }
    return size.cell(column, row);
}

/// Decides which of the turned forms of a solution is the one that counts.
class RotationClasses {
public:
    RotationClasses(const EdgeProblem& problem, const CompiledPuzzle& pieces)
        : m_problem(problem), m_pieces(pieces) {}

    /// Whether the solution is the smallest of those of its turned forms that
    /// are solutions as well. A board that a turn leaves unchanged is.
    [[nodiscard]] bool isRepresentative(std::span<const std::uint16_t> codes) const {
        const GridSize size = m_pieces.size();
        const int step = size.width == size.height ? 1 : 2;
        for (int quarters = step; quarters < 4; quarters += step) {
            if (isSmallerSolution(codes, quarters))
                return false;
        }
        return true;
    }

    /// How few classes so many solutions can make up.
    [[nodiscard]] std::uint64_t leastOf(std::uint64_t solutions) const {
        const GridSize size = m_pieces.size();
        const std::uint64_t most = size.width == size.height ? 4 : 2;
        return (solutions + most - 1) / most;
    }

private:
    /// Whether the board turned by quarters keeps the fixed pieces and is
    /// smaller than the board as it is.
    [[nodiscard]] bool isSmallerSolution(std::span<const std::uint16_t> codes, int quarters) const {
        int order = 0;
        for (int cell = 0; cell < m_pieces.size().cells(); ++cell) {
            const PackedEdges here = edgesAt(codes, cell, 0);
            const PackedEdges turned =
                edgesAt(codes, turnedSource(m_pieces.size(), cell, quarters), quarters);
            if (m_problem.isFixed(cell) && turned != here)
                return false;
            if (order == 0 && turned != here)
                order = turned < here ? -1 : 1;
        }
        return order < 0;
    }
    [[nodiscard]] PackedEdges edgesAt(std::span<const std::uint16_t> codes, int cell,
                                      int quarters) const {
        const auto placement = Placement::fromCode(codes[static_cast<std::size_t>(cell)]);
        return m_pieces.edges(placement.turned(quarters));
    }
    const EdgeProblem& m_problem;
    const CompiledPuzzle& m_pieces;
};

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
