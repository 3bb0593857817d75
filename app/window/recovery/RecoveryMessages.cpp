// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/FilePrompts.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/recovery/SessionKeeper.h"

#include <QFileInfo>
#include <QLocale>
#include <QPointer>

#include <functional>
#include <memory>
#include <utility>

// What SessionKeeper says about recovered work.

namespace tessera {

namespace {

/// The data for a message on a recovered page.
struct RecoveredState {
    bool closed;   ///< instead of killed
    bool modified; ///< and not saved
    QString left;  ///< the file that another tab had; otherwise empty
    QDateTime written;
};

/// What a message on a recovered page depends on besides its search.
struct Surroundings {
    QString name;
    bool hasFile;
    bool isOpenElsewhere; ///< the file that another tab had
    friend bool operator==(const Surroundings&, const Surroundings&) = default;
};

Surroundings surroundingsOf(const DocumentTabs& tabs, PuzzlePage& page, const QString& left) {
    const QString path = page.document().path();
    return {page.document().displayName(), QFileInfo::exists(path),
            path.isEmpty() && tabs.pageOf(left) != nullptr};
}

/// With the time for %1.
QString sentenceFor(const RecoveredState& record, const SearchController& search) {
    if (record.closed && search.isSuspended()) {
        return SessionKeeper::tr(
            "You closed Tessera (%1) before the search ended. The search is paused.");
    }
    if (record.closed) {
        return SessionKeeper::tr("This is the result of a search when you closed Tessera (%1). "
                                 "Keep its board or go back.");
    }
    if (record.modified) {
        return SessionKeeper::tr("Tessera closed unexpectedly. This is your unsaved work of %1.");
    }
    return search.isSuspended()
               ? SessionKeeper::tr("Tessera closed unexpectedly (%1) before the search ended. The "
                                   "search is paused.")
               : SessionKeeper::tr("Tessera closed unexpectedly. This is the result of a search at "
                                   "%1. Keep its board or go back.");
}

/// Returns to the version in the file. Undo brings the puzzle back, but not its search.
/// @pre that does not run
void returnToFile(PuzzlePage& page) {
    SearchController& search = page.search();
    const QString result = search.hasUntakenResult() ? search.resultSentence() : QString();
    const QPointer<PuzzlePage> asked(&page);
    if ((search.isActive() || !result.isEmpty()) &&
        (!askToDropSearch(page.window(), page.document().displayName(), result) ||
         asked == nullptr))
        return;
    search.stop();
    search.discard();
    page.disk().reload();
}

/// Returns to the version in the file, or closes the puzzle. Both ask before something is lost.
void discardWork(DocumentTabs& tabs, PuzzlePage& page, bool hasFile) {
    if (!hasFile) {
        emit tabs.discardRequested(&page);
        return;
    }
    // A question comes later: the pressed button must not be deleted meanwhile.
    const bool isIdle = page.search().state() == SearchState::Idle;
    QMetaObject::invokeMethod(
        &page, [&page] { returnToFile(page); },
        isIdle ? Qt::DirectConnection : Qt::QueuedConnection);
}

/// Reports what was restored and offers what can be done with it.
MessageBar::Message recoveryMessage(DocumentTabs& tabs, PuzzlePage& page,
                                    const RecoveredState& state) {
    const QString when = QLocale().toString(state.written.toLocalTime(), QLocale::ShortFormat);
    const Surroundings around = surroundingsOf(tabs, page, state.left);
    SearchController& search = page.search();
    MessageBar::Message message{
        MessageBar::Kind::Information, sentenceFor(state, search).arg(when), {}};
    const auto offer = [&](const QString& text, const QString& tip, std::function<void()> act) {
        message.choices.push_back({text, tip, std::move(act)});
    };
    if (around.isOpenElsewhere) {
        message.text +=
            u' ' + SessionKeeper::tr("%1 is open in another tab, so saving asks for a new name.")
                       .arg(QFileInfo(state.left).fileName());
    }
    if (search.isSuspended()) {
        message.text += u' ' + search.wayOnSentence();
        offer(SessionKeeper::tr("Resume"), search.wayOnSentence(), [&search] { search.resume(); });
    } else if (search.canGoOn()) {
        offer(SessionKeeper::tr("Resume search"),
              SessionKeeper::tr("Resume the search where it stopped"),
              [&search] { search.goOn(); });
    } else if (search.canSearchOn()) {
        offer(SessionKeeper::tr("Search from this board"),
              SessionKeeper::tr("Place the best board and start a new search from it, with the "
                                "same method, parameters and limits"),
              [&search] { search.searchOn(); });
    }
    // Of the puzzle there is nothing to discard.
    if (!state.modified) {
        for (MessageBar::Choice& choice : page.waysOut())
            message.choices.push_back(std::move(choice));
        return message;
    }
    // Not just “Keep”: a result beside it is kept with its own button.
    offer(SessionKeeper::tr("Keep the puzzle"),
          SessionKeeper::tr("Work with this recovered version. It is not saved yet"), [] {});
    const bool hasFile = around.hasFile;
    offer(SessionKeeper::tr("Discard"),
          hasFile ? SessionKeeper::tr("Return to the version in the file")
                  : SessionKeeper::tr("Close this puzzle"),
          [&tabs, &page, hasFile] { discardWork(tabs, page, hasFile); });
    return message;
}

/// The other pages whose message on recovered work has no answer yet, by their tabs.
QList<PuzzlePage*> otherRecovered(const DocumentTabs& tabs, const PuzzlePage& front) {
    QList<PuzzlePage*> found;
    for (int i = 0; i < tabs.count(); ++i) {
        PuzzlePage* page = tabs.page(i);
        if (page != &front && !page->question(PuzzlePage::Topic::Recovery).isEmpty())
            found << page;
    }
    return found;
}

void point(DocumentTabs& tabs, PuzzlePage& front, const QPointer<PuzzlePage>& last);

/// Empty if there are no such pages. @param last the one that it led to, if any
MessageBar::Message pointerMessage(DocumentTabs& tabs, PuzzlePage& front,
                                   const QPointer<PuzzlePage>& last) {
    const QList<PuzzlePage*> others = otherRecovered(tabs, front);
    if (others.isEmpty())
        return {};
    const QPointer<PuzzlePage> next(others[(others.indexOf(last) + 1) % others.size()]);
    const QString text = others.size() == 1
                             ? SessionKeeper::tr("Another tab contains the recovered work of “%1”.")
                                   .arg(next->document().displayName())
                             : SessionKeeper::tr("%n other tab(s) contain recovered work.", nullptr,
                                                 static_cast<int>(others.size()));
    return {MessageBar::Kind::Information,
            text,
            {{SessionKeeper::tr("Show tab"), SessionKeeper::tr("Go to that tab"),
              [&tabs, &front, next] {
                  if (next == nullptr)
                      return;
                  tabs.bringForward(*next);
                  // Its button hid it, but the way to the others is still wanted.
                  if (otherRecovered(tabs, front).size() > 1)
                      point(tabs, front, next);
              }}}};
}

void point(DocumentTabs& tabs, PuzzlePage& front, const QPointer<PuzzlePage>& last) {
    front.ask(PuzzlePage::Topic::Recovery,
              [&tabs, &front, last] { return pointerMessage(tabs, front, last); });
}

} // namespace

void SessionKeeper::offerToDiscard(PuzzlePage& page, const RecoveryRecord& record) {
    const bool isLeft = page.document().path().isEmpty();
    const RecoveredState state{record.closed, record.modified, isLeft ? record.path : QString(),
                               record.written};
    const auto asked = std::make_shared<Surroundings>();
    const auto ask = [&tabs = m_tabs, &page, state, asked] {
        *asked = surroundingsOf(tabs, page, state.left);
        page.ask(PuzzlePage::Topic::Recovery,
                 [&tabs, &page, state] { return recoveryMessage(tabs, page, state); });
    };
    const auto askAgain = [&page, ask] {
        if (!page.question(PuzzlePage::Topic::Recovery).isEmpty())
            ask();
    };
    // Screen readers announce every message, so an unchanged one is not repeated.
    const auto askIfNews = [&tabs = m_tabs, &page, left = state.left, asked, askAgain] {
        if (surroundingsOf(tabs, page, left) != *asked)
            askAgain();
    };
    ask();
    // The message and its buttons describe the file, which may be left or removed.
    connect(&page.document(), &Document::nameChanged, &page, askIfNews);
    if (isLeft) {
        connect(&m_tabs, &DocumentTabs::pageAdded, &page, askIfNews);
        connect(&m_tabs, &DocumentTabs::pageRemoved, &page, askIfNews);
        connect(&m_tabs, &DocumentTabs::currentNameChanged, &page, askIfNews);
    }
    // A resumed or discarded search needs no question any more, nor does work that was saved or
    // changed since: the answer would be about something else.
    const auto withdraw = [&page] { page.withdraw(PuzzlePage::Topic::Recovery); };
    if (!record.modified) {
        connect(&page.search(), &SearchController::stateChanged, &page, withdraw);
        return;
    }
    // They also describe the search. One that runs is new work too.
    connect(&page.search(), &SearchController::stateChanged, &page, [&page, askAgain, withdraw] {
        const SearchController& search = page.search();
        if (search.isActive() && !search.isSuspended())
            withdraw();
        else
            askAgain();
    });
    connect(&page.document(), &Document::saved, &page, withdraw);
    connect(&page.document().history(), &QUndoStack::indexChanged, &page, withdraw);
}

void SessionKeeper::pointFrom(PuzzlePage& front) {
    point(m_tabs, front, {});
    // Saved, changed, discarded or kept work needs no question there, and no pointer here. Queued:
    // the question there goes first, and pages that the window deletes do not count any more.
    const auto follow = [&tabs = m_tabs, &front] {
        const QString pointer = front.question(PuzzlePage::Topic::Recovery);
        if (!pointer.isEmpty() && pointer != pointerMessage(tabs, front, {}).text)
            point(tabs, front, {});
    };
    for (PuzzlePage* page : otherRecovered(m_tabs, front)) {
        Document& document = page->document();
        connect(&document, &Document::saved, &front, follow, Qt::QueuedConnection);
        connect(&document, &Document::nameChanged, &front, follow, Qt::QueuedConnection);
        connect(&document.history(), &QUndoStack::indexChanged, &front, follow,
                Qt::QueuedConnection);
        connect(&page->search(), &SearchController::stateChanged, &front, follow,
                Qt::QueuedConnection);
    }
    connect(&m_tabs, &DocumentTabs::pageRemoved, &front, follow, Qt::QueuedConnection);
    // The answer may also just close the message.
    connect(&m_tabs, &DocumentTabs::currentPageChanged, &front, follow, Qt::QueuedConnection);
}

} // namespace tessera
