// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"

#include "core/edges/puzzle/Puzzle.h"

#include <QElapsedTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QStackedLayout;
class QStandardItemModel;

namespace tessera {

class BoardWall;

/// A sample of the boards that the search in front works on at the same time, as a wall. The chosen
/// one is on show on the page; Esc, or a click beside them, shows the best again.
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
    std::shared_ptr<const Puzzle> m_puzzle;
    QStandardItemModel* m_model;
    BoardWall* m_wall;
    QLabel* m_empty;
    QStackedLayout* m_stack;
    QString m_theme;
    bool m_onShow = false;
    QElapsedTimer m_sinceShown;
};

} // namespace tessera
