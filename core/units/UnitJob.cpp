// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/UnitJob.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/edges/formats/PuzzleFile.h"
#include "core/search/SearchFields.h"
#include "core/support/FileIo.h"
#include "core/support/Index.h"
#include "core/support/Random.h"
#include "core/support/UserError.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QScopeGuard>
#include <QUuid>

#include <algorithm>
#include <deque>
#include <filesystem>
#include <system_error>

namespace tessera {

namespace {

constexpr int kUnitFormat = 1;
constexpr double kLeastUnitSeconds = 0.1;

QJsonObject treeJson(const UnitJob& job) {
    QJsonObject json{{QStringLiteral("order"), static_cast<int>(job.options.order)},
                     {QStringLiteral("counts_joints"), job.options.countsJoints},
                     {QStringLiteral("skips_rotated"), job.options.skipsTurned},
                     {QStringLiteral("anchor"), job.options.anchor},
                     {QStringLiteral("first_only"), job.firstOnly}};
    FieldWriter{json}("shuffle", job.shuffle);
    return json;
}

void readTree(const QJsonObject& json, UnitJob& job) {
    const int orders = static_cast<int>(cellOrders().size());
    job.options.order =
        static_cast<CellOrder>(std::clamp(json[QLatin1String("order")].toInt(), 0, orders - 1));
    job.options.countsJoints = json[QLatin1String("counts_joints")].toBool();
    job.options.skipsTurned = json[QLatin1String("skips_rotated")].toBool();
    job.options.anchor = std::max(0, json[QLatin1String("anchor")].toInt());
    job.firstOnly = json[QLatin1String("first_only")].toBool();
    FieldReader{json}("shuffle", job.shuffle);
}

QJsonObject runsJson(const UnitJob& job) {
    QJsonArray searches;
    for (const UnitJob::Search& search : job.searches) {
        QJsonObject one = toJson(search);
        if (!job.seeds.empty())
            one.remove(QStringLiteral("seed"));
        searches.append(one);
    }
    QJsonArray seeds;
    for (const std::uint64_t seed : job.seeds)
        seeds.append(QString::number(seed));
    return {{QStringLiteral("searches"), searches},
            {QStringLiteral("seeds"), seeds},
            {QStringLiteral("generations"), job.samplesGenerations},
            {QStringLiteral("grows"), job.grows}};
}

UserError damagedJob() {
    return UserError(UnitText::tr("The description of the units is damaged."));
}

void readRuns(const QJsonObject& json, UnitJob& job) {
    for (const QJsonValue& search : json[QLatin1String("searches")].toArray())
        job.add(search.toObject());
    for (const QJsonValue& seed : json[QLatin1String("seeds")].toArray())
        job.seeds.push_back(seed.toString().toULongLong());
    job.samplesGenerations = json[QLatin1String("generations")].toBool();
    job.grows = json[QLatin1String("grows")].toBool();
    if (job.grows ? job.runCount() > 0 : job.runCount() == 0 || job.runCount() > kMostPlannedRuns)
        throw damagedJob();
}

QJsonObject toJson(const UnitJob& job) {
    QJsonArray puzzles;
    for (const AnyPuzzle& puzzle : job.puzzles)
        puzzles.append(puzzleObject(puzzle));
    const bool isTree = job.task == UnitJob::Task::Tree;
    QJsonObject json{{QStringLiteral("tessera-units"), kUnitFormat},
                     {QStringLiteral("program"), job.program},
                     {QStringLiteral("unit_seconds"), job.unitSeconds},
                     {QStringLiteral("puzzles"), puzzles}};
    json[isTree ? QLatin1String("tree") : QLatin1String("runs")] =
        isTree ? treeJson(job) : runsJson(job);
    return json;
}

UnitJob jobFrom(const QJsonObject& json) {
    UnitJob job;
    job.program = json[QLatin1String("program")].toString();
    if (json[QLatin1String("tessera-units")].toInt() != kUnitFormat) {
        throw UserError(UnitText::tr(
            "This version of Tessera cannot read these units. Use the version that made them."));
    }
    job.unitSeconds =
        std::max(kLeastUnitSeconds, json[QLatin1String("unit_seconds")].toDouble(job.unitSeconds));
    for (const QJsonValue& puzzle : json[QLatin1String("puzzles")].toArray())
        job.puzzles.push_back(puzzleFrom(puzzle));
    if (const QJsonObject tree = json[QLatin1String("tree")].toObject(); !tree.isEmpty()) {
        job.task = UnitJob::Task::Tree;
        readTree(tree, job);
        if (job.puzzles.size() != 1 || job.puzzles.front().get<PuzzleFile>() == nullptr)
            throw damagedJob();
    } else {
        readRuns(json[QLatin1String("runs")].toObject(), job);
    }
    return job;
}

/// Never replaces a file, not even one that another program writes at the same moment.
/// @return whether there was none @throws UserError
bool writeFirst(const QByteArray& bytes, const QString& path) {
    const QString draft = path + u'-' + QUuid::createUuid().toString(QUuid::Id128);
    const auto removed = qScopeGuard([&] { QFile::remove(draft); });
    try {
        writeFile(bytes, draft);
    } catch (const UserError& error) { // the user knows only the final name
        throw UserError(QString(error.sentence()).replace(draft, path));
    }
    const std::filesystem::path source = QFileInfo(draft).filesystemFilePath();
    std::error_code error;
    std::error_code ignored;
    std::filesystem::create_hard_link(source, QFileInfo(path).filesystemFilePath(), error);
    // A network may repeat the request and then say that the file exists.
    if (!error || std::filesystem::hard_link_count(source, ignored) == 2)
        return true;
    if (error == std::errc::file_exists || QFileInfo::exists(path))
        return false;
    // A file system without hard links: who creates the file also fills it.
    const bool isOwn = QFile(path).open(QIODevice::WriteOnly | QIODevice::NewOnly);
    if (!isOwn && QFileInfo::exists(path))
        return false;
    auto dropped = qScopeGuard([&] {
        if (isOwn)
            QFile::remove(path);
    });
    writeFile(bytes, path); // if it could not be created, this says why
    dropped.dismiss();
    return true;
}

/// Placements between two checks whether to continue: some hundredths of a second.
constexpr std::uint64_t kTreeSlice = 1U << 22U;
/// Cells that a cut leaves open, so that it never fills a board.
constexpr std::size_t kCellsLeft = 2;

ExactSearch searchOf(const TreeTask& task, const CompiledPuzzle& pieces) {
    if (!task.shuffle)
        return {*task.problem, pieces, nullptr, task.options};
    Random random(*task.shuffle);
    // The method's first draw estimates the size of the tree.
    static_cast<void>(random.bits());
    return {*task.problem, pieces, &random, task.options};
}

} // namespace

QJsonObject toJson(const UnitJob::Search& search) {
    QJsonObject json = toJson(search.settings);
    json[QLatin1String("puzzle")] = static_cast<qint64>(search.puzzle);
    return json;
}

void UnitJob::add(const QJsonObject& search) {
    const auto puzzle = static_cast<std::size_t>(search[QLatin1String("puzzle")].toInteger(-1));
    if (puzzle >= puzzles.size())
        throw damagedJob();
    searches.push_back({puzzle, searchSettingsFrom(search)});
}

SearchSettings UnitJob::settingsOf(std::size_t run) const {
    SearchSettings settings = searches[run / seedCount()].settings;
    if (!seeds.empty())
        settings.seed = seeds[run % seeds.size()];
    return settings;
}

RunTask UnitJob::taskOf(const AnyPuzzle& puzzle, const SearchSettings& settings) const {
    if (findSolver(settings.solver) == nullptr)
        throw damagedJob(); // see UnitLedger::extend
    const std::shared_ptr<const Problem> problem = puzzle.kind().problem(puzzle, settings.start);
    return {[problem, settings, samples = samplesGenerations] {
                auto solver = makeSolver(*findSolver(settings.solver), problem, settings.values);
                return samples ? sampledSolver(std::move(solver)) : std::move(solver);
            },
            problem->total(), settings.budget, settings.seed, settings.threads};
}

TreeTask UnitJob::tree() const {
    const auto& file = puzzles.front().as<PuzzleFile>();
    return {std::make_shared<EdgeProblem>(file.puzzle, file.board, file.locked, StartKind::Board),
            options, shuffle, firstOnly};
}

bool UnitJob::isSameWork(const UnitJob& other) const {
    const auto work = [](const UnitJob& job) {
        QJsonObject json = toJson(job);
        json.remove(QStringLiteral("program"));
        json.remove(QStringLiteral("unit_seconds"));
        return QJsonDocument(json).toJson(QJsonDocument::Compact);
    };
    return work(*this) == work(other);
}

UnitJob unitJob(const ExperimentPlan& plan) {
    UnitJob job;
    job.seeds = plan.seeds;
    job.samplesGenerations = plan.curves == PlannedCurves::Generations;
    for (const PlannedPuzzle& puzzle : plan.puzzles) {
        for (const PlannedMethod& method : plan.methods) {
            job.searches.push_back(
                {job.puzzles.size(),
                 {method.solver->id, method.values, puzzle.budget, 0, method.start}});
        }
        job.puzzles.push_back(puzzle.puzzle);
    }
    return job;
}

QString UnitFolder::heartbeat(const QString& worker) const {
    return QStringLiteral("%1/workers/%2").arg(m_path, worker);
}

QString UnitFolder::result(const QString& name) const {
    return QStringLiteral("%1/results/%2").arg(m_path, name);
}

QString UnitFolder::live(const QString& name) const {
    return QStringLiteral("%1/live/%2").arg(m_path, name);
}

bool UnitFolder::exists() const { return QFileInfo::exists(job()); }

bool UnitFolder::make(const UnitJob& job) const {
    makeFolder(m_path);
    // The ledger first: another maker writes it after the description.
    if (QFileInfo::exists(ledger()) && !exists())
        throw UserError(
            UnitText::tr("%1: the folder already holds a ledger. Choose another folder."), m_path);
    for (const char* folder : {"workers", "results", "live"})
        makeFolder(QStringLiteral("%1/%2").arg(m_path, QLatin1String(folder)));
    return writeFirst(QJsonDocument(toJson(job)).toJson(), this->job());
}

void UnitFolder::check() const {
    checkFolder(m_path);
    if (!exists()) {
        throw UserError(UnitText::tr("%1: the folder holds no work units. Make some with --units "
                                     "of “count”, “solve”, “experiment” or “tune”."),
                        m_path);
    }
}

QDateTime UnitFolder::made() const { return QFileInfo(job()).lastModified(); }

UnitJob UnitFolder::load() const {
    check();
    const QByteArray bytes = readFile(job(), kMaxFileBytes);
    const QJsonObject json = namedFormat(job(), [&] { return JsonNode::parse(bytes).object(); });
    return named(job(), [&] { return jobFrom(json); });
}

UnitJob UnitFolder::loadFor(const QString& program) const {
    UnitJob job = load();
    if (job.program != program) {
        throw UserError(UnitText::tr("%1: these units were made by Tessera %2; this is Tessera %3. "
                                     "Use the same program on all machines."),
                        m_path, job.program, program);
    }
    return job;
}

TreeSearcher::TreeSearcher(const TreeTask& task)
    : m_tree(std::make_shared<Tree>(task)), m_search(searchOf(m_tree->task, m_tree->pieces)),
      m_codes(asIndex(m_tree->pieces.size().cells())) {}

std::vector<TreePart> TreeSearcher::cut(std::size_t wanted, std::uint64_t& nodes) {
    const std::uint64_t before = m_search.placements();
    const auto cells = asIndex(m_search.cells());
    std::vector<ExactSearch::State> done;
    std::deque<ExactSearch::State> open{m_search.state()};
    while (!open.empty() && open.size() + done.size() < wanted) {
        const ExactSearch::State part = open.front();
        open.pop_front();
        std::vector<ExactSearch::State> children;
        if (part.path.size() + kCellsLeft < cells)
            addChildren(part, children);
        else
            done.push_back(part);
        open.insert(open.end(), children.begin(), children.end());
    }
    nodes += m_search.placements() - before;
    done.insert(done.end(), open.begin(), open.end());
    std::vector<TreePart> parts;
    for (const ExactSearch::State& state : done)
        parts.push_back(measured(state));
    return parts;
}

/// One part for each piece that fits on the next cell.
void TreeSearcher::addChildren(const ExactSearch::State& part,
                               std::vector<ExactSearch::State>& parts) {
    std::optional<ExactSearch::State> rest = part;
    while (rest) {
        m_search.restore(*rest);
        if (m_search.advance(1) == ExactSearch::Event::Exhausted)
            return;
        rest = m_search.splitOff();
        parts.push_back(m_search.state());
    }
}

TreePart TreeSearcher::measured(const ExactSearch::State& state) {
    m_search.restore(state);
    return {state, m_search.shareLeft()};
}

std::optional<ExactSearch::State> TreeSearcher::search(const ExactSearch::State& part,
                                                       TreeTally& tally,
                                                       const std::function<bool()>& goesOn) {
    const std::uint64_t before = m_search.placements();
    m_search.restore(part);
    ExactSearch::Event event{};
    do {
        event = m_search.advance(kTreeSlice);
        if (event == ExactSearch::Event::Solution || event == ExactSearch::Event::Deeper)
            note(tally, event);
    } while (event != ExactSearch::Event::Exhausted &&
             (event != ExactSearch::Event::Paused || goesOn()) &&
             !(m_tree->task.firstOnly && tally.solutions > 0));
    tally.nodes += m_search.placements() - before;
    return event == ExactSearch::Event::Exhausted ? std::nullopt : std::optional(m_search.state());
}

void TreeSearcher::note(TreeTally& tally, ExactSearch::Event event) {
    m_search.copyTo(m_codes);
    if (event == ExactSearch::Event::Solution) {
        const auto forms = static_cast<std::uint64_t>(m_search.turnedForms());
        tally.solutions += forms;
        tally.upToRotation += forms > 1 || m_tree->classes.isRepresentative(m_codes) ? 1 : 0;
    }
    if (const int score = m_search.scoreAt(m_search.depth()); score > tally.best) {
        tally.best = score;
        tally.board = m_codes;
    }
}

std::vector<TreePart> TreeSearcher::split(const ExactSearch::State& part, std::size_t most) {
    std::vector<TreePart> parts;
    std::vector<TreePart> open{measured(part)};
    while (!open.empty() && open.size() + parts.size() < most) {
        const auto largest = std::ranges::max_element(open, {}, &TreePart::share);
        m_search.restore(largest->state);
        const auto rest = m_search.splitOff();
        const TreePart kept = measured(rest ? m_search.state() : largest->state);
        open.erase(largest);
        (rest ? open : parts).push_back(kept);
        if (rest)
            open.push_back(measured(*rest));
    }
    parts.insert(parts.end(), open.begin(), open.end());
    return parts;
}

} // namespace tessera
