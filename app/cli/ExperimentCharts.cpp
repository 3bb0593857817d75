// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ExperimentCharts.h"

#include "widgets/pictures/CurvePicture.h"

#include "core/experiments/MedianCurve.h"
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
        const bool bySeconds = puzzle.budget.seconds.has_value();
        std::vector<ChartCurve> curves;
        for (std::size_t method = 0; method < plan.methods.size(); ++method) {
            std::vector<const StoredRun*> finished;
            for (const FinishedRun& run : finishedRuns(plan, runs, group, method))
                finished.push_back(run.run);
            auto points =
                medianCurve(finished, bySeconds ? CurveAxis::Seconds : CurveAxis::Evaluations);
            if (!points.empty())
                curves.push_back({plan.methods[method].name, {}, std::move(points), {}});
        }
        CurvePictureOptions options;
        options.total = puzzle.total;
        options.axis = bySeconds ? ChartAxis::Seconds : ChartAxis::Evaluations;
        options.logarithmic = true;
        options.showCurrent = false;
        writeFile(curvePicture(std::move(curves), options), chartPath(folder, puzzle.tableName()));
    }
}

} // namespace tessera
