// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/GridSize.h"

#include <QAbstractTableModel>

#include <vector>

namespace tessera {

/// The cells of a board, each marked or not.
class HintCellModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int kMarkedRole = Qt::UserRole;

    explicit HintCellModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    /// No cell of another board is marked.
    void setBoardSize(GridSize size);
    /// Cells that are not on the board are ignored.
    void setCells(const std::vector<int>& cells);
    [[nodiscard]] std::vector<int> cells() const; ///< ascending
    void toggle(const QModelIndex& index);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] std::size_t cellOf(const QModelIndex& index) const;

    GridSize m_size;
    std::vector<bool> m_marked;
};

} // namespace tessera
