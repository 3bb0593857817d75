// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/ExperimentPlan.h"
#include "core/experiments/RunBatch.h"
#include "core/experiments/RunFile.h"
#include "core/search/Trace.h"

#include <QElapsedTimer>
#include <QString>
#include <QStringList>

#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// What tables need of one finished run. Earlier versions kept no processor time.
struct StoredRun : SearchNumbers {
    std::uint64_t seed = 0;
    QString stop{}; ///< see stopWord()
    std::vector<TracePoint> improvements{};
    /// What it had after its iterations, from 1, without times; see PlannedCurves::Generations.
    std::vector<TracePoint> generations{};
    /// The method in words when it had other parameters than the plan has now: the defaults can
    /// change from version to version.
    QString madeWith{};

    /// The best score after that many seconds; nothing if there was none yet.
    [[nodiscard]] std::optional<int> bestAt(double seconds) const;
};

[[nodiscard]] bool hasFailed(const StoredRun& run);

/// By the numbers of a plan's runs.
using StoredRuns = std::span<const std::optional<StoredRun>>;

/// @throws UserError if one of these runs would share a row with runs of other parameters
void refuseOtherParameters(const ExperimentPlan& plan, StoredRuns stored,
                           std::span<const std::size_t> runs);

/// @param curves those of its plan
[[nodiscard]] StoredRun storedRun(const RunResult& result,
                                  PlannedCurves curves = PlannedCurves::Budget);

/// The finished runs of a plan in a folder: a file each under runs/, written atomically. Several
/// processes may share the folder if each has runs of its own.
class RunStore {
public:
    /// Leaves the disk alone: what is only looked at needs no folder.
    /// @throws UserError if a file has the folder's name
    RunStore(const ExperimentPlan& plan, QString folder);

    /// What is there, by the plan's numbers. @p warnings name files that cannot be read, which
    /// count as not there, and methods whose runs were made with other parameters.
    /// @throws UserError if the folder holds the runs of another plan.
    [[nodiscard]] std::vector<std::optional<StoredRun>> load(QStringList& warnings) const;
    /// Makes the folder if need be. @throws UserError if nothing can be written there
    void prepare() const;
    /// @throws UserError
    void save(std::size_t run, const RunResult& result) const;
    /// With its boards; its curve holds its improvements.
    /// @throws UserError if it is not there or cannot be read
    [[nodiscard]] RecordedRun record(std::size_t run) const;
    /// Takes over the runs of the same plan in another folder that are not here.
    /// @throws UserError
    void merge(const QString& folder) const;

    [[nodiscard]] const QString& folder() const { return m_folder; }
    [[nodiscard]] PlannedCurves curves() const { return m_plan.curves; }

private:
    void makeFolder() const;
    [[nodiscard]] static QString runPath(const QString& folder, std::size_t run);
    [[nodiscard]] JsonNode open(const QString& folder, std::size_t run) const;

    const ExperimentPlan& m_plan;
    QString m_folder;
};

/// Of each `count` runs of a plan that follow each other, the `part`-th, from 1.
struct Shard {
    std::size_t part = 1;
    std::size_t count = 1;

    [[nodiscard]] bool holds(std::size_t run) const { return run % count == part - 1; }
};

/// The runs of a shard that are still to be done, failed ones too.
[[nodiscard]] std::vector<std::size_t> openRuns(StoredRuns stored, const Shard& shard = {});

/// Keeps each run as soon as it has ended. All is for the owner's thread.
class ExperimentRunner {
public:
    /// @throws UserError if a method cannot take a puzzle
    ExperimentRunner(const ExperimentPlan& plan, const RunStore& store,
                     std::vector<std::size_t> runs, int jobs);
    ExperimentRunner(const ExperimentRunner&) = delete;
    ExperimentRunner& operator=(const ExperimentRunner&) = delete;

    /// @throws UserError if the store has no place to keep them
    void start();
    /// The runs at work are broken off and not kept.
    void stop() { m_batch.stop(); }
    /// Waits at most that long; stops when a run cannot be kept. @return whether it has ended
    bool waitFor(double seconds);
    [[nodiscard]] RunBatch::Progress progress() const { return m_batch.progress(); }
    /// As long as the runs so far took, on average; nothing before the first.
    [[nodiscard]] std::optional<double> secondsLeft() const;

    struct Kept {
        std::size_t run = 0;
        StoredRun result;
    };
    /// The runs that have ended since the last call.
    [[nodiscard]] std::vector<Kept> takeKept();
    /// @throws UserError if a run could not be kept
    void throwIfFailed() const;

private:
    void keep(std::size_t index, const RunResult& result);

    const RunStore& m_store;
    std::vector<std::size_t> m_runs;
    QElapsedTimer m_clock;
    mutable std::mutex m_mutex;
    std::vector<Kept> m_kept;
    std::optional<QString> m_failure;
    RunBatch m_batch; ///< last: its threads use the others
};

} // namespace tessera
