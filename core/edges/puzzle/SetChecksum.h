// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QString>

#include <map>
#include <optional>

namespace tessera {

/// New names of a puzzle's patterns. In a signed puzzle both halves are listed, and mates stay
/// mates.
using ColorNames = std::map<Color, Color>;

/// The same puzzle with other names of its patterns; patterns that are not listed keep theirs.
[[nodiscard]] Puzzle renamed(const Puzzle& puzzle, const ColorNames& names);

/// A checksum for sets of pieces: 12 letters and digits that can be read aloud, as 7K3M-9QXA-2BHD.
/// Equal for the same size (also on its side), the same rules and the same pieces in any order, and
/// in any rotation unless pieces keep it. Hints do not count. The first 60 bits of a SHA-256.
[[nodiscard]] QString setChecksum(const Puzzle& puzzle);

/// Names that depend only on the set: puzzles that differ only in the names of their patterns, and
/// in what setChecksum() ignores, have the same pieces under these names. Found by colour
/// refinement (Weisfeiler & Leman 1968); all choices are tried among the patterns that it does not
/// distinguish.
/// @return nothing if that takes too many choices: too many patterns are equivalent
[[nodiscard]] std::optional<ColorNames> canonicalColors(const Puzzle& puzzle);

/// setChecksum() with canonicalColors(): equal however the patterns are numbered.
[[nodiscard]] std::optional<QString> colorFreeChecksum(const Puzzle& puzzle);

/// The names in another set that is equal except for the names of its patterns. Uses the rules of
/// the other set, because board files do not hold all of them. A window may wait for it, so it
/// gives up earlier than canonicalColors().
/// @return nothing if the sets differ, or it gave up
[[nodiscard]] std::optional<ColorNames> colorsOfSameSet(const Puzzle& from, const Puzzle& into);

} // namespace tessera
