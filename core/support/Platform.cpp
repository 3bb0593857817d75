// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/Platform.h"

#include <QtGlobal>

#ifdef Q_OS_WIN
#include <cstdio>
#include <io.h>
#include <windows.h>
#else
#include <time.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <sys/syscall.h>
#endif

namespace tessera {

#ifdef Q_OS_WIN

bool syncToDisk(int handle) {
    return _commit(handle) == 0;
}

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

bool errorStreamIsTerminal() {
    return _isatty(_fileno(stderr)) != 0;
}

#else

bool syncToDisk(int handle) {
    return ::fsync(handle) == 0;
}

void giveWayToOtherThreads() {
#ifdef Q_OS_LINUX
    // Against POSIX, Linux gives each thread its own niceness, and QThread's
    // priorities do nothing under its usual scheduler. Ten steps leave about a
    // tenth of a core beside a thread that wants all of it.
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

bool errorStreamIsTerminal() {
    return isatty(STDERR_FILENO) != 0;
}

#endif

} // namespace tessera
