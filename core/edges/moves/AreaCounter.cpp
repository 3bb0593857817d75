// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/AreaCounter.h"

#include <array>
#include <utility>

namespace tessera {

AreaCounter::AreaCounter(const PaddedGrid& grid)
    : m_grid(grid), m_isCorner(grid.positions()), m_countedIn(grid.positions()) {
    for (int row = 0; row + 1 < grid.size.height; ++row) {
        for (int column = 0; column + 1 < grid.size.width; ++column)
            m_corners.push_back(grid.position(grid.size.cell(column, row)));
    }
    for (const Position corner : m_corners)
        m_isCorner[corner] = 1;
}

bool AreaCounter::isBad(const ScoredBoard& board, Position corner) {
    const Position below = corner + board.grid().stride();
    return !(board.isMatched(corner, Side::Right) && board.isMatched(corner, Side::Down) &&
             board.isMatched(below, Side::Right) && board.isMatched(corner + 1, Side::Down));
}

int AreaCounter::badAreas(const ScoredBoard& board) const {
    // Of each cell in a row: bit 0, the joint to the right matches; bit 1, the one below.
    std::array<std::uint8_t, kMaxSide> above{};
    std::array<std::uint8_t, kMaxSide> here{};
    const auto width = static_cast<std::size_t>(m_grid.size.width);
    int bad = 0;
    for (int row = 0; row < m_grid.size.height; ++row) {
        const Position first = m_grid.position(m_grid.size.cell(0, row));
        for (std::size_t column = 0; column < width; ++column) {
            const Position position = first + static_cast<Position>(column);
            here[column] =
                static_cast<std::uint8_t>((board.isMatched(position, Side::Right) ? 1U : 0U) |
                                          (board.isMatched(position, Side::Down) ? 2U : 0U));
        }
        for (std::size_t column = 0; row > 0 && column + 1 < width; ++column) {
            const unsigned joints = (above[column] & 3U) | ((above[column + 1] & 2U) << 1U) |
                                    ((here[column] & 1U) << 3U);
            bad += joints != 15U ? 1 : 0;
        }
        std::swap(above, here);
    }
    return bad;
}

int AreaCounter::badAreasAround(const ScoredBoard& board, std::span<const Change> changes) {
    ++m_call;
    int bad = 0;
    const Position stride = m_grid.stride();
    for (const Change& change : changes) {
        // The four areas around the cell hold all of its joints.
        for (const Position back : {Position{0}, Position{1}, stride, stride + 1}) {
            const Position corner = change.position - back;
            if (m_isCorner[corner] == 0 || m_countedIn[corner] == m_call)
                continue;
            m_countedIn[corner] = m_call;
            bad += isBad(board, corner) ? 1 : 0;
        }
    }
    return bad;
}

} // namespace tessera
