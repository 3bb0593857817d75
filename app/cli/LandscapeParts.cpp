// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LandscapeParts.h"

#include "app/cli/Commands.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/edges/generate/Generator.h"
#include "core/experiments/Origin.h"
#include "core/kind/EdgeKind.h"
#include "core/support/Platform.h"
#include "core/support/UserError.h"

#include <QJsonArray>

#include <algorithm>

namespace tessera {

namespace {

/// Boards of which all local optima are found, instead of a sample.
constexpr std::size_t kMostWholeBoards = 50'000;

QString decimals(const std::optional<double>& value) {
    return value ? QString::number(*value, 'f', 4) : QStringLiteral("none");
}
QJsonValue valueOrNull(const std::optional<double>& value) {
    return value ? QJsonValue(*value) : QJsonValue();
}

} // namespace

QStringList landscapeMethods() { return idsOf(solversFor(EdgeProblem::kKind)); }

const QStringList& analysisWords() {
    static const QStringList words{QStringLiteral("walk"), QStringLiteral("fdc"),
                                   QStringLiteral("optima"), QStringLiteral("trajectories")};
    return words;
}

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

Landscape::Landscape(const Arguments& arguments, PuzzleFile file, ProgressLine& line)
    : m_arguments(arguments), m_line(line), m_file(std::move(file)),
      m_problem(m_file.puzzle, m_file.board, m_file.locked, StartKind::Random),
      m_pieces(m_problem.puzzle()), m_cells(m_problem, m_pieces), m_folder(arguments.text("o")) {
    if (const auto solution = knownSolution())
        m_distance.emplace(m_problem.puzzle(), *solution);
}

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
    auto seeds = seedSequence(m_seed, 1, m_arguments.integer("runs"));
    if (!seeds)
        throw UsageError(CliText::tr("The seeds exceed the maximum, %1."), kHighestSeed);
    return *std::move(seeds);
}

std::vector<const SolverInfo*> Landscape::chosenMethods() const {
    QStringList ids = wordsOf(m_arguments, "solver", landscapeMethods());
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
                           .arg(m_distance ? table.rows.back().back() : QStringLiteral("none"));
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

void Landscape::write(const QString& name, const QByteArray& bytes) const {
    if (!m_folder.isEmpty())
        writeFile(bytes, m_folder + u'/' + name);
}

} // namespace tessera
