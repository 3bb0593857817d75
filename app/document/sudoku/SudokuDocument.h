// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/Document.h"

#include "core/sudoku/formats/SudokuFile.h"

#include <functional>

namespace tessera {

/// An open Sudoku, changed only by undo steps. Cells with givens do not change.
class SudokuDocument final : public PlainDocument {
    Q_OBJECT

public:
    explicit SudokuDocument(SudokuFile file, QString path = {});

    /// Valid until the next change.
    [[nodiscard]] const SudokuFile& file() const { return puzzle().as<SudokuFile>(); }
    [[nodiscard]] const SudokuGrid& digits() const { return file().digits; }

    /// Sets a digit, or none with 0, on cells; removes it from pencil marks of their rows, columns
    /// and blocks.
    void setDigit(const std::vector<int>& cells, Digit digit);
    /// Sets the pencil mark on open cells; removes it if all have it.
    void toggleMark(const std::vector<int>& cells, Digit digit);
    /// Every digit that is possible in an open cell becomes a pencil mark.
    void markCandidates();
    void clearMarks();
    /// Removes everything except the givens.
    void clearDigits();
    /// Adds a full or partial grid to the givens.
    void lay(const SudokuGrid& grid, StepText what);
    /// Turns the digits on the grid into givens.
    void fixGivens();
    /// Turns the givens into ordinary digits.
    void freeGivens();

signals:
    void refused(const QString& sentence);

protected:
    void readAgain() override;

private:
    /// One undo step: the change that @p edit makes to a copy, if any.
    void change(StepText what, const std::function<void(SudokuFile&)>& edit);
    [[nodiscard]] bool hasChangeable(const std::vector<int>& cells);
};

} // namespace tessera
