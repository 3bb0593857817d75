// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Piece.h"

#include <optional>
#include <vector>

namespace tessera {

/// The most cells a side may have; see Placement for the reason.
inline constexpr int kMaxSide = 127;

/// Which part of a framed board a cell belongs to, and so which pieces may lie
/// there: the sides that touch the frame are exactly the grey ones. Corner,
/// Side and Inner are the field's kinds; the other three exist only on boards
/// that are one cell wide. On an unframed board every cell is Inner.
enum class CellKind : std::uint8_t { Inner, Side, Corner, Strip, End, Single };

inline constexpr int kCellKinds = 6;

/// Width and height of a board in cells, and the arithmetic that follows from
/// them. Cells are numbered row by row from the upper left, from 0.
struct GridSize {
    int width = 0;
    int height = 0;

    [[nodiscard]] constexpr int cells() const { return width * height; }
    [[nodiscard]] constexpr bool isValid() const {
        return width >= 1 && height >= 1 && width <= kMaxSide && height <= kMaxSide;
    }
    [[nodiscard]] constexpr int cell(int column, int row) const { return row * width + column; }
    [[nodiscard]] constexpr int column(int cell) const { return cell % width; }
    [[nodiscard]] constexpr int row(int cell) const { return cell / width; }

    /// The full score n(m−1) + m(n−1): the joints inside the board.
    [[nodiscard]] constexpr int totalEdges() const {
        return width * (height - 1) + height * (width - 1);
    }

    [[nodiscard]] constexpr bool onRim(int cell, Side side) const {
        switch (side) {
        case Side::Up:
            return row(cell) == 0;
        case Side::Right:
            return column(cell) == width - 1;
        case Side::Down:
            return row(cell) == height - 1;
        case Side::Left:
            return column(cell) == 0;
        }
        return false;
    }

    /// The cell across the given side, or nothing at the rim.
    [[nodiscard]] constexpr std::optional<int> neighbour(int cell, Side side) const {
        if (onRim(cell, side))
            return std::nullopt;
        switch (side) {
        case Side::Up:
            return cell - width;
        case Side::Right:
            return cell + 1;
        case Side::Down:
            return cell + width;
        case Side::Left:
            return cell - 1;
        }
        return std::nullopt;
    }

    [[nodiscard]] constexpr GridSize turned() const { return {height, width}; }
    /// Where a cell comes to lie when the board is turned by clockwise quarters.
    [[nodiscard]] constexpr int turnedCell(int cell, int quarters = 1) const {
        GridSize size = *this;
        for (; (quarters & 3) != 0; --quarters) {
            const GridSize next = size.turned();
            cell = next.cell(size.height - 1 - size.row(cell), size.column(cell));
            size = next;
        }
        return cell;
    }

    /// The cells so many from the rim, clockwise from the upper left.
    [[nodiscard]] std::vector<int> ring(int inset = 0) const;

    [[nodiscard]] CellKind framedKind(int cell) const;

    friend constexpr bool operator==(const GridSize&, const GridSize&) = default;
};

/// The kind of cell that a piece with these grey edges fits on a framed board.
[[nodiscard]] CellKind kindOfGreys(const Piece& piece);

} // namespace tessera
