// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/SudokuLogic.h"

namespace tessera {

/// Looks for conclusions in candidates that do not change meanwhile.
class SudokuStepFinder {
public:
    explicit SudokuStepFinder(const SudokuCandidates& candidates);

    [[nodiscard]] std::optional<SudokuStep> nakedSingle() const;
    [[nodiscard]] std::optional<SudokuStep> hiddenSingle() const;
    [[nodiscard]] std::optional<SudokuStep> lockedCandidates() const;
    /// So many cells of a unit that between them have so many digits, or so many
    /// digits that between them have so many cells.
    [[nodiscard]] std::optional<SudokuStep> subset(int size) const;
    [[nodiscard]] std::optional<SudokuStep> xWing() const;

private:
    [[nodiscard]] DigitSet places(int unit, int digit) const {
        return m_places[static_cast<std::size_t>(unit * m_side + digit - 1)];
    }
    [[nodiscard]] std::optional<SudokuStep> nakedSubset(int unit, int size) const;
    [[nodiscard]] std::optional<SudokuStep> hiddenSubset(int unit, int size) const;
    [[nodiscard]] std::optional<SudokuStep> xWing(int digit, int firstLine, int firstCross) const;
    [[nodiscard]] std::vector<int> cellsAt(int unit, DigitSet places) const;
    void removeFrom(SudokuStep& step, int cell, DigitSet digits) const;

    const SudokuCandidates& m_candidates;
    int m_side;
    /// By unit, then digit: where in the unit an open cell can still take it.
    std::vector<DigitSet> m_places;
};

} // namespace tessera
