// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/ants/AntColony.h"
#include "core/edges/solvers/ants/ColonyReport.h"
#include "core/search/Islands.h"

namespace tessera {

namespace {

/// A colony that may have neighbours; alone it is the whole search.
class AntIsland final : public Island {
public:
    AntIsland(const EdgeProblem& problem, const CompiledPuzzle& pieces, const MovableCells& cells,
              const AntSettings& settings)
        : m_problem(problem), m_pieces(pieces), m_cells(cells),
          m_colony(problem, pieces, cells, settings) {}

    /// The start board is the first best tour, so that a given board is built on.
    void begin(SearchContext& context) override {
        context.setReporter([this](SearchReport& report) { describe(m_colony, report); });
        ScoredBoard board(m_pieces);
        const std::uint64_t tried =
            makeStart(board, m_problem, m_cells, m_problem.startKind(), context.random());
        const Solution codes = board.toBoard().codes();
        m_colony.receive(board.score(), codes);
        context.count(tried);
        context.improved(board.score(), codes);
        static_cast<void>(context.proceed(0));
        if (!m_cells.canSwap() && m_cells.rotatable().empty())
            context.exhausted();
    }

    void advance(SearchContext& context, std::uint64_t until) override {
        while (!context.stopped() && context.evaluations() < until) {
            if (isOver())
                context.exhausted();
            else if (m_colony.cycle(context))
                static_cast<void>(context.endIteration());
        }
    }

    void immigrate(int score, std::span<const std::uint16_t> solution) override {
        m_colony.receive(score, solution);
    }

private:
    [[nodiscard]] bool isOver() const {
        const std::int64_t cycles = m_colony.settings().cycles;
        return cycles > 0 && m_colony.cycles() >= cycles;
    }

    const EdgeProblem& m_problem;
    const CompiledPuzzle& m_pieces;
    const MovableCells& m_cells;
    AntColony m_colony;
};

class AntColonySolver final : public Solver {
public:
    AntColonySolver(const std::shared_ptr<const Problem>& problem, const ParameterValues& values)
        : m_problem(asEdgeProblem(problem)), m_pieces(m_problem->puzzle()),
          m_cells(*m_problem, m_pieces), m_settings(values), m_pace{kRound, migrationFrom(values)} {
    }

    void run(SearchContext& context) override {
        std::vector<std::unique_ptr<Island>> islands;
        for (int i = 0; i < context.threads(); ++i) {
            islands.push_back(
                std::make_unique<AntIsland>(*m_problem, m_pieces, m_cells, m_settings));
        }
        runIslands(context, islands, m_pace);
    }

private:
    /// About ten milliseconds' worth of pieces weighed.
    static constexpr std::uint64_t kRound = 2'000'000;

    std::shared_ptr<const EdgeProblem> m_problem;
    CompiledPuzzle m_pieces;
    MovableCells m_cells;
    AntSettings m_settings;
    IslandPace m_pace;
};

} // namespace

/// Ant colony optimisation (003, chapters 3 to 6): Ant System, Ant Colony System
/// and MAX–MIN Ant System on either of the thesis's two construction graphs.
SolverInfo antColonyInfo() {
    SolverInfo info = edgeMethod<AntColonySolver>(
        "ant-colony", QT_TRANSLATE_NOOP("Solver", "Ant colony"),
        QT_TRANSLATE_NOOP(
            "Solver",
            "Ants build boards piece by piece, led by matches and by the trails of good boards."),
        QT_TRANSLATE_NOOP("Solver", "Söderlind 2010, chapters 3 to 6"));
    info.parameters = antParameters();
    info.presets = antPresets();
    info.formerPresets = formerAntPresets();
    return info;
}

} // namespace tessera
