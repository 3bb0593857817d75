// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileArt.h"
#include "widgets/print/SheetLayout.h"

#include "core/edges/puzzle/Puzzle.h"

#include <QString>

class QPainter;

namespace tessera {

/// Draws the sheets of a printed puzzle with the tiles of the board on the
/// screen. Painters are in kPageUnits, see PrintedPages.
class SheetPainter {
public:
    SheetPainter(Puzzle puzzle, QString title, SheetLayout layout, const TileTheme& theme);

    [[nodiscard]] const SheetLayout& layout() const { return m_layout; }
    void paint(QPainter& painter, int page) const;

private:
    void paintPiece(QPainter& painter, const QRectF& square, Placement placement) const;
    void paintBack(QPainter& painter, const SheetPiece& piece) const;
    void paintBoardPart(QPainter& painter, const BoardPart& part) const;
    static void paintJoins(QPainter& painter, const BoardPart& part);
    void paintCells(QPainter& painter, const QRectF& board, const QRectF& visible) const;
    void paintHint(QPainter& painter, const QRectF& square, const Hint& hint) const;
    void paintMarks(QPainter& painter, const Sheet& sheet) const;
    void paintFooter(QPainter& painter, int page) const;
    [[nodiscard]] QString footerText(int page) const;

    Puzzle m_puzzle;
    QString m_title;
    SheetLayout m_layout;
    const TileTheme& m_theme;
    TileColors m_colors = TileColors::forPictures();
};

} // namespace tessera
