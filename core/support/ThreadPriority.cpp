// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/ThreadPriority.h"

#include <QtGlobal>

#include <atomic>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace tessera {

namespace {

std::atomic<bool> hasWindow{false};

} // namespace

void declareWindow() {
    hasWindow = true;
}

void giveWayToTheWindow() {
    if (!hasWindow)
        return;
#ifdef Q_OS_LINUX
    // Against POSIX, Linux gives each thread its own niceness, and QThread's
    // priorities do nothing under its usual scheduler. Ten steps leave about a
    // tenth of a core beside a thread that wants all of it.
    constexpr int steps = 10;
    const auto thread = static_cast<id_t>(syscall(SYS_gettid));
    setpriority(PRIO_PROCESS, thread, getpriority(PRIO_PROCESS, thread) + steps);
#endif
}

} // namespace tessera
