// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/BoardActions.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/shell/FileActions.h"
#include "widgets/board/BoardPicture.h"
#include "widgets/board/BoardView.h"

#include "core/edges/formats/FormatRegistry.h"

#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QRandomGenerator>
#include <QUndoGroup>

namespace tessera {

using When = PageActs::When;

namespace {

PuzzleFile shownFile(DocumentPage& page) {
    PuzzleFile file = page.document().file();
    file.board = page.shownBoard();
    return file;
}

} // namespace

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
    connect(&tabs, &DocumentTabs::pageAdded, this, &EditActions::giveKeys);
}

void EditActions::makeSteps() {
    m_undo->setObjectName(QStringLiteral("editUndo"));
    m_redo->setObjectName(QStringLiteral("editRedo"));
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    m_undo->setIcon(symbolicIcon("undo"));
    m_redo->setIcon(symbolicIcon("redo"));
    connect(&m_history, &QUndoGroup::undoTextChanged, this, &EditActions::nameSteps);
    connect(&m_history, &QUndoGroup::redoTextChanged, this, &EditActions::nameSteps);
    nameSteps();
}

/// Qt would join the two names with a space only, where some languages need a colon.
void EditActions::nameSteps() {
    if (const QString step = m_history.undoText(); !step.isEmpty())
        m_undo->setText(tr("&Undo %1").arg(step));
    if (const QString step = m_history.redoText(); !step.isEmpty())
        m_redo->setText(tr("&Redo %1").arg(step));
    for (QAction* action : {m_undo, m_redo})
        setHelp(*action, plainMenuText(action->text()));
}

void EditActions::makeCopies(PageActs& acts) {
    acts.make<DocumentPage>({"editCopyPicture", tr("Copy as &picture"),
                             tr("Copy the board as a picture"), QKeySequence::Copy, "copy"},
                            When::Always, &EditActions::copyAsPicture);
    acts.make<DocumentPage>({"editCopyUrl", tr("Copy as &viewer URL"),
                             tr("Copy the board as a link for the web viewers"),
                             QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
                            When::Always, [](DocumentPage& page) {
                                copyAsText(page, *findFormat(QStringLiteral("viewer-url")));
                            });
    makeAction({"editPaste", tr("Past&e"),
                tr("Open the puzzle in the clipboard: a board, a viewer URL or a list of pieces"),
                QKeySequence::Paste, "paste"},
               this, [this] { pasteAny(); });
    copyAs->setObjectName(QStringLiteral("copyAsMenu"));
    copyAs->setToolTipsVisible(true);
    QString letters;
    for (const auto& format : allFormats()) {
        if (!format->canWrite())
            continue;
        const QByteArray name = "editCopyAs-" + format->id().toLatin1();
        copyAs->addAction(acts.make<DocumentPage>(
            {name.constData(),
             withFreeMnemonic(u'&' + format->name(), letters),
             tr("Copy the puzzle and its board as text in this format"),
             {}},
            When::Always, [&format](DocumentPage& page) { copyAsText(page, *format); }));
    }
    acts.on<DocumentPage>(copyAs->menuAction(), When::Always);
}

void EditActions::makeBoardActs(PageActs& acts) {
    const std::vector<std::pair<BoardAct, ActionSpec>> specs{
        {BoardAct::Rotate,
         {"editRotate", tr("R&otate"),
          tr("Rotate the selected pieces clockwise, like the mouse wheel"), QKeySequence(),
          "rotate"}},
        {BoardAct::RotateBack,
         {"editRotateBack", tr("Rotate anticlock&wise"),
          tr("Rotate the selected pieces anticlockwise"), QKeySequence(), "rotate-back"}},
        {BoardAct::TurnBlock,
         {"editTurnBlock", tr("Rotate as a &block"),
          tr("Rotate the selected rectangle clockwise as a whole")}},
        {BoardAct::TurnBlockBack,
         {"editTurnBlockBack", tr("Rotate anticlockwise as a block"),
          tr("Rotate the selected rectangle anticlockwise as a whole")}},
        {BoardAct::Lock,
         {"editLock", tr("&Lock"), tr("Lock or unlock the selected pieces, like a middle click"),
          QKeySequence(), "lock"}},
        {BoardAct::Remove,
         {"editRemove", tr("Re&move"), tr("Put the selected pieces back into the tray"),
          QKeySequence(), "remove"}},
        {BoardAct::EditPiece,
         {"editPiece", tr("E&dit the piece…"),
          tr("Change the edges of the piece under the cursor, like a double click")}},
        {BoardAct::ShowCandidates,
         {"editShowFitting", tr("Show what fits here"),
          tr("Show only the pieces in the tray that fit the current cell")}},
        {BoardAct::ChooseCandidate,
         {"editChooseFitting", tr("Choose a fitting piece…"),
          tr("Choose a piece for the current cell from those that fit")}},
    };
    const BoardKeys usual = usualBoardKeys();
    for (const auto& [act, spec] : specs) {
        QAction* action = acts.make<DocumentPage>(
            spec, When::Changeable, [act = act](DocumentPage& page) { page.view().perform(act); });
        // The board handles these keys itself; as window shortcuts they would block every text
        // field.
        action->setShortcutContext(Qt::WidgetShortcut);
        action->setShortcuts(usual.at(act));
        setHelp(*action, action->statusTip());
        connect(action, &QAction::changed, this, &EditActions::giveKeys);
        m_ofBoard.emplace_back(act, action);
    }
}

void EditActions::makeWholeBoardActs(PageActs& acts) {
    acts.make<DocumentPage>(
        {"editSelectAll", tr("Select &all"), tr("Select all cells"), QKeySequence::SelectAll},
        When::Always, [](DocumentPage& page) { page.view().selectAll(); });
    acts.make<DocumentPage>({"editShuffle", tr("S&huffle"),
                             tr("Place all pieces on the board at random. Locked pieces stay"),
                             QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R), "shuffle"},
                            When::Changeable, [](DocumentPage& page) {
                                page.editor().shuffle(QRandomGenerator::global()->generate64());
                            });
    acts.make<DocumentPage>({"editClear", tr("&Clear the board"),
                             tr("Remove all pieces from the board. Locked pieces stay"),
                             QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Delete), "clear"},
                            When::Changeable, [](DocumentPage& page) { page.editor().clear(); });
    acts.make<DocumentPage>(
        {"editSolution", tr("Show the &solution"), tr("Place the stored solution on the board")},
        When::Changeable, [](DocumentPage& page) { page.editor().showSolution(); },
        [](DocumentPage& page) {
            return page.document().file().solution.empty()
                       ? tr("This puzzle has no stored solution.")
                       : QString();
        });
}

void EditActions::giveKeys() {
    BoardKeys keys;
    for (const auto& [act, action] : m_ofBoard)
        keys[act] = action->shortcuts();
    for (int i = 0; i < m_tabs.count(); ++i) {
        if (auto* page = m_tabs.page<DocumentPage>(i))
            page->setBoardKeys(keys);
    }
}

/// For every kind of puzzle.
void EditActions::showSteps() {
    PuzzlePage* page = m_tabs.currentPage();
    const QString why = page != nullptr ? page->readOnlyReason() : QString();
    const bool steps = page != nullptr && !page->isReadOnly();
    setAllowed(*m_undo, steps && m_history.canUndo(),
               steps ? tr("There is nothing to undo.") : why);
    setAllowed(*m_redo, steps && m_history.canRedo(),
               steps ? tr("There is nothing to redo.") : why);
}

/// With the puzzle in the native format for pasting into Tessera.
void EditActions::copyAsPicture(DocumentPage& page) {
    constexpr int pixels = 1200;
    PictureOptions options;
    options.theme = page.view().theme();
    const PuzzleFile shown = shownFile(page);
    auto data = std::make_unique<QMimeData>();
    data->setImageData(boardImage(shown, pixels, options));
    data->setData(kNativeMimeType, kNativeFormat.write(shown));
    QGuiApplication::clipboard()->setMimeData(data.release());
    page.inform(tr("Copied the board as a picture."));
}

void EditActions::copyAsText(DocumentPage& page, const Format& format) {
    page.attempt([&] {
        QByteArray bytes = format.write(shownFile(page));
        // An address is pasted without a line end; lists and boards keep theirs.
        if (bytes.count('\n') == 1)
            bytes = bytes.trimmed();
        QGuiApplication::clipboard()->setText(QString::fromUtf8(bytes));
        page.inform(tr("Copied the board: %1.").arg(format.name()));
    });
}

void EditActions::pasteAny() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const PuzzleOffer offer = data != nullptr ? puzzleOffer(*data) : PuzzleOffer();
    if (!offer.isEmpty()) {
        m_files.openOffer(offer);
        return;
    }
    const QString sentence = tr(
        "The clipboard contains no puzzle. Copy a board, a viewer URL or a list of pieces first.");
    if (PuzzlePage* page = m_tabs.currentPage())
        page->inform(sentence);
    else
        m_tabs.warn(sentence);
}

ViewActions::ViewActions(DocumentTabs& tabs, PageActs& acts, AppSettings& settings, QObject* parent)
    : QObject(parent), heat(std::make_unique<QMenu>(tr("Heat map sho&ws"))),
      m_heatKinds(new QActionGroup(this)), m_tabs(tabs), m_settings(settings) {
    // Only the tiles of edge-matching puzzles can be zoomed and have overlays.
    const auto addZoom = [&](const ActionSpec& spec, void (BoardView::*act)()) {
        acts.make<DocumentPage>(spec, When::Always,
                                [act](DocumentPage& page) { (page.view().*act)(); });
    };
    addZoom({"viewZoomIn", tr("Zoom &in"), tr("Larger tiles"), QKeySequence::ZoomIn, "zoom-in"},
            &BoardView::zoomIn);
    addZoom(
        {"viewZoomOut", tr("Zoom &out"), tr("Smaller tiles"), QKeySequence::ZoomOut, "zoom-out"},
        &BoardView::zoomOut);
    addZoom({"viewZoomFit", tr("&Fit to window"), tr("Show the whole board"),
             QKeySequence(Qt::CTRL | Qt::Key_0), "zoom-fit"},
            &BoardView::zoomToFit);
    makeOverlays(acts);
    acts.make<DocumentPage>({"viewNextMismatch", tr("Next mism&atch"),
                             tr("Select the two cells at the next mismatch and scroll to them"),
                             QKeySequence(Qt::Key_F2)},
                            When::Always, [](DocumentPage& page) { page.goToMismatch(true); });
    acts.make<DocumentPage>({"viewPreviousMismatch", tr("Pre&vious mismatch"),
                             tr("Select the two cells at the previous mismatch and scroll to them"),
                             QKeySequence(Qt::SHIFT | Qt::Key_F2)},
                            When::Always, [](DocumentPage& page) { page.goToMismatch(false); });
    fillHeat(acts);
    QAction* code = makeAction(
        {"viewPseudocode", tr("Pseu&docode beside the board"),
         tr("In step-by-step mode, show the search method line by line and mark the current line")},
        parent);
    code->setCheckable(true);
    code->setChecked(settings.showsPseudocode());
    connect(code, &QAction::triggered, this, [&settings](bool on) {
        settings.showsPseudocode.set(on);
        emit settings.changed();
    });
    connect(&settings, &AppSettings::changed, code,
            [code, &settings] { code->setChecked(settings.showsPseudocode()); });
}

ViewActions::~ViewActions() = default;

void ViewActions::makeOverlays(PageActs& acts) {
    const std::pair<BoardOverlay, ActionSpec> rows[]{
        {BoardOverlay::Mismatches,
         {"overlayMismatches", tr("&Mismatches"), tr("Mark the joints that do not match")}},
        {BoardOverlay::PieceNumbers,
         {"overlayNumbers", tr("Piece &numbers"), tr("Show each piece’s number")}},
        {BoardOverlay::Coordinates,
         {"overlayCoordinates", tr("&Coordinates"), tr("Show column letters and row numbers")}},
        {BoardOverlay::Locks,
         {"overlayLocks", tr("&Locks"), tr("Show a pin on locked pieces and hints")}},
        {BoardOverlay::ColorLetters,
         {"overlayLetters", tr("Colour l&etters"), tr("Show each colour’s letter on its edges")}},
        {BoardOverlay::CandidateCount,
         {"overlayCandidates", tr("Can&didates"), tr("Show how many pieces fit each empty cell")}},
        {BoardOverlay::Heat,
         {"overlayHeat", tr("&Heat map"),
          tr("Colour the cells by what the last search did: how often each cell changed, or the "
             "method’s own measure, such as pheromone")}},
        {BoardOverlay::DimMatched,
         {"overlayDim", tr("Dim what ma&tches"),
          tr("Fade pieces without a mismatch, to make the others stand out")}},
        {BoardOverlay::MismatchCounts,
         {"overlayCounts", tr("Mismatches by ro&w"),
          tr("Show the number of mismatches in each row and column at the edge of the board")}},
        {BoardOverlay::Legend,
         {"overlayLegend", tr("Le&gend"),
          tr("Explain the overlays below the board, with the values of the cell under the mouse or "
             "cursor")}},
    };
    int key = Qt::Key_1;
    for (auto [overlay, spec] : rows) {
        // Text fields get digits before a window's shortcut does.
        spec.shortcut = QKeySequence(overlay == BoardOverlay::Legend ? Qt::Key_0 : Qt::Key(key++));
        QAction* action = acts.make<DocumentPage>(spec, When::Always, {});
        action->setCheckable(true);
        const auto show = [action, overlay = overlay, &settings = m_settings] {
            action->setChecked(settings.overlays().testFlag(overlay));
        };
        show();
        connect(action, &QAction::toggled, this, [this, overlay = overlay](bool on) {
            m_settings.overlays.set(m_settings.overlays().setFlag(overlay, on));
            applyOverlays();
        });
        connect(&m_settings, &AppSettings::changed, action, show);
        overlays.push_back(action);
        if (overlay == BoardOverlay::Heat)
            m_heat = action;
    }
}

void ViewActions::fillHeat(PageActs& acts) {
    const std::pair<HeatKind, ActionSpec> rows[]{
        {HeatKind::Method,
         {"heatMethod", tr("The method’s &own measure"),
          tr("The method’s own value for each cell, such as pheromone. Without one, how often the "
             "cell changed")}},
        {HeatKind::Changes,
         {"heatChanges", tr("&Changes"),
          tr("How often each cell changed from one best board to the next")}},
        {HeatKind::Mismatches,
         {"heatMismatches", tr("&Frequent mismatches"),
          tr("How many of the best boards had a mismatch at each cell")}},
        {HeatKind::Difference,
         {"heatDifference", tr("&Difference from the pinned board"),
          tr("The cells that differ from the pinned board")}},
    };
    for (const auto& [kind, spec] : rows) {
        const auto choose = [this, kind = kind](DocumentPage&) {
            m_heatKind = kind;
            m_heat->setChecked(true);
            applyOverlays();
        };
        QAction* action = acts.make<DocumentPage>(spec, When::Always, choose);
        action->setCheckable(true);
        action->setChecked(kind == m_heatKind);
        action->setData(static_cast<int>(kind));
        m_heatKinds->addAction(action);
        heat->addAction(action);
    }
    heat->addSeparator();
    heat->addAction(acts.make<DocumentPage>(
        {"heatPin", tr("&Pin this board"),
         tr("Remember this board, to see later how other boards differ from it"),
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)},
        When::Always, [](DocumentPage& page) { page.pinBoard(); }));
}

void ViewActions::setHeatKind(HeatKind kind) {
    m_heatKind = kind;
    for (QAction* action : m_heatKinds->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(kind));
}

void ViewActions::applyOverlays() {
    for (int i = 0; i < m_tabs.count(); ++i) {
        if (auto* page = m_tabs.page<DocumentPage>(i)) {
            page->setHeatKind(m_heatKind);
            page->setOverlays(m_settings.overlays());
        }
    }
}

} // namespace tessera
