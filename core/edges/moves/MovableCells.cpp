// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/MovableCells.h"

namespace tessera {

namespace {

bool canTurn(const CompiledPuzzle& pieces, int cell) {
    const unsigned rotations = pieces.cellRotations(cell) & 0x1111U;
    return (rotations & (rotations - 1)) != 0;
}

} // namespace

MovableCells::MovableCells(const EdgeProblem& problem, const CompiledPuzzle& pieces) {
    const PaddedGrid grid{pieces.size()};
    for (std::size_t kind = 0; kind < kCellKinds; ++kind) {
        const std::size_t begin = m_positions.size();
        for (int cell = 0; cell < grid.size.cells(); ++cell) {
            if (problem.isFixed(cell) || static_cast<std::size_t>(pieces.kindOfCell(cell)) != kind)
                continue;
            m_positions.push_back(grid.position(cell));
            if (canTurn(pieces, cell))
                m_rotatable.push_back(grid.position(cell));
        }
        const std::size_t count = m_positions.size() - begin;
        m_ranges[kind] = {begin, count};
        for (std::size_t i = 0; count > 1 && i < count; ++i) {
            m_swappable.push_back({m_positions[begin + i], static_cast<std::uint32_t>(begin),
                                   static_cast<std::uint32_t>(i),
                                   static_cast<std::uint32_t>(count - 1)});
        }
    }
}

std::span<const Position> MovableCells::ofKind(CellKind kind) const {
    const auto [begin, count] = m_ranges[static_cast<std::size_t>(kind)];
    return std::span(m_positions).subspan(begin, count);
}

} // namespace tessera
