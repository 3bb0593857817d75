// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/SolveActions.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/FormControls.h"
#include "app/window/common/LongWork.h"
#include "app/window/pages/KindPart.h"
#include "widgets/board/AccessibleBoard.h"
#include "widgets/board/BoardThumbnail.h"
#include "widgets/board/BoardView.h"

#include "core/edges/puzzle/Candidates.h"
#include "core/edges/solvers/exact/SolutionCounter.h"
#include "core/support/UserError.h"

#include <QDialog>
#include <QLabel>
#include <QListView>
#include <QPointer>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kThumbnailSide = 132;
constexpr std::chrono::seconds kTimeLimit(60);
/// More would never be stepped through.
constexpr int kMostCompletions = 100;

struct CompletionsText {
    Q_DECLARE_TR_FUNCTIONS(tessera::CompletionsDialog)
};

QString summaryOf(const Completions& found) {
    const auto count = static_cast<int>(found.boards.size());
    if (!found.all)
        return CompletionsText::tr("%n solution(s) from here; there may be others.", nullptr,
                                   count);
    if (found.upToRotation < count) {
        return CompletionsText::tr("There are exactly %n solution(s) from here, or %1 without "
                                   "rotations of the board.",
                                   nullptr, count)
            .arg(found.upToRotation);
    }
    return count == 1
               ? CompletionsText::tr("There is only one solution from here.")
               : CompletionsText::tr("There are exactly %n solution(s) from here.", nullptr, count);
}

/// The solutions as small boards, the first of them chosen.
QListView* solutionList(const Puzzle& puzzle, const Completions& found, const TileTheme& theme,
                        QWidget* parent) {
    auto* list = new QListView(parent);
    auto* delegate = new BoardThumbnailDelegate(list);
    delegate->setTheme(theme, parent->palette());
    delegate->setBoardSize(kThumbnailSide);
    auto* model = new QStandardItemModel(list);
    const auto shared = std::make_shared<const Puzzle>(puzzle);
    for (const Board& board : found.boards) {
        auto* item =
            new QStandardItem(CompletionsText::tr("Solution %1").arg(model->rowCount() + 1));
        item->setData(QVariant::fromValue(BoardThumbnail{shared, board}),
                      BoardThumbnailDelegate::kThumbnailRole);
        model->appendRow(item);
    }
    list->setObjectName(QStringLiteral("completions"));
    list->setAccessibleName(CompletionsText::tr("Solutions"));
    list->setToolTip(CompletionsText::tr("Select a solution to show it on the board"));
    list->setItemDelegate(delegate);
    list->setModel(model);
    list->setFlow(QListView::LeftToRight);
    list->setWrapping(true);
    list->setResizeMode(QListView::Adjust);
    list->setUniformItemSizes(true);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setCurrentIndex(model->index(0, 0));
    return list;
}

} // namespace

SolveActions::SolveActions(PageActs& acts, QWidget* window) : QObject(window), m_window(window) {
    const auto add = [&](const ActionSpec& spec, const PageActs::Act<DocumentPage>& act) {
        acts.make(spec, PageActs::When::Changeable, act);
    };
    add({"solveHint", tr("Hint"), tr("Suggest the next move and go to its cell"),
         QKeySequence(Qt::Key_F6)},
        [this](DocumentPage& page) { showHint(page); });
    add({"solveForced", tr("Place forced pieces"), tr("Fill all cells that only one piece fits"),
         QKeySequence(Qt::Key_F7)},
        &SolveActions::placeForced);
    add({"editSolveRest", tr("Solve the rest"),
         tr("Fill the empty cells by exact search. Placed pieces stay"), QKeySequence(Qt::Key_F9)},
        [this](DocumentPage& page) { completeBoard(page); });
    add({"editListCompletions", tr("All ways to solve the rest…"),
         tr("List all solutions that keep the placed pieces, and step through them"),
         QKeySequence(Qt::SHIFT | Qt::Key_F9)},
        [this](DocumentPage& page) { listCompletions(page); });
    add({"solveCheck", tr("Check against the solution"),
         tr("Select the pieces that differ from the stored solution"), QKeySequence(Qt::Key_F8)},
        &SolveActions::checkSolution);
}

void SolveActions::showHint(DocumentPage& page) {
    const PuzzleDocument& document = page.document();
    const SolutionCheck check =
        checkAgainst(document.puzzle(), document.board(), document.file().solution);
    // If the user is heading for another solution, the stored one would only confuse.
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
        sentence = tr("No piece fits %1 any more. Remove a piece next to it.").arg(where);
        break;
    case NextStep::Kind::OnlyOne:
        sentence = tr("Only one piece fits %1: %2.").arg(where, piece);
        break;
    case NextStep::Kind::BySolution:
        sentence = tr("In the stored solution, %1 has %2.").arg(where, piece);
        break;
    case NextStep::Kind::Fewest:
        sentence = tr("%1 has the fewest possibilities: %n.", nullptr, step.candidates).arg(where);
        break;
    }
    if (step.kind != NextStep::Kind::Finished)
        page.view().setCurrentCell(step.cell);
    if (!step.placement.isEmpty())
        emit pieceHinted(step.placement.piece());
    page.inform(sentence);
}

void SolveActions::placeForced(DocumentPage& page) {
    const PuzzleDocument& document = page.document();
    const ForcedBoard forced = withForcedPieces(document.puzzle(), document.board());
    if (forced.placed > 0)
        page.editor().lay(forced.board, [count = forced.placed] {
            return tr("Place %n forced piece(s)", nullptr, count);
        });
    if (forced.deadCell) {
        page.view().setCurrentCell(*forced.deadCell);
        const QString where = cellName(document.puzzle().size(), *forced.deadCell);
        page.warn(
            forced.placed > 0
                ? tr("Placed %n forced piece(s). Now no piece fits %1.", nullptr, forced.placed)
                      .arg(where)
                : tr("No piece fits %1 any more. Remove a piece next to it.").arg(where));
    } else if (forced.placed > 0) {
        page.inform(tr("Placed %n forced piece(s).", nullptr, forced.placed));
    } else {
        page.inform(document.board().emptyCount() == 0
                        ? tr("Every cell has a piece. There is nothing left to solve.")
                        : tr("No cell is forced. Every empty cell has several possibilities."));
    }
}

void SolveActions::checkSolution(DocumentPage& page) {
    const PuzzleDocument& document = page.document();
    const SolutionCheck check =
        checkAgainst(document.puzzle(), document.board(), document.file().solution);
    if (check.solution.empty()) {
        page.inform(tr("This puzzle has no stored solution."));
        return;
    }
    const auto wrong = static_cast<int>(check.wrong.size());
    if (wrong == 0) {
        page.inform(check.empty == 0 ? tr("The board matches the stored solution.")
                    : check.right == 0
                        ? tr("No piece is placed yet.")
                        : tr("All %n piece(s) match the stored solution.", nullptr, check.right));
        return;
    }
    page.view().setSelectedCells({check.wrong.begin(), check.wrong.end()});
    page.warn(tr("%n piece(s) differ from the stored solution and are now selected. There may be "
                 "other solutions.",
                 nullptr, wrong));
}

template <typename Search, typename Tell>
void SolveActions::fillOpenCells(DocumentPage& open, const QString& label, const Search& search,
                                 const Tell& tell) {
    if (open.document().board().emptyCount() == 0) {
        open.inform(tr("Every cell has a piece. There is nothing left to solve."));
        return;
    }
    const QPointer<DocumentPage> page(&open);
    const Puzzle puzzle = page->document().puzzle();
    const Board board = page->document().board();
    decltype(search(puzzle, board, Progress())) found;
    try {
        const bool done = runLongWork(m_window, label, [&](const Progress& progress) {
            found = search(puzzle, board, progress);
        });
        if (page != nullptr)
            tell(*page, std::move(found), !done);
    } catch (const std::exception&) {
        if (page != nullptr)
            page->warn(failureSentence());
    }
}

QString SolveActions::noSolutionOn(const PuzzleDocument& document) {
    const auto hints = document.puzzle().hints();
    // They cannot be removed from the board.
    const auto shown = std::ranges::count_if(
        hints, [&](const Hint& hint) { return document.holdsHint(hint.cell); });
    if (document.board().placedCount() > shown)
        return tr("There is no solution with the placed pieces. Remove some and try again.");
    return hints.empty() ? tr("These pieces have no solution, however they are placed.")
                         : tr("This puzzle has no solution with its hints.");
}

void SolveActions::completeBoard(DocumentPage& open) {
    const auto search = [](const Puzzle& puzzle, const Board& board, const Progress& progress) {
        return complete(puzzle, board, kTimeLimit, progress);
    };
    const auto sentenceOn = [&open](Completion::Outcome outcome) {
        switch (outcome) {
        case Completion::Outcome::Unique:
            return tr("Solved. This is the only solution with the pieces that were placed.");
        case Completion::Outcome::Several:
            return tr("Solved. There are other solutions with the pieces that were placed.");
        case Completion::Outcome::Found:
            return tr("Solved.");
        case Completion::Outcome::None:
            return noSolutionOn(open.document());
        case Completion::Outcome::Undecided:
            break;
        }
        return tr("No answer within %n second(s). Place more pieces and try again.", nullptr,
                  int(kTimeLimit.count()));
    };
    fillOpenCells(open, tr("Solving the rest…"), search,
                  [&](DocumentPage& page, const Completion& found, bool cancelled) {
                      if (cancelled) {
                          page.inform(tr("Cancelled before a solution was found."));
                          return;
                      }
                      if (found.isFound())
                          page.editor().lay(found.board, [] { return tr("Solve the rest"); });
                      page.showMessage(found.isFound() ? MessageBar::Kind::Information
                                                       : MessageBar::Kind::Warning,
                                       sentenceOn(found.outcome));
                  });
}

void SolveActions::listCompletions(DocumentPage& open) {
    const auto search = [](const Puzzle& puzzle, const Board& board, const Progress& progress) {
        return completions(puzzle, board, kMostCompletions, kTimeLimit, progress);
    };
    fillOpenCells(open, tr("Looking for all solutions…"), search,
                  [this](DocumentPage& page, Completions found, bool cancelled) {
                      if (!found.boards.empty())
                          show(page, std::move(found));
                      else if (found.all)
                          page.warn(noSolutionOn(page.document()));
                      else if (cancelled)
                          page.inform(tr("Cancelled before a solution was found."));
                      else
                          page.warn(
                              tr("No answer within %n second(s). Place more pieces and try again.",
                                 nullptr, int(kTimeLimit.count())));
                  });
}

/// Lets the user step through the ways to solve the rest of a board and choose one.
void SolveActions::show(DocumentPage& page, Completions found) {
    auto* dialog = new QDialog(&page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(CompletionsText::tr("Ways to solve the rest"));
    offerHelp(*dialog, "editing");
    QLabel* label = sentenceLabel(dialog, "completionsSummary");
    label->setText(summaryOf(found));
    QListView* list =
        solutionList(page.document().puzzle(), found, page.view().tileTheme(), dialog);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(label);
    layout->addWidget(list, 1);
    layout->addWidget(acceptButtons(
        *dialog, CompletionsText::tr("&Use this solution"),
        CompletionsText::tr("Place the selected solution on the board as one undo step")));
    dialog->resize(2 * kThumbnailSide + 90, 480);
    list->setFocus();
    const auto row = [list] { return std::max(0, list->currentIndex().row()); };
    const auto preview = [&page, row, boards = found.boards] {
        page.preview(CompletionsText::tr("Solution %1 of %2").arg(row() + 1).arg(boards.size()),
                     boards[static_cast<std::size_t>(row())]);
    };
    connect(list, &QListView::doubleClicked, dialog, &QDialog::accept);
    connect(list->selectionModel(), &QItemSelectionModel::currentChanged, &page, preview);
    connect(dialog, &QDialog::finished, &page, [&page, row, boards = found.boards](int result) {
        page.preview({});
        if (result == QDialog::Accepted)
            page.editor().lay(boards[static_cast<std::size_t>(row())],
                              [] { return tr("Solve the rest"); });
    });
    preview();
    dialog->open();
    // Beside the board, on which each solution is shown.
    const QRect window = m_window->geometry();
    dialog->move(window.right() - dialog->frameGeometry().width(),
                 window.center().y() - dialog->height() / 2);
}

} // namespace tessera
