// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RankTests.h"

#include <cstdint>
#include <vector>

namespace tessera {

/// Scores of configurations: one row an instance, one column a configuration; high is good.
using ScoreTable = Blocks;

/// Which configurations a race drops.
enum class RaceTest : std::uint8_t {
    Friedman, ///< F-Race (Birattari et al. 2002): Friedman, then t on rank sums (Conover 1999)
    TTest,    ///< paired t-tests on scores, without correction as in irace
};

/// Which columns are worse than the best one at that level. The best has the lowest rank sum or,
/// for t-tests, the highest mean. Never drops the best.
[[nodiscard]] std::vector<bool> droppedByRace(const ScoreTable& scores, RaceTest test,
                                              double level);

} // namespace tessera
