// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/PuzzleInput.h"

namespace tessera {

namespace {

/// The id of a format option, empty if not given.
QString formatIdOf(const Arguments& arguments, const QString& option, bool writing) {
    const QString id = arguments.text(option);
    if (!arguments.has(option))
        return {};
    const Format* format = findFormat(id);
    if (format == nullptr) {
        throw UsageError(
            CliText::tr("There is no format “%1”; “tessera formats” lists them.").arg(id));
    }
    if (writing && !format->canWrite())
        throw UsageError(CliText::tr("The format “%1” can only be read.").arg(id));
    return id;
}

ExitCode convert(const Arguments& arguments) {
    const QString from = formatIdOf(arguments, QStringLiteral("from"), false);
    const QString to = formatIdOf(arguments, QStringLiteral("to"), true);
    savePuzzle(readInput(arguments.operand(0), from).file, arguments.operand(1), to);
    return ExitCode::Done;
}

} // namespace

Command convertCommand() {
    CommandSpec spec;
    spec.name = QStringLiteral("convert");
    spec.summary = CliText::tr("Write a puzzle or a board in another format.");
    spec.operands = {
        puzzleOperand(),
        {QStringLiteral("OUT"),
         CliText::tr("The file to write; its ending says the format unless --to does.")}};
    spec.options = {
        {{QStringLiteral("from")},
         QStringLiteral("ID"),
         CliText::tr("Read as this format instead of finding out.")},
        {{QStringLiteral("to")}, QStringLiteral("ID"), CliText::tr("Write this format.")}};
    return {spec, convert};
}

} // namespace tessera
