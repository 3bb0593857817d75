// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/ExperimentRuns.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/experiments/ExperimentFolder.h"
#include "core/experiments/Origin.h"
#include "core/search/SearchFields.h"

#include <QFileInfo>

#include <algorithm>

namespace tessera {

namespace {

struct RunStoreText {
    Q_DECLARE_TR_FUNCTIONS(RunStore)
};

struct OtherPlan : UserError {
    using UserError::UserError;
};

int scoreAt(const JsonNode& node) { return node.integer(0, 1 << 30, RunStoreText::tr("a score")); }

/// Reads the fields of a run's file. @throws FormatError at what is wrong
struct RunFieldReader {
    const JsonNode& root;

    void operator()(const char* key, int& score) const { score = scoreAt(root.at(key)); }
    void operator()(const char* key, std::uint64_t& count) const {
        const JsonNode node = root.at(key);
        const qint64 number = node.value().toInteger(-1);
        if (number < 0)
            node.fail(RunStoreText::tr("a whole number, 0 or more"));
        count = static_cast<std::uint64_t>(number);
    }
    void operator()(const char* key, double& seconds) const {
        seconds = std::max(0.0, root.at(key).value().toDouble());
    }
};

/// An item of a list of numbers; 0 if it is missing or negative.
std::uint64_t countIn(const JsonNode& list, qsizetype index) {
    return static_cast<std::uint64_t>(std::max<qint64>(0, list.at(index).value().toInteger()));
}

/// Seconds, evaluations, score, for a board also its changes; then the other counts.
QJsonArray momentJson(const Counters& at, int score, std::optional<QString> changes = {}) {
    QJsonArray list{at.seconds, plainJson(at.evaluations), score};
    if (changes)
        list.append(*changes);
    list.append(plainJson(at.iterations));
    list.append(plainJson(at.nodes));
    return list;
}

/// @param size length of a list from a version that wrote no iterations and nodes
BestMoment momentFrom(const JsonNode& list, qsizetype size, const QString& what) {
    if (list.size() != size + 2)
        list.expectSize(size, what);
    return {{list.at(0).value().toDouble(), countIn(list, 1), countIn(list, size),
             countIn(list, size + 1)},
            scoreAt(list.at(2))};
}

TracePoint improvementAt(const BestMoment& moment) {
    return {moment, moment.score, moment.score, true};
}

QJsonArray improvementsOf(const Trace& trace) {
    QJsonArray list;
    for (const TracePoint& point : improvementsIn(trace.points()))
        list.append(momentJson(point, point.best));
    return list;
}

/// The samples after each iteration; for a very long run only every second one, or fewer.
std::vector<TracePoint> generationsOf(const RunResult& result) {
    std::vector<TracePoint> points;
    for (const TracePoint& point : result.trace.points()) {
        if (!point.improvement)
            points.push_back(
                {{0, 0, point.iterations}, point.best, point.current, false, point.spread});
    }
    return points;
}

/// Each as generation, best, current and, with a population, mean and worst score.
QJsonArray generationsJson(std::span<const TracePoint> points) {
    QJsonArray list;
    for (const TracePoint& point : points) {
        QJsonArray numbers{plainJson(point.iterations), point.best, point.current};
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
    for (qsizetype i = 0; i < node.size(); ++i) {
        const JsonNode numbers = node.at(i);
        if (numbers.size() != 3 && numbers.size() != 5)
            numbers.fail(RunStoreText::tr("a generation and its scores"));
        TracePoint point;
        point.iterations = countIn(numbers, 0);
        point.best = scoreAt(numbers.at(1));
        point.current = scoreAt(numbers.at(2));
        if (numbers.size() == 5)
            point.spread = ScoreSpread{numbers.at(3).value().toDouble(), scoreAt(numbers.at(4))};
        points.push_back(point);
    }
    return points;
}

QJsonArray boardsOf(const BestHistory& history) {
    QJsonArray list;
    const QList<QByteArray> changes = changesOf(history);
    for (qsizetype i = 0; i < changes.size(); ++i) {
        const BestMoment& moment = history.moments()[static_cast<std::size_t>(i)];
        list.append(momentJson(moment, moment.score, QString::fromLatin1(changes[i])));
    }
    return list;
}

void readBoards(const JsonNode& node, RecordedRun& run) {
    const Kind& kind = run.puzzle.kind();
    const QString what = RunStoreText::tr("seconds, evaluations, a score and changes");
    Solution solution(kind.solution(run.puzzle).size(), 0);
    for (qsizetype i = 0; i < node.size(); ++i) {
        const JsonNode board = node.at(i);
        const BestMoment moment = momentFrom(board, 4, what);
        if (!applyChanges(board.at(3).text().toLatin1(), solution) ||
            !kind.withSolution(run.puzzle, solution))
            board.at(3).fail(RunStoreText::tr("changes that lead to a board"));
        run.bests.add(moment, solution);
        const TracePoint point = improvementAt(moment);
        run.trace.append({&point, 1});
    }
}

/// The errors of formats have no full stop, others have one.
QString withoutStop(const QString& sentence) {
    const bool hasStop = sentence.endsWith(u'.') || sentence.endsWith(u'。');
    return hasStop ? sentence.chopped(1) : sentence;
}

/// The parameters of a stored run. Values missing in the file are the plan's.
ParameterValues storedValues(const JsonNode& root, const PlannedMethod& method) {
    ParameterValues values = method.values;
    if (const auto stored = root.find("parameters"))
        values.setJson(stored->object());
    return values;
}

/// Whether a run names another puzzle of the plan. Other names may be this one's, as written in
/// another language, or before equal names were told apart by numbers.
bool isOfOtherPuzzle(const QString& name, const ExperimentPlan& plan, const QString& planned) {
    return name != planned && !planned.startsWith(name + QLatin1String(" (")) &&
           std::ranges::find(plan.puzzles, name, &PlannedPuzzle::name) != plan.puzzles.end();
}

/// Refuses a file that was copied or renamed to the place of another run.
void checkPlace(const JsonNode& root, const StoredRun& run, const ExperimentPlan& plan,
                const PlannedRun& planned) {
    const PlannedPuzzle& puzzle = plan.puzzles[planned.puzzle];
    const QString name = root.textAt("puzzle");
    if (isOfOtherPuzzle(name, plan, puzzle.name))
        root.at("puzzle").fail(quoted(puzzle.name.toUtf8()), quoted(name.toUtf8()));
    if (run.total > 0 && run.total != puzzle.total) // 0: it failed before it knew
        root.at("total").fail(QString::number(puzzle.total));
    if (run.best > puzzle.total)
        root.at("best").fail(RunStoreText::tr("a score"));
    if (run.seed != planned.seed)
        root.at("seed").fail(QString::number(planned.seed));
}

/// @throws UserError if it is not a run that the plan has in this place
StoredRun storedFrom(const JsonNode& root, const ExperimentPlan& plan, std::size_t index) {
    const PlannedRun planned = plan.run(index);
    const PlannedMethod& method = plan.methods[planned.method];
    StoredRun run;
    const RunFieldReader read{root};
    read("seed", run.seed);
    tellResult(read, run);
    checkPlace(root, run, plan, planned);
    run.current = run.best;
    run.program = programText(root.textAt("program"), root.textAt("commit"));
    if (root.find("processor_seconds"))
        tellProcessor(read, run.processor);
    run.stop = root.at("stop").text();
    run.failure = root.textAt("failure");
    const JsonNode improvements = root.at("improvements");
    const QString what = RunStoreText::tr("seconds, evaluations and a score");
    for (qsizetype i = 0; i < improvements.size(); ++i)
        run.improvements.push_back(improvementAt(momentFrom(improvements.at(i), 3, what)));
    if (const auto points = root.find("generations"))
        run.generations = readGenerations(*points);
    if (const ParameterValues values = storedValues(root, method); values != method.values)
        run.madeWith = methodLabel(*method.solver, values);
    return run;
}

} // namespace

void refuseOtherParameters(const ExperimentPlan& plan, StoredRuns stored,
                           std::span<const std::size_t> runs) {
    std::vector<bool> isPlanned(plan.methods.size());
    for (const std::size_t run : runs)
        isPlanned[plan.run(run).method] = true;
    for (std::size_t run = 0; run < stored.size(); ++run) {
        const std::size_t planned = plan.run(run).method;
        if (!stored[run] || stored[run]->madeWith.isEmpty() || !isPlanned[planned])
            continue;
        const PlannedMethod& method = plan.methods[planned];
        throw UserError(RunStoreText::tr("“%1”: the runs in this folder used “%2”; new runs would "
                                         "use “%3”. Choose another folder for the new runs."),
                        method.name, stored[run]->madeWith,
                        methodLabel(*method.solver, method.values));
    }
}

StoredRun storedRun(const RunResult& result, PlannedCurves curves) {
    StoredRun run{result.numbers, result.seed, QString::fromLatin1(stopWord(result.stop)),
                  improvementsIn(result.trace.points())};
    run.program = programText(QCoreApplication::applicationVersion(), builtFromCommit());
    run.failure = result.failure;
    if (curves == PlannedCurves::Generations)
        run.generations = generationsOf(result);
    return run;
}

std::optional<int> StoredRun::bestAt(double seconds) const {
    const auto later = std::ranges::upper_bound(improvements, seconds, {}, &TracePoint::seconds);
    return later == improvements.begin() ? std::nullopt : std::optional(std::prev(later)->best);
}

bool hasFailed(const StoredRun& run) {
    return run.stop == QLatin1String(stopWord(StopReason::Failed));
}

QString repeatedRun() { return RunStoreText::tr("%1: %2. The run is repeated."); }

RunStore::RunStore(const ExperimentPlan& plan, QString folder)
    : m_plan(plan), m_folder(std::move(folder)) {
    refuseFileAsFolder(m_folder);
}

void RunStore::makeFolder() const {
    tessera::makeFolder(m_folder); // named first if it cannot be made
    tessera::makeFolder(m_folder + QStringLiteral("/runs"));
}

void RunStore::prepare() const {
    makeFolder();
    checkWritable(runPath(m_folder, 0));
    describeExperiment(m_plan, m_folder);
}

QString RunStore::runPath(const QString& folder, std::size_t run) {
    return folder + QStringLiteral("/runs/%1.json").arg(run + 1, 6, 10, QChar(u'0'));
}

JsonNode RunStore::open(const QString& folder, std::size_t run) const {
    const JsonNode root = JsonNode::parse(readFile(runPath(folder, run), kMaxFileBytes));
    if (root.at("plan").text() != m_plan.fingerprint)
        throw OtherPlan(
            RunStoreText::tr(
                "%1: the folder holds the results of another plan. Choose another folder."),
            folder);
    return root;
}

std::vector<std::optional<StoredRun>>
RunStore::load(QStringList& warnings, const QString& unreadable, const Progress& progress) const {
    std::vector<std::optional<StoredRun>> runs(m_plan.runCount());
    QStringList otherwise;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (progress && !progress(static_cast<int>(i), static_cast<int>(runs.size())))
            break;
        const PlannedMethod& method = m_plan.methods[m_plan.run(i).method];
        const QString path = runPath(m_folder, i);
        if (!QFileInfo::exists(path))
            continue;
        try {
            runs[i] = storedFrom(open(m_folder, i), m_plan, i);
        } catch (const OtherPlan&) {
            throw;
        } catch (const UserError& error) {
            warnings << unreadable.arg(path, withoutStop(error.sentence()));
            continue;
        }
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
    const PlannedPuzzle& puzzle = m_plan.puzzles[planned.puzzle];
    QJsonObject origin = result.origin;
    if (origin.isEmpty())
        addOrigin(origin);
    const QJsonValue program = origin.take(QLatin1String("version")); // as run files name it
    JsonMembers members{{"plan", m_plan.fingerprint},
                        {"program", program},
                        {"puzzle", puzzle.name},
                        {"method", method.name},
                        {"solver", QString::fromStdString(method.solver->id)},
                        {"parameters", method.values.toJson()},
                        {"start", startKindWords().at(static_cast<int>(method.start))},
                        {"budget", budgetJson(puzzle.budget)},
                        {"threads", 1},
                        {"seed", plainJson(result.seed)}};
    for (const QString& key : origin.keys())
        members.emplace_back(key, origin[key]);
    const auto write = [&members](const char* key, const auto& value) {
        members.emplace_back(key, plainJson(value));
    };
    tellResult(write, result.numbers);
    tellProcessor(write, result.numbers.processor);
    write("core_share", result.numbers.processor.coreShare());
    write("stop", QString::fromLatin1(stopWord(result.stop)));
    if (!result.failure.isEmpty())
        write("failure", result.failure);
    write("board", solutionJson(result.solution));
    write("improvements", improvementsOf(result.trace));
    write("boards", boardsOf(result.bests));
    if (m_plan.curves == PlannedCurves::Generations)
        write("generations", generationsJson(generationsOf(result)));
    writeFile(writeJson(members), runPath(m_folder, run));
}

RecordedRun RunStore::record(std::size_t run) const {
    const PlannedRun planned = m_plan.run(run);
    const PlannedPuzzle& puzzle = m_plan.puzzles[planned.puzzle];
    const PlannedMethod& method = m_plan.methods[planned.method];
    const JsonNode root = open(m_folder, run);
    const StoredRun stored = storedFrom(root, m_plan, run);
    RecordedRun record;
    record.puzzle = puzzle.puzzle;
    record.settings = {method.solver->id, storedValues(root, method), puzzle.budget, planned.seed,
                       method.start};
    record.numbers = stored;
    record.stop = stopReasonOf(stored.stop);
    record.failure = stored.failure;
    record.version = root.at("program").text();
    record.commit = root.textAt("commit");
    record.machine = root.textAt("machine");
    record.compiler = root.textAt("compiler");
    record.processor = root.textAt("processor");
    record.date = QDateTime::fromString(root.textAt("date"), Qt::ISODate);
    if (const auto boards = root.find("boards"))
        readBoards(*boards, record);
    if (record.bests.isEmpty())
        throw UserError(RunStoreText::tr("%1: the boards of this run were not saved."),
                        runPath(m_folder, run));
    return record;
}

void RunStore::merge(const QStringList& folders) const {
    for (const QString& folder : folders) {
        checkFolder(folder);
        if (!QFileInfo(folder + QStringLiteral("/runs")).isDir())
            throw UserError(RunStoreText::tr("%1: the folder holds no results of an experiment."),
                            folder);
    }
    QStringList ignored;
    static_cast<void>(load(ignored)); // refuses runs of another plan before anything is written
    const auto hasEndedWell = [this](const QString& place, std::size_t run) {
        return !hasFailed(storedFrom(open(place, run), m_plan, run));
    };
    const auto isHere = [&](std::size_t run) {
        try {
            return QFileInfo::exists(runPath(m_folder, run)) && hasEndedWell(m_folder, run);
        } catch (const OtherPlan&) {
            throw;
        } catch (const UserError&) { // unreadable
            return false;
        }
    };
    std::vector<QString> sources(m_plan.runCount()); // empty where nothing is copied
    for (const QString& folder : folders) {
        for (std::size_t i = 0; i < sources.size(); ++i) {
            const QString from = runPath(folder, i);
            if (!sources[i].isEmpty() || !QFileInfo::exists(from) || isHere(i))
                continue;
            if (namedFormat(from, [&] { return hasEndedWell(folder, i); }))
                sources[i] = from;
        }
    }
    makeFolder();
    checkWritable(runPath(m_folder, 0));
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (!sources[i].isEmpty())
            writeFile(readFile(sources[i], kMaxFileBytes), runPath(m_folder, i));
    }
    describeExperiment(m_plan, m_folder); // not before, as the runs here may be of another plan
}

std::vector<std::size_t> openRuns(const ExperimentPlan& plan, StoredRuns stored,
                                  const Shard& shard) {
    const std::size_t seeds = plan.seeds.size();
    std::vector<std::size_t> open;
    for (std::size_t seed = 0; seed < seeds; ++seed) {
        for (std::size_t i = seed; i < stored.size(); i += seeds) {
            if (shard.holds(i) && (!stored[i] || hasFailed(*stored[i])))
                open.push_back(i);
        }
    }
    return open;
}

ExperimentRunner::ExperimentRunner(const ExperimentPlan& plan, const RunStore& store,
                                   std::vector<std::size_t> runs, int jobs)
    : m_store(store), m_runs(std::move(runs)),
      m_batch(plannedTasks(plan, m_runs), jobs,
              [this](std::size_t index, const RunResult& result) { keep(index, result); }) {
    // Each run is on the disk: a long experiment must not fill the memory.
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
    } catch (const std::exception&) {
        const std::scoped_lock lock(m_mutex);
        m_failure = failureSentence();
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
