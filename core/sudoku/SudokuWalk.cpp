// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/SudokuWalk.h"

namespace tessera {

SudokuWalk::SudokuWalk(ScoredSudoku& grid) : m_grid(grid) {
    for (int block = 0; block < grid.side(); ++block) {
        const auto cells = grid.movable(block);
        if (cells.size() < 2)
            continue;
        const auto begin = static_cast<std::uint16_t>(m_cells.size());
        const auto count = static_cast<std::uint16_t>(cells.size());
        for (std::uint16_t place = 0; place < count; ++place)
            m_cells.push_back({cells[place], place, begin, count});
    }
}

std::uint64_t SudokuWalk::walkUntilAbove(int best, std::uint64_t moves, Random& shared) {
    const auto tryMove = [this](std::uint64_t bits, Random& random) {
        const auto [a, b] = drawPair(random);
        const int delta = m_grid.swapDelta(a, b);
        if (!m_rule.accepts(-delta, bits >> 32U))
            return false;
        m_grid.swap(a, b, delta);
        ++m_accepted;
        return true;
    };
    return walkAtRandom(moves, shared, tryMove, [&] { return m_grid.score() > best; });
}

/// With the same random numbers, without changing the grid.
SearchStep SudokuWalk::foresee(Random random) const {
    const std::uint64_t bits = random.bits();
    const auto [a, b] = drawPair(random);
    const int gain = -m_grid.swapDelta(a, b);
    return m_rule.judged({asIndex(a), asIndex(b)}, gain, m_rule.accepts(gain, bits >> 32U));
}

} // namespace tessera
