// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"

#include <QVector>

#include <compare>
#include <optional>
#include <vector>

namespace tessera {

struct CellSide {
    int cell = 0;
    Side side = Side::Up;

    friend auto operator<=>(const CellSide&, const CellSide&) = default;
};

/// Whether to mark this side: a mismatch, or a coloured edge towards the frame.
[[nodiscard]] bool isFaulty(const Puzzle& puzzle, const Board& board, int cell, Side side);

/// Each mismatch of a board once, at the first of its cells; ascending.
[[nodiscard]] std::vector<CellSide> mismatchesOn(const Puzzle& puzzle, const Board& board);

/// Whether most joints of a puzzle are among these.
[[nodiscard]] bool isCrowded(const Puzzle& puzzle, const std::vector<CellSide>& faulty);

/// Whether a cell holds a piece without a mismatch on any side.
[[nodiscard]] bool isFaultless(const Puzzle& puzzle, const Board& board, int cell);

/// The cell of a side and, except at the rim, the one across.
[[nodiscard]] QVector<int> cellsBeside(GridSize size, CellSide side);

/// The number of mismatches at each row and column. One between two rows counts for both.
struct MismatchCounts {
    std::vector<int> rows;
    std::vector<int> columns;
};
[[nodiscard]] MismatchCounts countMismatches(GridSize size, const std::vector<CellSide>& faulty);

/// The position of a user who goes from mismatch to mismatch.
struct MismatchStop {
    CellSide place;
    int number = 0; ///< from 1
    int count = 0;  ///< of all
};

/// The next or previous mismatch, cyclically; nothing if there is none.
/// @param cell the cell of the cursor
/// @param from the last one visited; nothing: forward, the cell itself comes first
[[nodiscard]] std::optional<MismatchStop> mismatchAfter(const std::vector<CellSide>& faulty,
                                                        int cell, std::optional<CellSide> from,
                                                        bool forward);

} // namespace tessera
