// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RecordsFile.h"

#include <QAbstractTableModel>

#include <vector>

namespace tessera {

/// The records of one puzzle, a row each.
class RecordTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        Score,
        Method, ///< and the part of it that found the board
        Found,  ///< day and time
        After,  ///< running time
        Seed,
    };

    explicit RecordTableModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void setRecords(std::vector<BoardRecord> records);
    [[nodiscard]] const std::vector<BoardRecord>& records() const { return m_records; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::vector<BoardRecord> m_records;
};

} // namespace tessera
