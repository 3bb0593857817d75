// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/search/Parameter.h"
#include "core/search/SearchContext.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tessera {

/// Which improving move of a neighbourhood is made.
enum class Improvement : std::uint8_t { First, Best };

/// The parameter "improvement" of the methods that descend: see ParameterValues::option().
[[nodiscard]] Parameter improvementParameter(const char* source);

/// Descends to a local optimum of the swap and rotation neighbourhoods. A cell that was looked at
/// in vain is not looked at again until it or a neighbour changes: moves depend on nothing else.
///
/// All changes to the board have to go through set(), make(), or be followed by recheckAll().
class Descent {
public:
    /// Both must outlive it. The board may be empty yet.
    Descent(ScoredBoard& board, const MovableCells& cells, Improvement improvement);

    /// Nothing is known of the board.
    void recheckAll();
    /// The board is known to be a local optimum.
    void nothingToCheck();

    void set(const Change& change);
    void make(const PlannedSwap& swap) {
        set(swap.first);
        set(swap.second);
    }

    /// One improving swap of two pieces of a kind, each in its best rotation (N_SC, N_SS and N_SRC
    /// of 000). False if there is none, or if the search has to end.
    bool improveBySwap(CellKind kind, SearchContext& context);
    /// Makes one improving rotation (N_R of 000).
    bool improveByRotation(SearchContext& context);
    /// Makes one improving move, a swap if there is one.
    bool improve(SearchContext& context);

private:
    /// Positions to look at, each at most once.
    struct Agenda {
        std::vector<Position> positions;
        std::vector<std::uint8_t> listed; ///< by position

        void add(Position position);
        void removeAt(std::size_t index);
        void clear();
    };

    void mark(Position position);
    [[nodiscard]] bool scanRow(Position position, CellKind kind, SearchContext& context,
                               PlannedSwap& best);

    ScoredBoard& m_board;
    const MovableCells& m_cells;
    Improvement m_improvement;
    std::vector<std::uint8_t> m_kinds; ///< CellKind by position, kCellKinds if not movable
    std::vector<std::uint8_t> m_canTurn;
    std::array<Agenda, kCellKinds> m_swaps;
    Agenda m_rotations;
};

} // namespace tessera
