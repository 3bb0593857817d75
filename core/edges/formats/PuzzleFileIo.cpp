// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/FormatRegistry.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"
#include "core/text/FormatError.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace tessera {

namespace {

const Format& formatOf(const QString& id) {
    const Format* format = findFormat(id);
    if (format == nullptr)
        throw UserError(FormatText::tr("There is no format “%1”.").arg(id));
    return *format;
}

} // namespace

PuzzleSource openSource(const QString& in) {
    if (in.contains(QLatin1String("board_edges=")) && !QFileInfo::exists(in))
        return {FormatText::tr("address"), {}, in.toUtf8()};
    return {inputName(in), isStandardStream(in) ? QString() : QFileInfo(in).absoluteFilePath(),
            readFile(in, kMaxFileBytes)};
}

ReadResult readSource(const PuzzleSource& source, const QString& formatId,
                      const ReadOptions& options) {
    const Format* format = formatId.isEmpty() ? nullptr : &formatOf(formatId);
    try {
        if (format == nullptr)
            return readPuzzle(source.bytes, options);
        ReadResult result = format->read(source.bytes, options);
        result.format = format;
        return result;
    } catch (const FormatError& error) {
        // "file:line:column: …" is what editors and terminals follow.
        const bool placed = error.position().line > 0;
        throw UserError(source.name + (placed ? QStringLiteral(":") : QStringLiteral(": ")) +
                        error.sentence());
    } catch (const UserError& error) {
        throw UserError(QStringLiteral("%1: %2").arg(source.name, error.sentence()));
    }
}

ReadResult loadPuzzle(const QString& path, const QString& formatId, const ReadOptions& options) {
    // An unknown format is worth more than a missing file.
    if (!formatId.isEmpty())
        static_cast<void>(formatOf(formatId));
    return readSource({inputName(path), path, readFile(path, kMaxFileBytes)}, formatId, options);
}

void savePuzzle(const PuzzleFile& file, const QString& path, const QString& formatId) {
    const Format* format = formatId.isEmpty() ? formatForWriting(path) : &formatOf(formatId);
    if (format == nullptr)
        format = &kNativeFormat;
    writeFile(format->write(file), path);
}

} // namespace tessera
