// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/recovery/RecoveryRecord.h"
#include "app/document/recovery/RecoveryStore.h"
#include "app/window/pages/KindPart.h"

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

/// The name of the copy of an experiment, which belongs to no document.
inline constexpr QLatin1String kExperimentNote("experiment.json");
/// The name of the copy of a race, which belongs to no document.
inline constexpr QLatin1String kRaceNote("race.json");

/// Keeps the searches of the compare window and their results in case the program ends.
class RaceKeeper final : public QObject {
    Q_OBJECT

public:
    RaceKeeper(CompareWindow& window, RecoveryWriter& writer);

    /// Writes immediately.
    void flush();
    /// Writes the last copy, which stays when the window is closed.
    void flushForGood();
    /// Removes the copy.
    void drop();

private:
    void touch();
    [[nodiscard]] RaceRecord record();

    CompareWindow& m_window;
    RecoveryWriter& m_writer;
    QTimer m_soon;
    /// Run files of what has ended, by the search's id: they do not change any more.
    std::map<int, QByteArray> m_runs;
};

/// Sees to it that nothing is lost when the program or the machine dies: keeps a recovery copy of
/// every page, brings back what a dead program left behind, and remembers which files were open.
class SessionKeeper final : public QObject {
    Q_OBJECT

public:
    SessionKeeper(DocumentTabs& tabs, AppSettings& settings);
    ~SessionKeeper() override;

    /// Opens what a program that ended unexpectedly had not saved. @return how many documents
    int restore(const KindParts& kinds);
    /// Says on the page in front that another one came back, and leads there.
    void pointTo(PuzzlePage& page, PuzzlePage& front);
    /// Looks after a race and the runs of an experiment, too. restore() brings them back there.
    void keepOthers(CompareActions& compare);
    /// The files open at the last end, the one in front last; none if unwanted or not the first.
    [[nodiscard]] const QStringList& lastFiles() const { return m_lastFiles; }
    /// Before the window closes: suspends and keeps searches at work, and keeps untaken results.
    void suspendSearches();
    /// Everything is saved or given up: nothing is left to be brought back.
    void end();

signals:
    /// An earlier program left it behind.
    void raceFound(const tessera::RaceRecord& race);
    void experimentFound(const tessera::ExperimentRecord& experiment);

private:
    void keep(PuzzlePage* page);
    void adoptSettings();
    void release(PuzzlePage* page);
    void open(const RecoveryRecord& record, const KindParts& kinds);
    void offerToDiscard(PuzzlePage& page, const RecoveryRecord& record);
    void rememberFiles();
    void keepExperiment();
    void sayFailure(int document, const QString& sentence);
    template <typename Record>
    [[nodiscard]] std::vector<std::pair<QString, Record>> takeRecords(const QString& name,
                                                                      QStringList& complaints);

    DocumentTabs& m_tabs;
    AppSettings& m_settings;
    RecoveryStore m_store;
    RecoveryWriter m_writer;
    QPointer<RaceKeeper> m_race;
    QPointer<ExperimentWindow> m_experiment;
    QLockFile m_first; ///< held by the program whose session is remembered
    bool m_isFirst = false;
    QStringList m_lastFiles;
    QSet<int> m_failing; ///< documents without a copy of their last state
    int m_nextNumber = 1;
};

} // namespace tessera
