// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include <algorithm>
#include <vector>

namespace tessera {

std::span<const Command> allCommands() {
    static const std::vector<Command> commands{
        generateCommand(), solveCommand(),   countCommand(),      scoreCommand(),
        inspectCommand(),  convertCommand(), renderCommand(),     experimentCommand(),
        solversCommand(),  formatsCommand(), completionCommand(), manCommand(),
    };
    return commands;
}

const Command* findCommand(const QString& name) {
    const auto commands = allCommands();
    const auto found = std::ranges::find_if(
        commands, [&](const Command& command) { return command.spec.name == name; });
    return found == commands.end() ? nullptr : &*found;
}

} // namespace tessera
