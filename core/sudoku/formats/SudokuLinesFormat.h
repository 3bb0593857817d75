// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/formats/SudokuFormat.h"

namespace tessera {

/// Sudokus as text: one puzzle a line of 16, 81, 256 or 625 characters, what
/// follows a blank being its title; # begins a comment line. A file with one
/// puzzle may also draw it over several lines, with |, - and + between the
/// blocks, and large grids may be written with numbers parted by blanks.
class SudokuLinesFormat final : public SudokuFormat {
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QStringList extensions() const override;
    [[nodiscard]] Detection detect(const QByteArray& bytes) const override;
    [[nodiscard]] SudokuReadResult read(const QByteArray& bytes) const override;
    /// What lies on the grids: a line cannot tell givens from other digits.
    [[nodiscard]] QByteArray write(std::span<const SudokuFile> puzzles) const override;
};

} // namespace tessera
