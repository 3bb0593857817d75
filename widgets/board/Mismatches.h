// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"

#include <QVector>

#include <compare>
#include <optional>
#include <vector>

namespace tessera {

/// One side of a cell.
struct CellSide {
    int cell = 0;
    Side side = Side::Up;

    friend auto operator<=>(const CellSide&, const CellSide&) = default;
};

/// Whether to mark this side: a joint that does not match, or a coloured edge towards the frame.
[[nodiscard]] bool isFaulty(const Puzzle& puzzle, const Board& board, int cell, Side side);

/// The sides on which one goes through all joints and the rim once, cell by cell.
[[nodiscard]] inline bool isOwnSide(GridSize size, int cell, Side side) {
    return side == Side::Right || side == Side::Down || size.onRim(cell, side);
}

/// Each mismatch of a board once, see isOwnSide(); ascending.
[[nodiscard]] std::vector<CellSide> mismatchesOn(const Puzzle& puzzle, const Board& board);

/// Whether most joints of a puzzle are among these.
[[nodiscard]] bool isCrowded(const Puzzle& puzzle, const std::vector<CellSide>& faulty);

/// Whether a cell holds a piece that has a mismatch on none of its sides.
[[nodiscard]] bool isFaultless(const Puzzle& puzzle, const Board& board, int cell);

/// The cell of a side and, but on the rim, the one across.
[[nodiscard]] QVector<int> cellsBeside(GridSize size, CellSide side);

/// How many mismatches touch each row and each column. One between two rows counts in both.
struct MismatchCounts {
    std::vector<int> rows;
    std::vector<int> columns;
};
[[nodiscard]] MismatchCounts countMismatches(GridSize size, const std::vector<CellSide>& faulty);

/// Where somebody who goes from mismatch to mismatch has arrived.
struct MismatchStop {
    CellSide place;
    int number = 0; ///< from 1
    int count = 0;  ///< of all
};

/// The next or previous mismatch, round and round; nothing if there is none.
/// @param cell of the cursor
/// @param from the one that was visited last; nothing: the cell itself comes first when forward
[[nodiscard]] std::optional<MismatchStop> mismatchAfter(const std::vector<CellSide>& faulty,
                                                        int cell, std::optional<CellSide> from,
                                                        bool forward);

} // namespace tessera
