// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/ExperimentRunner.h"

namespace tessera {

namespace {

std::vector<RunTask> tasksOf(const ExperimentPlan& plan, const std::vector<std::size_t>& runs) {
    const PlannedTasks planned(plan);
    std::vector<RunTask> tasks;
    for (const std::size_t run : runs)
        tasks.push_back(planned.task(run));
    return tasks;
}

} // namespace

std::vector<std::size_t> openRuns(StoredRuns stored, const Shard& shard) {
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < stored.size(); ++i) {
        if (shard.holds(i) && (!stored[i] || hasFailed(*stored[i])))
            open.push_back(i);
    }
    return open;
}

ExperimentRunner::ExperimentRunner(const ExperimentPlan& plan, const RunStore& store,
                                   std::vector<std::size_t> runs, int jobs)
    : m_store(store), m_runs(std::move(runs)),
      m_batch(tasksOf(plan, m_runs), jobs,
              [this](std::size_t index, const RunResult& result) { keep(index, result); }) {
    // Each is on the disk: a long experiment must not fill the memory.
    m_batch.setKeepsResults(false);
}

void ExperimentRunner::start() {
    m_store.prepare();
    m_clock.start();
    m_batch.start();
}

void ExperimentRunner::keep(std::size_t index, const RunResult& result) {
    if (result.stop == StopReason::Interrupted)
        return;
    std::optional<QString> failure;
    try {
        m_store.save(m_runs[index], result);
    } catch (const UserError& error) {
        failure = error.sentence();
    }
    const std::scoped_lock lock(m_mutex);
    if (failure)
        m_failure = failure;
    else
        m_kept.push_back({m_runs[index], storedRun(result, m_store.curves())});
}

bool ExperimentRunner::waitFor(double seconds) {
    {
        const std::scoped_lock lock(m_mutex);
        if (m_failure)
            m_batch.stop();
    }
    return m_batch.waitFor(seconds);
}

std::optional<double> ExperimentRunner::secondsLeft() const {
    const RunBatch::Progress now = progress();
    if (now.finished == 0)
        return std::nullopt;
    const double elapsed = static_cast<double>(m_clock.elapsed()) / 1000.0;
    return elapsed * static_cast<double>(now.total - now.finished) /
           static_cast<double>(now.finished);
}

std::vector<ExperimentRunner::Kept> ExperimentRunner::takeKept() {
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_kept, {});
}

void ExperimentRunner::throwIfFailed() const {
    const std::scoped_lock lock(m_mutex);
    if (m_failure)
        throw UserError(*m_failure);
}

} // namespace tessera
