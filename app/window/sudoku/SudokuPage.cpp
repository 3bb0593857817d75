// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sudoku/SudokuPage.h"

#include "widgets/sudoku/SudokuView.h"

#include "core/kind/SudokuKind.h"
#include "core/sudoku/SudokuProblem.h"

#include <QStringList>

#include <algorithm>

namespace tessera {

RecordedRun SudokuSearch::record() const {
    RecordedRun run = SearchController::record();
    run.puzzle = anyPuzzle(SudokuFile(searchedPuzzle().as<SudokuFile>().givens));
    return run;
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
    return reason == StopReason::Solved ? tr("Solved: every row, column and block has each digit.")
                                        : SearchController::endSentence(reason);
}

SudokuPage::SudokuPage(std::unique_ptr<SudokuDocument> document, QWidget* parent)
    : PuzzlePage(*document, parent), m_document(std::move(document)), m_search(*m_document),
      m_view(new SudokuView(this)) {
    m_view->setObjectName(QStringLiteral("sudokuView"));
    setView(m_view);
    connect(m_view, &SudokuView::digitRequested, m_document.get(), &SudokuDocument::setDigit);
    connect(m_view, &SudokuView::markRequested, m_document.get(), &SudokuDocument::toggleMark);
    connect(m_view, &SudokuView::currentCellChanged, this, &PuzzlePage::cellTextChanged);
    connect(m_document.get(), &SudokuDocument::changed, this, &SudokuPage::showGrid);
    connect(m_document.get(), &SudokuDocument::refused, this, &PuzzlePage::warn);
    // A message is out of date as soon as something else was done.
    connect(&m_document->history(), &QUndoStack::indexChanged, this, [this] { inform({}); });
    connect(&m_search, &SearchController::shownBoardChanged, this, &SudokuPage::showGrid);
    connect(&m_search, &SearchController::shownBoardChanged, this, &SudokuPage::showState);
    connect(&m_search, &SearchController::stateChanged, this, &SudokuPage::showState);
    connect(&m_search, &SearchController::refused, this, &PuzzlePage::warn);
    showGrid();
    showState();
}

SudokuPage::~SudokuPage() {
    m_search.disconnect(this);
    m_document->disconnect(this);
    m_document->history().disconnect(this);
    m_search.abandon();
}

SudokuGrid SudokuPage::shownDigits() const {
    const Solution& live = m_search.shownSolution();
    return live.empty() ? m_document->digits() : gridOf(m_document->digits().order(), live);
}

SudokuFile SudokuPage::shownFile() const {
    SudokuFile file = m_document->file();
    file.digits = shownDigits();
    return file;
}

QString SudokuPage::scoreText() {
    const SudokuGrid grid = shownDigits();
    const int open = grid.cells() - grid.filledCount();
    const auto conflicts = static_cast<int>(conflictsOf(grid).size());
    if (isSolved(grid))
        return tr("solved");
    return tr("%n open cell(s)", nullptr, open) + tr(" · %n conflict(s)", nullptr, conflicts);
}

QString SudokuPage::widestScoreText() {
    return tr("%n open cell(s)", nullptr, 888) + tr(" · %n conflict(s)", nullptr, 888);
}

QString SudokuPage::readOnlyReason() {
    return isReadOnly() ? tr("A search shows its grid; keep it or go back first.") : QString();
}

QString SudokuPage::cellText() { return m_view->cellDescription(m_view->currentCell()); }

void SudokuPage::retranslate() {
    m_view->setAccessibleName(SudokuView::tr("Sudoku grid"));
    showState();
    emit cellTextChanged();
}

void SudokuPage::showGrid() {
    m_view->setContent(contentOf(shownFile()));
    emit shownBoardChanged();
    emit cellTextChanged();
}

void SudokuPage::showState() {
    const bool readOnly = isReadOnly();
    if (m_view->isReadOnly() != readOnly) {
        m_view->setReadOnly(readOnly);
        emit readOnlyChanged();
    }
    showNotice(readOnly ? shownSolutionNotice()
                        : tr("Type digits · Ctrl+digit makes a pencil mark · Delete clears"));
}

} // namespace tessera
