// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/generate/Generator.h"
#include "core/support/Random.h"

#include <vector>

namespace tessera {

/// One set of colours and the kinds of slots it is for.
struct Palette {
    int first = 1; ///< its lowest pattern number
    int count = 0;
    std::vector<SlotKind> kinds;
};

/// Which colours go where for the given settings: one palette for all slots, or
/// one for the ring (patterns 1 … B) and one for the rest (B+1 … B+M).
/// @param innerHints the number of hints that count in the hardest colour counts.
/// @throws UserError if the colours cannot all be used on the board, or if the
/// distinct pieces that they allow are too few and no copies are wanted.
[[nodiscard]] std::vector<Palette> planColors(const GeneratorSettings& settings,
                                              const SolvedBoard& board, int innerHints);

/// Paints all slots of the palette's kinds as the distribution says; every
/// colour of the palette occurs, and signed joints are turned at random.
void paintPalette(SolvedBoard& board, const Palette& palette, Distribution distribution,
                  Random& random);

} // namespace tessera
