// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/PairSampler.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/solvers/local/TabuList.h"
#include "core/search/SearchContext.h"

#include <cstdint>
#include <span>

namespace tessera {

/// The neighbourhood of one tabu iteration: swaps of sampled pairs, each with
/// best rotations, and every rotation of the given positions (001, 2.3.1).
struct TabuNeighbourhood {
    const PairSampler* pairs = nullptr;
    /// How many pairs are drawn for one iteration; all are looked at, in order,
    /// when that is as many as there are.
    std::uint64_t sampled = 0;
    std::span<const Position> rotatable;
};

/// Tabu search's walk: always to the best neighbour that is not tabu, better or
/// not. What a move takes away becomes tabu: a swap may not bring back that pair
/// of configurations on that pair of cells, a rotation not that configuration
/// on that cell. A tabu move that beats the best known score is made all the
/// same (aspiration).
class TabuWalk {
public:
    TabuWalk(ScoredBoard& board, std::size_t listLength) : m_board(board), m_list(listLength) {}

    /// One iteration. False when the search has to end, and then nothing moved;
    /// true also when every neighbour was tabu.
    /// @param bestKnown what a tabu move has to beat.
    bool step(SearchContext& context, const TabuNeighbourhood& neighbourhood, int bestKnown);

    void forget() { m_list.clear(); }
    [[nodiscard]] std::size_t tabuCount() const { return m_list.size(); }
    [[nodiscard]] std::uint64_t aspirations() const { return m_aspirations; }

private:
    /// The best admissible neighbour found so far; a rotation has second and
    /// first on the same position.
    struct Found {
        bool any = false;
        bool isTabu = false;
        bool isSwap = false;
        PlannedSwap move;
    };

    bool lookAtSwaps(SearchContext& context, const TabuNeighbourhood& neighbourhood);
    bool lookAtRotations(SearchContext& context, std::span<const Position> rotatable);
    void considerSwap(Position a, Position b, Random& random);
    void considerRotation(Position position);
    void make();
    [[nodiscard]] PackedEdges shown(Placement placement) const {
        return m_board.pieces().edges(placement);
    }
    [[nodiscard]] bool isBetter(int delta) const {
        return !m_found.any || delta > m_found.move.delta;
    }
    [[nodiscard]] bool aspires(int delta) const { return m_board.score() + delta > m_bestKnown; }

    ScoredBoard& m_board;
    TabuList m_list;
    Found m_found;
    int m_bestKnown = 0;
    std::uint64_t m_aspirations = 0;
};

} // namespace tessera
