// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace tessera {

/// Whether the path is "-": standard input or standard output.
[[nodiscard]] bool isStandardStream(const QString& path);
/// How messages name a path.
[[nodiscard]] QString inputName(const QString& path);

/// A text to read, and how messages name it.
struct PuzzleSource {
    QString name;
    QString path; ///< of the file, empty if there is none
    QByteArray bytes;
};

/// The whole content of a file, at most @p mostBytes. UTF-16 and UTF-32 with a byte order mark
/// become UTF-8.
/// @throws UserError that begins with its name: missing, a directory, unreadable, too large.
[[nodiscard]] QByteArray readFile(const QString& path, qint64 mostBytes);

/// @throws UserError that begins with its name, if it is the path of a file
void refuseFileAsFolder(const QString& path);
/// @throws UserError that begins with its name, if there is no such folder
void checkFolder(const QString& path);
/// Also the folders above it. @throws UserError that begins with its name
void makeFolder(const QString& path);

/// Writes atomically, except to devices and pipes, which cannot be replaced.
/// @throws UserError whose sentence begins with the file's name.
void writeFile(const QByteArray& bytes, const QString& path);

/// A file that several programs append to. Locked for the life of this object, which should be
/// short. Created if missing.
class SharedFile {
public:
    /// @throws UserError with the file's name: not a plain file, not writable, or locked for
    /// seconds.
    explicit SharedFile(const QString& path);

    [[nodiscard]] qint64 size() const { return m_file.size(); }
    /// The content from a position on, at most that many bytes. @throws UserError
    [[nodiscard]] QByteArray readFrom(qint64 position, qint64 mostBytes);
    /// Waits until the system has written it to the disk. @throws UserError
    void append(const QByteArray& bytes);

private:
    QString m_path;
    QFile m_file;
};

/// Reserves a file that this program replaces several times. The system ends that even after a
/// crash, which leaves only an empty file beside it.
class FileHold {
public:
    /// @throws UserError with the file's name if another program holds it
    explicit FileHold(const QString& path);
    ~FileHold();
    Q_DISABLE_COPY_MOVE(FileHold)

private:
    QFile m_lock;
};

/// The path of something new, with a number before the ending if that exists.
[[nodiscard]] QString freePath(const QString& base, const QString& ending = {});

/// The same for all names of one file, also while it does not exist; empty for streams, devices
/// and folders.
[[nodiscard]] QString fileIdentity(const QString& path);

/// Whether a path is that of a device, a pipe or a socket.
[[nodiscard]] bool isSpecialFile(const QString& path);

/// Checks before long work whether writeFile() would fail, and leaves no trace.
/// @throws UserError as writeFile() does.
void checkWritable(const QString& path);

} // namespace tessera
