// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/common/Console.h"
#include "app/window/shell/MainWindow.h"

#include "core/support/Platform.h"

using namespace tessera;

int main(int argc, char** argv) {
    if (const auto code = runCommandLine(argc, argv))
        return leaveWith(*code);
    if (!hasDisplay()) {
        complain(CliText::tr("tessera: there is no display to open a window on. The commands need "
                             "none: see “tessera --help”."));
        return leaveWith(static_cast<int>(ExitCode::Failed));
    }
    return leaveWith(runWindow(argc, argv));
}
