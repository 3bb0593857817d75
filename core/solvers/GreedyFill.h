// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/moves/MovableCells.h"
#include "core/moves/ScoredBoard.h"
#include "core/moves/StartBoard.h"
#include "core/support/Random.h"

#include <cstdint>
#include <vector>

namespace tessera {

/// In which order a greedy construction fills the board (003, 5.3).
enum class GreedyOrder : std::uint8_t {
    Rows,
    Columns,
    Walk, ///< outward from a random cell, by random steps to empty neighbours
};

/// Greedy constructions (003, 5.3): for each cell the shuffled list of pieces of
/// its kind is searched for the first that matches all that lies around the
/// cell, else the best is taken, and of equally good ones the first. Keeps its
/// memory from board to board.
class GreedyFill {
public:
    /// All must outlive it.
    GreedyFill(ScoredBoard& board, const EdgeProblem& problem, const MovableCells& cells);

    /// Clears the board but for the fixed pieces and fills it.
    /// @return the number of pieces tried.
    std::uint64_t fill(GreedyOrder order, Random& random);

private:
    void begin(Random& random);
    void fillInLines(bool byColumns, Random& random);
    void fillByWalking(Random& random);
    void walkFrom(Position start, Random& random);
    void fillCell(Position position, Random& random);
    [[nodiscard]] int placedNeighbours(Position position) const;
    [[nodiscard]] bool isOpen(Position position) const { return m_open[position] != 0; }

    ScoredBoard& m_board;
    const EdgeProblem& m_problem;
    const MovableCells& m_cells;
    SparePieces m_pieces;             ///< all that are not fixed
    SparePieces m_spare;              ///< those not laid yet
    std::vector<std::uint8_t> m_open; ///< by position: to be filled
    std::vector<Position> m_starts;
    std::vector<Position> m_path;
    std::uint64_t m_tried = 0;
};

} // namespace tessera
