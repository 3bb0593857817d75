// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QString>

#include <map>
#include <optional>

namespace tessera {

/// New names of a puzzle's patterns. In a signed puzzle both halves are listed, mates to mates.
using ColorNames = std::map<Color, Color>;

/// The same puzzle with other names of its patterns; those that are not listed keep theirs.
[[nodiscard]] Puzzle renamed(const Puzzle& puzzle, const ColorNames& names);

/// Tells sets of pieces apart: 12 letters and digits to be read aloud, as 7K3M-9QXA-2BHD. Equal for
/// the same size (also on its side), rules and pieces in any order, turned in any way unless pieces
/// keep their rotation. Hints do not count. The first 60 bits of SHA-256.
[[nodiscard]] QString setChecksum(const Puzzle& puzzle);

/// Names that depend on the set alone: puzzles that differ only in their patterns' names, and in
/// what setChecksum() leaves out, have the same pieces under theirs. Found by colour refinement
/// (Weisfeiler, Leman 1968) with all choices tried where it leaves patterns alike.
/// @return nothing if that takes too many choices: too many patterns are alike
[[nodiscard]] std::optional<ColorNames> canonicalColors(const Puzzle& puzzle);

/// setChecksum() under canonicalColors(): equal however the patterns are numbered.
[[nodiscard]] std::optional<QString> colorFreeChecksum(const Puzzle& puzzle);

/// How the patterns of one set are called in another that is the same but for their names, by the
/// rules of the other: files of boards do not hold all of them. A window can wait for it, so it
/// gives up sooner than canonicalColors().
/// @return nothing if they are not the same, or cannot be told
[[nodiscard]] std::optional<ColorNames> colorsOfSameSet(const Puzzle& from, const Puzzle& into);

} // namespace tessera
