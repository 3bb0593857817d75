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

/// Everything that a search depends on besides the puzzle and its board; equal settings give equal
/// results.
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

/// The limits that are set, in the form of all files.
[[nodiscard]] QJsonObject budgetJson(const Budget& budget);
[[nodiscard]] Budget budgetFrom(const QJsonObject& json);

/// In the form of all files: solver, parameters, start, budget, seed, threads.
[[nodiscard]] QJsonObject toJson(const SearchSettings& settings);

/// Missing values get their defaults; unknown keys are ignored.
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
    /// The state to resume from; never newer than the fields above.
    std::optional<SearchCheckpoint> checkpoint;
    QJsonObject origin{}; ///< of a run that another program has done: see addOrigin()
};

struct RunSummary {
    int runs = 0;
    int best = 0;
    double mean = 0;
    double median = 0;
    double stddev = 0;      ///< standard deviation of a sample (divided by n−1); 0 for one run
    double evaluations = 0; ///< mean
    double seconds = 0;     ///< mean
    int solved = 0;         ///< runs that reached the full score
};

/// Everything except `solved`, which numbers do not show.
[[nodiscard]] RunSummary summarize(std::span<const SearchNumbers* const> runs);
[[nodiscard]] RunSummary summarize(std::span<const RunResult> results);

/// The first of several equal scores. Nothing if no run found anything.
[[nodiscard]] const RunResult* bestOf(std::span<const RunResult> results);

/// One search of a batch, which makes its solver when its turn comes.
struct RunTask {
    std::function<std::unique_ptr<Solver>()> makeSolver;
    int total = 0; ///< the full score
    Budget budget;
    std::uint64_t seed = 1;
    int threads = 1; ///< for the method itself
    /// An earlier run of the same search with a checkpoint, to resume.
    std::optional<RunResult> resumed{};
    Ranks* ranks = nullptr; ///< other processes of the search, if any
};

/// Runs searches on several threads and collects their results. Call all functions on the owner's
/// thread unless stated otherwise. The destructor stops and joins what still runs.
class RunBatch {
public:
    // These functions are called on a job's thread, one at a time.
    using Finished = std::function<void(std::size_t index, const RunResult& result)>;
    /// Called soon after the index-th task has found a new best of its own.
    using Improved = std::function<void(std::size_t index, const SearchNumbers& numbers,
                                        const Solution& solution)>;
    /// Called with the current state and a checkpoint of the index-th task, for methods that have
    /// checkpoints.
    using Checkpointed = std::function<void(std::size_t index, const RunResult& result)>;

    struct Progress {
        std::size_t finished = 0;
        std::size_t total = 0;
        int best = 0; ///< of all runs so far
        std::vector<SearchNumbers> running; ///< of those running right now
    };

    /// @param jobs how many tasks run at the same time, at least 1.
    RunBatch(std::vector<RunTask> tasks, int jobs, Finished finished = {});
    RunBatch(const RunBatch&) = delete;
    RunBatch& operator=(const RunBatch&) = delete;
    ~RunBatch();

    /// Call it before start().
    void setImproved(Improved improved) { m_improved = std::move(improved); }
    /// Call it before start(). @param seconds interval between checkpoints
    void setCheckpointed(double seconds, Checkpointed checkpointed) {
        m_checkpointSeconds = seconds;
        m_checkpointed = std::move(checkpointed);
    }
    /// Call it before start(). Whether takeResults() will have the results; without them memory
    /// does not grow.
    void setKeepsResults(bool keeps) { m_keepsResults = keeps; }
    /// @throws UserError if the system gives no threads
    void start();
    /// Stops the running searches and starts no others. Any thread may call it.
    void stop();
    /// Waits for the end at most that long. @return whether everything has ended.
    bool waitFor(double seconds);
    [[nodiscard]] Progress progress() const;

    /// In the order of the tasks, without those that never started. @pre ended, and keeps results
    [[nodiscard]] std::vector<RunResult> takeResults();

private:
    struct Slot {
        bool running = false;
        bool done = false;
        SearchNumbers numbers;
        RunResult result;
    };

    void work();
    /// Calls a function of the owner, which may write a file. @pre m_mutex is not held
    void tell(const auto& function, const auto&... values) {
        const std::scoped_lock lock(m_telling);
        function(values...);
    }
    [[nodiscard]] RunResult runTask(std::size_t index);
    /// @param result receives everything as soon as it is found
    void search(std::size_t index, RunResult& result);

    std::vector<RunTask> m_tasks;
    int m_jobs;
    Finished m_finished;
    Improved m_improved;
    Checkpointed m_checkpointed;
    double m_checkpointSeconds = 0;
    bool m_keepsResults = true;

    std::mutex m_telling;       ///< see tell()
    mutable std::mutex m_mutex; ///< guards what follows
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

/// first, first + step, …; nothing if one of them would exceed the highest seed.
[[nodiscard]] std::optional<std::vector<std::uint64_t>> seedSequence(std::uint64_t first,
                                                                     std::uint64_t step, int count);

} // namespace tessera
