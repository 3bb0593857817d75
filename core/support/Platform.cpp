// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/Platform.h"

#include <QtGlobal>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <fstream>
#include <thread>

#ifdef Q_OS_WIN
#include <cstdio>
#include <io.h>
#include <windows.h>
#else
#include <csignal>
#include <fcntl.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <sys/syscall.h>
#endif

namespace tessera {

namespace {

constexpr std::chrono::milliseconds kLockPause{10};

std::atomic<bool> hasWindow{false};

template <typename Try>
bool triedFor(double seconds, const Try& tryIt) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    while (!tryIt()) {
        if (std::chrono::steady_clock::now() >= end)
            return false;
        std::this_thread::sleep_for(kLockPause);
    }
    return true;
}

} // namespace

std::string processorModel() {
    // Linux has this file; on ARM it names no model.
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);) {
        const auto colon = line.find(": ");
        if (line.starts_with("model name") && colon != std::string::npos)
            return line.substr(colon + 2);
    }
    return {};
}

void declareWindow() { hasWindow = true; }

void giveWayToTheWindow() {
    if (hasWindow)
        giveWayToOtherThreads();
}

#ifdef Q_OS_WIN

void keepStandardStreams() {
    // The C library has closed them.
}

bool lockFile(int handle, double seconds) {
    const auto file = reinterpret_cast<HANDLE>(_get_osfhandle(handle));
    return triedFor(seconds, [&] {
        // Far beyond any content: these locks would keep others from reading.
        OVERLAPPED place{};
        place.OffsetHigh = 0x7fffffff;
        return LockFileEx(file, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0,
                          &place) != 0 ||
               GetLastError() != ERROR_LOCK_VIOLATION;
    });
}

bool syncToDisk(int handle) { return _commit(handle) == 0; }

void giveWayToOtherThreads() {
    SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_BELOW_NORMAL);
}

double threadProcessorSeconds() {
    FILETIME created{};
    FILETIME ended{};
    FILETIME kernel{};
    FILETIME user{};
    if (GetThreadTimes(GetCurrentThread(), &created, &ended, &kernel, &user) == 0)
        return 0;
    const auto ticks = [](const FILETIME& time) {
        return 4294967296.0 * time.dwHighDateTime + time.dwLowDateTime;
    };
    return (ticks(kernel) + ticks(user)) * 1e-7;
}

bool errorStreamIsTerminal() { return _isatty(_fileno(stderr)) != 0; }

#else

void keepStandardStreams() {
    std::signal(SIGPIPE, SIG_IGN);
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
        if (fcntl(stream, F_GETFD) != -1 || errno != EBADF)
            continue;
        // Results that cannot be written are a failure; messages are not.
        const int mode = stream == STDERR_FILENO ? O_WRONLY : O_RDONLY;
        [[maybe_unused]] const int opened = open("/dev/null", mode); // the lowest free number
    }
}

bool lockFile(int handle, double seconds) {
    return triedFor(seconds,
                    [=] { return flock(handle, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK; });
}

bool syncToDisk(int handle) { return ::fsync(handle) == 0; }

void giveWayToOtherThreads() {
#ifdef Q_OS_LINUX
    // Contrary to POSIX, Linux gives each thread its own niceness, and QThread's priorities do
    // nothing. Ten steps leave about a tenth of a core beside a thread that wants all of it.
    constexpr int steps = 10;
    const auto thread = static_cast<id_t>(syscall(SYS_gettid));
    setpriority(PRIO_PROCESS, thread, getpriority(PRIO_PROCESS, thread) + steps);
#endif
}

double threadProcessorSeconds() {
    timespec time{};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) != 0)
        return 0;
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

bool errorStreamIsTerminal() { return isatty(STDERR_FILENO) != 0; }

#endif

} // namespace tessera
