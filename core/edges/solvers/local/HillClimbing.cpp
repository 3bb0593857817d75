// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/local/Descent.h"
#include "core/edges/solvers/local/TrajectorySolver.h"

namespace tessera {

namespace {

class HillClimbing final : public TrajectorySolver {
public:
    HillClimbing(const std::shared_ptr<const Problem>& problem, const ParameterValues& values)
        : TrajectorySolver(problem),
          m_descent(board(), cells(), values.option<Improvement>("improvement")) {}

protected:
    void search(SearchContext& context) override {
        do {
            m_descent.recheckAll();
            climb(context);
            ++m_optima;
            if (context.stopped())
                return;
            context.event(TraceEventKind::Restart);
            restart(context);
        } while (!context.stopped());
    }

    void addGauges(std::vector<Gauge>& gauges) const override {
        gauges.push_back(
            {QT_TRANSLATE_NOOP("Solver", "Local optima"), static_cast<double>(m_optima)});
    }

private:
    void climb(SearchContext& context) {
        while (m_descent.improve(context)) {
            publishIfBest(context);
            if (!context.endIteration())
                return;
        }
    }

    Descent m_descent;
    std::uint64_t m_optima = 0;
};

} // namespace

/// Hill climbing (002, Algorithm 1) with restarts: swaps within a kind with
/// best rotations, and rotations, until no such move improves the board.
SolverInfo hillClimbingInfo() {
    SolverInfo info = edgeMethod<HillClimbing>(
        "hill-climbing", QT_TRANSLATE_NOOP("Solver", "Hill climbing"),
        QT_TRANSLATE_NOOP("Solver", "Improves the board until no move does, then starts anew."),
        QT_TRANSLATE_NOOP("Solver", "Niang 2010, Algorithm 1"));
    info.parameters = {
        improvementParameter(QT_TRANSLATE_NOOP("Solver", "Niang 2010, Algorithm 1"))};
    return info;
}

} // namespace tessera
