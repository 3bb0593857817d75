// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/genetic/Population.h"

#include <QByteArray>

#include <algorithm>
#include <utility>

namespace tessera {

Breeder::Breeder(const CompiledPuzzle& pieces, const MovableCells& cells,
                 const GeneticSettings& settings, const FitnessRule& rule, AreaCounter* counter)
    : m_settings(settings), m_rule(rule), m_counter(counter), m_cells(cells), m_grid{pieces.size()},
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
    if (context.isFollowed())
        tell(&firstChild, context,
             {.kind = StepKind::Selection, .from = first.score(), .other = second.score()});
    if (random.chance(m_settings.crossoverRate)) {
        const std::span<const Position> taken = m_crossover.drawCells(random);
        cross(firstChild, second, taken, context);
        cross(secondChild, first, taken, context);
    }
    for (Chromosome* child : {&firstChild, &secondChild}) {
        if (random.chance(m_settings.mutationRate))
            mutate(*child, context);
        if (m_settings.polish.kind != PolishKind::None && random.chance(m_settings.polishShare))
            polish(*child, context);
    }
}

void Breeder::tell(const Chromosome* board, SearchContext& context, SearchStep step,
                   StepSize ends) {
    if (context.stopped())
        return;
    m_shown = board;
    context.endStep(std::move(step), ends);
    m_shown = nullptr;
}

std::uint64_t Breeder::mutated() const {
    std::uint64_t sum = 0;
    for (const OperatorCount& count : m_mutations)
        sum += count.used;
    return sum;
}

std::vector<std::size_t> Breeder::cellsOf(std::span<const Position> positions) const {
    std::vector<std::size_t> cells;
    for (const Position position : positions)
        cells.push_back(asIndex(m_grid.cell(position)));
    return cells;
}

void Breeder::cross(Chromosome& child, const Chromosome& donor, std::span<const Position> taken,
                    SearchContext& context) {
    const std::int64_t before = fitnessOf(child);
    const int score = child.score();
    m_crossover.takeOver(child, donor, taken, m_counter, context.random());
    ++m_crossovers.used;
    m_crossovers.improved += fitnessOf(child) > before ? 1 : 0;
    if (context.isFollowed())
        tell(&child, context,
             {.kind = StepKind::Crossover,
              .cells = cellsOf(taken),
              .delta = child.score() - score,
              .from = score,
              .other = donor.score()});
}

void Breeder::mutate(Chromosome& child, SearchContext& context) {
    const std::optional<MutationKind> kind = m_mutation.draw(context.random());
    if (!kind)
        return;
    const std::int64_t before = fitnessOf(child);
    const int score = child.score();
    const auto changes = m_mutation.plan(*kind, child.board(), context.random());
    child.lay(changes, m_counter);
    OperatorCount& count = m_mutations[asIndex(*kind)];
    ++count.used;
    count.improved += fitnessOf(child) > before ? 1 : 0;
    if (!context.isFollowed())
        return;
    SearchStep step{.kind = StepKind::Mutation,
                    .name = GeneticSettings::mutationTexts()[asIndex(*kind)].meaning,
                    .delta = child.score() - score,
                    .from = score};
    for (const Change& change : changes)
        step.cells.push_back(asIndex(m_grid.cell(change.position)));
    tell(&child, context, std::move(step));
}

void Breeder::scramble(Chromosome& member, Random& random) {
    member.lay(m_mutation.plan(MutationKind::Scramble, member.board(), random), m_counter);
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
    const int before = child.score();
    child.lay(m_changes, m_counter);
    if (context.isFollowed())
        tell(&child, context,
             {.kind = StepKind::Polish, .delta = child.score() - before, .from = before});
}

Population::Population(const GeneticProblem& problem, const GeneticSettings& settings)
    : m_problem(problem), m_settings(settings),
      m_rule(settings.constraints, problem.pieces.size(), problem.pieces.totalEdges(),
             settings.weights),
      m_areas(PaddedGrid{problem.pieces.size()}),
      m_counter(m_rule.countsAreas() ? &m_areas : nullptr),
      m_selection(settings.selection, settings.pressure, settings.contestants,
                  settings.replacement),
      m_elitism(settings.elites), m_stagnation(settings.restartAfter),
      m_breeder(problem.pieces, problem.cells, m_settings, m_rule, m_counter),
      m_repair(problem.framedPieces, problem.framedCells), m_board(problem.pieces),
      m_codes(asIndex(problem.pieces.size().cells())) {
    const auto size = asIndex(settings.population);
    const Chromosome member(problem.pieces);
    // Held in one piece first: a population that is too large would take the memory that other
    // threads need at that moment, and they would fail with it.
    static_cast<void>(
        QByteArray(static_cast<qsizetype>(2 * size * member.bytes()), Qt::Uninitialized));
    m_members.assign(size, member);
    // Pairs have two offspring; with an odd population the last one is not used.
    m_offspring.assign(size + size % 2, member);
    m_fitness.resize(size);
    m_offspringFitness.resize(size);
    m_tags.resize(size);
    m_offspringTags.resize(size);
}

StartKind Population::startOf(std::size_t index) const {
    if (index == 0 && m_problem.problem.startKind() != StartKind::Own)
        return m_problem.problem.startKind();
    const bool greedy = m_settings.first == FirstGeneration::Greedy ||
                        (m_settings.first == FirstGeneration::Mixed && index % 2 == 1);
    return greedy ? StartKind::Greedy : StartKind::Random;
}

/// Fixed pieces stay.
void Population::rotateAsListed() {
    for (const Position position : movable()) {
        const Placement listed(m_board.at(position).piece(), Rotation{0});
        m_board.set(position, m_board.allowedPlacement(listed, position));
    }
}

bool Population::begin(SearchContext& context) {
    // The best of an earlier population does not apply to this one.
    if (m_settings.repairs)
        m_watch.emplace(m_settings.repairThreshold, m_settings.repairLowering / 100.0);
    std::ranges::fill(m_tags, std::uint8_t{0});
    for (std::size_t i = 0; i < m_members.size(); ++i) {
        const std::uint64_t tried =
            makeStart(m_board, m_problem.problem, m_problem.cells, startOf(i), context.random());
        if (m_settings.firstRotations == FirstRotations::Listed && startOf(i) == StartKind::Random)
            rotateAsListed();
        m_members[i].assign(m_board, m_counter);
        m_fitness[i] = fitnessOf(m_members[i]);
        context.count(tried + 1);
        offer(m_members[i], context);
        if (!context.proceed(0))
            return false;
        if (context.isFollowed())
            m_breeder.tell(&m_members[i], context,
                           {.kind = StepKind::Start,
                            .level = static_cast<int>(i) + 1,
                            .count = m_members.size()});
    }
    m_complete = true;
    return true;
}

void Population::offer(const Chromosome& member, SearchContext& context) {
    if (context.hasBest() && member.score() <= context.best())
        return;
    member.board().copyTo(m_codes);
    context.improved(m_problem.problem.scoreOf(m_codes, member.score()), m_codes);
}

bool Population::nextGeneration(SearchContext& context) {
    m_selection.begin(m_fitness);
    for (std::size_t i = 0; i < m_members.size(); i += 2) {
        const std::array parents{m_selection.choose(context.random()),
                                 m_selection.choose(context.random())};
        m_breeder.breed(m_members[parents[0]], m_members[parents[1]], m_offspring[i],
                        m_offspring[i + 1], context);
        for (std::size_t child = i; child < std::min(i + 2, m_members.size()); ++child) {
            m_offspringFitness[child] = fitnessOf(m_offspring[child]);
            tagUnchanged(child, parents[child - i]);
            offer(m_offspring[child], context);
            if (!context.proceed(1))
                return false;
            if (context.isFollowed())
                m_breeder.tell(&m_offspring[child], context,
                               {.kind = StepKind::Offspring,
                                .level = static_cast<int>(child) + 1,
                                .count = m_members.size()});
        }
    }
    m_elitism.apply(m_fitness, m_offspringFitness, [this](std::size_t child, std::size_t elite) {
        m_offspring[child] = m_members[elite];
        m_offspringFitness[child] = m_fitness[elite];
        m_offspringTags[child] = m_tags[elite];
    });
    for (std::size_t i = 0; i < m_members.size(); ++i)
        std::swap(m_members[i], m_offspring[i]);
    std::swap(m_fitness, m_offspringFitness);
    std::swap(m_tags, m_offspringTags);
    ++m_generation;
    if (context.isFollowed())
        m_breeder.tell(nullptr, context,
                       {.kind = StepKind::Generation, .level = static_cast<int>(m_generation)},
                       StepSize::Round);
    const std::uint64_t repaired = m_repaired;
    if (m_watch && !watchDeadlocks(context))
        return false;
    if (m_repaired == repaired && m_stagnation.isReached(m_fitness[fittest()])) {
        context.event(TraceEventKind::Restart);
        return begin(context);
    }
    return true;
}

/// A tag stays with a board and its unchanged copies.
void Population::tagUnchanged(std::size_t child, std::size_t parent) {
    const auto isSame = [&](Position position) {
        return m_offspring[child].at(position) == m_members[parent].at(position);
    };
    const bool tagged = m_tags[parent] != 0 && std::ranges::all_of(movable(), isSame);
    m_offspringTags[child] = tagged ? 1 : 0;
}

void Population::tagBest() {
    const std::int64_t best = m_fitness[fittest()];
    for (std::size_t i = 0; i < m_members.size(); ++i)
        m_tags[i] = m_fitness[i] == best ? 1 : 0;
}

bool Population::watchDeadlocks(SearchContext& context) {
    const bool anyTagged = std::ranges::find(m_tags, std::uint8_t{1}) != m_tags.end();
    const auto step = m_watch->next(m_fitness[fittest()], anyTagged);
    if (step == DeadlockWatch::Step::Untag)
        std::ranges::fill(m_tags, std::uint8_t{0});
    else if (step == DeadlockWatch::Step::Tag)
        tagBest();
    return step != DeadlockWatch::Step::Repair || repairTagged(context);
}

bool Population::repairTagged(SearchContext& context) {
    for (std::size_t i = 0; i < m_members.size(); ++i) {
        if (m_tags[i] == 0)
            continue;
        m_tags[i] = 0;
        const int before = m_members[i].score();
        repair(i, context);
        if (!context.proceed(1))
            return false;
        if (context.isFollowed())
            m_breeder.tell(
                &m_members[i], context,
                {.kind = StepKind::Repair, .delta = m_members[i].score() - before, .from = before});
    }
    context.event(TraceEventKind::Perturbation);
    return true;
}

void Population::repair(std::size_t member, SearchContext& context) {
    if (m_settings.repairKind == RepairKind::Scramble) {
        m_breeder.scramble(m_members[member], context.random());
    } else {
        m_board = m_members[member].board();
        m_repair.repair(m_board, m_settings.repairKind, context.random());
        m_members[member].assign(m_board, m_counter);
    }
    m_fitness[member] = fitnessOf(m_members[member]);
    ++m_repaired;
    offer(m_members[member], context);
}

void Population::tellNumbers(auto& packet, auto& self) {
    packet(self.m_generation, self.m_repaired, self.m_complete, self.m_tags);
    Stagnation::tell(packet, self.m_stagnation);
    Breeder::tell(packet, self.m_breeder);
    if (self.m_watch)
        DeadlockWatch::tell(packet, *self.m_watch);
}

void Population::save(PacketWriter& packet) const {
    std::vector<std::uint16_t> codes(m_codes.size());
    packet(static_cast<std::uint64_t>(m_members.size()));
    for (const Chromosome& member : m_members) {
        member.board().copyTo(codes);
        packet(codes);
    }
    tellNumbers(packet, *this);
}

void Population::load(PacketReader& packet) {
    packet.require(packet.next<std::uint64_t>() == m_members.size());
    for (std::size_t i = 0; i < m_members.size(); ++i) {
        packet(m_codes);
        packet.require(isFullBoard(m_problem.problem, m_problem.pieces, m_codes));
        m_board.assign(m_codes);
        m_members[i].assign(m_board, m_counter);
        m_fitness[i] = fitnessOf(m_members[i]);
    }
    if (m_settings.repairs)
        m_watch.emplace(m_settings.repairThreshold, m_settings.repairLowering / 100.0);
    tellNumbers(packet, *this);
    packet.require(m_complete && m_tags.size() == m_members.size() && m_generation >= 0);
}

std::size_t Population::fittest() const {
    return asIndex(std::ranges::max_element(m_fitness) - m_fitness.begin());
}

void Population::immigrate(std::span<const std::uint16_t> solution) {
    const auto worst = asIndex(std::ranges::min_element(m_fitness) - m_fitness.begin());
    m_board.clear();
    for (std::size_t cell = 0; cell < solution.size(); ++cell)
        m_board.set(m_board.grid().position(static_cast<int>(cell)),
                    Placement::fromCode(solution[cell]));
    m_members[worst].assign(m_board, m_counter);
    m_tags[worst] = 0;
    m_fitness[worst] = fitnessOf(m_members[worst]);
}

} // namespace tessera
