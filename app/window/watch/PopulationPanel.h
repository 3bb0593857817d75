// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"

#include "core/edges/puzzle/Puzzle.h"
#include "core/search/SearchSnapshot.h"

#include <QAbstractListModel>
#include <QElapsedTimer>
#include <QWidget>

#include <memory>
#include <span>
#include <vector>

class QLabel;
class QStackedLayout;

namespace tessera {

/// A sample of a population as the items of a BoardWall, best first.
class PopulationModel final : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Replaces all boards. While puzzle and number stay, so does what is selected.
    void setPopulation(const Puzzle& puzzle, std::span<const Individual> population);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    /// How many cells are not as in the best board.
    [[nodiscard]] std::size_t difference(std::size_t row) const;
    [[nodiscard]] QString differenceText(std::size_t row) const;
    [[nodiscard]] QString sentence(std::size_t row) const;

    std::shared_ptr<const Puzzle> m_puzzle;
    std::vector<Individual> m_population;
};

class BoardWall;

/// The boards that the search of the page in front works on at the same time, a
/// sample of them, as a wall. The chosen one is on show on the page; Esc, or a
/// click beside them, shows the best again.
class PopulationPanel final : public QWidget {
    Q_OBJECT

public:
    explicit PopulationPanel(QWidget* parent = nullptr);

    void setPage(DocumentPage* page);
    void setTileTheme(const QString& id);
    /// Whether the panel can be seen; a dock behind another tab is not hidden.
    void setOnShow(bool onShow);
    [[nodiscard]] BoardWall& wall() { return *m_wall; }

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void want(bool wanted);
    void showPopulation();
    void showChosen();

    PageLink m_link;
    PopulationModel* m_model;
    BoardWall* m_wall;
    QLabel* m_empty;
    QStackedLayout* m_stack;
    QString m_theme;
    bool m_onShow = false;
    QElapsedTimer m_sinceShown;
};

} // namespace tessera
