// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace tessera {

/// Does what the command line asks for without a window.
/// @return the exit code, or nothing if the window is meant.
[[nodiscard]] std::optional<int> runCommandLine(int argc, char** argv);

} // namespace tessera
