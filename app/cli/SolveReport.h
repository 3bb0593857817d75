// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/SolveOptions.h"

#include "core/experiments/RunResult.h"

#include <QJsonObject>

#include <functional>
#include <vector>

namespace tessera {

/// What `solve` has to tell when it is done.
struct SolveReport {
    QString puzzle; ///< as named on the command line
    const SolveOptions& options;
    int total = 0; ///< the full score
    const std::vector<RunResult>& results;
    /// What `--json` gives as a run's board.
    std::function<QJsonValue(const RunResult& result)> boardText;
};

/// The object that `solve --json` prints.
[[nodiscard]] QJsonObject jsonOf(const SolveReport& report);
/// The lines that it prints otherwise.
void printPlainly(const SolveReport& report);

} // namespace tessera
