// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

namespace tessera {

/// General variable neighbourhood search for Sudoku after Hamza & Sevkli 2014
/// (004, Figure 2), on the skeleton that MS-GVNS uses for edge matching: shakes
/// in N_k, descends through all neighbourhoods by best improvement, and goes on
/// from what is better. As published ("hamza-sevkli-2014") it sticks even on easy
/// grids with few givens; the defaults keep equals, fill singles first and restart.
/// The fragment names no neighbourhoods, cost or representation: those are ours, after
/// Lewis 2007.
[[nodiscard]] SolverInfo gvnsSudokuInfo();

} // namespace tessera
