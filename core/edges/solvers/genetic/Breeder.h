// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/genetic/Crossover.h"
#include "core/edges/solvers/genetic/GeneticSettings.h"
#include "core/edges/solvers/genetic/Mutation.h"
#include "core/edges/solvers/local/BoardPolisher.h"
#include "core/search/SearchContext.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tessera {

/// How often an operator was used, and how often the offspring was fitter for it.
struct OperatorCount {
    std::uint64_t used = 0;
    std::uint64_t improved = 0;
};

/// Makes offspring: crossover, mutation, local search, in this order, and counts
/// what each was good for.
class Breeder {
public:
    /// All must outlive it. @param counter nothing when areas do not count
    Breeder(const CompiledPuzzle& pieces, const MovableCells& cells,
            const GeneticSettings& settings, const FitnessRule& rule, AreaCounter* counter);

    /// Two offspring of two parents.
    void breed(const Chromosome& first, const Chromosome& second, Chromosome& firstChild,
               Chromosome& secondChild, SearchContext& context);

    [[nodiscard]] const OperatorCount& crossovers() const { return m_crossovers; }
    [[nodiscard]] const OperatorCount& mutations(MutationKind kind) const {
        return m_mutations[static_cast<std::size_t>(kind)];
    }

private:
    void cross(Chromosome& child, const Chromosome& donor, std::span<const Position> taken,
               Random& random);
    void mutate(Chromosome& child, Random& random);
    void polish(Chromosome& child, SearchContext& context);
    [[nodiscard]] std::int64_t fitnessOf(const Chromosome& member) const {
        return m_rule.fitness(member.score(), member.badAreas());
    }

    const GeneticSettings& m_settings;
    const FitnessRule& m_rule;
    AreaCounter* m_counter;
    const MovableCells& m_cells;
    Crossover m_crossover;
    Mutation m_mutation;
    BoardPolisher m_polisher;
    std::vector<Placement> m_placements; ///< by position, for the polisher
    std::vector<Change> m_changes;
    OperatorCount m_crossovers;
    std::array<OperatorCount, kMutations> m_mutations{};
};

} // namespace tessera
