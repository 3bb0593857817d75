// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/local/Descent.h"
#include "core/edges/solvers/local/TrajectorySolver.h"
#include "core/search/GeneralVns.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tessera {

namespace {

/// The neighbourhoods of a descent. The two that exist only on boards one cell wide come with
/// similar ones: the middle cells with the sides, the ends with the corners.
enum Neighbourhood : std::size_t { kCorners, kEnds, kSideCells, kStrip, kRotate, kInner };
constexpr std::array<std::size_t, 6> kBorderToCenter{kCorners, kEnds,   kSideCells,
                                                     kStrip,   kRotate, kInner};
constexpr std::array<std::size_t, 6> kCenterToBorder{kInner, kRotate,  kSideCells,
                                                     kStrip, kCorners, kEnds};

/// The cells of a neighbourhood of swaps.
constexpr std::array<CellKind, 6> kCellsOf{CellKind::Corner, CellKind::End,   CellKind::Side,
                                           CellKind::Strip,  CellKind::Inner, CellKind::Inner};

/// Their usual names.
constexpr std::array kNames{QT_TRANSLATE_NOOP("Solver", "swaps of corners"),
                            QT_TRANSLATE_NOOP("Solver", "swaps of ends"),
                            QT_TRANSLATE_NOOP("Solver", "swaps of side pieces"),
                            QT_TRANSLATE_NOOP("Solver", "swaps within a strip"),
                            QT_TRANSLATE_NOOP("Solver", "rotations"),
                            QT_TRANSLATE_NOOP("Solver", "swaps of inner pieces")};

enum class Order : std::uint8_t { Drawn, CenterToBorder, BorderToCenter, Random };

class MsGvns final : public TrajectorySolver {
public:
    struct Settings {
        int triesPerLevel;
        int levels; ///< 0: the longer side
        Order order;
        Improvement improvement;
        bool keepEqual;
    };

    MsGvns(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : TrajectorySolver(problem), m_descent(board(), cells(), settings.improvement),
          m_order(settings.order), m_limits{.levels = settings.levels,
                                            .triesPerLevel = settings.triesPerLevel,
                                            .keepEqual = settings.keepEqual,
                                            .countsSuccess = true},
          m_kept(board()) {
        const GridSize size = this->problem().puzzle().size();
        if (m_limits.levels == 0)
            m_limits.levels = std::max(size.width, size.height);
        for (const std::size_t shaken : {kCorners, kEnds, kSideCells, kStrip, kInner}) {
            if (cells().ofKind(kCellsOf[shaken]).size() > 1)
                m_shaken.push_back(shaken);
        }
        if (!cells().rotatable().empty())
            m_shaken.push_back(kRotate);
    }

    // The interface that GeneralVns.h requires.
    [[nodiscard]] bool goesOn() const { return !m_context->stopped(); }
    [[nodiscard]] std::array<std::size_t, 6> drawOrder();
    bool improveIn(std::size_t neighbourhood);
    void shake(int level);
    [[nodiscard]] int score() const { return board().score(); }
    [[nodiscard]] int keptScore() const { return m_kept.score(); }
    void keep();
    void goBack();

protected:
    void search(SearchContext& context) override;
    void addGauges(std::vector<Gauge>& gauges) const override;

private:
    void shakeOnce(std::size_t neighbourhood);
    void tellEnd(StepKind kind, std::optional<int> from);

    SearchContext* m_context = nullptr;
    Descent m_descent;
    Order m_order;
    VnsLimits m_limits;
    std::vector<std::size_t> m_shaken;
    ScoredBoard m_kept;
    bool m_hasKept = false; ///< since the last start
    int m_level = 0;
    std::uint64_t m_shakes = 0;
};

/// Lines 1 to 3 of Algorithm 1, from the paper's greedy start unless another is requested.
void MsGvns::search(SearchContext& context) {
    m_context = &context;
    const StartKind asked = problem().startKind();
    for (bool isFirst = true; goesOn(); isFirst = false) {
        if (!isFirst)
            context.event(TraceEventKind::Restart);
        restart(context, asked == StartKind::Own ? StartKind::Greedy : asked);
        m_descent.recheckAll();
        m_hasKept = false;
        variableNeighbourhoodDescent(*this);
        generalVns(*this, m_limits);
    }
}

std::array<std::size_t, 6> MsGvns::drawOrder() {
    std::array<std::size_t, 6> order = kCenterToBorder;
    if (m_order == Order::BorderToCenter ||
        (m_order == Order::Drawn && m_context->random().below(2) == 0))
        order = kBorderToCenter;
    else if (m_order == Order::Random)
        m_context->random().shuffle(std::span<std::size_t>(order));
    return order;
}

bool MsGvns::improveIn(std::size_t neighbourhood) {
    const bool improved = neighbourhood == kRotate
                              ? m_descent.improveByRotation(*m_context)
                              : m_descent.improveBySwap(kCellsOf[neighbourhood], *m_context);
    if (improved)
        publishIfBest(*m_context);
    if (m_context->isFollowed() && goesOn())
        m_context->endStep(
            {.kind = improved ? StepKind::Move : StepKind::NoMove, .name = kNames[neighbourhood]});
    return improved;
}

/// p + 2 random moves, each in a neighbourhood drawn from {N_SC, N_SS, N_R, N_SWC}.
void MsGvns::shake(int level) {
    m_level = level;
    ++m_shakes;
    for (int i = 0; i < level + 2; ++i)
        shakeOnce(m_shaken[m_context->random().index(m_shaken.size())]);
    if (m_context->endIteration())
        static_cast<void>(m_context->proceed(static_cast<std::uint64_t>(level) + 2));
    if (m_context->isFollowed() && goesOn())
        m_context->endStep({.kind = StepKind::Shake,
                            .level = level,
                            .count = static_cast<std::uint64_t>(level) + 2});
}

void MsGvns::shakeOnce(std::size_t neighbourhood) {
    Random& random = m_context->random();
    if (neighbourhood == kRotate) {
        const Position position = cells().drawRotatable(random);
        m_descent.set({position, board().otherRotation(position, random.below(3))});
        return;
    }
    const auto [a, b] = cells().drawPair(kCellsOf[neighbourhood], random);
    m_descent.make(board().planPlainSwap(a, b));
}

void MsGvns::keep() {
    const auto from = m_hasKept ? std::optional(m_kept.score()) : std::nullopt;
    if (!from || board().score() > *from)
        m_level = 0;
    m_kept = board();
    m_hasKept = true;
    tellEnd(StepKind::Keep, from);
}

void MsGvns::goBack() {
    const int from = score();
    board() = m_kept;
    // The kept board is the result of a descent, so it is a local optimum.
    m_descent.nothingToCheck();
    tellEnd(StepKind::GoBack, from);
}

/// Reports the end of a descent. @param from the score that is given up, if any
void MsGvns::tellEnd(StepKind kind, std::optional<int> from) {
    if (m_context->isFollowed() && goesOn())
        m_context->endStep({.kind = kind, .from = from}, StepSize::Round);
}

void MsGvns::addGauges(std::vector<Gauge>& gauges) const {
    gauges = {{QT_TRANSLATE_NOOP("Solver", "Level p"), m_level},
              {QT_TRANSLATE_NOOP("Solver", "Shakes"), m_shakes}};
}

} // namespace

/// Multi-start general variable neighbourhood search (Coelho et al. 2010, Algorithm 1). Ours: the
/// first improvement, where the paper is silent, all 16 pairs of rotations in N_SRC, and the
/// defaults.
SolverInfo EdgeMethods::msGvns() {
    const char* const paper = QT_TR_NOOP("Coelho et al. 2010, Algorithm 1");
    using Settings = MsGvns::Settings;
    using Row = ParameterRow<Settings>;
    const ParameterTable<Settings> table{
        Row(&Settings::triesPerLevel, "iter-max", QT_TR_NOOP("IterMax"), 20000, 1, 100000000,
            QT_TR_NOOP("Shakes without improvement before the next level. The paper uses 200."),
            paper, {.logarithmic = true}),
        Row(&Settings::levels, "level-max", QT_TR_NOOP("LevelMax"), 4, 0, 100000,
            QT_TR_NOOP("Levels before a restart; level p shakes p + 2 times. 0 means the longer "
                       "side of the board, as in the paper."),
            paper),
        Row(&Settings::order, "order", QT_TR_NOOP("Order of neighbourhoods"), "drawn",
            {{"drawn", QT_TR_NOOP("one of the next two, chosen at random each time")},
             {"center-to-border", QT_TR_NOOP("centre to border")},
             {"border-to-center", QT_TR_NOOP("border to centre")},
             {"random", QT_TR_NOOP("random")}},
            QT_TR_NOOP("The order in which a descent tries rotations and the swaps of corners, "
                       "sides and inner pieces."),
            paper),
        Row(&Settings::improvement, improvementParameter(QT_TR_NOOP("not given in the paper"))),
        Row(&Settings::keepEqual, "keep-equal", QT_TR_NOOP("Keep equals"), true,
            QT_TR_NOOP("Continue from a board that is only as good after the descent. The paper "
                       "does not.")),
    };
    SolverInfo info = methodInfo<MsGvns>(
        EdgeProblem::kKind, "ms-gvns", QT_TR_NOOP("Multi-start general VNS"),
        QT_TR_NOOP(
            "Shakes a local optimum harder each time, then descends through four neighbourhoods."),
        QT_TR_NOOP("Coelho et al. 2010 (MS-GVNS)"), table);
    info.presets = {
        {"coelho-2010", QT_TR_NOOP("As published (Coelho et al. 2010)"),
         QT_TR_NOOP("Coelho et al. 2010, section 3; the improvement is our choice"),
         presetValues("iter-max=200 level-max=0 order=drawn improvement=first keep-equal=false")}};
    info.formerPresets = {{"plateaus", QT_TR_NOOP("Along plateaus"),
                           QT_TR_NOOP("ours: keeps equals and restarts later"),
                           presetValues("iter-max=20000 level-max=4 keep-equal=true")}};
    return info;
}

} // namespace tessera
