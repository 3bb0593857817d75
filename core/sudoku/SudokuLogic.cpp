// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/SudokuLogic.h"

#include "core/sudoku/SudokuStepFinder.h"
#include "core/sudoku/SudokuUnits.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

QString cellNames(const std::vector<int>& cells, const SudokuGrid& grid) {
    QStringList names;
    for (const int cell : cells)
        names << sudokuCellName(grid, cell);
    return names.join(QStringLiteral(", "));
}

QString digitNames(DigitSet digits) {
    QStringList names;
    for (; digits != 0; digits &= digits - 1U)
        names << QString(digitSymbol(static_cast<Digit>(std::countr_zero(digits) + 1)));
    return names.join(QStringLiteral(", "));
}

SudokuDifficulty difficultyOf(SudokuTechnique technique) {
    if (technique <= SudokuTechnique::HiddenSingle)
        return SudokuDifficulty::Easy;
    return technique <= SudokuTechnique::Pair ? SudokuDifficulty::Medium : SudokuDifficulty::Hard;
}

/// Goes on up to a difficulty. @return the highest needed, nothing if unsolved.
std::optional<SudokuDifficulty> solveWithin(SudokuDifficulty most, const SudokuGrid& givens) {
    SudokuCandidates candidates(givens.order());
    SudokuDifficulty needed = SudokuDifficulty::Easy;
    if (!candidates.load(givens))
        return std::nullopt;
    while (candidates.fillSingles()) {
        if (candidates.isSolved())
            return needed;
        const auto step = most == SudokuDifficulty::Easy ? std::nullopt : nextStep(candidates);
        if (!step || difficultyOf(step->technique) > most || !apply(*step, candidates))
            break;
        needed = std::max(needed, difficultyOf(step->technique));
    }
    return std::nullopt;
}

} // namespace

std::span<const SudokuWord> sudokuDifficulties() {
    static constexpr std::array<SudokuWord, 4> names{{
        {"easy", QT_TRANSLATE_NOOP("Sudoku", "Easy")},
        {"medium", QT_TRANSLATE_NOOP("Sudoku", "Medium")},
        {"hard", QT_TRANSLATE_NOOP("Sudoku", "Hard")},
        {"expert", QT_TRANSLATE_NOOP("Sudoku", "Expert")},
    }};
    return names;
}

QString difficultyText(SudokuDifficulty difficulty) {
    return QCoreApplication::translate(
        "Sudoku", sudokuDifficulties()[static_cast<std::size_t>(difficulty)].name);
}

std::optional<SudokuStep> nextStep(const SudokuCandidates& candidates) {
    const SudokuStepFinder finder(candidates);
    if (auto step = finder.nakedSingle())
        return step;
    if (auto step = finder.hiddenSingle())
        return step;
    if (auto step = finder.lockedCandidates())
        return step;
    if (auto step = finder.subset(2))
        return step;
    if (auto step = finder.subset(3))
        return step;
    return finder.xWing();
}

bool apply(const SudokuStep& step, SudokuCandidates& candidates) {
    if (step.isSingle())
        return candidates.place(step.cells.front(), step.digit());
    bool well = true;
    for (const auto& [cell, digits] : step.removed)
        well = candidates.exclude(cell, digits) && well;
    return well;
}

QString describe(const SudokuStep& step, const SudokuGrid& grid) {
    const SudokuUnits& units = SudokuUnits::of(grid.order());
    const QString cells = cellNames(step.cells, grid);
    const QString digits = digitNames(step.digits);
    switch (step.technique) {
    case SudokuTechnique::NakedSingle:
        return SudokuText::tr("%1 is %2: no other digit is left for it.").arg(cells, digits);
    case SudokuTechnique::HiddenSingle:
        return SudokuText::tr("%1 is %2: the only place for it in %3.")
            .arg(cells, digits, units.name(step.unit));
    case SudokuTechnique::LockedCandidates:
        return SudokuText::tr(
                   "In %1 the digit %2 can only stand where %3 crosses, so nowhere else in %3.")
            .arg(units.name(step.unit), digits, units.name(step.crossing));
    case SudokuTechnique::Pair:
    case SudokuTechnique::Triple:
        return SudokuText::tr("In %1 the cells %2 share the digits %3 among themselves.")
            .arg(units.name(step.unit), cells, digits);
    case SudokuTechnique::XWing:
        return SudokuText::tr(
                   "X-wing: the digit %1 stands in two of the cells %2, so nowhere else in "
                   "the lines that cross there.")
            .arg(digits, cells);
    }
    return {};
}

SudokuDifficulty difficultyOf(const SudokuGrid& givens) {
    return solveWithin(SudokuDifficulty::Hard, givens).value_or(SudokuDifficulty::Expert);
}

bool isSolvedWithin(SudokuDifficulty difficulty, const SudokuGrid& givens) {
    return solveWithin(difficulty, givens).has_value();
}

} // namespace tessera
