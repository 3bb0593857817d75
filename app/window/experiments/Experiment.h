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
    /// @param planPath a plan file
    /// @param folder where its results are, or will be
    /// @param warnings gets files of results that could not be read
    /// @throws UserError if either cannot be used
    Experiment(const QString& planPath, const QString& folder, QStringList& warnings,
               QObject* parent = nullptr);
    ~Experiment() override;

    [[nodiscard]] const ExperimentPlan& plan() const { return m_plan; }
    [[nodiscard]] const QString& folder() const { return m_store->folder(); }
    [[nodiscard]] StoredRuns runs() const { return m_runs; }
    [[nodiscard]] std::size_t finishedCount() const;
    /// See RunStore::record().
    [[nodiscard]] RecordedRun record(std::size_t run) const { return m_store->record(run); }

    /// Does what is still open. @throws UserError if a method cannot take a puzzle
    void start(int jobs);
    /// The runs at work are broken off; what has ended stays.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_runner != nullptr; }
    [[nodiscard]] std::optional<double> secondsLeft() const;

signals:
    /// Some runs have ended.
    void runsEnded();
    /// Begun or ended. @param failure a sentence if it could not go on, else empty
    void runningChanged(const QString& failure);

private:
    void poll();

    ExperimentPlan m_plan;
    std::unique_ptr<RunStore> m_store;
    std::vector<std::optional<StoredRun>> m_runs;
    std::unique_ptr<ExperimentRunner> m_runner;
    QTimer m_timer;
};

/// The plans that are part of the program, which the resources hold.
[[nodiscard]] QStringList shippedPlans();
[[nodiscard]] bool isShippedPlan(const QString& path);

/// The title that a plan has, or else its file's name.
[[nodiscard]] QString planTitle(const QString& path);

/// Where a plan's results go by default: beside it, or among the program's data if read-only.
[[nodiscard]] QString usualResultsFolder(const QString& planPath);

} // namespace tessera
