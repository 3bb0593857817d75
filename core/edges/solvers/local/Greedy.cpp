// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/local/Greedy.h"

#include "core/edges/solvers/local/GreedyFill.h"
#include "core/edges/solvers/local/TrajectorySolver.h"

namespace tessera {

namespace {

class Greedy final : public TrajectorySolver {
public:
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

SolverInfo describe() {
    SolverInfo info;
    info.paper = QT_TRANSLATE_NOOP("Solver", "Söderlind 2010, section 5.3");
    info.problemKind = EdgeProblem::kKind;
    return info;
}

} // namespace

SolverInfo greedyInfo() {
    SolverInfo info = describe();
    info.id = "greedy";
    info.name = QT_TRANSLATE_NOOP("Solver", "Greedy");
    info.summary = QT_TRANSLATE_NOOP(
        "Solver", "Fills the board line by line with the first piece that fits, else the best.");
    info.parameters = {Parameter::choice(
        "order", QT_TRANSLATE_NOOP("Solver", "Order"), "rows",
        {{"rows", QT_TRANSLATE_NOOP("Solver", "row by row")},
         {"columns", QT_TRANSLATE_NOOP("Solver", "column by column")}},
        QT_TRANSLATE_NOOP("Solver", "In which order the cells are filled."), info.paper)};
    info.make = [](std::shared_ptr<const Problem> problem, const ParameterValues& values) {
        const bool columns = values.choice("order") == "columns";
        return std::make_unique<Greedy>(problem, columns ? FillOrder::Columns : FillOrder::Rows);
    };
    return info;
}

SolverInfo greedyWalkInfo() {
    SolverInfo info = describe();
    info.id = "greedy-walk";
    info.name = QT_TRANSLATE_NOOP("Solver", "Greedy walk");
    info.summary = QT_TRANSLATE_NOOP(
        "Solver", "Fills the board along a random walk with the piece that fits best.");
    info.make = [](std::shared_ptr<const Problem> problem, const ParameterValues&) {
        return std::make_unique<Greedy>(problem, FillOrder::Walk);
    };
    return info;
}

} // namespace tessera
