// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QTableView>

namespace tessera {

/// A table to read: headings sort it, and a click or Enter on a row says which
/// one. One column takes the room that is left and gives way first.
class SortedTable final : public QTableView {
    Q_OBJECT

public:
    /// What a column is sorted by: numbers as numbers.
    static constexpr int kSortRole = Qt::UserRole;
    static constexpr int kIconSide = 20;

    /// @param model the rows, which have a kSortRole
    /// @param elastic the column that takes the room that is left
    SortedTable(QAbstractItemModel& model, int elastic, QWidget* parent = nullptr);

    /// Whether rows that change go where they belong then; else they stay, so that
    /// what changes on and on can be read.
    void setSorting(bool sorting);

signals:
    /// @param row of the model, not of the table
    void rowChosen(int row);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fitColumns();
    void widenColumns(const QModelIndex& first, const QModelIndex& last);

    int m_elastic;
    QSortFilterProxyModel* m_sorted;
};

} // namespace tessera
