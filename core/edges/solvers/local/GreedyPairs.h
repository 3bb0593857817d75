// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/local/GreedyFill.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// The greedy construction of Söderlind 2010, 4.1: of all remaining pieces and all empty cells next
/// to a placed piece, it takes the pair that matches the most edges. Among equal cells one is
/// drawn; among equal pieces the first of the shuffled ones is taken. If no empty cell has a
/// neighbour, a random one is next. Filling a board allocates no memory.
class GreedyPairs {
public:
    /// All must outlive it.
    GreedyPairs(ScoredBoard& board, const EdgeProblem& problem, const MovableCells& cells);

    /// Clears the board except for the fixed pieces.
    /// @param mostTries after this number the other pieces are placed without comparing
    void begin(Random& random, std::uint64_t mostTries = GreedyFill::kNoLimit);
    [[nodiscard]] bool isFull() const { return m_left == 0; }
    /// Places the next piece. @return its position @pre !isFull()
    Position fillNext(Random& random);
    /// The pairs compared for the current board so far. A pair is compared again only after its
    /// cell got a neighbour or lost its best piece.
    [[nodiscard]] std::uint64_t tried() const { return m_tried; }

private:
    enum class CellState : std::uint8_t { Closed, Open, Offered };
    static constexpr int kUnknown = -1;

    /// The best piece for an empty cell.
    struct Offer {
        PieceIndex piece = 0;
        int matches = kUnknown;
    };

    void offer(Position position);
    void update(Position position);
    [[nodiscard]] std::size_t drawBest(Random& random) const;
    void place(Position position, PieceIndex piece, Random& random);
    [[nodiscard]] std::vector<PieceIndex>& spareFor(Position position);

    ScoredBoard& m_board;
    const EdgeProblem& m_problem;
    const MovableCells& m_cells;
    FillSequence m_sequence;
    SparePieces m_pieces;            ///< all pieces that are not fixed
    SparePieces m_spare;             ///< those not yet placed
    std::vector<CellState> m_states; ///< by position
    std::vector<Offer> m_offers;     ///< by position
    std::vector<Position> m_offered; ///< the cells next to placed pieces
    std::span<const Position> m_way; ///< all cells, where to go on without a neighbour
    std::size_t m_next = 0;          ///< in m_way
    std::size_t m_left = 0;          ///< empty cells
    std::uint64_t m_tried = 0;
    std::uint64_t m_mostTries = 0;
};

} // namespace tessera
