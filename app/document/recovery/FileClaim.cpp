// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/recovery/FileClaim.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace tessera {

FileClaim::FileClaim(const QString& folder, const QString& path) {
    QDir().mkpath(folder);
    const QString canonical = QFileInfo(path).canonicalFilePath();
    const QByteArray name =
        QCryptographicHash::hash(canonical.toUtf8(), QCryptographicHash::Sha256).toHex();
    m_lock = std::make_unique<QLockFile>(
        QDir(folder).filePath(QString::fromLatin1(name.left(32)) + QStringLiteral(".open")));
    m_lock->setStaleLockTime(0);
    if (m_lock->tryLock(0)) {
        m_held = true;
        return;
    }
    // A folder in which nothing can be locked is no other program.
    m_held = m_lock->error() != QLockFile::LockFailedError;
    QString host;
    QString application;
    if (!m_held)
        (void)m_lock->getLockInfo(&m_holder, &host, &application);
}

} // namespace tessera
