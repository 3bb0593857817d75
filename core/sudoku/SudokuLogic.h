// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/SudokuExact.h"

#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace tessera {

/// How a person gets on, from the easiest to the hardest.
enum class SudokuTechnique : std::uint8_t {
    NakedSingle,      ///< one digit left for a cell
    HiddenSingle,     ///< one cell left for a digit of a unit
    LockedCandidates, ///< a digit's places in a unit all lie in another unit too
    Pair,             ///< two cells for two digits
    Triple,           ///< three cells for three digits
    XWing,            ///< a digit's places in two lines lie in the same two cross lines
};

/// What it takes to solve a puzzle without guessing.
enum class SudokuDifficulty : std::uint8_t {
    Easy,   ///< singles
    Medium, ///< locked candidates and pairs too
    Hard,   ///< triples and X-wings too
    Expert, ///< more than that
};

/// A word of the command line and what the window calls it.
struct SudokuWord {
    std::string_view id;
    const char* name; ///< untranslated, context "Sudoku"
};

/// In the order of the enumeration.
[[nodiscard]] std::span<const SudokuWord> sudokuDifficulties();
[[nodiscard]] QString difficultyText(SudokuDifficulty difficulty);

struct SudokuStep {
    SudokuTechnique technique = SudokuTechnique::NakedSingle;
    std::vector<int> cells{}; ///< that it is drawn from; of a single the cell itself
    DigitSet digits = 0;      ///< that it is about
    int unit = 0;             ///< where it is seen, see SudokuUnits
    int crossing = -1;        ///< of locked candidates: the unit that loses them
    /// What cells lose by it; of a single nothing, its digit is to be placed.
    std::vector<std::pair<int, DigitSet>> removed{};

    [[nodiscard]] bool isSingle() const { return technique <= SudokuTechnique::HiddenSingle; }
};

/// The easiest conclusion that changes something, if there is one.
[[nodiscard]] std::optional<SudokuStep> nextStep(const SudokuCandidates& candidates);

/// Draws it. @return false on a contradiction.
[[nodiscard]] bool apply(const SudokuStep& step, SudokuCandidates& candidates);

/// "R3C5 is 7: the only place for 7 in row 3."
[[nodiscard]] QString describe(const SudokuStep& step, const SudokuGrid& grid);

/// What solving takes at least. Puzzles without a single solution are Expert.
[[nodiscard]] SudokuDifficulty difficultyOf(const SudokuGrid& givens);

/// Whether conclusions up to a difficulty solve it, so that it has one solution.
[[nodiscard]] bool isSolvedWithin(SudokuDifficulty difficulty, const SudokuGrid& givens);

} // namespace tessera
