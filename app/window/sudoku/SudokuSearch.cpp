// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sudoku/SudokuSearch.h"

#include "app/document/sudoku/SudokuDocument.h"
#include "app/version/Origin.h"

#include "core/kind/SudokuKind.h"
#include "core/sudoku/SudokuGrid.h"
#include "core/sudoku/SudokuProblem.h"

#include <QStringList>

#include <algorithm>

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

std::optional<RecordedRun> SudokuSearch::recorded() const {
    return withOrigin({anyPuzzle(SudokuFile(m_searched)),
                       settings(),
                       {},
                       numbers(),
                       reason(),
                       failure(),
                       trace(),
                       bests()});
}

std::shared_ptr<const Problem> SudokuSearch::problemFrom(const Solution& solution) const {
    const SudokuGrid& givens = m_document.file().givens;
    return std::make_shared<SudokuProblem>(givens, gridOf(givens.order(), solution));
}

void SudokuSearch::began() {
    m_searched = m_document.file().givens;
}

bool SudokuSearch::isOfDocument() const {
    return m_searched == m_document.file().givens;
}

void SudokuSearch::lay(const Solution& solution, int /*score*/) {
    m_document.lay(gridOf(m_document.file().givens.order(), solution),
                   tr("Keep the search’s grid"));
}

QString SudokuSearch::narrate(const StepMoment& before, const StepMoment& after,
                              std::span<const TraceEvent> events) const {
    const SearchNumbers& now = after.numbers;
    if (before.solution.empty())
        return tr("A first grid: %1 of %2.").arg(now.current).arg(now.total);
    QStringList sentences;
    if (std::ranges::any_of(
            events, [](const TraceEvent& event) { return event.kind == TraceEventKind::Restart; }))
        sentences << tr("A new start.");
    // A step of this method ends with a shake.
    if (now.iterations > before.numbers.iterations)
        sentences << tr("Descended, then shaken.");
    const QString score = tr("%1 of %2").arg(now.current).arg(now.total);
    const auto changed = differingCells(before.solution, after.solution);
    constexpr std::size_t most = 8;
    QStringList cells;
    for (std::size_t i = 0; i < std::min(changed.size(), most); ++i)
        cells << sudokuCellName(m_document.digits(), static_cast<int>(changed[i]));
    const QString names = cells.join(QStringLiteral(", "));
    if (changed.empty())
        sentences << tr("No cell changed: still %1.").arg(score);
    else if (changed.size() <= most)
        sentences << tr("%1 changed: now %2.").arg(names, score);
    else
        sentences << tr("%1 and %n more cell(s) changed: now %2.", nullptr,
                        static_cast<int>(changed.size() - most))
                         .arg(names, score);
    const int known = std::max(before.numbers.best, before.numbers.current);
    if (now.best > known)
        sentences << (now.current == now.best
                          ? tr("The best so far.")
                          : tr("On the way it reached %1, the best so far.").arg(now.best));
    return sentences.join(u' ');
}

QString SudokuSearch::scoreSentence() const {
    return tr("%n digit(s) are missing in rows and columns.", nullptr,
              numbers().total - numbers().best);
}

QString SudokuSearch::endSentence(StopReason reason) const {
    return reason == StopReason::Solved
               ? tr("Solved: every row, column and block has each digit.")
               : SearchController::endSentence(reason);
}

} // namespace tessera
