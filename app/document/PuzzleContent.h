// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"
#include "core/sudoku/formats/SudokuFile.h"

#include <variant>

namespace tessera {

/// What a document of any kind of puzzle holds.
using PuzzleContent = std::variant<PuzzleFile, SudokuFile>;

} // namespace tessera
