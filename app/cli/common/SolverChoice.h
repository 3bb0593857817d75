// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/Arguments.h"

#include "core/search/Solver.h"

namespace tessera {

/// @throws UsageError naming the methods there are.
[[nodiscard]] const SolverInfo& solverNamed(const QString& id);

/// The ids of all methods.
[[nodiscard]] QStringList solverIds();

/// A method with the parameters that a command line asks for.
struct SolverChoice {
    const SolverInfo* solver = nullptr;
    const Preset* preset = nullptr; ///< nothing if none was asked for
    ParameterValues values;
};

/// From --solver, --preset and each --param name=value, in this order.
/// @throws UsageError
[[nodiscard]] SolverChoice solverChoice(const Arguments& arguments);

} // namespace tessera
