// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/EdgePanel.h"

#include "widgets/board/BoardView.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tessera {

EdgePanel::EdgePanel(QWidget* parent) : QWidget(parent), m_update(*this, [this] { refresh(); }) {}

void EdgePanel::setPage(DocumentPage* page) {
    m_link.setPage(page);
    m_update.cancel();
    setEnabled(page != nullptr);
    pageChanged();
    if (page == nullptr)
        return;
    connect(&page->document(), &PuzzleDocument::puzzleReplaced, context(),
            [this] { puzzleChanged(); });
    connect(&page->document(), &PuzzleDocument::piecesChanged, context(),
            [this] { piecesChanged(); });
    connect(page, &DocumentPage::tilesChanged, context(), [this] {
        if (updateTheme())
            lookChanged();
    });
    follow(*page);
    puzzleChanged();
    if (updateTheme())
        lookChanged();
}

void EdgePanel::setTileTheme(const QString& id) {
    m_theme = id;
    updateTheme();
    lookChanged();
}

void EdgePanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        lookChanged();
}

bool EdgePanel::updateTheme() {
    const TileTheme& usual = tileTheme(m_theme);
    const TileTheme before = std::exchange(
        m_tiles, page() != nullptr ? themeFor(usual, page()->document().file()) : usual);
    return m_tiles != before;
}

void EdgePanel::stack(std::initializer_list<QWidget*> widgets) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    for (QWidget* widget : widgets)
        layout->addWidget(widget);
    layout->setStretch(layout->count() - 1, 1);
}

void EdgePanel::selectCells(const QVector<int>& cells) {
    page()->view().setCurrentCell(cells.front());
    page()->view().setSelectedCells(cells);
}

bool EdgePanel::selectPieces(std::span<const PieceIndex> pieces) {
    std::optional<PieceIndex> off;
    QVector<int> cells;
    for (const PieceIndex piece : pieces) {
        if (const auto cell = page()->shownBoard().cellOf(piece))
            cells.append(*cell);
        else if (!off)
            off = piece;
    }
    std::ranges::sort(cells);
    if (!cells.isEmpty())
        selectCells(cells);
    if (off)
        emit unplacedPieceChosen(*off);
    return off.has_value();
}

} // namespace tessera
