// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Problem.h"

#include <cstdint>
#include <vector>

namespace tessera {

/// A number a cell, from 0 (cold) to 1 (hot): how strong the pheromone is
/// there, how often the cell changed. The name is untranslated, marked with
/// QT_TRANSLATE_NOOP("Solver", …), and must outlive the search.
struct CellHeat {
    const char* name = "";
    std::vector<float> values; ///< in cell order; empty when the method has none
};

/// One member of a population.
struct Individual {
    int score = 0;
    Solution solution;
};

/// What a method can show of its inside besides a board and its gauges. It is
/// asked for only while somebody looks, so it may cost a little, but not more
/// than a board's copy or two.
struct SearchDetails {
    CellHeat heat;
    std::vector<Individual> population;     ///< a sample, best first
    std::vector<std::uint64_t> depthCounts; ///< visits by depth of a tree search, root first

    /// Empties everything, keeps the memory.
    void clear() {
        heat.name = "";
        heat.values.clear();
        population.clear();
        depthCounts.clear();
    }
};

} // namespace tessera
