// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/SolveActions.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/pages/KindPart.h"
#include "widgets/board/AccessibleBoard.h"
#include "widgets/board/BoardView.h"

#include "core/edges/puzzle/Candidates.h"

#include <QWidget>

namespace tessera {

SolveActions::SolveActions(PageActs& acts, QWidget* window)
    : QObject(window), hint(makeAction({"solveHint", tr("Hint"),
                                        tr("Say what could be done next, and go to that cell"),
                                        QKeySequence(Qt::Key_F6)},
                                       this)),
      forced(makeAction({"solveForced", tr("Place forced pieces"),
                         tr("Fill the cells that only one piece fits, until there is none"),
                         QKeySequence(Qt::Key_F7)},
                        this)),
      check(makeAction({"solveCheck", tr("Check against the solution"),
                        tr("Select the pieces that lie elsewhere in the stored solution"),
                        QKeySequence(Qt::Key_F8)},
                       this)) {
    using When = PageActs::When;
    acts.on<DocumentPage>(hint, When::Changeable, [this](DocumentPage& page) { showHint(page); });
    acts.on<DocumentPage>(forced, When::Changeable, &SolveActions::placeForced);
    acts.on<DocumentPage>(check, When::Changeable, &SolveActions::checkSolution);
}

void SolveActions::showHint(DocumentPage& page) {
    const PuzzleDocument& document = page.document();
    const SolutionCheck check =
        checkAgainst(document.puzzle(), document.board(), document.file().solution);
    // The person may be on the way to another solution, which the stored one would only disturb.
    const bool agrees = check.wrong.empty();
    const NextStep step = nextStep(document.puzzle(), document.board(),
                                   agrees ? std::span<const std::uint16_t>(check.solution)
                                          : std::span<const std::uint16_t>());
    const QString where = cellName(document.puzzle().size(), step.cell);
    const QString piece = tr("piece %1, %2")
                              .arg(step.placement.piece() + 1)
                              .arg(rotationText(step.placement.rotation()));
    QString sentence;
    switch (step.kind) {
    case NextStep::Kind::Finished:
        sentence = tr("The board is full and everything matches.");
        break;
    case NextStep::Kind::Mismatch:
        sentence = tr("The piece on %1 does not match all its neighbours.").arg(where);
        break;
    case NextStep::Kind::Dead:
        sentence = tr("Nothing fits %1 any more: a piece beside it has to go.").arg(where);
        break;
    case NextStep::Kind::OnlyOne:
        sentence = tr("Only one piece fits %1: %2.").arg(where, piece);
        break;
    case NextStep::Kind::BySolution:
        sentence = tr("By the stored solution, %1 holds %2.").arg(where, piece);
        break;
    case NextStep::Kind::Fewest:
        sentence = tr("No cell has fewer ways than %1: %n.", nullptr, step.candidates).arg(where);
        break;
    }
    if (step.kind != NextStep::Kind::Finished)
        page.view().setCurrentCell(step.cell);
    if (!step.placement.isEmpty())
        emit pieceHinted(step.placement.piece());
    page.showMessage(MessageBar::Kind::Information, sentence);
}

void SolveActions::placeForced(DocumentPage& page) {
    const PuzzleDocument& document = page.document();
    const ForcedBoard forced = withForcedPieces(document.puzzle(), document.board());
    if (forced.placed > 0)
        page.editor().lay(forced.board, tr("Place %n forced piece(s)", nullptr, forced.placed));
    if (forced.deadCell) {
        page.view().setCurrentCell(*forced.deadCell);
        page.showMessage(MessageBar::Kind::Warning,
                         tr("%n forced piece(s) laid; now nothing fits %1.", nullptr, forced.placed)
                             .arg(cellName(document.puzzle().size(), *forced.deadCell)));
    } else {
        page.showMessage(MessageBar::Kind::Information,
                         forced.placed > 0
                             ? tr("%n forced piece(s) laid.", nullptr, forced.placed)
                             : tr("No cell is forced: each has several ways, or none is empty."));
    }
}

void SolveActions::checkSolution(DocumentPage& page) {
    const PuzzleDocument& document = page.document();
    const SolutionCheck check =
        checkAgainst(document.puzzle(), document.board(), document.file().solution);
    if (check.solution.empty()) {
        page.showMessage(MessageBar::Kind::Information,
                         tr("No solution is stored with this puzzle."));
        return;
    }
    const auto wrong = static_cast<int>(check.wrong.size());
    if (wrong == 0) {
        page.showMessage(MessageBar::Kind::Information,
                         check.empty == 0 ? tr("The board is the stored solution.")
                                          : tr("All %n piece(s) lie as in the stored solution.",
                                               nullptr, check.right));
        return;
    }
    page.view().setSelectedCells({check.wrong.begin(), check.wrong.end()});
    page.showMessage(
        MessageBar::Kind::Warning,
        tr("%n piece(s) lie otherwise than in the stored solution and are selected now. There "
           "may be other solutions.",
           nullptr, wrong));
}

} // namespace tessera
