// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/moves/MovableCells.h"
#include "core/moves/ScoredBoard.h"
#include "core/search/SearchContext.h"
#include "core/solvers/Descent.h"
#include "core/solvers/MetropolisWalk.h"
#include "core/solvers/TemperatureScale.h"
#include "core/solvers/ants/AntSettings.h"
#include "core/solvers/ants/TrailUpdate.h"

#include <cstdint>
#include <optional>

namespace tessera {

/// Improves a finished tour by the moves that all trajectory methods share. Not
/// in 003, whose colonies stay below its own greedy method.
class AntPolisher {
public:
    /// All must outlive it. @pre a move is possible
    AntPolisher(const CompiledPuzzle& pieces, const MovableCells& cells,
                const AntSettings& settings);

    /// Improves the tour in place, or leaves it as it is; ends early when the
    /// search has to end.
    void polish(FinishedTour& tour, SearchContext& context);

private:
    void load(const FinishedTour& tour);
    void keepIfBetter(FinishedTour& tour) const;
    void descend(FinishedTour& tour, SearchContext& context);
    void anneal(FinishedTour& tour, SearchContext& context);
    void calibrate(SearchContext& context);
    [[nodiscard]] bool walk(FinishedTour& tour, std::uint64_t moves, SearchContext& context);

    const MovableCells& m_cells;
    const AntSettings& m_settings;
    ScoredBoard m_board;
    Descent m_descent;
    MetropolisWalk m_walk;
    std::optional<TemperatureRange> m_range; ///< once measured
};

} // namespace tessera
