// SPDX-FileCopyrightText: 2026 The Tessera authors
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

} // namespace tessera
