// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/SudokuLogic.h"
#include "core/support/Progress.h"

#include <QJsonObject>

namespace tessera {

/// Which cells of a puzzle are given together.
enum class SudokuSymmetry : std::uint8_t {
    None,
    HalfTurn,
    QuarterTurn,
    LeftRight, ///< mirrored at the upright axis
    UpDown,
    Diagonal, ///< mirrored at the falling diagonal
};

/// The words of --symmetry, in the order of the enumeration.
[[nodiscard]] std::span<const SudokuWord> sudokuSymmetries();

struct SudokuSettings {
    int order = kUsualOrder;
    /// Nothing: as few as a puzzle of this difficulty and symmetry needs.
    std::optional<int> givens;
    std::optional<SudokuDifficulty> difficulty; ///< nothing: any
    SudokuSymmetry symmetry = SudokuSymmetry::None;
    std::uint64_t seed = 1;

    friend bool operator==(const SudokuSettings&, const SudokuSettings&) = default;
};

/// A puzzle with exactly one solution.
struct GeneratedSudoku {
    SudokuGrid givens;
    SudokuGrid solution;
    SudokuDifficulty difficulty = SudokuDifficulty::Easy; ///< what it turned out to be
    /// Whether it has the wished givens and difficulty; if not it is the nearest that was found.
    bool asWished = true;
};

/// Digs holes into a random solution as long as it stays the only one, and tries a bounded number
/// of others when the wishes are not met. The same settings give the same puzzle everywhere.
/// @return nothing if @p progress asked to stop.
[[nodiscard]] std::optional<GeneratedSudoku> generateSudoku(const SudokuSettings& settings,
                                                            const Progress& progress = {});

/// A sentence about how a puzzle differs from the wishes; empty if it does not.
[[nodiscard]] QString shortfallText(const SudokuSettings& settings, const GeneratedSudoku& made);

[[nodiscard]] SudokuGrid randomSolution(int order, Random& random);

[[nodiscard]] QJsonObject toJson(const SudokuSettings& settings);
/// @throws UserError naming what is wrong: an unknown key, a value out of range.
[[nodiscard]] SudokuSettings sudokuSettingsFromJson(const QJsonObject& json);

/// The sets of cells that a symmetry carries into each other; each cell is in one.
[[nodiscard]] std::vector<std::vector<int>> orbitsOf(SudokuSymmetry symmetry,
                                                     const SudokuGrid& grid);

} // namespace tessera
