// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/SudokuGrid.h"

#include <algorithm>

namespace tessera {

int SudokuGrid::filledCount() const {
    return cells() - static_cast<int>(std::ranges::count(m_digits, Digit{0}));
}

int orderOfCellCount(std::size_t cells) {
    for (int order = kSmallestOrder; order <= kLargestOrder; ++order) {
        if (cells == static_cast<std::size_t>(order * order * order * order))
            return order;
    }
    return 0;
}

} // namespace tessera
