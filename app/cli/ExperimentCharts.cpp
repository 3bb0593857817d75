// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ExperimentCharts.h"

#include "widgets/experiments/ExperimentCurves.h"
#include "widgets/pictures/CurvePicture.h"

#include "core/support/FileIo.h"

#include <QRegularExpression>

namespace tessera {

namespace {

QString chartPath(const QString& folder, const QString& group) {
    static const QRegularExpression unsafe(QStringLiteral("[^\\w.+×-]+"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    QString name = group;
    return QStringLiteral("%1/chart-%2.svg").arg(folder, name.replace(unsafe, QStringLiteral("-")));
}

} // namespace

void writeCharts(const ExperimentPlan& plan, StoredRuns runs, const QString& folder) {
    for (const auto& group : plan.groups()) {
        const PlannedPuzzle& puzzle = plan.puzzles[group.front()];
        const ChartAxis axis = usualAxis(plan, group);
        std::vector<ChartCurve> curves = methodCurves(plan, runs, group, axis);
        CurvePictureOptions options;
        options.total = puzzle.total;
        options.axis = axis;
        options.logarithmic = true;
        options.showCurrent = false;
        writeFile(curvePicture(std::move(curves), options), chartPath(folder, puzzle.tableName()));
    }
}

} // namespace tessera
