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

    /// An action a format that can be written.
    QMenu* copyAs;

    /// The keys that the actions have for the board at present.
    [[nodiscard]] BoardKeys boardKeys() const;

private:
    void makeSteps();
    void makeCopies(PageActs& acts);
    void makeBoardActs(PageActs& acts);
    void makeWholeBoardActs(PageActs& acts);
    static void copyAsPicture(DocumentPage& page);
    static void copyAsText(DocumentPage& page, const Format& format);
    void pasteAny();
    /// Enables undo and redo.
    void showSteps();

    DocumentTabs& m_tabs;
    FileActions& m_files;
    QUndoGroup& m_history;
    QAction* m_undo;
    QAction* m_redo;
    /// Those whose keys belong to the board.
    std::vector<std::pair<BoardAct, QAction*>> m_ofBoard;
};

} // namespace tessera
