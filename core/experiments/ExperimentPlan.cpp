// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/ExperimentPlan.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/experiments/RunFile.h"
#include "core/search/SearchContext.h"
#include "core/text/JsonKeys.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

#include <limits>
#include <map>
#include <set>

namespace tessera {

namespace {

/// A method whose curve gets a point after each iteration.
class SampledSolver final : public Solver {
public:
    explicit SampledSolver(std::unique_ptr<Solver> solver) : m_solver(std::move(solver)) {}

    void run(SearchContext& context) override {
        context.sampleEveryIteration();
        m_solver->run(context);
    }

private:
    std::unique_ptr<Solver> m_solver;
};

Budget readBudget(const JsonNode& node) {
    expectKeys(node, "seconds evaluations target processor-seconds");
    Budget budget;
    const auto readSeconds = [&](const auto& key, std::optional<double>& limit) {
        const auto seconds = node.find(key);
        limit = seconds ? std::optional(seconds->value().toDouble(-1)) : std::nullopt;
        if (limit && *limit < 0)
            seconds->fail(PlanText::tr("0 or more seconds"));
    };
    readSeconds("seconds", budget.seconds);
    readSeconds("processor-seconds", budget.processorSeconds);
    if (const auto evaluations = node.find("evaluations"))
        budget.evaluations = wholeNumber(*evaluations);
    if (const auto target = node.find("target"))
        budget.target =
            target->integer(0, std::numeric_limits<int>::max(), PlanText::tr("a score"));
    if (!budget.seconds && !budget.evaluations && !budget.target && !budget.processorSeconds)
        node.fail(PlanText::tr("a limit: seconds, processor-seconds, evaluations or target"));
    return budget;
}

std::vector<std::uint64_t> readSeeds(const JsonNode& node) {
    std::vector<std::uint64_t> seeds;
    if (node.value().isArray()) {
        for (qsizetype i = 0; i < node.size(); ++i)
            seeds.push_back(wholeNumber(node.at(i)));
    } else if (!node.value().isObject()) {
        node.fail(PlanText::tr("a list of numbers, or an object with “count”"));
    } else {
        expectKeys(node, "first step count");
        const auto first = node.find("first");
        const auto step = node.find("step");
        const int count = node.at("count").integer(1, static_cast<int>(kMostPlannedRuns),
                                                   PlanText::tr("a number of seeds"));
        const auto sequence =
            seedSequence(first ? wholeNumber(*first) : 1, step ? wholeNumber(*step) : 1, count);
        if (!sequence)
            node.fail(PlanText::tr("seeds up to %1").arg(kHighestSeed));
        seeds = *sequence;
    }
    if (seeds.empty())
        node.fail(PlanText::tr("at least one seed"));
    return seeds;
}

/// A short plan may ask for more puzzles than fit in memory, or than the user waits for.
class Allowance {
public:
    /// @param progress receives the puzzles made of one entry of the plan
    explicit Allowance(const Progress& progress) : m_progress(progress) {}

    /// @throws FormatError at the node if that many puzzles with that many edges each are too many
    void take(const JsonNode& node, qint64 count, int edges) {
        m_left -= count * std::max(kLeast, edges);
        if (m_left < 0)
            node.fail(
                PlanText::tr("puzzles with at most %1 edges in total").arg(kMostPlannedEdges));
    }

    /// Whether to continue.
    [[nodiscard]] bool goesOn(int made, int all) {
        m_goesOn = m_goesOn && (!m_progress || m_progress(made, all));
        return m_goesOn;
    }
    [[nodiscard]] bool goesOn() const { return m_goesOn; }

private:
    /// Even the smallest puzzle takes some memory.
    static constexpr int kLeast = 100;

    const Progress& m_progress;
    bool m_goesOn = true;
    qint64 m_left = kMostPlannedEdges;
};

PlannedPuzzle planned(AnyPuzzle puzzle) {
    PlannedPuzzle planned;
    planned.name = puzzle.kind().title(puzzle);
    planned.total = puzzle.kind().total(puzzle);
    planned.puzzle = std::move(puzzle);
    return planned;
}

/// The puzzles of a file: one, or a list. They are named by the file, which the user knows, not by
/// their titles.
std::vector<PlannedPuzzle> puzzlesOfFile(const JsonNode& path, const QString& folder,
                                         Allowance& allowance) {
    const PuzzleSource source = openSource(QDir(folder).filePath(path.text()));
    std::vector<PlannedPuzzle> puzzles;
    std::vector<AnyPuzzle> read;
    if (looksLikeRunFile(source.bytes))
        read = {named(source.name, [&] { return readRunFile(source.bytes).run.puzzle; })};
    else
        read = kindOf(source.bytes).read(source).puzzles;
    for (AnyPuzzle& puzzle : read) {
        puzzles.push_back(planned(std::move(puzzle)));
        puzzles.back().name = path.text();
        allowance.take(path, 1, puzzles.back().total);
    }
    return puzzles;
}

QString kindNames() {
    QStringList names;
    for (const Kind* kind : allKinds())
        names << QString::fromUtf8(kind->id());
    return PlanText::tr("one of the kinds %1").arg(names.join(QStringLiteral(", ")));
}

/// The requested number of puzzles, with consecutive seeds.
std::vector<PlannedPuzzle> generatedPuzzles(const JsonNode& node, int count, Allowance& allowance) {
    const QString id = node.object().value(QLatin1String("kind")).toString();
    const Kind* kind = findKind(id.toStdString());
    if (kind == nullptr) {
        if (const auto unknown = node.find("kind"))
            unknown->fail(kindNames());
        kind = allKinds().front();
    }
    const PuzzleMaker maker = kind->maker(node);
    // Checked before the work.
    allowance.take(node, count, maker.total);
    std::vector<PlannedPuzzle> puzzles;
    for (int made = 0; made < count && allowance.goesOn(made, count); ++made) {
        const auto goesOn = [&](int, int) { return allowance.goesOn(made, count); };
        if (auto puzzle = maker.make(made, goesOn))
            puzzles.push_back(planned(*std::move(puzzle)));
    }
    return puzzles;
}

/// A puzzle with all its pieces, in the native format of its kind.
AnyPuzzle puzzleIn(const JsonNode& node) {
    try {
        return puzzleFrom(node.value());
    } catch (const UserError&) {
        node.fail(PlanText::tr("a puzzle in Tessera’s own format"));
    }
}

void readPuzzle(const JsonNode& node, const QString& folder, const Budget& usual,
                Allowance& allowance, std::vector<PlannedPuzzle>& puzzles) {
    expectKeys(node, "file generate puzzle count name group budget");
    const auto ownBudget = node.find("budget");
    const auto named = node.find("name");
    std::vector<PlannedPuzzle> some;
    const auto path = node.find("file");
    // Of several sources, all but one would be ignored, as would the count of a file.
    if (path) {
        expectKeys(node, "file name group budget");
        some = puzzlesOfFile(*path, folder, allowance);
    } else if (const auto generate = node.find("generate")) {
        expectKeys(node, "generate count name group budget");
        const auto times = node.find("count");
        const int count = times ? times->integer(1, 10000, PlanText::tr("a number of puzzles")) : 1;
        some = generatedPuzzles(*generate, count, allowance);
    } else if (const auto whole = node.find("puzzle")) {
        expectKeys(node, "puzzle name group budget");
        some.push_back(planned(puzzleIn(*whole)));
        allowance.take(*whole, 1, some.back().total);
    } else {
        node.fail(PlanText::tr("a file or settings to generate"), PlanText::tr("neither"));
    }
    for (std::size_t i = 0; i < some.size(); ++i) {
        if (named)
            some[i].name = named->text();
        if (some[i].name.isEmpty())
            some[i].name = some[i].puzzle.kind().label(some[i].puzzle);
        if (some.size() > 1 && (named || path))
            some[i].name += QStringLiteral(" %1").arg(i + 1);
        some[i].group = node.textAt("group");
        some[i].budget = ownBudget ? readBudget(*ownBudget) : usual;
        puzzles.push_back(std::move(some[i]));
    }
}

/// Tables tell puzzles apart by their names alone.
void tellApart(std::vector<PlannedPuzzle>& puzzles) {
    std::set<QString> taken;
    std::map<QString, int> uses;
    for (PlannedPuzzle& puzzle : puzzles) {
        const QString name = puzzle.name;
        int& number = uses.try_emplace(name, 1).first->second;
        while (!taken.insert(puzzle.name).second)
            puzzle.name = QStringLiteral("%1 (%2)").arg(name, QString::number(++number));
    }
}

std::vector<double> readTimes(const JsonNode& node) {
    std::vector<double> times;
    for (qsizetype i = 0; i < node.size(); ++i) {
        const double seconds = node.at(i).value().toDouble(-1);
        if (seconds <= (times.empty() ? 0 : times.back()))
            node.at(i).fail(PlanText::tr("seconds, above 0 and rising"));
        times.push_back(seconds);
    }
    return times;
}

PublishedTimes readPublishedTimes(const JsonNode& node, std::size_t groups) {
    expectKeys(node, "name seconds");
    PublishedTimes times{node.at("name").text(), {}};
    const JsonNode seconds = node.at("seconds");
    for (qsizetype i = 0; i < seconds.size(); ++i) {
        const double value = seconds.at(i).value().toDouble(-1);
        if (value <= 0)
            seconds.at(i).fail(PlanText::tr("a number of seconds above 0"));
        times.seconds.push_back(value);
    }
    if (times.seconds.size() != groups)
        seconds.fail(PlanText::tr("one time per group of puzzles"));
    return times;
}

/// One row can only combine puzzles with the same full score, and needs one published text.
void checkGroups(const JsonNode& root, const ExperimentPlan& plan) {
    const auto groups = plan.groups();
    for (const auto& group : groups) {
        for (const std::size_t puzzle : group) {
            if (plan.puzzles[puzzle].total != plan.puzzles[group.front()].total)
                root.at("puzzles").fail(PlanText::tr("groups with the same full score"));
        }
    }
    for (const PlannedMethod& method : plan.methods) {
        if (!method.published.isEmpty() &&
            static_cast<std::size_t>(method.published.size()) != groups.size())
            root.at("methods").fail(PlanText::tr("one published text per group of puzzles"));
    }
}

void refuseDoubledKey(QByteArrayView json) {
    const auto offset = doubledKeyInJson(json);
    if (!offset)
        return;
    const qsizetype end = json.indexOf('"', *offset + 1);
    throw FormatError(positionOf(json, *offset), PlanText::tr("each key once"),
                      quoted(json.sliced(*offset + 1, end - *offset - 1)));
}

QString fingerprintOf(const JsonNode& root, const std::vector<PlannedPuzzle>& puzzles) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QJsonDocument(root.object()).toJson(QJsonDocument::Compact));
    for (const PlannedPuzzle& puzzle : puzzles)
        hash.addData(puzzle.puzzle.kind().identity(puzzle.puzzle));
    return QString::fromLatin1(hash.result().toHex().left(32));
}

} // namespace

PlannedRun ExperimentPlan::run(std::size_t index) const {
    const std::size_t cell = index / seeds.size();
    return {cell / methods.size(), cell % methods.size(), seeds[index % seeds.size()]};
}

bool ExperimentPlan::isSuccess(std::size_t puzzle, int best) const {
    return best >= puzzles[puzzle].budget.target.value_or(puzzles[puzzle].total);
}

std::vector<std::vector<std::size_t>> ExperimentPlan::groups() const {
    std::vector<std::vector<std::size_t>> groups;
    for (std::size_t puzzle = 0; puzzle < puzzles.size(); ++puzzle) {
        const QString& name = puzzles[puzzle].group;
        const auto known = std::ranges::find_if(groups, [&](const auto& group) {
            return !name.isEmpty() && puzzles[group.front()].group == name;
        });
        if (known == groups.end())
            groups.push_back({puzzle});
        else
            known->push_back(puzzle);
    }
    return groups;
}

std::vector<RunTask> plannedTasks(const ExperimentPlan& plan, std::span<const std::size_t> runs) {
    std::vector<std::shared_ptr<const Problem>> problems; // by puzzle, then method
    for (const PlannedPuzzle& puzzle : plan.puzzles) {
        for (const PlannedMethod& method : plan.methods) {
            try {
                auto problem = puzzle.puzzle.kind().problem(puzzle.puzzle, method.start);
                static_cast<void>(makeSolver(*method.solver, problem, method.values));
                problems.push_back(std::move(problem));
            } catch (const UserError& error) {
                throw UserError(QCoreApplication::translate("ExperimentPlan", "%1 with %2: %3"),
                                puzzle.name, method.name, error.sentence());
            }
        }
    }
    std::vector<RunTask> tasks;
    for (const std::size_t run : runs) {
        const PlannedRun planned = plan.run(run);
        const PlannedMethod& method = plan.methods[planned.method];
        const auto problem = problems[planned.puzzle * plan.methods.size() + planned.method];
        tasks.push_back({[&method, problem, curves = plan.curves] {
                             auto solver = method.solver->make(problem, method.values);
                             return curves == PlannedCurves::Generations
                                        ? sampledSolver(std::move(solver))
                                        : std::move(solver);
                         },
                         problem->total(), plan.puzzles[planned.puzzle].budget, planned.seed});
    }
    return tasks;
}

std::unique_ptr<Solver> sampledSolver(std::unique_ptr<Solver> solver) {
    return std::make_unique<SampledSolver>(std::move(solver));
}

ExperimentPlan readPlan(const QByteArray& json, const QString& folder, const Progress& progress) {
    const JsonNode root = JsonNode::parse(json);
    refuseDoubledKey(withoutBom(json));
    expectKeys(root, "title puzzles methods seeds budget score-at curves published-times");
    ExperimentPlan plan;
    plan.title = root.textAt("title");
    const Budget budget = readBudget(root.at("budget"));
    plan.seeds = readSeeds(root.at("seeds"));
    if (const auto times = root.find("score-at"))
        plan.scoreAt = readTimes(*times);
    if (const auto curves = root.find("curves")) {
        if (curves->text() != QLatin1String("generations"))
            curves->fail(PlanText::tr("generations"));
        plan.curves = PlannedCurves::Generations;
    }
    plan.methods = readMethods(root.at("methods"));
    const JsonNode puzzles = root.at("puzzles");
    Allowance allowance(progress);
    for (qsizetype i = 0; i < puzzles.size() && allowance.goesOn(); ++i)
        readPuzzle(puzzles.at(i), folder, budget, allowance, plan.puzzles);
    if (!allowance.goesOn())
        return plan;
    if (plan.puzzles.empty())
        puzzles.fail(PlanText::tr("at least one puzzle"));
    if (plan.runCount() > kMostPlannedRuns) {
        root.fail(PlanText::tr("at most %1 runs").arg(kMostPlannedRuns),
                  QString::number(plan.runCount()));
    }
    tellApart(plan.puzzles);
    checkGroups(root, plan);
    if (const auto times = root.find("published-times"))
        plan.publishedTimes = readPublishedTimes(*times, plan.groups().size());
    plan.fingerprint = fingerprintOf(root, plan.puzzles);
    return plan;
}

ExperimentPlan loadPlan(const QString& path, const QString& puzzles, const Progress& progress) {
    const QByteArray bytes = readFile(path, kMaxFileBytes);
    const QString own =
        isStandardStream(path) ? QStringLiteral(".") : QFileInfo(path).absolutePath();
    const QString& folder = puzzles.isEmpty() ? own : puzzles;
    return namedFormat(inputName(path), [&] { return readPlan(bytes, folder, progress); });
}

} // namespace tessera
