// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/ants/AntColony.h"
#include "core/search/SearchContext.h"

namespace tessera {

/// Tells a search's watchers about a colony: the tours of its last cycle, the
/// state of its trails, and how strong they are on each cell.
void describe(const AntColony& colony, SearchReport& report);

/// The pheromone on each cell, as a share of the strongest there is: in graph
/// Cell the strongest trail to any piece, in graph Side the mean of the trails
/// of the best board's joints around the cell.
[[nodiscard]] CellHeat pheromoneHeat(const AntColony& colony);

} // namespace tessera
