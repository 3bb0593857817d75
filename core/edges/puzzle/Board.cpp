// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/Board.h"

#include <algorithm>

namespace tessera {

Board::Board(GridSize size, int pieceCount)
    : m_size(size), m_cells(static_cast<std::size_t>(size.cells())),
      m_cellOf(static_cast<std::size_t>(pieceCount), kNowhere) {}

std::optional<Board> Board::fromCodes(GridSize size, int pieceCount,
                                      std::span<const std::uint16_t> codes) {
    if (!size.isValid() || codes.size() != static_cast<std::size_t>(size.cells()))
        return std::nullopt;
    Board board(size, pieceCount);
    for (int cell = 0; cell < size.cells(); ++cell) {
        const auto placement = Placement::fromCode(codes[static_cast<std::size_t>(cell)]);
        if (placement.isEmpty())
            continue;
        if (placement.piece() >= pieceCount || board.cellOf(placement.piece()))
            return std::nullopt;
        board.place(cell, placement);
    }
    return board;
}

std::vector<std::uint16_t> Board::codes() const {
    std::vector<std::uint16_t> codes(m_cells.size());
    std::ranges::transform(m_cells, codes.begin(), &Placement::code);
    return codes;
}

std::optional<int> Board::cellOf(PieceIndex piece) const {
    if (piece >= m_cellOf.size() || m_cellOf[piece] == kNowhere)
        return std::nullopt;
    return m_cellOf[piece];
}

void Board::place(int cell, Placement placement) {
    Placement& here = m_cells[static_cast<std::size_t>(cell)];
    if (!here.isEmpty()) {
        m_cellOf[here.piece()] = kNowhere;
        --m_placed;
    }
    if (!placement.isEmpty()) {
        std::int32_t& where = m_cellOf[placement.piece()];
        if (where != kNowhere) {
            m_cells[static_cast<std::size_t>(where)] = Placement();
            --m_placed;
        }
        where = cell;
        ++m_placed;
    }
    here = placement;
}

void Board::clearAll() {
    std::ranges::fill(m_cells, Placement());
    std::ranges::fill(m_cellOf, kNowhere);
    m_placed = 0;
}

void Board::swap(int first, int second) {
    Placement& a = m_cells[static_cast<std::size_t>(first)];
    Placement& b = m_cells[static_cast<std::size_t>(second)];
    std::swap(a, b);
    if (!a.isEmpty())
        m_cellOf[a.piece()] = first;
    if (!b.isEmpty())
        m_cellOf[b.piece()] = second;
}

void Board::rotate(int cell, int quarters) {
    Placement& here = m_cells[static_cast<std::size_t>(cell)];
    here = here.turned(quarters);
}

std::optional<CellBlock> blockOf(GridSize size, std::span<const int> cells) {
    if (cells.empty())
        return std::nullopt;
    int left = size.width;
    int right = -1;
    int top = size.height;
    int bottom = -1;
    for (const int cell : cells) {
        left = std::min(left, size.column(cell));
        right = std::max(right, size.column(cell));
        top = std::min(top, size.row(cell));
        bottom = std::max(bottom, size.row(cell));
    }
    const CellBlock block{left, top, right - left + 1, bottom - top + 1};
    if (static_cast<std::size_t>(block.width * block.height) != cells.size())
        return std::nullopt;
    return block;
}

std::optional<Board> movedCells(const Board& board, std::span<const int> cells, int columns,
                                int rows) {
    const GridSize size = board.size();
    std::vector<bool> moves(static_cast<std::size_t>(size.cells()));
    for (const int cell : cells) {
        const int column = size.column(cell) + columns;
        const int row = size.row(cell) + rows;
        if (column < 0 || column >= size.width || row < 0 || row >= size.height)
            return std::nullopt;
        moves[static_cast<std::size_t>(cell)] = true;
    }
    const int shift = rows * size.width + columns;
    const auto isSource = [&](int cell) { return moves[static_cast<std::size_t>(cell)]; };
    std::vector<int> from(static_cast<std::size_t>(size.cells()));
    for (int cell = 0; cell < size.cells(); ++cell)
        from[static_cast<std::size_t>(cell)] = cell;
    for (const int cell : cells) {
        const int target = cell + shift;
        from[static_cast<std::size_t>(target)] = cell;
        if (isSource(target))
            continue;
        // What is pushed away goes to the start of the chain that pushes it.
        int start = cell;
        const auto comesFrom = [&](int there) {
            const int column = size.column(there) - columns;
            const int row = size.row(there) - rows;
            const bool inside = column >= 0 && column < size.width && row >= 0 && row < size.height;
            return inside && isSource(there - shift);
        };
        while (shift != 0 && comesFrom(start))
            start -= shift;
        from[static_cast<std::size_t>(start)] = target;
    }
    Board after(size, board.pieceCount());
    for (int cell = 0; cell < size.cells(); ++cell)
        after.place(cell, board.at(from[static_cast<std::size_t>(cell)]));
    return after;
}

std::optional<Board> turnedBlock(const Board& board, const CellBlock& block, int quarters) {
    const int turns = ((quarters % 4) + 4) % 4;
    if (turns % 2 == 1 && block.width != block.height)
        return std::nullopt;
    const GridSize size = board.size();
    const GridSize local{block.width, block.height};
    const auto at = [&](int cell) {
        return size.cell(block.column + local.column(cell), block.row + local.row(cell));
    };
    Board after = board;
    for (int cell = 0; cell < local.cells(); ++cell)
        after.clear(at(cell));
    for (int cell = 0; cell < local.cells(); ++cell)
        after.place(at(local.turnedCell(cell, turns)), board.at(at(cell)).turned(turns));
    return after;
}

} // namespace tessera
