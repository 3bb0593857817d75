// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/recovery/FileWatch.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>

namespace tessera {

bool takeLiveLock(QLockFile& lock) {
    lock.setStaleLockTime(0);
    if (lock.tryLock(0))
        return true;
    // Qt writes the second one on Windows.
    const QStringList machine{QSysInfo::machineHostName(), qEnvironmentVariable("COMPUTERNAME")};
    qint64 holder = 0;
    QString host;
    QString application;
    // Where this program itself holds it, the system refuses to remove it.
    return lock.error() == QLockFile::LockFailedError &&
           lock.getLockInfo(&holder, &host, &application) &&
           holder == QCoreApplication::applicationPid() && machine.contains(host) &&
           lock.removeStaleLockFile() && lock.tryLock(0);
}

FileClaim::FileClaim(const QString& folder, const QString& path) {
    QDir().mkpath(folder);
    const QString canonical = QFileInfo(path).canonicalFilePath();
    const QByteArray name =
        QCryptographicHash::hash(canonical.toUtf8(), QCryptographicHash::Sha256).toHex();
    m_lock = std::make_unique<QLockFile>(
        QDir(folder).filePath(QString::fromLatin1(name.left(32)) + QStringLiteral(".open")));
    if (takeLiveLock(*m_lock)) {
        m_held = true;
        return;
    }
    // A folder in which nothing can be locked does not mean another program.
    m_held = m_lock->error() != QLockFile::LockFailedError;
    QString host;
    QString application;
    if (!m_held)
        (void)m_lock->getLockInfo(&m_holder, &host, &application);
}

namespace {

constexpr int kSettleMilliseconds = 200;

/// Empty if the file is missing or cannot be read.
QByteArray digestOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return hash.addData(&file) ? hash.result() : QByteArray();
}

} // namespace

FileWatch::FileWatch(QObject* parent) : QObject(parent) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMilliseconds);
    connect(&m_settle, &QTimer::timeout, this, &FileWatch::check);
    const auto later = [this] { m_settle.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, later);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, later);
}

void FileWatch::follow(const QString& path) {
    m_path = path;
    m_known = path.isEmpty() ? QByteArray() : digestOf(path);
    m_told = State::Same;
    watch();
}

void FileWatch::expect(const QByteArray& digest) {
    m_known = digest;
    check();
}

void FileWatch::watch() {
    const QStringList before = m_watcher.files() + m_watcher.directories();
    if (!before.isEmpty())
        m_watcher.removePaths(before);
    if (m_path.isEmpty())
        return;
    // A file that is replaced by another is not watched any more; its folder is.
    if (const QString folder = QFileInfo(m_path).absolutePath(); QFileInfo::exists(folder))
        m_watcher.addPath(folder);
    if (QFileInfo::exists(m_path))
        m_watcher.addPath(m_path);
}

FileWatch::State FileWatch::look() const {
    if (m_path.isEmpty())
        return State::Same;
    const QByteArray now = digestOf(m_path);
    if (now == m_known)
        return State::Same;
    return now.isEmpty() ? State::Gone : State::Changed;
}

void FileWatch::check() {
    const State state = look();
    watch();
    if (state == m_told)
        return;
    m_told = state;
    emit stateChanged(state);
}

} // namespace tessera
