// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/CommandSpec.h"

#include <span>
#include <vector>

namespace tessera {

/// What can stand in a command's place without being one or a file.
[[nodiscard]] std::vector<OptionSpec> programOptions();

/// What an option does and its default.
[[nodiscard]] QString helpOf(const OptionSpec& option);

/// The text of `tessera COMMAND --help`, for 80 columns.
[[nodiscard]] QString commandHelp(const CommandSpec& spec);

/// The text of `tessera --help`.
[[nodiscard]] QString programHelp(std::span<const CommandSpec> specs);

} // namespace tessera
