// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/CommandSpec.h"

#include <span>

namespace tessera {

// Scripts that let a shell complete the program's words, made from the same
// declarations as its help: commands, their options, ids of methods and formats
// where an option takes one, and files everywhere else.

[[nodiscard]] QString bashCompletion(std::span<const CommandSpec> specs);
[[nodiscard]] QString zshCompletion(std::span<const CommandSpec> specs);
[[nodiscard]] QString fishCompletion(std::span<const CommandSpec> specs);

} // namespace tessera
