// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/ThreadPriority.h"

#include "core/support/Platform.h"

#include <atomic>

namespace tessera {

namespace {

std::atomic<bool> hasWindow{false};

} // namespace

void declareWindow() {
    hasWindow = true;
}

void giveWayToTheWindow() {
    if (hasWindow)
        giveWayToOtherThreads();
}

} // namespace tessera
