// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/Arguments.h"
#include "app/cli/common/CommandSpec.h"
#include "app/cli/common/Console.h"

#include <span>

namespace tessera {

/// A headless command. To add one: write its file and name it in Commands.cpp;
/// help and dispatch follow.
struct Command {
    CommandSpec spec;
    /// @throws UsageError or UserError
    ExitCode (*run)(const Arguments& arguments);
    bool draws = false; ///< needs Qt's drawing, though no display
};

[[nodiscard]] std::span<const Command> allCommands();
/// Nothing if there is none of that name.
[[nodiscard]] const Command* findCommand(const QString& name);

// One file each.
[[nodiscard]] Command generateCommand();
[[nodiscard]] Command solveCommand();
[[nodiscard]] Command countCommand();
[[nodiscard]] Command scoreCommand();
[[nodiscard]] Command inspectCommand();
[[nodiscard]] Command convertCommand();
[[nodiscard]] Command renderCommand();
[[nodiscard]] Command experimentCommand();
[[nodiscard]] Command solversCommand();
[[nodiscard]] Command formatsCommand();
[[nodiscard]] Command completionCommand();
[[nodiscard]] Command manCommand();

} // namespace tessera
