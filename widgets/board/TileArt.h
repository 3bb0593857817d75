// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileTheme.h"

#include <QPainterPath>
#include <QPixmap>
#include <QRectF>
#include <QTransform>

#include <array>

class QPainter;

namespace tessera {

/// The number of emblem outlines; each comes plain and pierced.
[[nodiscard]] int emblemShapes();
/// The translated name of one, e.g. "disc".
[[nodiscard]] QString emblemName(int shape);

/// The half of an emblem on one side of a joint, in cells: the joint runs along y = 0 with its
/// middle at the origin, and the half extends towards positive y. It stays within |x| + y = ½, so
/// it needs no clipping. Filled by the odd-even rule.
/// @param shape taken modulo emblemShapes()
[[nodiscard]] QPainterPath emblemHalf(int shape, bool pierced);

/// Both halves as one outline, symmetric about the origin: what two matching edges show.
[[nodiscard]] QPainterPath emblemWhole(int shape, bool pierced);

/// Clockwise from the top. A negative colour is a blank without a tab in it; see filledBlank().
using TileEdges = std::array<Color, 4>;

/// The level of detail of a tile, by its size in device pixels.
enum class TileDetail : std::uint8_t {
    Plain, ///< triangles only, below 20
    Normal,
    Fine, ///< with inner contours, from 96
};
[[nodiscard]] TileDetail tileDetail(double pixels);

/// Maps an emblem's coordinates (see emblemHalf()) to a side of a cell: positive y points into it.
[[nodiscard]] QTransform sideTransform(const QRectF& cell, Side side);

/// Half an emblem, a letter, or a blank's outline on a plain triangle, in an emblem's coordinates.
/// @param side needed for letters, which are upright on each side
[[nodiscard]] QPainterPath edgeOutline(const TileTheme& theme, Color color, Side side);

/// The gap between a tab and its blank: its width as a share of the tile, and a colour that stands
/// out.
inline constexpr double kGapWidth = 0.028;
[[nodiscard]] QColor gapColor(const EdgeLook& look, const TileColors& colors);

/// Paints one edge's triangle with smooth borders; fill the cell with TileColors::line first.
void paintTileEdge(QPainter& painter, const QRectF& cell, Side side, Color color,
                   const TileTheme& theme, const TileColors& colors, TileDetail detail);
/// Paints the hairlines between the triangles of a tile on top of them.
/// @param width 0 means as thin as the device allows
void paintTileLines(QPainter& painter, const QRectF& cell, const TileEdges& edges,
                    const TileColors& colors, double width = 0);

/// A diamond with the whole emblem, as where two pieces meet; a blank has only its outline. Where
/// the diamond is hardly visible on the window, it has an outline, too.
/// @param side in logical pixels
[[nodiscard]] QPixmap colorSwatch(Color color, const TileTheme& theme, const TileColors& colors,
                                  int side, double devicePixelRatio);

} // namespace tessera
