// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Placement.h"

#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace tessera {

class DocumentPage;
class DocumentTabs;
class PieceTray;

/// What can be done with the puzzle in front as a whole: its pieces, its rules,
/// its size and its board.
class PuzzleActions final : public QObject {
    Q_OBJECT

public:
    PuzzleActions(DocumentTabs& tabs, PieceTray& tray, QWidget* window);

    /// Puts all of them into a menu.
    void fill(QMenu& menu);
    /// Enables what the page allows, and checks what its rules are.
    void update();

    QAction* addPiece;
    QAction* copyPiece;
    QAction* deletePieces;
    QAction* replaceColor;
    QAction* recolor;
    QAction* resize;
    QAction* framed;
    QAction* isSigned;
    QAction* mirrorSideways;
    QAction* mirrorUpsideDown;
    QAction* turn;
    QAction* turnBack;
    QAction* makePuzzle;

private:
    void connectActions();
    void copyCurrentPiece();
    void askForColors();
    void askForSize();
    void removePieces();
    void editTrayPiece();
    [[nodiscard]] DocumentPage& page() const;
    [[nodiscard]] bool isTrayMeant() const;
    /// The piece of the tray if it has the focus, else the one under the cursor.
    [[nodiscard]] Placement currentPlacement() const;

    DocumentTabs& m_tabs;
    PieceTray& m_tray;
    QWidget* m_window;
};

} // namespace tessera
