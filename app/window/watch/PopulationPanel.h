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

/// A sample of the boards that the search in front works on, as a wall. The page shows the selected
/// one; Esc, or a click beside them, shows the best again.
class PopulationPanel final : public QWidget {
    Q_OBJECT

public:
    explicit PopulationPanel(QWidget* parent = nullptr);

    void setPage(DocumentPage* page);
    void setTileTheme(const QString& id);
    /// Sets whether the panel is visible; a dock behind another tab does not count as hidden in Qt.
    void setOnShow(bool onShow);
    [[nodiscard]] BoardWall& wall() { return *m_wall; }

protected:
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
