// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/ColorsPanel.h"

#include "app/window/common/SortedTable.h"
#include "app/window/edges/ColorTableModel.h"
#include "app/window/edges/PieceSelection.h"
#include "app/window/pages/DocumentPage.h"

#include <QEvent>
#include <QVBoxLayout>

namespace tessera {

ColorsPanel::ColorsPanel(QWidget* parent)
    : QWidget(parent), m_colors(new ColorTableModel(this)),
      m_table(new SortedTable(*m_colors, ColorTableModel::Name, this)),
      m_update(*this, [this] { m_colors->setPuzzle(m_link.page()->document().puzzle()); }) {
    m_table->setObjectName(QStringLiteral("colors"));
    m_table->setAccessibleName(tr("Colours of the puzzle"));
    m_table->setToolTip(tr("How often each colour occurs; click on one to select its pieces on "
                           "the board, on a heading to sort"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_table);
    connect(m_table, &SortedTable::rowChosen, this, &ColorsPanel::selectColor);
}

void ColorsPanel::setPage(DocumentPage* page) {
    m_link.setPage(page);
    m_update.cancel();
    setEnabled(page != nullptr);
    if (page == nullptr)
        return;
    connect(&page->document(), &PuzzleDocument::puzzleReplaced, m_link.context(),
            [this] { m_update.request(); });
    connect(&page->document(), &PuzzleDocument::piecesChanged, m_link.context(),
            [this] { m_update.request(); });
    m_update.request();
}

void ColorsPanel::setTileTheme(const QString& id) {
    m_theme = id;
    updateLook();
}

void ColorsPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateLook();
}

void ColorsPanel::updateLook() {
    const TileTheme* theme = findTileTheme(m_theme);
    m_colors->setLook(theme != nullptr ? *theme : tileThemes().front(), palette(),
                      devicePixelRatioF());
}

void ColorsPanel::selectColor(int row) {
    const Color color = m_colors->color(row);
    const Puzzle& puzzle = m_link.page()->document().puzzle();
    std::vector<PieceIndex> pieces;
    for (int i = 0; i < puzzle.pieceCount(); ++i) {
        const auto piece = static_cast<PieceIndex>(i);
        if (carries(puzzle, piece, color, true) || carries(puzzle, piece, color, false))
            pieces.push_back(piece);
    }
    selectPieces(*m_link.page(), pieces);
}

} // namespace tessera
