// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/common/ProgressLine.h"
#include "app/cli/common/Team.h"

#include "core/edges/benchmark/Benchmark.h"
#include "core/edges/formats/FormatRegistry.h"
#include "core/experiments/ExperimentFolder.h"
#include "core/experiments/Origin.h"
#include "core/kind/EdgeKind.h"
#include "core/support/UserError.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <algorithm>

namespace tessera {

namespace {

const QStringList& benchmarkActions() {
    static const QStringList actions{QStringLiteral("list"), QStringLiteral("run"),
                                     QStringLiteral("check"), QStringLiteral("write")};
    return actions;
}

constexpr int kMostBenchmarkRuns = 10'000;
constexpr qint64 kMostInPlan = qint64{1} << 53; ///< JSON holds larger numbers as text only
constexpr qint64 kUsualEvaluations = 10'000'000;

const BenchmarkInstance& instanceNamed(const QString& name) {
    const BenchmarkInstance* instance = findBenchmark(name);
    if (instance == nullptr)
        throw UsageError(CliText::tr("There is no instance “%1”. “tessera benchmark list” lists "
                                     "all instances."),
                         name);
    return *instance;
}

/// Those of --instance, else all.
std::vector<const BenchmarkInstance*> chosenInstances(const Arguments& arguments) {
    std::vector<const BenchmarkInstance*> chosen;
    for (const QString& name : arguments.texts("instance")) {
        const BenchmarkInstance* instance = &instanceNamed(name);
        if (std::ranges::find(chosen, instance) == chosen.end())
            chosen.push_back(instance);
    }
    if (chosen.empty()) {
        for (const BenchmarkInstance& instance : benchmarkInstances())
            chosen.push_back(&instance);
    }
    return chosen;
}

ExitCode listInstances(const Arguments& arguments) {
    tellUnused("benchmark", arguments, QStringLiteral("list"),
               {"solver", "evaluations", "runs", "seed", "jobs", "to", "by", "o"});
    QJsonArray all;
    for (const BenchmarkInstance* instance : chosenInstances(arguments)) {
        const BenchmarkBoard best = bestKnownBoard(*instance, kBestBoards);
        const QJsonValue solutions =
            instance->solutions == 0 ? QJsonValue() : QJsonValue(double(instance->solutions));
        all.append(
            QJsonObject{{QStringLiteral("instance"), instance->name},
                        {QStringLiteral("total"), instance->total},
                        {QStringLiteral("best"), best.score},
                        {QStringLiteral("bound"), instance->total},
                        {QStringLiteral("solutions"), solutions}, // its name in earlier versions
                        {QStringLiteral("solutions_up_to_rotation"), solutions},
                        {QStringLiteral("by"), best.by},
                        {QStringLiteral("generate"), toJson(instance->settings)}});
        if (arguments.has("json"))
            continue;
        const QString counted =
            instance->solutions == 0
                ? QString()
                : QStringLiteral(" solutions %1 up to rotation").arg(instance->solutions);
        print(QStringLiteral("%1 best %2/%3%4"), instance->name, best.score, instance->total,
              counted);
    }
    if (arguments.has("json"))
        print(all);
    return ExitCode::Done;
}

ExitCode writeInstances(const Arguments& arguments) {
    tellUnused("benchmark", arguments, QStringLiteral("write"),
               {"solver", "evaluations", "runs", "seed", "jobs", "by", "json"});
    const QString folder = arguments.text("o");
    if (folder.isEmpty())
        throw UsageError(CliText::tr("%1 is missing."), QStringLiteral("-o DIR"));
    const QString format = arguments.text("to");
    const Format* known = findFormat(format);
    if (known == nullptr || !known->canWrite())
        throw UsageError(CliText::tr("“%1” is not a format that can be written."), format);
    makeFolder(folder);
    ExitCode code = ExitCode::Done;
    for (const BenchmarkInstance* instance : chosenInstances(arguments)) {
        const QString path =
            QStringLiteral("%1/%2.%3").arg(folder, instance->name, known->extensions().front());
        try {
            PuzzleFile file = benchmarkPuzzle(*instance);
            const AnyPuzzle puzzle = anyPuzzle(file);
            edgeKind().save({&puzzle, 1}, path, format);
            file.info.title.clear(); // the file is named after it
            tellLosses(anyPuzzle(std::move(file)), path, format);
            whileRead([&] { print(path); });
        } catch (const UserError& error) { // a format may hold the others
            complain(QStringLiteral("%1: %2"), instance->name, error.sentence());
            code = ExitCode::Failed;
        }
    }
    return code;
}

/// A board file of the library, or a puzzle file with a board.
BenchmarkBoard submittedBoard(const Arguments& arguments, const QString& path) {
    const PuzzleSource source = openSource(path);
    if (looksLikeBenchmarkBoard(source.bytes)) {
        if (arguments.has("o"))
            tellUnused("benchmark", arguments, source.name, {"by"}); // it names one already
        return namedFormat(source.name, [&] { return readBenchmarkBoard(source.bytes); });
    }
    const KindCommands& commands = commandsOf(kindOfSource(source));
    const AnyPuzzle puzzle = commands.readTelling(source).puzzles.front();
    const PuzzleFile* file = puzzle.get<PuzzleFile>();
    if (file == nullptr)
        throw UserError(CliText::tr("%1: the library has edge-matching puzzles only."),
                        source.name);
    return named(source.name, [&] { return benchmarkBoardOf(*file, arguments.text("by")); });
}

ExitCode checkBoard(const Arguments& arguments) {
    const QString path = arguments.operand(1);
    if (path.isEmpty())
        throw UsageError(CliText::tr("%1 is missing."), QStringLiteral("FILE"));
    const QString out = arguments.text("o");
    tellUnused("benchmark", arguments, QStringLiteral("check"),
               {"instance", "solver", "evaluations", "runs", "seed", "jobs", "to"});
    if (out.isEmpty())
        tellUnused("benchmark", arguments, CliText::tr("check without -o"), {"by"});
    refuseInput(path, {out});
    refuseJsonBeside(arguments, out);
    const BenchmarkBoard board = submittedBoard(arguments, path);
    const BenchmarkBoard best = bestKnownBoard(*board.instance, kBestBoards);
    const bool isBetter = board.score > best.score;
    const QString verdict = isBetter                    ? QStringLiteral("better")
                            : board.score == best.score ? QStringLiteral("equal")
                                                        : QStringLiteral("worse");
    const QJsonObject json{{QStringLiteral("instance"), board.instance->name},
                           {QStringLiteral("score"), board.score},
                           {QStringLiteral("total"), board.instance->total},
                           {QStringLiteral("best"), best.score},
                           {QStringLiteral("verdict"), verdict}};
    if (!out.isEmpty())
        writeFile(benchmarkBoardBytes(board), out);
    if (isStandardStream(out))
        return ExitCode::Done;
    QStringList lines = linesOf(json, "instance score total best verdict");
    if (isBetter) {
        lines << CliText::tr("This board beats the best known one. To submit it, send %1 to the "
                             "Tessera project.")
                     .arg(out.isEmpty() ? CliText::tr("the file that -o FILE writes") : out);
    }
    print({{json, lines}}, arguments.has("json"));
    return ExitCode::Done;
}

/// The plan of a run, as for “tessera experiment”.
QByteArray planFor(const Arguments& arguments) {
    QJsonArray puzzles;
    for (const BenchmarkInstance* instance : chosenInstances(arguments)) {
        puzzles.append(QJsonObject{{QStringLiteral("generate"),
                                    QJsonObject{{QStringLiteral("benchmark"), instance->name}}},
                                   {QStringLiteral("name"), instance->name}});
    }
    QJsonArray methods;
    for (const QString& id : arguments.texts("solver")) {
        static_cast<void>(solverNamed(id));
        methods.append(QJsonObject{{QStringLiteral("solver"), id}});
    }
    if (methods.isEmpty())
        throw UsageError(CliText::tr("%1 is missing."), QStringLiteral("--solver ID"));
    const QJsonObject seeds{{QStringLiteral("first"), qint64(arguments.number("seed"))},
                            {QStringLiteral("count"), arguments.integer("runs")}};
    const QJsonObject budget{
        {QStringLiteral("evaluations"), qint64(arguments.number("evaluations"))}};
    return QJsonDocument(QJsonObject{{QStringLiteral("title"), QStringLiteral("Benchmark")},
                                     {QStringLiteral("puzzles"), puzzles},
                                     {QStringLiteral("methods"), methods},
                                     {QStringLiteral("seeds"), seeds},
                                     {QStringLiteral("budget"), budget}})
        .toJson();
}

/// The boards of a plan's runs that beat the best known ones, one file an instance.
class BetterBoards {
public:
    BetterBoards(const ExperimentPlan& plan, const RunStore& store, StoredRuns stored)
        : m_plan(plan), m_store(store), m_stored(stored) {}

    /// @param folder where files of earlier runs are replaced; if empty, new ones are written to
    /// the current folder
    /// @return the paths of the files
    [[nodiscard]] QStringList write(const QString& folder) const {
        QStringList paths;
        for (std::size_t puzzle = 0; puzzle < m_plan.puzzles.size(); ++puzzle) {
            const BenchmarkInstance& instance = *findBenchmark(m_plan.puzzles[puzzle].name);
            const int known = bestKnownBoard(instance, kBestBoards).score;
            const auto best = bestRun(puzzle);
            if (!best || m_stored[*best]->best <= known)
                continue;
            const RecordedRun run = m_store.record(*best);
            const auto board = run.puzzle.kind().withSolution(
                run.puzzle, run.bests.solution(run.bests.size() - 1));
            const QString by = QStringLiteral("tessera benchmark run --instance %1 --solver %2 "
                                              "--evaluations %3 --seed %4")
                                   .arg(instance.name, QString::fromStdString(run.settings.solver))
                                   .arg(*m_plan.puzzles[puzzle].budget.evaluations)
                                   .arg(run.settings.seed);
            const QString path = folder.isEmpty()
                                     ? freePath(instance.name, QStringLiteral(".txt"))
                                     : QStringLiteral("%1/%2.txt").arg(folder, instance.name);
            writeFile(benchmarkBoardBytes(benchmarkBoardOf(board->as<PuzzleFile>(), by)), path);
            paths << path;
        }
        return paths;
    }

private:
    [[nodiscard]] std::optional<std::size_t> bestRun(std::size_t puzzle) const {
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < m_stored.size(); ++i) {
            if (m_plan.run(i).puzzle == puzzle && m_stored[i] && !hasFailed(*m_stored[i]) &&
                (!best || m_stored[i]->best > m_stored[*best]->best))
                best = i;
        }
        return best;
    }

    const ExperimentPlan& m_plan;
    const RunStore& m_store;
    StoredRuns m_stored;
};

Facts factsOf(const ExperimentPlan& plan, const ExperimentRow& row,
              std::optional<double> coreShare) {
    const QString instance = plan.puzzles[row.puzzle].name;
    const int known = bestKnownBoard(*findBenchmark(instance), kBestBoards).score;
    // Of runs that were not made nothing is known.
    const auto measured = [&](const auto& value) {
        return row.runs > 0 ? QJsonValue(value) : QJsonValue();
    };
    const auto word = [&](const auto& value) {
        return row.runs > 0 ? QString::number(value) : QStringLiteral("–");
    };
    const PlannedMethod& method = plan.methods[row.method];
    QJsonObject json{
        {QStringLiteral("instance"), instance},
        {QStringLiteral("method"), method.name},
        {QStringLiteral("start"), startKindWords().at(static_cast<int>(method.start))},
        {QStringLiteral("budget"), budgetJson(plan.puzzles[row.puzzle].budget)},
        {QStringLiteral("threads"), 1}, // of each run
        {QStringLiteral("ranks"), 1},
        {QStringLiteral("core_share"), coreShare ? QJsonValue(*coreShare) : QJsonValue()},
        {QStringLiteral("runs"), row.runs},
        {QStringLiteral("best"), measured(row.best)},
        {QStringLiteral("median"), measured(row.median)},
        {QStringLiteral("known"), known},
        {QStringLiteral("total"), row.total},
        {QStringLiteral("solved"), row.success}};
    addOrigin(json);
    return {json,
            {QStringLiteral("%1 %2 best %3 median %4 known %5 total %6")
                 .arg(instance, method.name)
                 .arg(word(row.best), word(row.median))
                 .arg(known)
                 .arg(row.total)}};
}

ExitCode runBenchmark(const Arguments& arguments) {
    refuseOtherProcesses();
    tellUnused("benchmark", arguments, QStringLiteral("run"), {"to", "by"});
    const QByteArray text = planFor(arguments);
    const int jobs = arguments.integer("jobs");
    const ExperimentPlan plan = readPlan(text, {});
    const QTemporaryDir temporary;
    const QString out = arguments.text("o");
    if (out.isEmpty() && !temporary.isValid())
        throw UserError(CliText::tr("%1: the folder cannot be created."),
                        qEnvironmentVariable("TMPDIR", QDir::tempPath())); // it may not exist
    const QString planPath = out + QStringLiteral("/plan.json");
    if (!out.isEmpty() && QFileInfo::exists(planPath) && !isExperimentFolder(out) &&
        readFile(planPath, kMaxFileBytes) != text)
        throw foreignFile(planPath);
    const RunStore store(plan, out.isEmpty() ? temporary.path() : out);
    if (!out.isEmpty())
        refuseForeignResults(out);
    QStringList warnings;
    const auto before = store.load(warnings);
    for (const QString& warning : warnings)
        complain(warning);
    const std::vector<std::size_t> open = openRuns(plan, before);
    refuseOtherParameters(plan, before, open);
    ExperimentRunner runner(plan, store, open, jobs);
    if (!doRuns(runner, arguments.has("quiet")))
        complain(CliText::tr("Stopped before the end, so this is only a part."));
    const auto stored = store.load(warnings);
    std::vector<Facts> facts;
    for (const ExperimentRow& row : experimentRows(plan, stored)) {
        const std::size_t seeds = plan.seeds.size();
        const std::size_t first = (row.puzzle * plan.methods.size() + row.method) * seeds;
        facts.push_back(
            factsOf(plan, row, lowestCoreShare(StoredRuns(stored).subspan(first, seeds))));
    }
    if (!out.isEmpty()) {
        writeFile(text, planPath);
        writeTables(plan, stored, out);
    }
    whileRead([&] { print(facts, arguments.has("json")); });
    const bool allWell = complainOfFailures(plan, stored);
    for (const QString& path : BetterBoards(plan, store, stored).write(out))
        complain(CliText::tr("%1 beats the best known board."), path);
    const bool allThere = std::ranges::all_of(stored, [](const auto& run) { return !!run; });
    return allWell && allThere ? ExitCode::Done : ExitCode::Failed;
}

ExitCode benchmark(const Arguments& arguments) {
    const QString action = arguments.operand(0);
    if (action != QLatin1String("check") && !arguments.operand(1).isEmpty())
        throw UsageError(CliText::tr("Only “check” takes a FILE."));
    if (action.isEmpty() || action == QLatin1String("list"))
        return listInstances(arguments);
    if (action != QLatin1String("check")) // which writes a file
        refuseStreamAsFolder(QStringLiteral("o"), arguments.text("o"));
    if (action == QLatin1String("run"))
        return runBenchmark(arguments);
    if (action == QLatin1String("check"))
        return checkBoard(arguments);
    if (action == QLatin1String("write"))
        return writeInstances(arguments);
    throw UsageError(CliText::tr("%1 takes one of %2, not “%3”."), QStringLiteral("ACTION"),
                     benchmarkActions().join(QStringLiteral(", ")), action);
}

} // namespace

Command benchmarkCommand() {
    return {
        {QStringLiteral("benchmark"),
         CliText::tr("Compare methods on the instances of the benchmark library."),
         {{QStringLiteral("ACTION"),
           CliText::tr("list (the default) prints the instances, their best known scores "
                       "and, if counted, their solutions up to rotation; run lets methods search; "
                       "check compares a board with the best known "
                       "one; write writes the puzzles for other programs."),
           true, benchmarkActions()},
          {QStringLiteral("FILE"),
           CliText::tr("For check: a board file of the library or a puzzle file; needed."), true}},
         {OptionSpec{"instance", "NAME",
                     CliText::tr("Only this instance. May be repeated. The default is all.")}
              .oneOf(benchmarkNames())
              .repeated(),
          OptionSpec{"solver,method", "ID",
                     CliText::tr("For run: the method; needed. May be repeated.")}
              .oneOf(idsOf(allSolvers()))
              .repeated(),
          OptionSpec{"evaluations", "N",
                     CliText::tr("For run: stop each run after this many evaluations.")}
              .between(1, kMostInPlan)
              .withDefault(kUsualEvaluations),
          OptionSpec{"runs", "K", CliText::tr("For run: run K seeds.")}
              .between(1, kMostBenchmarkRuns)
              .withDefault(1),
          OptionSpec{"seed", "N", CliText::tr("For run: the first seed.")}
              .between(0, kMostInPlan)
              .withDefault(1),
          OptionSpec{"jobs", "J", CliText::tr("For run: do J runs at the same time.")}
              .between(1, kMostJobs)
              .withDefault(1),
          OptionSpec{"to", "ID", CliText::tr("For write: the format of the files.")}.withDefault(
              QStringLiteral("native")),
          {"by", "TEXT", CliText::tr("For check: who or what found the board, for -o.")},
          {"o,output", "OUT",
           CliText::tr("For run: a folder for the runs, tables and boards that beat the best "
                       "known ones; finished runs in it are kept. Without it, run writes such "
                       "boards as NAME.txt to the current folder. For write: a folder; needed. For "
                       "check: the board as a file to submit.")},
          {"json", "", CliText::tr("Print JSON.")},
          {"quiet", "", CliText::tr("Show no progress on standard error.")}},
         {CliText::tr("The name of an instance says how it is generated: size, colours, options "
                      "and seed. Every instance has a solution, so its full score is the optimum. "
                      "“generate --solved” shows the solution: submit only boards that were found "
                      "without it."),
          CliText::tr("A plan for “tessera experiment” names an instance like this: %1.")
              .arg(QStringLiteral("{\"generate\": {\"benchmark\": \"8x8-hardest-1\"}}"))}},
        benchmark};
}

} // namespace tessera
