// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/Backtracking.h"

#include "core/search/SearchContext.h"
#include "core/solvers/ExactSearch.h"
#include "core/solvers/SolutionCounter.h"
#include "core/solvers/TrajectorySolver.h"

#include <optional>

namespace tessera {

namespace {

constexpr const char* kCheapest = "auto";

class Backtracking final : public Solver {
public:
    Backtracking(const std::shared_ptr<const Problem>& problem, const ParameterValues& values)
        : m_problem(asEdgeProblem(problem)), m_pieces(m_problem->puzzle()),
          m_codes(static_cast<std::size_t>(m_pieces.size().cells())),
          m_all(values.choice("mode") == "all"), m_shuffled(values.boolean("shuffle")),
          m_order(values.choice("order")), m_depthCounts(m_codes.size() + 1) {}

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
    std::string m_order;
    std::vector<std::uint64_t> m_depthCounts; ///< how often it was seen at each depth
    std::uint64_t m_solutions = 0;
};

void Backtracking::run(SearchContext& context) {
    context.setStepUnit(StepUnit::Evaluation);
    if (m_all)
        context.goOnWhenSolved();
    const CellOrder order = m_order == kCheapest
                                ? cheapestOrder(*m_problem, context.random().bits())
                                : cellOrderFrom(m_order);
    m_search.emplace(*m_problem, m_pieces, m_shuffled ? &context.random() : nullptr, order);
    context.setReporter([this](SearchReport& asked) { report(asked); });
    bool goOn = !context.stopped();
    while (goOn) {
        const std::uint64_t before = m_search->placements();
        const ExactSearch::Event event = m_search->advance(context.slice());
        const std::uint64_t done = m_search->placements() - before;
        context.countNodes(done);
        ++m_depthCounts[static_cast<std::size_t>(m_search->depth())];
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
    if (report.wantsDetails)
        report.details.depthCounts = m_depthCounts;
    report.gauges.push_back(
        {QT_TRANSLATE_NOOP("Solver", "Searched (%)"), 100.0 * (1.0 - m_search->shareLeft())});
    report.gauges.push_back(
        {QT_TRANSLATE_NOOP("Solver", "Depth"), static_cast<double>(m_search->depth())});
    report.gauges.push_back(
        {QT_TRANSLATE_NOOP("Solver", "Solutions"), static_cast<double>(m_solutions)});
}

Parameter orderParameter() {
    std::vector<Parameter::Option> options;
    for (const CellOrderName& order : cellOrders())
        options.push_back({std::string(order.id), order.label});
    options.push_back(
        {kCheapest, QT_TRANSLATE_NOOP("Solver", "whichever promises the smallest tree")});
    return Parameter::choice(
        "order", QT_TRANSLATE_NOOP("Solver", "Order of cells"), "rows", std::move(options),
        QT_TRANSLATE_NOOP("Solver", "In which order the cells are filled. The solutions are the "
                                    "same, the time is not. The size of the tree is estimated by "
                                    "random descents (Knuth 1975)."));
}

} // namespace

SolverInfo backtrackingInfo() {
    SolverInfo info;
    info.id = "backtracking";
    info.name = QT_TRANSLATE_NOOP("Solver", "Backtracking");
    info.summary = QT_TRANSLATE_NOOP(
        "Solver", "Tries every piece that fits, cell by cell, and takes back what leads nowhere.");
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
        orderParameter(),
    };
    info.make = [](std::shared_ptr<const Problem> problem, const ParameterValues& values) {
        return std::make_unique<Backtracking>(problem, values);
    };
    return info;
}

} // namespace tessera
