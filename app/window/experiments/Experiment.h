// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/ExperimentRuns.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace tessera {

/// A plan with the folder of results that `tessera experiment` uses; runs what is open.
class Experiment final : public QObject {
    Q_OBJECT

public:
    /// @param folder where its results are, or will be
    /// @param runs the results there, see RunStore::load()
    Experiment(ExperimentPlan plan, const QString& folder,
               std::vector<std::optional<StoredRun>> runs, QObject* parent = nullptr);

    [[nodiscard]] const ExperimentPlan& plan() const { return m_plan; }
    [[nodiscard]] const QString& folder() const { return m_store->folder(); }
    [[nodiscard]] StoredRuns runs() const { return m_runs; }
    [[nodiscard]] std::size_t finishedCount() const;
    /// See RunStore::record().
    [[nodiscard]] RecordedRun record(std::size_t run) const { return m_store->record(run); }

    /// start() will write the plan to that path.
    void writeLater(QByteArray plan, const QString& planPath);
    /// The plan that start() will write; empty if there is none.
    [[nodiscard]] const QByteArray& unwritten() const { return m_unwritten; }
    /// Runs what is still open. @throws UserError if a method cannot take a puzzle
    void start(int jobs);
    /// Interrupts the current runs; finished ones are kept.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_runner != nullptr; }
    [[nodiscard]] std::optional<double> secondsLeft() const;

signals:
    void runsEnded();
    /// Started or ended. @param failure a sentence if it had to stop, else empty
    void runningChanged(const QString& failure);

private:
    void poll();

    QByteArray m_unwritten; ///< the plan's file
    QString m_planPath;     ///< for that
    ExperimentPlan m_plan;
    std::unique_ptr<RunStore> m_store;
    std::vector<std::optional<StoredRun>> m_runs;
    std::unique_ptr<ExperimentRunner> m_runner;
    QTimer m_timer;
};

/// The plans included in the program's resources.
[[nodiscard]] QStringList shippedPlans();
[[nodiscard]] bool isShippedPlan(const QString& path);

/// In the language of the window if a shipped plan has that title.
[[nodiscard]] QString translatedTitle(const QString& title);

/// The title of a plan as it is shown, or else its file's name.
[[nodiscard]] QString planTitle(const QString& path);

/// A new folder for the results of a plan that was designed in the window. Does not create it.
[[nodiscard]] QString newResultsFolder(const QString& title);

/// The path of a new file for a plan beside its results. Does not create it.
[[nodiscard]] QString newPlanPath(const QString& results);

/// The default folder for a plan's results: beside it, or in the program's data if that is
/// read-only.
[[nodiscard]] QString usualResultsFolder(const QString& planPath);

} // namespace tessera
