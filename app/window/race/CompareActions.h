// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/pages/KindPart.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace tessera {

class AppSettings;
class CompareWindow;
class DocumentTabs;
class ExperimentWindow;
class FollowWindow;
class RunActions;
class UnseenWork;
struct ExperimentRecord;
struct EndedRace;
struct RaceRecord;

/// The windows that compare searches and run plans; their searches continue while they are closed.
class CompareActions final : public QObject {
    Q_OBJECT

public:
    CompareActions(DocumentTabs& tabs, const KindParts& kinds, RunActions& runs,
                   AppSettings& settings, QWidget* window);

    QAction* compare;
    QAction* experiments;
    QAction* follow; ///< the folder of `tessera work`

    /// Creates the windows, hidden, unless they exist.
    void makeWindows();
    /// Null before it was opened.
    [[nodiscard]] CompareWindow* compareWindow() const;
    [[nodiscard]] ExperimentWindow* experimentWindow() const;
    [[nodiscard]] FollowWindow* followWindow() const;
    /// The window with a race, unless that has ended and the window is closed; with an experiment
    /// that runs, is not written or is on show; or with a followed folder on show; null for none.
    [[nodiscard]] const QWidget* windowWithWork() const;
    /// The searches of a race that has ended.
    [[nodiscard]] EndedRace endedRace() const;
    /// Adds them to a new window, which stays closed.
    void bringBackRace(const EndedRace& ended);
    /// Asks if searches or runs would be lost. False if the user cancels.
    /// @param keeps see SessionKeeper::canKeep()
    [[nodiscard]] bool mayClose(bool keeps);
    /// Restores the searches of an earlier program: ended ones as they were, others paused.
    /// @return the number of searches that could not be read
    int bringBackRace(const RaceRecord& race);
    /// Shows the experiment of an earlier program, without running it.
    void bringBackExperiment(const ExperimentRecord& record);

signals:
    /// The window did not exist before.
    void raceMade(tessera::CompareWindow* window);
    void experimentMade(tessera::ExperimentWindow* window);
    void helpWanted(const QString& page);

private:
    CompareWindow& race();
    ExperimentWindow& experiment();
    FollowWindow& following();
    UnseenWork* showUnseen(QWidget& window, std::function<bool()> isWorking);
    [[nodiscard]] bool mayInterrupt(const QString& name, bool restores);
    [[nodiscard]] bool mayEndRace(bool restores);
    [[nodiscard]] bool mayEndExperiment(bool restores);

    DocumentTabs& m_tabs;
    KindParts m_kinds;
    RunActions& m_runs;
    AppSettings& m_settings;
    QWidget* m_window;
    QPointer<CompareWindow> m_compareWindow;
    QPointer<ExperimentWindow> m_experimentWindow;
    QPointer<FollowWindow> m_followWindow;
};

} // namespace tessera
