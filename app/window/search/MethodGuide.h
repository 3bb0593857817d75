// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>
#include <string_view>
#include <vector>

namespace tessera {

struct SolverInfo;

/// The purpose of a method: the headings of the chooser.
enum class MethodUse : std::uint8_t { BestScore, SolveIt, Literature };

/// A typical result of a method within a minute on square puzzles of one size.
struct MethodFigure {
    int side;
    int reached; ///< the score or, for a method that solves, the number of solved puzzles
    int of;
    bool solves = false;
};

/// What the user sees before choosing a method. Texts are untranslated.
struct MethodGuide {
    std::string_view id; ///< SolverInfo::id
    MethodUse use;
    const char* purpose;                   ///< one line
    std::span<const MethodFigure> figures; ///< from tests/bench/RESULTS.md, by side
};

/// In the order of the chooser.
[[nodiscard]] std::span<const MethodGuide> methodGuides();
/// Nothing if the guide does not know the method.
[[nodiscard]] const MethodGuide* findGuide(std::string_view id);

/// All methods for a kind of problem, those without a guide last.
[[nodiscard]] std::vector<const SolverInfo*> methodsInOrder(std::string_view kind);

[[nodiscard]] QString useText(MethodUse use);
[[nodiscard]] QString purposeText(const MethodGuide& guide);
/// The figure of the size closest to a puzzle's; empty if there is none. @param cells of the puzzle
[[nodiscard]] QString figureText(const MethodGuide& guide, int cells);

/// The default method: the exact one if it is expected to end soon, else the one with the best
/// scores. Empty for kinds of puzzles without a guide. @param cells of the puzzle, 0 if unknown
[[nodiscard]] QString usualMethod(std::string_view kind, int cells);

} // namespace tessera
