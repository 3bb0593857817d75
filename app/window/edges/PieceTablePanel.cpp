// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PieceTablePanel.h"

#include "app/window/edges/PieceSelection.h"
#include "app/window/edges/PieceTableModel.h"
#include "app/window/pages/DocumentPage.h"

#include <QEvent>
#include <QVBoxLayout>

#include <utility>

namespace tessera {

namespace {

/// A search changes its board too often for a table.
constexpr int kSearchUpdateMs = 250;

} // namespace

PieceTablePanel::PieceTablePanel(QWidget* parent)
    : QWidget(parent), m_pieces(new PieceTableModel(this)),
      m_table(new SortedTable(*m_pieces, PieceTableModel::Kind, this)),
      m_update(*this, [this] { update(); }) {
    m_table->setObjectName(QStringLiteral("pieceTable"));
    m_table->setAccessibleName(tr("Pieces of the puzzle"));
    m_table->setToolTip(
        tr("All pieces; click on one to select it on the board, on a heading to sort"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_table);
    connect(m_table, &SortedTable::rowChosen, this, &PieceTablePanel::choose);
}

void PieceTablePanel::setPage(DocumentPage* page) {
    m_link.setPage(page);
    setEnabled(page != nullptr);
    m_update.cancel();
    if (page == nullptr)
        return;
    QObject* context = m_link.context();
    connect(&page->document(), &PuzzleDocument::puzzleReplaced, context,
            [this] { requestPuzzle(); });
    connect(&page->document(), &PuzzleDocument::piecesChanged, context,
            [this] { requestPuzzle(); });
    connect(page, &DocumentPage::shownBoardChanged, context, [this] {
        m_update.request(m_link.page()->search().shownBoard() ? kSearchUpdateMs : 0);
    });
    requestPuzzle();
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

void PieceTablePanel::requestPuzzle() {
    m_newPuzzle = true;
    m_update.request();
}

void PieceTablePanel::update() {
    // Rows that change places four times a second cannot be read.
    m_table->setSorting(!m_link.page()->search().shownBoard());
    if (std::exchange(m_newPuzzle, false))
        m_pieces->setPuzzle(m_link.page()->document().puzzle());
    m_pieces->setBoard(m_link.page()->shownBoard());
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
