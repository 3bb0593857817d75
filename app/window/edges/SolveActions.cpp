// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/SolveActions.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/common/FormControls.h"
#include "app/window/pages/KindPart.h"
#include "widgets/board/AccessibleBoard.h"
#include "widgets/board/BoardThumbnail.h"
#include "widgets/board/BoardView.h"

#include "core/edges/puzzle/Candidates.h"
#include "core/support/UserError.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListView>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace tessera {

namespace {

constexpr int kThumbnailSide = 132;
constexpr std::chrono::seconds kTimeLimit(60);
/// Nobody steps through more.
constexpr int kMostCompletions = 100;

} // namespace

CompletionsDialog::CompletionsDialog(const Puzzle& puzzle, Completions found,
                                     const TileTheme& theme, QWidget* parent)
    : QDialog(parent), m_found(std::move(found)), m_model(new QStandardItemModel(this)),
      m_list(new QListView(this)) {
    setWindowTitle(tr("Ways to Solve the Rest"));
    auto* label = new QLabel(summary(), this);
    label->setObjectName(QStringLiteral("completionsSummary"));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    auto* delegate = new BoardThumbnailDelegate(this);
    delegate->setTheme(theme, palette());
    delegate->setBoardSize(kThumbnailSide);
    fill(puzzle);
    m_list->setObjectName(QStringLiteral("completions"));
    m_list->setAccessibleName(tr("Solutions"));
    m_list->setToolTip(tr("Each is shown on the board as you go to it"));
    m_list->setItemDelegate(delegate);
    m_list->setModel(m_model);
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto* buttons =
        acceptButtons(*this, tr("&Take this one"),
                      tr("Lay the chosen solution on the board, as one step of the history"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    resize(2 * kThumbnailSide + 90, 480);
    connect(m_list, &QListView::doubleClicked, this, &QDialog::accept);
    m_list->setCurrentIndex(m_model->index(0, 0));
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CompletionsDialog::boardChanged);
    m_list->setFocus();
}

void CompletionsDialog::fill(const Puzzle& puzzle) {
    const auto shared = std::make_shared<const Puzzle>(puzzle);
    for (std::size_t i = 0; i < m_found.boards.size(); ++i) {
        auto* item = new QStandardItem(tr("Solution %1").arg(i + 1));
        item->setData(QVariant::fromValue(BoardThumbnail{shared, m_found.boards[i]}),
                      BoardThumbnailDelegate::kThumbnailRole);
        m_model->appendRow(item);
    }
}

QString CompletionsDialog::summary() const {
    const auto count = static_cast<int>(m_found.boards.size());
    if (!m_found.all)
        return tr("%n solution(s) from here; there may be others.", nullptr, count);
    return count == 1 ? tr("There is only one solution from here.")
                      : tr("There are exactly %n solution(s) from here.", nullptr, count);
}

int CompletionsDialog::row() const { return std::max(0, m_list->currentIndex().row()); }

const Board& CompletionsDialog::board() const {
    return m_found.boards[static_cast<std::size_t>(row())];
}

QString CompletionsDialog::boardName() const {
    return tr("Solution %1 of %2").arg(row() + 1).arg(m_found.boards.size());
}

SolveActions::SolveActions(PageActs& acts, QWidget* window)
    : QObject(window), hint(makeAction({"solveHint", tr("Hint"),
                                        tr("Say what could be done next, and go to that cell"),
                                        QKeySequence(Qt::Key_F6)},
                                       this)),
      forced(makeAction({"solveForced", tr("Place forced pieces"),
                         tr("Fill the cells that only one piece fits, until there is none"),
                         QKeySequence(Qt::Key_F7)},
                        this)),
      solveRest(makeAction({"editSolveRest", tr("Solve the rest"),
                            tr("Fill the open cells by exact search; what lies on the board stays"),
                            QKeySequence(Qt::Key_F9)},
                           this)),
      listAll(makeAction({"editListCompletions", tr("All ways to solve the rest…"),
                          tr("List the solutions that keep what lies on the board, and step "
                             "through them"),
                          QKeySequence(Qt::SHIFT | Qt::Key_F9)},
                         this)),
      check(makeAction({"solveCheck", tr("Check against the solution"),
                        tr("Select the pieces that lie elsewhere in the stored solution"),
                        QKeySequence(Qt::Key_F8)},
                       this)),
      m_window(window) {
    using When = PageActs::When;
    acts.on<DocumentPage>(hint, When::Changeable, [this](DocumentPage& page) { showHint(page); });
    acts.on<DocumentPage>(forced, When::Changeable, &SolveActions::placeForced);
    acts.on<DocumentPage>(check, When::Changeable, &SolveActions::checkSolution);
    const auto onOpen = [&](QAction* action, void (SolveActions::*act)(DocumentPage&)) {
        acts.on<DocumentPage>(action, When::Changeable, [this, act](DocumentPage& page) {
            if (page.document().board().emptyCount() > 0)
                (this->*act)(page);
            else
                page.showMessage(MessageBar::Kind::Information,
                                 tr("Every cell has a piece: nothing is left to solve."));
        });
    };
    onOpen(solveRest, &SolveActions::completeBoard);
    onOpen(listAll, &SolveActions::listCompletions);
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

SolveActions::Outcome SolveActions::run(const QString& label, const LongWork& work,
                                        const QPointer<DocumentPage>& page) {
    try {
        const bool done = runLongWork(m_window, label, work);
        if (page == nullptr)
            return Outcome::Useless;
        return done ? Outcome::Done : Outcome::Cancelled;
    } catch (const UserError& error) {
        if (page != nullptr)
            page->showMessage(MessageBar::Kind::Warning, error.sentence());
        return Outcome::Useless;
    }
}

void SolveActions::completeBoard(DocumentPage& open) {
    const QPointer<DocumentPage> page(&open);
    const Puzzle puzzle = page->document().puzzle();
    const Board board = page->document().board();
    Completion found;
    const auto work = [&](const Progress& progress) {
        found = complete(puzzle, board, kTimeLimit, progress);
    };
    const Outcome outcome = run(tr("Solving the rest…"), work, page);
    if (outcome == Outcome::Useless)
        return;
    if (outcome == Outcome::Done && found.isFound())
        page->editor().lay(found.board, tr("Solve the rest"));
    const auto sentence = [&]() -> QString {
        if (outcome == Outcome::Cancelled)
            return tr("Cancelled before anything was found.");
        switch (found.outcome) {
        case Completion::Outcome::Unique:
            return tr("Solved. There is no other solution from there.");
        case Completion::Outcome::Several:
            return tr("Solved. There are other solutions from there too.");
        case Completion::Outcome::Found:
            return tr("Solved.");
        case Completion::Outcome::None:
            return tr("There is no solution from here.");
        case Completion::Outcome::Undecided:
            break;
        }
        return tr("Not decided within %n second(s).", nullptr, int(kTimeLimit.count()));
    };
    const bool fine = outcome == Outcome::Cancelled || found.isFound();
    page->showMessage(fine ? MessageBar::Kind::Information : MessageBar::Kind::Warning, sentence());
}

void SolveActions::listCompletions(DocumentPage& open) {
    const QPointer<DocumentPage> page(&open);
    const Puzzle puzzle = page->document().puzzle();
    const Board board = page->document().board();
    Completions found;
    const auto work = [&](const Progress& progress) {
        found = completions(puzzle, board, kMostCompletions, kTimeLimit, progress);
    };
    const Outcome outcome = run(tr("Looking for all solutions from here…"), work, page);
    if (outcome == Outcome::Useless)
        return;
    if (!found.boards.empty())
        show(*page, std::move(found));
    else if (found.all)
        page->showMessage(MessageBar::Kind::Warning, tr("There is no solution from here."));
    else if (outcome == Outcome::Cancelled)
        page->showMessage(MessageBar::Kind::Information,
                          tr("Cancelled before anything was found."));
    else
        page->showMessage(MessageBar::Kind::Warning,
                          tr("Not decided within %n second(s).", nullptr, int(kTimeLimit.count())));
}

void SolveActions::show(DocumentPage& page, Completions found) {
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
