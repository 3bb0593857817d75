// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/CompletionActions.h"

#include "app/window/DocumentPage.h"
#include "app/window/DocumentTabs.h"
#include "app/window/actions/ActionFactory.h"
#include "app/window/dialogs/LongWork.h"

#include "core/solvers/Completion.h"
#include "core/support/UserError.h"

namespace tessera {

namespace {

constexpr std::chrono::seconds kTimeLimit(60);

} // namespace

CompletionActions::CompletionActions(DocumentTabs& tabs, QWidget* window)
    : QObject(window),
      solveRest(makeAction({"editSolveRest", tr("Solve the rest"),
                            tr("Fill the open cells by exact search; what lies on the board stays"),
                            QKeySequence(Qt::Key_F9)},
                           this)),
      m_tabs(tabs), m_window(window) {
    connect(solveRest, &QAction::triggered, this, &CompletionActions::completeBoard);
}

void CompletionActions::update() {
    solveRest->setEnabled(m_tabs.currentPage() != nullptr && !m_tabs.currentPage()->isReadOnly());
}

void CompletionActions::completeBoard() {
    DocumentPage& page = *m_tabs.currentPage();
    const auto say = [&page](MessageBar::Kind kind, const QString& sentence) {
        page.showMessage(kind, sentence);
    };
    if (page.document().board().emptyCount() == 0) {
        say(MessageBar::Kind::Information, tr("Every cell has a piece: nothing is left to solve."));
        return;
    }
    const Puzzle puzzle = page.document().puzzle();
    const Board board = page.document().board();
    Completion found;
    try {
        const bool done =
            runLongWork(m_window, tr("Solving the rest…"), [&](const Progress& progress) {
                found = complete(puzzle, board, kTimeLimit, progress);
            });
        if (!done) {
            say(MessageBar::Kind::Information, tr("Cancelled before anything was found."));
            return;
        }
    } catch (const UserError& error) {
        say(MessageBar::Kind::Warning, error.sentence());
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

} // namespace tessera
