// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/local/TrajectorySolver.h"

namespace tessera {

TrajectorySolver::TrajectorySolver(const std::shared_ptr<const Problem>& problem)
    : m_problem(asEdgeProblem(problem)), m_pieces(m_problem->puzzle()),
      m_cells(*m_problem, m_pieces), m_board(m_pieces), m_codes(asIndex(m_pieces.size().cells())) {}

void TrajectorySolver::run(SearchContext& context) {
    context.setReporter([this](SearchReport& asked) { report(asked); });
    context.tellSteps();
    layStart(context, m_problem->startKind());
    // If it starts paused, the start board is shown first.
    if (context.isPauseDue())
        static_cast<void>(context.lookUp());
    if (!context.stopped()) {
        if (m_cells.canSwap() || !m_cells.rotatable().empty())
            search(context);
        else
            context.exhausted();
    }
    context.finish();
}

void TrajectorySolver::layStart(SearchContext& context, StartKind kind) {
    const std::uint64_t tried = makeStart(m_board, *m_problem, m_cells, kind, context.random());
    context.count(tried);
    publishIfBest(context);
    static_cast<void>(context.proceed(0));
}

void TrajectorySolver::restart(SearchContext& context, StartKind kind) {
    layStart(context, kind);
    if (context.isFollowed())
        context.endStep({.kind = StepKind::Start});
}

void TrajectorySolver::publishIfBest(SearchContext& context) {
    if (context.hasBest() && m_board.score() <= context.best())
        return;
    m_board.copyTo(m_codes);
    context.improved(m_problem->scoreOf(m_codes, m_board.score()), m_codes);
}

void TrajectorySolver::report(SearchReport& report) const {
    report.current = m_board.score();
    if (report.wantsCurrent) {
        report.solution.resize(m_codes.size());
        m_board.copyTo(report.solution);
    }
    addGauges(report.gauges);
}

} // namespace tessera
