// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/Polish.h"
#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/local/TabuWalk.h"
#include "core/edges/solvers/local/TrajectorySolver.h"

#include <algorithm>

namespace tessera {

namespace {

/// Alternates two searches on one board: a tabu search by swaps and rotations, and refills of large
/// sets of cells that do not touch (very large neighbourhoods).
class Vlns final : public TrajectorySolver {
public:
    struct Settings {
        std::size_t listLength;
        std::uint64_t sample;      ///< swaps per move; 0 for all
        std::uint64_t vainMoves;   ///< before the refills
        int setSize;               ///< cells
        std::uint64_t rest;        ///< refills
        std::uint64_t vainRefills; ///< before the moves
    };

    Vlns(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : TrajectorySolver(problem), m_settings(settings), m_pairs(cells()),
          m_walk(board(), settings.listLength),
          m_sets(board(), cells(), settings.setSize, settings.rest) {}

protected:
    void search(SearchContext& context) override;
    void addGauges(std::vector<Gauge>& gauges) const override;

private:
    bool move(SearchContext& context);
    bool refill(SearchContext& context);
    [[nodiscard]] SearchStep toldRefill(int before) const;
    [[nodiscard]] bool affordsRefill(const SearchContext& context) const;

    Settings m_settings;
    PairSampler m_pairs;
    TabuWalk m_walk;
    AssignmentPolish m_sets;
    std::uint64_t m_refills = 0;
    std::uint64_t m_gained = 0; ///< refills
};

void Vlns::search(SearchContext& context) {
    while (move(context) && refill(context)) {
    }
}

/// Tabu search until several moves bring no gain. False if the search has to end.
bool Vlns::move(SearchContext& context) {
    const TabuNeighbourhood neighbourhood{
        &m_pairs, sampledPairs(m_settings.sample, m_pairs.pairs()), cells().rotatable()};
    int best = board().score();
    std::uint64_t vain = 0;
    for (bool isOver = false; !isOver;) {
        if (!m_walk.step(context, neighbourhood, context.best()))
            return false;
        publishIfBest(context);
        if (context.stopped() || !context.endIteration())
            return false;
        vain = board().score() > best ? 0 : vain + 1;
        best = std::max(best, board().score());
        isOver = vain >= m_settings.vainMoves && affordsRefill(context);
        if (context.isFollowed())
            context.endStep(m_walk.told(), isOver ? StepSize::Round : StepSize::Fine);
    }
    return true;
}

/// Refills sets of cells until several refills bring no gain. False if the search has to end.
bool Vlns::refill(SearchContext& context) {
    for (std::uint64_t vain = 0; vain < m_settings.vainRefills && affordsRefill(context);) {
        const int before = board().score();
        const bool goOn = context.proceed(m_sets.improve(context.random()));
        const bool gained = board().score() > before;
        ++m_refills;
        m_gained += gained ? 1 : 0;
        vain = gained ? 0 : vain + 1;
        publishIfBest(context);
        if (!goOn || context.stopped() || !context.endIteration())
            return false;
        if (context.isFollowed())
            context.endStep(toldRefill(before),
                            vain >= m_settings.vainRefills ? StepSize::Round : StepSize::Fine);
    }
    return true;
}

SearchStep Vlns::toldRefill(int before) const {
    SearchStep step{.kind = StepKind::Refill, .delta = board().score() - before};
    for (const Position position : m_sets.lifted())
        step.cells.push_back(cellOf(position));
    return step;
}

/// Whether a refill, which is not divided, fits into the budget of evaluations.
bool Vlns::affordsRefill(const SearchContext& context) const {
    const auto size = static_cast<std::uint64_t>(m_settings.setSize);
    const std::optional<std::uint64_t> most = context.budget().evaluations;
    return !most || context.evaluations() + size * size < *most;
}

void Vlns::addGauges(std::vector<Gauge>& gauges) const {
    gauges = {{QT_TRANSLATE_NOOP("Solver", "Tabu list"), m_walk.tabuCount()},
              {QT_TRANSLATE_NOOP("Solver", "Aspirations"), m_walk.aspirations()},
              {QT_TRANSLATE_NOOP("Solver", "Refills"), m_refills},
              {QT_TRANSLATE_NOOP("Solver", "Refills with a gain"), m_gained}};
}

} // namespace

/// Tabu search and very large neighbourhood search after Schaus & Deville 2008, whose text we do
/// not have. Niang 2010, section 2, and Söderlind 2010, section 2.2, tell of cells that do not
/// touch, taken from one colour of a chessboard, of their exact assignment, and of tabu search. All
/// numbers, the rest of the cells, the alternation and the draw of ties are ours. Their start
/// board by constraint programming is not included.
SolverInfo EdgeMethods::vlns() {
    const char* const paper = QT_TR_NOOP("Schaus & Deville 2008");
    const char* const moves = QT_TR_NOOP("moves");
    const char* const refills = QT_TR_NOOP("refills");
    constexpr std::uint64_t many = 1000000000;
    using Settings = Vlns::Settings;
    using Row = ParameterRow<Settings>;
    const ParameterTable<Settings> table{
        Row(&Settings::listLength, "list-length", QT_TR_NOOP("Length of the tabu list"), 10, 0,
            1000000, QT_TR_NOOP("How many of the last moves must not be undone."), "",
            {.unit = moves, .logarithmic = true}),
        Row(&Settings::sample, "sample", QT_TR_NOOP("Sampled swaps"), 2000, 0, many,
            QT_TR_NOOP("How many random swaps are examined before each move, at most four fifths "
                       "of all; 0 for all. All rotations are examined."),
            "", {.logarithmic = true}),
        Row(&Settings::vainMoves, "moves", QT_TR_NOOP("Until refills"), 100, 1, many,
            QT_TR_NOOP("Moves without gain before the search refills sets of cells."), "",
            {.unit = moves, .logarithmic = true}),
        Row(&Settings::setSize, "set-size", QT_TR_NOOP("Cells of a set"), 32, 2, 64,
            QT_TR_NOOP("At most this many cells are emptied together. They are of one kind, and "
                       "no two of them are adjacent."),
            paper),
        Row(&Settings::rest, "rest", QT_TR_NOOP("Rest of a cell"), 0, 0, 1000000,
            QT_TR_NOOP("For this long an emptied cell is not emptied again, as long as there are "
                       "others."),
            "", {.unit = refills, .logarithmic = true}),
        Row(&Settings::vainRefills, "refills", QT_TR_NOOP("Until moves"), 10, 1, many,
            QT_TR_NOOP("Refills without gain before the search returns to moves."), "",
            {.unit = refills, .logarithmic = true}),
    };
    SolverInfo info = methodInfo<Vlns>(
        EdgeProblem::kKind, "vlns", QT_TR_NOOP("Very large neighbourhoods"),
        QT_TR_NOOP("Alternates tabu search with refills: many cells that do not touch are emptied "
                   "and refilled in the best way."),
        paper, table);
    info.presets = {{"schaus-2008", QT_TR_NOOP("After Schaus & Deville 2008"),
                     QT_TR_NOOP("Schaus & Deville 2008, as retold by Niang 2010 and Söderlind "
                                "2010: the sets, their exact assignment and tabu search. The "
                                "numbers and the start board are ours."),
                     presetValues("list-length=10 sample=0 moves=100 set-size=64 rest=1 "
                                  "refills=10")}};
    return info;
}

} // namespace tessera
