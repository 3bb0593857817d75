// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSize>
#include <QSizeF>
#include <QVector>

#include <set>

namespace tessera {

/// The positions of a board's cells in a viewport, in logical pixels. Cells are squares of a whole
/// number of device pixels, so that tiles stay sharp at every scale factor.
class BoardLayout {
public:
    /// The limits of the zoom, in logical pixels per cell.
    static constexpr int kSmallestPitch = 3;
    static constexpr int kLargestPitch = 400;

    void setGrid(GridSize size) { m_grid = size; }
    void setViewport(QSize size, double devicePixelRatio);
    /// Sets the minimum thickness of the rim in logical pixels, e.g. for its text.
    void setLeastRim(double pixels) { m_leastRim = pixels; }
    /// @param pitch logical pixels from one cell to the next; clamped to the limits
    void setPitch(double pitch);
    /// Sets the largest pitch at which the whole board is in the viewport.
    void fit();
    /// Sets how far the content is scrolled, in logical pixels.
    void setScroll(QPoint scroll) { m_scroll = scroll; }

    [[nodiscard]] GridSize grid() const { return m_grid; }
    [[nodiscard]] double devicePixelRatio() const { return m_ratio; }
    [[nodiscard]] double pitch() const { return m_pitch / m_ratio; }
    [[nodiscard]] int devicePitch() const { return m_pitch; }
    /// The device pixels between two tiles; 0 for very small tiles.
    [[nodiscard]] int deviceGrout() const { return m_pitch >= 10 ? 1 : 0; }
    [[nodiscard]] double rim() const { return deviceRim() / m_ratio; }
    /// The board with its rim and a margin.
    [[nodiscard]] QSizeF contentSize() const;

    [[nodiscard]] QRectF cellRect(int cell) const;
    /// The cell's rectangle without grout.
    [[nodiscard]] QRectF tileRect(int cell) const;
    /// All cells, without the rim.
    [[nodiscard]] QRectF boardRect() const;
    [[nodiscard]] QRectF rimRect() const;
    /// The cell at a point, or −1 outside of the cells.
    [[nodiscard]] int cellAt(QPointF point) const;
    /// Columns and rows (as x and y) of the cells that a rectangle touches.
    [[nodiscard]] QRect cellsIn(const QRectF& area) const;

private:
    [[nodiscard]] int deviceRim() const;
    /// The upper left corner of the cells in device pixels.
    [[nodiscard]] QPoint origin() const;
    [[nodiscard]] QSize deviceContent() const;

    GridSize m_grid{1, 1};
    QSize m_viewport{1, 1};
    double m_ratio = 1;
    double m_leastRim = 0;
    int m_pitch = 40;
    QPoint m_scroll;
};

/// The current cell and the selected cells of a board; an empty selection means the current cell.
class CellSelection {
public:
    explicit CellSelection(GridSize size = {1, 1}) : m_size(size) {}

    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] bool contains(int cell) const { return m_selected.contains(cell); }
    [[nodiscard]] int count() const { return static_cast<int>(m_selected.size()); }
    /// Ascending.
    [[nodiscard]] QVector<int> cells() const;

    // All functions except the last two make the cell the current one.
    void select(int cell);
    void toggle(int cell);
    /// Selects the rectangle between the start of the selection and the cell.
    void extendTo(int cell);
    /// Does not change the selection.
    void moveTo(int cell);
    /// Selects exactly these cells; ignores cells outside the board.
    void set(const QVector<int>& cells);
    void selectAll();

    friend bool operator==(const CellSelection&, const CellSelection&) = default;

private:
    GridSize m_size;
    int m_current = 0;
    int m_anchor = 0;
    std::set<int> m_selected{0};
};

} // namespace tessera
