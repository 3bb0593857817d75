// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Crew.h"

#include "core/support/Platform.h"

#include <QByteArray>

#include <algorithm>
#include <chrono>
#include <new>
#include <system_error>

namespace tessera {

namespace {

/// How often the caller checks its context while it waits, within long rounds only.
constexpr std::chrono::milliseconds kLookUpEvery{10};

} // namespace

Crew::~Crew() {
    const std::scoped_lock lock(m_mutex);
    m_over = true;
    m_begun.notify_all();
}

template <typename Work>
void Crew::attempt(std::size_t member, const Work& work) {
    try {
        work();
    } catch (...) {
        m_failures[member] = std::current_exception();
    }
}

ProcessorTime Crew::run(const Task& task, const std::function<void()>& meanwhile) {
    if (m_round == 0)
        hire();
    {
        const std::scoped_lock lock(m_mutex);
        std::ranges::fill(m_failures, nullptr);
        m_task = &task;
        m_time = {};
        m_atWork = m_threads.size();
        ++m_round;
    }
    m_begun.notify_all();
    attempt(0, [&] { task(0); });
    for (std::size_t member = m_threads.size() + 1; member < size(); ++member)
        attempt(member, [&] { task(member); });

    std::unique_lock lock(m_mutex);
    for (bool ended = m_atWork == 0; !ended;) {
        const ProcessorWatch wait;
        ended = m_ended.wait_for(lock, kLookUpEvery, [this] { return m_atWork == 0; });
        m_time.wanted -= wait.time().wanted;
        if (ended || !meanwhile)
            continue;
        lock.unlock();
        attempt(0, meanwhile);
        lock.lock();
    }
    for (const std::exception_ptr& failure : m_failures) {
        if (failure)
            std::rethrow_exception(failure);
    }
    return m_time;
}

void Crew::hire() {
    m_threads.reserve(size() - 1);
    try {
        // Held in reserve: without it the stacks of the last threads would leave no memory for the
        // work.
        constexpr std::size_t each = 256 * 1024;
        const QByteArray room(static_cast<qsizetype>(size() * each), Qt::Uninitialized);
        const int priority = threadPriority();
        while (m_threads.size() + 1 < size()) {
            m_threads.emplace_back([this, priority, member = m_threads.size() + 1] {
                inheritPriority(priority);
                serve(member);
            });
        }
    } catch (const std::system_error&) {
        // The system gives no more threads.
    } catch (const std::bad_alloc&) {
        // No memory for more threads.
    }
}

void Crew::serve(std::size_t member) {
    std::unique_lock lock(m_mutex);
    for (std::uint64_t round = 1;; ++round) {
        m_begun.wait(lock, [&] { return m_over || m_round == round; });
        if (m_over)
            return;
        lock.unlock();
        ProcessorTime time;
        attempt(member, [&] { time = (*m_task)(member); });
        lock.lock();
        m_time += time;
        if (--m_atWork == 0)
            m_ended.notify_one();
    }
}

} // namespace tessera
