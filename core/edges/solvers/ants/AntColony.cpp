// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/ants/AntColony.h"

#include "core/edges/solvers/Methods.h"
#include "core/search/Islands.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {

/// How the trails are updated, by AntSystem.
constexpr std::array kUpdates{
    QT_TRANSLATE_NOOP("Solver",
                      "All trails evaporate; every ant strengthens the trails of its board."),
    QT_TRANSLATE_NOOP("Solver", "Only the trails of the best board are renewed."),
    QT_TRANSLATE_NOOP("Solver", "All trails evaporate; the best board strengthens its own.")};

const FinishedTour& bestOf(std::span<const FinishedTour> tours) {
    return *std::ranges::max_element(tours, {}, &FinishedTour::score);
}

void copyCodes(const AntColony& colony, GridPlacements placements, Solution& codes) {
    const PaddedGrid& grid = colony.graph().grid();
    codes.resize(asIndex(grid.size.cells()));
    for (std::size_t cell = 0; cell < codes.size(); ++cell)
        codes[cell] = placements[grid.position(static_cast<int>(cell))].code();
}

void copyCodes(const AntColony& colony, const FinishedTour& tour, Solution& codes) {
    copyCodes(colony, tour.placements, codes);
}

ScoreSpread spreadOf(std::span<const FinishedTour> tours) {
    ScoreSpread spread{0.0, tours.front().score};
    for (const FinishedTour& tour : tours) {
        spread.mean += tour.score / static_cast<double>(tours.size());
        spread.worst = std::min(spread.worst, tour.score);
    }
    return spread;
}

float strongestTrail(const PheromoneTrails::Row& row, float uncreated) {
    float most = uncreated;
    for (const FourFloats& trails : row.trails)
        most = std::max(most, greatestOf(trails));
    return most;
}

float meanTrailAround(const AntColony& colony, Position position) {
    float sum = 0.0F;
    int edges = 0;
    colony.graph().forEdges(colony.best().placements, position, kSides, [&](const TrailEdge& edge) {
        sum += colony.trails().at(edge);
        ++edges;
    });
    return edges == 0 ? colony.trails().uncreated() : sum / static_cast<float>(edges);
}

float meanTrailOfBest(const AntColony& colony) {
    float sum = 0.0F;
    int edges = 0;
    colony.graph().forAllEdges(colony.best().placements, colony.movable(),
                               [&](const TrailEdge& edge) {
                                   sum += colony.trails().at(edge);
                                   ++edges;
                               });
    return edges == 0 ? 0.0F : sum / static_cast<float>(edges);
}

void addGauges(const AntColony& colony, std::vector<Gauge>& gauges) {
    const PheromoneTrails& trails = colony.trails();
    const auto megabytes = static_cast<double>(trails.bytes()) / (1024.0 * 1024.0);
    gauges = {{QT_TRANSLATE_NOOP("Solver", "Tours"), colony.toursMade()},
              {QT_TRANSLATE_NOOP("Solver", "Edges with their own trail"), trails.created()},
              {QT_TRANSLATE_NOOP("Solver", "Memory of trails (MB)"), megabytes}};
    if (const std::uint64_t times = trails.timesForgotten(); times > 0)
        gauges.emplace_back(QT_TRANSLATE_NOOP("Solver", "Times the memory of trails ran out"),
                            times);
    gauges.emplace_back(QT_TRANSLATE_NOOP("Solver", "Trail of the best board"),
                        meanTrailOfBest(colony));
    gauges.emplace_back(QT_TRANSLATE_NOOP("Solver", "Trail of unused edges"), trails.uncreated());
}

void addTours(const AntColony& colony, SearchReport& report) {
    for (const FinishedTour& tour : colony.tours()) {
        report.details.population.push_back({tour.score, {}});
        copyCodes(colony, tour, report.details.population.back().solution);
    }
    std::ranges::stable_sort(report.details.population, std::ranges::greater{}, &Individual::score);
}

/// A colony that may have neighbours; a single one is the whole search.
class AntIsland final : public Island {
public:
    AntIsland(const EdgeProblem& problem, const CompiledPuzzle& pieces, const MovableCells& cells,
              const AntSettings& settings)
        : m_problem(problem), m_pieces(pieces), m_cells(cells),
          m_colony(problem, pieces, cells, settings) {}

    /// The start board is the first best tour, so that the search builds on a given board.
    void begin(SearchContext& context) override {
        watch(context);
        ScoredBoard board(m_pieces);
        const std::uint64_t tried =
            makeStart(board, m_problem, m_cells, m_problem.startKind(), context.random());
        const Solution codes = board.toBoard().codes();
        m_colony.receive(board.score(), codes);
        context.count(tried);
        context.improved(m_problem.scoreOf(codes, board.score()), codes);
        static_cast<void>(context.proceed(0));
        if (!m_cells.canSwap() && m_cells.rotatable().empty())
            context.exhausted();
    }

    bool step(SearchContext& context) override { return m_colony.cycle(context); }
    void immigrate(int score, std::span<const std::uint16_t> solution) override {
        m_colony.receive(score, solution);
    }
    void save(PacketWriter& packet) const override { m_colony.save(packet); }
    void load(PacketReader& packet, SearchContext& context) override {
        watch(context);
        m_colony.load(packet);
    }

    [[nodiscard]] bool isOver() const override {
        const std::int64_t cycles = m_colony.settings().cycles;
        return cycles > 0 && m_colony.cycles() >= cycles;
    }

private:
    void watch(SearchContext& context) {
        context.setReporter([this](SearchReport& report) { describe(m_colony, report); });
        context.tellSteps();
    }

    const EdgeProblem& m_problem;
    const CompiledPuzzle& m_pieces;
    const MovableCells& m_cells;
    AntColony m_colony;
};

class AntColonySolver final : public IslandSolver {
public:
    using Settings = AntSettings;

    AntColonySolver(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : m_problem(asEdgeProblem(problem)), m_pieces(m_problem->puzzle()),
          m_cells(*m_problem, m_pieces), m_settings(settings), m_pace{kRound, settings.migration} {}

    void run(SearchContext& context) override {
        std::vector<std::unique_ptr<Island>> islands;
        for (int i = 0; i < context.threads(); ++i) {
            islands.push_back(
                std::make_unique<AntIsland>(*m_problem, m_pieces, m_cells, m_settings));
        }
        runResumable(context, islands, m_pace);
    }

private:
    /// About ten milliseconds of weighing pieces.
    static constexpr std::uint64_t kRound = 2'000'000;

    std::shared_ptr<const EdgeProblem> m_problem;
    CompiledPuzzle m_pieces;
    MovableCells m_cells;
    AntSettings m_settings;
    IslandPace m_pace;
};

} // namespace

AntColony::AntColony(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                     const MovableCells& cells, const AntSettings& settings)
    : m_problem(problem), m_pieces(pieces), m_settings(settings), m_cells(cells),
      m_graph(settings.graph, pieces),
      m_trails(m_graph.rows(), static_cast<float>(settings.tau0), settings.trailBytes),
      m_update(m_settings, m_graph, cells.all(), problem.total()),
      m_ant(problem, pieces, cells, m_settings, m_graph),
      m_polisher(pieces, cells, m_settings.polish), m_tours(asIndex(settings.ants)) {
    for (FinishedTour& tour : m_tours)
        tour.placements.resize(m_graph.grid().positions());
    m_best.placements.resize(m_graph.grid().positions());
}

void AntColony::receive(int score, std::span<const std::uint16_t> codes) {
    if (score <= m_best.score)
        return;
    m_best.score = score;
    take(m_best, codes);
}

void AntColony::take(FinishedTour& tour, std::span<const std::uint16_t> codes) const {
    for (std::size_t cell = 0; cell < codes.size(); ++cell) {
        const Position position = m_graph.grid().position(static_cast<int>(cell));
        tour.placements[position] = Placement::fromCode(codes[cell]);
    }
}

std::vector<std::uint16_t> AntColony::codesOf(const FinishedTour& tour) const {
    std::vector<std::uint16_t> codes;
    copyCodes(*this, tour, codes);
    return codes;
}

void AntColony::tellNumbers(auto& packet, auto& self) {
    packet(self.m_toursMade, self.m_cycles);
    TrailUpdate::tell(packet, self.m_update);
    BoardPolisher::tell(packet, self.m_polisher);
    AntTour::tell(packet, self.m_ant);
}

void AntColony::save(PacketWriter& packet) const {
    tellNumbers(packet, *this);
    m_trails.save(packet);
    packet(m_best.score, codesOf(m_best));
    packet(hasCycled());
    for (const FinishedTour& tour : m_tours) {
        if (hasCycled())
            packet(tour.score, codesOf(tour));
    }
}

void AntColony::load(PacketReader& packet) {
    tellNumbers(packet, *this);
    const auto pieces = asIndex(m_pieces.pieceCount());
    m_trails.load(packet, m_graph.kind() == AntGraph::Piece ? (pieces + 3) / 4 : pieces);
    const auto takeTour = [&](FinishedTour& tour) {
        packet(tour.score, m_codes);
        packet.require(isFullBoard(m_problem, m_pieces, m_codes));
        take(tour, m_codes);
    };
    takeTour(m_best);
    const auto cycled = packet.next<bool>();
    for (FinishedTour& tour : m_tours) {
        if (cycled)
            takeTour(tour);
    }
}

bool AntColony::cycle(SearchContext& context) {
    std::size_t first = 0;
    for (std::size_t ant = 0; ant < m_tours.size(); ++ant) {
        if (!tour(m_tours[ant], context))
            return false;
        if (m_tours[ant].score > m_tours[first].score)
            first = ant;
    }
    FinishedTour& winner = m_tours[first];
    if (m_settings.polish.kind != PolishKind::None) {
        const int before = winner.score;
        m_polisher.polish(winner.placements, winner.score, context);
        offer(winner, context);
        if (context.isFollowed())
            tell(context,
                 {.kind = StepKind::Polish, .delta = winner.score - before, .from = before});
    }
    const bool soFar = m_settings.elite == AntElite::BestSoFar;
    m_update.apply(m_trails, m_tours, soFar ? m_best : winner, m_best.score);
    ++m_cycles;
    if (context.isFollowed())
        tell(context,
             {.kind = StepKind::Trails,
              .name = kUpdates[asIndex(m_settings.system)],
              .from = soFar ? m_best.score : winner.score},
             StepSize::Round);
    return !context.stopped();
}

void AntColony::tell(SearchContext& context, SearchStep step, StepSize ends) {
    if (!context.stopped())
        context.endStep(std::move(step), ends);
}

/// False if the search has to end; the tour may then be unfinished.
bool AntColony::tour(FinishedTour& finished, SearchContext& context) {
    m_ant.begin(context.random());
    while (!m_ant.isComplete()) {
        m_isAntShown = context.isFollowed();
        SearchStep told;
        const std::uint64_t weighed =
            m_ant.layNext(m_trails, context.random(), m_isAntShown ? &told : nullptr);
        // As long as there is no board, the tour is completed in any case.
        if (!context.proceed(weighed) && context.hasBest() && !m_ant.isComplete())
            return false;
        if (m_isAntShown)
            tell(context, std::move(told));
    }
    ++m_toursMade;
    finished.score = m_ant.score();
    std::ranges::copy(m_ant.placements(), finished.placements.begin());
    offer(finished, context);
    if (context.isFollowed())
        tell(context,
             {.kind = StepKind::Tour,
              .level = static_cast<int>(&finished - m_tours.data()) + 1,
              .count = m_tours.size()},
             StepSize::Round);
    m_isAntShown = false;
    return !context.stopped();
}

/// Keeps the best tour so far, and publishes it if it is also the best of all colonies.
void AntColony::offer(const FinishedTour& tour, SearchContext& context) {
    if (tour.score > m_best.score) {
        m_best.score = tour.score;
        std::ranges::copy(tour.placements, m_best.placements.begin());
    }
    if (context.hasBest() && tour.score <= context.best())
        return;
    copyCodes(*this, tour, m_codes);
    context.improved(m_problem.scoreOf(m_codes, tour.score), m_codes);
}

CellHeat pheromoneHeat(const AntColony& colony) {
    CellHeat heat{QT_TRANSLATE_NOOP("Solver", "Pheromone"), {}};
    const PaddedGrid& grid = colony.graph().grid();
    const float uncreated = colony.trails().uncreated();
    for (int cell = 0; cell < grid.size.cells(); ++cell) {
        const Position position = grid.position(cell);
        heat.values.push_back(colony.graph().kind() == AntGraph::Side
                                  ? meanTrailAround(colony, position)
                                  : strongestTrail(colony.trails().row(position), uncreated));
    }
    const float most = std::ranges::max(heat.values);
    for (float& value : heat.values)
        value = most > 0.0F ? value / most : 0.0F;
    return heat;
}

void describe(const AntColony& colony, SearchReport& report) {
    addGauges(colony, report.gauges);
    const AntTour* const ant = colony.shownAnt();
    if (ant != nullptr) {
        report.current = ant->score();
        if (report.wantsCurrent)
            copyCodes(colony, ant->placements(), report.solution);
    }
    if (!colony.hasCycled())
        return;
    report.spread = spreadOf(colony.tours());
    if (ant == nullptr) {
        report.current = bestOf(colony.tours()).score;
        if (report.wantsCurrent)
            copyCodes(colony, bestOf(colony.tours()), report.solution);
    }
    if (report.wantsDetails) {
        report.details.heat = pheromoneHeat(colony);
        addTours(colony, report);
    }
}

/// Ant colony optimisation (Söderlind 2010, chapters 3 to 7) on its two construction graphs or
/// the one that it wishes for.
SolverInfo EdgeMethods::antColony() {
    SolverInfo info = methodInfo<AntColonySolver>(
        EdgeProblem::kKind, "ant-colony", QT_TR_NOOP("Ant colony"),
        QT_TR_NOOP(
            "Ants build boards piece by piece, led by matches and by the trails of good boards."),
        QT_TR_NOOP("Söderlind 2010, chapters 3 to 6"), AntSettings::table());
    info.hasPopulation = true;
    info.presets = AntSettings::presets();
    info.formerPresets = AntSettings::formerPresets();
    return info;
}

} // namespace tessera
