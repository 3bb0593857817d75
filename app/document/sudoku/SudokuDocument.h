// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/Document.h"

#include "core/sudoku/formats/SudokuFile.h"

#include <functional>

namespace tessera {

/// An open Sudoku, changed by undo steps alone. Givens refuse every change of their cells.
class SudokuDocument final : public PlainDocument {
    Q_OBJECT

public:
    explicit SudokuDocument(SudokuFile file, QString path = {});

    /// Until the next change.
    [[nodiscard]] const SudokuFile& file() const { return puzzle().as<SudokuFile>(); }
    [[nodiscard]] const SudokuGrid& digits() const { return file().digits; }

    /// Puts a digit, with 0 none, on cells; pencil marks of its row, column and block lose it.
    void setDigit(const std::vector<int>& cells, Digit digit);
    /// Sets the pencil mark on open cells; takes it away where all have it.
    void toggleMark(const std::vector<int>& cells, Digit digit);
    /// Every digit that an open cell can still take becomes a pencil mark.
    void markCandidates();
    void clearMarks();
    /// Takes everything but the givens off the grid.
    void clearDigits();
    /// Lays a full or partial grid beside the givens.
    void lay(const SudokuGrid& grid, const QString& what);
    /// The digits on the grid become the puzzle's givens.
    void fixGivens();
    /// The givens become digits like all others.
    void freeGivens();

signals:
    void refused(const QString& sentence);

protected:
    void readAgain() override;

private:
    /// One undo step: whatever @p edit does to a copy, if it does something.
    void change(const QString& what, const std::function<void(SudokuFile&)>& edit);
    [[nodiscard]] bool hasChangeable(const std::vector<int>& cells);
};

} // namespace tessera
