// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/docks/PieceTablePanel.h"

#include "app/window/DocumentPage.h"
#include "app/window/docks/PieceSelection.h"
#include "app/window/docks/PieceTableModel.h"

#include <QEvent>
#include <QVBoxLayout>

namespace tessera {

namespace {

constexpr int kSearchUpdateMs = 250;

} // namespace

PieceTablePanel::PieceTablePanel(QWidget* parent)
    : QWidget(parent), m_pieces(new PieceTableModel(this)),
      m_table(new SortedTable(*m_pieces, PieceTableModel::Kind, this)) {
    m_table->setObjectName(QStringLiteral("pieceTable"));
    m_table->setAccessibleName(tr("Pieces of the puzzle"));
    m_table->setToolTip(
        tr("All pieces; click on one to select it on the board, on a heading to sort"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_table);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &PieceTablePanel::showBoard);
    connect(m_table, &SortedTable::rowChosen, this, &PieceTablePanel::choose);
}

void PieceTablePanel::setPage(DocumentPage* page) {
    m_link.setPage(page);
    setEnabled(page != nullptr);
    m_timer.stop();
    if (page == nullptr)
        return;
    QObject* context = m_link.context();
    connect(&page->document(), &PuzzleDocument::puzzleReplaced, context, [this] { showPuzzle(); });
    connect(page, &DocumentPage::shownBoardChanged, context, [this] {
        if (isVisible() && !m_timer.isActive())
            m_timer.start(m_link.page()->search().shownBoard() ? kSearchUpdateMs : 0);
    });
    showPuzzle();
}

void PieceTablePanel::setTileTheme(const QString& id) {
    m_theme = id;
    updateLook();
}

void PieceTablePanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateLook();
}

void PieceTablePanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_link.page() != nullptr)
        showBoard();
}

void PieceTablePanel::showPuzzle() {
    m_pieces->setPuzzle(m_link.page()->document().puzzle());
    showBoard();
}

void PieceTablePanel::showBoard() {
    m_pieces->setBoard(m_link.page()->shownBoard());
    // Rows that change places four times a second cannot be read.
    if (!m_link.page()->search().shownBoard())
        m_table->sortAgain();
}

void PieceTablePanel::updateLook() {
    const TileTheme* theme = findTileTheme(m_theme);
    m_pieces->setLook(theme != nullptr ? *theme : tileThemes().front(), palette(),
                      devicePixelRatioF());
}

void PieceTablePanel::choose(int row) {
    const auto piece = static_cast<PieceIndex>(row);
    if (selectPieces(*m_link.page(), std::span(&piece, 1)))
        emit unplacedPieceChosen(piece);
}

} // namespace tessera
