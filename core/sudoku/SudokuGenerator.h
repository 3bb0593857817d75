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
    LeftRight, ///< mirrored at the vertical axis
    UpDown,
    Diagonal, ///< mirrored at the main diagonal
};

/// The words of --symmetry, in the order of the enumeration.
[[nodiscard]] std::span<const SudokuWord> sudokuSymmetries();

struct SudokuSettings {
    int order = kUsualOrder;
    /// Nothing: as few as one random order of removals leaves at this difficulty and symmetry.
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
    SudokuDifficulty difficulty = SudokuDifficulty::Easy; ///< the difficulty reached
    /// Whether it has the requested givens and difficulty; if not, it is the nearest found.
    bool asWished = true;
};

/// Digs holes into a random solution as long as it stays unique. If the settings are not met, it
/// tries a bounded number of other solutions. The same settings give the same puzzle everywhere.
/// @return nothing if @p progress asked to stop.
[[nodiscard]] std::optional<GeneratedSudoku> generateSudoku(const SudokuSettings& settings,
                                                            const Progress& progress = {});

/// A sentence on how a puzzle differs from the settings; empty if it does not.
[[nodiscard]] QString shortfallText(const SudokuSettings& settings, const GeneratedSudoku& made);

[[nodiscard]] SudokuGrid randomSolution(int order, Random& random);

[[nodiscard]] QJsonObject toJson(const SudokuSettings& settings);
/// @throws UserError that names the error: an unknown key, a value out of range.
[[nodiscard]] SudokuSettings sudokuSettingsFromJson(const QJsonObject& json);

/// The sets of cells that a symmetry maps to each other; each cell is in one.
[[nodiscard]] std::vector<std::vector<int>> orbitsOf(SudokuSymmetry symmetry,
                                                     const SudokuGrid& grid);

} // namespace tessera
