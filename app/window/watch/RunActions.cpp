// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/watch/RunActions.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/pages/PageActs.h"
#include "app/window/search/SearchForm.h"
#include "app/window/settings/AppSettings.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/experiments/RunFile.h"
#include "core/kind/EdgeKind.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QPointer>

namespace tessera {

RunActions::RunActions(DocumentTabs& tabs, PageActs& acts, const KindParts& kinds, SearchForm& form,
                       AppSettings& settings, QWidget* window)
    : QObject(window), save(makeAction({"searchSaveRun",
                                        tr("S&ave the run…"),
                                        tr("Write the search with all its best boards, to open, "
                                           "replay and repeat it later"),
                                        {}},
                                       this)),
      resume(makeAction({"searchResume",
                         tr("Resume from a checkpoint…"),
                         tr("Take up an unfinished search from a file: one of solve --checkpoint, "
                            "or a saved run"),
                         {}},
                        this)),
      m_tabs(tabs), m_kinds(kinds), m_form(form), m_settings(settings), m_window(window) {
    acts.on<DocumentPage>(save, PageActs::When::Always,
                          [this](DocumentPage& page) { saveRun(page); });
    connect(resume, &QAction::triggered, this, &RunActions::resumeFromFile);
}

void RunActions::open(const RecordedRun& run) {
    show(anyPuzzle(run.puzzle), earlierOf(run));
}

/// A tab in which the run can be looked at and kept, and where no other result waits
/// to be kept; null if there is none.
PuzzlePage* RunActions::pageFor(const AnyPuzzle& searched) const {
    for (int i = 0; i < m_tabs.count(); ++i) {
        PuzzlePage* page = m_tabs.page(i);
        if (page->search().state() == SearchState::Idle &&
            isSamePuzzle(page->document().content(), searched))
            return page;
    }
    return nullptr;
}

void RunActions::show(const AnyPuzzle& searched, const SearchController::Earlier& run) {
    PuzzlePage* page = pageFor(searched);
    if (page == nullptr)
        page = m_tabs.addPage(partOf(m_kinds, searched.kind()).pageFor(searched, {}));
    m_tabs.setCurrentWidget(page);
    page->search().bringBack(run, &searched);
    m_form.setSettings(run.settings);
    m_window->raise();
    m_window->activateWindow();
}

void RunActions::openRead(const ReadRun& read) {
    show(anyPuzzle(read.run.puzzle), earlierOf(read.run, read.checkpoint));
    if (!read.complete) {
        m_tabs.currentPage()->showMessage(
            MessageBar::Kind::Information,
            tr("The run file was cut off; this is what came before."));
    }
}

void RunActions::resumeFromFile() {
    const QStringList paths = askForFilesToOpen(m_window, m_settings.lastFolder());
    if (!paths.isEmpty())
        resumeFrom(paths.front());
}

void RunActions::resumeFrom(const QString& path) {
    try {
        const ReadRun read = readRunFile(readFile(path, kMaxFileBytes));
        if (!read.checkpoint)
            throw UserError(tr("This is no unfinished search that could go on."));
        show(anyPuzzle(read.run.puzzle), earlierOf(read.run, read.checkpoint));
        m_tabs.currentPage()->search().goOn();
    } catch (const UserError& error) {
        m_tabs.currentPage()->showMessage(MessageBar::Kind::Warning,
                                          QStringLiteral("%1: %2").arg(path, error.sentence()));
    }
}

void RunActions::saveRun(DocumentPage& shown) {
    const QPointer<DocumentPage> page(&shown);
    if (page->search().bests().isEmpty()) {
        page->showMessage(MessageBar::Kind::Information,
                          tr("There is no run to save yet: start a search first."));
        return;
    }
    const RecordedRun run = page->search().record();
    const auto checkpoint = page->search().checkpoint();
    const QString path =
        askForExport(m_window, m_settings.lastFolder(), page->document(), QString(kRunFileEnding));
    if (path.isEmpty() || page == nullptr)
        return;
    try {
        writeFile(runFileBytes(run, checkpoint), path);
        page->showMessage(MessageBar::Kind::Information, tr("Written to %1.").arg(path));
    } catch (const UserError& error) {
        page->showMessage(MessageBar::Kind::Warning, error.sentence());
    }
}

} // namespace tessera
