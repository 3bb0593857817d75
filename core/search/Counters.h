// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tessera {

/// What a search has counted by a moment.
struct Counters {
    double seconds = 0; ///< running time without pauses
    std::uint64_t evaluations = 0;
    std::uint64_t iterations = 0;
    std::uint64_t nodes = 0; ///< of a tree search

    Counters() = default;
    Counters(double spent, std::uint64_t evaluated, std::uint64_t iterated = 0,
             std::uint64_t placed = 0)
        : seconds(spent), evaluations(evaluated), iterations(iterated), nodes(placed) {}

    friend bool operator==(const Counters&, const Counters&) = default;
};

} // namespace tessera
