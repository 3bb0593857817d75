// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"

#include "core/edges/puzzle/Placement.h"

#include <QWidget>

class QAction;
class QCheckBox;
class QLabel;

namespace tessera {

class PieceFilters;
class PieceFinder;
class PieceTray;

/// The pieces that are not on the board, with a filter above.
class PiecesPanel final : public QWidget {
    Q_OBJECT

public:
    explicit PiecesPanel(QWidget* parent = nullptr);

    void setPage(DocumentPage* page);
    void setTileTheme(const QString& id);
    [[nodiscard]] PieceTray& tray() { return *m_tray; }
    /// Brings the panel to the front for typing which piece to find (Ctrl+F).
    [[nodiscard]] QAction* findAction() const { return m_find; }

private:
    void connectTray();
    void showPuzzle();
    void showBoard();
    void showFit();
    void showCount();
    void startFind();
    void showUnplaced(PieceIndex piece);

    PageLink m_link;
    PieceTray* m_tray;
    PieceFinder* m_finder;
    QAction* m_find;
    PieceFilters* m_filters;
    QCheckBox* m_fits;
    QLabel* m_count;
};

} // namespace tessera
