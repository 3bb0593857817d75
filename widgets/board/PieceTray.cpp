// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/PieceTray.h"

namespace tessera {

struct PieceTray::Private {
    Puzzle puzzle;
    Board board;
    Kind kind = Kind::All;
    std::optional<int> fitCell;
};

PieceTray::PieceTray(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>()) {}
PieceTray::~PieceTray() = default;
void PieceTray::setPuzzle(const Puzzle& puzzle) {
    d->puzzle = puzzle;
}
void PieceTray::setBoard(const Board& board) {
    d->board = board;
}
void PieceTray::setTheme(const QString&) {}
void PieceTray::setReadOnly(bool) {}
void PieceTray::setKind(Kind kind) {
    d->kind = kind;
}
PieceTray::Kind PieceTray::kind() const {
    return d->kind;
}
void PieceTray::setFitCell(std::optional<int> cell) {
    d->fitCell = cell;
}
std::optional<int> PieceTray::fitCell() const {
    return d->fitCell;
}
int PieceTray::count() const {
    return d->puzzle.pieceCount() - d->board.placedCount();
}
Placement PieceTray::currentPlacement() const {
    return {};
}
void PieceTray::setCurrentPiece(PieceIndex) {}
void PieceTray::rotateCurrent(int) {}

} // namespace tessera
