// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/recovery/RecoveryRecord.h"

#include "core/experiments/RunFile.h"

#include <QWidget>

#include <memory>
#include <optional>

class QAction;
class QLabel;
class QMenu;
class QProgressBar;
class QSpinBox;
class QToolBar;

namespace tessera {

class AppSettings;
class Experiment;
class ResultsView;

/// Runs the plan files of `tessera experiment` and browses their results.
class ExperimentWindow final : public QWidget {
    Q_OBJECT

public:
    explicit ExperimentWindow(AppSettings& settings, QWidget* parent = nullptr);
    ~ExperimentWindow() override;

    /// Opens a plan with its results, from usualResultsFolder() by default; tells what is wrong.
    void openPlan(const QString& path, const QString& folder = {});
    /// Nothing before the first plan.
    [[nodiscard]] Experiment* experiment() const { return m_experiment.get(); }
    [[nodiscard]] bool isRunning() const;
    /// Opens what an earlier program was at work on. Its runs wait for the person.
    void bringBack(const ExperimentRecord& record);
    /// What is at work, or waits since it was brought back; nothing otherwise.
    [[nodiscard]] std::optional<ExperimentRecord> unfinished() const;

signals:
    void unfinishedChanged();
    /// A run is to be looked at beside its puzzle.
    void openRequested(const tessera::RecordedRun& run);
    /// A page of the help is to be shown.
    void helpWanted(const QString& page);

private:
    void arrange();
    QWidget* plansBox();
    [[nodiscard]] QToolBar* controls();
    [[nodiscard]] QMenu* examples();
    [[nodiscard]] QString endSentence() const;
    void choosePlan();
    void chooseFolder();
    void start();
    void openRun();
    void exportShown();
    void showProgress();
    void showEnd(const QString& failure);

    AppSettings& m_settings;
    QString m_planPath;
    bool m_waits = false; ///< brought back and not yet run
    std::unique_ptr<Experiment> m_experiment;
    QWidget* m_plans;  ///< to choose from, before the first plan
    QWidget* m_opened; ///< what belongs to a plan
    ResultsView* m_results;
    QLabel* m_title;
    QLabel* m_message;
    QProgressBar* m_progress;
    QSpinBox* m_jobs;
    QList<QAction*> m_choosing; ///< another plan or folder
    QAction* m_folder = nullptr;
    QAction* m_start = nullptr;
    QAction* m_stop = nullptr;
    QAction* m_openRun = nullptr;
    QAction* m_export = nullptr;
};

} // namespace tessera
