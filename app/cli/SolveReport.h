// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/SolverChoice.h"

#include "core/experiments/RunResult.h"
#include "core/moves/EdgeProblem.h"

#include <QJsonObject>

#include <optional>
#include <vector>

namespace tessera {

/// What `solve` has to tell when it is done.
struct SolveReport {
    QString puzzle; ///< as named on the command line
    const SolverChoice& choice;
    const EdgeProblem& problem;
    const std::vector<RunResult>& results;
};

/// The object that `solve --json` prints.
[[nodiscard]] QJsonObject jsonOf(const SolveReport& report);
/// The lines that it prints otherwise.
void printPlainly(const SolveReport& report);

/// The board that a run has found, nothing if it found none.
[[nodiscard]] std::optional<Board> boardOf(const Puzzle& puzzle, const RunResult& result);

} // namespace tessera
