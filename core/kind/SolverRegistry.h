// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

#include <span>
#include <string_view>
#include <vector>

namespace tessera {

/// Brings methods of one kind of problem together. The order is otherwise kept.
[[nodiscard]] std::vector<SolverInfo> kindByKind(std::vector<SolverInfo> methods);

/// All methods, kind by kind, in the order in which menus and help list them. To add one:
/// write its file pair, declare its SolverInfo there, name it in the .cpp.
[[nodiscard]] std::span<const SolverInfo> allSolvers();

/// Those for one kind of problem (see Problem::kind()), in the same order.
[[nodiscard]] std::span<const SolverInfo> solversFor(std::string_view kind);

/// The method with that id, or nothing.
[[nodiscard]] const SolverInfo* findSolver(std::string_view id);

/// Makes a solver for a problem that may be of any kind.
/// @throws UserError if the method is for another kind, or cannot take it.
[[nodiscard]] std::unique_ptr<Solver> makeSolver(const SolverInfo& method,
                                                 std::shared_ptr<const Problem> problem,
                                                 const ParameterValues& values);

} // namespace tessera
