// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/local/MetropolisWalk.h"
#include "core/edges/solvers/local/TabuWalk.h"
#include "core/edges/solvers/local/TrajectorySolver.h"

#include <algorithm>

namespace tessera {

std::uint64_t TabuTwoPhaseSettings::pairsOf(std::uint64_t existing) const {
    const auto share = static_cast<std::uint64_t>(pairShare * static_cast<double>(existing));
    const std::uint64_t wanted =
        pairsByText ? std::max(share, pairNumber) : std::min(share, pairNumber);
    return std::min(existing, std::max<std::uint64_t>(1, wanted));
}

namespace {

class TabuTwoPhase final : public TrajectorySolver {
public:
    using Settings = TabuTwoPhaseSettings;

    TabuTwoPhase(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : TrajectorySolver(problem), m_settings(settings),
          m_outside(cells(), {CellKind::Side, CellKind::Corner, CellKind::Strip, CellKind::End}),
          m_inside(cells(), {CellKind::Inner, CellKind::Single}), m_all(cells()),
          m_walk(board(), m_settings.listLength) {}

protected:
    void search(SearchContext& context) override;
    void addGauges(std::vector<Gauge>& gauges) const override;

private:
    /// A drawn move; of one cell if both are the same.
    struct Drawn {
        Position a = 0;
        Position b = 0;
        int delta = 0;
        bool isAccepted = false;
    };

    bool solveOutside(SearchContext& context);
    [[nodiscard]] int outsideJoints() const;
    void solveAll(SearchContext& context);
    bool annealingStep(SearchContext& context);
    [[nodiscard]] Drawn annealingMove(Random& random);
    void tellMove(SearchContext& context) const {
        if (!context.isFollowed() || context.stopped())
            return;
        SearchStep step = m_walk.told();
        step.level = m_phase;
        context.endStep(std::move(step), StepSize::Round);
    }
    bool perturb(SearchContext& context);
    void noteBestKnown(SearchContext& context);
    [[nodiscard]] TabuNeighbourhood neighbourhood(const PairSampler& pairs,
                                                  std::span<const Position> rotatable) const {
        return {&pairs, m_settings.pairsOf(pairs.pairs()), rotatable};
    }

    Settings m_settings;
    PairSampler m_outside;
    PairSampler m_inside;
    PairSampler m_all;
    TabuWalk m_walk;
    MetropolisRule m_rule;
    int m_phase = 1;
    int m_bestKnown = 0;
    std::uint64_t m_notImproved = 0;
    std::uint64_t m_perturbations = 0;
    std::uint64_t m_annealingMoves = 0; ///< moves tried
    std::uint64_t m_refusedMoves = 0;   ///< of these, refused
};

void TabuTwoPhase::search(SearchContext& context) {
    // The first phase must not take a given board apart.
    if (m_outside.pairs() > 0 && problem().startKind() != StartKind::Board) {
        for (const Position position : cells().ofKind(CellKind::Inner))
            board().set(position, Placement());
        if (context.isFollowed())
            context.endStep({.kind = StepKind::Phase, .level = m_phase});
        const bool goOn = solveOutside(context);
        if (problem().startKind() == StartKind::Greedy) {
            const std::uint64_t tried = fillGreedily(board(), cells(), context.random());
            context.count(goOn ? tried : 0); // a search that has ended only shows a full board
        } else {
            fillRandomly(board(), cells(), context.random());
        }
        publishIfBest(context);
        if (!goOn || context.stopped())
            return;
        context.event(TraceEventKind::PhaseChange);
        m_phase = 2;
        if (context.isFollowed())
            context.endStep({.kind = StepKind::Phase, .level = m_phase}, StepSize::Round);
    }
    m_phase = 2;
    m_walk.forget();
    solveAll(context);
}

/// Phase I: until everything outside matches, or for I1 iterations.
bool TabuTwoPhase::solveOutside(SearchContext& context) {
    const int complete = outsideJoints();
    const TabuNeighbourhood outside = neighbourhood(m_outside, {});
    m_bestKnown = board().score();
    for (std::uint64_t i = 0; i < m_settings.phaseOneIterations; ++i) {
        if (board().score() >= complete)
            break;
        if (!m_walk.step(context, outside, m_bestKnown) || !context.endIteration())
            return false;
        m_bestKnown = std::max(m_bestKnown, board().score());
        tellMove(context);
    }
    return true;
}

/// All joints between cells that hold a piece during phase I.
int TabuTwoPhase::outsideJoints() const {
    int joints = 0;
    for (int cell = 0; cell < board().grid().size.cells(); ++cell) {
        const Position here = board().grid().position(cell);
        for (const Side side : {Side::Right, Side::Down}) {
            const Position there = board().grid().neighbour(here, side);
            joints += !board().at(here).isEmpty() && !board().at(there).isEmpty() ? 1 : 0;
        }
    }
    return joints;
}

/// Phase II: ends only with the search.
void TabuTwoPhase::solveAll(SearchContext& context) {
    const TabuNeighbourhood everything = neighbourhood(m_all, cells().rotatable());
    m_bestKnown = board().score();
    for (;;) {
        if (!m_walk.step(context, everything, m_bestKnown) || !context.endIteration())
            return;
        ++m_notImproved;
        noteBestKnown(context);
        tellMove(context);
        if (m_notImproved >= m_settings.perturbAfter) {
            if (!perturb(context))
                return;
        } else if (m_notImproved > 0 && m_notImproved % m_settings.annealAfter == 0) {
            if (!annealingStep(context))
                return;
        }
        if (context.stopped())
            return;
    }
}

void TabuTwoPhase::noteBestKnown(SearchContext& context) {
    if (board().score() <= m_bestKnown)
        return;
    m_bestKnown = board().score();
    m_notImproved = 0;
    publishIfBest(context);
}

/// Wang & Chiang 2010, 2.4: one random neighbour per temperature, until losses of one are hardly
/// accepted.
bool TabuTwoPhase::annealingStep(SearchContext& context) {
    context.event(TraceEventKind::Reheat);
    if (context.isFollowed())
        context.endStep({.kind = StepKind::Reheat, .temperature = m_settings.startTemperature});
    for (double temperature = m_settings.startTemperature; temperature > m_settings.endTemperature;
         temperature *= m_settings.cooling) {
        m_rule.setTemperature(temperature);
        if (m_rule.chanceOf(-1) < 1e-6)
            break;
        ++m_annealingMoves;
        const Drawn drawn = annealingMove(context.random());
        m_refusedMoves += drawn.isAccepted ? 0 : 1;
        const bool goOn = context.proceed(1);
        noteBestKnown(context);
        if (!goOn || context.stopped())
            return false;
        if (context.isFollowed()) {
            std::vector<std::size_t> drawnCells{cellOf(drawn.a)};
            if (drawn.b != drawn.a)
                drawnCells.push_back(cellOf(drawn.b));
            context.endStep(m_rule.judged(std::move(drawnCells), drawn.delta, drawn.isAccepted));
        }
    }
    m_rule.setTemperature(0.0);
    return true;
}

/// Draws swaps and rotations in proportion to their numbers. Makes the move if it is accepted.
TabuTwoPhase::Drawn TabuTwoPhase::annealingMove(Random& random) {
    const std::uint64_t rotations = 3 * cells().rotatable().size();
    const std::uint64_t swaps = m_settings.pairsOf(m_all.pairs());
    const std::uint64_t bits = random.bits() >> 32U;
    if (random.below(static_cast<std::uint32_t>(rotations + swaps)) < rotations) {
        const Position position = cells().drawRotatable(random);
        const Placement turned = board().otherRotation(position, random.below(3));
        const int delta = board().setDelta(position, turned);
        const bool isAccepted = m_rule.accepts(delta, bits);
        if (isAccepted)
            board().set(position, turned);
        return {position, position, delta, isAccepted};
    }
    const auto [a, b] = m_all.draw(random);
    const PlannedSwap swap = board().planSwap(a, b, random.below(16));
    const bool isAccepted = m_rule.accepts(swap.delta, bits);
    if (isAccepted)
        board().make(swap);
    return {a, b, swap.delta, isAccepted};
}

/// Wang & Chiang 2010, 2.5: swaps of pairs, inside and outside with equal probability. Aspiration
/// is relative to the result.
bool TabuTwoPhase::perturb(SearchContext& context) {
    context.event(TraceEventKind::Perturbation);
    ++m_perturbations;
    Random& random = context.random();
    const auto size = static_cast<double>(problem().puzzle().size().cells());
    const auto swaps = static_cast<std::uint64_t>(size * m_settings.perturbationShare);
    for (std::uint64_t i = 0; i < swaps && m_all.pairs() > 0; ++i) {
        const auto [a, b] = drawFromEither(m_inside, m_outside, random);
        board().make(board().planPlainSwap(a, b));
    }
    m_bestKnown = board().score();
    m_notImproved = 0;
    publishIfBest(context);
    const bool goOn = context.proceed(swaps);
    if (goOn && context.isFollowed())
        context.endStep({.kind = StepKind::Perturbation, .count = swaps}, StepSize::Round);
    return goOn;
}

void TabuTwoPhase::addGauges(std::vector<Gauge>& gauges) const {
    gauges = {{QT_TRANSLATE_NOOP("Solver", "Phase"), m_phase},
              {QT_TRANSLATE_NOOP("Solver", "Tabu list"), m_walk.tabuCount()},
              {QT_TRANSLATE_NOOP("Solver", "Aspirations"), m_walk.aspirations()},
              {QT_TRANSLATE_NOOP("Solver", "Iterations without gain"), m_notImproved},
              {QT_TRANSLATE_NOOP("Solver", "Perturbations"), m_perturbations},
              {QT_TRANSLATE_NOOP("Solver", "Annealing moves"), m_annealingMoves},
              {QT_TRANSLATE_NOOP("Solver", "Rejected annealing moves"), m_refusedMoves}};
}

} // namespace

ParameterTable<TabuTwoPhaseSettings> TabuTwoPhaseSettings::table() {
    const char* const paper = QT_TR_NOOP("Wang & Chiang 2010, Table 1");
    const char* const iterations = QT_TR_NOOP("iterations");
    constexpr std::uint64_t many = 1000000000;
    using Settings = TabuTwoPhaseSettings;
    using Row = ParameterRow<Settings>;
    return {
        Row(&Settings::listLength, "list-length", QT_TR_NOOP("Length of the tabu list"), 12, 0,
            1000000,
            QT_TR_NOOP("How many of the last moves must not be undone. The paper uses 360."), paper,
            {.logarithmic = true}),
        Row(&Settings::phaseOneIterations, "i1", QT_TR_NOOP("Iterations of phase I (I1)"), 400, 0,
            many, QT_TR_NOOP("For at most this many iterations only the outer pieces move."), paper,
            {.unit = iterations, .logarithmic = true}),
        Row(&Settings::annealAfter, "i2", QT_TR_NOOP("Until annealing (I2)"), 400, 1, many,
            QT_TR_NOOP("Iterations without gain before an annealing step."), paper,
            {.unit = iterations, .logarithmic = true}),
        Row(&Settings::perturbAfter, "i3", QT_TR_NOOP("Until perturbation (I3)"), 20000, 1, many,
            QT_TR_NOOP("Iterations without gain before a perturbation. The paper uses 3500."),
            paper, {.unit = iterations, .logarithmic = true}),
        Row(&Settings::pairShare, "beta1", QT_TR_NOOP("Share of pairs (β1)"), 0.5, 0, 1,
            QT_TR_NOOP("The share of the swappable pairs that one iteration examines."), paper),
        Row(&Settings::pairNumber, "beta2", QT_TR_NOOP("Number of pairs (β2)"), 6000, 1, many,
            QT_TR_NOOP("The other limit on the pairs that one iteration examines."), paper,
            {.logarithmic = true}),
        Row(&Settings::pairsByText, "pairs", QT_TR_NOOP("Bound of pairs"), "min",
            {{"min", QT_TR_NOOP("the smaller of the two, as in Table 1")},
             {"max", QT_TR_NOOP("the larger of the two, as in the text")}},
            QT_TR_NOOP("Which of the two limits applies; the paper contradicts itself."),
            QT_TR_NOOP("Wang & Chiang 2010, section 2.3.1")),
        Row(&Settings::cooling, "alpha", QT_TR_NOOP("Cooling factor (α)"), 0.99, 0.01, 0.99999,
            QT_TR_NOOP("The cooling factor of the annealing step, from move to move."), paper),
        Row(&Settings::startTemperature, "t0", QT_TR_NOOP("Start temperature (T0)"), 0.5, 0.001,
            10000,
            QT_TR_NOOP("The start temperature of the annealing step. The paper uses 100, which "
                       "destroys the board."),
            paper, {.logarithmic = true}),
        Row(&Settings::endTemperature, "te", QT_TR_NOOP("End temperature (TE)"), 0, 0, 10000,
            QT_TR_NOOP("The end temperature of the annealing step. The step also ends when losses "
                       "are hardly ever accepted."),
            paper),
        Row(&Settings::perturbationShare, "gamma", QT_TR_NOOP("Share perturbed (γ)"), 0.5, 0, 10,
            QT_TR_NOOP("The number of swaps per cell in a perturbation."), paper),
    };
}

/// The two-phase tabu search of Wang & Chiang 2010: first the outside pieces, then all, with
/// annealing and perturbation. Pairs are drawn with replacement: on 10×10 an iteration sees 39 %
/// instead of the 50 % of β1. The defaults are ours; "wang-chiang-2010" is Table 1.
SolverInfo EdgeMethods::tabuTwoPhase() {
    SolverInfo info = methodInfo<TabuTwoPhase>(
        EdgeProblem::kKind, "tabu-two-phase", QT_TR_NOOP("Two-phase tabu search"),
        QT_TR_NOOP("Solves the border by tabu search, then the whole board, with annealing and "
                   "perturbations."),
        QT_TR_NOOP("Wang & Chiang 2010"), TabuTwoPhaseSettings::table());
    info.presets = {{"wang-chiang-2010", QT_TR_NOOP("As published (Wang & Chiang 2010)"),
                     QT_TR_NOOP("Wang & Chiang 2010, Table 1; run i used seed 10·i"),
                     presetValues("list-length=360 i1=400 i2=400 i3=3500 beta1=0.5 beta2=6000 "
                                  "pairs=min alpha=0.99 t0=100.0 te=0.0 gamma=0.5"),
                     10}};
    info.formerPresets = {{"short-list", QT_TR_NOOP("Short list, cool annealing"),
                           QT_TR_NOOP("ours: forgets soon, and annealing does not erase the board"),
                           presetValues("list-length=12 t0=0.5 i3=20000")}};
    return info;
}

} // namespace tessera
