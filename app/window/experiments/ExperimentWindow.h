// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/recovery/RecoveryRecord.h"

#include "core/experiments/ExperimentPlan.h"
#include "core/experiments/RunFile.h"
#include "core/support/Progress.h"

#include <QJsonObject>
#include <QToolBar>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QAction;
class QLabel;
class QMenu;
class QProgressBar;
class QSpinBox;

namespace tessera {

class AppSettings;
class Experiment;
class ResultsView;

/// Runs the plan files of `tessera experiment` and shows their results.
class ExperimentWindow final : public QWidget {
    Q_OBJECT

public:
    explicit ExperimentWindow(AppSettings& settings, QWidget* parent = nullptr);
    ~ExperimentWindow() override;

    /// Opens a plan with its results, by default from usualResultsFolder() or the plan's own folder
    /// if they are there; reports errors.
    void openPlan(const QString& path, const QString& folder = {});
    /// Lets the user change a plan, then opens it; it is written when it runs.
    /// @param draft empty: the open plan, or an empty one
    /// @param over the window in front, if it is another one
    /// @return whether a plan was opened
    bool design(const QJsonObject& draft = {}, QWidget* over = nullptr);
    /// Opens a plan that is in no file yet. Asks before it replaces another such plan.
    /// @param folder for its results; by default a new one
    /// @param isSame whether it is the open plan, perhaps changed
    /// @return false if the user cancelled. @throws UserError if it cannot be opened
    bool openDesigned(const QByteArray& plan, const QString& folder = {}, bool isSame = false);
    /// Null before the first plan.
    [[nodiscard]] Experiment* experiment() const { return m_experiment.get(); }
    [[nodiscard]] bool isRunning() const;
    /// Whether a designed plan was not run yet, and so is in no file.
    [[nodiscard]] bool hasUnwrittenPlan() const;
    /// Opens what an earlier program was working on. Its runs wait for the user to start them.
    void bringBack(const ExperimentRecord& record);
    /// The running experiment, or one that was restored and waits; nothing otherwise.
    [[nodiscard]] std::optional<ExperimentRecord> unfinished() const;
    /// Offers following the units of a plan on other machines, before the help.
    void offer(QAction* follow) { m_controls->insertAction(m_controls->actions().back(), follow); }

signals:
    void unfinishedChanged();
    /// Asks to show a run beside its puzzle.
    void openRequested(const tessera::RecordedRun& run);
    /// Asks to show a page of the help.
    void helpWanted(const QString& page);

private:
    void arrange();
    QWidget* plansBox();
    [[nodiscard]] QToolBar* controls();
    [[nodiscard]] QMenu* examples();
    [[nodiscard]] QString endSentence() const;
    [[nodiscard]] bool mayReplacePlan();
    void attempt(const std::function<void()>& act);
    /// @param results is looked at after @p read, which may change it
    [[nodiscard]] std::unique_ptr<Experiment>
    open(const QString& results, QStringList& warnings,
         const std::function<ExperimentPlan(const Progress&)>& read);
    void showPlan(std::unique_ptr<Experiment> opened, const QString& title,
                  const QStringList& warnings);
    void choosePlan();
    void chooseFolder();
    void adoptAtOnce();
    void start();
    void openRun();
    void exportShown();
    void showProgress();
    void showEnd(const QString& failure);

    AppSettings& m_settings;
    QString m_planPath;
    bool m_waits = false;    ///< restored and not yet started
    int m_adoptedAtOnce = 0; ///< AppSettings::searchesAtOnce when it was last taken
    std::unique_ptr<Experiment> m_experiment;
    QWidget* m_plans;  ///< shown before the first plan
    QWidget* m_opened; ///< the widgets for an open plan
    ResultsView* m_results;
    QLabel* m_title;
    QLabel* m_message;
    QProgressBar* m_progress;
    QSpinBox* m_jobs;
    QToolBar* m_controls = nullptr;
    QList<QAction*> m_choosing; ///< actions that choose another plan or folder
    QAction* m_folder = nullptr;
    QAction* m_start = nullptr;
    QAction* m_stop = nullptr;
    QAction* m_openRun = nullptr;
    QAction* m_export = nullptr;
};

} // namespace tessera
