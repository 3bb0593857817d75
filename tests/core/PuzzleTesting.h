// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/generate/Generator.h"

namespace tessera {

/// A generated puzzle with its solution on the board.
inline PuzzleFile solvedPuzzle(GridSize size, Rules rules = {}, int colors = 5,
                               std::uint64_t seed = 1) {
    GeneratorSettings settings;
    settings.size = size;
    settings.rules = rules;
    settings.colors.kind = ColorChoice::Kind::Total;
    settings.colors.total = colors;
    settings.uniquePieces = false;
    settings.solved = true;
    settings.seed = seed;
    return generatePuzzle(settings);
}

} // namespace tessera
