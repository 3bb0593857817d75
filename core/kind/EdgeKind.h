// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"
#include "core/kind/Kind.h"

namespace tessera {

/// The kind of edge-matching puzzles; its puzzles hold a PuzzleFile.
[[nodiscard]] const Kind& edgeKind();

[[nodiscard]] inline AnyPuzzle anyPuzzle(PuzzleFile file) { return {edgeKind(), std::move(file)}; }

} // namespace tessera
