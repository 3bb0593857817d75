// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "widgets/charts/CurvePlot.h"
#include "widgets/charts/LagPlot.h"
#include "widgets/experiments/AnalysisPlots.h"
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
/// As wide as a page; figures of an analysis have the size of their text in mind.
constexpr QSize kAnalysisPicture(900, 520);

/// @param taken the paths of other charts; receives this one, with a number if its name is taken
QString chartPath(const QString& folder, const QString& group, QStringList& taken) {
    static const QRegularExpression unsafe(QStringLiteral("[^\\w.+×-]+"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    const QString name =
        folder + QStringLiteral("/chart-") + QString(group).replace(unsafe, QStringLiteral("-"));
    QString path = name + QStringLiteral(".svg");
    for (int number = 2; taken.contains(path); ++number)
        path = name + QStringLiteral("-%1.svg").arg(number);
    taken << path;
    return path;
}

void writeSolveTimes(const ExperimentPlan& plan, StoredRuns runs, const QString& path) {
    QStringList groups;
    for (const auto& group : plan.groups())
        groups << plan.puzzles[group.front()].tableName();
    const std::vector<SolveTimes> times = solveTimes(plan, runs);
    const std::vector<std::size_t> styles = methodRuns(plan);
    writeFile(pictureBytes(PictureFormat::Svg, kTimesPicture, plan.title,
                           plotPainter([&](const PlotPaper& paper) {
                               return solveTimesPlot(groups, times, styles, paper);
                           })),
              path);
}

/// Draws on white paper below a caption, as SVG and PDF.
void writeFigure(const QString& path, const QString& caption,
                 const std::function<Plot(const PlotPaper&)>& plot) {
    for (const auto& [format, ending] :
         {std::pair{PictureFormat::Svg, ".svg"}, std::pair{PictureFormat::Pdf, ".pdf"}}) {
        writeFile(figureBytes(format, kAnalysisPicture, caption, plotPainter(plot, true)),
                  path + QLatin1String(ending));
    }
}

void writeCurves(const ExperimentPlan& plan, StoredRuns runs, const QString& caption,
                 std::size_t puzzle, const QString& path) {
    const std::vector<std::size_t> group{puzzle};
    const CurveAxis axis = usualAxis(plan, group);
    const PlotContent content = methodCurves(plan, runs, group, axis);
    writeFigure(path, caption, [&](const PlotPaper& paper) { return curvePlot(content, paper); });
    writeFile(curveCsv(content.curves), path + QStringLiteral(".csv"));
}

void writeBoxes(const ExperimentPlan& plan, StoredRuns runs, const QString& caption,
                std::size_t puzzle, const QString& path) {
    BoxPlot chart;
    chart.setBoxes(methodBoxes(plan, runs, {&puzzle, 1}), plan.puzzles[puzzle].total);
    writeFigure(path, caption, [&](const PlotPaper& paper) { return chart.shownOn(paper); });
    writeFile(chart.csv(), path + QStringLiteral(".csv"));
}

} // namespace

void writeFigures(const ExperimentPlan& plan, StoredRuns runs, const Analysis& analysis,
                  const QString& folder, const Progress& progress) {
    const Study study = studyOf(plan, runs);
    const auto total = static_cast<int>(analysis.figures.size() + 2 * study.puzzles.size());
    auto goesOn = [&, done = 0]() mutable { return !progress || progress(++done, total); };
    const std::vector<std::size_t> all = methodRuns(plan);
    std::vector<std::size_t> styles;
    for (const Study::Method& method : study.methods)
        styles.push_back(all[method.number]);
    for (const AnalysisFigure& figure : analysis.figures) {
        writeFigure(folder + u'/' + figure.id, figure.caption, [&](const PlotPaper& paper) {
            return analysisPlot(figure, study.axis, styles, paper);
        });
        if (!goesOn())
            return;
    }
    for (std::size_t i = 0; i < study.puzzles.size(); ++i) {
        const QString origin = provenance(study, {&i, 1});
        const QString number = QString::number(i + 1);
        writeCurves(plan, runs, CliText::tr("Scores over time.") + u' ' + origin,
                    study.puzzles[i].number, folder + QStringLiteral("/curves-") + number);
        if (!goesOn())
            return;
        writeBoxes(plan, runs, CliText::tr("Final scores.") + u' ' + origin,
                   study.puzzles[i].number, folder + QStringLiteral("/scores-") + number);
        if (!goesOn())
            return;
    }
}

void writeWalks(std::span<const WalkFigure> walks) {
    for (const WalkFigure& walk : walks) {
        LagPlot chart;
        chart.setCorrelations(walk.correlations);
        writeFile(chartFigure(chart, QStringLiteral("svg"), walk.caption), walk.path);
    }
}

void writeCharts(const ExperimentPlan& plan, StoredRuns runs, const QString& folder) {
    QStringList taken;
    for (const auto& group : plan.groups()) {
        const PlannedPuzzle& puzzle = plan.puzzles[group.front()];
        writeFile(curvePicture(methodCurves(plan, runs, group, usualAxis(plan, group)),
                               PictureFormat::Svg, kUsualPicture),
                  chartPath(folder, puzzle.tableName(), taken));
    }
    if (plan.publishedTimes)
        writeSolveTimes(plan, runs, chartPath(folder, QStringLiteral("times"), taken));
}

} // namespace tessera
