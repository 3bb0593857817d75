// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/common/Console.h"

#include "core/support/Platform.h"

using namespace tessera;

int main(int argc, char** argv) {
    if (const auto code = runCommandLine(argc, argv))
        return leaveWith(*code);
    complain(CliText::tr("This Tessera was built without a window. See “tessera --help” for its "
                         "commands."));
    return leaveWith(static_cast<int>(ExitCode::Failed));
}
