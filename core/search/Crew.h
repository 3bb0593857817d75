// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Budget.h"

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace tessera {

/// Threads that work in rounds: in each, every member does its task once. They stay from round to
/// round, because some rounds are shorter than it takes to start a thread, and have the rank of the
/// thread that asks for the first round.
class Crew {
public:
    /// Work on a member's thread. @return what the thread got for it; see ProcessorWatch.
    using Task = std::function<ProcessorTime(std::size_t member)>;

    /// @param members at least one: the caller of run() is the first.
    explicit Crew(std::size_t members) : m_failures(members) {}
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    ~Crew();

    [[nodiscard]] std::size_t size() const { return m_failures.size(); }

    /// One round. Where the system gives fewer threads, the caller's does the missing ones' tasks.
    /// @param meanwhile called now and then while the caller waits for the others
    /// @return what the others got, less the time that the caller only waited
    /// @throws what the first member to fail threw, after all have ended
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

/// What falls to one of several if work is shared out evenly: the first ones do what is left over.
[[nodiscard]] constexpr std::uint64_t evenShare(std::uint64_t work, std::size_t index,
                                                std::size_t count) {
    return work / count + (index < work % count ? 1 : 0);
}

} // namespace tessera
