// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/ManualPage.h"
#include "app/cli/ShellCompletion.h"

namespace tessera {

namespace {

std::vector<CommandSpec> allSpecs() {
    std::vector<CommandSpec> specs;
    for (const Command& command : allCommands())
        specs.push_back(command.spec);
    return specs;
}

ExitCode completion(const Arguments& arguments) {
    const QString shell = arguments.operand(0);
    const auto specs = allSpecs();
    if (shell == QLatin1String("bash"))
        printText(bashCompletion(specs));
    else if (shell == QLatin1String("zsh"))
        printText(zshCompletion(specs));
    else if (shell == QLatin1String("fish"))
        printText(fishCompletion(specs));
    else
        throw UsageError(CliText::tr("“%1” is none of the shells bash, zsh and fish.").arg(shell));
    return ExitCode::Done;
}

ExitCode manual(const Arguments&) {
    printText(manualPage(allSpecs()));
    return ExitCode::Done;
}

} // namespace

Command completionCommand() {
    CommandSpec spec;
    spec.name = QStringLiteral("completion");
    spec.summary = CliText::tr("Print a script that lets a shell complete these words.");
    spec.operands = {{QStringLiteral("SHELL"), CliText::tr("bash, zsh or fish.")}};
    spec.notes = {CliText::tr("For bash: source <(tessera completion bash)")};
    return {spec, completion};
}

Command manCommand() {
    CommandSpec spec;
    spec.name = QStringLiteral("man");
    spec.summary = CliText::tr("Print the manual page, to be read with “man -l -”.");
    return {spec, manual};
}

} // namespace tessera
