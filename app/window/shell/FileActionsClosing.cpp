// SPDX-License-Identifier: GPL-3.0-or-later

// What is asked before puzzles close, and what then happens to their changes and results.
#include "app/window/common/FilePrompts.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/pages/PuzzlePage.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/shell/FileActions.h"

#include <map>
#include <utility>

namespace tessera {

namespace {

bool isPaused(PuzzlePage& page) { return page.search().state() == SearchState::Paused; }

/// By the order of the tabs; null if there is none.
PuzzlePage* firstPage(const DocumentTabs& tabs, const auto& isWanted) {
    for (int i = 0; i < tabs.count(); ++i) {
        if (isWanted(*tabs.page(i)))
            return tabs.page(i);
    }
    return nullptr;
}

} // namespace

bool FileActions::save(PuzzlePage& page, const Closing& answered) {
    return answered.replaces ? write(page, page.document().path()) : savePage(page);
}

bool FileActions::keepAndSave(PuzzlePage& page, const Closing& answered) {
    // Without a name, the search stays as it is.
    if (!page.document().hasNativePath())
        return savePageAs(page, true);
    return page.search().keepNow() && save(page, answered);
}

bool FileActions::mayClose(PuzzlePage& page) {
    const Closing closing = askToClose(page, false);
    return closing.answer == SaveAnswer::Keep ? keepAndSave(page, closing)
                                              : closing.answer != SaveAnswer::Stay;
}

FileActions::Closing FileActions::askToClose(PuzzlePage& page, bool keepsSearch) {
    using WayOn = SearchController::WayOn;
    using End = StopQuestion::End;
    SearchController& search = page.search();
    const bool keepsAll = keepsSearch && m_settings.restoresSession();
    const bool isResumable = keepsSearch && search.isResumable();
    // One that was suspended before has nothing more to lose.
    const bool restarts =
        keepsAll && !isResumable && !search.isSuspended() && search.wayOn() == WayOn::Anew;
    const End end = restarts ? End::Restarts : keepsAll || isResumable ? End::Kept : End::Lost;
    page.disk().look();
    const bool modified = page.document().isModified();
    // A search that would be kept goes with the changes from which it started.
    const bool searching = search.isActive() && (modified || end != End::Kept);
    // The session does not keep a result if other work is discarded.
    const bool untaken = search.hasUntakenResult() && (modified || !keepsAll);
    if (!searching && !untaken && !modified)
        return {};
    const QPointer<PuzzlePage> asked(&page);
    m_tabs.bringForward(page);
    std::optional<StopQuestion> unfinished;
    if (searching)
        unfinished = {isPaused(page), end, end == End::Lost && search.hasBetterBoard()};
    // The question says so, and is not asked again. A change during it is.
    const bool replaces = page.document().isApart() && page.document().hasNativePath();
    const SearchState state = search.state();
    const std::optional<SaveAnswer> answer = ask(page, unfinished);
    if (asked == nullptr || answer == SaveAnswer::Stay)
        return {SaveAnswer::Stay};
    if (!answer || search.state() != state) // there is another question now, or none
        return askToClose(page, keepsSearch);
    if (answer == SaveAnswer::Discard && !modified && page.document().isModified())
        return askToClose(page, keepsSearch);
    const Closing closing{*answer, replaces};
    if (answer == SaveAnswer::Save && !save(page, closing))
        return {SaveAnswer::Stay};
    // It may have ended while a name was asked for.
    return searching && search.hasUntakenResult() ? askToClose(page, keepsSearch) : closing;
}

std::optional<SaveAnswer> FileActions::ask(PuzzlePage& page,
                                           const std::optional<StopQuestion>& unfinished) {
    bool withdrawn = false;
    const QObject open;
    connect(&page.search(), &SearchController::stateChanged, &open,
            [&] { withdrawn = withdrawQuestion(*m_window) || withdrawn; });
    const SaveAnswer answer =
        unfinished && !page.document().isModified()
            ? askToStopSearch(m_window, page.document().displayName(), *unfinished)
            : askToSave(m_window, page.document(),
                        page.search().hasUntakenResult() ? page.search().resultSentence()
                                                         : QString(),
                        unfinished);
    return withdrawn ? std::nullopt : std::optional(answer);
}

std::optional<QSet<const PuzzlePage*>> FileActions::mayCloseAll(bool keepsSearches) {
    const auto stateOf = [](PuzzlePage& page) {
        return std::pair(page.search().isActive(), page.document().isModified());
    };
    // A search may end, or a file change, while another page is asked about.
    std::map<const PuzzlePage*, std::pair<bool, bool>> answered;
    std::map<const PuzzlePage*, Closing> kept;
    QSet<const PuzzlePage*> dropped;
    const auto isOpen = [&](PuzzlePage& page) {
        const auto known = answered.find(&page);
        return known == answered.end() || known->second != stateOf(page);
    };
    while (true) {
        if (PuzzlePage* page = firstPage(m_tabs, isOpen)) {
            // The window keeps what can be resumed, see SessionKeeper.
            const Closing closing = askToClose(*page, keepsSearches);
            if (closing.answer == SaveAnswer::Stay)
                return std::nullopt;
            answered[page] = stateOf(*page);
            kept.erase(page);
            dropped.remove(page);
            if (closing.answer == SaveAnswer::Keep)
                kept[page] = closing;
            else if (closing.answer == SaveAnswer::Save && page->search().hasUntakenResult())
                dropped << page; // else the next start would offer it
            continue;
        }
        // Only now: a later question may be cancelled.
        PuzzlePage* page =
            firstPage(m_tabs, [&](PuzzlePage& each) { return kept.contains(&each); });
        if (page == nullptr)
            return dropped;
        if (!keepAndSave(*page, kept.extract(page).mapped()))
            return std::nullopt;
        answered[page] = stateOf(*page);
    }
}

void FileActions::closePage(PuzzlePage* page) {
    // A queued request may find it closed already.
    if (m_tabs.indexOf(page) < 0 || !mayClose(*page))
        return;
    m_tabs.removePage(page);
    if (m_tabs.count() == 0)
        begin();
}

} // namespace tessera
