// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/FormatRegistry.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Formats)
};

const Format& formatOf(const QString& id) {
    const Format* format = findFormat(id);
    if (format == nullptr)
        throw UserError(Text::tr("There is no format “%1”.").arg(id));
    return *format;
}

} // namespace

ReadResult loadPuzzle(const QString& path, const QString& formatId, const ReadOptions& options) {
    const Format* format = formatId.isEmpty() ? nullptr : &formatOf(formatId);
    const QByteArray bytes = readFile(path, kMaxFileBytes);
    try {
        if (format == nullptr)
            return readPuzzle(bytes, options);
        ReadResult result = format->read(bytes, options);
        result.format = format;
        return result;
    } catch (const FormatError& error) {
        // "file:line:column: …" is what editors and terminals follow.
        const bool placed = error.position().line > 0;
        throw UserError(inputName(path) + (placed ? QStringLiteral(":") : QStringLiteral(": ")) +
                        error.sentence());
    } catch (const UserError& error) {
        throw UserError(QStringLiteral("%1: %2").arg(inputName(path), error.sentence()));
    }
}

void savePuzzle(const PuzzleFile& file, const QString& path, const QString& formatId) {
    const Format* format = formatId.isEmpty() ? formatForWriting(path) : &formatOf(formatId);
    if (format == nullptr)
        format = allFormats().front().get();
    writeFile(format->write(file), path);
}

} // namespace tessera
