// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/GeneralVns.h"
#include "core/search/SearchContext.h"
#include "core/sudoku/ScoredSudoku.h"
#include "core/sudoku/SudokuExact.h"

namespace tessera {

namespace {

using Neighbourhoods = std::array<BlockNeighbourhood, kBlockNeighbourhoods>;

/// N_1 to N_4, for shaking and for the descent.
constexpr Neighbourhoods kOrder{BlockNeighbourhood::Swap, BlockNeighbourhood::Insertion,
                                BlockNeighbourhood::Inversion, BlockNeighbourhood::CenterExchange};

/// Their usual names.
constexpr std::array kGridNames{
    QT_TRANSLATE_NOOP("Solver", "swaps"), QT_TRANSLATE_NOOP("Solver", "insertions"),
    QT_TRANSLATE_NOOP("Solver", "inversions"), QT_TRANSLATE_NOOP("Solver", "centre exchanges")};

/// A grid with the best known move of each block and neighbourhood. After a move, only the blocks
/// that share its rows and columns are evaluated again.
struct SearchedGrid {
    explicit SearchedGrid(const SudokuGrid& fixed)
        : grid(fixed), best(asIndex(fixed.side()) * kBlockNeighbourhoods, {kUnknown, {}}) {}

    [[nodiscard]] BestBlockMove& bestIn(std::size_t neighbourhood, int block) {
        return best[asIndex(block) * kBlockNeighbourhoods + neighbourhood];
    }
    void forget() { std::ranges::fill(best, BestBlockMove{kUnknown, {}}); }
    void forgetAround(int block, int order) {
        for (int other = 0; other < grid.side(); ++other) {
            if (other / order != block / order && other % order != block % order)
                continue;
            for (std::size_t i = 0; i < kBlockNeighbourhoods; ++i)
                bestIn(i, other).delta = kUnknown;
        }
    }

    static constexpr int kUnknown = 1;

    ScoredSudoku grid;
    std::vector<BestBlockMove> best;
};

class GvnsSudoku final : public Solver {
    Q_DECLARE_TR_FUNCTIONS(Solver)

public:
    [[nodiscard]] static SolverInfo info();

    struct Settings {
        bool keepEqual;
        bool singles;
        int shakeMoves;
        int restart; ///< rounds; 0: never
    };

    GvnsSudoku(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : m_problem(std::dynamic_pointer_cast<const SudokuProblem>(problem)),
          m_order(m_problem->givens().order()), m_settings(settings),
          m_now(settings.singles ? withSingles(m_problem->givens()) : m_problem->givens()),
          m_kept(m_now), m_limits{.levels = static_cast<int>(kBlockNeighbourhoods),
                                  .keepEqual = settings.keepEqual} {
        for (std::size_t i = 0; i < kBlockNeighbourhoods; ++i)
            m_moves[i] = movesIn(m_now.grid, kOrder[i]);
    }

    void run(SearchContext& context) override {
        m_context = &context;
        context.setReporter([this](SearchReport& now) { report(now); });
        context.tellSteps();
        startAnew(m_problem->start());
        while (goesOn() && !m_moves.front().empty()) {
            const int before = keptScore();
            generalVns(*this, m_limits);
            m_roundsInVain = keptScore() > before ? 0 : m_roundsInVain + 1;
            if (goesOn() && m_settings.restart > 0 && m_roundsInVain >= m_settings.restart) {
                context.event(TraceEventKind::Restart);
                startAnew(m_problem->givens());
            }
        }
        context.finish(); // with the final gauges
    }

    // The interface that GeneralVns.h requires.
    [[nodiscard]] bool goesOn() const { return !m_context->stopped(); }
    [[nodiscard]] static std::array<std::size_t, kBlockNeighbourhoods> drawOrder() {
        return {0, 1, 2, 3};
    }

    bool improveIn(std::size_t neighbourhood) {
        std::uint64_t evaluations = 0;
        BestBlockMove best;
        for (int block = 0; block < m_now.grid.side(); ++block) {
            BestBlockMove& known = m_now.bestIn(neighbourhood, block);
            if (known.delta == SearchedGrid::kUnknown)
                known = bestMove(m_now.grid, kOrder[neighbourhood], block, evaluations);
            if (known.delta < best.delta)
                best = known;
        }
        const bool goesOn = m_context->proceed(evaluations);
        const bool improves = best.delta != 0 && goesOn;
        if (improves) {
            make(m_now.grid, best.move);
            m_now.forgetAround(best.move.block, m_order);
            publishIfBest();
        }
        tell({.kind = improves ? StepKind::Move : StepKind::NoMove, .name = kGridNames[neighbourhood]});
        return improves;
    }

    /// Draws from N_k evenly.
    void shake(int level) {
        m_level = level;
        ++m_shakes;
        const auto neighbourhood = asIndex(level);
        const auto& moves = m_moves[neighbourhood];
        for (int i = 0; i < m_settings.shakeMoves && !moves.empty(); ++i) {
            const BlockMove& move = moves[m_context->random().index(moves.size())];
            make(m_now.grid, move);
            m_now.forgetAround(move.block, m_order);
        }
        if (m_context->endIteration())
            static_cast<void>(
                m_context->proceed(static_cast<std::uint64_t>(m_settings.shakeMoves)));
        tell({.kind = StepKind::Shake,
              .name = kGridNames[neighbourhood],
              .level = level,
              .count = static_cast<std::uint64_t>(m_settings.shakeMoves)});
    }

    [[nodiscard]] int score() const { return m_now.grid.score(); }
    [[nodiscard]] int keptScore() const { return m_kept.grid.score(); }

    void keep() {
        const auto from = m_hasKept ? std::optional(keptScore()) : std::nullopt;
        if (!from || score() > *from)
            m_level = 0;
        m_kept = m_now;
        m_hasKept = true;
        tell({.kind = StepKind::Keep, .from = from}, StepSize::Round);
    }

    void goBack() {
        const int from = score();
        m_now = m_kept;
        tell({.kind = StepKind::GoBack, .from = from}, StepSize::Round);
    }

private:
    void tell(SearchStep step, StepSize ends = StepSize::Fine) {
        if (m_context->isFollowed() && goesOn())
            m_context->endStep(std::move(step), ends);
    }

    void startAnew(const SudokuGrid& start) {
        m_now.grid.fill(start, m_context->random());
        m_now.forget();
        publishIfBest();
        m_hasKept = false;
        tell({.kind = StepKind::Start});
        variableNeighbourhoodDescent(*this);
        keep();
        m_roundsInVain = 0;
    }

    void publishIfBest() { tessera::publishIfBest(m_now.grid, m_solution, *m_context); }

    void report(SearchReport& report) const {
        report.current = score();
        if (report.wantsCurrent)
            m_now.grid.copyTo(report.solution);
        report.gauges = {{QT_TR_NOOP("Missing digits"), m_now.grid.missing()},
                         {QT_TR_NOOP("Neighbourhood k"), m_level + 1},
                         {QT_TR_NOOP("Shakes"), m_shakes}};
    }

    std::shared_ptr<const SudokuProblem> m_problem;
    int m_order;
    Settings m_settings;
    SearchContext* m_context = nullptr;
    SearchedGrid m_now;
    SearchedGrid m_kept;
    bool m_hasKept = false; ///< since the last start
    VnsLimits m_limits;
    std::array<std::vector<BlockMove>, kBlockNeighbourhoods> m_moves;
    int m_roundsInVain = 0;
    int m_level = 0;
    std::uint64_t m_shakes = 0;
    Solution m_solution;
};

SolverInfo GvnsSudoku::info() {
    const char* const paper = QT_TR_NOOP("Hamza & Sevkli 2014, Figure 2");
    using Row = ParameterRow<Settings>;
    const ParameterTable<Settings> table{
        Row(&Settings::keepEqual, "keep-equal", QT_TR_NOOP("Keep equals"), true,
            QT_TR_NOOP("Continue from a grid that is only as good after the descent. “Move or not” "
                       "in the paper does not."),
            paper),
        singlesRow(&Settings::singles),
        Row(&Settings::shakeMoves, "shake-moves", QT_TR_NOOP("Moves per shake"), 2, 1, 1000,
            QT_TR_NOOP("Random moves in the neighbourhood N_k at each shake. The paper makes one."),
            paper),
        Row(&Settings::restart, "restart", QT_TR_NOOP("Restart after"), 200, 0, 1000000000,
            QT_TR_NOOP("Restart at random after this many rounds of all neighbourhoods without "
                       "improvement; 0 for never."),
            "", {.unit = QT_TR_NOOP("rounds"), .logarithmic = true}),
    };
    SolverInfo info = methodInfo<GvnsSudoku>(
        SudokuProblem::kKind, "gvns-sudoku", QT_TR_NOOP("General VNS for Sudoku"),
        QT_TR_NOOP("Rearranges digits within blocks and descends through four neighbourhoods."),
        QT_TR_NOOP("Hamza & Sevkli 2014"), table);
    info.presets = {{"hamza-sevkli-2014", QT_TR_NOOP("As published (Hamza & Sevkli 2014)"),
                     QT_TR_NOOP("Hamza & Sevkli 2014, Figure 2; the neighbourhoods are ours"),
                     presetValues("keep-equal=false singles=false shake-moves=1 restart=0")}};
    info.formerPresets = {{"ties", QT_TR_NOOP("Accept ties"),
                           QT_TR_NOOP("ours: fills singles first, keeps equals, restarts"),
                           presetValues("keep-equal=true singles=true shake-moves=2 restart=200")}};
    return info;
}

} // namespace

SolverInfo gvnsSudokuInfo() { return GvnsSudoku::info(); }

} // namespace tessera
