// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileCache.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"

#include <QCache>
#include <QMetaType>
#include <QPixmap>
#include <QRect>

#include <functional>
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

/// Painted boards by their places in a list, each painted anew only when it has
/// become another one.
class BoardThumbnailCache {
public:
    /// The board as large as fits into the size, which is in logical pixels.
    /// @param tiles of the same look as the last time, or clear() was called
    [[nodiscard]] QPixmap picture(int place, const BoardThumbnail& thumbnail, QSize size,
                                  double devicePixelRatio, TileCache& tiles);
    void clear() { m_pictures.clear(); }
    /// How many boards were painted so far.
    [[nodiscard]] int painted() const { return m_painted; }

private:
    static constexpr int kMostKilobytes = 64 * 1024;

    struct Picture {
        BoardThumbnail thumbnail;
        QPixmap pixmap;
    };
    QCache<int, Picture> m_pictures{kMostKilobytes};
    int m_painted = 0;
};

/// Draws what is no board of tiles in the place of a BoardThumbnail.
using ThumbnailPainter = std::function<void(QPainter&, const QRect& area, const QPalette&)>;

} // namespace tessera

Q_DECLARE_METATYPE(tessera::BoardThumbnail)
Q_DECLARE_METATYPE(tessera::ThumbnailPainter)
