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
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QPointer>

namespace tessera {

RunActions::RunActions(DocumentTabs& tabs, PageActs& acts, SearchForm& form, AppSettings& settings,
                       QWidget* window)
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
      m_tabs(tabs), m_form(form), m_settings(settings), m_window(window) {
    acts.on<DocumentPage>(save, PageActs::When::Always,
                          [this](DocumentPage& page) { saveRun(page); });
    connect(resume, &QAction::triggered, this, &RunActions::resumeFromFile);
}

void RunActions::open(const RecordedRun& run) {
    show(run, {});
}

/// A tab in which the run can be looked at and kept, and where no other result waits
/// to be kept; null if there is none.
DocumentPage* RunActions::pageFor(const PuzzleFile& searched) const {
    for (int i = 0; i < m_tabs.count(); ++i) {
        auto* page = m_tabs.page<DocumentPage>(i);
        if (page != nullptr && page->search().state() == SearchState::Idle &&
            page->document().puzzle() == searched.puzzle &&
            page->document().locked() == searched.locked)
            return page;
    }
    return nullptr;
}

void RunActions::show(const RecordedRun& run, const std::optional<SearchCheckpoint>& checkpoint) {
    DocumentPage* page = pageFor(run.puzzle);
    if (page == nullptr)
        page = m_tabs.addPage(
            std::make_unique<DocumentPage>(std::make_unique<PuzzleDocument>(run.puzzle)));
    m_tabs.setCurrentWidget(page);
    page->search().adopt(run, checkpoint);
    m_form.setSettings(run.settings);
    m_window->raise();
    m_window->activateWindow();
}

void RunActions::openRead(const ReadRun& read) {
    show(read.run, read.checkpoint);
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
        show(read.run, read.checkpoint);
        m_tabs.currentPage()->search().goOn();
    } catch (const UserError& error) {
        m_tabs.currentPage()->showMessage(
            MessageBar::Kind::Warning, QStringLiteral("%1: %2").arg(path, error.sentence()));
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
