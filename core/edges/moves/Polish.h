// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tessera {

/// The linear assignment problem for a fixed number of rows and columns: each row is given one
/// column of its own so that the sum of the weights is highest. By the network simplex method of
/// the LEMON library (Dezső, Jüttner and Kovács 2011). Keeps its memory from solution to solution.
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

/// Large-neighbourhood search on full boards: some cells of one kind, no two of them adjacent, are
/// emptied and filled again in the best possible way. As no lifted cell sees another, that is an
/// assignment problem. Boards never get worse; among equally good ones it wanders.
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

/// Large-neighbourhood search on full boards: a small rectangle of cells around a fault is emptied
/// and filled again by its own pieces, each on a cell of its kind, with as few faults as can be
/// had. That is searched exactly, by branch and bound, unless it takes too long. Boards never get
/// worse; among equally good ones it wanders.
class WindowPolish {
public:
    /// Both must outlive it. @param mostCells of a window, at least 1.
    WindowPolish(ScoredBoard& board, const MovableCells& cells, int mostCells);

    /// Empties and refills one window. @pre no movable cell is empty
    /// @return the number of placements tried, at least 1.
    std::uint64_t improve(Random& random);

private:
    struct Cell {
        Position position = 0;
        CellKind kind{};
        int joints = 0; ///< with cells outside the window or before it there
        Placement best;
    };
    /// A piece of the window.
    struct Spare {
        PieceIndex piece{};
        CellKind kind{};
        bool isUsed = false;
    };

    void choose(Random& random);
    /// @return the faults it had.
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
    int m_bound = 0; ///< faults that are still worth finding
    std::uint64_t m_tried = 0;
};

} // namespace tessera
