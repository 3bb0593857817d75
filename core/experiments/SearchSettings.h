// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/search/Budget.h"
#include "core/search/Parameter.h"

#include <cstdint>
#include <string>

namespace tessera {

/// Everything that a search depends on, besides the puzzle and its board: the
/// same settings give the same result.
struct SearchSettings {
    std::string solver; ///< id of a method
    ParameterValues values;
    Budget budget;
    std::uint64_t seed = 1;
    StartKind start = StartKind::Own;
    int threads = 1; ///< for methods that can share their work
};

} // namespace tessera
