// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileArt.h"

#include "core/edges/puzzle/GridSize.h"

#include <QColor>
#include <QLineF>
#include <QRect>
#include <QRectF>

#include <span>

class QPainter;

namespace tessera {

// What is drawn over tiles, the same in a view and in a picture. All take the
// painter's own units; a cell's rectangle gives the scale. Text is left out
// where it could not be read.

/// Where a larger share of the cells changed, as after a restart, marks on the
/// changed ones would only hide the board.
inline constexpr double kMostMarkedShare = 0.4;

/// The joint on a side of a cell, as long as the cell.
[[nodiscard]] QLineF jointLine(const QRectF& cell, Side side);

/// A thin bar on each of these joints that do not match.
void paintMismatches(QPainter& painter, std::span<const QLineF> joints);
/// A light along each of these joints that would match.
void paintMatches(QPainter& painter, std::span<const QLineF> joints);

/// The square in a cell's upper right corner that a pin needs.
[[nodiscard]] QRectF pinRect(const QRectF& cell);
/// A small pin; a hint's has another colour and a square head.
void paintPin(QPainter& painter, const QRectF& rect, bool hint);

/// Whether text of this height can be read.
[[nodiscard]] bool isReadable(const QPainter& painter, double height);
/// Text on a rounded plate.
void paintLabel(QPainter& painter, QPointF center, const QString& text, double height);
/// The height of the text of a piece number, which stands in the middle.
[[nodiscard]] double pieceNumberHeight(const QRectF& cell);
/// The height of the letter of an edge.
[[nodiscard]] double edgeLetterHeight(const QRectF& cell);
/// Where the letter of an edge stands.
[[nodiscard]] QPointF edgeLetterCenter(const QRectF& cell, Side side);

/// The number of candidates on an empty cell; a cross when there is none left.
void paintCandidateCount(QPainter& painter, const QRectF& cell, int count,
                         const TileColors& colors);
/// Column letters above and row numbers on the left, on a rim of this thickness.
/// @param cells where these columns and rows lie
/// @param shown columns and rows as x and y; null for the whole board
void paintCoordinates(QPainter& painter, const QRectF& cells, double rim, GridSize size,
                      const TileColors& colors, const QRect& shown = {});

/// A translucent colour for 0 (cold) to 1 (hot); lightness rises with the
/// value, so that it can be read without seeing hues.
[[nodiscard]] QColor heatColor(double value);

} // namespace tessera
