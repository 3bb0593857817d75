// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <vector>

namespace tessera {

/// Notes how long an event has to wait for the main thread.
class StallMeter final : public QObject {
public:
    StallMeter() {
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            const auto now = Clock::now();
            m_gaps.push_back(std::chrono::duration<double, std::milli>(now - m_last).count());
            m_last = now;
        });
        m_timer.start(4);
    }
    /// Milliseconds between two ticks, at most, in that share of all cases.
    [[nodiscard]] double gap(double share) {
        if (m_gaps.empty())
            return 0;
        std::ranges::sort(m_gaps);
        return m_gaps[static_cast<std::size_t>(share * static_cast<double>(m_gaps.size() - 1))];
    }

private:
    using Clock = std::chrono::steady_clock;
    QTimer m_timer;
    Clock::time_point m_last = Clock::now();
    std::vector<double> m_gaps;
};

[[nodiscard]] inline double cpuSeconds(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

/// Processor time since it was made, of the main thread and of all others.
class CpuMeter {
public:
    [[nodiscard]] double mainThread() const {
        return cpuSeconds(CLOCK_THREAD_CPUTIME_ID) - m_thread;
    }
    [[nodiscard]] double others() const {
        return cpuSeconds(CLOCK_PROCESS_CPUTIME_ID) - m_process - mainThread();
    }

private:
    double m_thread = cpuSeconds(CLOCK_THREAD_CPUTIME_ID);
    double m_process = cpuSeconds(CLOCK_PROCESS_CPUTIME_ID);
};

} // namespace tessera
