// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/race/CompareActions.h"
#include "app/window/race/CompareWindow.h"
#include "app/window/race/Comparison.h"

#include "core/kind/EdgeKind.h"

namespace tessera {

inline CompareWindow* raceOf(QObject& window) {
    return window.findChild<CompareActions*>()->compareWindow();
}

/// The pieces that a search of an edge-matching puzzle has.
inline const Puzzle& piecesOf(const ComparedRun& run) { return run.puzzle.as<PuzzleFile>().puzzle; }

/// Its board on show, nothing if there is none.
inline std::optional<Board> boardOf(const ComparedRun& run) {
    const Puzzle& pieces = piecesOf(run);
    return run.board.empty() ? std::nullopt
                             : Board::fromCodes(pieces.size(), pieces.pieceCount(), run.board);
}

} // namespace tessera
