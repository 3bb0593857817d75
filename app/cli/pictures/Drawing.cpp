// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "widgets/experiments/ExperimentCurves.h"
#include "widgets/experiments/ResultPlots.h"
#include "widgets/pictures/CurvePicture.h"
#include "widgets/pictures/PictureFile.h"

#include "core/support/FileIo.h"

#include <QApplication>
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
    const std::vector<std::size_t> styles = methodRuns(plan);
    writeFile(pictureBytes(PictureFormat::Svg, kTimesPicture, plan.title,
                           [&](QPainter& painter, const QRectF& area) {
                               const PlotPaper paper{area.size(), paperPalette(), QFont()};
                               paintPlot(painter, area,
                                         solveTimesPlot(groups, times, styles, paper), paper);
                           }),
              chartPath(folder, QStringLiteral("times")));
}

} // namespace

void writeCharts(const ExperimentPlan& plan, StoredRuns runs, const QString& folder) {
    for (const auto& group : plan.groups()) {
        const PlannedPuzzle& puzzle = plan.puzzles[group.front()];
        const CurveAxis axis = usualAxis(plan, group);
        PlotContent content = methodCurves(plan, runs, group, axis);
        content.scale = ChartScale{axis, !drawsGenerations(plan, axis)};
        writeFile(curvePicture(std::move(content), PictureFormat::Svg, kUsualPicture),
                  chartPath(folder, puzzle.tableName()));
    }
    if (plan.publishedTimes)
        writeSolveTimes(plan, runs, folder);
}

} // namespace tessera
