// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/CompletionActions.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"

#include "app/window/pages/KindPart.h"
#include "widgets/board/BoardThumbnail.h"
#include "widgets/board/BoardView.h"

#include "core/support/UserError.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace tessera {

namespace {

constexpr int kThumbnailSide = 132;

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
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* take = buttons->button(QDialogButtonBox::Ok);
    take->setText(tr("&Take this one"));
    take->setToolTip(tr("Lay the chosen solution on the board, as one step of the history"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    resize(2 * kThumbnailSide + 90, 480);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
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

int CompletionsDialog::row() const {
    return std::max(0, m_list->currentIndex().row());
}

const Board& CompletionsDialog::board() const {
    return m_found.boards[static_cast<std::size_t>(row())];
}

QString CompletionsDialog::boardName() const {
    return tr("Solution %1 of %2").arg(row() + 1).arg(m_found.boards.size());
}

namespace {

constexpr std::chrono::seconds kTimeLimit(60);
/// Nobody steps through more.
constexpr int kMostCompletions = 100;

} // namespace

CompletionActions::CompletionActions(PageActs& acts, QWidget* window)
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
      m_window(window) {
    const auto on = [&](QAction* action, void (CompletionActions::*act)(DocumentPage&)) {
        acts.on<DocumentPage>(action, PageActs::When::Changeable, [this, act](DocumentPage& page) {
            if (page.document().board().emptyCount() > 0)
                (this->*act)(page);
            else
                page.showMessage(MessageBar::Kind::Information,
                                 tr("Every cell has a piece: nothing is left to solve."));
        });
    };
    on(solveRest, &CompletionActions::completeBoard);
    on(listAll, &CompletionActions::listCompletions);
}

CompletionActions::Outcome CompletionActions::run(const QString& label, const LongWork& work,
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

void CompletionActions::completeBoard(DocumentPage& open) {
    const QPointer<DocumentPage> page(&open);
    const Puzzle puzzle = page->document().puzzle();
    const Board board = page->document().board();
    Completion found;
    const auto work = [&](const Progress& progress) {
        found = complete(puzzle, board, kTimeLimit, progress);
    };
    const auto say = [&page](MessageBar::Kind kind, const QString& sentence) {
        page->showMessage(kind, sentence);
    };
    switch (run(tr("Solving the rest…"), work, page)) {
    case Outcome::Useless:
        return;
    case Outcome::Cancelled:
        say(MessageBar::Kind::Information, tr("Cancelled before anything was found."));
        return;
    case Outcome::Done:
        break;
    }
    if (found.isFound())
        page->editor().lay(found.board, tr("Solve the rest"));
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

void CompletionActions::listCompletions(DocumentPage& open) {
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
