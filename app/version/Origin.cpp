// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/version/Origin.h"

#include "tessera_commit.h"

#include "core/kind/Kind.h"
#include "core/search/Ranks.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QSysInfo>
#include <QThread>

namespace tessera {

QString builtFromCommit() { return QStringLiteral(TESSERA_COMMIT); }

QString builtProgram() {
    const QString commit = builtFromCommit();
    return QStringLiteral(TESSERA_VERSION) +
           (commit.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(commit));
}

QString versionLine() {
    const QString commit = builtFromCommit();
    const QString origin = commit.isEmpty() ? QString() : commit + QStringLiteral(", ");
    QString parts;
#ifdef QT_WIDGETS_LIB
    parts += QStringLiteral(", window");
#endif
    if (findSolver("sat") != nullptr)
        parts += QStringLiteral(", SAT solver");
    if (const QByteArray version = messagePassingVersion(); !version.isEmpty())
        parts += QStringLiteral(", Open MPI ") + QString::fromLatin1(version);
    return QStringLiteral("%1 (%2Qt %3%4)")
        .arg(QStringLiteral(TESSERA_VERSION), origin, QString::fromLatin1(qVersion()), parts);
}

namespace {

/// Without the machine's name: results may be shared.
QString machineText() {
    return QStringLiteral("%1, %2, %3 threads")
        .arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture())
        .arg(QThread::idealThreadCount());
}

} // namespace

RecordedRun withOrigin(RecordedRun run) {
    run.version = QCoreApplication::applicationVersion();
    run.commit = builtFromCommit();
    run.machine = machineText();
    run.date = QDateTime::currentDateTimeUtc();
    return run;
}

void addOrigin(QJsonObject& json) {
    json[QLatin1String("version")] = QCoreApplication::applicationVersion();
    json[QLatin1String("commit")] = builtFromCommit();
    json[QLatin1String("machine")] = machineText();
    json[QLatin1String("date")] = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
}

} // namespace tessera
