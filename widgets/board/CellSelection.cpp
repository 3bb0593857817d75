// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/CellSelection.h"

#include <algorithm>

namespace tessera {

CellSelection::CellSelection(GridSize size)
    : m_size(size), m_selected(static_cast<std::size_t>(size.cells())) {
    m_selected[0] = true;
}

int CellSelection::count() const {
    return static_cast<int>(std::ranges::count(m_selected, true));
}

QVector<int> CellSelection::cells() const {
    QVector<int> cells;
    for (int cell = 0; cell < m_size.cells(); ++cell) {
        if (contains(cell))
            cells.push_back(cell);
    }
    if (cells.isEmpty())
        cells.push_back(m_current);
    return cells;
}

void CellSelection::select(int cell) {
    m_selected.assign(m_selected.size(), false);
    m_selected[static_cast<std::size_t>(cell)] = true;
    m_current = m_anchor = cell;
}

void CellSelection::toggle(int cell) {
    const auto index = static_cast<std::size_t>(cell);
    m_selected[index] = !m_selected[index];
    m_current = m_anchor = cell;
}

void CellSelection::extendTo(int cell) {
    m_selected.assign(m_selected.size(), false);
    const auto [left, right] = std::minmax({m_size.column(m_anchor), m_size.column(cell)});
    const auto [top, bottom] = std::minmax({m_size.row(m_anchor), m_size.row(cell)});
    for (int row = top; row <= bottom; ++row) {
        for (int column = left; column <= right; ++column)
            m_selected[static_cast<std::size_t>(m_size.cell(column, row))] = true;
    }
    m_current = cell;
}

void CellSelection::moveTo(int cell) {
    m_current = m_anchor = cell;
}

void CellSelection::set(const QVector<int>& cells) {
    m_selected.assign(m_selected.size(), false);
    bool currentStays = false;
    int first = -1;
    for (const int cell : cells) {
        if (cell < 0 || cell >= m_size.cells())
            continue;
        m_selected[static_cast<std::size_t>(cell)] = true;
        currentStays = currentStays || cell == m_current;
        first = first < 0 ? cell : first;
    }
    if (!currentStays && first >= 0)
        m_current = m_anchor = first;
}

void CellSelection::selectAll() {
    m_selected.assign(m_selected.size(), true);
}

} // namespace tessera
