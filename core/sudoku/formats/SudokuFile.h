// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/SudokuGrid.h"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace tessera {

struct SudokuFile {
    SudokuGrid givens;
    SudokuGrid digits; ///< the givens, and the digits added by the user or a search
    /// Pencil marks, one set per cell; empty if there are none.
    std::vector<DigitSet> marks;
    std::optional<SudokuGrid> solution; ///< if known

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

/// A grid as one line of n⁴ characters: 1 to 9, A to P for 10 to 25, a full stop for an open cell.
[[nodiscard]] QString lineOf(const SudokuGrid& grid);

/// Whether the character marks an open cell: a full stop, 0, * or _.
[[nodiscard]] bool isOpenSign(QChar sign);

/// The grid of such a line, or the index of its first wrong character; its length if that is wrong.
struct SudokuLineReading {
    SudokuGrid grid;
    qsizetype wrongAt = -1; ///< −1: the grid is valid

    [[nodiscard]] bool isValid() const { return wrongAt < 0; }
};
[[nodiscard]] SudokuLineReading readSudokuLine(QStringView line);

} // namespace tessera
