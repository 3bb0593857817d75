// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"

#include <QByteArray>
#include <QImage>
#include <QStringList>

class QPainter;

namespace tessera {

/// A picture from the user for a pattern: whole on both sides of a joint, or cut at the joint.
struct TilePicture {
    QImage head; ///< the upper half for tabs; in an unsigned puzzle the whole picture
    QImage tail; ///< the lower half for blanks; null in an unsigned puzzle
    /// From the middle to the picture's sides, in cells: as large as possible with all opaque
    /// pixels inside the diamond around the joint, or the triangle of an edge.
    double reach = 0;
};

/// A null picture if the bytes cannot be read. Cached for the next call; safe on any thread.
[[nodiscard]] TilePicture tilePicture(const QByteArray& png, bool isSigned);

/// Removes pictures whose pixels cannot be read. @returns a sentence if there are any
[[nodiscard]] QStringList dropDamagedPictures(PuzzleInfo& info);

/// Paints one edge's part in an emblem's coordinates, see emblemHalf().
/// @param tab whether the edge of a signed puzzle is a tab
void paintTilePicture(QPainter& painter, const TilePicture& picture, bool tab, Side side);

} // namespace tessera
