// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/SudokuGrid.h"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace tessera {

struct SudokuFile {
    SudokuGrid givens;
    SudokuGrid digits; ///< the givens and what a person or a search has put beside them
    /// Pencil marks, one set a cell; empty when there is none at all.
    std::vector<DigitSet> marks;
    std::optional<SudokuGrid> solution; ///< when it is known

    QString title;
    QString author;
    QString notes;
    /// The generator's settings when the puzzle was generated, else empty.
    QJsonObject generator;
    /// Keys of a newer version of the native format, kept for the next save.
    QJsonObject unknownKeys;

    SudokuFile() = default;
    explicit SudokuFile(const SudokuGrid& grid) : givens(grid), digits(grid) {}

    [[nodiscard]] bool isGiven(int cell) const { return !givens.isOpen(cell); }
    [[nodiscard]] DigitSet marksAt(int cell) const {
        return marks.empty() ? 0 : marks[asIndex(cell)];
    }

    friend bool operator==(const SudokuFile&, const SudokuFile&) = default;
};

/// A grid as one line of n⁴ characters: 1 to 9, A to P for 10 to 25, a point for an open cell.
[[nodiscard]] QString lineOf(const SudokuGrid& grid);

/// Whether the character stands for an open cell: a point, 0, * or _.
[[nodiscard]] bool isOpenSign(QChar sign);

/// The grid of such a line, or the place of its first wrong character; its length if that is wrong.
struct SudokuLineReading {
    SudokuGrid grid;
    qsizetype wrongAt = -1; ///< −1: the grid is valid

    [[nodiscard]] bool isValid() const { return wrongAt < 0; }
};
[[nodiscard]] SudokuLineReading readSudokuLine(QStringView line);

} // namespace tessera
