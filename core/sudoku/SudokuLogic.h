// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/SudokuExact.h"

#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace tessera {

/// The techniques of human solvers, from the easiest to the hardest.
enum class SudokuTechnique : std::uint8_t {
    NakedSingle,      ///< one digit left for a cell
    HiddenSingle,     ///< one cell left for a digit of a unit
    LockedCandidates, ///< all places of a digit in a unit are also in another unit
    Pair,             ///< two cells for two digits
    Triple,           ///< three cells for three digits
    XWing,            ///< a digit's places in two lines are in the same two crossing lines
};

/// The techniques needed to solve a puzzle without guessing.
enum class SudokuDifficulty : std::uint8_t {
    Easy,   ///< singles
    Medium, ///< locked candidates and pairs too
    Hard,   ///< triples and X-wings too
    Expert, ///< more than that
};

/// A word of the command line and its name in the window.
struct SudokuWord {
    std::string_view id;
    const char* name; ///< untranslated, context "Sudoku"
};

/// In the order of the enumeration.
[[nodiscard]] std::span<const SudokuWord> sudokuDifficulties();
[[nodiscard]] QString difficultyText(SudokuDifficulty difficulty);

struct SudokuStep {
    SudokuTechnique technique = SudokuTechnique::NakedSingle;
    std::vector<int> cells{}; ///< that it is based on; for a single the cell itself
    DigitSet digits = 0;      ///< that it concerns
    int unit = 0;             ///< where it is found, see SudokuUnits
    int crossing = -1;        ///< for locked candidates: the unit that loses them
    /// The digits that cells lose; nothing for a single, whose digit is to be placed.
    std::vector<std::pair<int, DigitSet>> removed{};

    [[nodiscard]] bool isSingle() const { return technique <= SudokuTechnique::HiddenSingle; }
};

/// The easiest step that changes something, if there is one.
[[nodiscard]] std::optional<SudokuStep> nextStep(const SudokuCandidates& candidates);

/// Applies a step. @return false on a contradiction.
[[nodiscard]] bool apply(const SudokuStep& step, SudokuCandidates& candidates);

/// "R3C5 is 7: the only place for 7 in row 3."
[[nodiscard]] QString describe(const SudokuStep& step, const SudokuGrid& grid);

/// The lowest difficulty that solves it. Puzzles without exactly one solution are Expert.
[[nodiscard]] SudokuDifficulty difficultyOf(const SudokuGrid& givens);

/// Whether techniques up to a difficulty solve it; then its solution is unique.
[[nodiscard]] bool isSolvedWithin(SudokuDifficulty difficulty, const SudokuGrid& givens);

} // namespace tessera
