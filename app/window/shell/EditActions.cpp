// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/EditActions.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/pages/KindPart.h"
#include "app/window/shell/FileActions.h"
#include "widgets/board/BoardView.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/support/UserError.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QRandomGenerator>
#include <QUndoGroup>

namespace tessera {

EditActions::EditActions(DocumentTabs& tabs, PageActs& acts, FileActions& files,
                         QUndoGroup& history, QWidget* window)
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
      rotate(makeAction({"editRotate",
                         tr("R&otate"),
                         tr("Turn the selected pieces clockwise, as the wheel does"),
                         {},
                         "rotate"},
                        this)),
      rotateBack(makeAction({"editRotateBack",
                             tr("Rotate &back"),
                             tr("Turn the selected pieces anticlockwise"),
                             {},
                             "rotate-back"},
                            this)),
      turnBlock(makeAction({"editTurnBlock",
                            tr("Tur&n as a block"),
                            tr("Turn the selected rectangle as a whole, clockwise"),
                            {}},
                           this)),
      turnBlockBack(makeAction({"editTurnBlockBack",
                                tr("Turn back as a block"),
                                tr("Turn the selected rectangle as a whole, anticlockwise"),
                                {}},
                               this)),
      lock(makeAction({"editLock",
                       tr("&Lock"),
                       tr("Lock or unlock the selected pieces, as a middle click does"),
                       {},
                       "lock"},
                      this)),
      remove(makeAction({"editRemove",
                         tr("Re&move"),
                         tr("Put the selected pieces back into the tray"),
                         {},
                         "remove"},
                        this)),
      piece(makeAction({"editPiece",
                        tr("E&dit the piece…"),
                        tr("Change the edges of the piece under the cursor, as a double click "
                           "does"),
                        {}},
                       this)),
      showFitting(makeAction({"editShowFitting",
                              tr("Show what fits here"),
                              tr("Show in the tray only the pieces that fit the current cell"),
                              {}},
                             this)),
      chooseFitting(makeAction({"editChooseFitting",
                                tr("Choose from what fits here…"),
                                tr("Pick a piece for the current cell from those that fit it"),
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
    tieToBoard(acts);
    fillCopyAs(acts);
    using When = PageActs::When;
    acts.on<DocumentPage>(selectAll, When::Always,
                          [](DocumentPage& page) { page.view().selectAll(); });
    acts.on<DocumentPage>(copyPicture, When::Always, &EditActions::copyAsPicture);
    acts.on<DocumentPage>(copyUrl, When::Always, [](DocumentPage& page) {
        copyAsText(page, *findFormat(QStringLiteral("viewer-url")));
    });
    acts.on<DocumentPage>(shuffle, When::Changeable, [](DocumentPage& page) {
        page.editor().shuffle(QRandomGenerator::global()->generate64());
    });
    acts.on<DocumentPage>(clear, When::Changeable,
                          [](DocumentPage& page) { page.editor().clear(); });
    acts.on<DocumentPage>(
        solution, When::Changeable, [](DocumentPage& page) { page.editor().showSolution(); },
        [](DocumentPage& page) {
            return page.document().file().solution.empty()
                       ? tr("No solution is stored with this puzzle.")
                       : QString();
        });
    connect(paste, &QAction::triggered, this, &EditActions::pasteAny);
    connect(&acts, &PageActs::updated, this, &EditActions::showSteps);
}

std::vector<std::pair<BoardAct, QAction*>> EditActions::boardActions() const {
    return {
        {BoardAct::Rotate, rotate},
        {BoardAct::RotateBack, rotateBack},
        {BoardAct::TurnBlock, turnBlock},
        {BoardAct::TurnBlockBack, turnBlockBack},
        {BoardAct::Lock, lock},
        {BoardAct::Remove, remove},
        {BoardAct::EditPiece, piece},
        {BoardAct::ShowCandidates, showFitting},
        {BoardAct::ChooseCandidate, chooseFitting},
    };
}

void EditActions::tieToBoard(PageActs& acts) {
    const BoardKeys usual = usualBoardKeys();
    for (const auto& [act, action] : boardActions()) {
        // Only shown here: the board itself hears these keys, because as shortcuts
        // of the window they would be taken from every text field.
        action->setShortcutContext(Qt::WidgetShortcut);
        action->setShortcuts(usual.at(act));
        setHelp(*action, action->statusTip());
        acts.on<DocumentPage>(action, PageActs::When::Changeable,
                              [act = act](DocumentPage& page) { page.view().perform(act); });
    }
}

BoardKeys EditActions::boardKeys() const {
    BoardKeys keys;
    for (const auto& [act, action] : boardActions())
        keys[act] = action->shortcuts();
    return keys;
}

void EditActions::fillCopyAs(PageActs& acts) {
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
        acts.on<DocumentPage>(action, PageActs::When::Always,
                              [&format](DocumentPage& page) { copyAsText(page, *format); });
        copyAs->addAction(action);
    }
    acts.on<DocumentPage>(copyAs->menuAction(), PageActs::When::Always);
}

/// Steps are of every kind of puzzle.
void EditActions::showSteps() {
    PuzzlePage* page = m_tabs.currentPage();
    const QString why = page != nullptr ? page->readOnlyReason() : QString();
    const bool steps = page != nullptr && !page->isReadOnly();
    setAllowed(*undo, steps && m_history.canUndo(),
               steps ? tr("There is no step to take back.") : why);
    setAllowed(*redo, steps && m_history.canRedo(), steps ? tr("No step was taken back.") : why);
}

void EditActions::copyAsPicture(DocumentPage& page) {
    auto data = boardAsPicture(page.document().file(), page.shownBoard(), page.view().theme());
    QGuiApplication::clipboard()->setMimeData(data.release());
    page.showMessage(MessageBar::Kind::Information, tr("The board is copied as a picture."));
}

void EditActions::copyAsText(DocumentPage& page, const Format& format) {
    try {
        auto data = boardAsText(page.document().file(), page.shownBoard(), format);
        QGuiApplication::clipboard()->setMimeData(data.release());
        page.showMessage(MessageBar::Kind::Information,
                         tr("The board is copied: %1.").arg(format.name()));
    } catch (const UserError& error) {
        page.showMessage(MessageBar::Kind::Warning, error.sentence());
    }
}

void EditActions::pasteAny() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const PuzzleOffer offer = data != nullptr ? puzzleOffer(*data) : PuzzleOffer();
    if (!offer.isEmpty()) {
        m_files.openOffer(offer);
        return;
    }
    m_tabs.currentPage()->showMessage(
        MessageBar::Kind::Information,
        tr("The clipboard holds no puzzle: copy a board, a viewer URL or a list of "
           "pieces first."));
}

} // namespace tessera
