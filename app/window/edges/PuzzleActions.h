// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QKeySequence>
#include <QObject>

#include <functional>

class QAction;
class QMenu;

namespace tessera {

class DocumentPage;
class DocumentTabs;
class PageActs;
class PieceTray;
class PuzzleEditor;

/// Actions on the puzzle in front: its pieces, rules, size, and the board as a whole.
class PuzzleActions final : public QObject {
    Q_OBJECT

public:
    PuzzleActions(DocumentTabs& tabs, PageActs& acts, PieceTray& tray, QWidget* window);

    void fill(QMenu& menu);

private:
    /// Adds an action on the page in front to the menu.
    QAction* addAct(const char* name, const QString& text, const QString& tip,
                    const QKeySequence& keys, std::function<void(DocumentPage&)> act);
    /// The same for its pieces.
    QAction* addEdit(const char* name, const QString& text, const QString& tip,
                     const QKeySequence& keys, std::function<void(PuzzleEditor&)> edit);
    void addPieceActs();
    void addPuzzleActs();
    void showRules();
    void askForColors(DocumentPage& page);
    void askForSize(DocumentPage& page);
    void askForRim(DocumentPage& page);

    /// The selected piece of the tray if the tray has the focus, else the one under the cursor.
    [[nodiscard]] Placement currentPlacement(DocumentPage& page) const;

    PageActs& m_acts;
    QList<QAction*> m_menu; ///< null: a separator
    QAction* m_framed;
    QAction* m_signed;
    QAction* m_keepsRotation;
    DocumentTabs& m_tabs;
    PieceTray& m_tray;
    QWidget* m_window;
};

} // namespace tessera
