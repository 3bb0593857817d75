// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/local/Descent.h"

#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/local/TrajectorySolver.h"
#include "core/support/Random.h"

#include <algorithm>
#include <functional>

namespace tessera {

Parameter improvementParameter(const char* source) {
    return Parameter::choice("improvement", QT_TRANSLATE_NOOP("Solver", "Improvement"), "first",
                             {{"first", QT_TRANSLATE_NOOP("Solver", "the first that is found")},
                              {"best", QT_TRANSLATE_NOOP("Solver", "the best of all")}},
                             QT_TRANSLATE_NOOP("Solver", "Which improving move to make."), source);
}

void Descent::Agenda::add(Position position) {
    if (listed[position] != 0)
        return;
    listed[position] = 1;
    positions.push_back(position);
}

void Descent::Agenda::removeAt(std::size_t index) {
    listed[positions[index]] = 0;
    positions[index] = positions.back();
    positions.pop_back();
}

void Descent::Agenda::clear() {
    for (const Position position : positions)
        listed[position] = 0;
    positions.clear();
}

Descent::Descent(ScoredBoard& board, const MovableCells& cells, Improvement improvement)
    : m_board(board), m_cells(cells), m_improvement(improvement),
      m_kinds(board.grid().positions(), kCellKinds), m_canTurn(board.grid().positions(), 0) {
    for (std::size_t kind = 0; kind < kCellKinds; ++kind) {
        for (const Position position : cells.ofKind(static_cast<CellKind>(kind)))
            m_kinds[position] = static_cast<std::uint8_t>(kind);
        m_swaps[kind].listed.assign(m_kinds.size(), 0);
        m_swaps[kind].positions.reserve(cells.all().size());
    }
    for (const Position position : cells.rotatable())
        m_canTurn[position] = 1;
    m_rotations.listed.assign(m_kinds.size(), 0);
    m_rotations.positions.reserve(cells.all().size());
}

void Descent::mark(Position position) {
    if (m_kinds[position] == kCellKinds)
        return;
    m_swaps[m_kinds[position]].add(position);
    if (m_canTurn[position] != 0)
        m_rotations.add(position);
}

void Descent::recheckAll() {
    for (const Position position : m_cells.all())
        mark(position);
}

void Descent::nothingToCheck() {
    for (Agenda& agenda : m_swaps)
        agenda.clear();
    m_rotations.clear();
}

void Descent::set(const Change& change) {
    m_board.set(change);
    mark(change.position);
    for (const Side side : kSides)
        mark(m_board.grid().neighbour(change.position, side));
}

/// Swaps of one piece that are better than @p best, from a random partner on. @return whether to
/// continue.
bool Descent::scanRow(Position position, CellKind kind, SearchContext& context, PlannedSwap& best) {
    const std::span<const Position> partners = m_cells.ofKind(kind);
    std::size_t next = context.random().index(partners.size());
    for (std::size_t left = partners.size(); left > 0;) {
        const std::size_t run = std::min({left, partners.size() - next, asIndex(context.slice())});
        std::size_t looked = 0;
        while (looked < run) {
            const Position partner = partners[next + looked];
            ++looked;
            if (partner == position)
                continue;
            const int delta = m_board.swapDelta(position, partner);
            if (delta <= best.delta)
                continue;
            best.first.position = position;
            best.second.position = partner;
            best.delta = delta;
            if (m_improvement == Improvement::First)
                break;
        }
        left -= looked;
        next = next + looked == partners.size() ? 0 : next + looked;
        if (!context.proceed(looked))
            return false;
        if (best.delta > 0 && m_improvement == Improvement::First)
            break;
    }
    return true;
}

bool Descent::improveBySwap(CellKind kind, SearchContext& context) {
    Agenda& agenda = m_swaps[asIndex(kind)];
    PlannedSwap best;
    if (m_improvement == Improvement::First) {
        while (best.delta == 0 && !agenda.positions.empty()) {
            const std::size_t index = context.random().index(agenda.positions.size());
            if (!scanRow(agenda.positions[index], kind, context, best))
                break;
            if (best.delta == 0)
                agenda.removeAt(index);
        }
    } else {
        for (std::size_t i = agenda.positions.size(); i-- > 0;) {
            PlannedSwap inRow;
            if (!scanRow(agenda.positions[i], kind, context, inRow))
                break;
            if (inRow.delta == 0)
                agenda.removeAt(i);
            else if (inRow.delta > best.delta)
                best = inRow;
        }
    }
    if (best.delta == 0)
        return false;
    make(m_board.planSwap(best.first.position, best.second.position, context.random().below(16)));
    return true;
}

bool Descent::improveByRotation(SearchContext& context) {
    Change best;
    int gain = 0;
    for (std::size_t i = m_rotations.positions.size(); i-- > 0;) {
        const Position position = m_rotations.positions[i];
        const PieceIndex piece = m_board.at(position).piece();
        const int here = m_board.bestMatchesOf(piece, position) - m_board.matches(position);
        if (here == 0)
            m_rotations.removeAt(i);
        if (here > gain) {
            gain = here;
            best = {position, m_board.bestPlacement(piece, position, context.random().below(4))};
        }
        if (!context.proceed(1))
            return false;
        if (gain > 0 && m_improvement == Improvement::First)
            break;
    }
    if (gain > 0)
        set(best);
    return gain > 0;
}

bool Descent::improve(SearchContext& context) {
    for (std::size_t kind = 0; kind < kCellKinds; ++kind) {
        if (!context.stopped() && improveBySwap(static_cast<CellKind>(kind), context))
            return true;
    }
    return !context.stopped() && improveByRotation(context);
}

namespace {

class HillClimbing final : public TrajectorySolver {
public:
    using Settings = Improvement;

    HillClimbing(const std::shared_ptr<const Problem>& problem, Improvement improvement)
        : TrajectorySolver(problem), m_descent(board(), cells(), improvement) {}

protected:
    void search(SearchContext& context) override {
        do {
            m_descent.recheckAll();
            climb(context);
            if (context.stopped())
                return;
            ++m_optima;
            if (context.isFollowed())
                context.endStep({.kind = StepKind::LocalOptimum}, StepSize::Round);
            context.event(TraceEventKind::Restart);
            restart(context);
        } while (!context.stopped());
    }

    void addGauges(std::vector<Gauge>& gauges) const override {
        gauges = {{QT_TRANSLATE_NOOP("Solver", "Local optima"), m_optima}};
    }

private:
    void climb(SearchContext& context) {
        while (m_descent.improve(context)) {
            publishIfBest(context);
            if (!context.endIteration())
                return;
            if (context.isFollowed())
                context.endStep({.kind = StepKind::Move});
        }
    }

    Descent m_descent;
    std::uint64_t m_optima = 0;
};

constexpr double kRotationShare = 0.03;
constexpr int kLevels = 24;
constexpr std::uint64_t kQuenchMovesPerCell = 2000;
constexpr int kMeasuredBoards = 10;

} // namespace

/// Hill climbing (Niang 2010, Algorithm 1) with restarts: swaps within a kind and rotations.
SolverInfo EdgeMethods::hillClimbing() {
    const char* const paper = QT_TR_NOOP("Niang 2010, Algorithm 1");
    return methodInfo<HillClimbing>(
        EdgeProblem::kKind, "hill-climbing", QT_TR_NOOP("Hill climbing"),
        QT_TR_NOOP("Improves the board until no move helps, then restarts."), paper,
        {{std::identity(), improvementParameter(paper)}});
}

ParameterTable<PolishSettings> PolishSettings::table(double length, double from, double to,
                                                     const char* meaning) {
    using Row = ParameterRow<PolishSettings>;
    return {
        Row(&PolishSettings::kind, "polish", QT_TR_NOOP("Local search"), "annealing",
            {{"none", QT_TR_NOOP("none")},
             {"descent", QT_TR_NOOP("to a local optimum")},
             {"annealing", QT_TR_NOOP("by a short annealing")}},
            meaning),
        Row(&PolishSettings::moves, "polish-length", QT_TR_NOOP("Length of annealing"), length, 1,
            1000000000, QT_TR_NOOP("The length of the local search by annealing."), "",
            {.unit = QT_TR_NOOP("moves per cell"), .logarithmic = true}),
        Row(&PolishSettings::heat, "polish-heat", QT_TR_NOOP("Heat of annealing"), from, 0, 3,
            QT_TR_NOOP("Where the local search by annealing starts: at 0 the puzzle is frozen, at "
                       "1 it starts to freeze, at 2 it is fluid.")),
        Row(&PolishSettings::endHeat, "polish-end-heat", QT_TR_NOOP("Heat at its end"), to, 0, 3,
            QT_TR_NOOP("Where the annealing ends; a descent follows.")),
    };
}

BoardPolisher::BoardPolisher(const CompiledPuzzle& pieces, const MovableCells& cells,
                             const PolishSettings& settings)
    : m_cells(cells), m_settings(settings), m_board(pieces),
      m_descent(m_board, cells, Improvement::First), m_walk(m_board, cells, kRotationShare) {}

void BoardPolisher::polish(std::span<Placement> placements, int& score, SearchContext& context) {
    if (m_settings.kind == PolishKind::None || context.stopped())
        return;
    const Target target{placements, score};
    load(target);
    descend(target, context);
    if (m_settings.kind == PolishKind::Annealing && !context.stopped())
        anneal(target, context);
}

void BoardPolisher::load(const Target& target) {
    const PaddedGrid& grid = m_board.grid();
    for (int cell = 0; cell < grid.size.cells(); ++cell) {
        const Position position = grid.position(cell);
        if (m_board.at(position) != target.placements[position])
            m_board.set(position, target.placements[position]);
    }
}

void BoardPolisher::keepIfBetter(const Target& target) const {
    if (m_board.score() <= target.score)
        return;
    for (const Position position : m_cells.all())
        target.placements[position] = m_board.at(position);
    target.score = m_board.score();
}

void BoardPolisher::descend(const Target& target, SearchContext& context) {
    m_descent.recheckAll();
    while (m_descent.improve(context)) {
    }
    keepIfBetter(target);
}

/// A cooling that starts within the freezing range, too cold to lose what was built.
void BoardPolisher::anneal(const Target& target, SearchContext& context) {
    if (m_measured < kMeasuredBoards && !calibrate(target, context))
        return;
    const std::uint64_t moves =
        std::max<std::uint64_t>(1, m_settings.moves * m_cells.all().size() / kLevels);
    const double ratio = m_range.start / m_range.end;
    for (int level = 0; level < kLevels; ++level) {
        const double share = 1.0 - level / (kLevels - 1.0);
        const double heat = m_settings.endHeat + (m_settings.heat - m_settings.endHeat) * share;
        m_walk.setTemperature(m_range.end * portablePow(ratio, heat));
        if (!walk(target, moves, context))
            return;
    }
    descend(target, context);
}

/// Measures the range after a quench, as `annealing` does; on several boards, because small ones
/// differ much. False if the search has to end.
bool BoardPolisher::calibrate(const Target& target, SearchContext& context) {
    ++m_measured;
    m_walk.setTemperature(0.0);
    if (!walk(target, kQuenchMovesPerCell * m_cells.all().size(), context))
        return false;
    if (m_cells.canSwap() && !m_losses.measure(m_board, m_cells, context))
        return false;
    m_range = m_losses.range(m_cells.all().size());
    return true;
}

/// False if the search has to end.
bool BoardPolisher::walk(const Target& target, std::uint64_t moves, SearchContext& context) {
    while (moves > 0) {
        const std::uint64_t most = std::min(moves, context.slice());
        const std::uint64_t done = m_walk.walkUntilAbove(target.score, most, context.random());
        moves -= done;
        keepIfBetter(target);
        if (!context.proceed(done))
            return false;
    }
    return true;
}

} // namespace tessera
