// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/PuzzleOutput.h"

#include "app/cli/common/Arguments.h"
#include "app/cli/common/Console.h"

#include <algorithm>

namespace tessera {

void checkBoardSavable(const AnyPuzzle& puzzle, const QString& path) {
    const Kind& kind = puzzle.kind();
    const QString format = kind.formatFor(path);
    if (!kind.holdsSolution(format)) {
        const auto formats = kind.formats();
        throw UsageError(CliText::tr("The format “%1” holds no board: give -o another ending, "
                                     "such as .tessera.")
                             .arg(std::ranges::find(formats, format, &FormatFacts::id)->name));
    }
    checkWritable(path);
    static_cast<void>(kind.write({&puzzle, 1}, format));
}

void tellLosses(const AnyPuzzle& puzzle, const QString& path, const QString& formatId) {
    const Kind& kind = puzzle.kind();
    const QString losses =
        kind.lossesOf(puzzle, formatId.isEmpty() ? kind.formatFor(path) : formatId);
    if (losses.isEmpty())
        return;
    const QString name = isStandardStream(path) ? CliText::tr("standard output") : path;
    complain(CliText::tr("%1: warning: %2").arg(name, losses));
}

void savePuzzleTelling(const AnyPuzzle& puzzle, const QString& path, const QString& formatId) {
    puzzle.kind().save({&puzzle, 1}, path, formatId);
    tellLosses(puzzle, path, formatId);
}

} // namespace tessera
