// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileTheme.h"

#include "core/edges/formats/PuzzleFile.h"

#include <QImage>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <vector>

class QPainter;

namespace tessera {

/// What a picture of a board shows.
struct PictureOptions {
    QString theme = QStringLiteral("classic"); ///< an unknown id means the default
    bool labels = false;                       ///< piece numbers, from 1
    bool coordinates = false;                  ///< column letters and row numbers on the rim
    bool mismatches = true;                    ///< marks on mismatches
    bool locks = true;                         ///< pins on locked cells and hints
    bool transparent = false;                  ///< no background behind the rim
    /// The cells to show, cut out without the frame; empty for the whole board.
    std::vector<int> cells{};
    /// Those of the window for a preview that is no file.
    TileColors colors = TileColors::forPictures();

    friend bool operator==(const PictureOptions&, const PictureOptions&) = default;
};

/// The size of a board's picture with its rim, in cells.
/// @param cells the cells to show, or empty, see PictureOptions
[[nodiscard]] QSizeF boardAspect(GridSize size, const std::vector<int>& cells = {});

/// Width and height of a picture whose longer side has that many pixels.
[[nodiscard]] QSize boardPixels(GridSize size, int longestSide, const std::vector<int>& cells = {});

/// Paints the board of a file with its names and pictures, as large as fits into the rectangle and
/// centred. Uses vectors, except for the puzzle's own pictures.
void paintBoard(QPainter& painter, const QRectF& area, const PuzzleFile& file,
                const PictureOptions& options);

/// The same as an image whose longer side has the given number of pixels.
[[nodiscard]] QImage boardImage(const PuzzleFile& file, int longestSidePixels,
                                const PictureOptions& options);

} // namespace tessera
