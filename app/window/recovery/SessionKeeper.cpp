// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recovery/SessionKeeper.h"

#include "app/document/recovery/FileWatch.h"
#include "app/window/experiments/ExperimentWindow.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/race/CompareActions.h"
#include "app/window/race/CompareWindow.h"
#include "app/window/settings/AppSettings.h"

#include "core/experiments/Origin.h"
#include "core/experiments/RunFile.h"
#include "core/support/UserError.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr int kSoonMilliseconds = 1000;
/// Documents count from 1.
constexpr int kRaceNumber = 0;
constexpr int kExperimentNumber = -1;

/// Everything of a search that has ended.
void keepResult(RaceRecord::Search& kept, const SearchController::Earlier& run) {
    RecordedRun recorded = withOrigin(
        {kept.puzzle, run.settings, {}, run.numbers, run.stop, run.failure, run.trace, run.bests});
    recorded.date = run.date; // not the time of writing
    kept.run = runFileBytes(recorded);
}

QString folderIn(const AppSettings& settings, const char* name) {
    return QDir(settings.folder()).filePath(QLatin1String(name));
}

std::optional<SearchCheckpoint> checkpointOf(const RecoveredSearch& search) {
    if (search.checkpoint.isEmpty())
        return std::nullopt;
    try {
        return SearchCheckpoint::fromJson(search.checkpoint);
    } catch (const UserError&) {
        return std::nullopt; // its board is kept
    }
}

/// What remains without a recorded run: its best solution, or not even that.
SearchController::Earlier withoutCurve(const RecoveredSearch& search) {
    SearchController::Earlier run;
    run.settings = search.settings;
    run.numbers = search.numbers;
    run.stop = search.stop;
    if (!search.best.empty())
        run.bests.add({search.numbers, search.numbers.best}, search.best);
    return run;
}

/// @param written when the copy was: its search is not newer
void bringBack(PuzzlePage& page, const RecoveredSearch& search, const QDateTime& written) {
    SearchController::Earlier run = search.run ? earlierOf(*search.run) : withoutCurve(search);
    if (!search.run)
        run.date = written;
    run.checkpoint = checkpointOf(search);
    run.isPaused = search.isPaused;
    // Its own search has a reason if it has ended; one seen in a race has not.
    run.isRacing = !search.isPaused && search.stop == StopReason::None;
    run.limitFrom = search.limitFrom;
    run.processorFrom = search.processorFrom.value_or(0);
    page.search().bringBack(std::move(run), search.run ? &search.run->puzzle : nullptr);
}

bool hasUntakenResult(const SearchController& search) {
    return search.hasUntakenResult() || search.canGoOn();
}

} // namespace

RaceKeeper::RaceKeeper(CompareWindow& window, RecoveryWriter& writer)
    : QObject(&window), m_window(window), m_writer(writer) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &RaceKeeper::flush);
    const Comparison& comparison = window.comparison();
    for (const auto signal : {&Comparison::added, &Comparison::removed, &Comparison::ended})
        connect(&comparison, signal, this, &RaceKeeper::touch);
}

void RaceKeeper::touch() {
    // The next one does not delay it: a race may have many short searches.
    if (!m_soon.isActive())
        m_soon.start();
}

void RaceKeeper::flush() {
    m_soon.stop();
    if (m_window.comparison().count() == 0)
        return drop();
    m_writer.writeNote(kRaceNumber, kRaceNote, [record = record()] { return record.toBytes(); });
}

void RaceKeeper::leave() { m_window.comparison().disconnect(this); }

void RaceKeeper::drop() {
    m_soon.stop();
    m_runs.clear();
    m_writer.removeNote(kRaceNote);
}

RaceRecord RaceKeeper::record() {
    const Comparison& comparison = m_window.comparison();
    RaceRecord record;
    record.isShown = m_window.isVisible();
    record.atOnce = comparison.queue().atOnce();
    record.takesTurns = comparison.queue().takesTurns();
    std::map<int, QByteArray> runs;
    for (int row = 0; row < comparison.count(); ++row) {
        const QueuedSearch& search = comparison.search(row);
        const ComparedRun& run = comparison.run(row);
        RaceRecord::Search kept{run.settings, run.puzzle};
        if (search.state == QueuedSearch::State::Finished) {
            kept.stop = search.reason;
            kept.failure = search.failure;
            const auto known = m_runs.find(search.id);
            if (known != m_runs.end() && !known->second.isEmpty())
                kept.run = known->second;
            else if (!search.bests.isEmpty())
                keepResult(kept, comparison.record(row));
            runs[search.id] = kept.run;
        }
        record.searches.push_back(std::move(kept));
    }
    m_runs = std::move(runs);
    return record;
}

SessionKeeper::SessionKeeper(DocumentTabs& tabs, AppSettings& settings)
    : QObject(&tabs), m_tabs(tabs), m_settings(settings), m_store(folderIn(settings, "recovery")),
      m_writer(m_store), m_first(folderIn(settings, "session.lock")) {
    QDir().mkpath(settings.folder());
    m_isFirst = takeLiveLock(m_first);
    // Before anything is opened; otherwise that would be remembered instead.
    if (m_isFirst)
        m_lastFront = settings.sessionFront();
    if (m_isFirst && settings.restoresSession()) {
        m_lastFiles = settings.sessionFiles();
        // Missing files are not reported at every start.
        m_lastFiles.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    }
    connect(&tabs, &DocumentTabs::pageAdded, this, &SessionKeeper::keep);
    connect(&tabs, &DocumentTabs::pageRemoved, this, &SessionKeeper::release);
    connect(&tabs, &DocumentTabs::currentPageChanged, this, &SessionKeeper::rememberFiles);
    connect(&tabs, &DocumentTabs::currentNameChanged, this, &SessionKeeper::rememberFiles);
    connect(tabs.tabBar(), &QTabBar::tabMoved, this, &SessionKeeper::rememberFiles);
    connect(&settings, &AppSettings::changed, this, &SessionKeeper::adoptSettings);
    connect(&m_writer, &RecoveryWriter::failed, this, &SessionKeeper::sayFailure);
    connect(&m_writer, &RecoveryWriter::written, this,
            [this](int document) { m_failing.remove(document); });
    // The system may end the program without closing its windows.
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, &SessionKeeper::keepNow);
}

SessionKeeper::~SessionKeeper() { m_tabs.disconnect(this); }

void SessionKeeper::keep(PuzzlePage* page) {
    auto* keeper = new PageKeeper(*page, m_writer, m_nextNumber++);
    keeper->setMostSeconds(m_settings.autosaveSeconds());
    page->disk().claimIn(folderIn(m_settings, "recovery"));
    rememberFiles(); // the first page comes to the front before it has a keeper
}

void SessionKeeper::adoptSettings() {
    for (int i = 0; i < m_tabs.count(); ++i)
        m_tabs.page(i)->findChild<PageKeeper*>()->setMostSeconds(m_settings.autosaveSeconds());
}

void SessionKeeper::release(PuzzlePage* page) {
    auto* keeper = page->findChild<PageKeeper*>();
    keeper->drop();
    m_failing.remove(keeper->number());
    rememberFiles();
}

template <typename Record>
std::vector<std::pair<QString, Record>> SessionKeeper::takeRecords(const QString& name,
                                                                   QStringList& complaints) {
    std::vector<std::pair<QString, Record>> records;
    for (const auto& [path, bytes] : m_store.takeNotes(name, complaints)) {
        try {
            records.emplace_back(path, Record::fromBytes(bytes));
        } catch (const std::exception&) {
            complaints << RecoveryStore::putAside(path, failureSentence());
        }
    }
    return records;
}

void SessionKeeper::keepOthers(CompareActions& compare) {
    m_compare = &compare;
    connect(&compare, &CompareActions::raceMade, this,
            [this](CompareWindow* window) { m_race = new RaceKeeper(*window, m_writer); });
    connect(&compare, &CompareActions::experimentMade, this, [this](ExperimentWindow* window) {
        m_experiment = window;
        connect(window, &ExperimentWindow::unfinishedChanged, this, &SessionKeeper::keepExperiment);
    });
}

int SessionKeeper::restore(const KindParts& kinds, QStringList& complaints) {
    const auto orphans = m_store.takeOrphans(complaints);
    for (const RecoveryRecord& record : orphans)
        open(record, kinds);
    for (const auto& [path, race] : takeRecords<RaceRecord>(kRaceNote, complaints)) {
        if (const int lost = m_compare->bringBackRace(race); lost > 0)
            complaints << RecoveryStore::putAside(
                path, tr("%n of its searches cannot be restored", nullptr, lost));
    }
    if (m_race != nullptr)
        m_race->flush();
    for (const auto& [path, experiment] :
         takeRecords<ExperimentRecord>(kExperimentNote, complaints))
        m_compare->bringBackExperiment(experiment);
    // The old copies are only removed when the new ones are on disk.
    m_store.releaseOrphans(isAllWritten());
    return static_cast<int>(orphans.size());
}

void SessionKeeper::open(RecoveryRecord record, const KindParts& kinds) {
    // Two tabs would overwrite each other's work.
    PuzzlePage* other = m_tabs.pageOf(record.path);
    const bool isSecond = other != nullptr;
    // Its file has changed since, so the content is in no file.
    if (isSecond &&
        (other->document().isOnlyApart() || other->document().content() != record.content))
        record.modified = true;
    auto made = partOf(kinds, record.content.kind())
                    .pageFor(record.content, isSecond ? QString() : record.path);
    if (record.modified)
        made->document().markUnsaved();
    PuzzlePage* page = m_tabs.addPage(std::move(made));
    if (record.copy == m_lastFront)
        m_restoredFront = page;
    // It may have been changed while it was not watched.
    if (!record.disk.isEmpty() && !isSecond)
        page->disk().expect(record.disk);
    if (record.search)
        bringBack(*page, *record.search, record.written);
    page->findChild<PageKeeper*>()->flush();
    offerToDiscard(*page, record);
}

/// In case the program ends; the runs are kept in the experiment's own folder.
void SessionKeeper::keepExperiment() {
    if (const auto record = m_experiment->unfinished())
        m_writer.writeNote(kExperimentNumber, kExperimentNote,
                           [record = *record] { return record.toBytes(); });
    else
        m_writer.removeNote(kExperimentNote);
}

void SessionKeeper::rememberFiles() {
    if (!m_isFirst)
        return;
    QStringList files;
    for (int i = 0; i < m_tabs.count(); ++i) {
        const Document& document = m_tabs.page(i)->document();
        // Other formats would be shown in a dialog first.
        if (document.hasNativePath())
            files << document.path();
    }
    PuzzlePage* page = m_tabs.pageBehind();
    const auto* keeper = page != nullptr ? page->findChild<PageKeeper*>() : nullptr;
    QString front;
    if (page != nullptr && page->document().hasNativePath())
        front = page->document().path();
    else if (keeper != nullptr)
        front = m_store.copyPath(keeper->number());
    m_settings.sessionFiles.set(files);
    m_settings.sessionFront.set(front);
}

/// Earlier versions put the one in front last.
PuzzlePage* SessionKeeper::lastFront() const {
    if (m_restoredFront != nullptr)
        return m_restoredFront;
    return m_tabs.pageOf(m_lastFiles.contains(m_lastFront) || m_lastFiles.isEmpty()
                             ? m_lastFront
                             : m_lastFiles.back());
}

void SessionKeeper::keepNow() {
    for (int i = 0; i < m_tabs.count(); ++i)
        m_tabs.page(i)->findChild<PageKeeper*>()->flush();
    if (m_experiment != nullptr)
        keepExperiment();
    if (m_race != nullptr)
        m_race->flush();
    m_writer.waitForDone();
}

/// Waits for the writer.
bool SessionKeeper::isAllWritten() {
    m_writer.waitForDone();
    QCoreApplication::sendPostedEvents(this);
    return m_failing.isEmpty();
}

bool SessionKeeper::canKeep() {
    m_failing.clear(); // all of it is written again
    keepNow();
    return isAllWritten();
}

bool SessionKeeper::suspendSearches(bool keeps, const QSet<const PuzzlePage*>& dropped) {
    const bool keepsAll = keeps && m_settings.restoresSession();
    QList<PageKeeper*> keepers;
    QList<SearchController*> interrupted;
    for (int i = 0; i < m_tabs.count(); ++i) {
        PuzzlePage& page = *m_tabs.page(i);
        SearchController& search = page.search();
        // Changes were discarded if they are still unsaved, and their search with them.
        if (page.document().isModified() || dropped.contains(&page))
            continue;
        const bool ran = search.state() == SearchState::Running;
        const bool kept = search.isActive() ? keeps && (search.isResumable() || keepsAll) &&
                                                  (search.suspend() || hasUntakenResult(search))
                                            : keepsAll && hasUntakenResult(search);
        if (!kept)
            continue;
        if (ran && search.isSuspended())
            interrupted << &search;
        keepers << page.findChild<PageKeeper*>();
        keepers.back()->flushForGood();
    }
    if (m_race != nullptr && keepsAll)
        m_race->flush();
    if (keeps && !isAllWritten()) {
        std::ranges::for_each(keepers, &PageKeeper::reopen);
        resumeOrTell(interrupted);
        return false;
    }
    if (m_race != nullptr && keepsAll)
        m_race->leave();
    else if (m_race != nullptr)
        m_race->drop();
    // The copy of an experiment stays when its window is closed.
    if (m_experiment != nullptr && keepsAll)
        m_experiment->disconnect(this);
    else if (m_experiment != nullptr)
        m_writer.removeNote(kExperimentNote);
    return true;
}

/// The window stays open after all. A search without a state would continue as another one.
void SessionKeeper::resumeOrTell(const QList<SearchController*>& interrupted) {
    const auto resumes = [](const SearchController* search) {
        return search->wayOn() == SearchController::WayOn::State;
    };
    if (!std::ranges::all_of(interrupted, resumes))
        m_tabs.warn(tr("Tessera cannot save recovery copies, so it stays open. Some searches are "
                       "paused. %1")
                        .arg(m_failure));
    for (SearchController* search : interrupted) {
        if (resumes(search))
            search->resume();
    }
}

void SessionKeeper::end() {
    m_tabs.disconnect(this);
    for (int i = 0; i < m_tabs.count(); ++i)
        m_tabs.page(i)->findChild<PageKeeper*>()->drop();
    m_writer.waitForDone();
}

void SessionKeeper::sayFailure(int document, const QString& sentence) {
    m_failure = sentence;
    // Reported once, not with every attempt.
    if (m_failing.isEmpty())
        m_tabs.warn(
            tr("Tessera cannot save recovery copies. Save your work often. %1").arg(sentence));
    m_failing.insert(document);
}

} // namespace tessera
