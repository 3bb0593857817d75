// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sudoku/SudokuSearch.h"

#include "app/document/sudoku/SudokuDocument.h"

#include "core/sudoku/SudokuConflicts.h"
#include "core/sudoku/SudokuProblem.h"
#include "core/sudoku/SudokuUnits.h"

#include <QStringList>

namespace tessera {

SudokuSearch::SudokuSearch(SudokuDocument& document, QObject* parent)
    : SearchController(parent), m_document(document) {}

std::string_view SudokuSearch::kind() const {
    return SudokuProblem::kKind;
}

std::shared_ptr<const Problem> SudokuSearch::makeProblem(StartKind start) const {
    const SudokuFile& file = m_document.file();
    return std::make_shared<SudokuProblem>(file.givens,
                                           start == StartKind::Board ? file.digits : file.givens);
}

int SudokuSearch::documentScore() const {
    const SudokuGrid& digits = m_document.digits();
    return sudokuTotal(digits.order()) - missingDigits(digits);
}

std::shared_ptr<const Problem> SudokuSearch::problemFrom(const Solution& solution) const {
    const SudokuGrid& givens = m_document.file().givens;
    return std::make_shared<SudokuProblem>(givens, gridOf(givens.order(), solution));
}

void SudokuSearch::lay(const Solution& solution, int /*score*/) {
    m_document.lay(gridOf(m_document.file().givens.order(), solution),
                   tr("Keep the search’s grid"));
}

QString SudokuSearch::narrate(const StepMoment& before, const StepMoment& after,
                              std::span<const TraceEvent> events) const {
    Q_UNUSED(events);
    const SearchNumbers& now = after.numbers;
    if (before.solution.empty())
        return tr("A first grid: %1 of %2.").arg(now.current).arg(now.total);
    QStringList cells;
    for (const std::size_t cell : differingCells(before.solution, after.solution))
        cells << sudokuCellName(m_document.digits(), static_cast<int>(cell));
    const QString score = tr("%1 of %2").arg(now.current).arg(now.total);
    if (cells.isEmpty())
        return tr("Shaken and gone back: still %1.").arg(score);
    return tr("%1 changed: now %2.").arg(cells.join(QStringLiteral(", ")), score);
}

QString SudokuSearch::endSentence(StopReason reason) const {
    const int missing = numbers().total - numbers().best;
    const QString missed = tr("%n digit(s) are missing in rows and columns.", nullptr, missing);
    switch (reason) {
    case StopReason::Solved:
        return tr("Solved: every row, column and block has each digit.");
    case StopReason::Target:
        return tr("The wished score is reached: %1").arg(missed);
    case StopReason::Time:
        return tr("The time is up: %1").arg(missed);
    case StopReason::Evaluations:
        return tr("The evaluations are used up: %1").arg(missed);
    case StopReason::Interrupted:
        return tr("Stopped: %1").arg(missed);
    case StopReason::Exhausted:
        return tr("Nothing is left to try: %1").arg(missed);
    case StopReason::Failed:
    case StopReason::None:
        break;
    }
    return {};
}

} // namespace tessera
