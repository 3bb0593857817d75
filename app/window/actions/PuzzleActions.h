// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace tessera {

class DocumentPage;
class DocumentTabs;

/// What can be done with the puzzle in front as a whole: its pieces, its rules,
/// its size and its board.
class PuzzleActions final : public QObject {
    Q_OBJECT

public:
    PuzzleActions(DocumentTabs& tabs, QWidget* window);

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
    [[nodiscard]] DocumentPage& page() const;

    DocumentTabs& m_tabs;
    QWidget* m_window;
};

} // namespace tessera
