// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/print/BoardPages.h"

#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QPainter>

namespace tessera {

namespace {

constexpr double kSmallestBoardMm = 10;

} // namespace

PrintedPages boardPages(const PuzzleFile& file, const PictureOptions& options, QSizeF paper,
                        double margin) {
    const QRectF room = QRectF(QPointF(), paper).adjusted(margin, margin, -margin, -margin);
    if (!(room.width() >= kSmallestBoardMm) || !(room.height() >= kSmallestBoardMm)) {
        throw UserError(QCoreApplication::translate(
            "BoardPages", "The margins leave no room on the paper for the board."));
    }
    PrintedPages pages;
    pages.title = file.info.title;
    pages.paper = paper;
    pages.count = 1;
    PictureOptions onPaper = options;
    onPaper.transparent = true;
    pages.paint = [file, onPaper, room](QPainter& painter, int) {
        const QRectF area(room.topLeft() * kPageUnits, room.size() * kPageUnits);
        paintBoard(painter, area, file.puzzle, file.board, file.locked, onPaper);
    };
    return pages;
}

} // namespace tessera
