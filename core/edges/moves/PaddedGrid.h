// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/GridSize.h"

#include <array>
#include <cstdint>

namespace tessera {

/// A cell's index in a PaddedGrid.
using Position = std::uint32_t;

/// A board's cells with one row of padding above and below and one column
/// between the rows, so that every cell has four neighbours to read without
/// asking where the rim is.
struct PaddedGrid {
    GridSize size;

    [[nodiscard]] constexpr Position stride() const {
        return static_cast<Position>(size.width) + 1;
    }
    [[nodiscard]] constexpr Position positions() const {
        return stride() * (static_cast<Position>(size.height) + 2) + 1;
    }
    [[nodiscard]] constexpr Position position(int cell) const {
        return stride() * (static_cast<Position>(size.row(cell)) + 1) +
               static_cast<Position>(size.column(cell)) + 1;
    }
    /// @pre the position is not padding.
    [[nodiscard]] constexpr int cell(Position position) const {
        return size.cell(static_cast<int>((position - 1) % stride()),
                         static_cast<int>((position - 1) / stride()) - 1);
    }
    /// The position across a side; padding at the rim.
    [[nodiscard]] constexpr Position neighbour(Position position, Side side) const {
        switch (side) {
        case Side::Up:
            return position - stride();
        case Side::Right:
            return position + 1;
        case Side::Down:
            return position + stride();
        case Side::Left:
            return position - 1;
        }
        return position;
    }
    [[nodiscard]] constexpr bool adjacent(Position a, Position b) const {
        const Position distance = a > b ? a - b : b - a;
        return distance == 1 || distance == stride();
    }
};

} // namespace tessera
