// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/experiments/ShippedPlans.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

namespace tessera {

namespace {

const QString kPlansFolder = QStringLiteral(":/experiments");

} // namespace

QStringList shippedPlans() {
    QStringList plans;
    QDirIterator files(kPlansFolder, {QStringLiteral("*.json")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        plans << files.next();
    plans.sort();
    return plans;
}

bool isShippedPlan(const QString& path) {
    return path.startsWith(kPlansFolder + u'/');
}

QString planTitle(const QString& path) {
    QFile file(path);
    QString title;
    if (file.open(QIODevice::ReadOnly))
        title = QJsonDocument::fromJson(file.readAll())[QLatin1String("title")].toString();
    return title.isEmpty() ? QFileInfo(path).fileName() : title;
}

QString usualResultsFolder(const QString& planPath) {
    const QFileInfo plan(planPath);
    const QString name = plan.completeBaseName() + QStringLiteral("-results");
    const QString beside = plan.absolutePath() + u'/' + name;
    const bool canWrite =
        !isShippedPlan(planPath) && QFileInfo(plan.absolutePath()).isWritable();
    if (canWrite || QFileInfo::exists(beside))
        return beside;
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/experiments/") + name;
}

} // namespace tessera
