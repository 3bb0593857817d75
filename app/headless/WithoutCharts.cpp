// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/Console.h"
#include "app/cli/DrawingApplication.h"
#include "app/cli/ExperimentCharts.h"
#include "widgets/animation/RunAnimation.h"
#include "widgets/experiments/ExperimentCurves.h"
#include "widgets/pictures/CurvePicture.h"
#include "widgets/pictures/PictureFile.h"

#include "core/support/UserError.h"

#include <QGuiApplication>

// A program with Qt Gui but without Qt Charts draws boards; curves it leaves out.

namespace tessera {

std::unique_ptr<QCoreApplication> makeDrawingApplication(int& argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

ChartCurve summaryCurve(std::span<const StoredRun* const>, CurveAxis) {
    return {};
}

QByteArray curvePicture(std::vector<ChartCurve>, const CurvePictureOptions&) {
    throw UserError(CliText::tr("This Tessera was built without charts, so it draws no curves."));
}

std::optional<QByteArray> animatedGif(const Puzzle&, const BestHistory&, const AnimationSettings&,
                                      const Progress&) {
    throw UserError(CliText::tr("This Tessera was built without GIF, so it animates no run."));
}

void writeCharts(const ExperimentPlan&, StoredRuns, const QString&) {
    complain(CliText::tr("This Tessera was built without charts, so it writes none."));
}

} // namespace tessera
