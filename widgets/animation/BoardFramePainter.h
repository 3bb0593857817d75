// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileCache.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"

#include <QImage>
#include <QString>

#include <map>
#include <span>

namespace tessera {

/// What a frame says under its board, left and right.
struct FrameCaption {
    QString left;
    QString right;
};

/// Paints one board after the other as pictures of the same size, fast: tiles
/// are painted once. Works on any thread.
class BoardFramePainter {
public:
    /// @param longestSide in pixels, which the picture does not exceed unless its
    /// cells would be smaller than a pixel
    /// @param withCaption leaves room for a line below
    BoardFramePainter(Puzzle puzzle, int longestSide, const TileTheme& theme, bool withCaption);

    [[nodiscard]] QSize size() const { return m_size; }
    /// @param highlighted cells that a light frame marks
    [[nodiscard]] QImage frame(const Board& board, std::span<const std::size_t> highlighted,
                               const FrameCaption& caption);

private:
    [[nodiscard]] QRect cellRect(int cell) const;
    [[nodiscard]] const QImage& tile(const TileEdges& edges);
    void paintTiles(QPainter& painter, const Board& board);
    void paintMismatchedJoints(QPainter& painter, const Board& board) const;
    void paintHighlights(QPainter& painter, std::span<const std::size_t> cells) const;
    void paintCaption(QPainter& painter, const FrameCaption& caption) const;

    Puzzle m_puzzle;
    int m_pitch = 1;
    int m_rim = 0;
    int m_captionHeight = 0;
    QSize m_size;
    TileCache m_edges;
    std::map<TileEdges, QImage> m_tiles;
};

} // namespace tessera
