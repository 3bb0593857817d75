// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/genetic/GeneticSolver.h"

#include "core/solvers/TrajectorySolver.h"
#include "core/solvers/genetic/PopulationReport.h"

#include <QCoreApplication>

namespace tessera {

namespace {

class GeneticSolver final : public Solver {
public:
    GeneticSolver(const std::shared_ptr<const Problem>& problem, const ParameterValues& values)
        : m_settings(values), m_framed(asEdgeProblem(problem)),
          m_problem(m_settings.frame == FrameRule::Free ? withoutFrame(*m_framed) : m_framed),
          m_framedPieces(m_framed->puzzle()), m_framedCells(*m_framed, m_framedPieces),
          m_pieces(m_problem->puzzle()), m_cells(*m_problem, m_pieces),
          m_population({*m_problem, m_pieces, m_cells, m_framedPieces, m_framedCells}, m_settings) {
    }

    void run(SearchContext& context) override {
        context.setReporter(
            [this](SearchReport& report) { describe(m_population, m_diversity, report); });
        bool goesOn = m_population.begin(context);
        if (!m_cells.canSwap() && m_cells.rotatable().empty())
            context.exhausted();
        while (goesOn && !context.stopped() && !isOver()) {
            goesOn = m_population.nextGeneration(context) && context.endIteration();
        }
        if (isOver())
            context.exhausted();
        context.finish();
    }

private:
    [[nodiscard]] bool isOver() const {
        return m_settings.generations > 0 && m_population.generation() >= m_settings.generations;
    }

    GeneticSettings m_settings;
    std::shared_ptr<const EdgeProblem> m_framed;
    std::shared_ptr<const EdgeProblem> m_problem;
    CompiledPuzzle m_framedPieces;
    MovableCells m_framedCells;
    CompiledPuzzle m_pieces;
    MovableCells m_cells;
    Population m_population;
    DiversityMeter m_diversity;
};

} // namespace

std::shared_ptr<const EdgeProblem> withoutFrame(const EdgeProblem& problem) {
    const Puzzle& puzzle = problem.puzzle();
    const std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
    Rules rules = puzzle.rules();
    rules.framed = false;
    std::vector<bool> locked(static_cast<std::size_t>(puzzle.size().cells()));
    for (int cell = 0; cell < puzzle.size().cells(); ++cell)
        locked[static_cast<std::size_t>(cell)] = problem.isFixed(cell);
    return std::make_shared<EdgeProblem>(Puzzle(puzzle.size(), rules, pieces), problem.start(),
                                         locked, problem.startKind());
}

SolverInfo geneticInfo() {
    SolverInfo info;
    info.id = "genetic";
    info.name = QT_TRANSLATE_NOOP("Solver", "Genetic algorithm");
    info.summary = QT_TRANSLATE_NOOP(
        "Solver", "A population of boards evolves by selection, crossover and mutation.");
    info.paper = QT_TRANSLATE_NOOP("Solver", "Niang 2010, chapters 4 to 6");
    info.problemKind = EdgeProblem::kKind;
    info.parameters = geneticParameters();
    info.presets = geneticPresets();
    info.make = [](std::shared_ptr<const Problem> problem, const ParameterValues& values) {
        return std::make_unique<GeneticSolver>(problem, values);
    };
    return info;
}

} // namespace tessera
