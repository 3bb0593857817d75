// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/support/Random.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <type_traits>
#include <vector>

namespace tessera {

/// The order in which a construction fills the board (Söderlind 2010, 4.2 and 5.3).
enum class FillOrder : std::uint8_t {
    Rows,
    Columns,
    Walk,   ///< outward from a random cell, by random steps to empty neighbours
    Random, ///< each cell anywhere, with equal chances
};

/// The movable cells in the order in which a construction fills them.
class FillSequence {
public:
    /// @p cells must outlive it.
    FillSequence(const PaddedGrid& grid, const MovableCells& cells);

    /// The order for the next board; valid until the next call. Lines use no random numbers.
    [[nodiscard]] std::span<const Position> draw(FillOrder order, Random& random);

    /// What one order takes over from the last, for a PacketWriter or PacketReader.
    static void tell(auto& packet, auto& self) {
        packet(self.m_starts);
        if constexpr (std::remove_reference_t<decltype(packet)>::kReads)
            packet.require(std::ranges::is_permutation(self.m_starts, self.m_cells.all()));
    }

private:
    void walk(Random& random);
    void walkFrom(Position start, Random& random);
    void visit(Position position);
    [[nodiscard]] bool isOpen(Position position) const { return m_open[position] != 0; }

    PaddedGrid m_grid;
    const MovableCells& m_cells;
    std::vector<Position> m_rows;
    std::vector<Position> m_columns;
    std::vector<std::uint8_t> m_open; ///< by position: not visited yet
    std::vector<Position> m_starts;
    std::vector<Position> m_path;
    std::vector<Position> m_walk;
};

/// The pieces that are not fixed.
[[nodiscard]] SparePieces freePieces(const CompiledPuzzle& pieces, const EdgeProblem& problem);
/// Makes @p spare a shuffled copy of @p pieces; allocates nothing if it has held as many.
void refillShuffled(SparePieces& spare, const SparePieces& pieces, Random& random);

/// The piece that a greedy construction puts on a position.
struct FittingPiece {
    std::size_t index = 0; ///< among the pieces
    int matches = -1;      ///< −1 if none was tried
    std::uint64_t tried = 0;
};
/// The first piece that matches all that lies around a position, otherwise the first of the best.
/// @pre there is a piece
[[nodiscard]] FittingPiece fittingPiece(const ScoredBoard& board, Position position,
                                        std::span<const PieceIndex> pieces,
                                        std::uint64_t mostTries);

/// Greedy constructions (Söderlind 2010, 5.3): each cell takes the first of its kind's shuffled
/// pieces that matches on all sides, otherwise the first of the best ones.
class GreedyFill {
public:
    static constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

    /// All must outlive it.
    GreedyFill(ScoredBoard& board, const EdgeProblem& problem, const MovableCells& cells);

    /// Clears the board except for the fixed pieces and fills it. @return the number of pieces
    /// tried.
    /// @param mostTries after this number the other pieces are placed without comparing
    std::uint64_t fill(FillOrder order, Random& random, std::uint64_t mostTries = kNoLimit);

    // The same piece by piece.
    void begin(FillOrder order, Random& random, std::uint64_t mostTries = kNoLimit);
    [[nodiscard]] bool isFull() const { return m_next == m_way.size(); }
    /// Places the next piece. @return its position @pre !isFull()
    Position fillNext(Random& random) {
        fillCell(m_way[m_next], random);
        return m_way[m_next++];
    }
    /// For the current board so far.
    [[nodiscard]] std::uint64_t tried() const { return m_tried; }

private:
    void fillCell(Position position, Random& random);

    ScoredBoard& m_board;
    const EdgeProblem& m_problem;
    FillSequence m_sequence;
    SparePieces m_pieces; ///< all pieces that are not fixed
    SparePieces m_spare;  ///< those not yet placed
    std::span<const Position> m_way;
    std::size_t m_next = 0;
    std::uint64_t m_tried = 0;
    std::uint64_t m_mostTries = 0;
};

/// The greedy construction of Söderlind 2010, 4.1: of all remaining pieces and all empty cells next
/// to a placed piece, it takes the pair that matches the most edges. Among equal cells one is
/// drawn; among equal pieces the first of the shuffled ones is taken. On an empty board a random
/// cell is first. Filling a board allocates no memory.
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
    Position m_first = 0;            ///< the next cell if no piece is placed
    std::size_t m_left = 0;          ///< empty cells
    std::uint64_t m_tried = 0;
    std::uint64_t m_mostTries = 0;
};

} // namespace tessera
