// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages/PuzzlePage.h"

#include "app/window/pages/DiskGuard.h"

#include "core/kind/Kind.h"
#include "core/support/NumberText.h"

#include <QEvent>
#include <QLabel>
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

void PuzzlePage::showMessage(MessageBar::Kind kind, const QString& sentence,
                             const std::vector<MessageBar::Choice>& choices) {
    m_messages->showMessage({kind, sentence, choices});
}

void PuzzlePage::tell(MessageBar::Telling telling) {
    m_messages->tell(std::move(telling));
}

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

QString PuzzlePage::message() const {
    return m_messages->text();
}

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

} // namespace tessera
