// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardLayout.h"
#include "widgets/board/BoardMarks.h"

#include <QRect>
#include <QVector>

#include <optional>

class QPainter;

namespace tessera {

class TileCache;

/// The board as it would be if what is carried were let go here.
struct DropPreview {
    Board board;
    QVector<int> targets; ///< where it would lie
    QVector<int> sources; ///< the cells it would leave
};

/// What is drawn over a board to show where the person is.
struct BoardCursor {
    const CellSelection& selection;
    bool focused = false; ///< the view has the keyboard
    QColor highlight;
    QRectF rubberBand; ///< empty when there is none
    const DropPreview* preview = nullptr;
};

/// Paints the part of a board that lies in the exposed rectangle, tiles and
/// marks from caches. Logical pixels of the viewport throughout.
void paintBoardView(QPainter& painter, const QRect& exposed, const BoardContent& content,
                    const BoardLayout& layout, TileCache& tiles, const BoardCursor& cursor);

} // namespace tessera
