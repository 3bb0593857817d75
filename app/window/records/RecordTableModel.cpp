// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/records/RecordTableModel.h"

#include "app/window/common/SortedTable.h"

#include "core/kind/Kind.h"
#include "core/search/Parameter.h"
#include "core/support/NumberText.h"

#include <QLocale>

namespace tessera {

namespace {

QString methodText(const BoardRecord& record) {
    const SolverInfo* info = findSolver(record.solver.toStdString());
    const QString method = info != nullptr ? translated(info->name) : record.solver;
    return record.finder.isEmpty() ? method
                                   //: 1 a method, 2 the part of it that found a board
                                   : RecordTableModel::tr("%1, %2").arg(
                                         method, translated(record.finder.toUtf8().constData()));
}

QVariant shown(const BoardRecord& record, int column) {
    switch (column) {
    case RecordTableModel::Score:
        return QLocale().toString(record.score);
    case RecordTableModel::Method:
        return methodText(record);
    case RecordTableModel::Found:
        return QLocale().toString(record.time, QLocale::ShortFormat);
    case RecordTableModel::After:
        return durationText(record.seconds, true);
    case RecordTableModel::Seed:
        return QString::number(record.seed);
    default:
        return {};
    }
}

QVariant sortedBy(const BoardRecord& record, int column) {
    switch (column) {
    case RecordTableModel::Score:
        return record.score;
    case RecordTableModel::Found:
        return record.time;
    case RecordTableModel::After:
        return record.seconds;
    case RecordTableModel::Seed:
        return static_cast<qulonglong>(record.seed);
    default:
        return shown(record, column);
    }
}

} // namespace

void RecordTableModel::setRecords(std::vector<BoardRecord> records) {
    beginResetModel();
    m_records = std::move(records);
    endResetModel();
}

int RecordTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_records.size());
}

int RecordTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Seed + 1;
}

QVariant RecordTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const BoardRecord& record = m_records[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return shown(record, index.column());
    case SortedTable::kSortRole:
        return sortedBy(record, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter |
                          (index.column() == Method || index.column() == Found ? Qt::AlignLeft
                                                                               : Qt::AlignRight)));
    default:
        return {};
    }
}

QVariant RecordTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Score:
        return tr("Score");
    case Method:
        return tr("Method");
    case Found:
        //: when a board was found
        return tr("Found");
    case After:
        //: after how much running time a board was found
        return tr("After");
    case Seed:
        return tr("Seed");
    default:
        return {};
    }
}

} // namespace tessera
