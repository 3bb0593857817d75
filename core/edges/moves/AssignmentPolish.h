// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/support/Random.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tessera {

/// The linear assignment problem for a fixed number of rows and columns: each
/// row is given one column of its own so that the sum of the weights is highest.
/// Solved with the network simplex method of the LEMON library (Dezső, Jüttner
/// and Kovács 2011). Keeps its memory from solution to solution.
class Assignment {
public:
    explicit Assignment(int size);
    Assignment(Assignment&&) noexcept;
    Assignment& operator=(Assignment&&) noexcept;
    ~Assignment();

    [[nodiscard]] int size() const;
    /// Below a million, not negative; entry row·size() + column.
    [[nodiscard]] std::span<int> weights();
    /// The column of each row.
    [[nodiscard]] std::span<const int> solve();

private:
    struct Network;
    std::unique_ptr<Network> m_network;
};

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
