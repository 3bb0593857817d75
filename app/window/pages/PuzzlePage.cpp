// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages/PuzzlePage.h"

#include "app/window/common/FilePrompts.h"
#include "app/window/common/FormControls.h"

#include "core/kind/Kind.h"
#include "core/support/FileIo.h"
#include "core/support/NumberText.h"
#include "core/support/UserError.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QPointer>
#include <QStatusBar>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

PuzzlePage::PuzzlePage(Document& document, QWidget* parent)
    : QWidget(parent), m_messages(new MessageBar(this)), m_liveNotice(new QLabel(this)),
      m_disk(new DiskGuard(*this, document)) {
    m_liveNotice->setObjectName(QStringLiteral("liveNotice"));
    m_liveNotice->setAlignment(Qt::AlignCenter);
    m_liveNotice->setTextFormat(Qt::PlainText);
    m_liveNotice->setMargin(2);
    m_liveNotice->setWordWrap(true);
    m_liveNotice->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_liveNotice);
}

void PuzzlePage::setView(QWidget* view) {
    static_cast<QVBoxLayout*>(layout())->addWidget(view, 1);
    setFocusProxy(view);
}

void PuzzlePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PuzzlePage::retranslate() {
    showState();
    emit cellTextChanged();
}

void PuzzlePage::followSearch() {
    connect(&search(), &SearchController::shownBoardChanged, this, [this] { showState(); });
    connect(&search(), &SearchController::stateChanged, this, [this] { showState(); });
    connect(&search(), &SearchController::refused, this, &PuzzlePage::warn);
}

void PuzzlePage::letGo() {
    search().disconnect(this);
    document().disconnect(this);
    document().history().disconnect(this);
    search().abandon();
}

void PuzzlePage::showMessage(MessageBar::Kind kind, const QString& sentence) {
    m_messages->showMessage({kind, sentence, {}});
}

void PuzzlePage::attempt(const std::function<void()>& act) {
    try {
        act();
    } catch (const UserError& error) {
        warn(error.sentence());
    }
}

void PuzzlePage::exportTo(const QString& folder, const QStringList& endings,
                          const std::function<QByteArray(const QString& ending)>& bytes) {
    const QPointer<PuzzlePage> asked(this);
    const QString path = askForExport(window(), folder, document(), endings);
    if (path.isEmpty() || asked == nullptr)
        return;
    attempt([&] {
        writeFile(bytes(QFileInfo(path).suffix().toLower()), path);
        inform(tr("Written to %1.").arg(path));
    });
}

void PuzzlePage::tell(MessageBar::Telling telling) { m_messages->tell(std::move(telling)); }

void PuzzlePage::ask(Topic topic, MessageBar::Telling telling) {
    MessageBar*& bar = m_questions[topic];
    if (bar == nullptr) {
        bar = new MessageBar(this);
        static_cast<QVBoxLayout*>(layout())->insertWidget(0, bar);
    }
    bar->tell(std::move(telling));
}

void PuzzlePage::withdraw(Topic topic) {
    if (const auto found = m_questions.find(topic); found != m_questions.end())
        found->second->hide();
}

QString PuzzlePage::question(Topic topic) const {
    const auto found = m_questions.find(topic);
    return found == m_questions.end() ? QString() : found->second->text();
}

QString PuzzlePage::message() const { return m_messages->text(); }

void PuzzlePage::showNotice(const QString& notice, const QString& toolTip) {
    // Always there, so that the puzzle does not jump when a search begins.
    const bool live = isReadOnly();
    m_liveNotice->setAutoFillBackground(live);
    m_liveNotice->setBackgroundRole(live ? QPalette::Highlight : QPalette::Window);
    m_liveNotice->setForegroundRole(live ? QPalette::HighlightedText : QPalette::PlaceholderText);
    m_liveNotice->setText(notice);
    m_liveNotice->setToolTip(toolTip);
    giveNoticeRoom();
}

void PuzzlePage::giveNoticeRoom() {
    // Nor while each step is told, in one line or in two.
    const int needed = m_liveNotice->heightForWidth(width());
    m_liveNotice->setMinimumHeight(isReadOnly() ? std::max(m_liveNotice->minimumHeight(), needed)
                                                : needed);
}

void PuzzlePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_liveNotice->setMinimumHeight(0);
    giveNoticeRoom();
}

QString PuzzlePage::readOnlyReason() {
    if (!isReadOnly())
        return {};
    return search().state() == SearchState::Finished
               ? tr("The result of a search is shown: keep it or go back first.")
               : tr("A search is at work on this board: stop it first.");
}

QString PuzzlePage::shownSolutionNotice() {
    const SearchController& now = search();
    const SolverInfo* info = findSolver(now.settings().solver);
    const QString method = info != nullptr ? translated(info->name) : QString();
    if (const auto moment = now.replayed())
        return tr("Replay of %1: its best board at %2")
            .arg(method, durationText(moment->seconds, true));
    if (const auto place = now.shownMember())
        return tr("Board %1 of the population of %2").arg(*place + 1).arg(method);
    if (now.isSuspended() && !now.shownSolution().empty())
        return tr("Paused: the best board of %1 so far").arg(method);
    if (now.state() == SearchState::Finished)
        return tr("Result of %1: keep it or go back").arg(method);
    if (now.shownSolution().empty())
        return tr("%1 is looking for a first board").arg(method);
    if (now.isCurrentShown())
        return tr("Live: the current board of %1").arg(method);
    return tr("Live: the best board of %1 so far").arg(method);
}

DiskGuard::DiskGuard(PuzzlePage& page, Document& document)
    : QObject(&page), m_page(page), m_document(document) {
    connect(&m_watch, &FileWatch::stateChanged, this, &DiskGuard::tell);
    // Names change with every save, and only a save changes what the file holds.
    connect(&document, &Document::saved, this, &DiskGuard::followPath);
    followPath();
}

void DiskGuard::followPath() {
    const bool another = m_watch.path() != m_document.path();
    m_watch.follow(m_document.path());
    m_page.withdraw(PuzzlePage::Topic::Disk);
    if (another)
        claim();
}

void DiskGuard::claimIn(const QString& folder) {
    m_folder = folder;
    claim();
}

void DiskGuard::claim() {
    m_claim.reset();
    m_page.withdraw(PuzzlePage::Topic::Claim);
    const QString path = m_document.path();
    if (m_folder.isEmpty() || path.isEmpty() || !QFileInfo::exists(path))
        return;
    m_claim.emplace(m_folder, path);
    if (m_claim->isHeld())
        return;
    m_page.ask(PuzzlePage::Topic::Claim, [this, holder = m_claim->holder()] {
        return MessageBar::Message{
            MessageBar::Kind::Warning,
            tr("%1 is open in another window of Tessera (process %2) as well. What is saved "
               "there and here last will stand.")
                .arg(m_document.displayName())
                .arg(holder),
            {{tr("Work on a copy"), tr("Forget the file's name, so that saving asks for one"),
              [this] {
                  m_document.forgetPath();
                  followPath();
              }}}};
    });
}

bool DiskGuard::wouldOverwrite() const { return m_watch.look() == FileWatch::State::Changed; }

void DiskGuard::reload() {
    if (m_page.isReadOnly()) {
        m_page.warn(tr("What a search or a preview shows is not the document itself: keep it or "
                       "go back first, then reload."));
        tell(m_watch.look());
        return;
    }
    m_page.attempt([this] { m_document.reload(); });
}

void DiskGuard::tell(FileWatch::State state) {
    switch (state) {
    case FileWatch::State::Same:
        m_page.withdraw(PuzzlePage::Topic::Disk);
        return;
    case FileWatch::State::Gone:
        m_page.ask(PuzzlePage::Topic::Disk, [this] {
            return MessageBar::Message{
                MessageBar::Kind::Warning,
                tr("The file %1 is gone or cannot be read any more. The puzzle is still here: "
                   "save it to write the file anew.")
                    .arg(QDir::toNativeSeparators(m_document.path())),
                {}};
        });
        return;
    case FileWatch::State::Changed:
        m_page.ask(PuzzlePage::Topic::Disk, [this] {
            return MessageBar::Message{
                MessageBar::Kind::Warning,
                tr("Another program has changed the file of %1.").arg(m_document.displayName()),
                {{tr("Reload"), tr("Show what the file holds now; undo brings this back"),
                  [this] { reload(); }},
                 {tr("Keep this"), tr("Stay with what is shown here; saving replaces the file"),
                  [this] { allowOverwriting(); }}}};
        });
        return;
    }
}

namespace {

constexpr int kLeastCharacters = 14;

FixedLabel* addLabel(QStatusBar& bar, const QString& name) {
    auto* label = new FixedLabel({}, &bar);
    label->setObjectName(name);
    label->setContentsMargins(6, 0, 6, 0);
    // With large text the three would make the window wider than the screen.
    label->setMinimumWidth(label->fontMetrics().averageCharWidth() * kLeastCharacters);
    return label;
}

} // namespace

PuzzleStatus::PuzzleStatus(QStatusBar& bar)
    : QObject(&bar), m_score(addLabel(bar, QStringLiteral("statusScore"))),
      m_cell(addLabel(bar, QStringLiteral("statusCell"))),
      m_speed(addLabel(bar, QStringLiteral("statusSpeed"))) {
    m_score->setToolTip(tr("Matched edges, mismatched edges and empty cells of the board on show"));
    m_cell->setToolTip(tr("The cell under the mouse: piece number, quarter turns"));
    m_speed->setToolTip(tr("How fast the search goes, and for how long it has run"));
    m_speed->setWidest(
        tr("%1 evaluations/s · %2").arg(QStringLiteral("88.88 M"), QStringLiteral("8:88:88")));
    m_speed->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    bar.addWidget(m_score);
    bar.addWidget(m_cell);
    bar.addPermanentWidget(m_speed);
}

void PuzzleStatus::setPage(PuzzlePage* page) {
    m_link.setPage(page);
    if (page == nullptr) {
        for (FixedLabel* label : {m_score, m_cell, m_speed})
            label->clear();
        return;
    }
    QObject* context = m_link.context();
    connect(page, &PuzzlePage::shownBoardChanged, context, [this] {
        // A live board changes too often to be read; the score of a single step must agree.
        const SearchController& search = m_link.page()->search();
        if (search.state() == SearchState::Running && !search.isStepping())
            return;
        showBoard();
    });
    connect(&page->search(), &SearchController::numbersChanged, context, [this] {
        showBoard();
        showSpeed();
    });
    connect(&page->search(), &SearchController::stateChanged, context, [this] { showSpeed(); });
    connect(page, &PuzzlePage::cellTextChanged, context, [this] { showBoard(); });
    m_score->setWidest(page->widestScoreText());
    m_cell->setWidest(page->widestCellText());
    showBoard();
    showSpeed();
}

void PuzzleStatus::showBoard() {
    m_score->setText(m_link.page()->scoreText());
    m_cell->setText(m_link.page()->cellText());
}

void PuzzleStatus::showSpeed() {
    const SearchController& search = m_link.page()->search();
    if (search.state() == SearchState::Idle)
        m_speed->clear();
    else if (search.state() == SearchState::Paused)
        m_speed->setText(tr("Paused · %1").arg(durationText(search.numbers().seconds)));
    else
        m_speed->setText(tr("%1 evaluations/s · %2")
                             .arg(countText(search.evaluationsPerSecond()),
                                  durationText(search.numbers().seconds)));
}

} // namespace tessera
