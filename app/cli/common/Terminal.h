// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tessera {

/// From now on the first Ctrl-C, termination request or closing of the terminal
/// only sets interrupted(); the second ends the program as usual.
void catchInterrupts();
[[nodiscard]] bool interrupted();

/// Whether a window can be shown at all.
[[nodiscard]] bool hasDisplay();

} // namespace tessera
