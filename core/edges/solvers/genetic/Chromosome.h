// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/puzzle/GridSize.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// What a board is judged by (002, 4.7).
enum class Constraints : std::uint8_t {
    EdgesAndAreas, ///< joints that match, and 2×2 areas in which all four do
    Edges,         ///< joints alone
};

/// Niang's fitness P = 1 − (1/k)·Σ bad_i/total_i, over joints or over joints and 2×2 areas, kept as
/// a whole number, P times scale(), so that comparing and summing is exact. A board without areas
/// is judged by its joints alone, one without joints has fitness 1.
class FitnessRule {
public:
    FitnessRule(Constraints constraints, GridSize size)
        : m_edges(size.totalEdges()),
          m_areas(constraints == Constraints::EdgesAndAreas ? (size.width - 1) * (size.height - 1)
                                                            : 0) {}

    [[nodiscard]] bool countsAreas() const { return m_areas > 0; }
    /// From the matched joints and the bad areas; from 0 to scale().
    [[nodiscard]] std::int64_t fitness(int matched, int badAreas) const {
        const std::int64_t byEdges = m_edges == 0 ? 1 : matched;
        return m_areas == 0 ? byEdges : byEdges * m_areas + (m_areas - badAreas) * m_edges;
    }
    [[nodiscard]] std::int64_t scale() const {
        const std::int64_t edges = m_edges == 0 ? 1 : m_edges;
        return m_areas == 0 ? edges : 2 * edges * m_areas;
    }
    /// P itself, for people.
    [[nodiscard]] double value(std::int64_t fitness) const {
        return static_cast<double>(fitness) / static_cast<double>(scale());
    }

private:
    std::int64_t m_edges;
    std::int64_t m_areas; ///< 0 when they do not count
};

/// One member of a population: a full board whose score, bad areas and inverse are kept up to date.
/// Niang's encoding (002, 4.3), five numbers a tile, is a Placement here.
class Chromosome {
public:
    explicit Chromosome(const CompiledPuzzle& pieces)
        : m_board(pieces), m_positions(static_cast<std::size_t>(pieces.pieceCount())) {}

    [[nodiscard]] const ScoredBoard& board() const { return m_board; }
    [[nodiscard]] Placement at(Position position) const { return m_board.at(position); }
    [[nodiscard]] Position positionOf(PieceIndex piece) const { return m_positions[piece]; }
    /// Matched joints.
    [[nodiscard]] int score() const { return m_board.score(); }
    /// Counted only where lay() and assign() are given a counter.
    [[nodiscard]] int badAreas() const { return m_badAreas; }

    /// Together the changes have to keep the permutation, but a position may be emptied first and
    /// filled by a later call. @param counter nothing when areas do not count
    void lay(std::span<const Change> changes, AreaCounter* counter) {
        change(changes, counter, [&] {
            for (const Change& change : changes) {
                m_board.set(change);
                if (!change.placement.isEmpty())
                    m_positions[change.placement.piece()] = change.position;
            }
        });
    }

    /// Does work that lays pieces without counting areas, and counts them once for all of it.
    /// @param touched whose positions are all that the work changes
    template <typename Work>
    void change(std::span<const Change> touched, AreaCounter* counter, Work work) {
        if (counter == nullptr) {
            work();
        } else if (counter->isCountedAnew(touched.size())) {
            work();
            m_badAreas = counter->badAreas(m_board);
        } else {
            const int before = counter->badAreasAround(m_board, touched);
            work();
            m_badAreas += counter->badAreasAround(m_board, touched) - before;
        }
    }

    /// Takes over a full board.
    void assign(const ScoredBoard& board, const AreaCounter* counter) {
        m_board = board;
        const PaddedGrid& grid = board.grid();
        for (int cell = 0; cell < grid.size.cells(); ++cell) {
            const Position position = grid.position(cell);
            m_positions[board.at(position).piece()] = position;
        }
        m_badAreas = counter ? counter->badAreas(m_board) : 0;
    }

private:
    ScoredBoard m_board;
    std::vector<Position> m_positions; ///< by piece
    int m_badAreas = 0;
};

} // namespace tessera
