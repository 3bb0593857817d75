// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/GridSize.h"

#include <QAbstractTableModel>
#include <QObject>
#include <QTableView>

#include <vector>

class QComboBox;
class QFormLayout;
class QSpinBox;
class QWidget;

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

class HintCellModel;

/// A small board on which the cells of hints are chosen: with a click, or with
/// the arrow keys and Space.
class HintGrid final : public QTableView {
    Q_OBJECT

public:
    explicit HintGrid(QWidget* parent = nullptr);

    void setBoardSize(GridSize size);
    /// Marks these cells and no others.
    void setCells(const std::vector<int>& cells);
    /// The marked cells, ascending.
    [[nodiscard]] std::vector<int> cells() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A person marked a cell or took its mark away.
    void cellsChosen(const std::vector<int>& cells);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void toggle(const QModelIndex& index);
    void fitCells();

    HintCellModel* m_model;
};

/// The rows of a form that choose which pieces are given away.
class HintFields final : public QObject {
    Q_OBJECT

public:
    /// Adds its rows to the form, whose widget owns them.
    explicit HintFields(QFormLayout& form, QWidget* parent);

    [[nodiscard]] HintChoice choice() const;
    void setChoice(const HintChoice& choice);
    /// Another board has no chosen cells (they are chosen elsewhere, see HintGrid); Eternity II's
    /// can be chosen on its own size only.
    void setBoardSize(GridSize size);

signals:
    void choiceChanged();

private:
    enum class Kind : std::uint8_t { Random, Center, Eternity, Chosen };
    [[nodiscard]] Kind kind() const;
    void showKind();

    QComboBox* m_kind;
    QSpinBox* m_count;
    GridSize m_size;
    std::vector<int> m_chosen; ///< of Kind::Chosen
};

} // namespace tessera
