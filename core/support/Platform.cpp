// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/Platform.h"

#include <QtGlobal>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <fstream>
#include <thread>

#ifndef Q_OS_WIN
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
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace tessera {

namespace {

constexpr std::chrono::milliseconds kLockPause{10};

std::atomic<bool> hasWindow{false};

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

void declareWindow() {
    hasWindow = true;
#ifdef __GLIBC__
    // Otherwise large blocks soon come from the heaps of the threads, where a few small ones keep
    // them from the system: a window used for hours would grow.
    mallopt(M_MMAP_THRESHOLD, 256 * 1024);
    mallopt(M_ARENA_MAX, 2);
#endif
}

void returnFreedMemory() {
#ifdef __GLIBC__
    // By itself it returns only the end of each heap, and small blocks of a search lie anywhere.
    if (hasWindow)
        malloc_trim(0);
#endif
}

void giveWayToTheWindow() {
    if (hasWindow)
        giveWayToOtherThreads();
}

bool lockFile(int handle, double seconds) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    while (!tryToLockFile(handle)) {
        if (std::chrono::steady_clock::now() >= end)
            return false;
        std::this_thread::sleep_for(kLockPause);
    }
    return true;
}

#ifndef Q_OS_WIN // for which there is PlatformWindows.cpp

namespace {

/// When the first came, in milliseconds, which may overflow; 0 before.
std::atomic<std::uint32_t> interruptedAt{0};
static_assert(std::atomic<std::uint32_t>::is_always_lock_free);
constexpr std::int32_t kSameRequest = 1000;
bool ignoresInterrupts = false;

/// A later one ends the program at once. Some launchers, such as “timeout”, send each twice: to the
/// program and to its group.
extern "C" void tesseraInterrupt(int signal) {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    const auto now = static_cast<std::uint32_t>(
        (std::uint64_t(time.tv_sec) * 1000 + std::uint64_t(time.tv_nsec) / 1'000'000) | 1U);
    std::uint32_t first = 0;
    if (interruptedAt.compare_exchange_strong(first, now))
        return;
    // Negative if two threads get the two at once.
    if (static_cast<std::int32_t>(now - first) < kSameRequest)
        return;
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

} // namespace

QStringList programWords(int argc, char** argv) {
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    return words;
}

void catchInterrupts() {
    if (ignoresInterrupts)
        return;
    std::signal(SIGINT, tesseraInterrupt);
    std::signal(SIGTERM, tesseraInterrupt);
    // nohup ignores it, and that must stay.
    if (std::signal(SIGHUP, tesseraInterrupt) == SIG_IGN)
        std::signal(SIGHUP, SIG_IGN);
}

bool interrupted() { return interruptedAt != 0; }

void ignoreInterrupts() {
    ignoresInterrupts = true;
    std::signal(SIGINT, SIG_IGN);
    std::signal(SIGTERM, SIG_IGN);
}

void endureFileLimits() { std::signal(SIGXFSZ, SIG_IGN); }

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

bool tryToLockFile(int handle) {
    return flock(handle, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

bool syncToDisk(int handle) {
    // Some file systems, and pipes, have nothing to synchronize.
    return ::fsync(handle) == 0 || errno == EINVAL || errno == ENOTSUP || errno == ENOSYS;
}

bool mayReplaceLater(double) { return false; }

void giveWayToOtherThreads() {
#ifdef Q_OS_LINUX
    // Contrary to POSIX, Linux gives each thread its own niceness, and QThread's priorities do
    // nothing. Ten steps leave about a tenth of a core beside a thread that wants all of it.
    constexpr int steps = 10;
    const auto thread = static_cast<id_t>(syscall(SYS_gettid));
    setpriority(PRIO_PROCESS, thread, getpriority(PRIO_PROCESS, thread) + steps);
#endif
}

int leaveWith(int code) { return code; }

int threadPriority() { return 0; }

void inheritPriority(int) {}

double threadProcessorSeconds() {
    timespec time{};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) != 0)
        return 0;
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

std::uint64_t freeMemory() {
    std::uint64_t free = 0;
    std::ifstream info("/proc/meminfo");
    for (std::string word; info >> word;) {
        if (word == "MemAvailable:" && info >> free) {
            free *= 1024; // it is in kB
            break;
        }
    }
    if (free == 0) {
        const auto pages = sysconf(_SC_PHYS_PAGES);
        const auto size = sysconf(_SC_PAGESIZE);
        free = pages > 0 && size > 0 ? std::uint64_t(pages) * std::uint64_t(size) / 2 : 0;
    }
    // Of a container; no number if it has no limit.
    std::uint64_t limit = 0;
    if (std::ifstream("/sys/fs/cgroup/memory.max") >> limit)
        free = std::min(free, limit);
    return free;
}

bool errorStreamIsTerminal() { return isatty(STDERR_FILENO) != 0; }

void listInTaskbar(const QString&) {}

#endif

} // namespace tessera
