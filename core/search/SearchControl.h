// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>

namespace tessera {

/// The wishes of whoever runs a search, as flags that the worker looks at now
/// and then.
class SearchControl {
public:
    void requestStop();
    void requestPause();
    void requestResume();
    /// Pauses after that many more steps; resumes for them if paused.
    void requestSteps(std::uint64_t steps);

    [[nodiscard]] bool stopRequested() const { return m_stop.load(std::memory_order_relaxed); }
    /// Whether the worker should go to waitWhilePaused().
    [[nodiscard]] bool pauseRequested() const { return m_pause.load(std::memory_order_relaxed); }

    /// Wakes a paused worker for one more report.
    void requestReport();

    /// Called by the worker: sleeps until it may go on. @return the number of
    /// steps it may take before it has to come back, or 0 for as many as it
    /// likes; nothing if it should report and wait on.
    [[nodiscard]] std::optional<std::uint64_t> waitWhilePaused();
    /// Whether the worker sleeps in waitWhilePaused() at this moment.
    [[nodiscard]] bool isWaiting() const { return m_waiting.load(std::memory_order_acquire); }

private:
    std::atomic<bool> m_stop{false};
    std::atomic<bool> m_pause{false};
    std::atomic<bool> m_waiting{false};
    std::uint64_t m_steps = 0;
    bool m_reportWanted = false;
    std::mutex m_mutex;
    std::condition_variable m_wake;
};

} // namespace tessera
