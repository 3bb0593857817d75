// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/Backtracking.h"

#include "core/search/SearchContext.h"
#include "core/solvers/ExactSearch.h"
#include "core/solvers/TrajectorySolver.h"

#include <optional>

namespace tessera {

namespace {

class Backtracking final : public Solver {
public:
    Backtracking(const std::shared_ptr<const Problem>& problem, const ParameterValues& values)
        : m_problem(asEdgeProblem(problem)), m_pieces(m_problem->puzzle()),
          m_codes(static_cast<std::size_t>(m_pieces.size().cells())),
          m_all(values.choice("mode") == "all"), m_shuffled(values.boolean("shuffle")) {}

    void run(SearchContext& context) override;

private:
    void publish(SearchContext& context);
    void report(SearchReport& report) const;

    std::shared_ptr<const EdgeProblem> m_problem;
    CompiledPuzzle m_pieces;
    std::optional<ExactSearch> m_search;
    std::vector<std::uint16_t> m_codes;
    bool m_all;
    bool m_shuffled;
    std::uint64_t m_solutions = 0;
};

void Backtracking::run(SearchContext& context) {
    context.setStepUnit(StepUnit::Evaluation);
    if (m_all)
        context.goOnWhenSolved();
    m_search.emplace(*m_problem, m_pieces, m_shuffled ? &context.random() : nullptr);
    context.setReporter([this](SearchReport& asked) { report(asked); });
    bool goOn = !context.stopped();
    while (goOn) {
        const std::uint64_t before = m_search->placements();
        const ExactSearch::Event event = m_search->advance(context.slice());
        const std::uint64_t done = m_search->placements() - before;
        context.countNodes(done);
        goOn = context.proceed(done);
        if (event == ExactSearch::Event::Solution) {
            ++m_solutions;
            context.event(TraceEventKind::Solution);
        }
        if (event == ExactSearch::Event::Solution || event == ExactSearch::Event::Deeper)
            publish(context);
        if (event == ExactSearch::Event::Exhausted) {
            publish(context); // the fixed pieces, if nothing fitted at all
            context.exhausted();
            break;
        }
        goOn = goOn && !context.stopped();
    }
    context.finish();
}

void Backtracking::publish(SearchContext& context) {
    const int score = m_search->scoreAt(m_search->depth());
    if (context.hasBest() && score <= context.best())
        return;
    m_search->copyTo(m_codes);
    context.improved(score, m_codes);
}

void Backtracking::report(SearchReport& report) const {
    report.current = m_search->scoreAt(m_search->depth());
    if (report.wantsCurrent) {
        report.solution.resize(m_codes.size());
        m_search->copyTo(report.solution);
    }
    report.gauges.push_back(
        {QT_TRANSLATE_NOOP("Solver", "Depth"), static_cast<double>(m_search->depth())});
    report.gauges.push_back(
        {QT_TRANSLATE_NOOP("Solver", "Solutions"), static_cast<double>(m_solutions)});
}

} // namespace

SolverInfo backtrackingInfo() {
    SolverInfo info;
    info.id = "backtracking";
    info.name = QT_TRANSLATE_NOOP("Solver", "Backtracking");
    info.summary = QT_TRANSLATE_NOOP(
        "Solver", "Tries every piece that fits, row by row, and takes back what leads nowhere.");
    info.paper = QT_TRANSLATE_NOOP("Solver", "Söderlind 2010, section 5.2");
    info.problemKind = EdgeProblem::kKind;
    info.exact = true;
    info.parameters = {
        Parameter::choice("mode", QT_TRANSLATE_NOOP("Solver", "Look for"), "first",
                          {{"first", QT_TRANSLATE_NOOP("Solver", "the first solution")},
                           {"all", QT_TRANSLATE_NOOP("Solver", "all solutions")}},
                          QT_TRANSLATE_NOOP("Solver", "Stop at the first solution, or go on until "
                                                      "everything has been tried."),
                          QT_TRANSLATE_NOOP("Solver", "Söderlind 2010, section 5.2")),
        Parameter::boolean("shuffle", QT_TRANSLATE_NOOP("Solver", "Random order"), true,
                           QT_TRANSLATE_NOOP("Solver", "Try the pieces in an order drawn by the "
                                                       "seed instead of in the puzzle's order.")),
    };
    info.make = [](std::shared_ptr<const Problem> problem, const ParameterValues& values) {
        return std::make_unique<Backtracking>(problem, values);
    };
    return info;
}

} // namespace tessera
