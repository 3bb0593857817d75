// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/FormatRegistry.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cstdio>

namespace tessera {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Formats)
};

const QString kStandardStream = QStringLiteral("-");

QString inputName(const QString& path) {
    return path == kStandardStream ? Text::tr("standard input") : path;
}

[[noreturn]] void fail(const QString& path, const QString& reason) {
    throw UserError(QStringLiteral("%1: %2").arg(inputName(path), reason));
}

const Format& formatOf(const QString& id) {
    const Format* format = findFormat(id);
    if (format == nullptr)
        throw UserError(Text::tr("There is no format “%1”.").arg(id));
    return *format;
}

QString tooLarge() {
    return Text::tr("the file is larger than %1 MB, the most that is read.")
        .arg(kMaxFileBytes / 1024 / 1024);
}

/// Reads at most one byte more than the limit, whatever the device says of its
/// size: pipes and devices say nothing.
QByteArray readBounded(QFile& file, const QString& path) {
    QByteArray bytes;
    while (bytes.size() <= kMaxFileBytes) {
        const QByteArray part = file.read(kMaxFileBytes + 1 - bytes.size());
        if (part.isEmpty())
            break;
        bytes += part;
    }
    if (file.error() != QFileDevice::NoError)
        fail(path, Text::tr("the file cannot be read (%1).").arg(file.errorString()));
    if (bytes.size() > kMaxFileBytes)
        fail(path, tooLarge());
    return bytes;
}

QByteArray readAll(const QString& path) {
    QFile file(path);
    if (path == kStandardStream) {
        if (!file.open(stdin, QIODevice::ReadOnly))
            fail(path, Text::tr("it cannot be read."));
        return readBounded(file, path);
    }
    const QFileInfo info(path);
    if (!info.exists())
        fail(path, Text::tr("there is no such file."));
    if (info.isDir())
        fail(path, Text::tr("this is a directory, not a file."));
    if (info.size() > kMaxFileBytes)
        fail(path, tooLarge());
    if (!file.open(QIODevice::ReadOnly))
        fail(path, Text::tr("the file cannot be read (%1).").arg(file.errorString()));
    return readBounded(file, path);
}

void writeAll(const QByteArray& bytes, const QString& path) {
    const auto failure = [&](const QString& reason) {
        return UserError(Text::tr("%1: the file cannot be written (%2).").arg(path, reason));
    };
    if (path == kStandardStream) {
        QFile file;
        if (!file.open(stdout, QIODevice::WriteOnly) || file.write(bytes) != bytes.size() ||
            !file.flush())
            throw failure(file.errorString());
        return;
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        throw failure(file.errorString());
}

} // namespace

ReadResult loadPuzzle(const QString& path, const QString& formatId, const ReadOptions& options) {
    const Format* format = formatId.isEmpty() ? nullptr : &formatOf(formatId);
    const QByteArray bytes = readAll(path);
    try {
        return format != nullptr ? format->read(bytes, options) : readPuzzle(bytes, options);
    } catch (const FormatError& error) {
        // "file:line:column: …" is what editors and terminals follow.
        const bool placed = error.position().line > 0;
        throw UserError(inputName(path) + (placed ? QStringLiteral(":") : QStringLiteral(": ")) +
                        error.sentence());
    } catch (const UserError& error) {
        fail(path, error.sentence());
    }
}

void savePuzzle(const PuzzleFile& file, const QString& path, const QString& formatId) {
    const Format* format = formatId.isEmpty() ? formatForWriting(path) : &formatOf(formatId);
    if (format == nullptr)
        format = allFormats().front().get();
    if (!format->canWrite())
        throw UserError(Text::tr("The format “%1” can only be read.").arg(format->name()));
    writeAll(format->write(file), path);
}

} // namespace tessera
