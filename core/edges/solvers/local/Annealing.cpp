// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/local/MetropolisWalk.h"
#include "core/edges/solvers/local/TrajectorySolver.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr double kLongest = 1e15; ///< moves of a cooling

class Annealing final : public TrajectorySolver {
public:
    Annealing(const std::shared_ptr<const Problem>& problem, const ParameterValues& values)
        : TrajectorySolver(problem),
          m_calibrated(values.boolean("calibrated")), m_range{values.real("start-temperature"),
                                                              values.real("end-temperature")},
          m_cooling(values.real("cooling")), m_growth(values.real("growth")),
          m_firstLength(values.integer<double>("first-length")),
          m_fittingShare(values.real("fitting-share")),
          m_walk(board(), cells(), values.real("rotation-share")) {}

protected:
    void search(SearchContext& context) override;
    void addGauges(std::vector<Gauge>& gauges) const override;
    [[nodiscard]] std::optional<RefusedMove> refusedMove() const override {
        return m_walk.refusedMove();
    }

private:
    bool calibrate(SearchContext& context);
    [[nodiscard]] double fitted(double length, const SearchContext& context) const;
    [[nodiscard]] static double movesLeft(const SearchContext& context);
    bool cool(SearchContext& context, std::uint64_t length);
    bool walk(SearchContext& context, std::uint64_t moves);

    bool m_calibrated;
    TemperatureRange m_range;
    double m_cooling;
    double m_growth;
    double m_firstLength; ///< moves a movable cell
    double m_fittingShare;
    MetropolisWalk m_walk;
    std::uint64_t m_acceptedBefore = 0; ///< on earlier levels
    std::uint64_t m_tried = 0;
};

void Annealing::search(SearchContext& context) {
    context.setStepUnit(StepUnit::Evaluation);
    if (m_calibrated && !calibrate(context))
        return;
    double length = std::max(1.0, m_firstLength * static_cast<double>(cells().all().size()));
    while (cool(context, static_cast<std::uint64_t>(fitted(length, context)))) {
        length = std::min(length * m_growth, kLongest);
        context.event(TraceEventKind::Restart);
        restart(context);
    }
}

/// Quenches the start board and measures there. False when the search has to end.
bool Annealing::calibrate(SearchContext& context) {
    constexpr std::uint64_t quenchMovesPerCell = 2000;
    m_walk.setTemperature(0.0);
    if (!walk(context, quenchMovesPerCell * cells().all().size()))
        return false;
    if (!cells().canSwap())
        return true;
    m_walk.setTemperature(0.0); // the walk is over, and so is its last refusal
    LossStatistics losses;
    if (!losses.measure(board(), cells(), context))
        return false;
    m_range = losses.range(cells().all().size());
    return true;
}

/// Of the next cooling: the last one ends with the budget, because one cut off while hot is lost.
double Annealing::fitted(double length, const SearchContext& context) const {
    const double left = movesLeft(context);
    return left < length * (1.0 + m_growth) ? std::max(1.0, left) : length;
}

double Annealing::movesLeft(const SearchContext& context) {
    const Budget& budget = context.budget();
    const auto done = static_cast<double>(context.evaluations());
    double left = kLongest;
    if (budget.evaluations)
        left = static_cast<double>(*budget.evaluations) - done;
    if (budget.seconds) {
        // As fast as up to now, and a little to spare for the coldest levels.
        const double seconds = std::max(1e-6, context.seconds());
        left = std::min(left, 0.98 * done / seconds * (*budget.seconds - seconds));
    }
    return left;
}

/// One cooling, with as many moves on each level. False when the search has to end.
bool Annealing::cool(SearchContext& context, std::uint64_t length) {
    m_walk.proposeFitting(m_fittingShare);
    const int levels = coolingLevels(m_range, m_cooling);
    const std::uint64_t moves = std::max<std::uint64_t>(1, length / static_cast<unsigned>(levels));
    double temperature = m_range.start;
    for (int level = 0; level < levels; ++level, temperature *= m_cooling) {
        m_walk.setTemperature(temperature);
        m_acceptedBefore = m_walk.accepted();
        m_tried = 0;
        if (!walk(context, moves) || !context.endIteration())
            return false;
    }
    return true;
}

bool Annealing::walk(SearchContext& context, std::uint64_t moves) {
    while (moves > 0) {
        const std::uint64_t most = std::min(moves, context.slice());
        const std::uint64_t done = m_walk.walkUntilAbove(context.best(), most, context.random());
        moves -= done;
        m_tried += done;
        const bool goOn = context.proceed(done);
        publishIfBest(context);
        if (!goOn || context.stopped())
            return false;
    }
    return true;
}

void Annealing::addGauges(std::vector<Gauge>& gauges) const {
    const auto accepted = static_cast<double>(m_walk.accepted() - m_acceptedBefore);
    const double share = m_tried == 0 ? 0.0 : accepted / static_cast<double>(m_tried);
    gauges = {{QT_TRANSLATE_NOOP("Solver", "Temperature"), m_walk.temperature()},
              {QT_TRANSLATE_NOOP("Solver", "Accepted moves (%)"), 100.0 * share}};
}

std::vector<Parameter> annealingParameters() {
    return {
        Parameter::boolean(
            "calibrated", QT_TRANSLATE_NOOP("Solver", "Calibrated temperatures"), true,
            QT_TRANSLATE_NOOP("Solver", "Take the start and end temperature from score "
                                        "changes measured on the puzzle instead of from the "
                                        "two numbers below.")),
        Parameter::real("start-temperature", QT_TRANSLATE_NOOP("Solver", "Start temperature"), 2.0,
                        0.001, 1000.0,
                        QT_TRANSLATE_NOOP("Solver", "In lost edges; used when not calibrated."),
                        QT_TRANSLATE_NOOP("Solver", "Niang, Algorithm 3"))
            .onLogScale(),
        Parameter::real(
            "end-temperature", QT_TRANSLATE_NOOP("Solver", "End temperature"), 0.1, 0.001, 1000.0,
            QT_TRANSLATE_NOOP("Solver", "A cooling ends here; used when not calibrated."),
            QT_TRANSLATE_NOOP("Solver", "Niang, Algorithm 3"))
            .onLogScale(),
        Parameter::real("cooling", QT_TRANSLATE_NOOP("Solver", "Cooling factor"), 0.99, 0.5, 0.9999,
                        QT_TRANSLATE_NOOP("Solver",
                                          "The temperature is multiplied by this from level to "
                                          "level."),
                        QT_TRANSLATE_NOOP("Solver", "Kirkpatrick et al. 1983")),
        Parameter::integer(
            "first-length", QT_TRANSLATE_NOOP("Solver", "First cooling"), 4000, 1, 1000000000,
            QT_TRANSLATE_NOOP("Solver", "Length of the first cooling, in moves a cell."))
            .withUnit(QT_TRANSLATE_NOOP("Solver", "moves a cell"))
            .onLogScale(),
        Parameter::real("growth", QT_TRANSLATE_NOOP("Solver", "Growth of coolings"), 2.0, 1.0, 10.0,
                        QT_TRANSLATE_NOOP("Solver",
                                          "Each cooling is longer than the last by this factor, so "
                                          "that the search is good soon and better later. The "
                                          "last one is fitted into the time that is left.")),
        Parameter::real(
            "rotation-share", QT_TRANSLATE_NOOP("Solver", "Share of rotations"), 0.03, 0.0, 1.0,
            QT_TRANSLATE_NOOP("Solver", "How many of the moves rotate one piece; the others swap "
                                        "two pieces of a kind, each in its best rotation.")),
        Parameter::real(
            "fitting-share", QT_TRANSLATE_NOOP("Solver", "Share of fitting swaps"), 0.5, 0.0, 1.0,
            QT_TRANSLATE_NOOP("Solver", "How many of the swaps bring an inner piece to where it "
                                        "matches at least two neighbours, mostly to a cell that "
                                        "lacks a match; the others are drawn evenly. Cold boards "
                                        "improve several times as fast.")),
    };
}

} // namespace

/// Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983; Algorithm 3 of 002): a random move
/// that loses is made with probability e^(−loss / temperature); the temperature falls
/// geometrically.
SolverInfo annealingInfo() {
    const std::vector<Preset> presets{
        {"textbook", QT_TRANSLATE_NOOP("Solver", "Textbook"),
         QT_TRANSLATE_NOOP("Solver", "Kirkpatrick et al. 1983"),
         presetValues("calibrated=false start-temperature=2.0 end-temperature=0.05 cooling=0.95 "
                      "first-length=4000 growth=2.0 rotation-share=0.5 fitting-share=0.0")},
        {"even", QT_TRANSLATE_NOOP("Solver", "Evenly drawn swaps"),
         QT_TRANSLATE_NOOP("Solver", "ours: calibrated, but no swap is preferred"),
         presetValues("fitting-share=0.0")},
        {"fitting", QT_TRANSLATE_NOOP("Solver", "Fitting swaps"),
         QT_TRANSLATE_NOOP("Solver", "ours: draws swaps that may be accepted"),
         presetValues("fitting-share=0.95")},
    };
    return edgeMethod<Annealing>(
        "annealing", QT_TRANSLATE_NOOP("Solver", "Simulated annealing"),
        QT_TRANSLATE_NOOP(
            "Solver", "Random swaps and rotations; losses are accepted less and less as it cools."),
        QT_TRANSLATE_NOOP("Solver", "Kirkpatrick et al. 1983; Niang 2010, Algorithm 3"),
        annealingParameters(), presets);
}

} // namespace tessera
