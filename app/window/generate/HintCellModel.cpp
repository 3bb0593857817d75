// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/HintCellModel.h"

#include "core/edges/puzzle/Score.h"

namespace tessera {

void HintCellModel::setBoardSize(GridSize size) {
    if (size == m_size)
        return;
    beginResetModel();
    m_size = size;
    m_marked.assign(static_cast<std::size_t>(size.cells()), false);
    endResetModel();
}

void HintCellModel::setCells(const std::vector<int>& cells) {
    std::vector<bool> marked(m_marked.size(), false);
    for (const int cell : cells) {
        if (cell >= 0 && cell < m_size.cells())
            marked[static_cast<std::size_t>(cell)] = true;
    }
    if (marked == m_marked)
        return;
    m_marked = std::move(marked);
    emit dataChanged(index(0, 0), index(m_size.height - 1, m_size.width - 1));
}

std::vector<int> HintCellModel::cells() const {
    std::vector<int> cells;
    for (int cell = 0; cell < m_size.cells(); ++cell) {
        if (m_marked[static_cast<std::size_t>(cell)])
            cells.push_back(cell);
    }
    return cells;
}

void HintCellModel::toggle(const QModelIndex& index) {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return;
    m_marked[cellOf(index)].flip();
    emit dataChanged(index, index);
}

int HintCellModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_size.height;
}

int HintCellModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_size.width;
}

QVariant HintCellModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::size_t cell = cellOf(index);
    const QString name = cellName(m_size, static_cast<int>(cell));
    switch (role) {
    case kMarkedRole:
        return bool(m_marked[cell]);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return m_marked[cell] ? tr("%1: a hint").arg(name) : tr("%1: no hint").arg(name);
    default:
        return {};
    }
}

std::size_t HintCellModel::cellOf(const QModelIndex& index) const {
    return static_cast<std::size_t>(m_size.cell(index.column(), index.row()));
}

} // namespace tessera
