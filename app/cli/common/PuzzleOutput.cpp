// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/PuzzleOutput.h"

#include "app/cli/common/Arguments.h"
#include "app/cli/common/Console.h"

#include "core/edges/formats/FormatLosses.h"
#include "core/edges/formats/FormatRegistry.h"
#include "core/support/FileIo.h"

namespace tessera {

void checkBoardSavable(const PuzzleFile& file, const QString& path) {
    const Format* format = formatForWriting(path);
    if (format != nullptr && !format->scope().board) {
        throw UsageError(CliText::tr("The format “%1” holds no board: give -o another ending, "
                                     "such as .tessera.")
                             .arg(format->name()));
    }
    checkWritable(path);
    if (format != nullptr)
        static_cast<void>(format->write(file));
}

void tellLosses(const PuzzleFile& file, const QString& path, const QString& formatId) {
    const Format* format = formatId.isEmpty() ? formatForWriting(path) : findFormat(formatId);
    const QString losses = format != nullptr ? lossesOf(file, *format) : QString();
    if (losses.isEmpty())
        return;
    const QString name = isStandardStream(path) ? CliText::tr("standard output") : path;
    complain(CliText::tr("%1: warning: %2").arg(name, losses));
}

void savePuzzleTelling(const PuzzleFile& file, const QString& path, const QString& formatId) {
    savePuzzle(file, path, formatId);
    tellLosses(file, path, formatId);
}

} // namespace tessera
