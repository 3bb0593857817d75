// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/common/ProgressLine.h"
#include "app/cli/common/Team.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/edges/generate/Generator.h"
#include "core/edges/moves/EdgeProblem.h"
#include "core/experiments/Origin.h"
#include "core/kind/EdgeKind.h"
#include "core/landscape/LocalOptima.h"
#include "core/landscape/Walks.h"
#include "core/support/Process.h"
#include "core/support/UserError.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kMostWalkSteps = 100'000'000;
constexpr int kMostLags = 10'000;
constexpr int kMostSamples = 10'000'000;
constexpr int kMostLandscapeNodes = 10'000;
constexpr int kMostEscapes = 100'000;
constexpr int kMostWalkRuns = 1'000;
/// Boards of which all local optima are found, instead of a sample.
constexpr std::size_t kMostWholeBoards = 50'000;

QStringList methodIds() { return idsOf(solversFor(EdgeProblem::kKind)); }

/// The words of an option that may be repeated. @throws UsageError if one is not among @p all
QStringList wordsOf(const Arguments& arguments, const char* option, const QStringList& all) {
    QStringList words = arguments.texts(option);
    for (const QString& word : words) {
        if (!all.contains(word))
            throw UsageError(CliText::tr("%1 takes one of %2, not “%3”."),
                             QStringLiteral("--%1").arg(QLatin1StringView(option)),
                             all.join(QStringLiteral(", ")), word);
    }
    return words;
}

const QStringList& analysisWords() {
    static const QStringList words{QStringLiteral("walk"), QStringLiteral("fdc"),
                                   QStringLiteral("optima"), QStringLiteral("trajectories")};
    return words;
}

QString decimals(const std::optional<double>& value) {
    return value ? QString::number(*value, 'f', 4) : QStringLiteral("none");
}
QJsonValue valueOrNull(const std::optional<double>& value) {
    return value ? QJsonValue(*value) : QJsonValue();
}

/// One puzzle, the choices of the command line, and what was found so far.
class Landscape {
public:
    Landscape(const Arguments& arguments, PuzzleFile file, ProgressLine& line)
        : m_arguments(arguments), m_line(line), m_file(std::move(file)),
          m_problem(m_file.puzzle, m_file.board, m_file.locked, StartKind::Random),
          m_pieces(m_problem.puzzle()), m_cells(m_problem, m_pieces),
          m_folder(arguments.text("o")) {
        if (const auto solution = knownSolution())
            m_distance.emplace(m_problem.puzzle(), *solution);
    }

    void walk();
    void distances();
    void optima();
    void trajectories();

    [[nodiscard]] Facts facts() const { return {m_json, m_lines}; }
    [[nodiscard]] bool knowsSolution() const { return m_distance.has_value(); }

private:
    [[nodiscard]] std::optional<Board> givenBoard(const PuzzleSource& source) const;
    [[nodiscard]] std::optional<Board> knownSolution() const;
    [[nodiscard]] std::vector<NeighbourhoodKind> kinds() const;
    [[nodiscard]] static QString wordOf(NeighbourhoodKind kind) {
        return neighbourhoodWords().at(static_cast<int>(kind));
    }
    /// The same random numbers for each analysis, whichever others are made.
    [[nodiscard]] Random random(std::uint64_t stream) const { return Random(m_seed * 64 + stream); }
    /// Checked before the first analysis, like the other options.
    [[nodiscard]] std::vector<std::uint64_t> chosenSeeds() const;
    [[nodiscard]] std::vector<const SolverInfo*> chosenMethods() const;
    void write(const QString& name, const QByteArray& bytes) const {
        if (!m_folder.isEmpty())
            writeFile(bytes, m_folder + u'/' + name);
    }
    void writeGraph(const QString& name, const LandscapeGraph& graph, const QString& title) const;
    [[nodiscard]] std::vector<RunResult> search(const SolverInfo& method) const;

    const Arguments& m_arguments;
    ProgressLine& m_line;
    const std::uint64_t m_seed = static_cast<std::uint64_t>(m_arguments.number("seed", 0));
    const int m_steps = m_arguments.integer("steps", 1, kMostWalkSteps);
    const int m_lags = m_arguments.integer("lags", 1, kMostLags);
    const SampleSize m_sample{m_arguments.integer("samples", 1, kMostSamples),
                              m_arguments.integer("escapes", 1, kMostEscapes),
                              m_arguments.integer("nodes", 1, kMostLandscapeNodes)};
    const Budget m_budget{{}, m_arguments.number("evaluations", 1), {}}; ///< of a search
    const std::vector<std::uint64_t> m_seeds = chosenSeeds();
    const std::vector<const SolverInfo*> m_methods = chosenMethods();
    PuzzleFile m_file;
    EdgeProblem m_problem;
    CompiledPuzzle m_pieces;
    MovableCells m_cells;
    QString m_folder;
    std::optional<SolutionDistance> m_distance;
    QJsonObject m_json;
    QStringList m_lines;
};

/// In the puzzle's own numbers; nothing if its pieces are others. @throws UserError
std::optional<Board> Landscape::givenBoard(const PuzzleSource& source) const {
    if (&kindOfSource(source) != &edgeKind())
        return std::nullopt;
    const PuzzleFile file = readBesideTelling(source, {}, {}, &m_file.puzzle).file;
    try {
        return boardInNumbersOf(withoutHints(m_file), file);
    } catch (const FormatError&) {
        return std::nullopt;
    }
}

/// That of --solution, the file's own, or the generator's: a generated puzzle is generated again.
std::optional<Board> Landscape::knownSolution() const {
    const Puzzle& puzzle = m_problem.puzzle();
    const auto boardOf = [&](const Solution& codes) {
        return Board::fromCodes(puzzle.size(), puzzle.pieceCount(), codes);
    };
    if (const QString path = m_arguments.text("solution"); !path.isEmpty()) {
        const PuzzleSource source = openSource(path);
        const auto board = givenBoard(source);
        if (!board || !violationsOf(m_file.puzzle, *board).empty() ||
            !scoreOf(m_file.puzzle, *board).isSolved())
            throw UserError(CliText::tr("%1 is not a solution of the puzzle."), source.name);
        return board;
    }
    if (!m_file.solution.empty())
        return boardOf(m_file.solution);
    if (m_file.info.generator.isEmpty())
        return std::nullopt;
    const PuzzleFile made = generatePuzzle(generatorSettingsFromJson(m_file.info.generator));
    return made.puzzle == m_file.puzzle ? boardOf(made.solution) : std::nullopt;
}

/// The chosen ones that have moves here.
std::vector<NeighbourhoodKind> Landscape::kinds() const {
    QStringList words = m_arguments.texts("neighbourhood");
    if (words.isEmpty())
        words = neighbourhoodWords();
    std::vector<NeighbourhoodKind> kinds;
    ScoredBoard board(m_pieces);
    Random random;
    makeStart(board, m_problem, m_cells, StartKind::Random, random);
    for (const QString& word : words) {
        const auto kind = static_cast<NeighbourhoodKind>(neighbourhoodWords().indexOf(word));
        if (BoardNeighbourhood(board, m_cells, kind).size() > 0)
            kinds.push_back(kind);
    }
    return kinds;
}

void Landscape::writeGraph(const QString& name, const LandscapeGraph& graph,
                           const QString& title) const {
    if (m_folder.isEmpty())
        return;
    const QByteArray dot = dotText(graph, title);
    write(name + QStringLiteral(".dot"), dot);
    write(name + QStringLiteral("-nodes.csv"), nodesCsv(graph));
    write(name + QStringLiteral("-edges.csv"), edgesCsv(graph));
    if (const auto svg = drawnGraph(dot, interrupted))
        write(name + QStringLiteral(".svg"), *svg);
}

void Landscape::walk() {
    TextTable table{
        {QStringLiteral("neighbourhood"), QStringLiteral("lag"), QStringLiteral("autocorrelation")},
        1,
        {}};
    QJsonObject json;
    std::vector<WalkFigure> figures;
    for (const NeighbourhoodKind kind : kinds()) {
        if (interrupted())
            break;
        m_line.showPart(QStringLiteral("walk ") + wordOf(kind));
        Random numbers = random(static_cast<std::uint64_t>(kind));
        ScoredBoard board(m_pieces);
        makeStart(board, m_problem, m_cells, StartKind::Random, numbers);
        const BoardNeighbourhood neighbourhood(board, m_cells, kind);
        const auto series = randomWalk(board, neighbourhood, m_steps, numbers, interrupted);
        QJsonArray correlations;
        WalkFigure figure{m_folder + QStringLiteral("/walk-%1.svg").arg(wordOf(kind)),
                          CliText::tr("Autocorrelation of a random walk, %1").arg(wordOf(kind)),
                          {}};
        for (int lag = 0; lag <= m_lags && (lag < 2 || !interrupted()); ++lag) {
            const auto value = autocorrelation(series, lag);
            correlations.append(valueOrNull(value));
            if (value)
                figure.correlations.push_back(*value);
            table.rows << QStringList{wordOf(kind), QString::number(lag), decimals(value)};
        }
        const auto length = correlationLength(series);
        json.insert(wordOf(kind),
                    QJsonObject{{QStringLiteral("moves"), double(neighbourhood.size())},
                                {QStringLiteral("autocorrelation"), correlations},
                                {QStringLiteral("correlation_length"), valueOrNull(length)}});
        m_lines << QStringLiteral("walk %1 moves %2 r(1) %3 correlation-length %4")
                       .arg(wordOf(kind))
                       .arg(neighbourhood.size())
                       .arg(decimals(autocorrelation(series, 1)), decimals(length));
        figures.push_back(std::move(figure));
    }
    m_json.insert(QStringLiteral("walk"), json);
    write(QStringLiteral("walk.csv"), table.csv());
    if (!m_folder.isEmpty())
        writeWalks(figures);
}

void Landscape::distances() {
    if (!m_distance)
        return;
    TextTable table{
        {QStringLiteral("neighbourhood"), QStringLiteral("score"), QStringLiteral("distance")},
        1,
        {}};
    QJsonObject json;
    for (const NeighbourhoodKind kind : kinds()) {
        if (interrupted())
            break;
        m_line.showPart(QStringLiteral("fdc ") + wordOf(kind));
        Random numbers = random(16 + static_cast<std::uint64_t>(kind));
        ScoredBoard board(m_pieces);
        makeStart(board, m_problem, m_cells, StartKind::Random, numbers);
        const BoardNeighbourhood neighbourhood(board, m_cells, kind);
        std::vector<double> scores;
        std::vector<double> distances;
        Solution codes(asIndex(m_problem.puzzle().size().cells()));
        for (int i = 0; i < m_sample.starts && !interrupted(); ++i) {
            makeStart(board, m_problem, m_cells, StartKind::Random, numbers);
            climb(board, neighbourhood, interrupted);
            if (interrupted())
                break;
            board.copyTo(codes);
            scores.push_back(board.score());
            distances.push_back(m_distance->of(codes));
            table.rows << QStringList{wordOf(kind), QString::number(board.score()),
                                      QString::number(distances.back())};
        }
        const auto value = correlation(scores, distances);
        json.insert(wordOf(kind), QJsonObject{{QStringLiteral("samples"), double(scores.size())},
                                              {QStringLiteral("correlation"), valueOrNull(value)}});
        m_lines << QStringLiteral("fdc %1 samples %2 correlation %3")
                       .arg(wordOf(kind))
                       .arg(scores.size())
                       .arg(decimals(value));
    }
    m_json.insert(QStringLiteral("fdc"), json);
    write(QStringLiteral("fdc.csv"), table.csv());
}

void Landscape::optima() {
    m_line.showPart(QStringLiteral("optima"));
    const auto boards = allBoards(m_problem, m_pieces, m_cells, kMostWholeBoards, interrupted);
    TextTable table{{QStringLiteral("neighbourhood"), QStringLiteral("optimum"),
                     QStringLiteral("score"), QStringLiteral("basin")},
                    1,
                    {}};
    QJsonObject json;
    for (const NeighbourhoodKind kind : kinds()) {
        if (interrupted())
            break;
        m_line.showPart(QStringLiteral("optima ") + wordOf(kind));
        Random numbers = random(32 + static_cast<std::uint64_t>(kind));
        const OptimaNetwork network =
            boards ? wholeNetwork(m_pieces, m_cells, kind, *boards, interrupted)
                   : sampledNetwork(m_problem, m_pieces, m_cells, kind, m_sample, numbers,
                                    interrupted);
        // After a stop it is empty, or may have one board that is no optimum.
        if (network.optima.empty() || (interrupted() && network.optima.size() == 1))
            break;
        for (std::size_t i = 0; i < network.optima.size(); ++i) {
            table.rows << QStringList{wordOf(kind), QString::number(i),
                                      QString::number(network.optima[i].score),
                                      QString::number(network.optima[i].basin)};
        }
        const auto best = std::ranges::max_element(network.optima, {}, &LocalOptimum::score)->score;
        json.insert(wordOf(kind),
                    QJsonObject{{QStringLiteral("whole"), network.isWhole},
                                {QStringLiteral("distinct"), double(network.distinct)},
                                {QStringLiteral("optima"), double(network.optima.size())},
                                {QStringLiteral("edges"), double(network.transitions.size())},
                                {QStringLiteral("best"), best}});
        m_lines << QStringLiteral("optima %1 %2 distinct %6 nodes %3 edges %4 best %5")
                       .arg(wordOf(kind),
                            network.isWhole ? QStringLiteral("whole") : QStringLiteral("sampled"))
                       .arg(network.optima.size())
                       .arg(network.transitions.size())
                       .arg(best)
                       .arg(network.distinct);
        writeGraph(QStringLiteral("optima-") + wordOf(kind), graphOf(network, m_problem.total()),
                   CliText::tr("Local optima network, %1").arg(wordOf(kind)));
    }
    m_json.insert(QStringLiteral("optima"), json);
    write(QStringLiteral("optima.csv"), table.csv());
}

std::vector<std::uint64_t> Landscape::chosenSeeds() const {
    auto seeds = seedSequence(m_seed, 1, m_arguments.integer("runs", 1, kMostWalkRuns));
    if (!seeds)
        throw UsageError(CliText::tr("The seeds exceed the maximum, %1."), kHighestSeed);
    return *std::move(seeds);
}

std::vector<const SolverInfo*> Landscape::chosenMethods() const {
    QStringList ids = wordsOf(m_arguments, "solver", methodIds());
    if (ids.isEmpty())
        ids << QStringLiteral("annealing") << QStringLiteral("tabu");
    std::vector<const SolverInfo*> methods;
    for (const QString& id : ids)
        methods.push_back(&solverNamed(id));
    return methods;
}

std::vector<RunResult> Landscape::search(const SolverInfo& method) const {
    const auto problem = edgeKind().problem(anyPuzzle(m_file), StartKind::Own);
    std::vector<RunTask> tasks;
    for (const std::uint64_t seed : m_seeds) {
        tasks.push_back({[&] { return makeSolver(method, problem, method.defaults()); },
                         problem->total(), m_budget, seed});
    }
    RunBatch batch(std::move(tasks), 1);
    batch.start();
    while (!batch.waitFor(0.1)) {
        if (interrupted())
            batch.stop();
        m_line.show(batch.progress(), problem->total());
    }
    return batch.takeResults();
}

void Landscape::trajectories() {
    TextTable table{{QStringLiteral("method"), QStringLiteral("seed"),
                     QStringLiteral("evaluations"), QStringLiteral("score"),
                     QStringLiteral("distance")},
                    1,
                    {}};
    std::vector<Trajectory> all;
    double coreShare = 1; // of the search that got least
    QJsonArray json;
    for (const SolverInfo* method : m_methods) {
        const QString id = QString::fromStdString(method->id);
        for (const RunResult& run : search(*method)) {
            if (run.stop == StopReason::Failed)
                throw UserError(run.failure);
            coreShare = std::min(coreShare, run.numbers.processor.coreShare());
            Trajectory way{id, {}, {}};
            for (std::size_t i = 0; i < run.bests.size(); ++i) {
                const BestMoment& moment = run.bests.moments()[i];
                way.boards.push_back(run.bests.solution(i));
                way.scores.push_back(moment.score);
                const QString distance =
                    m_distance ? QString::number(m_distance->of(way.boards.back())) : QString();
                table.rows << QStringList{id, QString::number(run.seed),
                                          QString::number(moment.evaluations),
                                          QString::number(moment.score), distance};
            }
            if (way.boards.empty())
                continue;
            json.append(QJsonObject{
                {QStringLiteral("method"), id},
                {QStringLiteral("seed"), QString::number(run.seed)},
                {QStringLiteral("best"), run.numbers.best},
                {QStringLiteral("distance"),
                 m_distance ? QJsonValue(m_distance->of(way.boards.back())) : QJsonValue()}});
            m_lines << QStringLiteral("trajectory %1 seed %2 steps %3 best %4 distance %5")
                           .arg(id)
                           .arg(run.seed)
                           .arg(way.boards.size())
                           .arg(run.numbers.best)
                           .arg(table.rows.back().back());
            all.push_back(std::move(way));
        }
    }
    m_json.insert(QStringLiteral("trajectories"), json);
    m_json.insert(QStringLiteral("start"), startKindWords().at(static_cast<int>(StartKind::Own)));
    m_json.insert(QStringLiteral("budget"), budgetJson(m_budget));
    m_json.insert(QStringLiteral("core_share"), coreShare);
    write(QStringLiteral("trajectories.csv"), table.csv());
    writeGraph(QStringLiteral("trajectories"), trajectoryNetwork(all, m_problem.total()),
               CliText::tr("Search trajectory network"));
}

/// Tells the options of analyses that are not chosen.
void tellOptionsOfOthers(const Arguments& arguments, const QStringList& chosen) {
    const auto tell = [&](const QStringList& users, std::initializer_list<const char*> options) {
        const auto isChosen = [&](const QString& user) { return chosen.contains(user); };
        if (!chosen.isEmpty() && std::ranges::none_of(users, isChosen))
            tellUnused("landscape", arguments, chosen.join(QStringLiteral(", ")), options);
    };
    const QString& walk = analysisWords().at(0);
    const QString& fdc = analysisWords().at(1);
    const QString& optima = analysisWords().at(2);
    const QString& trajectories = analysisWords().at(3);
    tell({walk, fdc, optima}, {"neighbourhood"});
    tell({walk}, {"steps", "lags"});
    tell({fdc, optima}, {"samples"});
    tell({optima}, {"escapes", "nodes"});
    tell({trajectories}, {"solver", "evaluations", "runs"});
    tell({fdc, trajectories}, {"solution"});
}

ExitCode landscape(const Arguments& arguments) {
    refuseOtherProcesses();
    const PuzzleSource source = openInput(arguments.operand(0));
    const KindCommands& commands = commandsOf(kindOfSource(source));
    const AnyPuzzle puzzle = commands.readTelling(source).puzzles.front();
    const PuzzleFile* file = puzzle.get<PuzzleFile>();
    if (file == nullptr)
        throw UserError(CliText::tr("%1: landscapes are for edge-matching puzzles only."),
                        source.name);
    const QStringList analyses = wordsOf(arguments, "analysis", analysisWords());
    static_cast<void>(wordsOf(arguments, "neighbourhood", neighbourhoodWords()));
    const QString folder = arguments.text("o");
    if (!folder.isEmpty() && !QDir().mkpath(folder))
        throw UserError(CliText::tr("%1: the folder cannot be created."), folder);
    catchInterrupts();
    ProgressLine line(arguments.has("quiet"));
    Landscape work = named(source.name, [&] { return Landscape(arguments, *file, line); });
    tellOptionsOfOthers(arguments, analyses);
    const auto wants = [&](qsizetype which) {
        return (analyses.isEmpty() || analyses.contains(analysisWords().at(which))) &&
               !interrupted();
    };
    if (analyses.contains(analysisWords().at(1)) && !work.knowsSolution())
        throw UserError(CliText::tr("%1: no solution is known. Give one with --solution."),
                        source.name);
    if (analyses.isEmpty() && !work.knowsSolution())
        complain(CliText::tr("%1: no solution is known, so fdc is left out. Give one with "
                             "--solution."),
                 source.name);
    if (wants(0))
        work.walk();
    if (wants(1))
        work.distances();
    if (wants(2))
        work.optima();
    if (wants(3))
        work.trajectories();
    line.clear();
    if (interrupted())
        complain(CliText::tr("Stopped before the end, so this is only a part."));
    Facts facts = work.facts();
    facts.json.insert(QStringLiteral("threads"), 1);
    facts.json.insert(QStringLiteral("ranks"), 1);
    if (!facts.json.contains(QStringLiteral("core_share"))) // no search was measured
        facts.json.insert(QStringLiteral("core_share"), QJsonValue::Null);
    addOrigin(facts.json);
    if (!folder.isEmpty()) {
        writeFile(QJsonDocument(facts.json).toJson(), folder + QStringLiteral("/landscape.json"));
        if (!canDrawGraphs())
            complain(CliText::tr("Graphviz is not installed, so graphs are written as DOT only."));
    }
    whileRead([&] { print({facts}, arguments.has("json")); });
    return interrupted() ? ExitCode::Failed : ExitCode::Done;
}

} // namespace

Command landscapeCommand() {
    return {
        {QStringLiteral("landscape"),
         CliText::tr("Measure a puzzle’s fitness landscape."),
         {{QStringLiteral("PUZZLE"), CliText::tr("A puzzle file.")}},
         {OptionSpec{"analysis", "WHAT",
                     CliText::tr("walk: autocorrelation of a random walk. fdc: scores and "
                                 "distances to a known solution. optima: local optima, basins "
                                 "and their network. trajectories: the network of searches. "
                                 "May be repeated. The default is all.")}
              .oneOf(analysisWords())
              .repeated(),
          OptionSpec{"neighbourhood", "MOVES",
                     CliText::tr("swap, best-swap (in the best rotations), rotation or "
                                 "swap-rotation. May be repeated. The default is all.")}
              .oneOf(neighbourhoodWords())
              .repeated(),
          OptionSpec{"steps", "N", CliText::tr("Length of the random walk.")}.withDefault(100000),
          OptionSpec{"lags", "K", CliText::tr("The largest lag of the autocorrelation.")}
              .withDefault(50),
          OptionSpec{"samples", "N", CliText::tr("Random boards that climb to local optima.")}
              .withDefault(1000),
          OptionSpec{"escapes", "N", CliText::tr("Attempts to leave each local optimum.")}
              .withDefault(20),
          OptionSpec{"nodes", "N", CliText::tr("The most local optima in a sampled network.")}
              .withDefault(200),
          OptionSpec{"solver,method", "ID",
                     CliText::tr("For trajectories: a method. May be repeated. The default is "
                                 "annealing and tabu.")}
              .oneOf(methodIds())
              .repeated(),
          OptionSpec{"evaluations", "N",
                     CliText::tr("For trajectories: stop each run after this many evaluations.")}
              .withDefault(200000),
          OptionSpec{"runs", "K", CliText::tr("For trajectories: run K seeds of each method.")}
              .withDefault(5),
          OptionSpec{"seed", "N", CliText::tr("The same seed gives the same figures.")}.withDefault(
              1),
          {"solution", "FILE",
           CliText::tr(
               "A solved board of the puzzle, if neither the file nor its generator has one.")},
          {"o,output", "DIR",
           CliText::tr("The folder for CSV, JSON, DOT and SVG files. Networks need Graphviz for "
                       "SVG.")},
          {"json", "", CliText::tr("Print one JSON object.")},
          {"quiet", "", CliText::tr("Show no progress on standard error.")}},
         {CliText::tr("All local optima are found on puzzles with at most 50,000 boards; larger "
                      "puzzles are sampled. Sources: Weinberger 1990 (autocorrelation), Jones & "
                      "Forrest 1995 (fdc), Ochoa, Tomassini, Vérel & Darabos 2008 (local optima "
                      "networks), Vérel et al. 2012 (escape edges), Ochoa, Malan & Blum 2021 "
                      "(search trajectory networks).")}},
        landscape,
        true};
}

} // namespace tessera
