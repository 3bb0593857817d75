// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QTableView>

#include <vector>

namespace tessera {

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
    class Model;

    void toggle(const QModelIndex& index);
    void fitCells();

    Model* m_model;
};

} // namespace tessera
