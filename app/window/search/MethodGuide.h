// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>
#include <string_view>
#include <vector>

namespace tessera {

struct SolverInfo;

/// What a method of the chooser is for; the headings there.
enum class MethodUse : std::uint8_t { BestScore, SolveIt, Literature };

/// What a method typically reaches within a minute on square puzzles of one side.
struct MethodFigure {
    int side;
    int reached; ///< the score or, of a method that solves, how many puzzles
    int of;
    bool solves = false;
};

/// What a person is told before choosing a method. Texts are untranslated.
struct MethodGuide {
    std::string_view id; ///< SolverInfo::id
    MethodUse use;
    const char* purpose;                   ///< one line
    std::span<const MethodFigure> figures; ///< of tests/bench/RESULTS.md, by side
};

/// In the order of the chooser.
[[nodiscard]] std::span<const MethodGuide> methodGuides();
/// Nothing if the method is not known there.
[[nodiscard]] const MethodGuide* findGuide(std::string_view id);

/// All methods for a kind of problem, those without a guide last.
[[nodiscard]] std::vector<const SolverInfo*> methodsInOrder(std::string_view kind);

[[nodiscard]] QString useText(MethodUse use);
[[nodiscard]] QString purposeText(const MethodGuide& guide);
/// The figure of the size next to a puzzle's; empty if there is none. @param cells of the puzzle
[[nodiscard]] QString figureText(const MethodGuide& guide, int cells);

/// The method to begin with: the exact one where it ends soon, else the one with the best scores.
/// Empty for kinds of puzzles without a guide. @param cells of the puzzle, 0 if unknown
[[nodiscard]] QString usualMethod(std::string_view kind, int cells);

} // namespace tessera
