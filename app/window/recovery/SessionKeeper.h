// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/recovery/RecoveryRecord.h"
#include "app/document/recovery/RecoveryStore.h"
#include "app/window/pages/KindPart.h"

#include <QList>
#include <QLockFile>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <map>

namespace tessera {

class AppSettings;
class CompareActions;
class CompareWindow;
class DocumentTabs;
class ExperimentWindow;
class SearchController;

/// Keeps the recovery copy of a page: writes it in pauses, and some seconds after a change.
class PageKeeper final : public QObject {
    Q_OBJECT

public:
    /// The pause after which a copy is written.
    static constexpr int kIdleMilliseconds = 1000;
    /// The most running time of a search without finds that may be lost.
    static constexpr double kMostSecondsUncounted = 30;

    /// @param number of the page within this program
    PageKeeper(PuzzlePage& page, RecoveryWriter& writer, int number);

    /// Sets how old a copy may get during continuous changes.
    void setMostSeconds(int seconds) { m_most.setInterval(seconds * 1000); }
    [[nodiscard]] int mostSeconds() const { return m_most.interval() / 1000; }
    /// Writes now, or removes the copy if there is nothing to keep.
    void flush();
    /// Writes the last copy, which stays when the page is closed.
    void flushForGood();
    /// After flushForGood(): the page stays open.
    void reopen() { m_closed = false; }
    /// Removes the copy: the page is closed on purpose.
    void drop();

    [[nodiscard]] int number() const { return m_number; }

private:
    void touch();
    void touchIfNews();
    [[nodiscard]] std::optional<RecoveredSearch> searchToKeep() const;
    [[nodiscard]] std::optional<RecoveryRecord> record() const;

    PuzzlePage& m_page;
    RecoveryWriter& m_writer;
    int m_number;
    QTimer m_idle;
    QTimer m_most;
    std::size_t m_bests = 0;
    double m_seconds = 0; ///< of the search, at the last check
    bool m_hasCopy = false;
    bool m_closed = false;
};

/// The names of the copies of an experiment and of a race, which belong to no document.
inline constexpr QLatin1String kExperimentNote("experiment.json");
inline constexpr QLatin1String kRaceNote("race.json");

/// Keeps the searches of the compare window and their results in case the program ends.
class RaceKeeper final : public QObject {
    Q_OBJECT

public:
    RaceKeeper(CompareWindow& window, RecoveryWriter& writer);

    /// Writes immediately.
    void flush();
    /// Writes no more: the last copy stays when the window is closed.
    void leave();
    /// Removes the copy.
    void drop();

private:
    void touch();
    [[nodiscard]] RaceRecord record();

    CompareWindow& m_window;
    RecoveryWriter& m_writer;
    QTimer m_soon;
    /// Run files of ended searches, by the search's id: they do not change any more.
    std::map<int, QByteArray> m_runs;
};

/// Prevents loss of work if the program or the machine crashes: keeps a recovery copy of every
/// page, restores what a crashed program left behind, and remembers which files were open.
class SessionKeeper final : public QObject {
    Q_OBJECT

public:
    SessionKeeper(DocumentTabs& tabs, AppSettings& settings);
    ~SessionKeeper() override;

    /// Opens the unsaved work of programs that ended unexpectedly. @return the number of documents
    /// @param complaints gets sentences on what cannot be restored
    int restore(const KindParts& kinds, QStringList& complaints);
    /// Reports on the page in front that others were restored, and offers to go there.
    void pointFrom(PuzzlePage& front);
    /// Also keeps a race and the runs of an experiment. restore() restores them there.
    void keepOthers(CompareActions& compare);
    /// The files open at the last end that still exist, in the order of their tabs; none if
    /// unwanted or if another program was first.
    [[nodiscard]] const QStringList& lastFiles() const { return m_lastFiles; }
    /// The page that was in front, or that of the last file; null if neither is open. Call it when
    /// all is restored.
    [[nodiscard]] PuzzlePage* lastFront() const;
    /// Call it before the window closes. Saves copies and waits; false if that fails, which the
    /// page in front tells.
    [[nodiscard]] bool canKeep();
    /// Then call this: suspends and keeps running searches, and keeps results not yet taken.
    /// @param keeps what canKeep() returned; otherwise nothing is kept
    /// @param dropped pages whose results are not kept
    /// @return false if a copy could not be saved, which the page in front tells
    [[nodiscard]] bool suspendSearches(bool keeps, const QSet<const PuzzlePage*>& dropped);
    /// Writes what is not on disk yet, and waits for that.
    void keepNow();
    /// Call it when everything is saved or discarded: nothing will be restored.
    void end();

private:
    void keep(PuzzlePage* page);
    void adoptSettings();
    void release(PuzzlePage* page);
    void open(RecoveryRecord record, const KindParts& kinds);
    void offerToDiscard(PuzzlePage& page, const RecoveryRecord& record);
    void rememberFiles();
    void keepExperiment();
    [[nodiscard]] bool isAllWritten();
    void resumeOrTell(const QList<SearchController*>& interrupted);
    void sayFailure(int document, const QString& sentence);
    template <typename Record>
    [[nodiscard]] std::vector<std::pair<QString, Record>> takeRecords(const QString& name,
                                                                      QStringList& complaints);

    DocumentTabs& m_tabs;
    AppSettings& m_settings;
    RecoveryStore m_store;
    RecoveryWriter m_writer;
    QPointer<CompareActions> m_compare;
    QPointer<RaceKeeper> m_race;
    QPointer<ExperimentWindow> m_experiment;
    QLockFile m_first; ///< held by the program that remembers its session
    bool m_isFirst = false;
    QStringList m_lastFiles;
    QString m_lastFront; ///< see AppSettings::sessionFront
    QPointer<PuzzlePage> m_restoredFront;
    QSet<int> m_failing; ///< documents whose last copy could not be written
    QString m_failure;   ///< why the last one could not
    int m_nextNumber = 1;
};

} // namespace tessera
