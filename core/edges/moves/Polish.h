// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tessera {

/// The linear assignment problem for a fixed number of rows and columns: assigns a different column
/// to each row so that the sum of the weights is highest. Uses the network simplex method of the
/// LEMON library (Dezső, Jüttner & Kovács 2011). Keeps its memory between solutions.
class Assignment {
public:
    explicit Assignment(int size);
    Assignment(Assignment&&) noexcept;
    Assignment& operator=(Assignment&&) noexcept;
    ~Assignment();

    [[nodiscard]] int size() const;
    /// Row by row, entry row·size() + column; each from 0 to below a million.
    [[nodiscard]] std::span<int> weights();
    /// The column assigned to each row.
    [[nodiscard]] std::span<const int> solve();

private:
    struct Network;
    std::unique_ptr<Network> m_network;
};

/// Large-neighbourhood search on full boards. It empties some cells of one kind, no two of them
/// adjacent, and refills them in the best possible way. Since no emptied cell touches another, that
/// is an assignment problem. Boards never get worse; among equally good ones it wanders.
class AssignmentPolish {
public:
    /// Both must outlive it. @param mostCells the most cells to empty at a time. @param restRounds
    /// for how many rounds an emptied cell is left alone, as long as there are others.
    AssignmentPolish(ScoredBoard& board, const MovableCells& cells, int mostCells,
                     std::uint64_t restRounds = 0);

    /// Empties and refills once. @pre no movable cell is empty
    /// @return the number of pieces tried on cells.
    std::uint64_t improve(Random& random);
    /// The cells that the last round emptied and refilled, at least one.
    [[nodiscard]] std::span<const Position> lifted() const { return m_lifted; }

private:
    void lift(Random& random);
    [[nodiscard]] Position drawSeed(Random& random) const;
    void add(Position position);
    [[nodiscard]] bool rests(Position position) const { return m_rested[position] > m_round; }

    ScoredBoard& m_board;
    const MovableCells& m_cells;
    std::size_t m_most;
    std::vector<Assignment> m_assignments; ///< by size, from 1
    std::vector<Position> m_lifted;
    std::vector<PieceIndex> m_pieces;
    std::vector<std::uint8_t> m_joints;  ///< by position: the sides with a neighbour
    std::vector<std::uint8_t> m_blocked; ///< by position: emptied, or beside an emptied one
    std::uint64_t m_round = 0;
    std::uint64_t m_rest;
    std::vector<std::uint64_t>
        m_rested; ///< by position: the first round in which it may be emptied
};

/// Large-neighbourhood search on full boards. It empties a small rectangle of cells around a fault
/// and refills it with its own pieces, each on a cell of its kind, with the fewest faults. The
/// search is exact, by branch and bound, unless it takes too long. Boards never get worse; among
/// equally good ones it wanders.
class WindowPolish {
public:
    /// Both must outlive it. @param mostCells cells of a window, at least 1.
    WindowPolish(ScoredBoard& board, const MovableCells& cells, int mostCells);

    /// Empties and refills one window. @pre no movable cell is empty
    /// @return the number of placements tried, at least 1.
    std::uint64_t improve(Random& random);

private:
    struct Cell {
        Position position = 0;
        CellKind kind{};
        int joints = 0; ///< with cells outside the window or earlier in it
        Placement best;
    };
    /// A piece of the window.
    struct Spare {
        PieceIndex piece{};
        CellKind kind{};
        bool isUsed = false;
    };

    void choose(Random& random);
    /// @return its number of faults before.
    int lift();
    void fill(std::size_t depth, int faults);
    void tryAll(std::size_t depth, int faults, int missing);
    void keep(int faults);

    ScoredBoard& m_board;
    const MovableCells& m_cells;
    int m_most;
    std::vector<std::uint8_t> m_joints;  ///< by position: the sides with a neighbour
    std::vector<std::uint8_t> m_movable; ///< by position
    std::vector<Cell> m_window;          ///< row by row
    std::vector<Spare> m_spares;
    int m_bound = 0; ///< the most faults still worth finding
    std::uint64_t m_tried = 0;
};

/// Descent on full boards: exchanges a piece that has a fault with another of its kind, both in
/// their best rotation, as long as that saves joints.
class SwapDescent {
public:
    /// Both must outlive it.
    SwapDescent(ScoredBoard& board, const MovableCells& cells);

    /// Ends when no exchange helps, or soon after that many have been tried. @pre no movable cell
    /// is empty. @return the exchanges tried
    std::uint64_t improve(std::uint64_t most);

private:
    bool improveAt(Position position);

    ScoredBoard& m_board;
    const MovableCells& m_cells;
    std::vector<std::uint8_t> m_joints; ///< by position: the sides with a neighbour
    std::uint64_t m_tried = 0;
};

} // namespace tessera
