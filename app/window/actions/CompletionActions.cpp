// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/CompletionActions.h"

#include "app/window/DocumentPage.h"
#include "app/window/DocumentTabs.h"
#include "app/window/actions/ActionFactory.h"
#include "app/window/dialogs/CompletionsDialog.h"
#include "widgets/board/BoardView.h"

#include "core/support/UserError.h"

namespace tessera {

namespace {

constexpr std::chrono::seconds kTimeLimit(60);
/// Nobody steps through more.
constexpr int kMostCompletions = 100;

} // namespace

CompletionActions::CompletionActions(DocumentTabs& tabs, QWidget* window)
    : QObject(window),
      solveRest(makeAction({"editSolveRest", tr("Solve the rest"),
                            tr("Fill the open cells by exact search; what lies on the board stays"),
                            QKeySequence(Qt::Key_F9)},
                           this)),
      listAll(makeAction({"editListCompletions", tr("All ways to solve the rest…"),
                          tr("List the solutions that keep what lies on the board, and step "
                             "through them"),
                          QKeySequence(Qt::SHIFT | Qt::Key_F9)},
                         this)),
      m_tabs(tabs), m_window(window) {
    connect(solveRest, &QAction::triggered, this, &CompletionActions::completeBoard);
    connect(listAll, &QAction::triggered, this, &CompletionActions::listCompletions);
}

void CompletionActions::update() {
    DocumentPage* page = m_tabs.currentPage();
    const QString why = page != nullptr ? page->readOnlyReason() : QString();
    for (QAction* action : {solveRest, listAll})
        setAllowed(*action, page != nullptr && !page->isReadOnly(), why);
}

void CompletionActions::say(MessageBar::Kind kind, const QString& sentence) const {
    m_tabs.currentPage()->showMessage(kind, sentence);
}

bool CompletionActions::isOpen() const {
    if (m_tabs.currentPage() == nullptr)
        return false; // another kind of puzzle
    if (m_tabs.currentPage()->document().board().emptyCount() > 0)
        return true;
    say(MessageBar::Kind::Information, tr("Every cell has a piece: nothing is left to solve."));
    return false;
}

bool CompletionActions::run(const QString& label, const LongWork& work, bool& cancelled) {
    try {
        cancelled = !runLongWork(m_window, label, work);
        return true;
    } catch (const UserError& error) {
        say(MessageBar::Kind::Warning, error.sentence());
        return false;
    }
}

void CompletionActions::completeBoard() {
    if (!isOpen())
        return;
    DocumentPage& page = *m_tabs.currentPage();
    const Puzzle puzzle = page.document().puzzle();
    const Board board = page.document().board();
    Completion found;
    bool cancelled = false;
    const auto work = [&](const Progress& progress) {
        found = complete(puzzle, board, kTimeLimit, progress);
    };
    if (!run(tr("Solving the rest…"), work, cancelled))
        return;
    if (cancelled) {
        say(MessageBar::Kind::Information, tr("Cancelled before anything was found."));
        return;
    }
    if (found.isFound())
        page.editor().lay(found.board, tr("Solve the rest"));
    switch (found.outcome) {
    case Completion::Outcome::Unique:
        say(MessageBar::Kind::Information, tr("Solved. There is no other solution from there."));
        break;
    case Completion::Outcome::Several:
        say(MessageBar::Kind::Information, tr("Solved. There are other solutions from there too."));
        break;
    case Completion::Outcome::Found:
        say(MessageBar::Kind::Information, tr("Solved."));
        break;
    case Completion::Outcome::None:
        say(MessageBar::Kind::Warning, tr("There is no solution from here."));
        break;
    case Completion::Outcome::Undecided:
        say(MessageBar::Kind::Warning,
            tr("Not decided within %n second(s).", nullptr, int(kTimeLimit.count())));
        break;
    }
}

void CompletionActions::listCompletions() {
    if (!isOpen())
        return;
    DocumentPage& page = *m_tabs.currentPage();
    const Puzzle puzzle = page.document().puzzle();
    const Board board = page.document().board();
    Completions found;
    bool cancelled = false;
    const auto work = [&](const Progress& progress) {
        found = completions(puzzle, board, kMostCompletions, kTimeLimit, progress);
    };
    if (!run(tr("Looking for all solutions from here…"), work, cancelled))
        return;
    if (found.boards.empty()) {
        if (found.all)
            say(MessageBar::Kind::Warning, tr("There is no solution from here."));
        else if (cancelled)
            say(MessageBar::Kind::Information, tr("Cancelled before anything was found."));
        else
            say(MessageBar::Kind::Warning,
                tr("Not decided within %n second(s).", nullptr, int(kTimeLimit.count())));
        return;
    }
    show(page, std::move(found));
}

void CompletionActions::show(DocumentPage& page, Completions found) {
    auto* dialog = new CompletionsDialog(page.document().puzzle(), std::move(found),
                                         *findTileTheme(page.view().theme()), &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const auto preview = [&page, dialog] { page.preview(dialog->boardName(), dialog->board()); };
    connect(dialog, &CompletionsDialog::boardChanged, &page, preview);
    connect(dialog, &QDialog::finished, &page, [&page, dialog](int result) {
        page.preview({});
        if (result == QDialog::Accepted)
            page.editor().lay(dialog->board(), tr("Solve the rest"));
    });
    preview();
    dialog->open();
    // Beside the board, on which each solution is shown.
    const QRect window = m_window->geometry();
    dialog->move(window.right() - dialog->frameGeometry().width(),
                 window.center().y() - dialog->height() / 2);
}

} // namespace tessera
