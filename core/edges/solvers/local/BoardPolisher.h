// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/solvers/local/Descent.h"
#include "core/edges/solvers/local/MetropolisWalk.h"
#include "core/search/Parameter.h"
#include "core/search/SearchContext.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// What is done to boards that another method has made.
enum class PolishKind : std::uint8_t {
    None,
    Descent,   ///< to the local optimum of swaps and rotations
    Annealing, ///< a short cooling, then descent
};

struct PolishSettings {
    PolishKind kind = PolishKind::None;
    std::uint64_t moves = 1000; ///< of a cooling, for each movable cell
    /// Where it begins: 0 at the end of the freezing range, 1 at its start; and where it ends.
    double heat = 0.5;
    double endHeat = 0.0;

    [[nodiscard]] static PolishSettings from(const ParameterValues& values);
};

/// What PolishSettings are made from. @param meaning what is polished, and when; untranslated
void addPolishParameters(std::vector<Parameter>& list, const PolishSettings& defaults,
                         const char* meaning);

/// Improves boards of other methods by the moves of the trajectory methods. Ours: 002 and 003,
/// which lack it, stay below plain greedy boards.
class BoardPolisher {
public:
    /// Both must outlive it. @pre a move is possible
    BoardPolisher(const CompiledPuzzle& pieces, const MovableCells& cells,
                  const PolishSettings& settings);

    /// Improves a full board, by position, in place; ends early when the search has to end.
    void polish(std::span<Placement> placements, int& score, SearchContext& context);

private:
    /// The board that is being improved.
    struct Target {
        std::span<Placement> placements;
        int& score;
    };

    void load(const Target& target);
    void keepIfBetter(const Target& target) const;
    void descend(const Target& target, SearchContext& context);
    void anneal(const Target& target, SearchContext& context);
    [[nodiscard]] bool calibrate(const Target& target, SearchContext& context);
    [[nodiscard]] bool walk(const Target& target, std::uint64_t moves, SearchContext& context);

    const MovableCells& m_cells;
    PolishSettings m_settings;
    ScoredBoard m_board;
    Descent m_descent;
    MetropolisWalk m_walk;
    LossStatistics m_losses;
    TemperatureRange m_range;
    int m_measured = 0; ///< boards
};

} // namespace tessera
