// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/SudokuGrid.h"

#include <QString>

namespace tessera {

/// A grid as one line of n⁴ characters, row by row: 1 to 9, A to P for 10 to 25,
/// and a point for an open cell.
[[nodiscard]] QString lineOf(const SudokuGrid& grid);

/// Whether the character stands for an open cell: a point, 0, * or _.
[[nodiscard]] bool isOpenSign(QChar sign);

/// The grid of such a line, or nothing and the place of the first character that
/// cannot stand there; the length if that is wrong.
struct SudokuLineReading {
    SudokuGrid grid;
    qsizetype wrongAt = -1; ///< −1: the grid is valid

    [[nodiscard]] bool isValid() const { return wrongAt < 0; }
};
[[nodiscard]] SudokuLineReading readSudokuLine(QStringView line);

} // namespace tessera
