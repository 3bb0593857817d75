// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/Terminal.h"

#include <QtGlobal>

#include <csignal>

namespace tessera {

namespace {

volatile std::sig_atomic_t interruptedFlag = 0;

extern "C" void tesseraInterrupt(int signal) {
    interruptedFlag = 1;
    std::signal(signal, SIG_DFL);
}

} // namespace

void catchInterrupts() {
    std::signal(SIGINT, tesseraInterrupt);
    std::signal(SIGTERM, tesseraInterrupt);
#ifdef SIGHUP
    // nohup has it ignored, and so it stays.
    if (std::signal(SIGHUP, tesseraInterrupt) == SIG_IGN)
        std::signal(SIGHUP, SIG_IGN);
#endif
}

bool interrupted() {
    return interruptedFlag != 0;
}

bool hasDisplay() {
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    return true;
#else
    return !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#endif
}

} // namespace tessera
