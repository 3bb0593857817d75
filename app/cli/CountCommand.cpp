// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/common/Console.h"
#include "app/cli/common/ProgressLine.h"
#include "app/cli/common/PuzzleInput.h"
#include "app/cli/common/PuzzleOutput.h"
#include "app/cli/EdgeCommands.h"
#include "app/version/Origin.h"

#include "core/edges/solvers/exact/SolutionCounter.h"
#include "core/edges/solvers/exact/TreeEstimate.h"
#include "core/experiments/CheckpointFiles.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QElapsedTimer>

#include <limits>
#include <memory>
#include <optional>

namespace tessera {

namespace {

constexpr double kCountCheckpointSeconds = 15;
constexpr int kProbes = 2000;

QStringList orderWords() {
    QStringList words;
    for (const CellOrderName& order : cellOrders())
        words << QString::fromLatin1(order.id.data(), static_cast<qsizetype>(order.id.size()));
    return words << QString::fromLatin1(kCheapestOrder);
}

QStringList pruningWords() {
    QStringList words;
    for (const Parameter::Option& pruning : prunings())
        words << QString::fromStdString(pruning.id);
    return words;
}

/// One count with its progress, its limits and its file.
class Counting {
public:
    Counting(const Arguments& arguments, const PuzzleFile& file)
        : m_problem(file.puzzle, file.board, file.locked, StartKind::Board),
          m_mostSeconds(arguments.seconds(QStringLiteral("time"))),
          m_line(arguments.has(QStringLiteral("quiet"))) {
        m_clock.start();
        m_options.exact = exactOptions(
            m_problem, arguments.word(QStringLiteral("order")).toStdString(),
            arguments.word(QStringLiteral("pruning")).toStdString(), 1,
            [this] { return hasTime(); });
        m_options.threads =
            static_cast<int>(arguments.number(QStringLiteral("jobs"), 1, kMostThreads));
        if (const auto limit = arguments.whole(QStringLiteral("limit"), 1,
                                               std::numeric_limits<std::int64_t>::max()))
            m_options.limit = static_cast<std::uint64_t>(*limit);
        if (arguments.has(QStringLiteral("checkpoint"))) {
            m_store.emplace(arguments.text(QStringLiteral("checkpoint")), file, m_options.exact);
        }
        if (hasTime())
            m_counter = std::make_unique<SolutionCounter>(m_problem, m_options);
    }

    /// @throws UserError that names the checkpoint's file, if it is not of this count
    SolutionCount run() {
        m_treeSize = expectedNodes();
        // Not begun: what a checkpoint holds stays as it is.
        if (!hasTime() || !m_counter)
            return {};
        resume();
        const SolutionCount counted =
            m_counter->run([&](const SolutionCount& now) { return goesOn(now); });
        m_line.clear();
        if (!counted.complete)
            saveCheckpoint();
        return counted;
    }
    /// Why it ended, in the words of solve --json; "limit" for that of the solutions.
    [[nodiscard]] const char* stopWord(const SolutionCount& counted) const {
        if (counted.complete)
            return "exhausted";
        if (m_options.limit && counted.solutions >= *m_options.limit)
            return "limit";
        return interrupted() ? "interrupted" : "time";
    }
    /// What solve --json tells too.
    void addSettings(QJsonObject& json) const {
        QJsonObject budget;
        if (m_mostSeconds)
            budget[QLatin1String("seconds")] = *m_mostSeconds;
        if (m_options.limit)
            budget[QLatin1String("solutions")] = static_cast<qint64>(*m_options.limit);
        json[QLatin1String("start")] = QStringLiteral("board");
        json[QLatin1String("budget")] = budget;
        json[QLatin1String("threads")] = m_options.threads;
        json[QLatin1String("ranks")] = 1;
        json[QLatin1String("core_share")] = m_counter ? m_counter->processor().coreShare() : 1;
    }

    /// When the numbers of a complete count are out.
    void removeCheckpoint() const {
        if (m_store)
            m_store->remove();
    }
    /// Whether the last state is not in the file.
    [[nodiscard]] bool hasFailed() const { return !m_failure.isEmpty(); }

    /// Those of the runs before included.
    [[nodiscard]] double seconds() const { return m_secondsBefore + elapsed(); }

private:
    static constexpr int kMostThreads = 1024;

    [[nodiscard]] double expectedNodes() const {
        const CompiledPuzzle pieces(m_problem.puzzle());
        if (!hasTime())
            return 0;
        return estimatedNodes(ExactSearch(m_problem, pieces, nullptr, m_options.exact), kProbes, 1,
                              [this] { return hasTime(); });
    }
    [[nodiscard]] double elapsed() const {
        return static_cast<double>(m_clock.nsecsElapsed()) * 1e-9;
    }
    bool goesOn(const SolutionCount& now) {
        m_line.showCount(now.solutions, now.nodes, m_nodesBefore,
                         TreeProgress::from(m_treeSize, m_counter->doneShare(), now.nodes));
        if (m_store && elapsed() >= m_nextCheckpoint) {
            saveCheckpoint();
            m_nextCheckpoint = elapsed() + kCountCheckpointSeconds;
        }
        return hasTime();
    }
    [[nodiscard]] bool hasTime() const {
        return !interrupted() && !(m_mostSeconds && elapsed() >= *m_mostSeconds);
    }

    void resume() {
        const auto stored = m_store ? m_store->load() : std::nullopt;
        if (!stored)
            return;
        m_secondsBefore = stored->seconds;
        m_nodesBefore = stored->checkpoint.count.nodes;
        try {
            m_counter->resume(stored->checkpoint);
        } catch (const UserError& error) {
            throw UserError(QStringLiteral("%1: %2").arg(m_store->path(), error.sentence()));
        }
    }

    /// The count goes on where that fails: its numbers are worth more than the file.
    void saveCheckpoint() {
        if (!m_store)
            return;
        QString failure;
        try {
            m_store->save(m_counter->checkpoint(), seconds());
        } catch (const UserError& error) {
            failure = error.sentence();
        }
        if (failure != m_failure && !failure.isEmpty()) {
            m_line.clear();
            complain(failure);
        }
        m_failure = failure;
    }

    EdgeProblem m_problem;
    std::optional<double> m_mostSeconds;
    ProgressLine m_line;
    SolutionCounter::Options m_options;
    std::optional<CountCheckpointFile> m_store;
    QString m_failure; ///< of the last attempt to save it
    std::unique_ptr<SolutionCounter> m_counter;
    QElapsedTimer m_clock;
    double m_secondsBefore = 0;
    std::uint64_t m_nodesBefore = 0;
    double m_treeSize = 0; ///< placements expected in all
    double m_nextCheckpoint = kCountCheckpointSeconds;
};

void printCount(const Counting& counting, const SolutionCount& counted, bool json) {
    const double seconds = counting.seconds();
    const QString stop = QString::fromLatin1(counting.stopWord(counted));
    if (json) {
        QJsonObject object{
            {QStringLiteral("solutions"), static_cast<qint64>(counted.solutions)},
            {QStringLiteral("solutions_up_to_rotation"), static_cast<qint64>(counted.upToRotation)},
            {QStringLiteral("complete"), counted.complete},
            {QStringLiteral("nodes"), static_cast<qint64>(counted.nodes)},
            {QStringLiteral("seconds"), seconds},
            {QStringLiteral("stop"), stop},
        };
        counting.addSettings(object);
        addOrigin(object);
        print(object);
        return;
    }
    print(QStringLiteral("solutions %1").arg(counted.solutions));
    print(QStringLiteral("solutions_up_to_rotation %1").arg(counted.upToRotation));
    print(QStringLiteral("complete %1")
              .arg(counted.complete ? QStringLiteral("yes") : QStringLiteral("no")));
    print(QStringLiteral("nodes %1").arg(counted.nodes));
    print(QStringLiteral("seconds %1").arg(seconds, 0, 'f', 3));
    print(QStringLiteral("stop %1").arg(stop));
}

ExitCode count(const Arguments& arguments) {
    const QString in = arguments.operand(0);
    const QString checkpoint = arguments.text(QStringLiteral("checkpoint"));
    refuseStream(QStringLiteral("checkpoint"), checkpoint);
    refuseInput(in, {checkpoint});
    const PuzzleSource source = openInput(in);
    return commandsOf(kindOf(source.bytes)).count(arguments, source);
}

} // namespace

ExitCode EdgeCommands::count(const Arguments& arguments, const PuzzleSource& source) const {
    const QString checkpoint = arguments.text(QStringLiteral("checkpoint"));
    const PuzzleFile file = readInputTelling(source);
    if (!checkpoint.isEmpty())
        checkWritable(checkpoint);
    catchInterrupts();
    std::optional<Counting> counting;
    try {
        counting.emplace(arguments, file);
    } catch (const UserError& error) {
        throw UserError(QStringLiteral("%1: %2").arg(source.name, error.sentence()));
    }
    const SolutionCount counted = counting->run();
    printCount(*counting, counted, arguments.has(QStringLiteral("json")));
    if (!counted.complete)
        return counting->hasFailed() ? ExitCode::Failed : ExitCode::Done;
    counting->removeCheckpoint();
    return ExitCode::Done;
}

Command countCommand() {
    CommandSpec spec;
    spec.name = QStringLiteral("count");
    spec.summary = CliText::tr("Count all solutions exactly.");
    spec.operands = {puzzleOperand()};
    spec.options = {
        {{QStringLiteral("limit")},
         QStringLiteral("N"),
         CliText::tr("Stop after so many solutions.")},
        {{QStringLiteral("time")}, QStringLiteral("SECONDS"), CliText::tr("Stop after that time.")},
        OptionSpec{{QStringLiteral("order")},
                   QStringLiteral("KIND"),
                   CliText::tr("Fill the cells in this order: %1; auto takes the one that promises "
                               "the smallest tree.")
                       .arg(orderWords().join(QStringLiteral(", ")))}
            .oneOf(orderWords())
            .withDefault(orderWords().front()),
        OptionSpec{{QStringLiteral("pruning")},
                   QStringLiteral("KIND"),
                   CliText::tr("Turn back early: %1. With colors as soon as more pairs of a colour "
                               "are on the board than all pieces can make; auto does so where that "
                               "promises to save time.")
                       .arg(pruningWords().join(QStringLiteral(", ")))}
            .oneOf(pruningWords())
            .withDefault(pruningWords().front()),
        OptionSpec{{QStringLiteral("jobs")},
                   QStringLiteral("J"),
                   CliText::tr("Search with J threads. The numbers are the same.")}
            .withDefault(1),
        {{QStringLiteral("checkpoint")},
         QStringLiteral("FILE"),
         CliText::tr("Keep the state in FILE every 15 seconds, and go on from it when it is "
                     "there. It is removed at the end.")},
        {{QStringLiteral("quiet")}, {}, CliText::tr("No progress on standard error.")},
        {{QStringLiteral("json")}, {}, CliText::tr("Print one JSON object.")},
    };
    spec.notes = {
        CliText::tr("Hints and locked pieces stay where they are. “complete” says whether "
                    "everything was tried; otherwise there may be more than were found. “stop” says "
                    "why it ended: exhausted, limit, time or interrupted; the exit code is 0 for "
                    "all of them.")};
    return {spec, count};
}

} // namespace tessera
