// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sudoku/SudokuPage.h"

#include "widgets/sudoku/SudokuView.h"

#include "core/sudoku/SudokuProblem.h"

namespace tessera {

SudokuPage::SudokuPage(std::unique_ptr<SudokuDocument> document, QWidget* parent)
    : PuzzlePage(*document, parent), m_document(std::move(document)), m_search(*m_document),
      m_view(new SudokuView(this)) {
    m_view->setObjectName(QStringLiteral("sudokuView"));
    setView(m_view);
    connect(m_view, &SudokuView::digitRequested, m_document.get(), &SudokuDocument::setDigit);
    connect(m_view, &SudokuView::markRequested, m_document.get(), &SudokuDocument::toggleMark);
    connect(m_view, &SudokuView::currentCellChanged, this, &PuzzlePage::cellTextChanged);
    connect(m_document.get(), &SudokuDocument::changed, this, &SudokuPage::showGrid);
    connect(m_document.get(), &SudokuDocument::refused, this,
            [this](const QString& sentence) { showMessage(MessageBar::Kind::Warning, sentence); });
    // A message is out of date as soon as something else was done.
    connect(&m_document->history(), &QUndoStack::indexChanged, this,
            [this] { showMessage(MessageBar::Kind::Information, {}); });
    connect(&m_search, &SearchController::shownBoardChanged, this, &SudokuPage::showGrid);
    connect(&m_search, &SearchController::shownBoardChanged, this, &SudokuPage::showState);
    connect(&m_search, &SearchController::stateChanged, this, &SudokuPage::showState);
    connect(&m_search, &SearchController::refused, this,
            [this](const QString& sentence) { showMessage(MessageBar::Kind::Warning, sentence); });
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

void SudokuPage::replay(std::optional<std::size_t> moment) {
    m_search.setReplayed(moment);
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

QString SudokuPage::cellText() {
    return m_view->cellDescription(m_view->currentCell());
}

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
