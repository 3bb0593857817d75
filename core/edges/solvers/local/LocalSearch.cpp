// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/LargeMoves.h"
#include "core/edges/moves/MovableCells.h"
#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/local/GreedyFill.h"
#include "core/edges/solvers/local/TrajectorySolver.h"

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

/// Evaluations without a gain after which a round ends nevertheless.
constexpr std::uint64_t kVainRound = 1000;

class LocalSearch final : public TrajectorySolver {
public:
    struct Settings {
        MutationCount count;
        unsigned mostAtOnce;
        bool acceptEqual;
        bool bestRotations;
        double rotationShare;
        std::uint64_t patience; ///< 0: endless
        bool stopsWhenStuck;
    };

    LocalSearch(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : TrajectorySolver(problem), m_settings(settings),
          m_greedy(board(), this->problem(), cells()),
          m_rotations(settings.rotationShare, cells()) {}

protected:
    void search(SearchContext& context) override;
    void addGauges(std::vector<Gauge>& gauges) const override;

private:
    [[nodiscard]] SearchStep toldStep(bool kept, int delta);
    [[nodiscard]] bool startsGreedily() const { return problem().startKind() == StartKind::Own; }
    void begin(SearchContext& context);
    [[nodiscard]] static std::uint64_t evaluationsLeft(const SearchContext& context) {
        return context.budget().evaluations.value_or(std::numeric_limits<std::uint64_t>::max()) -
               context.evaluations();
    }
    std::uint64_t mutate(SearchContext& context, int best, std::uint64_t slice);
    void drawMutation(Random& random, std::uint64_t bits);

    Settings m_settings;
    GreedyFill m_greedy;
    RotationShare m_rotations;
    CompoundMove m_move;
    std::uint64_t m_sinceImprovement = 0;
    std::uint64_t m_kept = 0;
};

void LocalSearch::search(SearchContext& context) {
    if (startsGreedily())
        begin(context);
    while (!context.stopped()) {
        const int before = board().score();
        const std::uint64_t keptBefore = m_kept;
        const bool isFollowed = context.isFollowed();
        const std::uint64_t vainBefore = m_sinceImprovement / kVainRound;
        const std::uint64_t done =
            mutate(context, std::max(before, context.best()), isFollowed ? 1 : context.slice());
        const bool goOn = context.proceed(done);
        publishIfBest(context);
        if (!goOn || context.stopped())
            return;
        if (isFollowed) {
            const bool kept = m_kept > keptBefore;
            context.endStep(toldStep(kept, board().score() - before),
                            kept || m_sinceImprovement / kVainRound > vainBefore ? StepSize::Round
                                                                                 : StepSize::Fine);
        }
        if (m_settings.patience > 0 && m_sinceImprovement >= m_settings.patience) {
            if (m_settings.stopsWhenStuck) {
                context.exhausted();
                return;
            }
            context.event(TraceEventKind::Restart);
            begin(context);
        }
    }
}

/// The mutation just tried.
SearchStep LocalSearch::toldStep(bool kept, int delta) {
    SearchStep step{.kind = kept ? StepKind::Move : StepKind::Refusal,
                    .delta = kept ? delta : m_move.evaluate(board()),
                    .count = m_move.size()};
    for (const Position position : m_move.touched())
        step.cells.push_back(cellOf(position));
    std::ranges::sort(step.cells);
    step.cells.erase(std::unique(step.cells.begin(), step.cells.end()), step.cells.end());
    return step;
}

/// Starts from the greedy board of 5.3 unless another start was requested.
void LocalSearch::begin(SearchContext& context) {
    m_sinceImprovement = 0;
    if (!startsGreedily()) {
        restart(context);
        return;
    }
    const std::uint64_t tried =
        m_greedy.fill(FillOrder::Rows, context.random(), evaluationsLeft(context));
    static_cast<void>(context.proceed(tried));
    publishIfBest(context);
    if (context.isFollowed())
        context.endStep({.kind = StepKind::Start});
}

/// Tries k-fold mutations until a slice is done, the board is better than @p best, or patience runs
/// out. @return the evaluations, one for each swap or rotation.
std::uint64_t LocalSearch::mutate(SearchContext& context, int best, std::uint64_t slice) {
    Random random = context.random();
    // Only the budget may cut a mutation short: slices differ between runs.
    const std::uint64_t most = evaluationsLeft(context);
    const int least = m_settings.acceptEqual ? 0 : 1;
    std::uint64_t done = 0;
    while (done < slice && (m_settings.patience == 0 || m_sinceImprovement < m_settings.patience)) {
        const unsigned drawn =
            mutationCount(m_settings.count, random.bits(), m_settings.mostAtOnce);
        const auto k = static_cast<unsigned>(
            std::min<std::uint64_t>({drawn, m_settings.mostAtOnce, most - done}));
        m_move.clear();
        for (unsigned i = 0; i < k; ++i)
            drawMutation(random, random.bits());
        done += k;
        m_sinceImprovement += k;
        const int delta = m_move.evaluate(board());
        if (delta < least)
            continue;
        m_move.make(board());
        ++m_kept;
        if (delta > 0)
            m_sinceImprovement = 0;
        if (board().score() > best)
            break;
    }
    context.random() = random;
    return done;
}

void LocalSearch::drawMutation(Random& random, std::uint64_t bits) {
    if (m_rotations.picksRotation(bits)) {
        m_move.addRotation(cells().drawRotatable(random), RotationShare::rotationDraw(bits));
    } else {
        const auto [a, b] = cells().drawPair(random);
        m_move.addSwap(a, b, m_settings.bestRotations);
    }
}

void LocalSearch::addGauges(std::vector<Gauge>& gauges) const {
    gauges = {{QT_TRANSLATE_NOOP("Solver", "Kept moves"), m_kept},
              {QT_TRANSLATE_NOOP("Solver", "Evaluations since the last gain"), m_sinceImprovement}};
}

} // namespace

/// k-opt local search (Söderlind 2010, 2.1.4 and 5.4): k random moves together, with k from coin
/// flips, a Poisson distribution or evenly up to a limit, kept if better.
SolverInfo EdgeMethods::localSearch() {
    const char* const paper = QT_TR_NOOP("Söderlind 2010, section 5.4");
    using Settings = LocalSearch::Settings;
    using Row = ParameterRow<Settings>;
    const ParameterTable<Settings> table{
        Row(&Settings::count, "count", QT_TR_NOOP("Moves at once"), "coins",
            {{"coins", QT_TR_NOOP("coin flips until tails")},
             {"poisson", QT_TR_NOOP("1 + a Poisson number with mean 1")},
             {"uniform", QT_TR_NOOP("any number, equally likely")}},
            QT_TR_NOOP("How many moves are tried together. Coin flips are the thesis’s "
                       "approximation to the Poisson distribution."),
            QT_TR_NOOP("Söderlind 2010, sections 2.1.4 and 5.4")),
        Row(&Settings::mostAtOnce, "most", QT_TR_NOOP("Most moves at once"), CompoundMove::kMost, 1,
            CompoundMove::kMost, QT_TR_NOOP("The limit for the moves tried together.")),
        Row(&Settings::acceptEqual, "accept", QT_TR_NOOP("Keep a move"), "better-or-equal",
            {{"better", QT_TR_NOOP("if it is better")},
             {"better-or-equal", QT_TR_NOOP("if it is better or equal")}},
            QT_TR_NOOP("Whether to keep moves that leave the score unchanged. The thesis keeps "
                       "only better boards."),
            paper),
        Row(&Settings::bestRotations, "best-rotations", QT_TR_NOOP("Best rotations"), true,
            QT_TR_NOOP(
                "Give swapped pieces their best rotations instead of keeping the current ones.")),
        Row(&Settings::rotationShare, "rotation-share", QT_TR_NOOP("Share of rotations"), 0.03, 0,
            1,
            QT_TR_NOOP(
                "The share of mutations that are rotations; the others are swaps. The "
                "thesis does not give it; its preset uses half. The smallest step is 1/256.")),
        Row(&Settings::patience, "patience", QT_TR_NOOP("Patience"), 0, 0, 1000000000000,
            QT_TR_NOOP("Restart or stop after this many evaluations without a gain; 0 for never."),
            "", {.unit = QT_TR_NOOP("evaluations"), .logarithmic = true}),
        Row(&Settings::stopsWhenStuck, "then", QT_TR_NOOP("After that"), "restart",
            {{"restart", QT_TR_NOOP("restart")}, {"stop", QT_TR_NOOP("stop")}},
            QT_TR_NOOP("What follows when patience runs out. The thesis stops when nothing has "
                       "improved for a while."),
            QT_TR_NOOP("Söderlind 2010, section 6.3")),
    };
    SolverInfo info = methodInfo<LocalSearch>(
        EdgeProblem::kKind, "local-search", QT_TR_NOOP("Local search (k-opt)"),
        QT_TR_NOOP("Makes several random swaps and rotations at once, and keeps them if the board "
                   "is better."),
        paper, table);
    info.presets = {
        {"soederlind-2010", QT_TR_NOOP("As published (Söderlind 2010)"),
         QT_TR_NOOP("Söderlind 2010, sections 5.4 and 6.3; the share of rotations and the patience "
                    "are our choice"),
         presetValues("count=coins most=32 accept=better best-rotations=false rotation-share=0.5 "
                      "patience=5000000 then=stop")},
        {"soederlind-2010-poisson", QT_TR_NOOP("Söderlind, Poisson distribution"),
         QT_TR_NOOP("Söderlind 2010, section 4.1; the share of rotations and the patience are our "
                    "choice"),
         presetValues("count=poisson most=32 accept=better best-rotations=false "
                      "rotation-share=0.5 patience=5000000 then=stop")},
        {"munoz-2009", QT_TR_NOOP("Muñoz et al. 2009, as surveyed"),
         QT_TR_NOOP("Söderlind 2010, section 2.2, on Muñoz et al. 2009: 1 to 10 moves; all else is "
                    "our choice"),
         presetValues("count=uniform most=10 accept=better best-rotations=false "
                      "rotation-share=0.5 patience=0 then=restart")}};
    info.formerPresets = {
        {"plateaus", QT_TR_NOOP("Along plateaus"), QT_TR_NOOP("ours: equal moves are kept"),
         presetValues("accept=better-or-equal best-rotations=true rotation-share=0.03")}};
    return info;
}

} // namespace tessera
