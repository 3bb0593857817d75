// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/SolverChoice.h"

#include "app/cli/common/Console.h"

#include "core/kind/Kind.h"
#include "core/support/UserError.h"

namespace tessera {

namespace {

const Preset& presetNamed(const SolverInfo& solver, const QString& id) {
    const Preset* preset = solver.preset(id.toStdString());
    if (preset != nullptr)
        return *preset;
    QStringList ids;
    for (const Preset& known : solver.presets)
        ids << QString::fromStdString(known.id);
    throw UsageError(
        CliText::tr("%1 has no preset “%2”; it has: %3.")
            .arg(QString::fromStdString(solver.id), id,
                 ids.isEmpty() ? CliText::tr("none") : ids.join(QStringLiteral(", "))));
}

} // namespace

const SolverInfo& solverNamed(const QString& id) {
    const SolverInfo* solver = findSolver(id.toStdString());
    if (solver != nullptr)
        return *solver;
    throw UsageError(CliText::tr("There is no method “%1”; there are: %2.")
                         .arg(id, solverIds().join(QStringLiteral(", "))));
}

QStringList solverIds() {
    QStringList ids;
    for (const SolverInfo& known : allSolvers())
        ids << QString::fromStdString(known.id);
    return ids;
}

SolverChoice solverChoice(const Arguments& arguments) {
    if (!arguments.has(QStringLiteral("solver")))
        throw UsageError(CliText::tr("--solver is missing; “tessera solvers” lists them."));
    SolverChoice choice;
    choice.solver = &solverNamed(arguments.text(QStringLiteral("solver")));
    choice.values = choice.solver->defaults();
    try {
        if (arguments.has(QStringLiteral("preset"))) {
            choice.preset = &presetNamed(*choice.solver, arguments.text(QStringLiteral("preset")));
            choice.values.apply(*choice.preset);
        }
        for (const QString& setting : arguments.texts(QStringLiteral("param"))) {
            const qsizetype equals = setting.indexOf(u'=');
            if (equals < 1) {
                throw UsageError(CliText::tr("--param takes name=value, not “%1”.").arg(setting));
            }
            choice.values.setText(setting.left(equals).toStdString(), setting.mid(equals + 1));
        }
    } catch (const UserError& error) {
        throw UsageError(error.sentence());
    }
    return choice;
}

} // namespace tessera
