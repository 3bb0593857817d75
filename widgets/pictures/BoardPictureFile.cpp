// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pictures/BoardPictureFile.h"

namespace tessera {

QByteArray boardPictureBytes(const PuzzleFile& file, PictureFormat format, int longestSide,
                             const PictureOptions& options) {
    const QSize pixels = boardAspect(file.puzzle.size())
                             .scaled(longestSide, longestSide, Qt::KeepAspectRatio)
                             .toSize()
                             .expandedTo({1, 1});
    return pictureBytes(
        format, pixels, file.info.title, [&](QPainter& painter, const QRectF& area) {
            paintBoard(painter, area, file.puzzle, file.board, file.locked, options);
        });
}

} // namespace tessera
