// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/recovery/LiveLock.h"

#include <QCoreApplication>
#include <QLockFile>
#include <QStringList>
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

} // namespace tessera
