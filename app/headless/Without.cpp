// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/support/UserError.h"

#ifdef QT_GUI_LIB
#include "widgets/animation/RunAnimation.h"
#include "widgets/experiments/ExperimentCurves.h"
#include "widgets/pictures/PictureFile.h"

#include <QGuiApplication>
#endif

// A program without Qt Charts draws boards but no curves; one without Qt Gui draws nothing.

namespace tessera {

void writeCharts(const ExperimentPlan&, StoredRuns, const QString&) {
    complain(CliText::tr("This Tessera was built without charts, so it writes none."));
}

void writeFigures(const ExperimentPlan&, StoredRuns, const Analysis&, const QString&,
                  const Progress&) {
    complain(CliText::tr("This Tessera was built without charts, so it writes none."));
}

void writeWalks(std::span<const WalkFigure>) {
    complain(CliText::tr("This Tessera was built without charts, so it writes none."));
}

#ifdef QT_GUI_LIB

std::unique_ptr<QCoreApplication> makeDrawingApplication(int& argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

ChartCurve summaryCurve(std::span<const StoredRun* const>, CurveAxis) { return {}; }

QByteArray curvePicture(PlotContent, PictureFormat, int) {
    throw UserError(CliText::tr("This Tessera was built without charts, so it draws no curves."));
}

std::optional<QByteArray> animatedGif(const PuzzleFile&, const BestHistory&,
                                      const AnimationSettings&, const Progress&) {
    throw UserError(CliText::tr("This Tessera was built without GIF, so it animates no run."));
}

std::optional<QByteArray> animatedGif(const BestHistory&, int, const AnimationSettings&,
                                      const MomentPainter&, const Progress&) {
    return animatedGif(PuzzleFile(), {}, {}, {});
}

#else

std::unique_ptr<QCoreApplication> makeDrawingApplication(int& argc, char** argv) {
    return std::make_unique<QCoreApplication>(argc, argv);
}

namespace {

/// The options of the real command, so that a call with them says why nothing is drawn.
std::vector<OptionSpec> renderOptions() {
    const QString help = CliText::tr("Needs Qt Gui.");
    std::vector<OptionSpec> options{{"o,output", "OUT", help}};
    for (const char* name : {"size", "theme", "palette", "scale", "cells", "total", "axis", "paper",
                             "piece", "margin", "number"})
        options.emplace_back(name, "VALUE", help);
    for (const char* name :
         {"labels", "coordinates", "no-mismatches", "no-pins", "transparent", "log", "sheets"})
        options.emplace_back(name, "", help);
    return options;
}

} // namespace

Command renderCommand() {
    return {{QStringLiteral("render"),
             CliText::tr("Draw pictures (not in this Tessera: it was built without Qt Gui)."),
             {{QStringLiteral("IN"), CliText::tr("Any file.")}},
             renderOptions()},
            [](const Arguments&) -> ExitCode {
                throw UserError(
                    CliText::tr("This Tessera was built without Qt Gui, so it draws no pictures."));
            }};
}

#endif

} // namespace tessera
