// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages/PuzzlePage.h"

#include "app/window/common/ActionFactory.h"
#include "widgets/board/BoardLegend.h"

#include "core/kind/Kind.h"
#include "core/support/FileIo.h"
#include "core/support/NumberText.h"
#include "core/support/UserError.h"

#include <QAccessible>
#include <QAction>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPointer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

PuzzlePage::PuzzlePage(Document& document, QWidget* parent)
    : QWidget(parent), m_messages(*this), m_liveNotice(new QLabel), m_keep(new QToolButton),
      m_back(new QToolButton), m_disk(new DiskGuard(*this, document)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(noticeBar());
}

QWidget* PuzzlePage::noticeBar() {
    auto* bar = new QWidget(this);
    bar->setObjectName(QStringLiteral("noticeBar"));
    m_liveNotice->setObjectName(QStringLiteral("liveNotice"));
    m_liveNotice->setAlignment(Qt::AlignCenter);
    m_liveNotice->setTextFormat(Qt::PlainText);
    m_liveNotice->setMargin(2);
    m_liveNotice->setWordWrap(true);
    m_liveNotice->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_keep->setObjectName(QStringLiteral("noticeKeep"));
    m_keep->setIcon(symbolicIcon("keep"));
    m_back->setObjectName(QStringLiteral("noticeBack"));
    m_back->setIcon(symbolicIcon("back"));
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(2, 1, 2, 1);
    row->setSpacing(2);
    row->addWidget(m_liveNotice, 1);
    for (QToolButton* button : {m_keep, m_back}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        row->addWidget(button);
        // Showing them must not move the board.
        row->addStrut(button->sizeHint().height());
        button->hide();
    }
    connect(m_keep, &QToolButton::clicked, this, [this] { search().keep(); });
    connect(m_back, &QToolButton::clicked, this, [this] { search().discard(); });
    return bar;
}

void PuzzlePage::setView(QWidget* view) {
    static_cast<QVBoxLayout*>(layout())->addWidget(view, 1);
    setFocusProxy(view);
    m_view = view;
    view->installEventFilter(this);
    if (auto* legend = view->findChild<BoardLegend*>())
        m_messages.keepClear(*legend);
}

/// Escape removes a message, in addition to what it ends on the view.
bool PuzzlePage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::KeyPress &&
        static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        m_messages.dismissNote();
        withdraw(Topic::ReadOnly);
    }
    return QWidget::eventFilter(watched, event);
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
    connect(&search(), &SearchController::shownBoardChanged, this, [this] {
        // A live score changes too often to be read: it follows the numbers, like the status bar.
        if (search().state() != SearchState::Running || search().isStepping())
            showState();
    });
    connect(&search(), &SearchController::numbersChanged, this, [this] { showState(); });
    connect(&search(), &SearchController::stateChanged, this, [this] { showState(); });
    connect(&search(), &SearchController::stepTaken, this, [this] { showState(); });
    connect(&search(), &SearchController::refused, this, &PuzzlePage::warn);
    connect(&search(), &SearchController::stateChanged, this, &PuzzlePage::followState);
    // A change of state changes the reason and the ways out.
    connect(&search(), &SearchController::stateChanged, this,
            [this] { withdraw(Topic::ReadOnly); });
    connect(&document().history(), &QUndoStack::indexChanged, this, &PuzzlePage::followHistory);
    m_solved = m_celebrated = isSolved();
}

/// Restored or opened results were celebrated before.
void PuzzlePage::followState() {
    const SearchState last = std::exchange(m_lastState, search().state());
    const bool ran = last == SearchState::Running || last == SearchState::Paused;
    if (search().isActive() && !ran) {
        m_celebrated = false;
        // Earlier messages are about another board.
        if (!search().isSuspended())
            inform({});
    }
    if (!ran || search().state() != SearchState::Finished ||
        search().reason() != StopReason::Solved)
        return;
    // The line above the puzzle says it and offers the next steps; a message would only cover the
    // puzzle.
    QAccessibleEvent told(m_liveNotice, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
    celebrate(tr("%1 · seed %2")
                  .arg(durationText(search().numbers().seconds, true))
                  .arg(search().settings().seed));
}

void PuzzlePage::followHistory() {
    const bool before = std::exchange(m_solved, isSolved());
    if (!m_solved || before)
        return;
    const QString score = solvedScoreText();
    // Also for users who do not see the light.
    if (!m_celebrated)
        inform(score.isEmpty() ? tr("Solved.") : tr("Solved: %1.").arg(score));
    celebrate(score);
}

void PuzzlePage::celebrate(const QString& detail) {
    if (std::exchange(m_celebrated, true))
        return;
    Celebration::begin(stage(), tr("Solved!"), detail);
}

Celebration::Stage PuzzlePage::stage() { return {m_view, m_view->rect(), m_view->rect().center()}; }

void PuzzlePage::letGo() {
    search().disconnect(this);
    document().disconnect(this);
    document().history().disconnect(this);
    search().abandon();
}

void PuzzlePage::attempt(const std::function<void()>& act) {
    try {
        act();
    } catch (const std::exception&) {
        warn(failureSentence());
    }
}

void PuzzlePage::exportTo(const QString& folder, const QStringList& endings,
                          const std::function<QByteArray(const QString& ending)>& bytes,
                          const std::function<QString(const QString& ending)>& losses,
                          const ExportWords& words) {
    const QPointer<PuzzlePage> asked(this);
    const QString path = askForExport(window(), folder, document(), endings, words);
    if (path.isEmpty() || asked == nullptr)
        return;
    try {
        const QString ending = QFileInfo(path).suffix().toLower();
        const QByteArray content = bytes(ending);
        if (content.isNull())
            return;
        writeFile(content, path);
        if (asked == nullptr)
            return;
        const QString done = tr("Saved as %1.").arg(path);
        const QString lost = losses ? losses(ending) : QString();
        if (lost.isEmpty())
            inform(done);
        else
            warn(done + u' ' + lost);
    } catch (const std::exception&) { // a large run may not fit into memory
        if (asked != nullptr)
            warn(failureSentence());
    }
}

void PuzzlePage::ask(Topic topic, const MessageBar::Telling& telling) {
    MessageBar*& bar = m_questions[topic];
    if (bar == nullptr)
        bar = m_messages.addBar();
    bar->tell(telling);
}

void PuzzlePage::withdraw(Topic topic) {
    if (const auto found = m_questions.find(topic); found != m_questions.end())
        found->second->hide();
}

QString PuzzlePage::question(Topic topic) const {
    const auto found = m_questions.find(topic);
    return found == m_questions.end() ? QString() : found->second->text();
}

void PuzzlePage::withdrawNote(const QString& note) {
    if (!note.isEmpty() && note == message())
        m_messages.dismissNote();
}

void PuzzlePage::showNotice(const QString& notice, const QString& toolTip) {
    // Always present, so that the puzzle does not jump when a search starts.
    const bool live = isReadOnly();
    if (!live)
        withdraw(Topic::ReadOnly);
    QWidget& bar = *m_liveNotice->parentWidget();
    bar.setAutoFillBackground(live);
    bar.setBackgroundRole(live ? QPalette::Highlight : QPalette::Window);
    m_liveNotice->setForegroundRole(live ? QPalette::HighlightedText : QPalette::PlaceholderText);
    m_liveNotice->setText(notice);
    m_liveNotice->setToolTip(toolTip);
    showWaysOut();
    giveNoticeRoom();
}

/// The same actions as in the menu, with their keys.
void PuzzlePage::showWaysOut() {
    const bool finished = search().state() == SearchState::Finished;
    const auto offer = [&](QToolButton* button, bool offered, const QString& text,
                           const QString& tip, const char* act) {
        button->setVisible(offered);
        button->setText(text);
        const auto* same = window()->findChild<QAction*>(QLatin1String(act));
        const QString key =
            same != nullptr ? same->shortcut().toString(QKeySequence::NativeText) : QString();
        button->setToolTip(key.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, key));
    };
    offer(m_keep, finished && !search().bestSolution().empty(), tr("Keep"),
          tr("Put this board into the puzzle. Undo brings the old board back"), "searchKeep");
    offer(m_back, finished, tr("Go back"),
          tr("Discard the result and show the puzzle’s own board again"), "searchBack");
}

void PuzzlePage::giveNoticeRoom() {
    // On a narrow page the text needs the room.
    constexpr int roomyCharacters = 70;
    const bool narrow = width() < fontMetrics().averageCharWidth() * roomyCharacters;
    for (QToolButton* button : {m_keep, m_back})
        button->setToolButtonStyle(narrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    // The height also stays while each step is described, in one line or in two.
    m_liveNotice->parentWidget()->layout()->activate();
    const int needed = m_liveNotice->heightForWidth(m_liveNotice->width());
    m_liveNotice->setMinimumHeight(isReadOnly() ? std::max(m_liveNotice->minimumHeight(), needed)
                                                : needed);
}

void PuzzlePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layout()->activate();
    m_liveNotice->setMinimumHeight(0);
    giveNoticeRoom();
}

QString PuzzlePage::readOnlyReason() {
    if (!isReadOnly())
        return {};
    return search().state() == SearchState::Finished
               ? tr("The board shows the result of a search. Keep it or go back first.")
               : tr("A search is running on this board. Stop it first.");
}

void PuzzlePage::refuseReadOnly() {
    ask(Topic::ReadOnly, [this] {
        return MessageBar::Message{MessageBar::Kind::Warning, readOnlyReason(), waysOut()};
    });
}

std::vector<MessageBar::Choice> PuzzlePage::waysOut() {
    SearchController& now = search();
    std::vector<MessageBar::Choice> choices;
    if (now.isActive()) {
        choices.push_back({tr("Stop the search"),
                           tr("Stop the search. Its best board stays on display"),
                           [&now] { now.stop(); }});
    } else if (now.state() == SearchState::Finished) {
        if (!now.bestSolution().empty())
            choices.push_back({tr("Keep this board"),
                               tr("Put the board into the puzzle. Undo brings the old board back"),
                               [&now] { now.keep(); }});
        choices.push_back(
            {tr("Go back"), tr("Show the puzzle’s own board again"), [&now] { now.discard(); }});
    }
    return choices;
}

QString PuzzlePage::shownSolutionNotice() {
    const SearchController& now = search();
    if (const QString step = now.stepSentence(); !step.isEmpty())
        return step;
    const SolverInfo* info = findSolver(now.settings().solver);
    const QString method = info != nullptr ? translated(info->name) : QString();
    if (now.shownSolution().empty())
        return now.state() == SearchState::Finished
                   ? tr("Finished: %1 found no full board").arg(method)
                   : tr("%1 is building its first board").arg(method);
    const QString score = shortScoreText();
    if (const auto moment = now.replayed())
        return tr("Replay of %2 at %1, %3").arg(durationText(moment->seconds, true), method, score);
    if (const auto place = now.shownMember())
        return tr("Board %1 of the population of %2, %3").arg(*place + 1).arg(method, score);
    if (now.stepsBack() > 0) // the only step without a sentence
        return tr("Before the first step of %1, %2").arg(method, score);
    if (now.reason() == StopReason::Solved)
        return tr("Solved by %1 in %2").arg(method, durationText(now.numbers().seconds, true));
    if (now.state() == SearchState::Finished && now.reason() == StopReason::None)
        return tr("From the race, before its end: the best board of %1, %2").arg(method, score);
    if (now.state() == SearchState::Finished)
        return (now.reason() == StopReason::Interrupted ? tr("Stopped: the best board of %1, %2")
                                                        : tr("Finished: the best board of %1, %2"))
            .arg(method, score);
    const bool paused = now.state() == SearchState::Paused;
    if (now.isCurrentShown())
        return (paused ? tr("Paused: the current board of %1, %2")
                       : tr("Live: the current board of %1, %2"))
            .arg(method, score);
    return (paused ? tr("Paused: the best board of %1, %2") : tr("Live: the best board of %1, %2"))
        .arg(method, score);
}

} // namespace tessera
