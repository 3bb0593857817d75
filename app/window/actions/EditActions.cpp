// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/EditActions.h"

#include "app/window/DocumentPage.h"
#include "app/window/DocumentTabs.h"
#include "app/window/Icons.h"
#include "app/window/Mnemonics.h"
#include "app/window/actions/ActionFactory.h"
#include "app/window/actions/BoardClipboard.h"
#include "app/window/actions/FileActions.h"
#include "widgets/board/BoardView.h"

#include "core/formats/FormatRegistry.h"
#include "core/support/UserError.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QRandomGenerator>
#include <QUndoGroup>

namespace tessera {

EditActions::EditActions(DocumentTabs& tabs, FileActions& files, QUndoGroup& history,
                         QWidget* window)
    : QObject(window), undo(history.createUndoAction(this, tr("&Undo"))),
      redo(history.createRedoAction(this, tr("&Redo"))),
      copyPicture(makeAction({"editCopyPicture", tr("Copy as &picture"),
                              tr("Copy the board as a picture"), QKeySequence::Copy, "copy"},
                             this)),
      copyUrl(makeAction({"editCopyUrl", tr("Copy as &viewer URL"),
                          tr("Copy the board as a link for the web viewers"),
                          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
                         this)),
      copyAs(new QMenu(tr("Cop&y as text"), window)),
      paste(makeAction({"editPaste", tr("Past&e"),
                        tr("Open what the clipboard holds: a board, a viewer URL or a list"),
                        QKeySequence::Paste, "paste"},
                       this)),
      // R, Shift+R, L and Delete belong to the board itself: as shortcuts of the
      // window they would be taken from every text field.
      rotate(makeAction({"editRotate",
                         tr("R&otate"),
                         tr("Turn the selected pieces clockwise (R, or the wheel)"),
                         {},
                         "rotate"},
                        this)),
      rotateBack(makeAction({"editRotateBack",
                             tr("Rotate &back"),
                             tr("Turn the selected pieces anticlockwise (Shift+R)"),
                             {},
                             "rotate-back"},
                            this)),
      turnBlock(makeAction({"editTurnBlock",
                            tr("Tur&n as a block"),
                            tr("Turn the selected rectangle as a whole (T, Shift+T back)"),
                            {}},
                           this)),
      lock(makeAction({"editLock",
                       tr("&Lock"),
                       tr("Lock or unlock the selected pieces (L, or middle click)"),
                       {},
                       "lock"},
                      this)),
      remove(makeAction({"editRemove",
                         tr("Re&move"),
                         tr("Put the selected pieces back into the tray (Delete)"),
                         {},
                         "remove"},
                        this)),
      piece(makeAction({"editPiece",
                        tr("E&dit the piece…"),
                        tr("Change the edges of the piece under the cursor (E, or double click)"),
                        {}},
                       this)),
      selectAll(makeAction(
          {"editSelectAll", tr("Select &all"), tr("Select all cells"), QKeySequence::SelectAll},
          this)),
      shuffle(makeAction({"editShuffle", tr("S&huffle"),
                          tr("Lay all pieces on the board at random; locked ones stay"),
                          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R), "shuffle"},
                         this)),
      clear(makeAction({"editClear", tr("&Clear the board"),
                        tr("Take all pieces off the board; locked ones stay"),
                        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Delete), "clear"},
                       this)),
      solution(makeAction({"editSolution",
                           tr("Show the &solution"),
                           tr("Lay the generator's own solution on the board"),
                           {}},
                          this)),
      m_tabs(tabs), m_files(files), m_history(history) {
    undo->setObjectName(QStringLiteral("editUndo"));
    redo->setObjectName(QStringLiteral("editRedo"));
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    undo->setIcon(symbolicIcon("undo"));
    redo->setIcon(symbolicIcon("redo"));
    // Their names follow the step that is next, so their tooltips have to.
    const auto helpWithName = [](QAction* action) {
        return [action] { setHelp(*action, action->iconText()); };
    };
    connect(&history, &QUndoGroup::undoTextChanged, undo, helpWithName(undo));
    connect(&history, &QUndoGroup::redoTextChanged, redo, helpWithName(redo));
    helpWithName(undo)();
    helpWithName(redo)();
    const auto onView = [this](QAction* action, auto act) {
        connect(action, &QAction::triggered, this, [this, act] { act(page().view()); });
    };
    onView(rotate, [](BoardView& view) { view.rotateSelection(1); });
    onView(rotateBack, [](BoardView& view) { view.rotateSelection(-1); });
    onView(turnBlock, [](BoardView& view) { view.turnSelectedBlock(1); });
    onView(lock, [](BoardView& view) { view.toggleLockSelection(); });
    onView(remove, [](BoardView& view) { view.removeSelection(); });
    onView(selectAll, [](BoardView& view) { view.selectAll(); });
    onView(piece, [](BoardView& view) { view.editCurrentPiece(); });
    connect(copyPicture, &QAction::triggered, this, &EditActions::copyAsPicture);
    connect(copyUrl, &QAction::triggered, this,
            [this] { copyAsText(*findFormat(QStringLiteral("viewer-url"))); });
    fillCopyAs();
    connect(paste, &QAction::triggered, this, &EditActions::pasteAny);
    connect(shuffle, &QAction::triggered, this,
            [this] { page().editor().shuffle(QRandomGenerator::global()->generate64()); });
    connect(clear, &QAction::triggered, this, [this] { page().editor().clear(); });
    connect(solution, &QAction::triggered, this, [this] { page().editor().showSolution(); });
}

void EditActions::fillCopyAs() {
    copyAs->setObjectName(QStringLiteral("copyAsMenu"));
    copyAs->setToolTipsVisible(true);
    QString letters;
    for (const auto& format : allFormats()) {
        if (!format->canWrite())
            continue;
        const QByteArray name = "editCopyAs-" + format->id().toLatin1();
        QAction* action = makeAction({name.constData(),
                                      withFreeMnemonic(u'&' + format->name(), letters),
                                      tr("Copy the puzzle and its board as text in this format"),
                                      {}},
                                     this);
        connect(action, &QAction::triggered, this, [this, &format] { copyAsText(*format); });
        copyAs->addAction(action);
    }
}

DocumentPage& EditActions::page() const {
    return *m_tabs.currentPage();
}

void EditActions::update() {
    const bool changeable = m_tabs.currentPage() != nullptr && !page().isReadOnly();
    for (QAction* action : {rotate, rotateBack, turnBlock, lock, remove, piece, shuffle, clear})
        action->setEnabled(changeable);
    undo->setEnabled(changeable && m_history.canUndo());
    redo->setEnabled(changeable && m_history.canRedo());
    solution->setEnabled(changeable && !page().document().file().solution.empty());
    for (QAction* action : {copyPicture, copyUrl, copyAs->menuAction(), selectAll})
        action->setEnabled(m_tabs.currentPage() != nullptr);
}

void EditActions::copyAsPicture() {
    auto data =
        boardAsPicture(page().document().file(), page().shownBoard(), page().view().theme());
    QGuiApplication::clipboard()->setMimeData(data.release());
    page().showMessage(MessageBar::Kind::Information, tr("The board is copied as a picture."));
}

void EditActions::copyAsText(const Format& format) {
    try {
        auto data = boardAsText(page().document().file(), page().shownBoard(), format);
        QGuiApplication::clipboard()->setMimeData(data.release());
        page().showMessage(MessageBar::Kind::Information,
                           tr("The board is copied: %1.").arg(format.name()));
    } catch (const UserError& error) {
        page().showMessage(MessageBar::Kind::Warning, error.sentence());
    }
}

void EditActions::pasteAny() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const PuzzleOffer offer = data != nullptr ? puzzleOffer(*data) : PuzzleOffer();
    if (!offer.isEmpty()) {
        m_files.openOffer(offer);
        return;
    }
    page().showMessage(MessageBar::Kind::Information,
                       tr("The clipboard holds no puzzle: copy a board, a viewer URL or a list of "
                          "pieces first."));
}

} // namespace tessera
