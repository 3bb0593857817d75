// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardThumbnail.h"

#include "widgets/board/BoardContent.h"
#include "widgets/board/BoardMarks.h"

#include "core/edges/puzzle/Score.h"

#include <QPainter>

#include <algorithm>
#include <vector>

namespace tessera {

namespace {

/// Device pixels a cell from which there is room for grout and marks.
constexpr int kThumbnailGroutFrom = 10;

} // namespace

void paintBoardThumbnail(QPainter& painter, const QRect& area, const BoardThumbnail& thumbnail,
                         TileCache& tiles) {
    if (thumbnail.puzzle == nullptr)
        return;
    const Puzzle& puzzle = *thumbnail.puzzle;
    const double ratio = painter.device()->devicePixelRatioF();
    tiles.setDevicePixelRatio(ratio);
    const double room = std::min(static_cast<double>(area.width()) / puzzle.width(),
                                 static_cast<double>(area.height()) / puzzle.height());
    const int pixels = std::max(1, static_cast<int>(room * ratio));
    const double pitch = pixels / ratio;
    const double left = area.left() + static_cast<int>((area.width() - pitch * puzzle.width()) / 2);
    const double top = area.top() + static_cast<int>((area.height() - pitch * puzzle.height()) / 2);
    painter.fillRect(QRectF(left, top, pitch * puzzle.width(), pitch * puzzle.height()),
                     tiles.colors().empty);
    if (!thumbnail.board)
        return;
    const Board& board = *thumbnail.board;
    const int grout = pixels >= kThumbnailGroutFrom ? 1 : 0;
    std::vector<QLineF> joints;
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (board.at(cell).isEmpty())
            continue;
        const QRectF rect(left + pitch * puzzle.size().column(cell),
                          top + pitch * puzzle.size().row(cell), pitch, pitch);
        painter.drawPixmap(rect.topLeft(),
                           tiles.tile(seenEdges(puzzle, board, cell), pixels - grout));
        for (const Side side : kSides) {
            if (isOwnSide(board.size(), cell, side) && isFaulty(puzzle, board, cell, side))
                joints.push_back(jointLine(rect, side));
        }
    }
    // Smaller ones would hide the tiles.
    if (grout > 0)
        paintMismatches(painter, joints);
}

QPixmap BoardThumbnailCache::picture(int place, const BoardThumbnail& thumbnail, QSize size,
                                     double devicePixelRatio, TileCache& tiles) {
    const QSize pixels = (QSizeF(size) * devicePixelRatio).toSize();
    if (const Picture* known = m_pictures.object(place);
        known != nullptr && known->thumbnail.puzzle == thumbnail.puzzle &&
        known->thumbnail.board == thumbnail.board && known->pixmap.size() == pixels)
        return known->pixmap;
    QPixmap pixmap(pixels);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintBoardThumbnail(painter, QRect(QPoint(), size), thumbnail, tiles);
    painter.end();
    ++m_painted;
    const auto kilobytes = static_cast<int>(4LL * pixels.width() * pixels.height() / 1024);
    m_pictures.insert(place, new Picture{thumbnail, pixmap}, kilobytes);
    return pixmap;
}

} // namespace tessera
