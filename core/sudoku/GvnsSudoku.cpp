// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/GeneralVns.h"
#include "core/search/SearchContext.h"
#include "core/sudoku/ScoredSudoku.h"
#include "core/sudoku/SudokuExact.h"
#include "core/sudoku/SudokuGrid.h"

namespace tessera {

namespace {

using Neighbourhoods = std::array<BlockNeighbourhood, kBlockNeighbourhoods>;

/// N_1 to N_4, for shaking and for the descent.
constexpr Neighbourhoods kOrder{BlockNeighbourhood::Swap, BlockNeighbourhood::Insertion,
                                BlockNeighbourhood::Inversion, BlockNeighbourhood::CenterExchange};

/// The givens, and if wanted all that follows by singles without a contradiction.
SudokuGrid fixedOf(const SudokuGrid& givens, bool withSingles) {
    SudokuCandidates candidates(givens.order());
    if (withSingles && candidates.load(givens) && candidates.fillSingles())
        return candidates.singles();
    return givens;
}

/// A grid with the best move of each block and neighbourhood, as far as known: after a move only
/// the blocks beside it in its rows and columns are looked at again.
struct SearchedGrid {
    explicit SearchedGrid(const SudokuGrid& fixed)
        : grid(fixed),
          best(static_cast<std::size_t>(fixed.side()) * kBlockNeighbourhoods, {kUnknown, {}}) {}

    [[nodiscard]] BestBlockMove& bestIn(std::size_t neighbourhood, int block) {
        return best[static_cast<std::size_t>(block) * kBlockNeighbourhoods + neighbourhood];
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
public:
    GvnsSudoku(std::shared_ptr<const SudokuProblem> problem, const ParameterValues& values)
        : m_problem(std::move(problem)), m_order(m_problem->givens().order()),
          m_now(fixedOf(m_problem->givens(), values.boolean("singles"))), m_kept(m_now),
          m_shakeMoves(static_cast<int>(values.integer("shake-moves"))),
          m_restart(static_cast<int>(values.integer("restart"))) {
        m_limits.levels = static_cast<int>(kBlockNeighbourhoods);
        m_limits.triesPerLevel = 1;
        m_limits.keepEqual = values.boolean("keep-equal");
        for (std::size_t i = 0; i < kBlockNeighbourhoods; ++i) {
            for (int block = 0; block < m_now.grid.side(); ++block) {
                if (canMove(m_now.grid, kOrder[i], block))
                    m_movableBlocks[i].push_back(block);
            }
        }
    }

    void run(SearchContext& context) override {
        m_context = &context;
        context.setReporter([this](SearchReport& now) { report(now); });
        startAnew(m_problem->start());
        while (goesOn() && !m_movableBlocks.front().empty()) {
            const int before = keptScore();
            generalVns(*this, m_limits);
            m_roundsInVain = keptScore() > before ? 0 : m_roundsInVain + 1;
            if (goesOn() && m_restart > 0 && m_roundsInVain >= m_restart) {
                startAnew(m_problem->givens());
                context.event(TraceEventKind::Restart);
            }
        }
        context.finish(); // with the last gauges
    }

    // What GeneralVns.h asks for.
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
        if (best.delta == 0 || !goesOn)
            return false;
        make(m_now.grid, best.move);
        m_now.forgetAround(best.move.block, m_order);
        publishIfBest();
        return true;
    }

    void shake(int level) {
        m_level = level;
        ++m_shakes;
        Random& random = m_context->random();
        const auto neighbourhood = static_cast<std::size_t>(level);
        const auto& blocks = m_movableBlocks[neighbourhood];
        for (int i = 0; i < m_shakeMoves && !blocks.empty(); ++i) {
            const int block = blocks[random.index(blocks.size())];
            make(m_now.grid, randomMove(m_now.grid, kOrder[neighbourhood], block, random));
            m_now.forgetAround(block, m_order);
        }
        if (m_context->endIteration())
            static_cast<void>(m_context->proceed(static_cast<std::uint64_t>(m_shakeMoves)));
    }

    [[nodiscard]] int score() const { return m_now.grid.score(); }
    [[nodiscard]] int keptScore() const { return m_kept.grid.score(); }

    void keep() {
        m_kept = m_now;
        m_level = 0;
    }

    void goBack() { m_now = m_kept; }

private:
    void startAnew(const SudokuGrid& start) {
        m_now.grid.fill(start, m_context->random());
        m_now.forget();
        publishIfBest();
        variableNeighbourhoodDescent(*this);
        keep();
        m_roundsInVain = 0;
    }

    void publishIfBest() {
        if (m_context->hasBest() && score() <= m_context->best())
            return;
        m_now.grid.copyTo(m_solution);
        static_cast<void>(m_context->improved(score(), m_solution));
    }

    void report(SearchReport& report) const {
        report.current = score();
        if (report.wantsCurrent)
            m_now.grid.copyTo(report.solution);
        report.gauges.push_back({QT_TRANSLATE_NOOP("Solver", "Missing digits"),
                                 static_cast<double>(m_now.grid.missing())});
        report.gauges.push_back(
            {QT_TRANSLATE_NOOP("Solver", "Neighbourhood k"), static_cast<double>(m_level + 1)});
        report.gauges.push_back(
            {QT_TRANSLATE_NOOP("Solver", "Shakes"), static_cast<double>(m_shakes)});
    }

    std::shared_ptr<const SudokuProblem> m_problem;
    int m_order;
    SearchContext* m_context = nullptr;
    SearchedGrid m_now;
    SearchedGrid m_kept;
    VnsLimits m_limits;
    int m_shakeMoves;
    int m_restart;
    std::array<std::vector<int>, kBlockNeighbourhoods> m_movableBlocks;
    int m_roundsInVain = 0;
    int m_level = 0;
    std::uint64_t m_shakes = 0;
    Solution m_solution;
};

std::vector<Parameter> gvnsSudokuParameters() {
    const char* const paper = QT_TRANSLATE_NOOP("Solver", "Hamza & Sevkli 2014, Figure 2");
    return {
        Parameter::boolean("keep-equal", QT_TRANSLATE_NOOP("Solver", "Keep equals"), true,
                           QT_TRANSLATE_NOOP("Solver",
                                             "Continue from a descended grid that is only as "
                                             "good. “Move or not” of the paper does not."),
                           paper),
        Parameter::boolean(
            "singles", QT_TRANSLATE_NOOP("Solver", "Fill singles first"), true,
            QT_TRANSLATE_NOOP("Solver", "Fill every cell that follows from the givens by singles, "
                                        "and search for the others only.")),
        Parameter::integer(
            "shake-moves", QT_TRANSLATE_NOOP("Solver", "Moves per shake"), 2, 1, 1000,
            QT_TRANSLATE_NOOP("Solver", "Random moves in the neighbourhood N_k at each shake. The "
                                        "paper makes one."),
            paper),
        Parameter::integer(
            "restart", QT_TRANSLATE_NOOP("Solver", "Restart after"), 200, 0, 1000000000,
            QT_TRANSLATE_NOOP("Solver", "Rounds through all neighbourhoods without improvement "
                                        "before a new random start; 0 for never."))
            .withUnit(QT_TRANSLATE_NOOP("Solver", "rounds"))
            .onLogScale(),
    };
}

} // namespace

SolverInfo gvnsSudokuInfo() {
    SolverInfo info;
    info.id = "gvns-sudoku";
    info.name = QT_TRANSLATE_NOOP("Solver", "General VNS for Sudoku");
    info.summary = QT_TRANSLATE_NOOP(
        "Solver", "Rearranges digits within blocks and descends through four neighbourhoods.");
    info.paper = QT_TRANSLATE_NOOP("Solver", "Hamza & Sevkli 2014");
    info.problemKind = SudokuProblem::kKind;
    info.parameters = gvnsSudokuParameters();
    info.presets = {
        {"hamza-sevkli-2014",
         QT_TRANSLATE_NOOP("Solver", "As published (Hamza & Sevkli 2014)"),
         QT_TRANSLATE_NOOP("Solver", "Hamza & Sevkli 2014, Figure 2; the neighbourhoods are ours"),
         {{"keep-equal", false},
          {"singles", false},
          {"shake-moves", std::int64_t{1}},
          {"restart", std::int64_t{0}}}}};
    info.formerPresets = {
        {"ties",
         QT_TRANSLATE_NOOP("Solver", "Accept ties"),
         QT_TRANSLATE_NOOP("Solver", "ours: fills singles first, keeps equals, restarts"),
         {{"keep-equal", true},
          {"singles", true},
          {"shake-moves", std::int64_t{2}},
          {"restart", std::int64_t{200}}}}};
    info.make = [](const std::shared_ptr<const Problem>& problem, const ParameterValues& values) {
        return std::make_unique<GvnsSudoku>(std::dynamic_pointer_cast<const SudokuProblem>(problem),
                                            values);
    };
    return info;
}

} // namespace tessera
