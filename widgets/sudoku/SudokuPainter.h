// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/formats/SudokuFile.h"

#include <QColor>
#include <QRectF>

#include <vector>

class QPainter;
class QPalette;

namespace tessera {

struct SudokuColors {
    QColor paper;
    QColor givenPaper; ///< behind givens
    QColor given;
    QColor digit; ///< from the user or a search
    QColor mark;  ///< pencil marks and candidates
    QColor wrong;
    QColor thinLine;
    QColor thickLine;

    /// The colours of the window, light or dark.
    [[nodiscard]] static SudokuColors of(const QPalette& palette);
    /// The colours of pictures and paper.
    [[nodiscard]] static SudokuColors print();
};

/// The content of the cells.
struct SudokuContent {
    SudokuGrid givens;
    SudokuGrid digits;
    std::vector<DigitSet> marks; ///< small digits of open cells; may be empty
    std::vector<bool> wrong;     ///< cells to draw as wrong; may be empty
};

/// The positions of a grid's parts in an area, with thick lines between blocks.
struct SudokuGeometry {
    int side;
    int order;
    QRectF grid;
    double cell;  ///< the length of a cell
    double thick; ///< the width of a thick line

    /// The largest grid that fits the area, centred.
    SudokuGeometry(const QRectF& area, int order);

    [[nodiscard]] QRectF cellRect(int index) const;
    /// The cell at a point, −1 outside.
    [[nodiscard]] int cellAt(const QPointF& point) const;
};

/// Draws a grid, as large as fits the area: paper, digits, marks and lines.
void paintSudoku(QPainter& painter, const QRectF& area, const SudokuContent& content,
                 const SudokuColors& colors);

/// A file's grid with its marks and conflicts.
[[nodiscard]] SudokuContent contentOf(const SudokuFile& file);

} // namespace tessera
