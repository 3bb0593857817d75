// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/SolveParts.h"

#include "app/cli/common/KindCommands.h"
#include "app/cli/common/Team.h"

#include "core/edges/solvers/exact/SolutionCounter.h"
#include "core/experiments/Origin.h"
#include "core/search/SearchFields.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>

namespace tessera {

namespace {

/// The files written after the search.
QStringList resultFiles(const SolveOptions& options) {
    return {options.out, options.trace, options.runFile};
}

void checkOutputNames(const SolveOptions& options, const QString& input,
                      const QString& presetFile) {
    refuseStream("records", options.records);
    refuseStream("checkpoint", options.checkpoint);
    refuseStream("proof", options.proof);
    const auto streams = std::ranges::count_if(resultFiles(options), isStandardStream);
    if (options.json && streams > 0)
        throw UsageError(CliText::tr("--json and a file cannot both go to standard output."));
    if (streams > 1)
        throw UsageError(CliText::tr("Only one file can go to standard output."));
    QStringList kept{options.records, options.checkpoint, options.proof};
    if (!options.proof.isEmpty())
        kept << options.proof + QStringLiteral(".cnf"); // see ProvingSolver::proveTo()
    refuseSameFiles(resultFiles(options) + kept);
    // The best board may be written to the puzzle's file, if nothing else is in it: see solve().
    refuseInput(input, kept + QStringList{options.trace, options.runFile});
    refuseInput(presetFile, kept + resultFiles(options));
}

} // namespace

int SolveOptions::threads() const { return std::max(1, jobs / static_cast<int>(seeds.size())); }

bool SolveOptions::writesToStandardOutput() const {
    return std::ranges::any_of(resultFiles(*this), isStandardStream);
}

StartKind usedStart(const SolverInfo& method, StartKind start) {
    const bool takesBoardOnly = method.id == "record"; // its first boards are its own
    const bool ignores = method.exact || (takesBoardOnly && start != StartKind::Board) ||
                         std::ranges::count(findKind(method.problemKind)->starts(), start) == 0;
    return ignores ? StartKind::Own : start;
}

StartKind SolveOptions::usedStart() const { return tessera::usedStart(*choice.solver, start); }

SolveOptions solveOptions(const Arguments& arguments) {
    SolveOptions options;
    options.choice = solverChoice(arguments);
    options.budget.seconds = arguments.seconds("time");
    options.budget.processorSeconds = arguments.seconds("cpu-time");
    if (const auto limit = arguments.whole("evaluations"))
        options.budget.evaluations = static_cast<std::uint64_t>(*limit);
    if (const auto target = arguments.whole("target"))
        options.budget.target = static_cast<int>(*target);
    options.start = startKindOf(arguments.word("start")).value();
    const std::uint64_t step =
        options.choice.preset != nullptr ? options.choice.preset->seedStep : 1;
    const auto given = static_cast<std::uint64_t>(arguments.number("seed"));
    // 10, 20, … as in Wang & Chiang 2010
    const std::uint64_t first = step == 1 || arguments.has("seed") ? given : step;
    const int runs = arguments.integer("runs");
    const auto seeds = seedSequence(first, step, runs);
    if (!seeds)
        throw UsageError(CliText::tr("The seeds exceed the maximum, %1."), kHighestSeed);
    options.seeds = *seeds;
    options.jobs = arguments.integer("jobs");
    options.out = arguments.text("o");
    options.trace = arguments.text("trace");
    options.records = arguments.text("records");
    options.runFile = arguments.text("run-file");
    options.checkpoint = arguments.text("checkpoint");
    options.checkpointSeconds = arguments.seconds("checkpoint-every").value();
    if (!options.checkpoint.isEmpty() && runs > 1)
        throw UsageError(CliText::tr("--checkpoint saves a single run: leave out --runs."));
    if (team().size() > 1 && runs > 1)
        throw UsageError(
            CliText::tr("Processes under mpirun share a single run: leave out --runs."));
    options.proof = arguments.text("proof");
    if (!options.proof.isEmpty() && runs > 1)
        throw UsageError(CliText::tr("--proof is of a single run: leave out --runs."));
    options.json = arguments.has("json");
    options.quiet = arguments.has("quiet");
    checkOutputNames(options, arguments.operand(0), arguments.text("preset-file"));
    return options;
}

SearchSettings searchSettings(const SolveOptions& options, std::uint64_t seed) {
    return {options.choice.solver->id, options.choice.values, options.budget, seed, options.start,
            options.threads()};
}

namespace {

QString stopText(const RunResult& result) { return QString::fromLatin1(stopWord(result.stop)); }

QString fixed(double value, int decimals) { return QString::number(value, 'f', decimals); }

/// Adds the figures of a tree search.
/// @param countsAll whether it counts every placement of a small tree
void addTree(const RunResult& result, bool countsAll, QJsonObject& json) {
    if (const auto& tree = result.numbers.tree) {
        json.insert(QStringLiteral("tree"),
                    QJsonObject{{QStringLiteral("expected_nodes"), tree->size},
                                {QStringLiteral("searched"), tree->searched}});
    }
    if (result.depthCounts.empty())
        return;
    QJsonArray depths;
    for (const std::uint64_t nodes : result.depthCounts)
        depths.append(static_cast<qint64>(nodes));
    json.insert(QStringLiteral("nodes_by_depth"), depths);
    json.insert(QStringLiteral("nodes_by_depth_estimated"),
                !countsAll || result.numbers.nodes > ExactTeam::kCountedSingly);
}

/// The share of the run that got least of its cores; null for a tree in units, whose workers do
/// not tell it.
QJsonValue lowestShare(const std::vector<RunResult>& results) {
    double share = 1;
    for (const RunResult& result : results) {
        if (result.numbers.processor.wanted == 0)
            return QJsonValue::Null;
        share = std::min(share, result.numbers.processor.coreShare());
    }
    return share;
}

/// The best board of a run as text; null if it found none.
QJsonValue boardText(const AnyPuzzle& puzzle, const RunResult& run) {
    const auto solved =
        run.solution.empty() ? std::nullopt : puzzle.kind().withSolution(puzzle, run.solution);
    const QString text = solved ? puzzle.kind().boardText(*solved) : QString();
    return text.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(text);
}

QJsonObject jsonOf(const SolveReport& report) {
    QJsonArray runs;
    for (const RunResult& result : report.results) {
        QJsonObject run{{QStringLiteral("seed"), plainJson(result.seed)},
                        {QStringLiteral("stop"), stopText(result)},
                        {QStringLiteral("board"), boardText(report.searched, result)}};
        tellFigures(FieldWriter{run, CountNotation::Number}, result.numbers);
        if (result.numbers.processor.wanted == 0)
            run[QLatin1String("processor_seconds")] = run[QLatin1String("core_share")] =
                QJsonValue::Null;
        addTree(result, report.options.choice.solver->exact, run);
        writeParts(result.numbers, run);
        runs.append(run);
    }
    const RunSummary summary = summarize(report.results);
    QJsonObject json = toJson(searchSettings(report.options, 0));
    json.remove(QStringLiteral("seed")); // each run has its own
    json[QLatin1String("start")] =
        startKindWords().at(static_cast<int>(report.options.usedStart()));
    json[QLatin1String("puzzle")] = report.puzzle;
    json[QLatin1String("total")] = report.total;
    json[QLatin1String("runs")] = runs;
    json[QLatin1String("summary")] =
        QJsonObject{{QStringLiteral("best"), summary.best},
                    {QStringLiteral("mean"), summary.mean},
                    {QStringLiteral("median"), summary.median},
                    {QStringLiteral("stddev"), summary.stddev},
                    {QStringLiteral("evaluations"), summary.evaluations},
                    {QStringLiteral("solved"), summary.solved}};
    json[QLatin1String("ranks")] = team().size();
    json[QLatin1String("core_share")] = lowestShare(report.results);
    addOrigin(json);
    if (report.options.choice.preset != nullptr) {
        json.insert(QStringLiteral("preset"),
                    QString::fromStdString(report.options.choice.preset->id));
    }
    return json;
}

/// What the parts of a method have done; nothing for the parts that have done nothing.
QStringList partLines(const SearchNumbers& numbers) {
    QStringList lines;
    const auto all = static_cast<double>(std::max<std::uint64_t>(1, numbers.evaluations));
    for (const PartFigures& part : numbers.parts) {
        if (part.evaluations == 0)
            continue;
        lines << QStringLiteral("part %1: work %2 % improvements %3 points %4 points-last-hour %5")
                     .arg(QLatin1String(part.name),
                          fixed(100 * static_cast<double>(part.evaluations) / all, 1))
                     .arg(part.improvements)
                     .arg(part.points)
                     .arg(part.pointsLastHour);
    }
    return lines;
}

QStringList linesOf(const SolveReport& report) {
    QStringList lines;
    for (const RunResult& result : report.results) {
        const SearchNumbers& numbers = result.numbers;
        lines << QStringLiteral("seed %1 score %2/%3 stop %4 seconds %5 evaluations %6 nodes %7")
                     .arg(result.seed)
                     .arg(numbers.best)
                     .arg(numbers.total)
                     .arg(stopText(result), fixed(numbers.seconds, 3))
                     .arg(numbers.evaluations)
                     .arg(numbers.nodes);
    }
    const RunSummary summary = summarize(report.results);
    if (report.results.size() == 1)
        lines << partLines(report.results.front().numbers);
    if (summary.runs > 1) {
        lines << QStringLiteral("runs %1 mean %2 median %3 stddev %4 solved %5")
                     .arg(summary.runs)
                     .arg(fixed(summary.mean, 2), fixed(summary.median, 1),
                          fixed(summary.stddev, 2))
                     .arg(summary.solved);
    }
    return lines << QStringLiteral("score %1/%2").arg(summary.best).arg(report.total);
}

} // namespace

Facts factsOf(const SolveReport& report) { return {jsonOf(report), linesOf(report)}; }

SolveRecords::SolveRecords(const SolveOptions& options, Puzzle puzzle)
    : m_options(options), m_puzzle(std::move(puzzle)), m_isNew(!QFileInfo::exists(options.records)),
      m_file(options.records, m_puzzle) {}

SolveRecords::~SolveRecords() {
    const QString& path = m_options.records;
    if (m_isNew && !m_failure.isEmpty() && QFileInfo(path).size() == 0)
        QFile::remove(path);
}

void SolveRecords::offer(std::size_t run, const SearchNumbers& numbers,
                         const Solution& solution) noexcept {
    if (solution.empty())
        return;
    const std::lock_guard lock(m_mutex);
    try {
        if (m_file.offer(recordOf(run, numbers, solution)))
            m_failure.clear();
    } catch (const std::exception&) {
        m_failure = failureSentence();
    }
}

void SolveRecords::offerBest(std::span<const RunResult> results) {
    const RunResult* best = bestOf(results);
    if (best == nullptr)
        return;
    SearchNumbers numbers = best->numbers;
    if (!best->bests.isEmpty()) // as when it was found
        static_cast<Counters&>(numbers) = best->bests.moments().back();
    offer(static_cast<std::size_t>(best - results.data()), numbers, best->solution);
}

QString SolveRecords::failure() const {
    const std::lock_guard lock(m_mutex);
    return m_failure;
}

BoardRecord SolveRecords::recordOf(std::size_t run, const SearchNumbers& numbers,
                                   const Solution& solution) const {
    BoardRecord record;
    record.score = numbers.best;
    record.time = QDateTime::currentDateTime();
    record.solver = QString::fromStdString(m_options.choice.solver->id);
    record.finder = QString::fromUtf8(numbers.finder.data());
    record.seed = m_options.seeds[run];
    record.seconds = numbers.seconds;
    record.evaluations = numbers.evaluations;
    record.board =
        Board::fromCodes(m_puzzle.size(), m_puzzle.pieceCount(), solution).value_or(Board());
    return record;
}

std::unique_ptr<SearchCheckpointFile> checkpointFile(const QString& path, const PuzzleFile& file,
                                                     const SearchSettings& settings,
                                                     const Solver& solver) {
    if (path.isEmpty())
        return nullptr;
    if (dynamic_cast<const ResumableSolver*>(&solver) == nullptr) {
        throw UsageError(
            CliText::tr("The method %1 cannot be saved and resumed. backtracking, record, genetic "
                        "and ant-colony can."),
            QString::fromStdString(settings.solver));
    }
    return std::make_unique<SearchCheckpointFile>(path, file, settings);
}

QByteArray readableRunFile(const QString& path, const RecordedRun& run,
                           const std::optional<SearchCheckpoint>& checkpoint, qint64 mostBytes) {
    const RunFileBytes file = runFileWithin(run, checkpoint, mostBytes);
    if (!file.isWhole)
        complain(CliText::tr("%1: warning: the search cannot be resumed from this file, because "
                             "its state is too large."),
                 path);
    return file.bytes;
}

QString noProgressWarning(const QString& path, std::uint64_t before, const RunResult& result) {
    // A state without a board is not saved.
    const bool isSaved = result.checkpoint && !result.bests.isEmpty();
    const std::uint64_t saved = isSaved ? result.checkpoint->evaluations : 0;
    if (result.stop == StopReason::Time && saved <= before)
        return filled(CliText::tr("%1: warning: the time was too short to save any progress. Allow "
                                  "more time."),
                      path);
    if (result.stop == StopReason::Interrupted && saved <= before)
        return filled(CliText::tr("%1: warning: the search was stopped before it could save any "
                                  "progress. Let it run longer."),
                      path);
    if (result.stop == StopReason::Evaluations && !isSaved)
        return filled(CliText::tr("%1: warning: there were too few evaluations to save any "
                                  "progress. Allow more."),
                      path);
    return {};
}

QString endCheckpoint(SearchCheckpointFile& checkpoint, const RunResult& result) {
    if (result.checkpoint)
        checkpoint.save(result);
    else
        checkpoint.remove();
    const bool isOver = result.stop == StopReason::Solved || result.stop == StopReason::Exhausted;
    return isOver ? QString() : checkpoint.failure();
}

} // namespace tessera
