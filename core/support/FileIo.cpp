// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/FileIo.h"

#include "core/support/NumberText.h"
#include "core/support/Platform.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QSaveFile>
#include <QStringConverter>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace tessera {

namespace {

/// Another program holds the lock for one line only, which takes as long as its disk does.
constexpr double kLockSeconds = 5;
/// So long the processes of a job may outlive their launcher.
constexpr double kHoldSeconds = 1;

struct FileIoText {
    Q_DECLARE_TR_FUNCTIONS(FileIo)
};

constexpr qint64 kPartBytes = 64 * 1024;

[[noreturn]] void failFolder(const QString& path, const QString& reason) {
    throw UserError(QStringLiteral("%1: %2"), leftToRight(path), reason);
}

[[noreturn]] void fail(const QString& path, const QString& reason) {
    failFolder(inputName(path), reason);
}

[[noreturn]] void failWriting(const QString& path, const QString& reason) {
    const QString name = isStandardStream(path) ? FileIoText::tr("standard output") : path;
    throw UserError(FileIoText::tr("%1: the file cannot be written (%2)."), name, reason);
}

[[noreturn]] void failTooLarge(const QString& path, qint64 mostBytes) {
    constexpr qint64 kilobyte = 1024;
    constexpr qint64 megabyte = 1024 * kilobyte;
    fail(path,
         mostBytes < megabyte
             ? FileIoText::tr("the file exceeds the limit of %1 KB.").arg(mostBytes / kilobyte)
             : FileIoText::tr("the file exceeds the limit of %1 MB.").arg(mostBytes / megabyte));
}

/// Reads at most one byte more than the limit: pipes and devices do not report their size.
QByteArray readBounded(QFile& file, const QString& path, qint64 mostBytes) {
    // As large as the content, not as the limit: QFile::read() allocates what it is asked for.
    QByteArray bytes;
    bytes.reserve(static_cast<qsizetype>(
        std::clamp<qint64>(file.size() - file.pos(), 0, mostBytes) + kPartBytes));
    while (bytes.size() <= mostBytes) {
        const qsizetype before = bytes.size();
        bytes.resize(before + static_cast<qsizetype>(std::min(kPartBytes, mostBytes + 1 - before)));
        const qint64 got = file.read(bytes.data() + before, bytes.size() - before);
        bytes.resize(before + static_cast<qsizetype>(std::max<qint64>(0, got)));
        if (got <= 0)
            break;
    }
    if (file.error() != QFileDevice::NoError)
        fail(path, FileIoText::tr("the file cannot be read (%1).").arg(file.errorString()));
    if (bytes.size() > mostBytes)
        failTooLarge(path, mostBytes);
    return bytes;
}

/// Not through QFile, for which the end of a pipe is an error on Windows.
QByteArray readStandardInput(const QString& path, qint64 mostBytes) {
    QByteArray bytes;
    while (bytes.size() <= mostBytes) {
        const qsizetype before = bytes.size();
        bytes.resize(before + static_cast<qsizetype>(std::min(kPartBytes, mostBytes + 1 - before)));
        const std::size_t got = std::fread(bytes.data() + before, 1,
                                           static_cast<std::size_t>(bytes.size() - before), stdin);
        bytes.resize(before + static_cast<qsizetype>(got));
        if (got == 0)
            break;
    }
    if (std::ferror(stdin) != 0)
        fail(path, FileIoText::tr("the file cannot be read (%1).").arg(qt_error_string()));
    if (bytes.size() > mostBytes)
        failTooLarge(path, mostBytes);
    return bytes;
}

/// Text of UTF-16 or UTF-32 with a byte order mark as UTF-8: Notepad and PowerShell write such files.
QByteArray asUtf8(QByteArray bytes) {
    const auto encoding = QStringConverter::encodingForData(bytes);
    if (!encoding || *encoding == QStringConverter::Utf8)
        return bytes;
    return QString(QStringDecoder(*encoding)(bytes)).toUtf8();
}

/// Whether a write failed for lack of room. The first that fails may write a part, the next ones
/// nothing: both get one sentence.
bool isOutOfRoom(const QFile& file) {
    // For a partly written file Qt reports only the text that it has before any error.
    return file.error() == QFileDevice::ResourceError ||
           file.errorString() == QFile().errorString() ||
           file.errorString() == QString::fromLocal8Bit(std::strerror(EFBIG));
}

void writePlainly(QFile& file, const QByteArray& bytes, const QString& path) {
    if (file.write(bytes) == bytes.size() && file.flush())
        return;
    failWriting(path,
                isOutOfRoom(file)
                    ? FileIoText::tr("the disk is full, or the file has reached its size limit")
                    : file.errorString());
}

void openForReplacing(QSaveFile& file, const QString& path) {
    // The text of QSaveFile misleads in this case.
    if (QFileInfo(path).isDir())
        failWriting(path, FileIoText::tr("this is a folder"));
    // Not absoluteDir(), which leaves out a missing folder before “..”.
    if (path.isEmpty() || !QFileInfo(path).dir().exists())
        failWriting(path, FileIoText::tr("its folder does not exist"));
    // QSaveFile would replace a link that leads to itself.
    std::error_code error;
    static_cast<void>(std::filesystem::status(QFileInfo(path).filesystemFilePath(), error));
    if (error == std::errc::too_many_symbolic_link_levels)
        failWriting(path, QString::fromStdString(error.message()));
    if (!file.open(QIODevice::WriteOnly))
        failWriting(path, file.errorString());
}

} // namespace

/// Whether a new file must not replace this one.
bool isSpecialFile(const QString& path) {
    const QFileInfo info(path);
    return info.exists() && !info.isFile() && !info.isDir();
}

bool isStandardStream(const QString& path) { return path == QLatin1String("-"); }

QString inputName(const QString& path) {
    return isStandardStream(path) ? FileIoText::tr("standard input") : path;
}

QByteArray readFile(const QString& path, qint64 mostBytes) {
    if (isStandardStream(path))
        return asUtf8(readStandardInput(path, mostBytes));
    QFile file(path);
    const QFileInfo info(path);
    if (!info.exists())
        fail(path, FileIoText::tr("the file does not exist."));
    if (info.isDir())
        fail(path, FileIoText::tr("this is a folder, not a file."));
    if (info.size() > mostBytes)
        failTooLarge(path, mostBytes);
    if (!file.open(QIODevice::ReadOnly))
        fail(path, FileIoText::tr("the file cannot be read (%1).").arg(file.errorString()));
    return asUtf8(readBounded(file, path, mostBytes));
}

void refuseFileAsFolder(const QString& path) {
    const QFileInfo info(path);
    if (info.exists() && !info.isDir())
        failFolder(path, FileIoText::tr("this is a file, not a folder."));
}

void checkFolder(const QString& path) {
    refuseFileAsFolder(path);
    if (!QFileInfo::exists(path))
        failFolder(path, FileIoText::tr("the folder does not exist."));
}

void makeFolder(const QString& path) {
    refuseFileAsFolder(path);
    if (!QDir().mkpath(path))
        failFolder(path, FileIoText::tr("the folder cannot be created."));
}

void writeFile(const QByteArray& bytes, const QString& path) {
    const bool isStream = isStandardStream(path);
    if (isStream || isSpecialFile(path)) {
        QFile file(path);
        if (!(isStream ? file.open(stdout, QIODevice::WriteOnly) : file.open(QIODevice::WriteOnly)))
            failWriting(path, file.errorString());
        writePlainly(file, bytes, path);
        return;
    }
    QElapsedTimer clock;
    clock.start();
    for (;;) {
        QSaveFile file(path);
        openForReplacing(file, path);
        // commit() alone would miss a full disk, or one that fails only when it is to keep what it
        // was given, and replace the old file with a torn one.
        const bool isWritten = file.write(bytes) == bytes.size() && file.flush();
        if (isWritten && !syncToDisk(file.handle()))
            failWriting(path, qt_error_string());
        if (isWritten && file.commit())
            return;
        const bool isReplacing = file.error() == QFileDevice::RenameError;
        if (isReplacing && mayReplaceLater(static_cast<double>(clock.elapsed()) * 1e-3))
            continue;
        // Qt has no text of its own for a failed renaming.
        const bool isSaid = file.errorString() != QFile().errorString();
        failWriting(path, isSaid ? file.errorString() : qt_error_string());
    }
}

SharedFile::SharedFile(const QString& path) : m_path(path), m_file(path) {
    const QFileInfo info(path);
    if (info.isDir())
        failWriting(path, FileIoText::tr("this is a folder"));
    // Opening a pipe would wait for its other end.
    if (isSpecialFile(path))
        failWriting(path, FileIoText::tr("this is a device or a pipe"));
    if (!m_file.open(QIODevice::ReadWrite | QIODevice::Append))
        failWriting(path, m_file.errorString());
    if (!lockFile(m_file.handle(), kLockSeconds))
        failWriting(path, FileIoText::tr("another program has locked it"));
}

QByteArray SharedFile::readFrom(qint64 position, qint64 mostBytes) {
    if (!m_file.seek(position))
        fail(m_path, FileIoText::tr("the file cannot be read (%1).").arg(m_file.errorString()));
    return readBounded(m_file, m_path, mostBytes);
}

void SharedFile::append(const QByteArray& bytes) {
    // Another program may have appended before the lock; not every system has a mode for that.
    if (!m_file.seek(m_file.size()))
        failWriting(m_path, m_file.errorString());
    writePlainly(m_file, bytes, m_path);
    if (!syncToDisk(m_file.handle()))
        failWriting(m_path, qt_error_string());
}

FileHold::FileHold(const QString& path) {
    const QString identity = fileIdentity(path);
    if (identity.isEmpty())
        return;
    m_lock.setFileName(identity + QStringLiteral(".lock"));
    // Again if the holder before removed the file that was just locked.
    do {
        m_lock.close();
        if (!m_lock.open(QIODevice::ReadWrite))
            return;
        if (!lockFile(m_lock.handle(), kHoldSeconds))
            fail(path, FileIoText::tr("another program is using this file. Wait until it ends, or "
                                      "use another file."));
    } while (!QFile::exists(m_lock.fileName())); // by name: the open file is always there
}

FileHold::~FileHold() {
    // Removed while it is locked; some systems remove only closed files.
    if (m_lock.isOpen() && !QFile::remove(m_lock.fileName()))
        m_lock.remove();
}

void checkWritable(const QString& path) {
    if (isStandardStream(path) || isSpecialFile(path))
        return;
    QSaveFile file(path);
    openForReplacing(file, path);
    file.cancelWriting();
}

QString fileIdentity(const QString& path) {
    const QFileInfo info(path);
    if (path.isEmpty() || isStandardStream(path) || (info.exists() && !info.isFile()))
        return {};
    if (info.exists())
        return info.canonicalFilePath();
    const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    return folder.isEmpty() ? info.absoluteFilePath() : QDir(folder).filePath(info.fileName());
}

QString freePath(const QString& base, const QString& ending) {
    QString path = base + ending;
    for (int i = 2; QFileInfo::exists(path); ++i)
        path = base + u'-' + QString::number(i) + ending;
    return path;
}

} // namespace tessera
