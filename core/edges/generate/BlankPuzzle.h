// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"

namespace tessera {

/// A puzzle to be made by hand: one piece for each cell, with grey edges as the
/// frame asks, in cell order. Joints take patterns 1 … @p colors in turn, so
/// that each exists and the pieces fit together from the start; there are fewer
/// where the board has fewer joints. The pieces lie on their
/// cells, ready to be painted; nothing is locked.
/// @throws UserError if the size or the number of colours is not possible.
[[nodiscard]] PuzzleFile blankPuzzle(GridSize size, Rules rules, int colors);

} // namespace tessera
