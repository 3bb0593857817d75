// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/DrawingApplication.h"
#include "app/cli/ExperimentCharts.h"

#include "core/support/UserError.h"

// A program without Qt Gui draws nothing.

namespace tessera {

namespace {

ExitCode refuseToRender(const Arguments&) {
    throw UserError(CliText::tr("This Tessera was built without Qt Gui, so it draws no pictures."));
}

} // namespace

std::unique_ptr<QCoreApplication> makeDrawingApplication(int& argc, char** argv) {
    return std::make_unique<QCoreApplication>(argc, argv);
}

Command renderCommand() {
    CommandSpec spec;
    spec.name = QStringLiteral("render");
    spec.summary = CliText::tr("Draw pictures (not in this Tessera: it was built without Qt Gui).");
    spec.operands = {{QStringLiteral("IN"), CliText::tr("Any file."), false}};
    return {spec, refuseToRender};
}

void writeCharts(const ExperimentPlan&, StoredRuns, const QString&) {
    complain(CliText::tr("This Tessera was built without charts, so it writes none."));
}

} // namespace tessera
