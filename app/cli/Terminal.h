// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tessera {

// The only place of the command line that asks the operating system itself.

/// Whether standard error is a terminal, on which a line can be redrawn.
[[nodiscard]] bool errorIsTerminal();

/// From now on the first Ctrl-C or termination request only sets interrupted();
/// the second ends the program as usual.
void catchInterrupts();
[[nodiscard]] bool interrupted();

/// Whether a window can be shown at all.
[[nodiscard]] bool hasDisplay();

} // namespace tessera
