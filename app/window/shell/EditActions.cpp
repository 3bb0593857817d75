// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/EditActions.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/pages/KindPart.h"
#include "app/window/shell/FileActions.h"
#include "widgets/board/BoardView.h"

#include "core/edges/formats/FormatRegistry.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QRandomGenerator>
#include <QUndoGroup>

namespace tessera {

EditActions::EditActions(DocumentTabs& tabs, PageActs& acts, FileActions& files,
                         QUndoGroup& history, QWidget* window)
    : QObject(window), copyAs(new QMenu(tr("Cop&y as text"), window)), m_tabs(tabs), m_files(files),
      m_history(history), m_undo(history.createUndoAction(this, tr("&Undo"))),
      m_redo(history.createRedoAction(this, tr("&Redo"))) {
    makeSteps();
    makeCopies(acts);
    makeBoardActs(acts);
    makeWholeBoardActs(acts);
    connect(&acts, &PageActs::updated, this, &EditActions::showSteps);
}

void EditActions::makeSteps() {
    m_undo->setObjectName(QStringLiteral("editUndo"));
    m_redo->setObjectName(QStringLiteral("editRedo"));
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    m_undo->setIcon(symbolicIcon("undo"));
    m_redo->setIcon(symbolicIcon("redo"));
    for (QAction* action : {m_undo, m_redo}) {
        // Their names follow the step that is next, so their tooltips have to.
        const auto helpWithName = [action] { setHelp(*action, action->iconText()); };
        connect(&m_history, &QUndoGroup::undoTextChanged, action, helpWithName);
        connect(&m_history, &QUndoGroup::redoTextChanged, action, helpWithName);
        helpWithName();
    }
}

void EditActions::makeCopies(PageActs& acts) {
    using When = PageActs::When;
    acts.on<DocumentPage>(
        makeAction({"editCopyPicture", tr("Copy as &picture"), tr("Copy the board as a picture"),
                    QKeySequence::Copy, "copy"},
                   this),
        When::Always, &EditActions::copyAsPicture);
    acts.on<DocumentPage>(makeAction({"editCopyUrl", tr("Copy as &viewer URL"),
                                      tr("Copy the board as a link for the web viewers"),
                                      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
                                     this),
                          When::Always, [](DocumentPage& page) {
                              copyAsText(page, *findFormat(QStringLiteral("viewer-url")));
                          });
    makeAction({"editPaste", tr("Past&e"),
                tr("Open what the clipboard holds: a board, a viewer URL or a list"),
                QKeySequence::Paste, "paste"},
               this, [this] { pasteAny(); });
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
        acts.on<DocumentPage>(action, When::Always,
                              [&format](DocumentPage& page) { copyAsText(page, *format); });
        copyAs->addAction(action);
    }
    acts.on<DocumentPage>(copyAs->menuAction(), When::Always);
}

void EditActions::makeBoardActs(PageActs& acts) {
    const std::vector<std::pair<BoardAct, ActionSpec>> specs{
        {BoardAct::Rotate,
         {"editRotate", tr("R&otate"), tr("Turn the selected pieces clockwise, as the wheel does"),
          QKeySequence(), "rotate"}},
        {BoardAct::RotateBack,
         {"editRotateBack", tr("Rotate &back"), tr("Turn the selected pieces anticlockwise"),
          QKeySequence(), "rotate-back"}},
        {BoardAct::TurnBlock,
         {"editTurnBlock", tr("Tur&n as a block"),
          tr("Turn the selected rectangle as a whole, clockwise"), QKeySequence()}},
        {BoardAct::TurnBlockBack,
         {"editTurnBlockBack", tr("Turn back as a block"),
          tr("Turn the selected rectangle as a whole, anticlockwise"), QKeySequence()}},
        {BoardAct::Lock,
         {"editLock", tr("&Lock"), tr("Lock or unlock the selected pieces, as a middle click does"),
          QKeySequence(), "lock"}},
        {BoardAct::Remove,
         {"editRemove", tr("Re&move"), tr("Put the selected pieces back into the tray"),
          QKeySequence(), "remove"}},
        {BoardAct::EditPiece,
         {"editPiece", tr("E&dit the piece…"),
          tr("Change the edges of the piece under the cursor, as a double click does"),
          QKeySequence()}},
        {BoardAct::ShowCandidates,
         {"editShowFitting", tr("Show what fits here"),
          tr("Show in the tray only the pieces that fit the current cell"), QKeySequence()}},
        {BoardAct::ChooseCandidate,
         {"editChooseFitting", tr("Choose from what fits here…"),
          tr("Pick a piece for the current cell from those that fit it"), QKeySequence()}},
    };
    const BoardKeys usual = usualBoardKeys();
    for (const auto& [act, spec] : specs) {
        QAction* action = makeAction(spec, this);
        // Only shown here: the board itself hears these keys, because as shortcuts
        // of the window they would be taken from every text field.
        action->setShortcutContext(Qt::WidgetShortcut);
        action->setShortcuts(usual.at(act));
        setHelp(*action, action->statusTip());
        acts.on<DocumentPage>(action, PageActs::When::Changeable,
                              [act = act](DocumentPage& page) { page.view().perform(act); });
        m_ofBoard.emplace_back(act, action);
    }
}

void EditActions::makeWholeBoardActs(PageActs& acts) {
    using When = PageActs::When;
    acts.on<DocumentPage>(makeAction({"editSelectAll", tr("Select &all"), tr("Select all cells"),
                                      QKeySequence::SelectAll},
                                     this),
                          When::Always, [](DocumentPage& page) { page.view().selectAll(); });
    acts.on<DocumentPage>(makeAction({"editShuffle", tr("S&huffle"),
                                      tr("Lay all pieces on the board at random; locked ones stay"),
                                      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R), "shuffle"},
                                     this),
                          When::Changeable, [](DocumentPage& page) {
                              page.editor().shuffle(QRandomGenerator::global()->generate64());
                          });
    acts.on<DocumentPage>(makeAction({"editClear", tr("&Clear the board"),
                                      tr("Take all pieces off the board; locked ones stay"),
                                      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Delete), "clear"},
                                     this),
                          When::Changeable, [](DocumentPage& page) { page.editor().clear(); });
    acts.on<DocumentPage>(
        makeAction({"editSolution", tr("Show the &solution"),
                    tr("Lay the generator's own solution on the board"), QKeySequence()},
                   this),
        When::Changeable, [](DocumentPage& page) { page.editor().showSolution(); },
        [](DocumentPage& page) {
            return page.document().file().solution.empty()
                       ? tr("No solution is stored with this puzzle.")
                       : QString();
        });
}

BoardKeys EditActions::boardKeys() const {
    BoardKeys keys;
    for (const auto& [act, action] : m_ofBoard)
        keys[act] = action->shortcuts();
    return keys;
}

/// Steps are of every kind of puzzle.
void EditActions::showSteps() {
    PuzzlePage* page = m_tabs.currentPage();
    const QString why = page != nullptr ? page->readOnlyReason() : QString();
    const bool steps = page != nullptr && !page->isReadOnly();
    setAllowed(*m_undo, steps && m_history.canUndo(),
               steps ? tr("There is no step to take back.") : why);
    setAllowed(*m_redo, steps && m_history.canRedo(), steps ? tr("No step was taken back.") : why);
}

void EditActions::copyAsPicture(DocumentPage& page) {
    auto data = boardAsPicture(page.document().file(), page.shownBoard(), page.view().theme());
    QGuiApplication::clipboard()->setMimeData(data.release());
    page.inform(tr("The board is copied as a picture."));
}

void EditActions::copyAsText(DocumentPage& page, const Format& format) {
    page.attempt([&] {
        auto data = boardAsText(page.document().file(), page.shownBoard(), format);
        QGuiApplication::clipboard()->setMimeData(data.release());
        page.inform(tr("The board is copied: %1.").arg(format.name()));
    });
}

void EditActions::pasteAny() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const PuzzleOffer offer = data != nullptr ? puzzleOffer(*data) : PuzzleOffer();
    if (!offer.isEmpty()) {
        m_files.openOffer(offer);
        return;
    }
    m_tabs.currentPage()->inform(tr("The clipboard holds no puzzle: copy a board, a viewer URL or "
                                    "a list of pieces first."));
}

} // namespace tessera
