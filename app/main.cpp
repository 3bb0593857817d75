// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/CommandLine.h"
#include "app/window/WindowMain.h"

using namespace tessera;

int main(int argc, char** argv) {
    if (const auto code = runCommandLine(argc, argv))
        return *code;
    return tessera::runWindow(argc, argv);
}
