// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/Methods.h"
#include "core/edges/solvers/exact/SolutionCounter.h"
#include "core/edges/solvers/exact/TreeEstimate.h"
#include "core/search/SearchContext.h"
#include "core/search/SearchFields.h"
#include "core/search/Solver.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace tessera {

namespace {

constexpr int kOrderProbes = 2000;

/// What one thread has found and not yet reported; on its own cache line.
struct alignas(64) Find {
    std::uint64_t solutions = 0;
    int score = -1;     ///< of the board in codes; −1 for none
    bool isNew = false; ///< that board has not been reported yet
    Solution codes;
};

class Backtracking final : public ResumableSolver {
public:
    struct Settings {
        bool all;
        bool shuffled;
        std::string order;
        std::string pruning;
    };

    Backtracking(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : m_problem(asEdgeProblem(problem)), m_pieces(m_problem->puzzle()), m_settings(settings) {}

    void run(SearchContext& context) override;

private:
    [[nodiscard]] static bool isShared(const SearchContext& context);
    void makeTeam(SearchContext& context);
    void tellStep(SearchContext& context, int depth, bool isSolution) const;
    void plunge(SearchContext& context);
    void runOnRanks(SearchContext& context);
    void take(const PartTally& tally);
    [[nodiscard]] std::uint64_t placementsAllowed(const SearchContext& context) const;
    bool note(Find& find, ExactSearch::Event event, const ExactSearch& search) const;
    void publishFinds(SearchContext& context);
    void end(SearchContext& context) const;
    void report(SearchReport& report, std::uint64_t placements) const;
    void checkpointIfDue(const SearchContext& context);
    void takeUpState(const QJsonObject& state);
    [[nodiscard]] QJsonObject state() const;
    [[nodiscard]] std::vector<std::uint64_t> depthCounts() const;

    std::shared_ptr<const EdgeProblem> m_problem;
    CompiledPuzzle m_pieces;
    Settings m_settings;
    bool m_alone = true;       ///< only one thread
    double m_expected = 0;     ///< placements in the whole tree
    std::uint64_t m_forms = 1; ///< number of solutions that each one found represents
    std::vector<Find> m_finds;
    std::optional<ExactTeam> m_team;
    std::optional<RankTeam> m_rankTeam; ///< in place of it while there are other ranks
    std::uint64_t m_solutions = 0;
    std::vector<std::uint64_t> m_depthsBefore; ///< of the runs that this one continues
};

void Backtracking::run(SearchContext& context) {
    if (m_settings.all)
        context.goOnWhenSolved();
    const auto earlier = takeUp(context); // first, because a time budget counts from there
    const bool hadTime = !context.stopped();
    makeTeam(context);
    if (m_alone)
        context.tellSteps();
    if (isShared(context)) {
        // The first rank alone has limits of time.
        const bool isReady = !(hadTime && context.stopped());
        if (context.ranks().share(QByteArray(1, isReady ? 1 : 0)) == QByteArray(1, 1)) {
            if (earlier)
                takeUpState(*earlier);
            runOnRanks(context);
            context.finish();
            return;
        }
    }
    if (!context.ranks().isFirst())
        return;
    if (hadTime && context.stopped()) { // an incomplete set-up leads to a different search
        if (earlier)
            publishCheckpoint(context, *earlier);
        else
            plunge(context);
        context.finish();
        return;
    }
    if (earlier)
        takeUpState(*earlier);
    context.setReporter([this, &context](SearchReport& asked) {
        report(asked, context.numbers().nodes);
        checkpointIfDue(context); // also while paused
    });
    bool goOn = !context.stopped();
    while (goOn) {
        const bool isFollowed = m_alone && context.isFollowed();
        const int depth = isFollowed ? m_team->front().depth() : 0;
        const std::uint64_t solutions = m_solutions;
        const std::uint64_t done = m_team->advance(isFollowed ? 1 : placementsAllowed(context));
        context.countNodes(done);
        context.countHelpers(m_team->takeHelpers());
        goOn = context.proceed(done) && (m_alone || context.endIteration(0));
        publishFinds(context);
        checkpointIfDue(context);
        if (m_team->isExhausted())
            end(context);
        goOn = goOn && !context.stopped();
        if (goOn && isFollowed)
            tellStep(context, depth, m_solutions > solutions);
    }
    context.finish();
}

/// Parts that other ranks search come back by the clock, but evaluations are exact: so many are
/// left to the threads of the first rank, as many as all have together.
bool Backtracking::isShared(const SearchContext& context) {
    return context.ranks().size() > 1 && !context.budget().evaluations;
}

void Backtracking::makeTeam(SearchContext& context) {
    const bool ended = context.stopped(); // with the numbers of an earlier run
    const HasTime hasTime = [&, ended] { return ended || context.mayBegin(); };
    const ExactOptions options = exactOptions(*m_problem, m_settings.order, m_settings.pruning,
                                              context.random().bits(), hasTime);
    const ExactSearch search(*m_problem, m_pieces,
                             m_settings.shuffled ? &context.random() : nullptr, options);
    m_expected = estimatedNodes(search, kOrderProbes, context.random().bits(), hasTime);
    m_forms = static_cast<std::uint64_t>(search.turnedForms());
    const int ranks = isShared(context) ? 1 : context.ranks().size();
    const int threads = std::max(1, context.threads()) * ranks;
    m_alone = threads == 1;
    m_finds.resize(asIndex(threads));
    for (Find& find : m_finds)
        find.codes.resize(asIndex(search.cells()));
    m_team.emplace(search, threads,
                   [this](std::size_t member, ExactSearch::Event event, const ExactSearch& at) {
                       return note(m_finds[member], event, at);
                   });
}

/// @param depth number of filled cells before the step
void Backtracking::tellStep(SearchContext& context, int depth, bool isSolution) const {
    const int now = m_team->front().depth();
    const bool isDeadEnd = now <= depth;
    const StepKind kind = isSolution  ? StepKind::Solution
                          : isDeadEnd ? StepKind::Backtrack
                                      : StepKind::Placement;
    context.endStep({.kind = kind, .level = now},
                    kind == StepKind::Placement ? StepSize::Fine : StepSize::Round);
}

/// The first rank takes what the parts of the tree have given, and publishes.
void Backtracking::runOnRanks(SearchContext& context) {
    const auto note = [this](PartTally& tally, ExactSearch::Event event,
                             const ExactSearch& search) {
        const bool isSolution = event == ExactSearch::Event::Solution;
        tally.solutions += isSolution ? m_forms : 0;
        // The first solution found need not be the one that is wanted.
        if ((isSolution && !m_settings.all) || search.scoreAt(search.depth()) <= tally.score)
            return;
        tally.score = search.scoreAt(search.depth());
        tally.codes.resize(asIndex(search.cells()));
        search.copyTo(tally.codes);
    };
    m_rankTeam.emplace(context.ranks(), m_team->front(), context.threads(),
                       m_settings.all ? RankTeam::Wanted::All : RankTeam::Wanted::First, note);
    if (!context.ranks().isFirst()) {
        m_rankTeam->serve();
        return;
    }
    m_rankTeam->resume(m_team->parts());
    context.setReporter([this, &context](SearchReport& asked) {
        report(asked, context.numbers().nodes);
        m_rankTeam->describe(asked.ranks);
    });
    bool goOn = !context.stopped();
    while (goOn) {
        const ProcessorWatch wait;
        const PartTally tally = m_rankTeam->advance();
        context.countWait(wait);
        take(tally);
        context.countNodes(tally.placements);
        context.countHelpers(tally.processor);
        goOn = context.proceed(tally.placements) && context.lookUp() && context.endIteration(0);
        publishFinds(context);
        checkpointIfDue(context);
        if (m_rankTeam->isExhausted()) {
            const Solution& solution = m_rankTeam->solution();
            if (solution.empty())
                end(context);
            else
                context.improved(m_team->front().scoreAt(m_team->front().cells()), solution);
            m_solutions += solution.empty() ? 0 : m_forms;
            context.exhausted();
        }
        goOn = goOn && !context.stopped();
    }
    // Perhaps not the first one, if time ended before that was known.
    if (const Solution& solution = m_rankTeam->solution(); !solution.empty())
        context.improved(m_team->front().scoreAt(m_team->front().cells()), solution);
    m_rankTeam->end();
}

void Backtracking::take(const PartTally& tally) {
    Find& find = m_finds.front();
    if (m_settings.all)
        find.solutions += tally.solutions;
    if (tally.score > find.score) {
        find.score = tally.score;
        find.codes = tally.codes;
        find.isNew = true;
    }
    m_depthsBefore.resize(std::max(m_depthsBefore.size(), tally.depthCounts.size()));
    for (std::size_t depth = 0; depth < tally.depthCounts.size(); ++depth)
        m_depthsBefore[depth] += tally.depthCounts[depth];
}

/// If setting up took all the time: fills the board as far as a few placements go.
void Backtracking::plunge(SearchContext& context) {
    constexpr std::uint64_t tries = 4; // per cell
    std::uint64_t left = tries * m_finds.front().codes.size();
    while (left > 0 && !m_team->isExhausted()) {
        const std::uint64_t done = m_team->advance(left);
        left -= std::min(left, done);
        context.countNodes(done);
        context.count(done);
    }
    publishFinds(context);
    if (m_team->isExhausted())
        end(context);
}

/// One thread never waits for others, for steps and an exact curve; several meet when they choose
/// to.
std::uint64_t Backtracking::placementsAllowed(const SearchContext& context) const {
    if (m_alone)
        return context.slice();
    const auto budget = context.budget().evaluations;
    return budget ? *budget - context.evaluations() : std::numeric_limits<std::uint64_t>::max();
}

/// @return whether the thread may continue before its find is published.
bool Backtracking::note(Find& find, ExactSearch::Event event, const ExactSearch& search) const {
    const int score = search.scoreAt(search.depth());
    if (score > find.score) {
        find.score = score;
        find.isNew = true;
        search.copyTo(find.codes);
    }
    if (event != ExactSearch::Event::Solution)
        return !m_alone;
    find.solutions += m_forms;
    return m_settings.all && !m_alone;
}

void Backtracking::publishFinds(SearchContext& context) {
    for (Find& find : m_finds) {
        m_solutions += find.solutions;
        if (find.solutions > 0)
            context.event(TraceEventKind::Solution);
        find.solutions = 0;
        if (find.isNew)
            context.improved(find.score, find.codes);
        find.isNew = false;
    }
}

void Backtracking::end(SearchContext& context) const {
    if (!context.hasBest()) { // nothing fitted
        const ExactSearch& search = m_team->front();
        Solution fixed(asIndex(search.cells()));
        search.copyTo(fixed);
        context.improved(search.scoreAt(0), fixed);
    }
    context.exhausted();
}

/// Not while a find is unreported: it would never be found again.
void Backtracking::checkpointIfDue(const SearchContext& context) {
    const bool ended = context.stopped() && context.reason() != StopReason::Solved &&
                       context.reason() != StopReason::Exhausted;
    const bool told = std::ranges::all_of(
        m_finds, [](const Find& find) { return find.solutions == 0 && !find.isNew; });
    const bool isDone = m_rankTeam ? m_rankTeam->isExhausted() || !m_rankTeam->solution().empty()
                                   : m_team->isExhausted();
    if ((ended || isCheckpointWanted()) && told && !isDone)
        publishCheckpoint(context, state());
}

QJsonObject Backtracking::state() const {
    QJsonArray depths;
    for (const std::uint64_t count : depthCounts())
        depths.append(QString::number(count));
    return {{QStringLiteral("parts"), textOf(m_rankTeam ? m_rankTeam->parts() : m_team->parts())},
            {QStringLiteral("solutions"), QString::number(m_solutions)},
            {QStringLiteral("depths"), depths}};
}

void Backtracking::takeUpState(const QJsonObject& state) {
    QJsonArray parts;
    CheckpointReader{state}("parts", parts); // without them everything would count as searched
    m_team->resume(statesFrom(parts));
    m_solutions = state[QStringLiteral("solutions")].toString().toULongLong();
    for (const QJsonValue& count : state[QStringLiteral("depths")].toArray())
        m_depthsBefore.push_back(count.toString().toULongLong());
}

std::vector<std::uint64_t> Backtracking::depthCounts() const {
    std::vector<std::uint64_t> counts = m_team->depthCounts();
    for (std::size_t depth = 0; depth < std::min(counts.size(), m_depthsBefore.size()); ++depth)
        counts[depth] += m_depthsBefore[depth];
    return counts;
}

void Backtracking::report(SearchReport& report, std::uint64_t placements) const {
    const ExactSearch& search = m_team->front();
    report.current = search.scoreAt(search.depth());
    if (report.wantsCurrent) {
        report.solution.resize(asIndex(search.cells()));
        search.copyTo(report.solution);
    }
    if (report.wantsDetails)
        report.details.depthCounts = depthCounts();
    const double left = m_rankTeam ? m_rankTeam->shareLeft() : m_team->shareLeft();
    const double searched = 100.0 * (1.0 - left);
    report.gauges = {{QT_TRANSLATE_NOOP("Solver", "Searched (%)"), searched},
                     {QT_TRANSLATE_NOOP("Solver", "Depth"), search.depth()},
                     {QT_TRANSLATE_NOOP("Solver", "Solutions"), m_solutions,
                      QT_TRANSLATE_NOOP("Solver", "Solutions found so far. Rotated copies of a "
                                                  "board count separately, so that one may count "
                                                  "as four.")}};
    if (!isKnownSize(m_expected))
        return;
    report.tree = TreeProgress::from(m_expected, searched / 100, placements);
    report.gauges.insert(
        report.gauges.begin() + 1,
        {QT_TRANSLATE_NOOP("Solver", "Tree (placements)"), std::round(report.tree->size)});
}

} // namespace

/// Backtracking (Söderlind 2010, 5.2, there row by row), in one of several orders. Finds the first
/// solution or all of them, and proves that there is none. Shows the partial board with most pieces
/// and no mismatch.
SolverInfo EdgeMethods::backtracking() {
    using Settings = Backtracking::Settings;
    using Row = ParameterRow<Settings>;
    std::vector<Parameter::Option> options{
        {kCheaperLines, QT_TR_NOOP("rows or columns, whichever has the smaller expected tree")}};
    for (const CellOrderName& order : cellOrders())
        options.push_back({std::string(order.id), order.label});
    options.push_back({kCheapestOrder, QT_TR_NOOP("the one with the smallest expected tree")});
    const std::span<const Parameter::Option> ways = prunings();
    const ParameterTable<Settings> table{
        Row(&Settings::all, "mode", QT_TR_NOOP("Look for"), "first",
            {{"first", QT_TR_NOOP("the first solution")}, {"all", QT_TR_NOOP("all solutions")}},
            QT_TR_NOOP("Stop at the first solution, or continue until everything has been tried."),
            QT_TR_NOOP("Söderlind 2010, section 5.2")),
        Row(&Settings::shuffled, "shuffle", QT_TR_NOOP("Random order"), true,
            QT_TR_NOOP("Try the pieces in a random order, set by the seed, instead of the order of "
                       "the puzzle.")),
        Row(&Settings::order, "order", QT_TR_NOOP("Order of cells"), kCheaperLines,
            std::move(options),
            QT_TR_NOOP("The order in which cells are filled. It changes the time, not the "
                       "solutions. Random descents estimate the size of the tree (Knuth 1975).")),
        Row(&Settings::pruning, "pruning", QT_TR_NOOP("Turn back early"), ways.front().id,
            {ways.begin(), ways.end()},
            QT_TR_NOOP(
                "Abandon a board as soon as it has more pairs of a colour than all pieces "
                "can make. This saves placements but makes each up to a fifth slower, and three "
                "to four times as slow on small boards. Arc consistency (MAC) is not "
                "offered: it needs a twelfth of the placements, but takes many times as "
                "long.")),
    };
    SolverInfo info = methodInfo<Backtracking>(
        EdgeProblem::kKind, "backtracking", QT_TR_NOOP("Backtracking"),
        QT_TR_NOOP("Tries every piece that fits, cell by cell, and goes back at each dead end."),
        QT_TR_NOOP("Söderlind 2010, section 5.2"), table);
    info.exact = true;
    return info;
}

} // namespace tessera
