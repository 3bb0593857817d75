// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace tessera {

/// The name by which "-" reads standard input and writes standard output.
[[nodiscard]] bool isStandardStream(const QString& path);
/// How messages call a path.
[[nodiscard]] QString inputName(const QString& path);

/// The whole content of a file, at most @p mostBytes.
/// @throws UserError whose sentence begins with the file's name: missing, a
/// directory, unreadable, too large.
[[nodiscard]] QByteArray readFile(const QString& path, qint64 mostBytes);

/// Writes atomically: a failed write leaves the old file and nothing else.
/// Devices and pipes, which cannot be replaced, are written to as they are.
/// @throws UserError whose sentence begins with the file's name.
void writeFile(const QByteArray& bytes, const QString& path);

/// Appends to a file, which is made if it does not exist, and waits until the
/// system has brought it to the disk.
/// @throws UserError whose sentence begins with the file's name.
void appendToFile(const QByteArray& bytes, const QString& path);

/// Finds out before long work whether writeFile() would fail, leaving no trace.
/// @throws UserError as writeFile() does.
void checkWritable(const QString& path);

} // namespace tessera
