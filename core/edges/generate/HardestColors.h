// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

namespace tessera {

/// The colour counts for which one solution is expected: the hardest puzzle of
/// its size (003, 3.1.4).
struct HardestColors {
    double innerExact = 0;  ///< M before rounding
    double borderExact = 0; ///< B before rounding, computed with M already rounded up
    int inner = 0;          ///< M rounded up
    int border = 0;         ///< B rounded up; 0 where the board has no frame-to-frame joints
    bool byFormula = true;  ///< false where the formula gives nothing and our own rule was used

    [[nodiscard]] int total() const { return inner + border; }
};

/// M = (k!·4^k)^(1/2k) with k = (n−2)(m−2) inner cells, and
/// B = (b!·4!/M^(b/2))^(1/(2(n−1)+2(m−1))) with b = 2(n−2)+2(m−2) side cells and
/// M rounded up; both rounded up. With one fixed hint piece M's numerator is
/// (k−1)!·4^(k−1), the exponent's k unchanged.
///
/// Where the formula gives nothing, the same reasoning (arrangements divided by
/// the ways to miss a joint is one) is applied to what there is:
/// - unframed: C = ((nm)!·4^(nm))^(1/joints), all of it `inner`;
/// - n×1: B = (2!·(n−2)!·2^(n−2))^(1/(n−1)), no inner colours, and none at all
///   on a framed 1×1 board, which has no joints;
/// - n×2: M = (b!·4!)^(1/joints) for the joints between facing side pieces, B as
///   above; a 2×2 board has none of these and only B;
/// - signed: half as many patterns, since each has two halves that differ.
/// @param hints the number of fixed inner pieces.
[[nodiscard]] HardestColors hardestColors(GridSize size, Rules rules = {}, int hints = 0);

} // namespace tessera
