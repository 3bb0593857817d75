// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/support/Random.h"

#include <array>
#include <span>
#include <vector>

namespace tessera {

/// The pieces of each kind that lie nowhere on a board, in piece order.
using SparePieces = std::array<std::vector<PieceIndex>, kCellKinds>;
[[nodiscard]] SparePieces sparePieces(const ScoredBoard& board);

/// Clears the board and lays the fixed pieces only.
void layFixedPieces(ScoredBoard& board, const EdgeProblem& problem);

/// Fills every empty cell with a random piece of its kind in a random allowed rotation.
void fillRandomly(ScoredBoard& board, const MovableCells& cells, Random& random);

/// Fills every empty cell by the greedy randomised construction of 000: random
/// corners, then along the border and row by row inside the piece that matches
/// best, in its best rotation, ties drawn at random.
/// @return the number of pieces tried.
std::uint64_t fillGreedily(ScoredBoard& board, const MovableCells& cells, Random& random);

/// The same a few cells at a time, for large boards.
class GreedyStart {
public:
    /// Lays the corners. The board must outlive it.
    GreedyStart(ScoredBoard& board, const MovableCells& cells, Random& random);

    /// Fills cells until so many pieces were tried, or the board is full. However it
    /// is sliced, the board is the same.
    /// @return the pieces tried
    std::uint64_t advance(std::uint64_t evaluations, Random& random);
    [[nodiscard]] bool isFull() const { return m_next == m_way.size(); }

private:
    ScoredBoard& m_board;
    SparePieces m_spare;
    std::vector<Position> m_way; ///< the cells behind the corners, in order
    std::size_t m_next = 0;
};

/// Makes the board a search starts from, of a kind as the problem asks for; a random one for
/// StartKind::Own. Of a given board those pieces stay that respect the frame.
/// @return the number of pieces tried; 0 unless the start is greedy.
std::uint64_t makeStart(ScoredBoard& board, const EdgeProblem& problem, const MovableCells& cells,
                        StartKind kind, Random& random);

/// Of the given pieces the one that matches best on a position, ties at random.
/// @return its index in @p candidates and the best rotation. @pre not empty.
struct BestPiece {
    std::size_t index = 0;
    Placement placement;
    int matches = 0;
};
[[nodiscard]] BestPiece bestPieceFor(const ScoredBoard& board, Position position,
                                     std::span<const PieceIndex> candidates, Random& random);

} // namespace tessera
