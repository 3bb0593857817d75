// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tessera {

/// Opens the window with the files named on the command line, or with the
/// sample puzzle. @return the exit code: 2 if there is no display.
[[nodiscard]] int runWindow(int argc, char** argv);

} // namespace tessera
