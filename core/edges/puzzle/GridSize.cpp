// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/GridSize.h"

namespace tessera {

namespace {

CellKind cellKindOf(const std::array<bool, 4>& grey) {
    const int count = grey[0] + grey[1] + grey[2] + grey[3];
    switch (count) {
    case 0:
        return CellKind::Inner;
    case 1:
        return CellKind::Side;
    case 2:
        return grey[0] == grey[2] ? CellKind::Strip : CellKind::Corner;
    case 3:
        return CellKind::End;
    default:
        return CellKind::Single;
    }
}

} // namespace

std::vector<int> GridSize::ring(int inset) const {
    const int right = width - 1 - inset;
    const int bottom = height - 1 - inset;
    std::vector<int> cells;
    for (int column = inset; column <= right; ++column)
        cells.push_back(cell(column, inset));
    for (int row = inset + 1; row <= bottom; ++row)
        cells.push_back(cell(right, row));
    for (int column = right - 1; bottom > inset && column >= inset; --column)
        cells.push_back(cell(column, bottom));
    for (int row = bottom - 1; right > inset && row > inset; --row)
        cells.push_back(cell(inset, row));
    return cells;
}

CellKind GridSize::framedKind(int cell) const {
    std::array<bool, 4> grey{};
    for (const Side side : kSides)
        grey[static_cast<std::size_t>(side)] = onRim(cell, side);
    return cellKindOf(grey);
}

CellKind kindOfGreys(const Piece& piece) {
    std::array<bool, 4> grey{};
    for (std::size_t i = 0; i < 4; ++i)
        grey[i] = piece.edges[i] == kGrey;
    return cellKindOf(grey);
}

} // namespace tessera
