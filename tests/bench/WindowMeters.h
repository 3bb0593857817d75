// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <vector>

namespace tessera {

/// Counts durations to a tenth of a millisecond, with constant memory.
class Durations {
public:
    void add(double milliseconds) {
        const auto bin = static_cast<std::size_t>(std::max(0.0, milliseconds * kBins));
        ++m_counts[std::min(bin, m_counts.size() - 1)];
        ++m_total;
        m_longest = std::max(m_longest, milliseconds);
    }
    /// The most milliseconds in that share of all cases; 0 without any.
    [[nodiscard]] double quantile(double share) const {
        if (share >= 1 || m_total == 0)
            return m_longest;
        auto left = static_cast<std::size_t>(share * static_cast<double>(m_total - 1));
        std::size_t bin = 0;
        while (m_counts[bin] <= left)
            left -= m_counts[bin++];
        return static_cast<double>(bin) / kBins;
    }
    [[nodiscard]] std::size_t count() const { return m_total; }

private:
    static constexpr double kBins = 10; ///< per millisecond

    std::vector<std::size_t> m_counts = std::vector<std::size_t>(20'000);
    std::size_t m_total = 0;
    double m_longest = 0;
};

/// Milliseconds that the calling thread was ready to run but had no core since the object was made,
/// from the kernel's count. 0 if there is none.
class CoreWait {
public:
    CoreWait() : m_file(std::fopen("/proc/thread-self/schedstat", "r")) {
        if (m_file != nullptr)
            std::setvbuf(m_file, nullptr, _IONBF, 0);
    }
    CoreWait(const CoreWait&) = delete;
    CoreWait& operator=(const CoreWait&) = delete;
    ~CoreWait() {
        if (m_file != nullptr)
            std::fclose(m_file);
    }
    [[nodiscard]] double milliseconds() const {
        unsigned long long ran = 0;
        unsigned long long waited = 0;
        if (m_file == nullptr)
            return 0;
        std::rewind(m_file);
        return std::fscanf(m_file, "%llu %llu", &ran, &waited) == 2
                   ? static_cast<double>(waited) / 1e6
                   : 0;
    }

private:
    std::FILE* m_file;
};

/// Records how long an event waits for the main thread, and how much of that the program itself
/// causes: other programs may have the cores.
class StallMeter final : public QObject {
public:
    StallMeter() {
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            const auto now = Clock::now();
            const double waited = m_wait.milliseconds();
            const double gap = std::chrono::duration<double, std::milli>(now - m_last).count();
            m_gaps.add(gap);
            m_busy.add(gap - (waited - m_waited));
            m_last = now;
            m_waited = waited;
        });
        m_timer.start(4);
    }
    /// The most milliseconds between two ticks, in that share of all cases.
    [[nodiscard]] double gap(double share) const { return m_gaps.quantile(share); }
    /// The same without the time in which the thread had no core.
    [[nodiscard]] double busyGap(double share) const { return m_busy.quantile(share); }

private:
    using Clock = std::chrono::steady_clock;
    QTimer m_timer;
    CoreWait m_wait;
    double m_waited = m_wait.milliseconds();
    Clock::time_point m_last = Clock::now();
    Durations m_gaps;
    Durations m_busy;
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
