// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/CommandLine.h"

#if __has_include("app/window/WindowMain.h")
#include "app/window/WindowMain.h"
#else
#include <cstdio>
namespace {
int runWindow(int, char**) {
    std::fputs("tessera: this build has no window yet.\n", stderr);
    return 1;
}
} // namespace
#endif

int main(int argc, char** argv) {
    if (const auto code = tessera::runCommandLine(argc, argv))
        return *code;
    return runWindow(argc, argv);
}
