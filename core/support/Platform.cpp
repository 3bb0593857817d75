// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/Platform.h"

#include <QtGlobal>

#ifdef Q_OS_WIN
#include <cstdio>
#include <io.h>
#include <windows.h>
#else
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

bool errorStreamIsTerminal() {
    return isatty(STDERR_FILENO) != 0;
}

#endif

} // namespace tessera
