// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/local/GreedyFill.h"
#include "core/edges/solvers/local/TrajectorySolver.h"

namespace tessera {

namespace {

constexpr const char* kPaper = QT_TRANSLATE_NOOP("Solver", "Söderlind 2010, section 5.3");

class Greedy : public TrajectorySolver {
public:
    Greedy(const std::shared_ptr<const Problem>& problem, const ParameterValues& values)
        : Greedy(problem, values.option<FillOrder>("order")) {}
    Greedy(const std::shared_ptr<const Problem>& problem, FillOrder order)
        : TrajectorySolver(problem), m_fill(board(), this->problem(), cells()), m_order(order) {}

protected:
    void search(SearchContext& context) override {
        do {
            // A whole board more would go beyond the budget.
            const auto budget = context.budget().evaluations;
            const std::uint64_t left =
                budget ? *budget - context.evaluations() : GreedyFill::kNoLimit;
            const std::uint64_t tried = m_fill.fill(m_order, context.random(), left);
            ++m_boards;
            static_cast<void>(context.proceed(tried));
            publishIfBest(context);
        } while (!context.stopped() && context.endIteration());
    }

    void addGauges(std::vector<Gauge>& gauges) const override {
        gauges.push_back({QT_TRANSLATE_NOOP("Solver", "Boards"), static_cast<double>(m_boards)});
    }

private:
    GreedyFill m_fill;
    FillOrder m_order;
    std::uint64_t m_boards = 0;
};

class GreedyWalk final : public Greedy {
public:
    GreedyWalk(const std::shared_ptr<const Problem>& problem, const ParameterValues& /*none*/)
        : Greedy(problem, FillOrder::Walk) {}
};

} // namespace

/// Greedy construction row by row or column by column (003, 5.3), again and
/// again with the pieces shuffled anew.
SolverInfo greedyInfo() {
    SolverInfo info = edgeMethod<Greedy>(
        "greedy", QT_TRANSLATE_NOOP("Solver", "Greedy"),
        QT_TRANSLATE_NOOP(
            "Solver",
            "Fills the board line by line with the first piece that fits, else the best."),
        kPaper);
    info.parameters = {Parameter::choice(
        "order", QT_TRANSLATE_NOOP("Solver", "Order"), "rows",
        {{"rows", QT_TRANSLATE_NOOP("Solver", "row by row")},
         {"columns", QT_TRANSLATE_NOOP("Solver", "column by column")}},
        QT_TRANSLATE_NOOP("Solver", "In which order the cells are filled."), info.paper)};
    return info;
}

/// Greedy construction along a random walk (003, 5.3).
SolverInfo greedyWalkInfo() {
    return edgeMethod<GreedyWalk>(
        "greedy-walk", QT_TRANSLATE_NOOP("Solver", "Greedy walk"),
        QT_TRANSLATE_NOOP("Solver",
                          "Fills the board along a random walk with the piece that fits best."),
        kPaper);
}

} // namespace tessera
