// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/ants/AntColonySolver.h"

#include "core/solvers/TrajectorySolver.h"
#include "core/solvers/ants/AntColony.h"
#include "core/solvers/ants/ColonyReport.h"

namespace tessera {

namespace {

class AntColonySolver final : public Solver {
public:
    AntColonySolver(const std::shared_ptr<const Problem>& problem, const ParameterValues& values)
        : m_problem(asEdgeProblem(problem)), m_pieces(m_problem->puzzle()),
          m_cells(*m_problem, m_pieces),
          m_colony(*m_problem, m_pieces, m_cells, AntSettings(values)) {}

    void run(SearchContext& context) override {
        context.setReporter([this](SearchReport& report) { describe(m_colony, report); });
        publishStart(context);
        if (!m_cells.canSwap() && m_cells.rotatable().empty())
            context.exhausted();
        while (!context.stopped() && m_colony.cycle(context) && context.endIteration()) {
        }
        context.finish();
    }

private:
    /// The start board is the first best tour, so that a given board is built on.
    void publishStart(SearchContext& context) {
        ScoredBoard board(m_pieces);
        const std::uint64_t tried =
            makeStart(board, *m_problem, m_cells, m_problem->startKind(), context.random());
        m_colony.receive(board);
        context.improved(board.score(), board.toBoard().codes());
        static_cast<void>(context.proceed(tried));
    }

    std::shared_ptr<const EdgeProblem> m_problem;
    CompiledPuzzle m_pieces;
    MovableCells m_cells;
    AntColony m_colony;
};

} // namespace

SolverInfo antColonyInfo() {
    SolverInfo info;
    info.id = "ant-colony";
    info.name = QT_TRANSLATE_NOOP("Solver", "Ant colony");
    info.summary = QT_TRANSLATE_NOOP(
        "Solver",
        "Ants build boards piece by piece, led by matches and by the trails of good boards.");
    info.paper = QT_TRANSLATE_NOOP("Solver", "Söderlind 2010, chapters 3 to 6");
    info.problemKind = EdgeProblem::kKind;
    info.parameters = antParameters();
    info.presets = antPresets();
    info.make = [](std::shared_ptr<const Problem> problem, const ParameterValues& values) {
        return std::make_unique<AntColonySolver>(problem, values);
    };
    return info;
}

} // namespace tessera
