// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/PuzzleInput.h"

#include "app/cli/Console.h"

#include "core/support/FileIo.h"

#include <QFileInfo>

namespace tessera {

OperandSpec puzzleOperand() {
    return {QStringLiteral("IN"),
            CliText::tr("A puzzle or a board in any known format, or a viewer address."), false};
}

ReadResult readInput(const QString& in, const QString& formatId, Warnings warnings) {
    const bool isAddress = in.contains(QLatin1String("board_edges=")) && !QFileInfo::exists(in);
    ReadResult result = isAddress ? readPuzzle(in.toUtf8()) : loadPuzzle(in, formatId);
    if (warnings == Warnings::Quiet)
        return result;
    for (const QString& warning : result.warnings) {
        complain(CliText::tr("%1: warning: %2")
                     .arg(isAddress ? CliText::tr("address") : inputName(in), warning));
    }
    return result;
}

void checkSavable(const PuzzleFile& file, const QString& path) {
    checkWritable(path);
    const Format* format = formatForWriting(path);
    if (format != nullptr)
        static_cast<void>(format->write(file));
}

} // namespace tessera
