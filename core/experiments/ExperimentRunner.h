// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/ExperimentTable.h"
#include "core/experiments/RunBatch.h"
#include "core/experiments/RunStore.h"

#include <QElapsedTimer>

#include <mutex>
#include <optional>
#include <vector>

namespace tessera {

/// Of each `count` runs of a plan that follow each other, the `part`-th, from 1.
struct Shard {
    std::size_t part = 1;
    std::size_t count = 1;

    [[nodiscard]] bool holds(std::size_t run) const { return run % count == part - 1; }
};

/// The runs of a shard that are still to be done, failed ones too.
[[nodiscard]] std::vector<std::size_t> openRuns(StoredRuns stored, const Shard& shard = {});

/// Does runs of a plan and keeps each as soon as it has ended. All is for the owner's thread.
class ExperimentRunner {
public:
    /// @param runs the plan's numbers of those that are to be done
    /// @throws UserError if a method cannot take a puzzle
    ExperimentRunner(const ExperimentPlan& plan, const RunStore& store,
                     std::vector<std::size_t> runs, int jobs);
    ExperimentRunner(const ExperimentRunner&) = delete;
    ExperimentRunner& operator=(const ExperimentRunner&) = delete;

    /// @throws UserError if the store has no place to keep them
    void start();
    /// The runs at work are broken off and not kept.
    void stop() { m_batch.stop(); }
    /// Waits for the end at most that long; stops by itself when a run cannot be
    /// kept. @return whether it has ended
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
