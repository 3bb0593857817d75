// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Evolution.h"
#include "core/search/Islands.h"
#include "core/sudoku/ScoredSudoku.h"
#include "core/sudoku/SudokuExact.h"

#include <algorithm>
#include <numeric>

namespace tessera {

namespace {

/// How the parents of an offspring are chosen.
enum class SudokuSelection : std::uint8_t {
    Tournament,
    /// The i-th offspring from below has parents among those that rank above the i-th member from
    /// below, each with the same chance (Mantere & Koljonen 2007).
    BetterRanked,
};

struct GeneticSudokuSettings {
    bool singles;
    int population;
    int elites;
    SudokuSelection selection;
    int contestants;
    double crossoverRate; ///< of the offspring
    double mutationRate;  ///< of the blocks
    bool ages;            ///< whether the best loses fitness while it stays the best
    int restart;          ///< generations
    double polishMoves;   ///< per free cell
    double polishTemperature;
    std::uint64_t migration; ///< see IslandPace
};

/// A population that may have neighbours; a single one is the whole search.
class SudokuIsland final : public Island {
    Q_DECLARE_TR_FUNCTIONS(Solver)

public:
    SudokuIsland(const SudokuProblem& problem, const SudokuGrid& fixed,
                 const GeneticSudokuSettings& settings)
        : m_problem(problem), m_settings(settings),
          m_selection(SelectionKind::Tournament, 1.0, settings.contestants),
          m_elitism(settings.elites), m_child(fixed), m_walk(m_child) {
        const auto size = asIndex(settings.population);
        m_members.assign(size, m_child);
        m_offspring.assign(size, m_child);
        m_fitness.resize(size);
        m_offspringFitness.resize(size);
        m_ranking.resize(size);
        for (int block = 0; block < fixed.side(); ++block) {
            if (m_child.movable(block).size() > 1)
                m_blocks.push_back(block);
        }
    }

    void begin(SearchContext& context) override {
        context.setReporter([this](SearchReport& now) { report(now); });
        context.tellSteps();
        if (fill(context, m_problem.start()) && m_blocks.empty())
            context.exhausted();
    }

    bool step(SearchContext& context) override {
        m_selection.begin(m_fitness);
        rank();
        for (std::size_t i = 0; i < m_members.size(); ++i) {
            if (!breed(context, i))
                return false;
        }
        m_elitism.apply(m_fitness, m_offspringFitness, [this](std::size_t child, std::size_t one) {
            m_offspring[child] = m_members[one];
            m_offspringFitness[child] = m_fitness[one];
        });
        std::swap(m_members, m_offspring);
        std::swap(m_fitness, m_offspringFitness);
        if (m_settings.ages)
            --m_fitness[fittest()];
        ++m_generation;
        tell(context, m_members[fittest()],
             {.kind = StepKind::Generation, .level = static_cast<int>(m_generation)},
             StepSize::Round);
        if (m_settings.restart > 0 && m_generation % m_settings.restart == 0) {
            context.event(TraceEventKind::Restart);
            return fill(context, m_problem.givens());
        }
        return !context.stopped();
    }

    [[nodiscard]] bool isOver() const override { return false; }

    void immigrate(int /*score*/, std::span<const std::uint16_t> solution) override {
        const auto worst = asIndex(std::ranges::min_element(m_fitness) - m_fitness.begin());
        Random unused;
        const Solution digits(solution.begin(), solution.end());
        m_members[worst].fill(gridOf(m_problem.givens().order(), digits), unused);
        m_fitness[worst] = m_members[worst].score();
    }

private:
    [[nodiscard]] std::size_t fittest() const {
        return asIndex(std::ranges::max_element(m_fitness) - m_fitness.begin());
    }

    /// Makes a first generation; only its first grid has the digits of the start. False if the
    /// search has to end.
    bool fill(SearchContext& context, const SudokuGrid& start) {
        for (std::size_t i = 0; i < m_members.size(); ++i) {
            m_members[i].fill(i == 0 ? start : m_problem.givens(), context.random());
            m_fitness[i] = m_members[i].score();
            m_shown = &m_members[i];
            if (!isCounted(context, m_members[i]))
                return false;
            tell(context, m_members[i],
                 {.kind = StepKind::Start,
                  .level = static_cast<int>(i) + 1,
                  .count = m_members.size()});
        }
        m_isComplete = true;
        m_shown = nullptr;
        return !context.stopped();
    }

    /// Sorts the members from the fittest to the least fit.
    void rank() {
        if (m_settings.selection != SudokuSelection::BetterRanked)
            return;
        std::iota(m_ranking.begin(), m_ranking.end(), std::size_t{0});
        std::ranges::stable_sort(m_ranking, [this](std::size_t a, std::size_t b) {
            return m_fitness[a] > m_fitness[b];
        });
    }

    [[nodiscard]] std::size_t choose(Random& random, std::size_t offspring) {
        if (m_settings.selection == SudokuSelection::Tournament)
            return m_selection.choose(random);
        const std::size_t better = std::max<std::size_t>(1, m_ranking.size() - 1 - offspring);
        return m_ranking[random.index(better)];
    }

    /// Makes one offspring; false if the search has to end.
    bool breed(SearchContext& context, std::size_t index) {
        Random& random = context.random();
        const ScoredSudoku& first = m_members[choose(random, index)];
        const ScoredSudoku& second = m_members[choose(random, index)];
        m_child = first;
        tell(context, m_child,
             {.kind = StepKind::Selection, .from = first.score(), .other = second.score()});
        if (random.chance(m_settings.crossoverRate))
            cross(context, second);
        mutate(context);
        if (m_settings.polishMoves > 0 && !polish(context))
            return false;
        m_offspring[index] = m_child;
        m_offspringFitness[index] = m_child.score();
        return isCounted(context, m_child);
    }

    /// The child takes each block from the second parent with probability one half.
    void cross(SearchContext& context, const ScoredSudoku& second) {
        const int before = m_child.score();
        std::uint64_t taken = 0;
        for (const int block : m_blocks) {
            if ((context.random().bits() >> 63U) == 0)
                continue;
            m_child.takeBlock(second, block);
            ++taken;
        }
        tell(context, m_child,
             {.kind = StepKind::Crossover,
              .delta = m_child.score() - before,
              .other = second.score(),
              .count = taken});
    }

    /// In some blocks, two digits are swapped.
    void mutate(SearchContext& context) {
        Random& random = context.random();
        const int before = m_child.score();
        std::uint64_t swaps = 0;
        for (const int block : m_blocks) {
            if (!random.chance(m_settings.mutationRate))
                continue;
            const auto cells = m_child.movable(block);
            const std::size_t a = random.index(cells.size());
            const std::size_t b = random.index(cells.size() - 1);
            m_child.swap(cells[a], cells[b + (b >= a ? 1 : 0)]);
            ++swaps;
        }
        if (swaps > 0) {
            tell(context, m_child,
                 {.kind = StepKind::Mutation, .delta = m_child.score() - before, .count = swaps});
        }
    }

    /// A short annealing of the child. False if the search has to end.
    bool polish(SearchContext& context) {
        constexpr int levels = 8;
        const int before = m_child.score();
        const double all = m_settings.polishMoves * static_cast<double>(m_walk.freeCells());
        for (int level = 0; level < levels; ++level) {
            m_walk.setTemperature(m_settings.polishTemperature * (1.0 - 1.0 * level / levels));
            if (!walk(context, static_cast<std::uint64_t>(all / levels) + 1))
                return false;
        }
        tell(context, m_child, {.kind = StepKind::Polish, .delta = m_child.score() - before});
        return true;
    }

    bool walk(SearchContext& context, std::uint64_t moves) {
        while (moves > 0) {
            const std::uint64_t most = std::min(moves, context.slice());
            const std::uint64_t done =
                m_walk.walkUntilAbove(context.best(), most, context.random());
            moves -= done;
            publishIfBest(m_child, m_solution, context);
            if (!context.proceed(done))
                return false;
        }
        return true;
    }

    /// Publishes a new grid and counts it. False if the search has to end.
    bool isCounted(SearchContext& context, const ScoredSudoku& grid) {
        publishIfBest(grid, m_solution, context);
        return context.proceed(1);
    }

    /// Reports a step that this grid shows.
    void tell(SearchContext& context, const ScoredSudoku& grid, SearchStep step,
              StepSize ends = StepSize::Fine) {
        if (!context.isFollowed() || context.stopped())
            return;
        m_shown = &grid;
        context.endStep(std::move(step), ends);
        m_shown = nullptr;
    }

    void report(SearchReport& report) const {
        report.gauges = {{QT_TR_NOOP("Generation"), m_generation}};
        const ScoredSudoku* const shown =
            m_shown == nullptr && m_isComplete ? &m_members[fittest()] : m_shown;
        if (shown != nullptr) {
            report.current = shown->score();
            report.gauges.emplace_back(QT_TR_NOOP("Missing digits"), shown->missing());
            if (report.wantsCurrent)
                shown->copyTo(report.solution);
        }
        if (!m_isComplete)
            return;
        report.spread = spreadOf(m_members);
    }

    const SudokuProblem& m_problem;
    GeneticSudokuSettings m_settings;
    Selection m_selection;
    Elitism m_elitism;
    ScoredSudoku m_child;
    SudokuWalk m_walk;         ///< of the child
    std::vector<int> m_blocks; ///< in which something can be swapped
    std::vector<ScoredSudoku> m_members;
    std::vector<ScoredSudoku> m_offspring;
    std::vector<std::int64_t> m_fitness; ///< the score, less the age of a best
    std::vector<std::int64_t> m_offspringFitness;
    std::vector<std::size_t> m_ranking;
    const ScoredSudoku* m_shown = nullptr; ///< of the step being told
    std::int64_t m_generation = 0;
    bool m_isComplete = false; ///< the first generation
    Solution m_solution;
};

class GeneticSudoku final : public Solver {
    Q_DECLARE_TR_FUNCTIONS(Solver)

public:
    [[nodiscard]] static SolverInfo info();

    using Settings = GeneticSudokuSettings;

    GeneticSudoku(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : m_problem(std::dynamic_pointer_cast<const SudokuProblem>(problem)),
          m_fixed(settings.singles ? withSingles(m_problem->givens()) : m_problem->givens()),
          m_settings(settings) {}

    void run(SearchContext& context) override {
        std::vector<std::unique_ptr<Island>> islands;
        for (int i = 0; i < context.threads(); ++i)
            islands.push_back(std::make_unique<SudokuIsland>(*m_problem, m_fixed, m_settings));
        runIslands(context, islands, {2'000'000, m_settings.migration});
    }

private:
    std::shared_ptr<const SudokuProblem> m_problem;
    SudokuGrid m_fixed;
    Settings m_settings;
};

SolverInfo GeneticSudoku::info() {
    const char* const paper = QT_TR_NOOP("Mantere & Koljonen 2007 (recalled)");
    using Row = ParameterRow<Settings>;
    const ParameterTable<Settings> table{
        singlesRow(&Settings::singles),
        Row(&Settings::population, "population", QT_TR_NOOP("Population"), 20, 2, 100000,
            QT_TR_NOOP("How many grids the population has."), paper),
        Row(&Settings::elites, "elites", QT_TR_NOOP("Elitism"), 1, 0, 1000,
            QT_TR_NOOP("This many of the best grids replace the worst offspring; at most half the "
                       "population."),
            paper),
        Row(&Settings::selection, "selection", QT_TR_NOOP("Selection"), "tournament",
            {{"tournament", QT_TR_NOOP("tournament")},
             {"better-ranked", QT_TR_NOOP("better ranked")}},
            QT_TR_NOOP("How parents are chosen: by a tournament, or among the grids that rank "
                       "above the one to be replaced."),
            paper),
        Row(&Settings::contestants, "tournament-size", QT_TR_NOOP("Tournament size k"), 2, 1, 1000,
            QT_TR_NOOP("The best of this many random grids becomes a parent.")),
        Row(&Settings::crossoverRate, "crossover-rate", QT_TR_NOOP("Crossover rate"), 0.9, 0, 1,
            QT_TR_NOOP("The share of offspring that take half of their blocks from a second "
                       "parent."),
            paper),
        Row(&Settings::mutationRate, "mutation-rate", QT_TR_NOOP("Mutation rate"), 0.1, 0, 1,
            QT_TR_NOOP("The share of blocks in which two digits are swapped."), paper),
        Row(&Settings::ages, "aging", QT_TR_NOOP("Aging"), false,
            QT_TR_NOOP("The best grid loses one point of fitness in each generation in which it "
                       "stays the best."),
            paper),
        Row(&Settings::restart, "restart", QT_TR_NOOP("Restart"), 10, 0, 1'000'000'000,
            QT_TR_NOOP("Fill all grids at random again after this many generations; 0 for never."),
            paper, {.unit = QT_TR_NOOP("generations"), .logarithmic = true}),
        Row(&Settings::polishMoves, "polish", QT_TR_NOOP("Local search"), 300, 0, 1'000'000,
            QT_TR_NOOP("A short annealing improves each offspring with this many moves; 0 for "
                       "none. Not in the paper."),
            "", {.unit = QT_TR_NOOP("moves per cell"), .logarithmic = true}),
        Row(&Settings::polishTemperature, "polish-temperature",
            QT_TR_NOOP("Temperature of the local search"), 0.5, 0, 100,
            QT_TR_NOOP("Where the local search starts, in missing digits. It ends cold.")),
        Row(&Settings::migration, migrationParameter()),
    };
    SolverInfo info = methodInfo<GeneticSudoku>(
        SudokuProblem::kKind, "genetic-sudoku", QT_TR_NOOP("Genetic algorithm for Sudoku"),
        QT_TR_NOOP("A population of grids exchanges blocks and swaps digits within them."),
        QT_TR_NOOP("Mantere & Koljonen 2007"), table);
    info.presets = {
        {"mantere-koljonen-2007", QT_TR_NOOP("As published (Mantere & Koljonen 2007)"),
         QT_TR_NOOP("Mantere & Koljonen 2007; recalled, not checked against the paper"),
         presetValues("singles=false population=21 elites=1 selection=better-ranked "
                      "tournament-size=2 crossover-rate=1.0 mutation-rate=0.12 aging=true "
                      "restart=2000 polish=0.0 polish-temperature=0.5 migration=0")}};
    return info;
}

} // namespace

SolverInfo geneticSudokuInfo() { return GeneticSudoku::info(); }

} // namespace tessera
