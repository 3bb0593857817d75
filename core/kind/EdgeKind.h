// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"
#include "core/kind/Kind.h"

namespace tessera {

/// Edge matching. Of a puzzle it holds the PuzzleFile.
[[nodiscard]] const Kind& edgeKind();

[[nodiscard]] inline AnyPuzzle anyPuzzle(PuzzleFile file) { return {edgeKind(), std::move(file)}; }

} // namespace tessera
