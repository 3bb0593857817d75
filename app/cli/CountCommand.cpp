// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/UnitParts.h"
#include "app/cli/common/ProgressLine.h"
#include "app/cli/common/Team.h"

#include "core/edges/solvers/exact/SolutionCounter.h"
#include "core/edges/solvers/exact/TreeEstimate.h"
#include "core/experiments/KeptFiles.h"
#include "core/support/FileIo.h"
#include "core/support/Platform.h"
#include "core/support/UserError.h"

#include <QFileInfo>

#include <algorithm>
#include <functional>
#include <limits>
#include <memory>
#include <optional>

namespace tessera {

namespace {

constexpr int kProbes = 2000;
/// The time for an estimate unless told, and the most of it for measuring the speed.
constexpr double kEstimateSeconds = 10;
constexpr double kSpeedSeconds = 1;
constexpr std::uint64_t kSpeedRound = 1U << 20U;

QStringList orderWords() { return idsOf(cellOrders()) << QString::fromLatin1(kCheapestOrder); }

/// One count with its progress, its limits and its file.
class Counting {
public:
    Counting(const Arguments& arguments, const PuzzleFile& file)
        : m_problem(file.puzzle, file.board, file.locked, StartKind::Board), m_clock(arguments),
          m_line(arguments.has("quiet")),
          m_checkpointSeconds(arguments.seconds("checkpoint-every").value()) {
        const QString checkpoint = arguments.text("checkpoint");
        // A state is checked against the choices here, so those are made even without time.
        const bool resumes = !checkpoint.isEmpty() && QFileInfo::exists(checkpoint);
        const auto hasTime = [this, resumes] {
            return resumes ? !interrupted() : m_clock.hasTime();
        };
        m_options.exact = exactOptions(m_problem, arguments.word("order").toStdString(),
                                       arguments.word("pruning").toStdString(), 1, hasTime);
        m_options.threads = arguments.integer("jobs");
        m_options.limit = m_clock.limit;
        m_options.ranks = &team();
        if (arguments.has("checkpoint"))
            m_store.emplace(checkpoint, file, m_options.exact);
        if (hasTime())
            m_counter = std::make_unique<SolutionCounter>(m_problem, m_options);
    }

    /// @throws UserError that names the checkpoint's file, if that belongs to another count
    SolutionCount run() {
        onFirstRank([this] { resume(); });
        m_treeSize = expectedNodes();
        // Not started: the content of a checkpoint stays as it is. Only the first rank has a clock.
        const bool starts = m_clock.hasTime() && m_counter;
        if (askFirstRank([&] { return QByteArray(starts ? 1 : 0, '1'); }).isEmpty())
            return m_counter ? m_counter->counted(false) : SolutionCount();
        const SolutionCount counted =
            m_counter->run([&](const SolutionCount& now) { return goesOn(now); });
        m_line.clear();
        if (!counted.complete && team().isFirst())
            saveCheckpoint();
        return counted;
    }
    /// Fields that solve --json has too.
    void addSettings(QJsonObject& json) const {
        m_clock.addSettings(json, m_options.threads);
        json[QLatin1String("core_share")] = m_counter ? m_counter->processor().coreShare() : 1;
    }

    /// Call it when the numbers of a complete count are printed.
    void removeCheckpoint() const {
        if (m_store)
            m_store->remove();
    }
    /// Whether the last state could not be written.
    [[nodiscard]] bool hasFailed() const { return !m_failure.isEmpty(); }

    /// Includes earlier runs.
    [[nodiscard]] double seconds() const { return m_secondsBefore + m_clock.seconds(); }
    [[nodiscard]] const CountClock& clock() const { return m_clock; }

private:
    [[nodiscard]] double expectedNodes() const {
        const CompiledPuzzle pieces(m_problem.puzzle());
        if (!m_clock.hasTime() || !team().isFirst())
            return 0;
        return estimatedNodes(ExactSearch(m_problem, pieces, nullptr, m_options.exact), kProbes, 1,
                              [this] { return m_clock.hasTime(); });
    }
    bool goesOn(const SolutionCount& now) {
        m_line.showCount(
            now.solutions, now.nodes, m_nodesBefore,
            isKnownSize(m_treeSize)
                ? std::optional(TreeProgress::from(m_treeSize, m_counter->doneShare(), now.nodes))
                : std::nullopt,
            m_counter->rankWords());
        if (m_store && m_clock.seconds() >= m_nextCheckpoint) {
            saveCheckpoint();
            m_nextCheckpoint = m_clock.seconds() + m_checkpointSeconds;
        }
        return m_clock.hasTime();
    }
    void resume() {
        const auto stored = m_store && m_counter ? m_store->load() : std::nullopt;
        if (!stored)
            return;
        m_secondsBefore = stored->seconds;
        m_nodesBefore = stored->count.nodes;
        named(m_store->path(), [&] { m_counter->resume(*stored); });
    }

    /// The count continues if that fails: its numbers are worth more than the file.
    void saveCheckpoint() {
        if (!m_store)
            return;
        QString failure;
        try {
            CountCheckpoint checkpoint = m_counter->checkpoint();
            checkpoint.seconds = seconds();
            m_store->save(checkpoint);
        } catch (const UserError& error) {
            failure = error.sentence();
        }
        m_line.complainOnce(failure, m_failure);
    }

    EdgeProblem m_problem;
    CountClock m_clock;
    ProgressLine m_line;
    SolutionCounter::Options m_options;
    std::optional<CountCheckpointFile> m_store;
    QString m_failure; ///< of the last attempt to save
    std::unique_ptr<SolutionCounter> m_counter;
    double m_secondsBefore = 0;
    std::uint64_t m_nodesBefore = 0;
    double m_treeSize = 0;      ///< placements expected in the whole tree
    double m_checkpointSeconds; ///< between two states
    double m_nextCheckpoint = m_checkpointSeconds;
};

/// Prints a count and the settings that solve --json has too.
void printCount(const SolutionCount& counted, double seconds, const CountClock& clock,
                const std::function<void(QJsonObject&)>& addSettings, bool asJson) {
    QJsonObject json{
        {QStringLiteral("solutions"), static_cast<qint64>(counted.solutions)},
        {QStringLiteral("solutions_up_to_rotation"), static_cast<qint64>(counted.upToRotation)},
        {QStringLiteral("complete"), counted.complete},
        {QStringLiteral("nodes"), static_cast<qint64>(counted.nodes)},
    };
    const QStringList lines = linesOf(json, "solutions solutions_up_to_rotation complete nodes") +
                              clock.addEnd(json, seconds);
    addSettings(json);
    print({{json, lines}}, asJson);
}

/// The placements and time that a count takes with one thread, without counting.
class Estimate {
public:
    Estimate(const Arguments& arguments, const PuzzleFile& file)
        : m_problem(file.puzzle, file.board, file.locked, StartKind::Board),
          m_pieces(m_problem.puzzle()), m_clock(arguments) {
        if (!m_clock.mostSeconds)
            m_clock.mostSeconds = kEstimateSeconds;
        const auto hasTime = [this] { return m_clock.hasTime(); };
        const ExactSearch search(m_problem, m_pieces, nullptr,
                                 exactOptions(m_problem, arguments.word("order").toStdString(),
                                              arguments.word("pruning").toStdString(), 1, hasTime));
        measureSpeed(search);
        if (!m_isWhole)
            m_size = measuredTree(search, std::numeric_limits<int>::max(), 1, hasTime);
    }

    /// The same in both forms.
    [[nodiscard]] Facts facts() const {
        // One descent has no error, and beyond the numbers of one nothing is known.
        const bool isKnown = m_isWhole || (m_size.descents > 1 && isKnownSize(m_size.nodes));
        const auto ifKnown = [&](double number) {
            return isKnown ? QJsonValue(m_isWhole ? number : rounded(number)) : QJsonValue();
        };
        QJsonObject json{
            {QStringLiteral("expected_nodes"), ifKnown(m_size.nodes)},
            {QStringLiteral("standard_error"), ifKnown(m_size.error)},
            {QStringLiteral("descents"), m_size.descents},
            {QStringLiteral("nodes_per_second"), rounded(m_speed)},
            {QStringLiteral("expected_seconds"), ifKnown(m_size.nodes / m_speed)},
            {QStringLiteral("complete"), m_isWhole},
        };
        const QStringList lines = linesOf(json, "expected_nodes standard_error descents "
                                                "nodes_per_second expected_seconds complete") +
                                  m_clock.addEnd(json, m_clock.seconds());
        m_clock.addSettings(json, 1);
        return {json, lines};
    }

private:
    /// Begins the search itself. A small tree is done meanwhile.
    void measureSpeed(ExactSearch search) {
        const double begin = m_clock.seconds();
        const double end = begin + std::min(kSpeedSeconds, *m_clock.mostSeconds / 4);
        do {
            // It also returns for each solution, when the clock would take more time than the
            // search.
            const std::uint64_t round = search.placements() + kSpeedRound;
            while (!m_isWhole && search.placements() < round)
                m_isWhole = search.advance(kSpeedRound) == ExactSearch::Event::Exhausted;
        } while (!m_isWhole && m_clock.seconds() < end && m_clock.hasTime());
        const auto nodes = static_cast<double>(search.placements());
        // No less than the clock can tell.
        m_speed = std::max(1.0, nodes) / std::max(1e-6, m_clock.seconds() - begin);
        if (m_isWhole)
            m_size = {nodes, 0, 0};
    }
    /// To three digits: no more are known.
    [[nodiscard]] static double rounded(double number) {
        return QString::number(number, 'g', 3).toDouble();
    }

    EdgeProblem m_problem;
    CompiledPuzzle m_pieces;
    CountClock m_clock;
    bool m_isWhole = false;
    double m_speed = 1;
    TreeSize m_size;
};

ExitCode estimate(const Arguments& arguments, const PuzzleSource& source, const PuzzleFile& file) {
    if (!team().isFirst())
        return ExitCode::Done;
    catchInterrupts();
    const Facts facts = named(source.name, [&] { return Estimate(arguments, file).facts(); });
    print({facts}, arguments.has("json"));
    return ExitCode::Done;
}

UnitJob countJob(const Arguments& arguments, const AnyPuzzle& puzzle) {
    const auto& file = puzzle.as<PuzzleFile>();
    const EdgeProblem problem(file.puzzle, file.board, file.locked, StartKind::Board);
    UnitJob job;
    job.task = UnitJob::Task::Tree;
    job.puzzles = {puzzle};
    job.options = exactOptions(problem, arguments.word("order").toStdString(),
                               arguments.word("pruning").toStdString(), 1);
    return job;
}

ExitCode countUnits(const Arguments& arguments, UnitJob job) {
    const MadeUnits units(arguments, std::move(job));
    if (!units.isComplete())
        return units.printProgress(arguments.has("json"));
    const UnitTotals totals = units.treeTotals();
    const CountClock clock(arguments);
    printCount(
        {totals.solutions, totals.upToRotation, totals.nodes, true}, totals.seconds, clock,
        [&](QJsonObject& json) {
            clock.addSettings(json, 1);
            json[QLatin1String("core_share")] = QJsonValue::Null; // workers do not tell it
            json[QLatin1String("units")] = static_cast<qint64>(totals.units);
            json[QLatin1String("repeated")] = static_cast<qint64>(totals.repeated);
        },
        arguments.has("json"));
    return ExitCode::Done;
}

ExitCode count(const Arguments& arguments) {
    refuseTogether(arguments, "estimate", {"units", "limit", "checkpoint", "jobs"});
    refuseWithUnits(arguments, {"limit", "time", "checkpoint"});
    tellAlone(arguments, "checkpoint-every", "checkpoint");
    tellIgnoredJobs(arguments);
    const QString checkpoint = arguments.text("checkpoint");
    refuseStream("checkpoint", checkpoint);
    refuseInput(arguments.operand(0), {checkpoint});
    return onPuzzle<&KindCommands::count>(arguments);
}

} // namespace

ExitCode EdgeCommands::count(const Arguments& arguments, const PuzzleSource& source) const {
    const QString checkpoint = arguments.text("checkpoint");
    const AnyPuzzle puzzle = one(arguments, source);
    if (arguments.has("estimate"))
        return estimate(arguments, source, puzzle.as<PuzzleFile>());
    if (arguments.has("units")) {
        if (!team().isFirst())
            return ExitCode::Done;
        return countUnits(arguments,
                          named(source.name, [&] { return countJob(arguments, puzzle); }));
    }
    std::optional<FileHold> hold;
    onFirstRank([&] {
        if (checkpoint.isEmpty())
            return;
        checkWritable(checkpoint);
        hold.emplace(checkpoint);
    });
    catchInterrupts();
    std::optional<Counting> counting;
    named(source.name, [&] { counting.emplace(arguments, puzzle.as<PuzzleFile>()); });
    const SolutionCount counted = counting->run();
    if (!team().isFirst())
        return ExitCode::Done;
    const auto tell = [&] {
        printCount(
            counted, counting->seconds(), counting->clock(),
            [&](QJsonObject& json) { counting->addSettings(json); }, arguments.has("json"));
    };
    if (!counted.complete) {
        if (counted.nodes == 0 && counted.solutions == 0)
            complain(CliText::tr("%1: warning: the count ended before it began."), source.name);
        whileRead(tell);
        return counting->hasFailed() ? ExitCode::Failed : ExitCode::Done;
    }
    tell();
    counting->removeCheckpoint();
    return ExitCode::Done;
}

Command countCommand() {
    const std::vector<OptionSpec> units = unitOptions();
    const QString comma = QStringLiteral(", ");
    const QStringList prunings = idsOf(tessera::prunings());
    return {
        {QStringLiteral("count"),
         CliText::tr("Count all solutions exactly."),
         {puzzleOperand()},
         {OptionSpec{"limit", "N", CliText::tr("Stop after this many solutions.")}.atLeast(1),
          OptionSpec{"time", "SECONDS", CliText::tr("Stop after this time.")}.atLeast(0),
          OptionSpec{"order", "KIND",
                     CliText::tr("Fill the cells in this order: %1. auto takes the order with the "
                                 "smallest expected tree.")
                         .arg(orderWords().join(comma))}
              .oneOf(orderWords())
              .withDefault(orderWords().front()),
          OptionSpec{
              "pruning", "KIND",
              CliText::tr(
                  "Turn back early: %1. colors turns back as soon as a board has more pairs of a "
                  "colour than all pieces can make. auto does so if it is expected to save time.")
                  .arg(prunings.join(comma))}
              .oneOf(prunings)
              .withDefault(prunings.front()),
          OptionSpec{"jobs", "J", CliText::tr("Search with J threads. The counts stay the same.")}
              .between(1, kMostJobs)
              .withDefault(1),
          {"checkpoint", "FILE",
           CliText::tr("Save the state to FILE from time to time, and resume from FILE if it "
                       "exists. FILE is removed when the count is complete.")},
          OptionSpec{"checkpoint-every", "SECONDS",
                     CliText::tr("Save the state again after this time.")}
              .atLeast(0)
              .withDefault(15),
          units[0],
          units[1],
          {"estimate", "",
           CliText::tr("Do not count. Print instead how many placements, and how much time with "
                       "one thread, a count would take. Without --time it takes up to 10 "
                       "seconds.")},
          {"quiet", "", CliText::tr("Show no progress on standard error.")},
          {"json", "", CliText::tr("Print one JSON object.")}},
         {CliText::tr(
              "Hints and locked pieces stay in place. “complete” shows whether everything was "
              "tried; if not, there may be more solutions. “stop” shows why the count ended: "
              "exhausted, limit, time or interrupted. The exit code is 0 for all of them, 1 if the "
              "state could not be saved, and 3 if earlier work units are not all done."),
          CliText::tr(
              "An estimate is the mean of random descents (Knuth 1975). The first solution "
              "comes on average after half of the time if there is only one. For large trees a "
              "short estimate is mostly too low."),
          CliText::tr("Only edge-matching puzzles have %1.")
              .arg(QStringLiteral("--order, --pruning, --jobs, --checkpoint, --units, --estimate")),
          CliText::tr("Under “mpirun -n N” N processes with J threads each count together. The "
                      "numbers stay the same. The first process alone reads, writes and prints. If "
                      "J is above 1, give mpirun "
                      "the option --bind-to none.")}},
        count,
        false,
        true};
}

} // namespace tessera
