// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sudoku/SudokuActions.h"

#include "core/sudoku/SudokuExact.h"
#include "core/sudoku/SudokuLogic.h"
#include "core/sudoku/SudokuProblem.h"

#include <QCoreApplication>
#include <QStringList>

namespace tessera {

namespace {

struct SudokuHelpText {
    Q_DECLARE_TR_FUNCTIONS(SudokuHelp)
};

/// So that a person never waits longer than a moment.
std::uint64_t mostNodes(int order) { return order <= 3 ? 500'000 : 20'000; }

SudokuCount countOf(const SudokuGrid& grid) {
    return SudokuExact(grid.order()).count(grid, {2, mostNodes(grid.order())});
}

std::optional<SudokuAdvice> clashOf(const SudokuGrid& grid) {
    const auto conflicts = conflictsOf(grid);
    if (conflicts.empty())
        return std::nullopt;
    const SudokuConflict& first = conflicts.front();
    return SudokuAdvice{describe(first, grid), {first.first, first.second}, true};
}

SudokuAdvice contradiction() {
    return {
        SudokuHelpText::tr("These digits lead to no solution: one of them is wrong."), {}, true};
}

SudokuAdvice byTheSolution(const SudokuFile& file) {
    const SudokuCount count = countOf(file.digits);
    if (count.isUnsolvable())
        return contradiction();
    if (!count.first)
        return {SudokuHelpText::tr("No simple conclusion is left.")};
    SudokuCandidates candidates(file.digits.order());
    static_cast<void>(candidates.load(file.digits));
    const int cell = candidates.tightestCell();
    return {SudokuHelpText::tr("No simple conclusion is left; in a solution %1 is %2.")
                .arg(sudokuCellName(file.digits, cell))
                .arg(digitSymbol(count.first->at(cell))),
            {cell}};
}

} // namespace

QString defectOf(const SudokuFile& file) {
    return file.givens.filledCount() == 0
               ? QString()
               : sudokuDefect(file.givens, mostNodes(file.givens.order()));
}

SudokuAdvice hintFor(const SudokuFile& file) {
    if (isSolved(file.digits))
        return {SudokuHelpText::tr("The Sudoku is solved.")};
    if (auto clash = clashOf(file.digits))
        return *clash;
    SudokuCandidates candidates(file.digits.order());
    if (!candidates.load(file.digits))
        return contradiction();
    // What only excludes digits is told together with the digit that it leads to.
    QStringList reasons;
    std::vector<int> cells;
    while (const auto step = nextStep(candidates)) {
        reasons << describe(*step, file.digits);
        cells = step->cells;
        if (step->isSingle())
            return {reasons.join(u'\n'), cells};
        if (!apply(*step, candidates))
            return contradiction();
    }
    return byTheSolution(file);
}

SudokuAdvice checkOf(const SudokuFile& file) {
    if (auto clash = clashOf(file.digits))
        return *clash;
    const SudokuCount count = countOf(file.givens);
    if (count.isUnsolvable())
        return {SudokuHelpText::tr("The puzzle has no solution."), {}, true};
    if (!count.isUnique()) {
        if (countOf(file.digits).isUnsolvable())
            return contradiction();
        return {count.solutions > 1
                    ? SudokuHelpText::tr(
                          "Nothing is wrong so far. The puzzle has more than one solution.")
                    : SudokuHelpText::tr("Nothing is wrong as far as can be told in a moment.")};
    }
    std::vector<int> wrong;
    for (int cell = 0; cell < file.digits.cells(); ++cell) {
        if (!file.digits.isOpen(cell) && file.digits.at(cell) != count.first->at(cell))
            wrong.push_back(cell);
    }
    if (!wrong.empty()) {
        const auto many = static_cast<int>(wrong.size());
        return {SudokuHelpText::tr("%n digit(s) are wrong and selected now.", nullptr, many), wrong,
                true};
    }
    return {isSolved(file.digits) ? SudokuHelpText::tr("The Sudoku is solved.")
                                  : SudokuHelpText::tr("All digits so far are right.")};
}

SudokuAdvice withSingles(const SudokuFile& file) {
    SudokuCandidates candidates(file.digits.order());
    if (!candidates.load(file.digits) || !candidates.fillSingles())
        return contradiction();
    SudokuGrid grid = candidates.singles();
    const int filled = grid.filledCount() - file.digits.filledCount();
    if (filled == 0)
        return {SudokuHelpText::tr("No cell follows by a single.")};
    return {SudokuHelpText::tr("%n cell(s) filled.", nullptr, filled), {}, false, grid};
}

SudokuAdvice solvedRest(const SudokuFile& file) {
    if (auto clash = clashOf(file.digits))
        return *clash;
    const SudokuCount count = countOf(file.digits);
    if (count.isUnsolvable())
        return contradiction();
    if (!count.first)
        return {SudokuHelpText::tr("No solution was found in a moment; start a search."), {}, true};
    const QString sentence = count.isUnique()
                                 ? SudokuHelpText::tr("This is the only solution.")
                                 : SudokuHelpText::tr("This is one of several solutions.");
    return {sentence, {}, false, count.first};
}

} // namespace tessera
