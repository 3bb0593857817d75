// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "widgets/experiments/ExperimentCurves.h"
#include "widgets/experiments/ResultPlots.h"
#include "widgets/pictures/CurvePicture.h"
#include "widgets/pictures/PictureFile.h"

#include "core/support/FileIo.h"

#include <QApplication>
#include <QPainter>
#include <QPalette>
#include <QRegularExpression>

namespace tessera {

std::unique_ptr<QCoreApplication> makeDrawingApplication(int& argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QApplication>(argc, argv);
}

namespace {

constexpr QSize kTimesPicture(800, 500);

QString chartPath(const QString& folder, const QString& group) {
    static const QRegularExpression unsafe(QStringLiteral("[^\\w.+×-]+"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    QString name = group;
    return QStringLiteral("%1/chart-%2.svg").arg(folder, name.replace(unsafe, QStringLiteral("-")));
}

void writeSolveTimes(const ExperimentPlan& plan, StoredRuns runs, const QString& folder) {
    QStringList groups;
    for (const auto& group : plan.groups())
        groups << plan.puzzles[group.front()].tableName();
    const std::vector<SolveTimes> times = solveTimes(plan, runs);
    const QPalette colors(Qt::black, Qt::white, Qt::white, Qt::gray, Qt::gray, Qt::black,
                          Qt::white);
    writeFile(pictureBytes(PictureFormat::Svg, kTimesPicture, plan.title,
                           [&](QPainter& painter, const QRectF& area) {
                               painter.fillRect(area, Qt::white);
                               paintSolveTimes(painter, area, groups, times, colors);
                           }),
              chartPath(folder, QStringLiteral("times")));
}

} // namespace

void writeCharts(const ExperimentPlan& plan, StoredRuns runs, const QString& folder) {
    const bool byGeneration = plan.curves == PlannedCurves::Generations;
    for (const auto& group : plan.groups()) {
        const PlannedPuzzle& puzzle = plan.puzzles[group.front()];
        CurvePictureOptions options;
        options.total = puzzle.total;
        options.axis = byGeneration ? CurveAxis::Iterations : usualAxis(plan, group);
        if (byGeneration)
            options.countTitle = CliText::tr("Generations");
        options.logarithmic = !byGeneration;
        options.showCurrent = byGeneration;
        std::vector<ChartCurve> curves = byGeneration
                                             ? generationCurves(plan, runs, group)
                                             : methodCurves(plan, runs, group, options.axis);
        writeFile(curvePicture(std::move(curves), options), chartPath(folder, puzzle.tableName()));
    }
    if (plan.publishedTimes)
        writeSolveTimes(plan, runs, folder);
}

} // namespace tessera
