// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/experiments/FigureTableModel.h"

#include "app/window/common/SortedTable.h"

#include <QLocale>

namespace tessera {

Figure wordFigure(const QString& text) {
    return {text, {}};
}

Figure numberFigure(double value, int decimals) {
    return {QLocale().toString(value, 'f', decimals), value};
}

void FigureTableModel::setRows(std::vector<std::vector<Figure>> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void FigureTableModel::setTable(QStringList header, std::vector<std::vector<Figure>> rows) {
    beginResetModel();
    m_header = std::move(header);
    m_rows = std::move(rows);
    endResetModel();
}

int FigureTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FigureTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_header.size());
}

QVariant FigureTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Figure& figure =
        m_rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return figure.text;
    case SortedTable::kSortRole:
        return figure.sort.isValid() ? figure.sort : QVariant(figure.text);
    case Qt::TextAlignmentRole:
        return int((figure.sort.isValid() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant FigureTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    return m_header.value(section);
}

} // namespace tessera
