// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/genetic/Population.h"

#include "core/edges/solvers/Methods.h"
#include "core/search/Crew.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

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
    OperatorCount& count = m_mutations[asIndex(*kind)];
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

Population::Population(const GeneticProblem& problem, const GeneticSettings& settings)
    : m_problem(problem), m_settings(settings),
      m_rule(settings.constraints, problem.pieces.size(), problem.pieces.totalEdges()),
      m_areas(PaddedGrid{problem.pieces.size()}),
      m_counter(m_rule.countsAreas() ? &m_areas : nullptr),
      m_selection(settings.selection, settings.pressure, settings.contestants),
      m_breeder(problem.pieces, problem.cells, m_settings, m_rule, m_counter),
      m_repair(problem.framedPieces, problem.framedCells), m_board(problem.pieces),
      m_codes(asIndex(problem.pieces.size().cells())) {
    const auto size = asIndex(settings.population);
    m_settings.elites = std::min(settings.elites, settings.population / 2);
    m_members.assign(size, Chromosome(problem.pieces));
    // Pairs have two offspring; of an odd population the last one is not used.
    m_offspring.assign(size + size % 2, Chromosome(problem.pieces));
    m_fitness.resize(size);
    m_offspringFitness.resize(size);
    m_order.resize(size);
    m_worstOrder.resize(size);
}

StartKind Population::startOf(std::size_t index) const {
    if (index == 0)
        return m_problem.problem.startKind();
    const bool greedy = m_settings.first == FirstGeneration::Greedy ||
                        (m_settings.first == FirstGeneration::Mixed && index % 2 == 1);
    return greedy ? StartKind::Greedy : StartKind::Random;
}

bool Population::begin(SearchContext& context) {
    // The best of an earlier population says nothing about this one.
    if (m_settings.repairs)
        m_watch.emplace(m_settings.repairThreshold, m_settings.repairLowering / 100.0);
    for (std::size_t i = 0; i < m_members.size(); ++i) {
        const std::uint64_t tried =
            makeStart(m_board, m_problem.problem, m_problem.cells, startOf(i), context.random());
        m_members[i].assign(m_board, m_counter);
        m_fitness[i] = fitnessOf(m_members[i]);
        context.count(tried + 1);
        offer(m_members[i], context);
        if (!context.proceed(0) || context.stopped())
            return false;
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
        const Chromosome& first = m_members[m_selection.choose(context.random())];
        const Chromosome& second = m_members[m_selection.choose(context.random())];
        m_breeder.breed(first, second, m_offspring[i], m_offspring[i + 1], context);
        for (std::size_t child = i; child < std::min(i + 2, m_members.size()); ++child) {
            m_offspringFitness[child] = fitnessOf(m_offspring[child]);
            offer(m_offspring[child], context);
            if (!context.proceed(1) || context.stopped())
                return false;
        }
    }
    replaceWorstByElites();
    for (std::size_t i = 0; i < m_members.size(); ++i)
        std::swap(m_members[i], m_offspring[i]);
    std::swap(m_fitness, m_offspringFitness);
    ++m_generation;
    if (m_watch && m_watch->isDeadlocked(m_fitness[fittest()]))
        return repairDeadlocked(context);
    if (hasStagnated()) {
        context.event(TraceEventKind::Restart);
        return begin(context);
    }
    return true;
}

/// Ends a generation. @return whether all have to begin anew.
bool Population::hasStagnated() {
    if (m_settings.restartAfter == 0)
        return false;
    const std::int64_t best = m_fitness[fittest()];
    const bool better = best > m_bestSinceStart;
    m_bestSinceStart = std::max(best, m_bestSinceStart);
    m_stagnant = better ? 0 : m_stagnant + 1;
    if (m_stagnant < m_settings.restartAfter)
        return false;
    m_bestSinceStart = -1;
    m_stagnant = 0;
    return true;
}

/// The best of the last generation take the places of the worst of the new one (4.4.4).
void Population::replaceWorstByElites() {
    const auto elites = static_cast<std::ptrdiff_t>(m_settings.elites);
    if (elites == 0)
        return;
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    std::iota(m_worstOrder.begin(), m_worstOrder.end(), std::size_t{0});
    std::ranges::partial_sort(m_order, m_order.begin() + elites, [&](auto a, auto b) {
        return m_fitness[a] != m_fitness[b] ? m_fitness[a] > m_fitness[b] : a < b;
    });
    std::ranges::partial_sort(m_worstOrder, m_worstOrder.begin() + elites, [&](auto a, auto b) {
        return m_offspringFitness[a] != m_offspringFitness[b]
                   ? m_offspringFitness[a] < m_offspringFitness[b]
                   : a < b;
    });
    for (std::size_t i = 0; i < asIndex(elites); ++i) {
        m_offspring[m_worstOrder[i]] = m_members[m_order[i]];
        m_offspringFitness[m_worstOrder[i]] = m_fitness[m_order[i]];
    }
}

/// Repairs all that are as fit as the best.
bool Population::repairDeadlocked(SearchContext& context) {
    const std::int64_t best = m_fitness[fittest()];
    for (std::size_t i = 0; i < m_members.size(); ++i) {
        if (m_fitness[i] != best)
            continue;
        m_board = m_members[i].board();
        m_repair.repair(m_board, context.random());
        m_members[i].assign(m_board, m_counter);
        m_fitness[i] = fitnessOf(m_members[i]);
        ++m_repaired;
        offer(m_members[i], context);
        if (!context.proceed(1) || context.stopped())
            return false;
    }
    context.event(TraceEventKind::Perturbation);
    return true;
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
    m_fitness[worst] = fitnessOf(m_members[worst]);
}

namespace {

constexpr std::size_t kMostShown = 48;

void addOperatorGauges(const Breeder& breeder, std::vector<Gauge>& gauges) {
    const auto add = [&](const char* name, const OperatorCount& count) {
        if (count.used > 0)
            gauges.emplace_back(name, count.improved);
    };
    add(QT_TRANSLATE_NOOP("Solver", "Improved by crossover"), breeder.crossovers());
    for (std::size_t kind = 0; kind < kMutations; ++kind)
        add(GeneticSettings::mutationTexts()[kind].improved,
            breeder.mutations(static_cast<MutationKind>(kind)));
}

ScoreSpread spreadOf(std::span<const Chromosome> members) {
    ScoreSpread spread{0.0, members.front().score()};
    std::int64_t sum = 0;
    for (const Chromosome& member : members) {
        sum += member.score();
        spread.worst = std::min(spread.worst, member.score());
    }
    spread.mean = static_cast<double>(sum) / static_cast<double>(members.size());
    return spread;
}

void copyCodes(const Chromosome& member, Solution& codes) {
    codes.resize(asIndex(member.board().grid().size.cells()));
    member.board().copyTo(codes);
}

/// Members at even distances, so that copies of one board show as such.
void addSample(std::span<const Chromosome> members, std::vector<Individual>& sample) {
    const std::size_t shown = std::min(members.size(), kMostShown);
    for (std::size_t i = 0; i < shown; ++i) {
        const Chromosome& member = members[i * members.size() / shown];
        sample.push_back({member.score(), {}});
        copyCodes(member, sample.back().solution);
    }
    std::ranges::stable_sort(sample, std::ranges::greater{}, &Individual::score);
}

/// A population that may have neighbours; alone it is the whole search.
class GeneticIsland final : public Island {
public:
    GeneticIsland(const GeneticProblem& problem, const GeneticSettings& settings)
        : m_population(problem, settings), m_generations(settings.generations),
          m_canMove(problem.cells.canSwap() || !problem.cells.rotatable().empty()) {}

    void begin(SearchContext& context) override {
        context.setReporter(
            [this](SearchReport& report) { describe(m_population, m_diversity, report); });
        if (m_population.begin(context) && !m_canMove)
            context.exhausted();
    }

    bool step(SearchContext& context) override { return m_population.nextGeneration(context); }
    [[nodiscard]] bool isOver() const override {
        return m_generations > 0 && m_population.generation() >= m_generations;
    }
    void immigrate(int /*score*/, std::span<const std::uint16_t> solution) override {
        m_population.immigrate(solution);
    }

private:
    Population m_population;
    DiversityMeter m_diversity;
    std::int64_t m_generations;
    bool m_canMove;
};

class GeneticSolver final : public Solver {
public:
    using Settings = GeneticSettings;

    GeneticSolver(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : m_settings(settings), m_framed(asEdgeProblem(problem)),
          m_problem(m_settings.frame == FrameRule::Free ? withoutFrame(*m_framed) : m_framed),
          m_framedPieces(m_framed->puzzle()), m_framedCells(*m_framed, m_framedPieces),
          m_pieces(m_problem->puzzle()),
          m_cells(*m_problem, m_pieces), m_pace{roundOf(m_settings, m_pieces.size().cells()),
                                                m_settings.migration} {}

    void run(SearchContext& context) override {
        const GeneticProblem problem{*m_problem, m_pieces, m_cells, m_framedPieces, m_framedCells};
        std::vector<std::unique_ptr<Island>> islands;
        for (int i = 0; i < context.threads(); ++i)
            islands.push_back(std::make_unique<GeneticIsland>(problem, m_settings));
        runIslands(context, islands, m_pace);
    }

private:
    /// Some hundredths of a second's worth of offspring or, if any, of moves of the local search.
    static std::uint64_t roundOf(const GeneticSettings& settings, int cells) {
        if (settings.polish.kind != PolishKind::None)
            return 2'000'000;
        return 20'000 * std::uint64_t{256} / static_cast<std::uint64_t>(std::max(cells, 256));
    }

    GeneticSettings m_settings;
    std::shared_ptr<const EdgeProblem> m_framed;
    std::shared_ptr<const EdgeProblem> m_problem;
    CompiledPuzzle m_framedPieces;
    MovableCells m_framedCells;
    CompiledPuzzle m_pieces;
    MovableCells m_cells;
    IslandPace m_pace;
};

} // namespace

double DiversityMeter::measure(std::span<const Chromosome> members,
                               std::span<const Position> cells) {
    if (members.size() < 2 || cells.empty())
        return 0.0;
    const auto pieces = asIndex(members.front().board().pieces().pieceCount());
    m_counts.assign(4 * pieces, 0);
    std::uint64_t same = 0; // ordered pairs of members that agree, over all cells
    for (const Position position : cells) {
        for (const Chromosome& member : members)
            same += 2ULL * m_counts[member.at(position).code()]++;
        for (const Chromosome& member : members)
            m_counts[member.at(position).code()] = 0;
    }
    const auto size = static_cast<double>(members.size());
    const double pairs = size * (size - 1.0) * static_cast<double>(cells.size());
    return 1.0 - static_cast<double>(same) / pairs;
}

void describe(const Population& population, DiversityMeter& diversity, SearchReport& report) {
    report.gauges = {{QT_TRANSLATE_NOOP("Solver", "Generation"), population.generation()}};
    if (!population.isComplete())
        return;
    const std::span<const Chromosome> members = population.members();
    const std::size_t fittest = population.fittest();
    report.gauges.emplace_back(QT_TRANSLATE_NOOP("Solver", "Best fitness"),
                               population.rule().value(population.fitness()[fittest]));
    report.gauges.emplace_back(QT_TRANSLATE_NOOP("Solver", "Diversity (%)"),
                               100.0 * diversity.measure(members, population.movable()));
    if (const std::uint64_t repairs = population.repairs(); repairs > 0)
        report.gauges.emplace_back(QT_TRANSLATE_NOOP("Solver", "Repaired boards"), repairs);
    addOperatorGauges(population.breeder(), report.gauges);
    report.current = members[fittest].score();
    report.spread = spreadOf(members);
    if (report.wantsCurrent)
        copyCodes(members[fittest], report.solution);
    if (report.wantsDetails)
        addSample(members, report.details.population);
}

/// The genetic algorithm of 002, and a memetic version whose offspring local search improves.
SolverInfo EdgeMethods::genetic() {
    SolverInfo info = methodInfo<GeneticSolver>(
        EdgeProblem::kKind, "genetic", QT_TR_NOOP("Genetic algorithm"),
        QT_TR_NOOP("A population of boards evolves by selection, crossover and mutation."),
        QT_TR_NOOP("Niang 2010, chapters 4 to 6"), GeneticSettings::table());
    info.presets = GeneticSettings::presets();
    info.formerPresets = GeneticSettings::formerPresets();
    return info;
}

} // namespace tessera
