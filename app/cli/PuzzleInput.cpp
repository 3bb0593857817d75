// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/PuzzleInput.h"

#include "app/cli/Console.h"

#include "core/support/FileIo.h"

namespace tessera {

OperandSpec puzzleOperand() {
    return {QStringLiteral("IN"),
            CliText::tr("A puzzle or a board in any known format, or a viewer address."), false};
}

ReadResult readInput(const QString& in, const QString& formatId, Warnings warnings) {
    const PuzzleSource source = openSource(in);
    ReadResult result = readSource(source, formatId);
    if (warnings == Warnings::Told)
        tellWarnings(source, result);
    return result;
}

void tellWarnings(const PuzzleSource& source, const ReadResult& result) {
    for (const QString& warning : result.warnings)
        complain(CliText::tr("%1: warning: %2").arg(source.name, warning));
}

void checkSavable(const PuzzleFile& file, const QString& path) {
    checkWritable(path);
    const Format* format = formatForWriting(path);
    if (format != nullptr)
        static_cast<void>(format->write(file));
}

} // namespace tessera
