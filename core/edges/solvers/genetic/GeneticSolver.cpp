// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/genetic/PopulationReport.h"
#include "core/search/Islands.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {

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

    void advance(SearchContext& context, std::uint64_t until) override {
        while (!context.stopped() && context.evaluations() < until) {
            if (isOver())
                context.exhausted();
            else if (m_population.nextGeneration(context))
                static_cast<void>(context.endIteration());
        }
    }

    void immigrate(int /*score*/, std::span<const std::uint16_t> solution) override {
        m_population.immigrate(solution);
    }

private:
    [[nodiscard]] bool isOver() const {
        return m_generations > 0 && m_population.generation() >= m_generations;
    }

    Population m_population;
    DiversityMeter m_diversity;
    std::int64_t m_generations;
    bool m_canMove;
};

class GeneticSolver final : public Solver {
public:
    GeneticSolver(const std::shared_ptr<const Problem>& problem, const ParameterValues& values)
        : m_settings(values), m_framed(asEdgeProblem(problem)),
          m_problem(m_settings.frame == FrameRule::Free ? withoutFrame(*m_framed) : m_framed),
          m_framedPieces(m_framed->puzzle()), m_framedCells(*m_framed, m_framedPieces),
          m_pieces(m_problem->puzzle()),
          m_cells(*m_problem, m_pieces), m_pace{roundOf(m_settings, m_pieces.size().cells()),
                                                migrationFrom(values)} {}

    void run(SearchContext& context) override {
        const GeneticProblem problem{*m_problem, m_pieces, m_cells, m_framedPieces, m_framedCells};
        std::vector<std::unique_ptr<Island>> islands;
        for (int i = 0; i < context.threads(); ++i)
            islands.push_back(std::make_unique<GeneticIsland>(problem, m_settings));
        runIslands(context, islands, m_pace);
    }

private:
    /// Some hundredths of a second's worth of offspring, each of which costs the more
    /// the larger the board, or of the moves of a local search, which are what is
    /// counted where there is one.
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

/// The genetic algorithm of 002 with all its operators, and a memetic version
/// whose offspring local search improves.
SolverInfo geneticInfo() {
    SolverInfo info = edgeMethod<GeneticSolver>(
        "genetic", QT_TRANSLATE_NOOP("Solver", "Genetic algorithm"),
        QT_TRANSLATE_NOOP("Solver",
                          "A population of boards evolves by selection, crossover and mutation."),
        QT_TRANSLATE_NOOP("Solver", "Niang 2010, chapters 4 to 6"));
    info.parameters = geneticParameters();
    info.presets = geneticPresets();
    info.formerPresets = formerGeneticPresets();
    return info;
}

} // namespace tessera
