// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace tessera {

/// The name by which "-" reads standard input and writes standard output.
[[nodiscard]] bool isStandardStream(const QString& path);
/// How messages call a path.
[[nodiscard]] QString inputName(const QString& path);

/// A text to be read, and how messages call it.
struct PuzzleSource {
    QString name;
    QString path; ///< of the file, empty if there is none
    QByteArray bytes;
};

/// The whole content of a file, at most @p mostBytes.
/// @throws UserError that begins with its name: missing, a directory, unreadable, too large.
[[nodiscard]] QByteArray readFile(const QString& path, qint64 mostBytes);

/// Writes atomically, except to devices and pipes, which cannot be replaced.
/// @throws UserError whose sentence begins with the file's name.
void writeFile(const QByteArray& bytes, const QString& path);

/// A file that several programs append to, locked while this lives: some moments. Made if missing.
class SharedFile {
public:
    /// @throws UserError with the file's name: no plain file, not writable, locked for seconds.
    explicit SharedFile(const QString& path);

    [[nodiscard]] qint64 size() const { return m_file.size(); }
    /// What is there from a position on, at most so many bytes. @throws UserError
    [[nodiscard]] QByteArray readFrom(qint64 position, qint64 mostBytes);
    /// Waits until the system has brought it to the disk. @throws UserError
    void append(const QByteArray& bytes);

private:
    QString m_path;
    QFile m_file;
};

/// Whether a path is that of a device, a pipe or a socket.
[[nodiscard]] bool isSpecialFile(const QString& path);

/// Finds out before long work whether writeFile() would fail, leaving no trace.
/// @throws UserError as writeFile() does.
void checkWritable(const QString& path);

} // namespace tessera
