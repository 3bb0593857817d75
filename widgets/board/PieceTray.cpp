// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/PieceTray.h"

#include "widgets/board/PieceListView.h"

#include <QVBoxLayout>

namespace tessera {

PieceTray::PieceTray(QWidget* parent) : QWidget(parent), m_list(new PieceListView(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list);
    setFocusProxy(m_list);
    connect(m_list, &PieceListView::pieceActivated, this, &PieceTray::pieceActivated);
    connect(m_list, &PieceListView::currentPlacementChanged, this,
            [this] { emit currentChanged(currentPlacement()); });
    connect(&m_list->pieces(), &PieceModel::droppedFromBoard, this,
            [this](int cell) { emit removeRequested({cell}); });
}

void PieceTray::setPuzzle(const Puzzle& puzzle) {
    const bool wasFiltered = fitCell().has_value();
    m_list->pieces().setPuzzle(puzzle);
    if (wasFiltered)
        emit fitCellChanged(std::nullopt);
}

void PieceTray::changePieces(const Puzzle& puzzle) {
    m_list->pieces().changePieces(puzzle);
}

void PieceTray::setBoard(const Board& board) {
    m_list->pieces().setBoard(board);
    m_list->viewport()->update(); // the empty list's sentence may change
}

void PieceTray::setTheme(const QString& id) {
    const TileTheme* theme = findTileTheme(id);
    m_list->setTheme(theme != nullptr ? *theme : tileThemes().front());
}

void PieceTray::setReadOnly(bool readOnly) {
    m_list->setReadOnly(readOnly);
}

void PieceTray::setKind(Kind kind) {
    m_list->pieces().setKind(kind);
}

PieceTray::Kind PieceTray::kind() const {
    return m_list->pieces().kind();
}

void PieceTray::setOrder(PieceOrder order) {
    m_list->pieces().setOrder(order);
}

void PieceTray::setColor(std::optional<Color> color) {
    m_list->pieces().setColor(color);
}

void PieceTray::setFitCell(std::optional<int> cell) {
    const std::optional<int> before = fitCell();
    m_list->pieces().setFitCell(cell);
    if (fitCell() != before)
        emit fitCellChanged(fitCell());
}

std::optional<int> PieceTray::fitCell() const {
    return m_list->pieces().fitCell();
}

int PieceTray::count() const {
    return m_list->pieces().listedPieces();
}

Placement PieceTray::currentPlacement() const {
    return m_list->currentPlacement();
}

void PieceTray::setCurrentPiece(PieceIndex piece) {
    m_list->setCurrentIndex(m_list->pieces().indexOf(piece));
}

void PieceTray::rotateCurrent(int quarters) {
    m_list->rotateCurrent(quarters);
}

} // namespace tessera
