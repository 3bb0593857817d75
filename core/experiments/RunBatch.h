// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/SearchContext.h"
#include "core/search/Solver.h"
#include "core/search/Trace.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QString>

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

namespace tessera {

/// All that a search depends on besides the puzzle and its board; the same give the same result.
struct SearchSettings {
    std::string solver; ///< id of a method
    ParameterValues values;
    Budget budget;
    std::uint64_t seed = 1;
    StartKind start = StartKind::Own;
    int threads = 1; ///< for methods that can share their work
};

struct RunFileText {
    Q_DECLARE_TR_FUNCTIONS(RunFile)
};

/// As all files keep them: solver, parameters, start, budget, seed, threads.
[[nodiscard]] QJsonObject toJson(const SearchSettings& settings);

/// What is missing is as usual; unknown keys are for others.
/// @throws UserError if this version has no such method, or the method no such parameters.
[[nodiscard]] SearchSettings searchSettingsFrom(const QJsonObject& json);

struct RunResult {
    std::uint64_t seed = 0;
    SearchNumbers numbers; ///< at the end
    StopReason stop = StopReason::None;
    QString failure;                        ///< the sentence when stop is Failed
    Solution solution;                      ///< the best found, empty if none
    std::vector<std::uint64_t> depthCounts; ///< of a tree search: see SearchDetails
    Trace trace;
    BestHistory bests;
    /// From which the search can go on; never newer than what is above.
    std::optional<SearchCheckpoint> checkpoint;
};

struct RunSummary {
    int runs = 0;
    int best = 0;
    double mean = 0;
    double median = 0;
    double stddev = 0;      ///< of a sample (divided by n−1); 0 for one run
    double evaluations = 0; ///< mean
    double seconds = 0;     ///< mean
    int solved = 0;         ///< runs that reached the full score
};

/// All but those solved, which numbers do not tell.
[[nodiscard]] RunSummary summarize(std::span<const SearchNumbers* const> runs);
[[nodiscard]] RunSummary summarize(std::span<const RunResult> results);

/// Of equal scores the first. Nothing if no run found anything.
[[nodiscard]] const RunResult* bestOf(std::span<const RunResult> results);

/// The batch makes its solver when its turn has come.
struct RunTask {
    std::function<std::unique_ptr<Solver>()> makeSolver;
    int total = 0; ///< the full score
    Budget budget;
    std::uint64_t seed = 1;
    int threads = 1; ///< that the method itself may use
    /// An earlier run of the same search with a checkpoint, to go on from.
    std::optional<RunResult> resumed{};
};

/// Runs searches on several threads and collects what they find. All functions are for the owner's
/// thread unless said otherwise; the destructor stops what still runs and joins.
class RunBatch {
public:
    // All are called on a job's thread, one at a time.
    using Finished = std::function<void(std::size_t index, const RunResult& result)>;
    /// Soon after the index-th task has found a better board than any before in that task.
    using Improved = std::function<void(std::size_t index, const SearchNumbers& numbers,
                                        const Solution& solution)>;
    /// With the index-th task as it is now and a checkpoint, of methods that have them.
    using Checkpointed = std::function<void(std::size_t index, const RunResult& result)>;

    struct Progress {
        std::size_t finished = 0;
        std::size_t total = 0;
        int best = 0; ///< of all runs so far
        bool hasBest = false;
        std::vector<SearchNumbers> running; ///< of those at work at this moment
    };

    /// @param jobs how many tasks run at the same time, at least 1.
    RunBatch(std::vector<RunTask> tasks, int jobs, Finished finished = {});
    RunBatch(const RunBatch&) = delete;
    RunBatch& operator=(const RunBatch&) = delete;
    ~RunBatch();

    /// Before start().
    void setImproved(Improved improved) { m_improved = std::move(improved); }
    /// Before start(). @param seconds between two of them
    void setCheckpointed(double seconds, Checkpointed checkpointed) {
        m_checkpointSeconds = seconds;
        m_checkpointed = std::move(checkpointed);
    }
    /// Before start(): whether takeResults() has them; without, memory does not grow.
    void setKeepsResults(bool keeps) { m_keepsResults = keeps; }
    /// @throws UserError if the system gives no thread at all
    void start();
    /// Stops the running searches and starts no more. Any thread may call it.
    void stop();
    /// Waits for the end at most that long. @return whether everything has ended.
    bool waitFor(double seconds);
    [[nodiscard]] Progress progress() const;

    /// In the order of the tasks, without those never started. @pre ended, and keeps results
    [[nodiscard]] std::vector<RunResult> takeResults();

private:
    struct Slot {
        bool running = false;
        bool done = false;
        SearchNumbers numbers;
        RunResult result;
    };

    void work();
    [[nodiscard]] RunResult runTask(std::size_t index);
    /// @param result gets what has been found as it is found
    void search(std::size_t index, RunResult& result);

    std::vector<RunTask> m_tasks;
    int m_jobs;
    Finished m_finished;
    Improved m_improved;
    Checkpointed m_checkpointed;
    double m_checkpointSeconds = 0;
    bool m_keepsResults = true;

    mutable std::mutex m_mutex;
    std::condition_variable m_ended;
    std::vector<Slot> m_slots;
    std::size_t m_next = 0;
    std::size_t m_done = 0;
    int m_working = 0;
    std::atomic<bool> m_stop{false};

    std::vector<std::jthread> m_threads;
};

/// The highest seed: files and tables keep seeds as signed numbers of 64 bits.
inline constexpr std::uint64_t kHighestSeed = std::numeric_limits<std::int64_t>::max();

/// first, first + step, …; nothing if one of them would be above the highest seed.
[[nodiscard]] std::optional<std::vector<std::uint64_t>> seedSequence(std::uint64_t first,
                                                                     std::uint64_t step, int count);

} // namespace tessera
