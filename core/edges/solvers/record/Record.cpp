// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/record/RecordWorker.h"
#include "core/search/Crew.h"
#include "core/search/SearchContext.h"
#include "core/search/Solver.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <limits>
#include <optional>
#include <stdexcept>

namespace tessera {

namespace {

constexpr std::uint64_t kFirstRound = 200'000;
constexpr std::uint64_t kLongestRecordRound = 20'000'000;
constexpr std::uint64_t kHelperSlice = 200'000;
constexpr std::uint64_t kToldRound = 10'000; ///< evaluations, for steps that are reported
constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

/// The usual names of the engines, by RecordPhase.
constexpr std::array kEngineNames{
    QT_TRANSLATE_NOOP("Solver", "first board"), QT_TRANSLATE_NOOP("Solver", "polishing"),
    QT_TRANSLATE_NOOP("Solver", "exact search"), QT_TRANSLATE_NOOP("Solver", "beam search"),
    QT_TRANSLATE_NOOP("Solver", "scheduled breaks")};

constexpr std::array kStepKinds{StepKind::Start, StepKind::Polish, StepKind::Exact, StepKind::Beam,
                                StepKind::Breaks};

/// What a helper did in a round, step by step.
struct HelperWork {
    struct Mark {
        std::uint64_t evaluations = 0; ///< of this round
        std::uint64_t placements = 0;
    };
    std::vector<Mark> marks;

    [[nodiscard]] std::uint64_t done() const {
        return marks.empty() ? 0 : marks.back().evaluations;
    }
    /// The mark at which it had done that much, or the last one.
    [[nodiscard]] Mark at(std::uint64_t evaluations) const {
        const auto found = std::ranges::lower_bound(marks, evaluations, {}, &Mark::evaluations);
        return found != marks.end() ? *found : marks.empty() ? Mark() : marks.back();
    }
};

HelperWork help(RecordWorker& worker, std::uint64_t share,
                const std::atomic<std::uint64_t>& until) {
    HelperWork work;
    const std::uint64_t before = worker.figures().placements;
    while (work.done() < std::min<std::uint64_t>(share, until)) {
        const std::uint64_t slice = std::min(share - work.done(), kHelperSlice);
        const std::uint64_t done = work.done() + worker.advance(slice);
        work.marks.push_back({done, worker.figures().placements - before});
    }
    return work;
}

class Record final : public Solver {
public:
    using Settings = RecordSetup;

    Record(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : m_problem(asEdgeProblem(problem)), m_turned(isWide(*m_problem)),
          m_searched(m_turned ? turnedProblem(*m_problem) : m_problem),
          m_pieces(m_searched->puzzle()), m_cells(*m_searched, m_pieces),
          m_codes(static_cast<std::size_t>(m_pieces.size().cells())), m_setup(settings),
          m_depthCounts(m_codes.size() + 1) {
        m_setup.problem = m_searched.get();
        m_setup.pieces = &m_pieces;
        m_setup.cells = &m_cells;
    }

    void run(SearchContext& context) override;

private:
    void hire(SearchContext& context);
    [[nodiscard]] bool advanceAlone(SearchContext& context);
    [[nodiscard]] bool advanceTogether(SearchContext& context);
    std::uint64_t lead(SearchContext& context, std::uint64_t evaluations);
    void publish(SearchContext& context, const RecordDesk& found);
    void report(SearchReport& report);

    [[nodiscard]] static bool isWide(const EdgeProblem& problem) {
        return problem.puzzle().width() > problem.puzzle().height();
    }
    void turnBackTo(std::span<std::uint16_t> codes) const;

    std::shared_ptr<const EdgeProblem> m_problem;
    /// Shorter rows leave fewer open joints: a wide board is searched rotated.
    bool m_turned;
    std::shared_ptr<const EdgeProblem> m_searched;
    CompiledPuzzle m_pieces;
    MovableCells m_cells;
    std::vector<std::uint16_t> m_codes; ///< the board to publish
    RecordSetup m_setup;
    /// The first works on the search's own thread, and only that thread publishes.
    std::vector<std::unique_ptr<RecordWorker>> m_workers;
    std::optional<Crew> m_crew;
    std::uint64_t m_round = kFirstRound;
    RecordFigures m_told;                     ///< of the first worker, from lead()
    std::vector<std::uint64_t> m_depthCounts; ///< placements, by the depth at which they ended
};

void Record::run(SearchContext& context) {
    if (!BreakTables::fits(*m_searched, m_pieces)) {
        const SolverInfo annealing = EdgeMethods::annealing();
        annealing.make(m_problem, annealing.defaults())->run(context);
        return;
    }
    hire(context);
    context.setReporter([this](SearchReport& asked) { report(asked); });
    if (m_workers.size() == 1)
        context.tellSteps();
    const bool canMove = m_cells.canSwap() || !m_cells.rotatable().empty();
    for (bool goOn = !context.stopped(); goOn;) {
        goOn = m_workers.size() == 1 ? advanceAlone(context) : advanceTogether(context);
        if (goOn && !canMove && context.hasBest()) {
            context.exhausted();
            goOn = false;
        }
    }
    if (!context.hasBest()) {
        m_workers.front()->fillUp();
        publish(context, m_workers.front()->desk());
    }
    context.finish();
}

/// Each on its thread, because the tables of a large board take time.
void Record::hire(SearchContext& context) {
    m_crew.emplace(static_cast<std::size_t>(std::max(1, context.threads())));
    m_workers.resize(m_crew->size());
    std::vector<std::uint64_t> seeds(m_crew->size());
    std::ranges::generate(seeds, [&] { return context.random().bits(); });
    if (BreakTables::isForBeamsOnly(m_pieces.size()))
        m_setup.tables = std::make_shared<BreakTables>(*m_searched, m_pieces);
    context.countHelpers(m_crew->run([&](std::size_t member) {
        const ProcessorWatch watch;
        RecordSetup setup = m_setup;
        setup.exact = member == 0; // one such worker is enough
        m_workers[member] = std::make_unique<RecordWorker>(setup, seeds[member]);
        return watch.time();
    }));
}

bool Record::advanceAlone(SearchContext& context) {
    if (!context.isFollowed())
        return context.proceed(lead(context, context.slice()));
    const RecordPhase phase = m_workers.front()->figures().phase;
    const int best = m_workers.front()->desk().bestScore;
    const std::uint64_t done = lead(context, 1);
    const bool goOn = context.proceed(done);
    if (goOn) {
        const int gain = best < 0 ? 0 : m_workers.front()->desk().bestScore - best;
        const bool isOver = m_told.phase != phase;
        SearchStep step{.kind = kStepKinds[asIndex(phase)],
                        .name = kEngineNames[asIndex(phase)],
                        .delta = gain,
                        .count = done};
        if (!isOver && (phase == RecordPhase::Beam || phase == RecordPhase::Breaks))
            step.level = m_told.depth;
        // A phase may take millions of steps.
        const bool isLong =
            context.evaluations() / kToldRound != (context.evaluations() - done) / kToldRound;
        context.endStep(std::move(step),
                        isOver || isLong || gain > 0 ? StepSize::Round : StepSize::Fine);
    }
    return goOn;
}

/// A part of the first worker's round. @return the evaluations done.
std::uint64_t Record::lead(SearchContext& context, std::uint64_t evaluations) {
    RecordWorker& worker = *m_workers.front();
    const std::uint64_t done = worker.advance(evaluations);
    const RecordFigures now = worker.figures();
    const std::uint64_t placed = now.placements - m_told.placements;
    context.countNodes(placed);
    publish(context, worker.desk());
    m_depthCounts[static_cast<std::size_t>(now.depth)] += placed;
    if (now.restarts != m_told.restarts && m_told.restarts > 0)
        context.event(TraceEventKind::Restart);
    else if (now.phase != m_told.phase)
        context.event(TraceEventKind::PhaseChange);
    m_told = now;
    return done;
}

/// A round of all workers, the first on this thread; then they learn from each other. The result
/// depends on the number of threads, not on their speed. If one exceeds the evaluations, the others
/// finish their share; when the first reaches the goal, only what the others did up to then is
/// counted.
bool Record::advanceTogether(SearchContext& context) {
    const auto budget = context.budget().evaluations;
    const std::uint64_t left = budget ? *budget - context.evaluations() : kUnlimited;
    std::atomic<std::uint64_t> until{kUnlimited};
    std::vector<HelperWork> works(m_workers.size());
    std::uint64_t done = 0; // by the first worker
    bool goOn = true;
    bool reached = false;
    const auto limitHelpers = [&] {
        if (reached)
            until = done;
        else if (!context.lookUp() && context.reason() != StopReason::Evaluations)
            until = 0;
    };
    const auto work = [&](std::size_t member) {
        const ProcessorWatch watch;
        const std::uint64_t share = std::min(m_round, evenShare(left, member, m_workers.size()));
        if (member > 0) {
            works[member] = help(*m_workers[member], share, until);
            return watch.time();
        }
        while (goOn && done < share) {
            const std::uint64_t more = lead(context, std::min(share - done, context.slice()));
            done += more;
            goOn = context.proceed(more);
        }
        reached = context.reason() == StopReason::Solved || context.reason() == StopReason::Target;
        limitHelpers();
        return watch.time();
    };
    context.countHelpers(m_crew->run(work, limitHelpers));
    m_round = std::min(2 * m_round, kLongestRecordRound);
    for (std::size_t i = 1; i < m_workers.size(); ++i) {
        const HelperWork::Mark told = works[i].at(reached ? done : works[i].done());
        if (!reached)
            publish(context, m_workers[i]->desk());
        context.countNodes(told.placements);
        goOn = context.proceed(told.evaluations) && goOn;
    }
    for (const auto& worker : m_workers)
        worker->learnScore(context.best());
    return goOn;
}

/// Publishes a better board, after scoring it from scratch and checking the fixed pieces.
void Record::publish(SearchContext& context, const RecordDesk& found) {
    if (found.best.empty() || (context.hasBest() && found.bestScore <= context.best()))
        return;
    m_codes = found.best;
    turnBackTo(m_codes);
    const Puzzle& puzzle = m_problem->puzzle();
    const auto board = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), m_codes);
    bool sound = board && board->emptyCount() == 0 && violationsOf(puzzle, *board).empty() &&
                 matchedEdges(puzzle, *board) == found.bestScore;
    for (int cell = 0; sound && cell < puzzle.size().cells(); ++cell)
        sound = !m_problem->isFixed(cell) || board->at(cell) == m_problem->start().at(cell);
    if (!sound)
        throw std::logic_error("a board did not pass the check of its score");
    context.improved(m_problem->scoreOf(m_codes, found.bestScore), m_codes,
                     kEngineNames[static_cast<std::size_t>(found.bestBy)]);
}

/// Rotates in place, if the board is searched rotated.
void Record::turnBackTo(std::span<std::uint16_t> codes) const {
    if (!m_turned)
        return;
    const std::vector<std::uint16_t> turned(codes.begin(), codes.end());
    turnBack(m_problem->puzzle(), turned, codes);
}

void Record::report(SearchReport& report) {
    RecordWorker& worker = *m_workers.front();
    if (report.wantsCurrent) {
        report.solution.resize(m_codes.size());
        worker.copyTo(report.solution);
        turnBackTo(report.solution);
    }
    if (report.wantsDetails)
        report.details.depthCounts = m_depthCounts;
    report.current = worker.desk().bestScore;
    const RecordFigures now = worker.figures();
    report.gauges = {{QT_TRANSLATE_NOOP("Solver", "Depth"), now.depth},
                     {QT_TRANSLATE_NOOP("Solver", "Breaks allowed"), now.breaksAllowed},
                     {QT_TRANSLATE_NOOP("Solver", "Score aimed at"), now.scoreAimedAt},
                     {QT_TRANSLATE_NOOP("Solver", "Beam width"), now.beamWidth},
                     {QT_TRANSLATE_NOOP("Solver", "Restarts"), now.restarts}};
}

} // namespace

/// Aims for the highest score: beam search in turns with scheduled breaks and spared colours;
/// boards are completed and polished. Restarts until stopped, on as many threads as allowed.
SolverInfo EdgeMethods::record() {
    using Settings = Record::Settings;
    using Row = ParameterRow<Settings>;
    const ParameterTable<Settings> table{
        Row(&Settings::beamWidth, "beam-width", QT_TR_NOOP("Beam width"), 250'000, 1, 10'000'000,
            QT_TR_NOOP(
                "How many boards the beam search keeps at full width; fewer if memory is short."),
            "", {.unit = QT_TR_NOOP("boards"), .logarithmic = true}),
        Row(Parameter::integer(
                kMemoryParameter, QT_TR_NOOP("Memory"), 128, 1, 65'536,
                QT_TR_NOOP("The memory limit for the boards of the beam on each thread; a wider "
                           "beam is narrowed to fit. Tables need a few MB more per thread, and on "
                           "very large boards some hundred MB in total."))
                .withUnit(QT_TR_NOOP("MB"))
                .onLogScale(),
            [](Settings& setup, const ParameterValues& values) {
                setup.beamBytes = values.as<std::size_t>(kMemoryParameter) << 20U;
            }),
        Row(&Settings::beamShare, "beam-share", QT_TR_NOOP("Share of the beam"), 0.75, 0, 1,
            QT_TR_NOOP("Share of the work that the beam search gets; backtracking with "
                       "scheduled breaks gets the rest.")),
        Row(&Settings::restartAfter, "restart-after", QT_TR_NOOP("Restart after"), 20'000'000, 1000,
            1'000'000'000'000,
            QT_TR_NOOP("Restart after this many placements, with shuffled pieces and other spared "
                       "colours."),
            "", {.unit = QT_TR_NOOP("placements"), .logarithmic = true}),
        Row(&Settings::sparedColors, "spared-colors", QT_TR_NOOP("Spared colours"), 4, 0, 50,
            QT_TR_NOOP("How many colours are used up early to make the end of the board easier; at "
                       "most a quarter of the inner colours.")),
        Row([](Settings& setup) -> double& { return setup.spares.used; }, "spared-share",
            QT_TR_NOOP("Share used up early"), 0.75, 0, 1,
            QT_TR_NOOP("The share of the edges in spared colours that must be used up early.")),
        Row([](Settings& setup) -> double& { return setup.spares.last; }, "spared-until",
            QT_TR_NOOP("Used up by"), 0.62, 0.1, 1,
            QT_TR_NOOP("The share of cells that are filled when those edges must be used up.")),
    };
    SolverInfo info = methodInfo<Record>(
        EdgeProblem::kKind, "record", QT_TR_NOOP("Record"),
        QT_TR_NOOP("Aims for the highest score: beam search and backtracking with scheduled "
                   "breaks; boards are then completed and polished."),
        QT_TR_NOOP(
            "Tessera’s own method; break schedule after Verhaard, spared colours after Blackwood"),
        table);
    return info;
}

} // namespace tessera
