// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/formats/SudokuFile.h"

#include <QColor>
#include <QFont>
#include <QRectF>

#include <vector>

class QPainter;
class QPalette;

namespace tessera {

/// The colours of a Sudoku grid.
struct SudokuColors {
    QColor paper;
    QColor givenPaper; ///< behind givens
    QColor given;
    QColor digit; ///< put in by a person or a search
    QColor mark;  ///< pencil marks and candidates
    QColor wrong;
    QColor thinLine;
    QColor thickLine;

    /// Of the window, light or dark.
    [[nodiscard]] static SudokuColors of(const QPalette& palette);
    /// Of pictures and paper.
    [[nodiscard]] static SudokuColors print();
};

/// What is drawn into the cells.
struct SudokuContent {
    SudokuGrid givens;
    SudokuGrid digits;
    std::vector<DigitSet> marks; ///< small digits of open cells; may be empty
    std::vector<bool> wrong;     ///< cells to draw as wrong; may be empty
};

/// Where the parts of a grid lie in an area, with thick lines between blocks.
class SudokuGeometry {
public:
    /// The largest grid that fits the area, centred.
    SudokuGeometry(const QRectF& area, int order);

    [[nodiscard]] QRectF gridRect() const { return m_grid; }
    [[nodiscard]] QRectF cellRect(int cell) const;
    /// The cell at a point, −1 outside.
    [[nodiscard]] int cellAt(const QPointF& point) const;
    [[nodiscard]] double cellSize() const { return m_cell; }
    [[nodiscard]] int side() const { return m_order * m_order; }
    [[nodiscard]] double thickLine() const { return m_thick; }

private:
    int m_order;
    QRectF m_grid;
    double m_cell;
    double m_thick;
};

/// Draws a grid: paper, digits, marks and lines.
void paintSudoku(QPainter& painter, const SudokuGeometry& geometry, const SudokuContent& content,
                 const SudokuColors& colors);

/// A file's grid with its marks and conflicts.
[[nodiscard]] SudokuContent contentOf(const SudokuFile& file);

/// One flag a cell: whether its digit stands twice in a unit.
[[nodiscard]] std::vector<bool> conflictingCells(const SudokuGrid& grid);

} // namespace tessera
