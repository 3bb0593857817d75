// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/ExperimentPlan.h"

#include "core/search/SearchContext.h"
#include "core/support/UserError.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {

/// A method whose curve gets a point after each iteration.
class SampledSolver final : public Solver {
public:
    explicit SampledSolver(std::unique_ptr<Solver> solver) : m_solver(std::move(solver)) {}

    void run(SearchContext& context) override {
        context.sampleEveryIteration();
        m_solver->run(context);
    }

private:
    std::unique_ptr<Solver> m_solver;
};

} // namespace

PlannedRun ExperimentPlan::run(std::size_t index) const {
    const std::size_t cell = index / seeds.size();
    return {cell / methods.size(), cell % methods.size(), seeds[index % seeds.size()]};
}

bool ExperimentPlan::isSuccess(std::size_t puzzle, int best) const {
    return best >= puzzles[puzzle].budget.target.value_or(puzzles[puzzle].total);
}

std::vector<std::vector<std::size_t>> ExperimentPlan::groups() const {
    std::vector<std::vector<std::size_t>> groups;
    for (std::size_t puzzle = 0; puzzle < puzzles.size(); ++puzzle) {
        const QString& name = puzzles[puzzle].group;
        const auto known = std::ranges::find_if(groups, [&](const auto& group) {
            return !name.isEmpty() && puzzles[group.front()].group == name;
        });
        if (known == groups.end())
            groups.push_back({puzzle});
        else
            known->push_back(puzzle);
    }
    return groups;
}

PlannedTasks::PlannedTasks(const ExperimentPlan& plan) : m_plan(plan) {
    for (const PlannedPuzzle& puzzle : plan.puzzles) {
        for (const PlannedMethod& method : plan.methods) {
            try {
                auto problem = puzzle.puzzle.kind().problem(puzzle.puzzle, method.start);
                static_cast<void>(makeSolver(*method.solver, problem, method.values));
                m_problems.push_back(std::move(problem));
            } catch (const UserError& error) {
                throw UserError(QCoreApplication::translate("ExperimentPlan", "%1 with %2: %3")
                                    .arg(puzzle.name, method.name, error.sentence()));
            }
        }
    }
}

RunTask PlannedTasks::task(std::size_t run) const {
    const PlannedRun planned = m_plan.run(run);
    const PlannedMethod& method = m_plan.methods[planned.method];
    const auto problem = m_problems[planned.puzzle * m_plan.methods.size() + planned.method];
    RunTask task;
    task.makeSolver = [&method, problem, curves = m_plan.curves] {
        auto solver = method.solver->make(problem, method.values);
        if (curves == PlannedCurves::Generations)
            solver = std::make_unique<SampledSolver>(std::move(solver));
        return solver;
    };
    task.total = problem->total();
    task.budget = m_plan.puzzles[planned.puzzle].budget;
    task.seed = planned.seed;
    return task;
}

} // namespace tessera
