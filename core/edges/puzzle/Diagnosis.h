// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QString>

#include <vector>

namespace tessera {

/// Something about a puzzle that a person who makes one should know.
struct Diagnosis {
    enum class Severity : std::uint8_t {
        Error,   ///< no board can be filled: no solver takes the puzzle
        Warning, ///< a legal puzzle, but one without a full solution, or an odd one
    };
    enum class Kind : std::uint8_t {
        PieceCount,   ///< not as many pieces as cells
        FitsNowhere,  ///< a piece whose greys no cell has, e.g. three on a 5×5 board
        PieceKinds,   ///< too few or too many corner, side or inner pieces
        TooManyGreys, ///< more grey edges than an unframed board has rim edges
        OddColor,     ///< a colour that cannot be paired off completely
        Mates,        ///< a signed colour with more of one half than of the other
        Copies,       ///< pieces that are copies of each other
        Hint,         ///< a hint that breaks the frame or mismatches another hint
    };
    Kind kind = Kind::PieceCount;
    Severity severity = Severity::Error;
    QString sentence;
    std::vector<PieceIndex> pieces; ///< those to blame, ascending; may be empty
};

/// All that is wrong with a puzzle: errors first, each kind once for each cause. A colour must
/// occur an even number of times, along the frame and inside apart, since the two never meet (003,
/// 3.1.4); at an unframed rim as many edges as there are may stay unpaired.
[[nodiscard]] std::vector<Diagnosis> diagnose(const Puzzle& puzzle);

} // namespace tessera
