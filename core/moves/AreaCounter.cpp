// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/moves/AreaCounter.h"

#include <algorithm>
#include <array>

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
    return static_cast<int>(
        std::ranges::count_if(m_corners, [&](Position corner) { return isBad(board, corner); }));
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
