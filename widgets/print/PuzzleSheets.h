// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/print/PrintedPages.h"
#include "widgets/print/SheetLayout.h"

#include "core/edges/formats/PuzzleFile.h"

namespace tessera {

/// A puzzle to print, cut out and play: its pieces with their numbers behind
/// them, and an empty board with its hints. The tabs and blanks of a signed
/// puzzle are drawn within the squares.
/// @param theme id of the tiles; an unknown one means the default
/// @throws UserError as layOutSheets() does, or if there are no pieces.
[[nodiscard]] PrintedPages puzzleSheets(const PuzzleFile& file, const SheetSettings& settings,
                                        const QString& theme);

} // namespace tessera
