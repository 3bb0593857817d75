// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/SolverChoice.h"

#include "core/experiments/SearchSettings.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace tessera {

/// What the words of `solve` say.
struct SolveOptions {
    SolverChoice choice;
    Budget budget;
    StartKind start = StartKind::Own;
    std::vector<std::uint64_t> seeds; ///< one a run
    int jobs = 1;
    QString out;
    QString trace;
    QString records;
    QString runFile;
    QString checkpoint;
    bool json = false;
    bool quiet = false;

    /// That each run may use itself.
    [[nodiscard]] int threads() const;
    /// Whether one of the files goes to standard output.
    [[nodiscard]] bool writesToStandardOutput() const;
};

/// @throws UsageError also for outputs that would get into each other's way.
[[nodiscard]] SolveOptions solveOptions(const Arguments& arguments);

/// What the run with that seed depends on.
[[nodiscard]] SearchSettings searchSettings(const SolveOptions& options, std::uint64_t seed);

} // namespace tessera
