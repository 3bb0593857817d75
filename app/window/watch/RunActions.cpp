// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/watch/RunActions.h"

#include "app/window/common/FilePrompts.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/pages/PuzzlePage.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/watch/ProgressPanel.h"
#include "widgets/charts/FitnessChart.h"
#include "widgets/pictures/CurvePicture.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/experiments/Curves.h"
#include "core/experiments/RunFile.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

namespace tessera {

RunActions::RunActions(DocumentTabs& tabs, PageActs& acts, const KindParts& kinds,
                       ProgressPanel& progress, AppSettings& settings, QWidget* window)
    : QObject(window), m_tabs(tabs), m_kinds(kinds), m_progress(progress), m_settings(settings),
      m_window(window) {
    acts.make<PuzzlePage>(
        {"searchSaveRun", tr("S&ave the run…"),
         tr("Save the search with all its best boards, to open, replay and repeat it later")},
        PageActs::When::Always, [this](PuzzlePage& page) { saveRun(page); });
    acts.make<PuzzlePage>({"searchSaveCurve", tr("Save t&he curve…"),
                           tr("Save the score over time as a picture or a table")},
                          PageActs::When::Always, [this](PuzzlePage& page) { saveCurve(page); });
    makeAction(
        {"searchResume", tr("Resume from a checkpoint…"),
         tr("Resume an unfinished search from a checkpoint of solve --checkpoint or a saved run"),
         QKeySequence()},
        this, [this] {
            const QStringList paths = askForFilesToOpen(
                m_window, m_settings.lastFolder(), plainMenuText(tr("Resume from a checkpoint…")));
            if (!paths.isEmpty())
                resumeFrom(paths.front());
        });
}

void RunActions::show(const AnyPuzzle& searched, const SearchController::Earlier& run) {
    showRun(searched, run, false);
}

void RunActions::open(const RecordedRun& run) { show(run.puzzle, earlierOf(run)); }

/// A tab of that puzzle without another result to keep; null if there is none.
PuzzlePage* RunActions::pageFor(const AnyPuzzle& searched) const {
    for (int i = 0; i < m_tabs.count(); ++i) {
        PuzzlePage* page = m_tabs.page(i);
        if (page->search().state() == SearchState::Idle &&
            isSamePuzzle(page->document().content(), searched))
            return page;
    }
    return nullptr;
}

void RunActions::showRun(const AnyPuzzle& searched, const SearchController::Earlier& run,
                         bool isInFile) {
    PuzzlePage* page = pageFor(searched);
    const bool isNew = page == nullptr;
    if (isNew) {
        auto made = partOf(m_kinds, searched.kind()).pageFor(searched, {});
        if (!isInFile)
            made->document().markUnsaved();
        page = m_tabs.addPage(std::move(made));
    }
    m_tabs.bringForward(*page);
    page->search().bringBack(run, &searched);
    if (isNew)
        emit added();
    m_window->raise();
    m_window->activateWindow();
}

void RunActions::openRead(const ReadRun& read) {
    showRun(read.run.puzzle, earlierOf(read.run, read.checkpoint), true);
    if (!read.complete)
        m_tabs.currentPage()->inform(
            tr("The run file is incomplete. Everything before the damage was loaded."));
}

void RunActions::resumeFrom(const QString& path) {
    try {
        const ReadRun read = readRunFile(readFile(path, kMaxSearchBytes));
        if (!read.checkpoint)
            throw UserError(tr("This file has no unfinished search to resume."));
        showRun(read.run.puzzle, earlierOf(read.run, read.checkpoint), true);
        m_tabs.currentPage()->search().goOn();
    } catch (const std::exception&) {
        m_tabs.warn(tr("%1: %2").arg(path, failureSentence()));
    }
}

void RunActions::saveRun(PuzzlePage& page) {
    if (page.search().bests().isEmpty()) {
        page.inform(tr("There is no run to save yet: start a search first."));
        return;
    }
    bool isWhole = true;
    // Its current state: it may continue while a file is chosen.
    const auto bytes = [&isWhole, run = page.search().record(),
                        checkpoint = page.search().checkpoint()](const QString&) {
        const RunFileBytes file = runFileWithin(run, checkpoint, kMaxSearchBytes);
        isWhole = file.isWhole;
        return file.bytes;
    };
    const auto losses = [&isWhole](const QString&) {
        return isWhole ? QString()
                       : tr("The search cannot be resumed from this file, because its state is "
                            "too large.");
    };
    page.exportTo(m_settings.lastFolder(), {QString(kRunFileEnding)}, bytes, losses,
                  {tr("Save the run")});
}

void RunActions::saveCurve(PuzzlePage& page) {
    if (page.search().trace().isEmpty() || !page.search().isRelevant()) {
        page.inform(tr("There is no curve to save yet: start a search first."));
        return;
    }
    const QString table = QStringLiteral("csv");
    page.exportTo(m_settings.lastFolder(), pictureExtensions() << table,
                  [&](const QString& ending) {
                      const SearchController& search = page.search();
                      if (ending == table) {
                          RunResult run;
                          run.seed = search.settings().seed;
                          run.numbers = search.numbers();
                          run.trace = search.trace();
                          return traceCsv({&run, 1});
                      }
                      const FitnessChart& chart = m_progress.chart();
                      return chartFigure(chart, ending,
                                         tr("%1: full score %2")
                                             .arg(page.document().displayName(),
                                                  QString::number(chart.content().total)));
                  },
                  {}, {tr("Save the curve"), tr("%1 curve")});
}

} // namespace tessera
