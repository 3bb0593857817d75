// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/ColorTableModel.h"

#include "app/window/common/SortedTable.h"
#include "widgets/board/ColorSwatch.h"
#include "widgets/board/PatternName.h"

#include <map>

namespace tessera {

void ColorTableModel::setPuzzle(const Puzzle& puzzle) {
    const ColorCensus census(puzzle);
    std::map<Color, Row> rows;
    for (const auto& [color, uses] : census.patterns(true))
        rows[color].frame = uses;
    for (const auto& [color, uses] : census.patterns(false))
        rows[color].inside = uses;
    beginResetModel();
    m_signed = puzzle.isSigned();
    m_rows.clear();
    for (auto& [color, row] : rows) {
        row.color = color;
        m_rows.push_back(row);
    }
    endResetModel();
}

void ColorTableModel::setLook(const TileTheme& theme, const QPalette& palette,
                              double devicePixelRatio) {
    m_theme = &theme;
    m_palette = palette;
    m_ratio = devicePixelRatio;
    m_swatches.clear();
    if (!m_rows.empty())
        emit dataChanged(index(0, Name), index(rowCount() - 1, Name));
}

int ColorTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ColorTableModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid())
        return 0;
    return m_signed ? Blanks + 1 : Inside + 1;
}

QVariant ColorTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case SortedTable::kSortRole:
        return value(row, index.column());
    case Qt::ToolTipRole:
        // The name gives way where room is short.
        return index.column() == Name ? value(row, Name) : QVariant();
    case Qt::DecorationRole:
        return index.column() == Name ? swatch(row.color) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == Name ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                      : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ColorTableModel::value(const Row& row, int column) const {
    switch (column) {
    case Number:
        return row.color;
    case Name:
        return patternName(*m_theme, row.color);
    case Edges:
        return row.frame.total() + row.inside.total();
    case Frame:
        return row.frame.total();
    case Inside:
        return row.inside.total();
    case Tabs:
        return row.frame.positive + row.inside.positive;
    case Blanks:
        return row.frame.negative + row.inside.negative;
    default:
        return {};
    }
}

QVariant ColorTableModel::swatch(Color color) const {
    QPixmap& known = m_swatches[color];
    if (known.isNull()) {
        known = colorSwatch(color, *m_theme, TileColors::fromPalette(m_palette),
                            SortedTable::kIconSide, m_ratio);
    }
    return known;
}

QVariant ColorTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const auto both = [role](const QString& title, const QString& tip) {
        return role == Qt::DisplayRole   ? QVariant(title)
               : role == Qt::ToolTipRole ? QVariant(tip)
                                         : QVariant();
    };
    switch (section) {
    case Number:
        return both(tr("No."), tr("The colour’s number"));
    case Name:
        return both(tr("Pattern"), tr("How the colour looks with these tiles"));
    case Edges:
        return both(tr("Edges"), tr("How many edges of all pieces show the colour"));
    case Frame:
        return both(tr("Frame"), tr("How many of the edges lie along the frame"));
    case Inside:
        return both(tr("Inside"), tr("How many of the edges do not lie along the frame"));
    case Tabs:
        return both(tr("Tabs"), tr("How many of the edges are tabs"));
    default:
        return both(tr("Blanks"), tr("How many of the edges are blanks"));
    }
}

} // namespace tessera
