// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"

#include <QString>

#include <vector>

namespace tessera {

/// How good a board is. Only joints between two placed pieces count, and the frame does not.
struct Score {
    int matched = 0;    ///< joints whose two edges join: the score
    int total = 0;      ///< all joints of the board: the full score
    int mismatched = 0; ///< joints between two pieces that do not join
    int empty = 0;      ///< cells without a piece
    int badAreas = 0;   ///< 2×2 areas in which any of the four inner joints does not match
    int areas = 0;      ///< all 2×2 areas, (n−1)(m−1)

    /// 1 − ½(bad joints / joints + bad areas / areas) of 002, 4.7 (two
    /// constraints), a joint being bad unless it matches. On boards without
    /// 2×2 areas the joints alone count; a board without joints has fitness 1.
    [[nodiscard]] double fitness() const;
    [[nodiscard]] bool isSolved() const { return empty == 0 && matched == total; }
};

/// Scores a board from scratch: the reference for every faster way.
[[nodiscard]] Score scoreOf(const Puzzle& puzzle, const Board& board);

[[nodiscard]] int matchedEdges(const Puzzle& puzzle, const Board& board);

enum class JointState : std::uint8_t { Rim, Open, Matched, Mismatched };

/// The state of the joint on one side of a cell: at the rim, open (a piece is
/// missing on either side), matched or mismatched.
[[nodiscard]] JointState jointState(const Puzzle& puzzle, const Board& board, int cell, Side side);

/// What breaks the puzzle's own rules on a board, apart from mismatched joints.
struct Violation {
    enum class Kind : std::uint8_t {
        GreyMissing, ///< the cell touches the frame with an edge that is not grey
        GreyInside,  ///< a grey edge points into the board
        HintMoved,   ///< a hint's cell holds something else
    };
    Kind kind;
    int cell;

    friend bool operator==(const Violation&, const Violation&) = default;
};

/// All violations in cell order, hints last. Empty cells violate nothing but hints.
[[nodiscard]] std::vector<Violation> violationsOf(const Puzzle& puzzle, const Board& board);

/// A sentence for the user, e.g. "D4: a grey edge points into the board".
[[nodiscard]] QString describe(const Violation& violation, GridSize size);

/// The name of a cell: column letters and row number, A1 at the upper left; AA follows Z.
[[nodiscard]] QString cellName(GridSize size, int cell);

} // namespace tessera
