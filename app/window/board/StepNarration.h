// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"
#include "core/search/SearchSnapshot.h"

#include <QString>

#include <span>
#include <vector>

namespace tessera {

/// Where a search stood between two steps.
struct StepMoment {
    Board board;
    SearchNumbers numbers;
};

/// One step of a search in words: what came before the move, the move and what it
/// brought, and why it was made, e.g. "Swap D4 and F7: +2, now 151 of 180. The best so
/// far." Told from what every method reports anyway.
/// @param events those of the step
[[nodiscard]] QString narrateStep(const Puzzle& puzzle, const StepMoment& before,
                                  const StepMoment& after, std::span<const TraceEvent> events);

} // namespace tessera
