// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/local/TabuWalk.h"

#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/local/TrajectorySolver.h"

namespace tessera {

bool TabuWalk::step(SearchContext& context, const TabuNeighbourhood& neighbourhood, int bestKnown) {
    m_found = {};
    m_bestKnown = bestKnown;
    // Swaps first: among equally good moves the first one found is made.
    if (!lookAtSwaps(context, neighbourhood) || !lookAtRotations(context, neighbourhood.rotatable))
        return false;
    if (m_found.any)
        make();
    return true;
}

bool TabuWalk::lookAtSwaps(SearchContext& context, const TabuNeighbourhood& neighbourhood) {
    const PairSampler& pairs = *neighbourhood.pairs;
    if (neighbourhood.sampled >= pairs.pairs()) {
        std::uint64_t looked = 0;
        pairs.forEach([&](Position a, Position b) {
            considerSwap(a, b, context.random());
            return ++looked < context.slice() || context.proceed(std::exchange(looked, 0));
        });
        return looked == 0 ? !context.stopped() : context.proceed(looked);
    }
    for (std::uint64_t left = neighbourhood.sampled; left > 0;) {
        const std::uint64_t run = std::min(left, context.slice());
        Random random = context.random(); // a copy, which the compiler can keep in registers
        for (std::uint64_t i = 0; i < run; ++i) {
            const auto [a, b] = pairs.draw(random);
            considerSwap(a, b, random);
        }
        context.random() = random;
        left -= run;
        if (!context.proceed(run))
            return false;
    }
    return true;
}

bool TabuWalk::lookAtRotations(SearchContext& context, std::span<const Position> rotatable) {
    // From a random one on, so that none is preferred among equals.
    const std::size_t begin = context.random().index(rotatable.size());
    for (std::size_t i = 0; i < rotatable.size(); ++i) {
        const std::size_t index = begin + i;
        considerRotation(rotatable[index < rotatable.size() ? index : index - rotatable.size()]);
        if (!context.proceed(3))
            return false;
    }
    return true;
}

void TabuWalk::considerSwap(Position a, Position b, Random& random) {
    const int delta = m_board.swapDelta(a, b);
    if (!isBetter(delta))
        return;
    const PlannedSwap swap = m_board.planSwap(a, b, static_cast<unsigned>(random.bits() >> 60U));
    const bool tabu = m_list.contains(
        tabuElement(a, shown(swap.first.placement), b, shown(swap.second.placement)));
    if (!tabu || aspires(delta))
        m_found = {true, tabu, true, swap};
}

void TabuWalk::considerRotation(Position position) {
    const Placement here = m_board.at(position);
    const unsigned allowed = m_board.allowedRotations(here.piece(), position);
    const RotationMatches matches = m_board.rotationMatches(here.piece(), position);
    for (int quarters = 1; quarters < 4; ++quarters) {
        const Placement turned = here.turned(quarters);
        const int delta = matchesIn(matches, turned.rotation()) - m_board.matches(position);
        if (!isBetter(delta) || ((allowed >> (4U * turned.rotation())) & 1U) == 0)
            continue;
        const bool tabu = m_list.contains(tabuElement(position, shown(turned)));
        if (!tabu || aspires(delta))
            m_found = {true, tabu, false, {{position, turned}, {position, turned}, delta}};
    }
}

void TabuWalk::make() {
    const auto& [first, second, delta] = m_found.move;
    const PackedEdges before = shown(m_board.at(first.position));
    m_aspirations += m_found.isTabu ? 1 : 0;
    if (m_found.isSwap) {
        m_list.add(tabuElement(first.position, before, second.position,
                               shown(m_board.at(second.position))));
        m_board.make(m_found.move);
    } else {
        m_list.add(tabuElement(first.position, before));
        m_board.set(first);
    }
}

SearchStep TabuWalk::told() const {
    if (!m_found.any)
        return {.kind = StepKind::NoMove};
    const auto& [first, second, delta] = m_found.move;
    const auto cell = [this](Position position) { return asIndex(m_board.grid().cell(position)); };
    SearchStep step{.kind = StepKind::Move,
                    .cells = {cell(first.position)},
                    .delta = delta,
                    .tabuFor = static_cast<int>(m_list.length()),
                    .aspires = m_found.isTabu};
    if (m_found.isSwap)
        step.cells.push_back(cell(second.position));
    return step;
}

namespace {

class Tabu final : public TrajectorySolver {
public:
    struct Settings {
        std::size_t listLength;
        std::uint64_t sample; ///< 0 for all
    };

    Tabu(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : TrajectorySolver(problem), m_pairs(cells()), m_walk(board(), settings.listLength),
          m_sampled(sampledPairs(settings.sample, m_pairs.pairs())) {}

protected:
    void search(SearchContext& context) override {
        const TabuNeighbourhood neighbourhood{&m_pairs, m_sampled, cells().rotatable()};
        while (m_walk.step(context, neighbourhood, context.best())) {
            publishIfBest(context);
            if (context.stopped() || !context.endIteration())
                return;
            if (context.isFollowed())
                context.endStep(m_walk.told(), StepSize::Round);
        }
    }

    void addGauges(std::vector<Gauge>& gauges) const override {
        gauges = {{QT_TRANSLATE_NOOP("Solver", "Tabu list"), m_walk.tabuCount()},
                  {QT_TRANSLATE_NOOP("Solver", "Aspirations"), m_walk.aspirations()}};
    }

private:
    PairSampler m_pairs;
    TabuWalk m_walk;
    std::uint64_t m_sampled;
};

} // namespace

/// Basic tabu search (Niang 2010, Algorithm 2): to the best neighbour that is not tabu, with
/// aspiration.
SolverInfo EdgeMethods::tabu() {
    const char* const paper = QT_TR_NOOP("Niang 2010, Algorithm 2");
    using Settings = Tabu::Settings;
    using Row = ParameterRow<Settings>;
    const ParameterTable<Settings> table{
        Row(&Settings::listLength, "list-length", QT_TR_NOOP("Length of the tabu list"), 10, 0,
            1000000, QT_TR_NOOP("How many of the last moves must not be undone."), paper,
            {.unit = QT_TR_NOOP("moves"), .logarithmic = true}),
        Row(&Settings::sample, "sample", QT_TR_NOOP("Sampled swaps"), 2000, 0, 1000000000,
            QT_TR_NOOP("How many random swaps are examined before each move, at most four fifths "
                       "of all; 0 for all, as in the thesis. All rotations are examined."),
            "", {.logarithmic = true}),
    };
    SolverInfo info = methodInfo<Tabu>(
        EdgeProblem::kKind, "tabu", QT_TR_NOOP("Tabu search"),
        QT_TR_NOOP("Goes to the best neighbour that is not forbidden, even if it is worse."), paper,
        table);
    info.presets = {{"niang-2010", QT_TR_NOOP("As published (Niang 2010)"),
                     QT_TR_NOOP("Niang 2010, Algorithm 2; the length of the list is our choice"),
                     presetValues("list-length=10 sample=0")}};
    return info;
}

} // namespace tessera
