// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

namespace tessera {

/// General variable neighbourhood search for Sudoku after Hamza & Sevkli 2014
/// (004, Figure 2), on the skeleton that MS-GVNS uses for edge matching: shakes
/// in N_k, descends through all neighbourhoods by best improvement, and goes on
/// from what is better. As published it solves easy grids at once and sticks on
/// the hardest; see its presets.
[[nodiscard]] SolverInfo gvnsSudokuInfo();

} // namespace tessera
