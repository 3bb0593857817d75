// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/FigureTable.h"

#include "app/window/common/SortedTable.h"

#include <QLocale>

namespace tessera {

Figure wordFigure(const QString& text) { return {text}; }

Figure numberFigure(double value, int decimals) {
    return {QLocale().toString(value, 'f', decimals), value};
}

int FigureModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_header.size());
}

QVariant FigureModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role != Qt::DisplayRole && role != SortedTable::kSortRole && role != Qt::TextAlignmentRole)
        return {};
    const Figure shown = figure(index.row(), index.column());
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber = shown.sort.canConvert<double>();
        return int((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    return role == SortedTable::kSortRole && shown.sort.isValid() ? shown.sort
                                                                  : QVariant(shown.text);
}

QVariant FigureModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const QString told = (role == Qt::DisplayRole ? m_header : m_tips).value(section);
    return told.isEmpty() ? QVariant() : told;
}

void FigureTableModel::setRows(std::vector<std::vector<Figure>> rows) {
    setTable(m_header, std::move(rows));
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

QVariant FigureTableModel::data(const QModelIndex& index, int role) const {
    return FigureModel::data(index, role == Qt::ToolTipRole && m_cellTips ? Qt::DisplayRole : role);
}

Figure FigureTableModel::figure(int row, int column) const {
    return m_rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

} // namespace tessera
