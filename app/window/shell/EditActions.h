// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardKeys.h"

#include <QObject>

#include <utility>
#include <vector>

class QAction;
class QMenu;
class QUndoGroup;
class QWidget;

namespace tessera {

class DocumentPage;
class DocumentTabs;
class FileActions;
class Format;
class PageActs;

/// What can be done with the board in front: undo, clipboard, turning, locking.
class EditActions final : public QObject {
    Q_OBJECT

public:
    EditActions(DocumentTabs& tabs, PageActs& acts, FileActions& files, QUndoGroup& history,
                QWidget* window);

    QAction* undo;
    QAction* redo;
    QAction* copyPicture;
    QAction* copyUrl;
    /// An action a format that can be written.
    QMenu* copyAs;
    QAction* paste;
    QAction* rotate;
    QAction* rotateBack;
    QAction* turnBlock;
    QAction* turnBlockBack;
    QAction* lock;
    QAction* remove;
    QAction* piece;
    QAction* showFitting;
    QAction* chooseFitting;
    QAction* selectAll;
    QAction* shuffle;
    QAction* clear;
    QAction* solution;

    /// The keys that the actions have for the board at present.
    [[nodiscard]] BoardKeys boardKeys() const;

private:
    /// The actions whose keys belong to the board.
    [[nodiscard]] std::vector<std::pair<BoardAct, QAction*>> boardActions() const;
    void tieToBoard(PageActs& acts);
    void fillCopyAs(PageActs& acts);
    static void copyAsPicture(DocumentPage& page);
    static void copyAsText(DocumentPage& page, const Format& format);
    void pasteAny();
    /// Enables undo and redo.
    void showSteps();

    DocumentTabs& m_tabs;
    FileActions& m_files;
    QUndoGroup& m_history;
};

} // namespace tessera
