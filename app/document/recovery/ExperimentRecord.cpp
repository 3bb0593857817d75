// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/recovery/ExperimentRecord.h"

#include "app/document/recovery/RecoveryRecord.h"

#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tessera {

namespace {

constexpr QLatin1String kExperimentVersion("tesseraExperiment");
constexpr QLatin1String kPlan("plan");
constexpr QLatin1String kFolder("folder");
constexpr QLatin1String kJobs("jobs");

} // namespace

QByteArray ExperimentRecord::toBytes() const {
    return QJsonDocument({{kExperimentVersion, 1}, {kPlan, plan}, {kFolder, folder}, {kJobs, jobs}})
        .toJson();
}

ExperimentRecord ExperimentRecord::fromBytes(const QByteArray& bytes) {
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    ExperimentRecord record;
    record.plan = object[kPlan].toString();
    record.folder = object[kFolder].toString();
    record.jobs = std::max(1, object[kJobs].toInt(1));
    if (object[kExperimentVersion].toInt() != 1 || record.plan.isEmpty() || record.folder.isEmpty())
        throw UserError(
            RecoveryText::tr("this is no recovery copy of this version, or a damaged one"));
    return record;
}

} // namespace tessera
