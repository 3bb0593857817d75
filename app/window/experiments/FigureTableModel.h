// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace tessera {

/// What a cell shows and what it is sorted by.
struct Figure {
    QString text;
    QVariant sort; ///< a number for numbers; invalid: the text
};

[[nodiscard]] Figure wordFigure(const QString& text);
[[nodiscard]] Figure numberFigure(double value, int decimals);

/// A table of words and numbers whose rows are replaced as a whole; numbers stand to
/// the right. For a SortedTable.
class FigureTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit FigureTableModel(QStringList header, QObject* parent = nullptr)
        : QAbstractTableModel(parent), m_header(std::move(header)) {}

    /// @pre each as long as the header
    void setRows(std::vector<std::vector<Figure>> rows);
    /// With other columns.
    void setTable(QStringList header, std::vector<std::vector<Figure>> rows);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    QStringList m_header;
    std::vector<std::vector<Figure>> m_rows;
};

} // namespace tessera
