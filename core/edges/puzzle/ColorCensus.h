// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <array>
#include <map>

namespace tessera {

/// Whether an edge of a piece of a framed board can only meet edges along the
/// frame: it is not grey but next to a grey one. Never on an unframed board.
[[nodiscard]] bool isRingEdge(const Puzzle& puzzle, PieceIndex piece, Side side);

/// Whether a piece shows a pattern (either half of it) on an edge along the
/// frame, or on one that is not.
[[nodiscard]] bool carries(const Puzzle& puzzle, PieceIndex piece, Color pattern, bool ring);

/// How many edges show the two halves of a pattern; an unsigned one has only
/// the positive.
struct ColorUses {
    int positive = 0;
    int negative = 0;

    /// The edges that find no partner even if the others all do.
    [[nodiscard]] int unpaired(bool isSigned) const;
    [[nodiscard]] int total() const { return positive + negative; }
};

/// How often each pattern occurs on a puzzle's pieces, along the frame and
/// elsewhere; the grey does not count.
class ColorCensus {
public:
    explicit ColorCensus(const Puzzle& puzzle);

    [[nodiscard]] const std::map<Color, ColorUses>& patterns(bool ring) const {
        return m_uses[ring ? 1 : 0];
    }
    /// The patterns that occur only along the frame.
    [[nodiscard]] int borderColors() const;
    /// All others.
    [[nodiscard]] int innerColors() const;

private:
    std::array<std::map<Color, ColorUses>, 2> m_uses;
};

} // namespace tessera
