// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/AreaCounter.h"
#include "core/edges/moves/ScoredBoard.h"

#include <span>
#include <vector>

namespace tessera {

/// One member of a genetic algorithm's population: a full board whose score, bad
/// areas and inverse are kept up to date wherever an operator touches it.
///
/// Niang's encoding (002, 4.3), five numbers a tile of which the last is its
/// orientation, is a Placement here: the piece's number, which stands for its four
/// edges, and its rotation.
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

    /// Puts every change on the board. Together they have to keep the permutation,
    /// but a position may be emptied first and filled by a later call.
    /// @param counter nothing when areas do not count
    void lay(std::span<const Change> changes, AreaCounter* counter) {
        change(changes, counter, [&] {
            for (const Change& change : changes) {
                m_board.set(change);
                if (!change.placement.isEmpty())
                    m_positions[change.placement.piece()] = change.position;
            }
        });
    }

    /// Does some work that lays pieces without counting areas, and counts them
    /// once for all of it.
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
    void assign(const ScoredBoard& board, const AreaCounter* counter);

private:
    ScoredBoard m_board;
    std::vector<Position> m_positions; ///< by piece
    int m_badAreas = 0;
};

} // namespace tessera
