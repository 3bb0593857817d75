// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/DocumentPage.h"

#include "app/window/board/PieceDialog.h"
#include "widgets/board/BoardView.h"
#include "widgets/board/Mismatches.h"
#include "widgets/board/PieceTray.h"
#include "widgets/board/ViewOverlays.h"
#include "widgets/motion/Motion.h"

#include "core/edges/puzzle/Candidates.h"
#include "core/support/NumberText.h"

namespace tessera {

DocumentPage::DocumentPage(std::unique_ptr<PuzzleDocument> document, QWidget* parent)
    : PuzzlePage(*document, parent), m_document(std::move(document)), m_editor(*m_document),
      m_puzzleEditor(*m_document), m_search(*m_document, m_editor), m_recordKeeper(m_search),
      m_view(new BoardView(this)), m_flash(new FlashOverlay(*m_view)),
      m_painter(new EdgePainter(*m_view)) {
    m_view->setObjectName(QStringLiteral("board"));
    setView(m_view);

    m_candidateTimer.setSingleShot(true);
    m_candidateTimer.setInterval(0);
    connect(&m_candidateTimer, &QTimer::timeout, this, &DocumentPage::countCandidates);
    connectView();
    connectDocument();
    connectSearch();
    showPuzzle();
    showState();
}

void DocumentPage::connectView() {
    connect(m_view, &BoardView::placeRequested, &m_editor, &BoardEditor::place);
    connect(m_view, &BoardView::swapRequested, &m_editor, &BoardEditor::swap);
    connect(m_view, &BoardView::moveRequested, &m_editor, &BoardEditor::move);
    connect(m_view, &BoardView::turnBlockRequested, &m_editor, &BoardEditor::turnBlock);
    connect(m_view, &BoardView::removeRequested, &m_editor, &BoardEditor::remove);
    connect(m_view, &BoardView::rotateRequested, &m_editor, &BoardEditor::rotate);
    connect(m_view, &BoardView::lockRequested, &m_editor, &BoardEditor::toggleLock);
    connect(m_view, &BoardView::editPieceRequested, this,
            [this](int cell) { editPiece(m_document->board().at(cell)); });
    connect(m_painter, &EdgePainter::activeChanged, this, &DocumentPage::showState);
    connect(m_view, &BoardView::candidateChoiceRequested, this, &DocumentPage::chooseCandidate);
    connect(m_view, &BoardView::cellHovered, this, [this](int cell) {
        m_hovered = cell;
        emit cellTextChanged();
    });
    connect(m_view, &BoardView::currentCellChanged, this, &PuzzlePage::cellTextChanged);
    connect(m_view, &BoardView::refused, this, [this](const QString& sentence) {
        if (isReadOnly())
            refuseReadOnly();
        else
            warn(sentence);
    });
    connect(&m_editor, &BoardEditor::refused, this, &PuzzlePage::warn);
    connect(&m_puzzleEditor, &PuzzleEditor::refused, this, &PuzzlePage::warn);
    connect(&m_puzzleEditor, &PuzzleEditor::noted, this, &PuzzlePage::inform);
}

void DocumentPage::connectDocument() {
    connect(m_document.get(), &PuzzleDocument::boardChanged, this, &DocumentPage::showBoard);
    connect(m_document.get(), &PuzzleDocument::locksChanged, this, &DocumentPage::showBoard);
    connect(m_document.get(), &PuzzleDocument::puzzleReplaced, this, &DocumentPage::showPuzzle);
    connect(m_document.get(), &PuzzleDocument::piecesChanged, this, &DocumentPage::showPieces);
    connect(m_document.get(), &PuzzleDocument::infoChanged, this, &DocumentPage::showTheme);
    // A refusal is outdated after any other action.
    connect(&m_document->history(), &QUndoStack::indexChanged, this, [this] { inform({}); });
}

void DocumentPage::connectSearch() {
    connect(&m_search, &SearchController::shownBoardChanged, this, &DocumentPage::showBoard);
    followSearch();
    connect(&m_search, &SearchController::numbersChanged, this, &DocumentPage::showHeat);
    connect(&m_search, &SearchController::stepTaken, this, &DocumentPage::showStep);
    // Any other shown board is not that of a step.
    connect(&m_search, &SearchController::shownBoardChanged, this,
            [this] { m_flash->outline(m_search.stepCells()); });
    connect(&m_recordKeeper, &RecordKeeper::failed, this, &PuzzlePage::warn);
}

const Board& DocumentPage::shownBoard() const {
    if (m_preview)
        return *m_preview;
    const auto& live = m_search.shownBoard();
    return live ? *live : m_document->board();
}

void DocumentPage::preview(const QString& name, const Board& board) {
    m_previewName = name;
    m_preview = name.isEmpty() ? std::nullopt : std::optional(board);
    showBoard();
    showState();
}

void DocumentPage::replay(std::optional<std::size_t> moment) {
    const Solution before = shownBoard().codes();
    m_search.setReplayed(moment);
    if (showsMotion(*m_view))
        m_flash->flash(differingCells(before, shownBoard().codes()));
}

QString DocumentPage::scoreText() {
    const Score score = scoreOf(m_document->puzzle(), shownBoard());
    // The same as are marked and visited: includes those at the frame, which cost no score.
    const auto marked = static_cast<int>(mismatchesOn(m_document->puzzle(), shownBoard()).size());
    const bool areAtFrame = marked > 0 && score.mismatched == 0 && m_document->puzzle().framed();
    return (areAtFrame ? tr("score %1/%2 · %n mismatch(es) at the frame", nullptr, marked)
                       : tr("score %1/%2 · %n mismatch(es)", nullptr, marked))
               .arg(score.matched)
               .arg(score.total) +
           tr(" · %n empty", nullptr, score.empty);
}

QString DocumentPage::shortScoreText() {
    const Score score = scoreOf(m_document->puzzle(), shownBoard());
    return tr("%1 of %2").arg(score.matched).arg(score.total);
}

QString DocumentPage::widestScoreText() {
    const QString full = QString::number(m_document->puzzle().totalEdges());
    return tr("score %1/%2 · %n mismatch(es) at the frame", nullptr, 8888).arg(full, full) +
           tr(" · %n empty", nullptr, 8888);
}

QString DocumentPage::widestCellText() {
    return tr("cell %1: piece %2, %3")
        .arg(QStringLiteral("AA88"), QStringLiteral("8888"), QStringLiteral("⟳3"));
}

QString DocumentPage::cellText() {
    const int cell = m_hovered >= 0 ? m_hovered : m_view->currentCell();
    const Board& board = shownBoard();
    if (cell < 0 || cell >= board.cells())
        return {};
    const QString name = cellName(board.size(), cell);
    const Placement placement = board.at(cell);
    if (placement.isEmpty())
        return tr("cell %1: empty").arg(name);
    return tr("cell %1: piece %2, %3")
        .arg(name)
        .arg(placement.piece() + 1)
        .arg(leftToRight(QStringLiteral("⟳%1").arg(int(placement.rotation()))));
}

void DocumentPage::setTileTheme(const QString& id) {
    m_usualTheme = id;
    showTheme();
}

void DocumentPage::showTheme() {
    const TileTheme theme = themeFor(tileTheme(m_usualTheme), m_document->file());
    if (theme == m_view->tileTheme())
        return;
    m_view->setTheme(theme);
    emit tilesChanged();
}

void DocumentPage::setOverlays(BoardOverlays overlays) {
    m_view->setOverlays(overlays);
    m_search.setWanted(SearchDetail::Heat, overlays.testFlag(BoardOverlay::Heat));
    m_candidateTimer.start();
    showHeat();
}

void DocumentPage::showPuzzle() {
    showTheme();
    m_view->setPuzzle(m_document->puzzle());
    showState();
    showBoard();
    showHeat(); // a search of another size has none here
}

void DocumentPage::showPieces(const QVector<int>& pieces) {
    showTheme();
    m_view->changePieces(m_document->puzzle(), pieces);
    showBoard();
}

void DocumentPage::showBoard() {
    std::vector<bool> locked = m_document->locked();
    for (const Hint& hint : m_document->puzzle().hints())
        locked[static_cast<std::size_t>(hint.cell)] = m_document->isFixed(hint.cell);
    if (m_view->board().size() == shownBoard().size()) {
        const auto changed = differingCells(m_view->board().codes(), shownBoard().codes());
        if (!changed.empty())
            m_lastChanged = static_cast<int>(changed.back());
    }
    m_view->setBoard(shownBoard(), locked);
    if (m_heatKind == HeatKind::Difference)
        showHeat();
    m_candidateTimer.start();
    emit shownBoardChanged();
}

bool DocumentPage::isSolved() {
    const Board& board = m_document->board();
    if (board.placedCount() != board.cells())
        return false;
    const Score score = scoreOf(m_document->puzzle(), board);
    return score.matched == score.total;
}

Celebration::Stage DocumentPage::stage() {
    const int cells = shownBoard().cells();
    const QRect board = m_view->cellRect(0) | m_view->cellRect(cells - 1);
    const bool known = m_lastChanged >= 0 && m_lastChanged < cells;
    return {m_view->viewport(), board,
            known ? m_view->cellRect(m_lastChanged).center() : board.center()};
}

void DocumentPage::showStep() {
    m_flash->outline(m_search.stepCells());
    showNotice(searchNotice(), m_search.stepSentence());
}

void DocumentPage::showState() {
    const bool readOnly = isReadOnly();
    if (m_view->isReadOnly() != readOnly) {
        m_view->setReadOnly(readOnly);
        emit readOnlyChanged();
    }
    const QString painting =
        tr("Painting edges: click paints · right click picks · wheel cycles · Alt+arrows");
    showNotice(readOnly ? searchNotice() : m_painter->isActive() ? painting : editingNotice());
}

void DocumentPage::retranslate() {
    PuzzlePage::retranslate();
    showHeat();
}

QString DocumentPage::readOnlyReason() {
    return m_preview ? tr("A preview shows another board. Close its list first.")
                     : PuzzlePage::readOnlyReason();
}

QString DocumentPage::editingNotice() const {
    QStringList parts{tr("Drag pieces here")};
    const auto add = [&](BoardAct act, const QString& text) {
        const auto found = m_view->keys().find(act);
        if (found != m_view->keys().end() && !found->second.isEmpty())
            parts << text.arg(found->second.front().toString(QKeySequence::NativeText));
    };
    if (!m_document->puzzle().keepsRotation())
        add(BoardAct::Rotate, tr("%1 rotates"));
    add(BoardAct::Lock, tr("%1 locks"));
    add(BoardAct::ShowCandidates, tr("%1 shows what fits"));
    return parts.join(QStringLiteral(" · "));
}

void DocumentPage::setBoardKeys(const BoardKeys& keys) {
    if (keys == m_view->keys())
        return;
    m_view->setKeys(keys);
    showState();
}

/// Names the shown board.
QString DocumentPage::searchNotice() {
    return m_preview && m_search.stepSentence().isEmpty() ? tr("Preview: %1").arg(m_previewName)
                                                          : shownSolutionNotice();
}

void DocumentPage::editPiece(Placement placement) {
    if (isReadOnly()) {
        refuseReadOnly();
        return;
    }
    if (placement.isEmpty()) {
        warn(tr("No piece here to edit."));
        return;
    }
    auto* dialog = new PieceDialog(m_document->puzzle(), placement, m_view->tileTheme(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, piece = placement.piece()] {
        m_editor.changePiece(piece, dialog->piece());
    });
    dialog->open();
}

void DocumentPage::chooseCandidate(int cell) {
    auto* popup = new CandidatePopup(m_document->puzzle(), m_document->board(), cell,
                                     m_view->tileTheme(), m_view);
    connect(popup, &CandidatePopup::chosen, this,
            [this, cell](Placement placement) { m_editor.place(cell, placement); });
    const QRect rect = m_view->cellRect(cell);
    popup->showBeside({m_view->viewport()->mapToGlobal(rect.topLeft()), rect.size()});
}

void DocumentPage::countCandidates() {
    if (!m_view->overlays().testFlag(BoardOverlay::CandidateCount))
        return;
    // A search's board changes too fast for counting, and may have empty cells.
    if (isReadOnly()) {
        m_view->setCandidateCounts({});
        return;
    }
    const Puzzle& puzzle = m_document->puzzle();
    std::vector<int> counts = candidateCounts(puzzle, m_document->board());
    // Numbers on cells without any constraint would hide the useful ones.
    for (int cell = 0; cell < m_document->board().cells(); ++cell) {
        if (!isConstrained(puzzle, m_document->board(), cell))
            counts[static_cast<std::size_t>(cell)] = -1;
    }
    m_view->setCandidateCounts(std::move(counts));
}

} // namespace tessera
