// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "app/cli/EdgeCommands.h"
#include "app/cli/sudoku/SudokuCommands.h"

#include <algorithm>
#include <map>
#include <vector>

namespace tessera {

const KindCommands& commandsOf(const Kind& kind) {
    static const EdgeCommands edges(*allKinds().front());
    static const SudokuCommands sudoku;
    static std::map<const Kind*, KindCommands> others;
    for (const KindCommands* own : {static_cast<const KindCommands*>(&edges),
                                    static_cast<const KindCommands*>(&sudoku)}) {
        if (&own->kind() == &kind)
            return *own;
    }
    return others.try_emplace(&kind, kind).first->second;
}

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
