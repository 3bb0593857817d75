// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pictures/BoardPictureFile.h"

namespace tessera {

QSize boardPixels(GridSize size, int longestSide, const std::vector<int>& cells) {
    return boardAspect(size, cells)
        .scaled(longestSide, longestSide, Qt::KeepAspectRatio)
        .toSize()
        .expandedTo({1, 1});
}

QByteArray boardPictureBytes(const PuzzleFile& file, PictureFormat format, int longestSide,
                             const PictureOptions& options) {
    const QSize pixels = boardPixels(file.puzzle.size(), longestSide, options.cells);
    return pictureBytes(
        format, pixels, file.info.title, [&](QPainter& painter, const QRectF& area) {
            paintBoard(painter, area, file.puzzle, file.board, file.locked, options);
        });
}

} // namespace tessera
