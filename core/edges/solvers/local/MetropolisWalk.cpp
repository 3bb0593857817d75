// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/local/MetropolisWalk.h"

#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/local/TrajectorySolver.h"

#include <algorithm>
#include <cmath>

namespace tessera {

void MetropolisWalk::proposeFitting(double share) {
    m_fittingOdds = oddsOf256(share);
    if (m_fittingOdds == 0)
        m_fitting.reset();
    else if (m_fitting)
        m_fitting->recheckAll();
    else
        m_fitting.emplace(m_board, m_cells);
}

/// Uses eight bits that decide nothing else.
std::pair<Position, Position> MetropolisWalk::drawSwap(std::uint64_t bits, Random& random) const {
    if (((bits >> 24U) & 255U) < m_fittingOdds) {
        if (const auto fitting = m_fitting->draw(random))
            return *fitting;
    }
    return m_cells.drawPair(random);
}

std::uint64_t MetropolisWalk::walkUntilAbove(int best, std::uint64_t moves, Random& shared) {
    const auto tryMove = [this](std::uint64_t bits, Random& random) {
        if (m_rotations.picksRotation(bits)) {
            const Position position = m_cells.drawRotatable(random);
            const Placement turned =
                m_board.otherRotation(position, RotationShare::rotationDraw(bits));
            if (!m_rule.accepts(m_board.setDelta(position, turned), bits >> 32U))
                return false;
            m_board.set(position, turned);
            made(position);
        } else {
            const auto [a, b] = drawSwap(bits, random);
            if (!m_rule.accepts(m_board.swapDelta(a, b), bits >> 32U))
                return false;
            m_board.make(m_board.planSwap(a, b, static_cast<unsigned>(bits >> 8U)));
            made(a);
            made(b);
        }
        ++m_accepted;
        return true;
    };
    return walkAtRandom(moves, shared, tryMove, [&] { return m_board.score() > best; });
}

/// With the same random numbers, without changing the board.
SearchStep MetropolisWalk::foresee(Random random) const {
    const std::uint64_t bits = random.bits();
    const auto cell = [this](Position position) { return asIndex(m_board.grid().cell(position)); };
    const auto judged = [&](std::vector<std::size_t> cells, int delta) {
        return m_rule.judged(std::move(cells), delta, m_rule.accepts(delta, bits >> 32U));
    };
    if (m_rotations.picksRotation(bits)) {
        const Position position = m_cells.drawRotatable(random);
        const Placement turned = m_board.otherRotation(position, RotationShare::rotationDraw(bits));
        return judged({cell(position)}, m_board.setDelta(position, turned));
    }
    const auto [a, b] = drawSwap(bits, random);
    return judged({cell(a), cell(b)}, m_board.swapDelta(a, b));
}

namespace {

// Accepted losses per swap, times cells to the power of 1.25; found by trials on the hardest
// puzzles.
constexpr double kStartLosses = 0.15;
constexpr double kEndLosses = 0.0125;

constexpr double kLongest = 1e15; ///< moves of one cooling

class Annealing final : public TrajectorySolver {
public:
    struct Settings {
        bool calibrated;
        double startTemperature;
        double endTemperature;
        double cooling;
        double growth;
        std::uint64_t firstLength; ///< moves per movable cell
        double fittingShare;
        double rotationShare;
    };

    Annealing(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : TrajectorySolver(problem),
          m_settings(settings), m_range{settings.startTemperature, settings.endTemperature},
          m_walk(board(), cells(), settings.rotationShare), m_annealer(m_walk) {}

protected:
    void search(SearchContext& context) override;
    void addGauges(std::vector<Gauge>& gauges) const override { gauges = m_annealer.gauges(); }

private:
    bool calibrate(SearchContext& context);
    [[nodiscard]] double fitted(double length, const SearchContext& context) const;
    [[nodiscard]] double movesLeft(const SearchContext& context) const;
    bool cool(SearchContext& context, std::uint64_t length);

    static constexpr std::uint64_t kQuenchMovesPerCell = 2000;

    Settings m_settings;
    TemperatureRange m_range;
    MetropolisWalk m_walk;
    Annealer<MetropolisWalk> m_annealer;
};

void Annealing::search(SearchContext& context) {
    if (m_settings.calibrated && !calibrate(context))
        return;
    const std::uint64_t first = m_settings.firstLength * cells().all().size();
    double length = std::max(1.0, static_cast<double>(first));
    while (cool(context, static_cast<std::uint64_t>(fitted(length, context)))) {
        length = std::min(length * m_settings.growth, kLongest);
        context.event(TraceEventKind::Restart);
        restart(context);
    }
}

/// Quenches the start board and measures there. False if the search has to end.
bool Annealing::calibrate(SearchContext& context) {
    m_walk.setTemperature(0.0);
    if (!m_annealer.walk(context, kQuenchMovesPerCell * cells().all().size(),
                         [&] { publishIfBest(context); }))
        return false;
    if (!cells().canSwap())
        return true;
    LossStatistics losses;
    if (!losses.measure(board(), cells(), context))
        return false;
    m_range = losses.range(cells().all().size());
    if (context.isFollowed())
        context.endStep({.kind = StepKind::Measurement, .count = LossStatistics::kEnough});
    return true;
}

/// The length of the next cooling: the last one ends with the budget, because one cut off while hot
/// is lost.
double Annealing::fitted(double length, const SearchContext& context) const {
    const double left = movesLeft(context);
    return left < length * (1.0 + m_settings.growth) ? std::max(1.0, left) : length;
}

double Annealing::movesLeft(const SearchContext& context) const {
    const Budget& budget = context.budget();
    const auto done = static_cast<double>(context.evaluations());
    double left = kLongest;
    if (budget.evaluations)
        left = static_cast<double>(*budget.evaluations) - done;
    // Before a quench or as many moves the speed is unknown.
    if (context.evaluations() < kQuenchMovesPerCell * cells().all().size())
        return left;
    // At the speed so far, with a small reserve for the coldest levels.
    const auto fitInto = [&](double limit, double used) {
        left = std::min(left, 0.98 * done / std::max(1e-6, used) * (limit - used));
    };
    if (budget.seconds)
        fitInto(*budget.seconds, context.seconds());
    if (budget.processorSeconds)
        fitInto(*budget.processorSeconds, context.processor().used);
    return left;
}

/// One cooling of @p length moves, equally many on each level. False if the search has to end.
bool Annealing::cool(SearchContext& context, std::uint64_t length) {
    m_walk.proposeFitting(m_settings.fittingShare);
    const int levels = coolingLevels(m_range, m_settings.cooling);
    const std::uint64_t moves = std::max<std::uint64_t>(1, length / static_cast<unsigned>(levels));
    double temperature = m_range.start;
    for (int level = 1; level <= levels; ++level, temperature *= m_settings.cooling) {
        if (!m_annealer.walkLevel(context,
                                  {temperature, moves, level, static_cast<std::uint64_t>(levels)},
                                  [&] { publishIfBest(context); }))
            return false;
    }
    return true;
}

} // namespace

void LossStatistics::sample(const ScoredBoard& board, const MovableCells& cells, Random& random,
                            std::uint64_t swaps) {
    for (std::uint64_t i = 0; i < swaps; ++i) {
        const auto [a, b] = cells.drawPair(random);
        const int delta = board.swapDelta(a, b);
        if (delta < 0)
            ++m_losses[asIndex(-delta)];
    }
    m_sampled += swaps;
}

bool LossStatistics::measure(const ScoredBoard& board, const MovableCells& cells,
                             SearchContext& context) {
    for (std::uint64_t left = kEnough; left > 0;) {
        const std::uint64_t swaps = std::min(left, context.slice());
        sample(board, cells, context.random(), swaps);
        left -= swaps;
        if (!context.proceed(swaps))
            return false;
    }
    return true;
}

/// The mean per swap.
double LossStatistics::acceptedLosses(double temperature) const {
    double sum = 0.0;
    for (std::size_t loss = 1; loss < m_losses.size(); ++loss) {
        sum += static_cast<double>(m_losses[loss]) *
               portableExp(-static_cast<double>(loss) / temperature);
    }
    return m_sampled == 0 ? 0.0 : sum / static_cast<double>(m_sampled);
}

double LossStatistics::temperatureFor(double losses) const {
    double low = 0.02;
    double high = 4.0;
    for (int i = 0; i < 40; ++i) {
        const double middle = 0.5 * (low + high);
        (acceptedLosses(middle) < losses ? low : high) = middle;
    }
    return low;
}

TemperatureRange LossStatistics::range(std::size_t cells) const {
    const auto count = static_cast<double>(cells);
    const double scale = count * std::sqrt(std::sqrt(count));
    return {temperatureFor(kStartLosses / scale), temperatureFor(kEndLosses / scale)};
}

int coolingLevels(TemperatureRange range, double factor) {
    int levels = 1;
    for (double temperature = range.start; temperature * factor >= range.end; ++levels)
        temperature *= factor;
    return levels;
}

/// Simulated annealing (Kirkpatrick, Gelatt & Vecchi 1983; Algorithm 3 of Niang 2010), geometric
/// cooling.
SolverInfo EdgeMethods::annealing() {
    using Settings = Annealing::Settings;
    using Row = ParameterRow<Settings>;
    const ParameterTable<Settings> table{
        Row(&Settings::calibrated, "calibrated", QT_TR_NOOP("Calibrated temperatures"), true,
            QT_TR_NOOP("Take the start and end temperatures from score changes measured on the "
                       "puzzle, not from the two numbers below.")),
        Row(&Settings::startTemperature, "start-temperature", QT_TR_NOOP("Start temperature"), 2,
            0.001, 1000,
            QT_TR_NOOP("The start temperature in lost edges. Used without calibration."),
            QT_TR_NOOP("Niang, Algorithm 3"), {.logarithmic = true}),
        Row(&Settings::endTemperature, "end-temperature", QT_TR_NOOP("End temperature"), 0.1, 0.001,
            1000, QT_TR_NOOP("The temperature at which a cooling ends. Used without calibration."),
            QT_TR_NOOP("Niang, Algorithm 3"), {.logarithmic = true}),
        Row(&Settings::cooling, "cooling", QT_TR_NOOP("Cooling factor"), 0.99, 0.5, 0.9999,
            QT_TR_NOOP("Each level multiplies the temperature by this factor."),
            QT_TR_NOOP("Kirkpatrick et al. 1983")),
        Row(&Settings::firstLength, "first-length", QT_TR_NOOP("First cooling"), 4000, 1,
            1000000000, QT_TR_NOOP("Length of the first cooling, in moves per cell."), "",
            {.unit = QT_TR_NOOP("moves per cell"), .logarithmic = true}),
        Row(&Settings::growth, "growth", QT_TR_NOOP("Growth of coolings"), 2, 1, 10,
            QT_TR_NOOP("Each cooling is longer than the last by this factor: good boards come "
                       "early, better ones later. The last cooling is fitted to the time left.")),
        Row(&Settings::rotationShare, "rotation-share", QT_TR_NOOP("Share of rotations"), 0.03, 0,
            1,
            QT_TR_NOOP("The share of moves that rotate one piece; the others swap two pieces of a "
                       "kind, each in its best rotation. The smallest step is 1/256.")),
        Row(&Settings::fittingShare, "fitting-share", QT_TR_NOOP("Share of fitting swaps"), 0.5, 0,
            1,
            QT_TR_NOOP(
                "The share of swaps that move an inner piece to match at least two "
                "neighbours, mostly in a cell that lacks a match. The others are drawn "
                "evenly. Cold boards improve several times faster. The smallest step is 1/256.")),
    };
    SolverInfo info = methodInfo<Annealing>(
        EdgeProblem::kKind, "annealing", QT_TR_NOOP("Simulated annealing"),
        QT_TR_NOOP("Makes random swaps and rotations, and accepts fewer losses as it cools."),
        QT_TR_NOOP("Kirkpatrick et al. 1983; Niang 2010, Algorithm 3"), table);
    info.presets = {
        {"textbook", QT_TR_NOOP("Textbook"), QT_TR_NOOP("Kirkpatrick et al. 1983"),
         presetValues("calibrated=false start-temperature=2.0 end-temperature=0.05 cooling=0.95 "
                      "first-length=4000 growth=2.0 rotation-share=0.5 fitting-share=0.0")},
        {"even", QT_TR_NOOP("Evenly drawn swaps"),
         QT_TR_NOOP("ours: calibrated, but no swap is preferred"),
         presetValues("fitting-share=0.0")},
        {"fitting", QT_TR_NOOP("Fitting swaps"),
         QT_TR_NOOP("ours: draws swaps that may be accepted"), presetValues("fitting-share=0.95")},
    };
    return info;
}

} // namespace tessera
