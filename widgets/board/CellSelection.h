// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/GridSize.h"

#include <QVector>

#include <vector>

namespace tessera {

/// The current cell and the selected cells of a board. Without a selection the
/// current cell stands for it. A plain value.
class CellSelection {
public:
    explicit CellSelection(GridSize size = {1, 1});

    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] bool contains(int cell) const {
        return m_selected[static_cast<std::size_t>(cell)];
    }
    [[nodiscard]] int count() const;
    /// The selected cells in ascending order, or the current cell alone.
    [[nodiscard]] QVector<int> cells() const;

    /// Makes the cell current and the only selected one.
    void select(int cell);
    /// Makes the cell current and changes whether it is selected.
    void toggle(int cell);
    /// Selects the rectangle from where the selection began to the cell.
    void extendTo(int cell);
    /// Makes the cell current and leaves the selection alone.
    void moveTo(int cell);
    /// Selects exactly these; cells outside of the board are left out.
    void set(const QVector<int>& cells);
    void selectAll();

    friend bool operator==(const CellSelection&, const CellSelection&) = default;

private:
    GridSize m_size;
    int m_current = 0;
    int m_anchor = 0;
    std::vector<bool> m_selected;
};

} // namespace tessera
