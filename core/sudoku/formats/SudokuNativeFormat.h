// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/formats/SudokuFormat.h"

namespace tessera {

/// Tessera's own JSON with "kind": "sudoku": givens and digits as lines of
/// characters, pencil marks as pairs of cell and digits. Holds one puzzle.
class SudokuNativeFormat final : public SudokuFormat {
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QStringList extensions() const override;
    [[nodiscard]] Detection detect(const QByteArray& bytes) const override;
    [[nodiscard]] SudokuReadResult read(const QByteArray& bytes) const override;
    [[nodiscard]] QByteArray write(std::span<const SudokuFile> puzzles) const override;
};

} // namespace tessera
