// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileCache.h"

#include "core/puzzle/Board.h"
#include "core/puzzle/Puzzle.h"

#include <QMetaType>
#include <QRect>

#include <memory>
#include <optional>

class QPainter;

namespace tessera {

/// A board as an item of a list: what a BoardThumbnailDelegate draws.
struct BoardThumbnail {
    std::shared_ptr<const Puzzle> puzzle;
    std::optional<Board> board; ///< nothing as long as there is none
};

/// Paints a board as large as fits into the rectangle, centred, without labels;
/// a thin bar on each joint that does not match. Cells have a whole number of
/// device pixels, so that the tiles come from the cache.
void paintBoardThumbnail(QPainter& painter, const QRect& area, const BoardThumbnail& thumbnail,
                         TileCache& tiles);

} // namespace tessera

Q_DECLARE_METATYPE(tessera::BoardThumbnail)
