// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/local/TabuWalk.h"
#include "core/edges/solvers/local/TrajectorySolver.h"

#include <algorithm>

namespace tessera {

namespace {

class Tabu final : public TrajectorySolver {
public:
    Tabu(const std::shared_ptr<const Problem>& problem, const ParameterValues& values)
        : TrajectorySolver(problem), m_pairs(cells()),
          m_walk(board(), static_cast<std::size_t>(values.integer("list-length"))),
          m_sampled(sampledOf(static_cast<std::uint64_t>(values.integer("sample")))) {}

protected:
    void search(SearchContext& context) override {
        const TabuNeighbourhood neighbourhood{&m_pairs, m_sampled, cells().rotatable()};
        while (m_walk.step(context, neighbourhood, context.best())) {
            publishIfBest(context);
            if (context.stopped() || !context.endIteration())
                return;
        }
    }

    void addGauges(std::vector<Gauge>& gauges) const override {
        gauges.push_back(
            {QT_TRANSLATE_NOOP("Solver", "Tabu list"), static_cast<double>(m_walk.tabuCount())});
        gauges.push_back({QT_TRANSLATE_NOOP("Solver", "Aspirations"),
                          static_cast<double>(m_walk.aspirations())});
    }

private:
    /// Whoever looks at all neighbours runs in circles that are longer than a short list.
    [[nodiscard]] std::uint64_t sampledOf(std::uint64_t wanted) const {
        const std::uint64_t most = std::max<std::uint64_t>(1, m_pairs.pairs() * 4 / 5);
        return wanted == 0 ? m_pairs.pairs() : std::min(wanted, most);
    }

    PairSampler m_pairs;
    TabuWalk m_walk;
    std::uint64_t m_sampled;
};

} // namespace

/// Basic tabu search (002, Algorithm 2): always to the best neighbour that is
/// not tabu, with aspiration.
SolverInfo tabuInfo() {
    const char* const paper = QT_TRANSLATE_NOOP("Solver", "Niang 2010, Algorithm 2");
    SolverInfo info = edgeMethod<Tabu>(
        "tabu", QT_TRANSLATE_NOOP("Solver", "Tabu search"),
        QT_TRANSLATE_NOOP("Solver",
                          "Goes to the best neighbour that is not forbidden, even if it is worse."),
        paper);
    info.parameters = {
        Parameter::integer("list-length", QT_TRANSLATE_NOOP("Solver", "Length of the tabu list"),
                           10, 0, 1000000,
                           QT_TRANSLATE_NOOP("Solver", "How many of the last moves may not be "
                                                       "taken back."),
                           paper)
            .withUnit(QT_TRANSLATE_NOOP("Solver", "moves"))
            .onLogScale(),
        Parameter::integer("sample", QT_TRANSLATE_NOOP("Solver", "Sampled swaps"), 2000, 0,
                           1000000000,
                           QT_TRANSLATE_NOOP("Solver", "How many swaps are looked at before each "
                                                       "move, drawn at random, at most four "
                                                       "fifths of them; 0 for all, as in the "
                                                       "thesis. Rotations are all looked at."))
            .onLogScale(),
    };
    info.presets = {{"niang-2010",
                     QT_TRANSLATE_NOOP("Solver", "As published (Niang 2010)"),
                     QT_TRANSLATE_NOOP("Solver", "Niang 2010, Algorithm 2; the length of the list "
                                                 "is our choice"),
                     {{"list-length", std::int64_t{10}}, {"sample", std::int64_t{0}}}}};
    return info;
}

} // namespace tessera
