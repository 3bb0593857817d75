// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileArt.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"

#include <QColor>
#include <QFlags>
#include <QLineF>
#include <QPainter>
#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QString>

#include <span>
#include <vector>

class QPainter;

namespace tessera {

/// What a board view draws over the tiles.
enum class BoardOverlay : unsigned {
    Mismatches = 0x01,     ///< a thin mark on each joint that does not match
    PieceNumbers = 0x02,   ///< from 1
    Coordinates = 0x04,    ///< column letters and row numbers on the rim
    Locks = 0x08,          ///< a pin on each locked cell and hint
    ColorLetters = 0x10,   ///< see edgeLabel()
    CandidateCount = 0x20, ///< how many pieces fit an empty cell
    Heat = 0x40,           ///< a value a cell, see BoardView::setHeat()
};
Q_DECLARE_FLAGS(BoardOverlays, BoardOverlay)
Q_DECLARE_OPERATORS_FOR_FLAGS(BoardOverlays)

/// The edges of the piece on a cell as a person sees them, see TileEdges.
[[nodiscard]] TileEdges seenEdges(const Puzzle& puzzle, const Board& board, int cell);

/// Whether the mark for what does not match belongs on this side of a cell: on a joint
/// that does not, and on a coloured edge towards the frame.
[[nodiscard]] bool isFaulty(const Puzzle& puzzle, const Board& board, int cell, Side side);

/// The sides on which one goes through all joints and the rim once, cell by cell.
[[nodiscard]] inline bool isOwnSide(GridSize size, int cell, Side side) {
    return side == Side::Right || side == Side::Down || size.onRim(cell, side);
}

/// Everything a picture of a board shows, apart from how. A plain value.
struct BoardContent {
    Puzzle puzzle;
    Board board;
    std::vector<bool> hints{false}; ///< one a cell: hints() of the puzzle
    std::vector<bool> locked;       ///< one a cell, or empty
    std::vector<float> heat;        ///< one a cell, or empty
    std::vector<int> candidates;    ///< one a cell, negative if unknown; or empty
    BoardOverlays overlays = BoardOverlay::Mismatches | BoardOverlay::Locks;

    [[nodiscard]] bool isLocked(int cell) const {
        return static_cast<std::size_t>(cell) < locked.size() &&
               locked[static_cast<std::size_t>(cell)];
    }
    /// Whether the puzzle itself names the piece on this cell.
    [[nodiscard]] bool isHint(int cell) const { return hints[static_cast<std::size_t>(cell)]; }

    /// Takes over a puzzle with an empty board; the overlays stay chosen.
    void setPuzzle(const Puzzle& newPuzzle);
};

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

/// Sets the painter's font to this height.
/// @return whether it can be read on the device
bool setTextHeight(QPainter& painter, double height);
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
