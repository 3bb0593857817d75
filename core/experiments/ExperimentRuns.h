// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/ExperimentPlan.h"
#include "core/experiments/RunBatch.h"
#include "core/experiments/RunFile.h"
#include "core/search/Trace.h"
#include "core/support/Progress.h"

#include <QElapsedTimer>
#include <QString>
#include <QStringList>

#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// What tables need from one finished run. Earlier versions kept no processor time.
struct StoredRun : SearchNumbers {
    std::uint64_t seed = 0;
    QString stop{}; ///< see stopWord()
    std::vector<TracePoint> improvements{};
    /// The scores after its iterations, from 1, without times; see PlannedCurves::Generations.
    std::vector<TracePoint> generations{};
    /// The method with its parameters in words, if they differ from the plan's now: the defaults
    /// can change between versions.
    QString madeWith{};
    QString program{}; ///< version and commit of the program that made it
    QString failure{}; ///< why it failed; earlier versions kept no reason

    /// The best score after that many seconds; nothing if there was none yet.
    [[nodiscard]] std::optional<int> bestAt(double seconds) const;
};

[[nodiscard]] bool hasFailed(const StoredRun& run);

/// Indexed by the numbers of a plan's runs.
using StoredRuns = std::span<const std::optional<StoredRun>>;

/// @throws UserError if one of these runs would share a row with runs of other parameters
void refuseOtherParameters(const ExperimentPlan& plan, StoredRuns stored,
                           std::span<const std::size_t> runs);

/// @param curves as the plan defines them
[[nodiscard]] StoredRun storedRun(const RunResult& result,
                                  PlannedCurves curves = PlannedCurves::Budget);

/// The warning of RunStore::load() where the runs that are missing are done next.
[[nodiscard]] QString repeatedRun();

/// The finished runs of a plan in a folder: one file each under runs/, written atomically. Several
/// processes may share the folder if they do different runs.
class RunStore {
public:
    /// Does not create the folder: reading alone needs none.
    /// @throws UserError if a file has the folder's name
    RunStore(const ExperimentPlan& plan, QString folder);

    /// The stored runs, by the plan's numbers. @p warnings name files that cannot be read, which
    /// count as missing, and methods whose runs used other parameters.
    /// @throws UserError if the folder holds the runs of another plan.
    /// @param unreadable the warning on a file (%1), with what is wrong (%2) and what becomes of it
    /// @param progress may be empty; if it returns false, the other runs are left out
    [[nodiscard]] std::vector<std::optional<StoredRun>>
    load(QStringList& warnings, const QString& unreadable = repeatedRun(),
         const Progress& progress = {}) const;
    /// Creates the folder if necessary. @throws UserError if it is not writable
    void prepare() const;
    /// @throws UserError
    void save(std::size_t run, const RunResult& result) const;
    /// One run with its boards; its curve holds its improvements.
    /// @throws UserError if it is missing or cannot be read
    [[nodiscard]] RecordedRun record(std::size_t run) const;
    /// Copies the finished runs of the same plan from other folders that are missing, unreadable
    /// or failed here. Checks all of them before it writes.
    /// @throws UserError
    void merge(const QStringList& folders) const;

    [[nodiscard]] const QString& folder() const { return m_folder; }
    [[nodiscard]] PlannedCurves curves() const { return m_plan.curves; }

private:
    void makeFolder() const;
    [[nodiscard]] static QString runPath(const QString& folder, std::size_t run);
    [[nodiscard]] JsonNode open(const QString& folder, std::size_t run) const;

    const ExperimentPlan& m_plan;
    QString m_folder;
};

/// The `part`-th, from 1, of each `count` consecutive runs of a plan.
struct Shard {
    std::size_t part = 1;
    std::size_t count = 1;

    [[nodiscard]] bool holds(std::size_t run) const { return run % count == part - 1; }
};

/// The runs of a shard that are still to do, failed ones included: the first seed of every puzzle
/// and method first, so that an unfinished experiment is balanced.
[[nodiscard]] std::vector<std::size_t> openRuns(const ExperimentPlan& plan, StoredRuns stored,
                                                const Shard& shard = {});

/// Keeps each run as soon as it has ended. Call all functions on the owner's thread.
class ExperimentRunner {
public:
    /// @throws UserError if a method cannot take a puzzle
    ExperimentRunner(const ExperimentPlan& plan, const RunStore& store,
                     std::vector<std::size_t> runs, int jobs);
    ExperimentRunner(const ExperimentRunner&) = delete;
    ExperimentRunner& operator=(const ExperimentRunner&) = delete;

    /// @throws UserError if the store cannot keep them
    void start();
    /// Runs in progress are interrupted and not kept.
    void stop() { m_batch.stop(); }
    /// Waits at most that long; stops if a run cannot be kept. @return whether it has ended
    bool waitFor(double seconds);
    [[nodiscard]] RunBatch::Progress progress() const { return m_batch.progress(); }
    /// An estimate from the average time of the runs so far; nothing before the first.
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
