// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/genetic/Population.h"
#include "core/search/SearchContext.h"

namespace tessera {

/// The mean Hamming distance of a population: in what share of the movable cells
/// two of its members differ, piece or rotation, 0 to 1. Exact: for each cell it
/// counts how often each placement occurs.
class DiversityMeter {
public:
    [[nodiscard]] double measure(std::span<const Chromosome> members,
                                 std::span<const Position> cells);

private:
    std::vector<std::uint32_t> m_counts; ///< by Placement::code()
};

/// Tells watchers what a population is like: gauges, its spread, its fittest
/// board and, if wanted, a sample of its boards.
void describe(const Population& population, DiversityMeter& diversity, SearchReport& report);

} // namespace tessera
