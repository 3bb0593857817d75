// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/SearchContext.h"
#include "core/search/Solver.h"
#include "core/search/Trace.h"

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

namespace tessera {

/// Threads that work in rounds, one task per member and round. They live on between rounds, since
/// some rounds take less time than starting a thread, and have the priority of the thread that asks
/// for the first round.
class Crew {
public:
    /// Work on a member's thread. @return the time that the thread got; see ProcessorWatch.
    using Task = std::function<ProcessorTime(std::size_t member)>;

    /// @param members at least one; the first is the caller of run().
    explicit Crew(std::size_t members) : m_failures(members) {}
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    ~Crew();

    [[nodiscard]] std::size_t size() const { return m_failures.size(); }

    /// One round. If the system gives fewer threads, the caller does the missing ones' tasks.
    /// @param meanwhile called from time to time while the caller waits for the others
    /// @return the time that the others got, less the time that the caller only waited
    /// @throws what the first member that failed threw, after all have ended
    ProcessorTime run(const Task& task, const std::function<void()>& meanwhile = {});

private:
    void hire();
    void serve(std::size_t member);
    template <typename Work>
    void attempt(std::size_t member, const Work& work);

    std::vector<std::exception_ptr> m_failures; ///< of this round, by member
    std::mutex m_mutex;
    std::condition_variable m_begun;
    std::condition_variable m_ended;
    const Task* m_task = nullptr; ///< of this round
    std::uint64_t m_round = 0;
    std::size_t m_atWork = 0; ///< threads that have not ended this round
    bool m_over = false;
    ProcessorTime m_time;
    std::vector<std::jthread> m_threads; ///< last, so that they end first
};

/// The share of one of several if work is divided evenly: the first ones get one more each.
[[nodiscard]] constexpr std::uint64_t evenShare(std::uint64_t work, std::size_t index,
                                                std::size_t count) {
    return work / count + (index < work % count ? 1 : 0);
}

/// One of several searches that run in parallel on the same problem, each on its own thread.
class Island {
public:
    Island() = default;
    Island(const Island&) = delete;
    Island& operator=(const Island&) = delete;
    virtual ~Island() = default;

    /// Called once, first: sets the context's reporter and publishes a first solution. The context
    /// belongs to the island and stays the same.
    virtual void begin(SearchContext& context) = 0;
    /// One iteration of the method. @return false if the search ended before it was complete.
    virtual bool step(SearchContext& context) = 0;
    /// Whether it has finished all of its work.
    [[nodiscard]] virtual bool isOver() const = 0;
    /// Steps until the context's count of evaluations reaches @p until, or the context says stop.
    void advance(SearchContext& context, std::uint64_t until);
    /// Takes over the best solution of another island.
    virtual void immigrate(int score, std::span<const std::uint16_t> solution) = 0;
};

/// How often islands meet, counted in evaluations: the same seed gives the same search anywhere.
struct IslandPace {
    /// Evaluations of each island between two meetings, where the results are published: some
    /// hundredths of a second of work. Stop, time limit and pause do not wait for a meeting.
    std::uint64_t round = 2'000'000;
    /// Meetings between migrations, 0 for none: each island's best goes to the next one.
    std::uint64_t migration = 0;
};

/// The parameter "migration" of methods with islands, see IslandPace::migration.
[[nodiscard]] Parameter migrationParameter();

/// Runs the islands until the context says stop or all have ended. Publishes the best of all;
/// divides a budget of evaluations evenly; shows gauges, current solution and details of the first
/// island. The search depends only on the seed and the number of islands. A single island runs on
/// the caller's thread and with the caller's context. @throws what an island throws
void runIslands(SearchContext& context, std::span<const std::unique_ptr<Island>> islands,
                const IslandPace& pace);

} // namespace tessera
