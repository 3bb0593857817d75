// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/Assignment.h"
#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/support/Random.h"

#include <cstdint>
#include <vector>

namespace tessera {

/// Large-neighbourhood search on full boards: some cells of one kind, no two of
/// them adjacent, are emptied and filled again in the best possible way. As no
/// lifted cell sees another, that is an assignment problem. Boards never get
/// worse; among equally good ones it wanders.
class AssignmentPolish {
public:
    /// Both must outlive it. @param mostCells how many cells are lifted at most.
    AssignmentPolish(ScoredBoard& board, const MovableCells& cells, int mostCells);

    /// Lifts and refills once. @pre no movable cell is empty
    /// @return the number of pieces tried on cells.
    std::uint64_t improve(Random& random);

private:
    void lift(Random& random);
    void add(Position position);

    ScoredBoard& m_board;
    const MovableCells& m_cells;
    std::size_t m_most;
    std::vector<Assignment> m_assignments; ///< by size, from 1
    std::vector<Position> m_lifted;
    std::vector<PieceIndex> m_pieces;
    std::vector<std::uint8_t> m_joints;  ///< by position: the sides with a neighbour
    std::vector<std::uint8_t> m_blocked; ///< by position: lifted or beside a lifted one
};

} // namespace tessera
