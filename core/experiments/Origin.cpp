// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/Origin.h"

#include "tessera_commit.h"

#include "core/kind/Kind.h"
#include "core/search/Ranks.h"
#include "core/support/Platform.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QSysInfo>
#include <QThread>

namespace tessera {

QString builtFromCommit() { return QStringLiteral(TESSERA_COMMIT); }

QString builtProgram() { return programText(QStringLiteral(TESSERA_VERSION), builtFromCommit()); }

QString versionLine() {
    const QString commit = builtFromCommit();
    const QString origin = commit.isEmpty() ? QString() : commit + QStringLiteral(", ");
    QString parts;
#ifdef TESSERA_HAS_WINDOW
    parts += QStringLiteral(", window");
#endif
    if (findSolver("sat") != nullptr)
        parts += QStringLiteral(", SAT solver");
    if (const QByteArray version = messagePassingVersion(); !version.isEmpty())
        parts += QStringLiteral(", Open MPI ") + QString::fromLatin1(version);
    return QStringLiteral("%1 (%2Qt %3%4)")
        .arg(QStringLiteral(TESSERA_VERSION), origin, QString::fromLatin1(qVersion()), parts);
}

QString programText(const QString& version, const QString& commit) {
    return commit.isEmpty() ? version : QStringLiteral("%1 (%2)").arg(version, commit);
}

namespace {

/// Without the machine's name: results may be shared.
QString machineText() {
    return QStringLiteral("%1, %2, %3 threads")
        .arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture())
        .arg(QThread::idealThreadCount());
}

QString compilerText() {
#if defined(__clang__)
    return QStringLiteral("Clang " __clang_version__).simplified();
#elif defined(__GNUC__)
    return QStringLiteral("GCC " __VERSION__);
#else
    return {};
#endif
}

QString processorText() {
    static const QString model = QString::fromStdString(processorModel()).simplified();
    return model.isEmpty() ? QSysInfo::currentCpuArchitecture() : model;
}

} // namespace

RecordedRun withOrigin(RecordedRun run) {
    run.version = QCoreApplication::applicationVersion();
    run.commit = builtFromCommit();
    run.machine = machineText();
    run.compiler = compilerText();
    run.processor = processorText();
    run.date = QDateTime::currentDateTimeUtc();
    return run;
}

void addProgram(QJsonObject& json) {
    json[QLatin1String("version")] = QCoreApplication::applicationVersion();
    json[QLatin1String("commit")] = builtFromCommit();
    json[QLatin1String("compiler")] = compilerText();
}

void addOrigin(QJsonObject& json) { addOrigin(json, withOrigin({})); }

void addOrigin(QJsonObject& json, const RecordedRun& run) {
    json[QLatin1String("version")] = run.version;
    json[QLatin1String("commit")] = run.commit;
    json[QLatin1String("compiler")] = run.compiler;
    json[QLatin1String("machine")] = run.machine;
    json[QLatin1String("processor")] = run.processor;
    json[QLatin1String("date")] = run.date.toString(Qt::ISODate);
}

} // namespace tessera
