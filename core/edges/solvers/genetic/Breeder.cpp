// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/genetic/Breeder.h"

namespace tessera {

Breeder::Breeder(const CompiledPuzzle& pieces, const MovableCells& cells,
                 const GeneticSettings& settings, const FitnessRule& rule, AreaCounter* counter)
    : m_settings(settings), m_rule(rule), m_counter(counter), m_cells(cells),
      m_crossover(pieces, cells, settings.crossover, settings.refill),
      m_mutation(pieces, cells, settings.mutations), m_polisher(pieces, cells, settings.polish),
      m_placements(PaddedGrid{pieces.size()}.positions()) {
    m_changes.reserve(cells.all().size());
}

void Breeder::breed(const Chromosome& first, const Chromosome& second, Chromosome& firstChild,
                    Chromosome& secondChild, SearchContext& context) {
    Random& random = context.random();
    firstChild = first;
    secondChild = second;
    if (random.chance(m_settings.crossoverRate)) {
        const std::span<const Position> taken = m_crossover.drawCells(random);
        cross(firstChild, second, taken, random);
        cross(secondChild, first, taken, random);
    }
    for (Chromosome* child : {&firstChild, &secondChild}) {
        if (random.chance(m_settings.mutationRate))
            mutate(*child, random);
        if (m_settings.polish.kind != PolishKind::None && random.chance(m_settings.polishShare))
            polish(*child, context);
    }
}

void Breeder::cross(Chromosome& child, const Chromosome& donor, std::span<const Position> taken,
                    Random& random) {
    const std::int64_t before = fitnessOf(child);
    m_crossover.takeOver(child, donor, taken, m_counter, random);
    ++m_crossovers.used;
    m_crossovers.improved += fitnessOf(child) > before ? 1 : 0;
}

void Breeder::mutate(Chromosome& child, Random& random) {
    const std::optional<MutationKind> kind = m_mutation.draw(random);
    if (!kind)
        return;
    const std::int64_t before = fitnessOf(child);
    child.lay(m_mutation.plan(*kind, child.board(), random), m_counter);
    OperatorCount& count = m_mutations[static_cast<std::size_t>(*kind)];
    ++count.used;
    count.improved += fitnessOf(child) > before ? 1 : 0;
}

void Breeder::polish(Chromosome& child, SearchContext& context) {
    for (Position position = 0; position < m_placements.size(); ++position)
        m_placements[position] = child.at(position);
    int score = child.score();
    m_polisher.polish(m_placements, score, context);
    m_changes.clear();
    for (const Position position : m_cells.all()) {
        if (m_placements[position] != child.at(position))
            m_changes.push_back({position, m_placements[position]});
    }
    child.lay(m_changes, m_counter);
}

} // namespace tessera
