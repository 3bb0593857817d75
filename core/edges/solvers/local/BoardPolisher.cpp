// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/local/BoardPolisher.h"

#include "core/support/Random.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr double kRotationShare = 0.03;
constexpr int kLevels = 24;
constexpr std::uint64_t kQuenchMovesPerCell = 2000;
constexpr int kMeasuredBoards = 10;

/// The ids of PolishKind.
constexpr std::array<const char*, 3> kPolishKinds{"none", "descent", "annealing"};

} // namespace

PolishSettings PolishSettings::from(const ParameterValues& values) {
    return {values.option<PolishKind>("polish"), values.integer<std::uint64_t>("polish-length"),
            values.real("polish-heat"), values.real("polish-end-heat")};
}

void addPolishParameters(std::vector<Parameter>& list, const PolishSettings& defaults,
                         const char* meaning) {
    list.push_back(
        Parameter::choice("polish", QT_TRANSLATE_NOOP("Solver", "Local search"),
                          kPolishKinds[static_cast<std::size_t>(defaults.kind)],
                          {{kPolishKinds[0], QT_TRANSLATE_NOOP("Solver", "none")},
                           {kPolishKinds[1], QT_TRANSLATE_NOOP("Solver", "to a local optimum")},
                           {kPolishKinds[2], QT_TRANSLATE_NOOP("Solver", "by a short annealing")}},
                          meaning));
    list.push_back(
        Parameter::integer("polish-length", QT_TRANSLATE_NOOP("Solver", "Length of annealing"),
                           static_cast<std::int64_t>(defaults.moves), 1, 1000000000,
                           QT_TRANSLATE_NOOP("Solver", "Of the local search by annealing."))
            .withUnit(QT_TRANSLATE_NOOP("Solver", "moves a cell"))
            .onLogScale());
    list.push_back(Parameter::real(
        "polish-heat", QT_TRANSLATE_NOOP("Solver", "Heat of annealing"), defaults.heat, 0.0, 3.0,
        QT_TRANSLATE_NOOP("Solver", "Where the local search by annealing begins: at 0 the "
                                    "puzzle is frozen, at 1 it begins to freeze, at 2 it is "
                                    "fluid.")));
    list.push_back(Parameter::real(
        "polish-end-heat", QT_TRANSLATE_NOOP("Solver", "Heat at its end"), defaults.endHeat, 0.0,
        3.0, QT_TRANSLATE_NOOP("Solver", "Where it ends; what follows is a descent.")));
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

/// A cooling from within the freezing range, too cold to lose what was built.
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

/// Measures the range on the first boards after a quench, as `annealing` does: a mere local optimum
/// has more swaps that cost little, and single small boards differ much. False if the search has to
/// end.
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
