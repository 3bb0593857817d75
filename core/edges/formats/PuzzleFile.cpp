// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/PuzzleFile.h"

namespace tessera {

PuzzleFile::PuzzleFile(Puzzle source, PuzzleInfo about)
    : puzzle(std::move(source)), board(puzzle.size(), puzzle.pieceCount()),
      locked(static_cast<std::size_t>(puzzle.size().cells())), info(std::move(about)) {
    for (const Hint& hint : puzzle.hints())
        board.place(hint.cell, hint.placement);
}

} // namespace tessera
