// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/genetic/Population.h"
#include "core/search/Islands.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

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

void copyCodes(const Chromosome& member, Solution& codes) {
    codes.resize(asIndex(member.board().grid().size.cells()));
    member.board().copyTo(codes);
}

/// Members at even distances, so that copies of one board are visible.
void addSample(std::span<const Chromosome> members, std::vector<Individual>& sample) {
    const std::size_t shown = std::min(members.size(), kMostShown);
    for (std::size_t i = 0; i < shown; ++i) {
        const Chromosome& member = members[i * members.size() / shown];
        sample.push_back({member.score(), {}});
        copyCodes(member, sample.back().solution);
    }
    std::ranges::stable_sort(sample, std::ranges::greater{}, &Individual::score);
}

/// A population that may have neighbours; a single one is the whole search.
class GeneticIsland final : public Island {
public:
    GeneticIsland(const GeneticProblem& problem, const GeneticSettings& settings)
        : m_population(problem, settings), m_generations(settings.generations),
          m_canMove(problem.cells.canSwap() || !problem.cells.rotatable().empty()) {}

    void begin(SearchContext& context) override {
        watch(context);
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
    void save(PacketWriter& packet) const override { m_population.save(packet); }
    void load(PacketReader& packet, SearchContext& context) override {
        watch(context);
        m_population.load(packet);
    }

private:
    void watch(SearchContext& context) {
        context.setReporter(
            [this](SearchReport& report) { describe(m_population, m_diversity, report); });
        context.tellSteps();
    }

    Population m_population;
    DiversityMeter m_diversity;
    std::int64_t m_generations;
    bool m_canMove;
};

class GeneticSolver final : public IslandSolver {
public:
    using Settings = GeneticSettings;

    GeneticSolver(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : m_settings(settings), m_framed(asEdgeProblem(problem)),
          m_problem(m_settings.frame == FrameRule::Free ? withoutFrame(*m_framed) : m_framed),
          m_framedPieces(m_framed->puzzle()), m_framedCells(*m_framed, m_framedPieces),
          m_pieces(m_problem->puzzle(), m_settings.frame == FrameRule::Kinds
                                            ? RimRotations::Any
                                            : RimRotations::Enforced),
          m_cells(*m_problem, m_pieces), m_pace{roundOf(m_settings, m_pieces.size().cells()),
                                                m_settings.migration} {}

    void run(SearchContext& context) override {
        const GeneticProblem problem{*m_problem, m_pieces, m_cells, m_framedPieces, m_framedCells};
        std::vector<std::unique_ptr<Island>> islands;
        for (int i = 0; i < context.threads(); ++i)
            islands.push_back(std::make_unique<GeneticIsland>(problem, m_settings));
        runResumable(context, islands, m_pace);
    }

private:
    /// Some hundredths of a second of making offspring or, if there is a local search, of its
    /// moves.
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
    const std::span<const Chromosome> members = population.members();
    const Chromosome* shown = population.breeder().shown();
    if (shown == nullptr && population.isComplete())
        shown = &members[population.fittest()];
    if (shown != nullptr) {
        report.current = shown->score();
        if (report.wantsCurrent)
            copyCodes(*shown, report.solution);
    }
    if (!population.isComplete())
        return;
    report.gauges.emplace_back(QT_TRANSLATE_NOOP("Solver", "Best fitness"),
                               population.rule().value(population.fitness()[population.fittest()]));
    report.gauges.emplace_back(QT_TRANSLATE_NOOP("Solver", "Diversity (%)"),
                               100.0 * diversity.measure(members, population.movable()));
    if (const std::uint64_t repairs = population.repairs(); repairs > 0)
        report.gauges.emplace_back(QT_TRANSLATE_NOOP("Solver", "Repaired boards"), repairs);
    // The counters of Niang's screens (2010, Figure 45): a crossover makes two offspring.
    report.gauges.emplace_back(QT_TRANSLATE_NOOP("Solver", "Crossovers"),
                               population.breeder().crossovers().used / 2);
    report.gauges.emplace_back(QT_TRANSLATE_NOOP("Solver", "Mutations"),
                               population.breeder().mutated());
    addOperatorGauges(population.breeder(), report.gauges);
    report.spread = spreadOf(members);
    if (report.wantsDetails)
        addSample(members, report.details.population);
}

/// The genetic algorithm of Niang 2010, and a memetic version whose offspring local search
/// improves.
SolverInfo EdgeMethods::genetic() {
    SolverInfo info = methodInfo<GeneticSolver>(
        EdgeProblem::kKind, "genetic", QT_TR_NOOP("Genetic algorithm"),
        QT_TR_NOOP("A population of boards evolves by selection, crossover and mutation."),
        QT_TR_NOOP("Niang 2010, chapters 4 to 6"), GeneticSettings::table());
    info.hasPopulation = true;
    info.presets = GeneticSettings::presets();
    info.formerPresets = GeneticSettings::formerPresets();
    return info;
}

} // namespace tessera
