// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QLineF>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace tessera {

// The layout of the sheets: lengths in millimetres from the paper's upper left corner.

/// The pieces can be cut by hand within these limits.
inline constexpr double kSmallestPieceMm = 5;
inline constexpr double kLargestPieceMm = 150;

/// How to lay out a puzzle on paper.
struct SheetSettings {
    QSizeF paper{210, 297}; ///< as printed, upright or landscape
    double margin = 10;     ///< on all four sides
    double piece = 20;      ///< a side of a piece, and of a cell of the board
    double gap = 0;         ///< between pieces: with 0 one cut separates two of them
    bool backs = true;      ///< numbers on the back of each sheet of pieces
    bool board = true;      ///< an empty board to play on

    friend bool operator==(const SheetSettings&, const SheetSettings&) = default;
};

/// The content of one page.
enum class SheetKind : unsigned char {
    Pieces,
    Backs, ///< the back of the page before
    Board, ///< the empty board or a part of it
    Blank, ///< the back of a page without a back, so that fronts stay fronts
};

/// A piece, or its number on the back.
struct SheetPiece {
    PieceIndex piece = 0;
    QRectF square;
};

/// The part of the board on one page.
struct BoardPart {
    int column = 0; ///< among the pages put together, from 0
    int row = 0;
    // The first two from the upper left corner of the board's rim.
    QRectF own;     ///< this page's part; all pages together are the board, without gaps
    QRectF printed; ///< the same with a strip for gluing on the next pages
    QRectF onPaper; ///< its place on the paper, as large as `printed`
};

struct Sheet {
    SheetKind kind = SheetKind::Blank;
    std::vector<SheetPiece> pieces; ///< for Pieces and Backs
    BoardPart part;
    std::vector<QLineF> marks; ///< where to cut, or to put the next page
    QRectF footer;             ///< for the line that describes the sheet
};

/// The pages of a printed puzzle, in the order of printing.
struct SheetLayout {
    SheetSettings settings;
    double rim = 0;       ///< of the board, around its cells
    int boardColumns = 0; ///< number of pages side by side for the board
    int boardRows = 0;
    std::vector<Sheet> sheets;

    /// The board with its rim.
    [[nodiscard]] QSizeF boardSize(GridSize size) const;
    /// The part of the paper inside the margins.
    [[nodiscard]] QRectF printable() const;
};

/// Lays out a puzzle's pieces in the order of their numbers, and its board. With backs, each second
/// page is the back of the one before, mirrored at the paper's long edge. So printing on both sides
/// puts each number behind its piece.
/// @throws UserError if a length is not usable or the paper is too small.
[[nodiscard]] SheetLayout layOutSheets(GridSize size, int pieces, const SheetSettings& settings);

/// The place on the back of a sheet behind a place on its front, see layOutSheets().
[[nodiscard]] QRectF mirroredAtLongEdge(const QRectF& front, QSizeF paper);

} // namespace tessera
