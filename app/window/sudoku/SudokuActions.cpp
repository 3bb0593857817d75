// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sudoku/SudokuActions.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/pages/SudokuPage.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/sudoku/NewSudokuDialog.h"
#include "app/window/sudoku/SudokuHelp.h"
#include "app/window/sudoku/SudokuListDialog.h"
#include "app/window/sudoku/SudokuOutput.h"
#include "widgets/sudoku/SudokuView.h"

#include "core/support/UserError.h"

#include <QMenu>
#include <QPointer>

namespace tessera {

SudokuActions::SudokuActions(DocumentTabs& tabs, AppSettings& settings, const SharedActions& shared,
                             QWidget* window)
    : QObject(window), create(makeAction({"fileNewSudoku", tr("New S&udoku…"),
                                          tr("Generate a Sudoku or begin with an open grid"),
                                          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)},
                                         this)),
      menu(new QMenu(tr("Sudo&ku"), window)), m_tabs(tabs), m_settings(settings), m_window(window) {
    menu->setObjectName(QStringLiteral("sudokuMenu"));
    connect(create, &QAction::triggered, this, &SudokuActions::createSudoku);
    m_pencil =
        addAct("sudokuPencil", tr("&Pencil mode"),
               tr("Typed digits are pencil marks; Ctrl turns it round"), QKeySequence(Qt::Key_F3),
               [this](SudokuPage& page) { page.view().setPencil(m_pencil->isChecked()); });
    m_candidates = addAct(
        "sudokuCandidates", tr("Show &candidates"),
        tr("Show in open cells what they can still take"), QKeySequence(Qt::Key_F4),
        [this](SudokuPage& page) { page.view().setShowCandidates(m_candidates->isChecked()); });
    for (QAction* action : {m_pencil, m_candidates})
        action->setCheckable(true);
    menu->addSeparator();
    addAct("sudokuMarkAll", tr("Pencil in all c&andidates"),
           tr("Make what open cells can still take pencil marks"), QKeySequence(Qt::Key_F5),
           [](SudokuPage& page) { page.document().markCandidates(); });
    addAct("sudokuClearMarks", tr("Clear pencil &marks"), tr("Take all pencil marks away"), {},
           [](SudokuPage& page) { page.document().clearMarks(); });
    menu->addSeparator();
    addAct("sudokuFix", tr("Make the digits &givens"),
           tr("The digits on the grid become the puzzle"), {},
           [](SudokuPage& page) { page.document().fixGivens(); });
    addAct("sudokuFree", tr("&Free the givens"), tr("Every digit can be changed then"), {},
           [](SudokuPage& page) { page.document().freeGivens(); });
    connectShared(shared);
}

void SudokuActions::connectShared(const SharedActions& shared) {
    on(shared.hint, [](SudokuPage& page) { say(page, hintFor(page.document().file())); });
    on(shared.check, [](SudokuPage& page) { say(page, checkOf(page.document().file())); });
    on(shared.singles, [](SudokuPage& page) {
        say(page, withSingles(page.document().file()), tr("Fill singles"));
    });
    on(shared.solveRest, [](SudokuPage& page) {
        say(page, solvedRest(page.document().file()), tr("Solve the rest"));
    });
    on(shared.clear, [](SudokuPage& page) { page.document().clearDigits(); });
    on(shared.solution, [](SudokuPage& page) {
        SudokuFile puzzle = page.document().file();
        puzzle.digits = puzzle.givens;
        say(page, solvedRest(puzzle), tr("Show the solution"));
    });
    m_changing.insert(m_changing.end(), {shared.hint, shared.check, shared.singles,
                                         shared.solveRest, shared.clear, shared.solution});
    on(shared.copyPicture, [](SudokuPage& page) {
        copySudokuPicture(page.shownFile());
        page.showMessage(MessageBar::Kind::Information, tr("The grid is copied as a picture."));
    });
    on(shared.copyLine, [](SudokuPage& page) {
        copySudokuLine(page.shownFile());
        page.showMessage(MessageBar::Kind::Information,
                         tr("The grid is copied as a line of digits."));
    });
    on(shared.exportPuzzle, [this](SudokuPage& page) { exportPage(page); });
    on(shared.print, [this](SudokuPage& page) {
        const QPointer<SudokuPage> printed(&page);
        const QString result =
            printSudoku(m_window, page.shownFile(), page.document().displayName());
        if (printed != nullptr)
            page.showMessage(MessageBar::Kind::Information, result);
    });
    on(shared.preview, [this](SudokuPage& page) {
        previewSudoku(m_window, page.shownFile(), page.document().displayName());
    });
    m_reading = {shared.copyPicture, shared.copyLine, shared.exportPuzzle, shared.print,
                 shared.preview};
}

void SudokuActions::on(QAction* action, const Act& act) {
    connect(action, &QAction::triggered, this, [this, act] {
        if (SudokuPage* shown = page())
            act(*shown);
    });
}

QAction* SudokuActions::addAct(const char* name, const QString& text, const QString& toolTip,
                               const QKeySequence& shortcut, const Act& act) {
    QAction* action = makeAction({name, text, toolTip, shortcut}, this);
    on(action, act);
    menu->addAction(action);
    m_changing.push_back(action);
    return action;
}

SudokuPage* SudokuActions::page() const {
    return qobject_cast<SudokuPage*>(m_tabs.currentPuzzlePage());
}

void SudokuActions::update() {
    SudokuPage* shown = page();
    menu->setEnabled(shown != nullptr);
    menu->menuAction()->setEnabled(shown != nullptr);
    for (QAction* action : {m_pencil, m_candidates})
        action->setEnabled(shown != nullptr);
    if (shown == nullptr) {
        for (QAction* action : menu->actions())
            action->setEnabled(false);
        return;
    }
    const QString why = tr("A search shows its grid; keep it or go back first.");
    for (QAction* action : m_changing)
        setAllowed(*action, !shown->isReadOnly(), why);
    for (QAction* action : m_reading)
        setAllowed(*action, true, {});
    m_pencil->setChecked(shown->view().isPencil());
    m_candidates->setChecked(shown->view().showsCandidates());
}

void SudokuActions::open(std::vector<SudokuFile> puzzles, const QString& name,
                         const QString& path) {
    if (puzzles.size() == 1) {
        add(std::make_unique<SudokuDocument>(std::move(puzzles.front()), path));
        return;
    }
    SudokuListDialog dialog(std::move(puzzles), name, m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    for (SudokuFile& puzzle : dialog.chosen())
        add(std::make_unique<SudokuDocument>(std::move(puzzle)));
}

SudokuPage* SudokuActions::add(std::unique_ptr<SudokuDocument> document) {
    if (document->path().isEmpty())
        document->markUnsaved();
    return m_tabs.addPage(std::move(document));
}

void SudokuActions::createSudoku() {
    NewSudokuDialog dialog(m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    SudokuPage* added = add(std::make_unique<SudokuDocument>(dialog.file()));
    added->showMessage(MessageBar::Kind::Information, dialog.shortfall());
}

void SudokuActions::exportPage(SudokuPage& page) {
    const QPointer<SudokuPage> asked(&page);
    const SudokuFile file = page.shownFile();
    const QString path =
        askForExport(m_window, m_settings.lastFolder(), page.document(), sudokuExportExtensions());
    if (path.isEmpty() || asked == nullptr)
        return;
    try {
        exportSudoku(file, path);
        page.showMessage(MessageBar::Kind::Information, tr("Written to %1.").arg(path));
    } catch (const UserError& error) {
        page.showMessage(MessageBar::Kind::Warning, error.sentence());
    }
}

void SudokuActions::say(SudokuPage& page, const SudokuAdvice& advice, const QString& step) {
    if (advice.grid)
        page.document().lay(*advice.grid, step);
    if (!advice.cells.empty()) {
        page.view().setCurrentCell(advice.cells.front());
        page.view().setSelectedCells(advice.cells);
    }
    page.showMessage(advice.isWarning ? MessageBar::Kind::Warning : MessageBar::Kind::Information,
                     advice.sentence);
}

} // namespace tessera
