// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Trace.h"

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
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

} // namespace tessera
