// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/PuzzleFiles.h"

#include "app/cli/common/Arguments.h"
#include "app/cli/common/Console.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QFileInfo>

#include <algorithm>

namespace tessera {

PuzzleSource openInput(const QString& in) {
    if (!QFileInfo::exists(in)) {
        for (const Kind* kind : allKinds()) {
            if (const auto name = kind->typedName(in))
                return {*name, {}, in.toUtf8()};
        }
    }
    return openSource(in);
}

std::optional<RecordedRun> recordedRunOf(const PuzzleSource& source) {
    if (!looksLikeRunFile(source.bytes))
        return std::nullopt;
    RecordedRun run = named(source.name, [&] { return readRunFile(source.bytes).run; });
    if (run.puzzle.get<PuzzleFile>() == nullptr)
        throw UserError(
            CliText::tr("%1 is no edge-matching puzzle and cannot be shown.").arg(source.name));
    return run;
}

void tellWarnings(const PuzzleSource& source, const QStringList& warnings) {
    for (const QString& warning : warnings)
        complain(CliText::tr("%1: warning: %2").arg(source.name, warning));
}

namespace {

/// The same for all names of a file, empty where nothing is replaced.
QString identityOf(const QString& path) {
    const QFileInfo info(path);
    if (path.isEmpty() || isStandardStream(path) || (info.exists() && !info.isFile()))
        return {};
    if (info.exists())
        return info.canonicalFilePath();
    return QFileInfo(info.absolutePath()).canonicalFilePath() + u'/' + info.fileName();
}

} // namespace

QString memberPath(const QString& out, int index, int count) {
    if (count == 1)
        return out;
    const QFileInfo info(out);
    const QString number = QStringLiteral("%1").arg(
        index + 1, static_cast<int>(QString::number(count).size()), 10, QChar(u'0'));
    const QString ending = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
    return out.chopped(ending.size()) + u'-' + number + ending;
}

void refuseStream(const char* option, const QString& path) {
    const QLatin1String name(option);
    if (isStandardStream(path))
        throw UsageError(CliText::tr("--%1 takes a file, not standard output.").arg(name));
    if (isSpecialFile(path))
        throw UsageError(
            CliText::tr("--%1 takes a plain file; %2 is a device or a pipe.").arg(name, path));
}

void refuseInput(const QString& input, const QStringList& paths) {
    const QString identity = identityOf(input);
    for (const QString& path : paths) {
        if (!identity.isEmpty() && identityOf(path) == identity)
            throw UsageError(
                CliText::tr("%1 is the input; give the output another name.").arg(path));
    }
}

void refuseSameFiles(const QStringList& paths) {
    QStringList seen;
    for (const QString& path : paths) {
        const QString identity = identityOf(path);
        if (identity.isEmpty())
            continue;
        if (seen.contains(identity))
            throw UsageError(CliText::tr("Two outputs cannot both go to %1.").arg(path));
        seen << identity;
    }
}

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
