// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/ExperimentRuns.h"

#include "core/edges/formats/FormatRegistry.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace tessera {

namespace {

struct RunStoreText {
    Q_DECLARE_TR_FUNCTIONS(RunStore)
};

QJsonValue jsonOf(std::uint64_t number) { return static_cast<qint64>(number); }

quint64 countAt(const JsonNode& node, const char* key) {
    const JsonNode value = node.at(QLatin1String(key));
    const qint64 number = value.value().toInteger(-1);
    if (number < 0)
        value.fail(RunStoreText::tr("a whole number that is not negative"));
    return static_cast<quint64>(number);
}

/// One of a list of numbers; 0 if it is not there, or below.
std::uint64_t countIn(const JsonNode& list, qsizetype index) {
    return static_cast<std::uint64_t>(std::max<qint64>(0, list.at(index).value().toInteger()));
}

QJsonArray improvementsOf(const Trace& trace) {
    QJsonArray list;
    for (const TracePoint& point : improvementsIn(trace.points()))
        list.append(QJsonArray{point.seconds, jsonOf(point.evaluations), point.best,
                               jsonOf(point.iterations), jsonOf(point.nodes)});
    return list;
}

std::vector<TracePoint> readImprovements(const JsonNode& node) {
    std::vector<TracePoint> improvements;
    for (qsizetype i = 0; i < node.size(); ++i) {
        const JsonNode point = node.at(i);
        // Earlier versions wrote no more than three numbers.
        if (point.size() != 5)
            point.expectSize(3, RunStoreText::tr("seconds, evaluations and a score"));
        const int best = point.at(2).integer(0, 1 << 30, RunStoreText::tr("a score"));
        improvements.push_back({{point.at(0).value().toDouble(), countIn(point, 1),
                                 countIn(point, 3), countIn(point, 4)},
                                best,
                                best,
                                true});
    }
    return improvements;
}

/// Of a run that was sampled after each iteration, what was sampled. The trace of a very long run
/// keeps every second sample only, every fourth and so on.
std::vector<TracePoint> generationsOf(const RunResult& result) {
    std::vector<TracePoint> points;
    for (const TracePoint& point : result.trace.points()) {
        if (!point.improvement)
            points.push_back(
                {{0, 0, point.iterations}, point.best, point.current, false, point.spread});
    }
    return points;
}

/// Each as generation, best, current and, where there is a population, mean and worst score.
QJsonArray jsonOf(std::span<const TracePoint> points) {
    QJsonArray list;
    for (const TracePoint& point : points) {
        QJsonArray numbers{jsonOf(point.iterations), point.best, point.current};
        if (point.spread) {
            numbers.append(point.spread->mean);
            numbers.append(point.spread->worst);
        }
        list.append(numbers);
    }
    return list;
}

std::vector<TracePoint> readGenerations(const JsonNode& node) {
    std::vector<TracePoint> points;
    const QString score = RunStoreText::tr("a score");
    for (qsizetype i = 0; i < node.size(); ++i) {
        const JsonNode numbers = node.at(i);
        if (numbers.size() != 3 && numbers.size() != 5)
            numbers.fail(RunStoreText::tr("a generation and its scores"));
        TracePoint point;
        point.iterations = countIn(numbers, 0);
        point.best = numbers.at(1).integer(0, 1 << 30, score);
        point.current = numbers.at(2).integer(0, 1 << 30, score);
        if (numbers.size() == 5) {
            point.spread = ScoreSpread{numbers.at(3).value().toDouble(),
                                       numbers.at(4).integer(0, 1 << 30, score)};
        }
        points.push_back(point);
    }
    return points;
}

/// See changesText(): one text for each of the best boards' moments.
QJsonArray boardsOf(const BestHistory& history) {
    QJsonArray list;
    const QList<QByteArray> changes = changesOf(history);
    for (std::size_t i = 0; i < history.size(); ++i) {
        const BestMoment& moment = history.moments()[i];
        list.append(QJsonArray{moment.seconds, jsonOf(moment.evaluations), moment.score,
                               QString::fromLatin1(changes[static_cast<qsizetype>(i)]),
                               jsonOf(moment.iterations), jsonOf(moment.nodes)});
    }
    return list;
}

void readBoards(const JsonNode& node, RecordedRun& run) {
    const Kind& kind = run.puzzle.kind();
    Solution solution(kind.solution(run.puzzle).size(), 0);
    for (qsizetype i = 0; i < node.size(); ++i) {
        const JsonNode board = node.at(i);
        if (board.size() != 6)
            board.expectSize(4, RunStoreText::tr("seconds, evaluations, a score and changes"));
        const BestMoment moment{{board.at(0).value().toDouble(), countIn(board, 1),
                                 countIn(board, 4), countIn(board, 5)},
                                board.at(2).integer(0, 1 << 30, RunStoreText::tr("a score"))};
        if (!applyChanges(board.at(3).text().toLatin1(), solution) ||
            !kind.withSolution(run.puzzle, solution))
            board.at(3).fail(RunStoreText::tr("changes that lead to a board"));
        run.bests.add(moment, solution);
        const TracePoint point{moment, moment.score, moment.score, true};
        run.trace.append({&point, 1});
    }
}

UserError otherPlan(const QString& folder) {
    return UserError(RunStoreText::tr("%1: the folder holds the results of another plan."), folder);
}

/// What a run was made with. Values that the file does not have are the plan's.
ParameterValues storedValues(const JsonNode& root, const PlannedMethod& method) {
    ParameterValues values = method.values;
    if (const auto stored = root.find("parameters"))
        values.setJson(stored->object());
    return values;
}

} // namespace

void refuseOtherParameters(const ExperimentPlan& plan, StoredRuns stored,
                           std::span<const std::size_t> runs) {
    std::vector<bool> isPlanned(plan.methods.size());
    for (const std::size_t run : runs)
        isPlanned[plan.run(run).method] = true;
    for (std::size_t run = 0; run < stored.size(); ++run) {
        const PlannedMethod& method = plan.methods[plan.run(run).method];
        if (!stored[run] || stored[run]->madeWith.isEmpty() || !isPlanned[plan.run(run).method])
            continue;
        throw UserError(RunStoreText::tr("“%1”: the runs in this folder were made as “%2”, new "
                                         "ones would be “%3”. Choose another folder for them."),
                        method.name, stored[run]->madeWith,
                        methodLabel(*method.solver, method.values));
    }
}

StoredRun storedRun(const RunResult& result, PlannedCurves curves) {
    StoredRun run{result.numbers, result.seed, QString::fromLatin1(stopWord(result.stop)),
                  improvementsIn(result.trace.points())};
    if (curves == PlannedCurves::Generations)
        run.generations = generationsOf(result);
    return run;
}

std::optional<int> StoredRun::bestAt(double seconds) const {
    const auto last =
        std::find_if(improvements.rbegin(), improvements.rend(),
                     [&](const TracePoint& point) { return point.seconds <= seconds; });
    return last == improvements.rend() ? std::nullopt : std::optional(last->best);
}

bool hasFailed(const StoredRun& run) {
    return run.stop == QLatin1String(stopWord(StopReason::Failed));
}

RunStore::RunStore(const ExperimentPlan& plan, QString folder)
    : m_plan(plan), m_folder(std::move(folder)) {
    const QFileInfo info(m_folder);
    if (info.exists() && !info.isDir())
        throw UserError(RunStoreText::tr("%1: this is a file, not a folder."), m_folder);
}

void RunStore::makeFolder() const {
    if (!QDir().mkpath(m_folder + QStringLiteral("/runs")))
        throw UserError(RunStoreText::tr("%1: the folder cannot be made."), m_folder);
}

void RunStore::prepare() const {
    makeFolder();
    checkWritable(runPath(m_folder, 0));
}

QString RunStore::runPath(const QString& folder, std::size_t run) {
    return QStringLiteral("%1/runs/%2.json").arg(folder).arg(run + 1, 6, 10, QChar(u'0'));
}

std::optional<StoredRun> RunStore::read(const QString& path, const PlannedMethod& method) const {
    const JsonNode root = JsonNode::parse(readFile(path, kMaxFileBytes));
    if (root.at("plan").text() != m_plan.fingerprint)
        return std::nullopt;
    const auto score = [&](const char* key) {
        return root.at(QLatin1String(key)).integer(0, 1 << 30, RunStoreText::tr("a score"));
    };
    StoredRun run;
    run.seed = countAt(root, "seed");
    run.best = run.current = score("best");
    run.total = score("total");
    run.evaluations = countAt(root, "evaluations");
    run.iterations = countAt(root, "iterations");
    run.nodes = countAt(root, "nodes");
    run.seconds = root.at("seconds").value().toDouble();
    run.stop = root.at("stop").text();
    run.improvements = readImprovements(root.at("improvements"));
    if (const auto points = root.find("generations"))
        run.generations = readGenerations(*points);
    const auto secondsOf = [&](const char* key) {
        const auto node = root.find(QLatin1String(key));
        return node ? std::max(0.0, node->value().toDouble()) : 0.0;
    };
    run.processor = {secondsOf("processor_seconds"), secondsOf("thread_seconds")};
    if (const ParameterValues values = storedValues(root, method); values != method.values)
        run.madeWith = methodLabel(*method.solver, values);
    return run;
}

std::vector<std::optional<StoredRun>> RunStore::load(QStringList& warnings) const {
    std::vector<std::optional<StoredRun>> runs(m_plan.runCount());
    QStringList otherwise;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const PlannedMethod& method = m_plan.methods[m_plan.run(i).method];
        const QString path = runPath(m_folder, i);
        if (!QFileInfo::exists(path))
            continue;
        try {
            runs[i] = read(path, method);
        } catch (const UserError& error) {
            warnings
                << RunStoreText::tr("%1: %2 The run is done again.").arg(path, error.sentence());
            continue;
        }
        if (!runs[i])
            throw otherPlan(m_folder);
        if (!runs[i]->madeWith.isEmpty()) {
            otherwise << RunStoreText::tr(
                             "“%1” was run as “%2”; this version would run it as “%3”.")
                             .arg(method.name, runs[i]->madeWith,
                                  methodLabel(*method.solver, method.values));
        }
    }
    otherwise.removeDuplicates();
    warnings << otherwise;
    return runs;
}

void RunStore::save(std::size_t run, const RunResult& result) const {
    makeFolder();
    const PlannedRun planned = m_plan.run(run);
    const PlannedMethod& method = m_plan.methods[planned.method];
    const SearchNumbers& numbers = result.numbers;
    JsonMembers members{
        {"plan", m_plan.fingerprint},
        {"program", QCoreApplication::applicationVersion()},
        {"puzzle", m_plan.puzzles[planned.puzzle].name},
        {"method", method.name},
        {"solver", QString::fromStdString(method.solver->id)},
        {"parameters", method.values.toJson()},
        {"seed", jsonOf(result.seed)},
        {"best", numbers.best},
        {"total", numbers.total},
        {"evaluations", jsonOf(numbers.evaluations)},
        {"iterations", jsonOf(numbers.iterations)},
        {"nodes", jsonOf(numbers.nodes)},
        {"seconds", numbers.seconds},
        {"processor_seconds", numbers.processor.used},
        {"thread_seconds", numbers.processor.wanted},
        {"stop", QString::fromLatin1(stopWord(result.stop))},
        {"board", solutionJson(result.solution)},
        {"improvements", improvementsOf(result.trace)},
        {"boards", boardsOf(result.bests)},
    };
    if (m_plan.curves == PlannedCurves::Generations)
        members.emplace_back("generations", jsonOf(generationsOf(result)));
    writeFile(writeJson(members), runPath(m_folder, run));
}

RecordedRun RunStore::record(std::size_t run) const {
    const QString path = runPath(m_folder, run);
    const PlannedRun planned = m_plan.run(run);
    const PlannedPuzzle& puzzle = m_plan.puzzles[planned.puzzle];
    const PlannedMethod& method = m_plan.methods[planned.method];
    const std::optional<StoredRun> stored = read(path, method);
    if (!stored)
        throw otherPlan(m_folder);
    RecordedRun record;
    record.puzzle = puzzle.puzzle;
    const JsonNode root = JsonNode::parse(readFile(path, kMaxFileBytes));
    record.settings = {method.solver->id, storedValues(root, method), puzzle.budget, planned.seed,
                       method.start};
    record.numbers = *stored;
    record.stop = stopReasonOf(stored->stop);
    record.version = root.at("program").text();
    if (const auto boards = root.find("boards"))
        readBoards(*boards, record);
    if (record.bests.isEmpty())
        throw UserError(RunStoreText::tr("%1: the boards of this run were not kept."), path);
    return record;
}

void RunStore::merge(const QString& folder) const {
    if (!QFileInfo(folder + QStringLiteral("/runs")).isDir())
        throw UserError(RunStoreText::tr("%1: there are no results of an experiment."), folder);
    prepare();
    for (std::size_t i = 0; i < m_plan.runCount(); ++i) {
        const QString from = runPath(folder, i);
        const QString to = runPath(m_folder, i);
        if (!QFileInfo::exists(from) || QFileInfo::exists(to))
            continue;
        try {
            if (!read(from, m_plan.methods[m_plan.run(i).method]))
                throw otherPlan(folder);
        } catch (const FormatError& error) {
            throw UserError(from + u':' + error.sentence());
        }
        writeFile(readFile(from, kMaxFileBytes), to);
    }
}

std::vector<std::size_t> openRuns(StoredRuns stored, const Shard& shard) {
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < stored.size(); ++i) {
        if (shard.holds(i) && (!stored[i] || hasFailed(*stored[i])))
            open.push_back(i);
    }
    return open;
}

ExperimentRunner::ExperimentRunner(const ExperimentPlan& plan, const RunStore& store,
                                   std::vector<std::size_t> runs, int jobs)
    : m_store(store), m_runs(std::move(runs)),
      m_batch(plannedTasks(plan, m_runs), jobs,
              [this](std::size_t index, const RunResult& result) { keep(index, result); }) {
    // Each is on the disk: a long experiment must not fill the memory.
    m_batch.setKeepsResults(false);
}

void ExperimentRunner::start() {
    m_store.prepare();
    m_clock.start();
    m_batch.start();
}

void ExperimentRunner::keep(std::size_t index, const RunResult& result) {
    if (result.stop == StopReason::Interrupted)
        return;
    try {
        m_store.save(m_runs[index], result);
        const std::scoped_lock lock(m_mutex);
        m_kept.push_back({m_runs[index], storedRun(result, m_store.curves())});
    } catch (const UserError& error) {
        const std::scoped_lock lock(m_mutex);
        m_failure = error.sentence();
    }
}

bool ExperimentRunner::waitFor(double seconds) {
    if (const std::scoped_lock lock(m_mutex); m_failure)
        m_batch.stop();
    return m_batch.waitFor(seconds);
}

std::optional<double> ExperimentRunner::secondsLeft() const {
    const RunBatch::Progress now = progress();
    if (now.finished == 0)
        return std::nullopt;
    const double elapsed = static_cast<double>(m_clock.elapsed()) / 1000.0;
    return elapsed * static_cast<double>(now.total - now.finished) /
           static_cast<double>(now.finished);
}

std::vector<ExperimentRunner::Kept> ExperimentRunner::takeKept() {
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_kept, {});
}

void ExperimentRunner::throwIfFailed() const {
    const std::scoped_lock lock(m_mutex);
    if (m_failure)
        throw UserError(*m_failure);
}

} // namespace tessera
