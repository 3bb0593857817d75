// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/ScoredSudoku.h"
#include "core/sudoku/SudokuExact.h"

#include <cmath>

namespace tessera {

namespace {

class AnnealingSudoku final : public Solver {
    Q_DECLARE_TR_FUNCTIONS(Solver)

public:
    [[nodiscard]] static SolverInfo info();

    struct Settings {
        bool singles;
        bool measured; ///< the start temperature
        double startTemperature;
        double cooling;
        double chain; ///< moves of a level, per pair of free cells
        int reheat;   ///< levels
        bool fresh;   ///< a new grid at each reheat
    };

    AnnealingSudoku(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : m_problem(std::dynamic_pointer_cast<const SudokuProblem>(problem)), m_settings(settings),
          m_grid(settings.singles ? withSingles(m_problem->givens()) : m_problem->givens()),
          m_walk(m_grid), m_annealer(m_walk), m_start(settings.startTemperature) {}

    void run(SearchContext& context) override {
        context.setReporter([this](SearchReport& now) { report(now); });
        context.tellSteps();
        layStart(context, m_problem->start());
        if (m_walk.freeCells() == 0 && !context.stopped())
            context.exhausted();
        if (!context.stopped() && (!m_settings.measured || measure(context))) {
            while (cool(context)) {
                ++m_reheats;
                context.event(m_settings.fresh ? TraceEventKind::Restart : TraceEventKind::Reheat);
                if (m_settings.fresh)
                    layStart(context, m_problem->givens());
            }
        }
        context.finish(); // with the final gauges
    }

private:
    void layStart(SearchContext& context, const SudokuGrid& start) {
        m_grid.fill(start, context.random());
        publishIfBest(m_grid, m_solution, context);
        const bool goesOn = context.proceed(1);
        if (goesOn && context.isFollowed())
            context.endStep({.kind = StepKind::Start});
    }

    /// The standard deviation of the score in a walk that accepts every move (Lewis 2007, section
    /// 2.2). False if the search has to end.
    bool measure(SearchContext& context) {
        constexpr std::uint64_t moves = 100; // "a small sample"
        constexpr double everything = 1e9;
        m_walk.setTemperature(everything);
        double sum = 0;
        double squares = 0;
        for (std::uint64_t i = 0; i < moves; ++i) {
            m_walk.walkUntilAbove(context.best(), 1, context.random());
            const double score = m_grid.score();
            sum += score;
            squares += score * score;
            publishIfBest(m_grid, m_solution, context);
            if (!context.proceed(1))
                return false;
        }
        const double mean = sum / static_cast<double>(moves);
        const double variance = squares / static_cast<double>(moves) - mean * mean;
        m_start = std::max(kColdest, std::sqrt(std::max(0.0, variance)));
        if (context.isFollowed())
            context.endStep({.kind = StepKind::Measurement, .count = moves});
        return true;
    }

    /// Levels until the last ones have all ended no better than they began. False if the search has
    /// to end.
    bool cool(SearchContext& context) {
        const auto cells = static_cast<double>(m_walk.freeCells());
        const auto moves = static_cast<std::uint64_t>(std::ceil(m_settings.chain * cells * cells));
        double temperature = m_start;
        int inVain = 0;
        for (int level = 1; m_settings.reheat == 0 || inVain < m_settings.reheat; ++level) {
            const int before = m_grid.score();
            if (!m_annealer.walkLevel(context, {temperature, moves, level},
                                      [&] { publishIfBest(m_grid, m_solution, context); }))
                return false;
            inVain = m_grid.score() > before ? 0 : inVain + 1;
            temperature = std::max(kColdest, temperature * m_settings.cooling);
        }
        return true;
    }

    void report(SearchReport& report) const {
        report.current = m_grid.score();
        if (report.wantsCurrent)
            m_grid.copyTo(report.solution);
        report.gauges = m_annealer.gauges();
        report.gauges.emplace_back(QT_TR_NOOP("Missing digits"), m_grid.missing());
        report.gauges.emplace_back(QT_TR_NOOP("Reheats"), m_reheats);
    }

    static constexpr double kColdest = 0.01; ///< no loss is accepted any more

    std::shared_ptr<const SudokuProblem> m_problem;
    Settings m_settings;
    ScoredSudoku m_grid;
    SudokuWalk m_walk;
    Annealer<SudokuWalk> m_annealer;
    double m_start; ///< temperature
    std::uint64_t m_reheats = 0;
    Solution m_solution;
};

SolverInfo AnnealingSudoku::info() {
    const char* const paper = QT_TR_NOOP("Lewis 2007 (recalled)");
    using Row = ParameterRow<Settings>;
    const ParameterTable<Settings> table{
        singlesRow(&Settings::singles),
        Row(&Settings::measured, "measured", QT_TR_NOOP("Measured start temperature"), false,
            QT_TR_NOOP("Start at the standard deviation of the score in a random walk, not at the "
                       "temperature below."),
            paper),
        Row(&Settings::startTemperature, "start-temperature", QT_TR_NOOP("Start temperature"), 0.5,
            0.01, 100, QT_TR_NOOP("The start temperature in missing digits."), "",
            {.logarithmic = true}),
        Row(&Settings::cooling, "cooling", QT_TR_NOOP("Cooling factor"), 0.98, 0.5, 0.9999,
            QT_TR_NOOP("Each level multiplies the temperature by this factor."), paper),
        Row(&Settings::chain, "chain", QT_TR_NOOP("Length of a level"), 0.1, 0.001, 1000,
            QT_TR_NOOP("Moves of each level, times the square of the number of free cells."), paper,
            {.logarithmic = true}),
        Row(&Settings::reheat, "reheat", QT_TR_NOOP("Reheat after"), 20, 0, 1'000'000,
            QT_TR_NOOP(
                "Return to the start temperature after this many levels in a row that end no "
                "better than they began; 0 for never."),
            paper, {.unit = QT_TR_NOOP("levels"), .logarithmic = true}),
        Row(&Settings::fresh, "new-grid", QT_TR_NOOP("New grid at a reheat"), true,
            QT_TR_NOOP("Fill the blocks at random again at each reheat."), paper),
    };
    SolverInfo info = methodInfo<AnnealingSudoku>(
        SudokuProblem::kKind, "annealing-sudoku", QT_TR_NOOP("Simulated annealing for Sudoku"),
        QT_TR_NOOP("Swaps digits within blocks, and accepts fewer losses as it cools."),
        QT_TR_NOOP("Lewis 2007"), table);
    info.presets = {{"lewis-2007", QT_TR_NOOP("As published (Lewis 2007)"),
                     QT_TR_NOOP("Lewis 2007; recalled, not checked against the paper"),
                     presetValues("singles=false measured=true start-temperature=1.0 cooling=0.99 "
                                  "chain=1.0 reheat=20 new-grid=true")}};
    return info;
}

} // namespace

SolverInfo annealingSudokuInfo() { return AnnealingSudoku::info(); }

} // namespace tessera
