// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/ChecksumTesting.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/Board.h"
#include "core/search/SearchRun.h"
#include "core/search/Solver.h"
#include "core/support/UserError.h"

#include <QDeadlineTimer>
#include <QThread>

#include <map>
#include <set>

namespace tessera::tst_AllSolvers {
using namespace tessera::test;

namespace {

void forEverySolver(const std::function<void(const SolverInfo&)>& test) {
    for (const SolverInfo& info : solversFor(EdgeProblem::kKind))
        test(info);
}

/// A framed, an unframed and a signed puzzle; the first has a hint that contradicts the solution,
/// so that a method would gain by moving it.
std::vector<Puzzle> threeKinds() {
    Random random(31);
    const Puzzle framed =
        shuffledPuzzle(random, randomPuzzle(random, {{7, 6}, {true, false}, 3, 6}));
    PieceIndex inner = 0;
    while (framed.kindOfPiece(inner) != CellKind::Inner)
        ++inner;
    return {framed.withHints({{15, {inner, 2}}}),
            shuffledPuzzle(random, randomPuzzle(random, {{5, 6}, {false, false}, 3, 5})),
            shuffledPuzzle(random, randomPuzzle(random, {{6, 6}, {true, true}, 3, 4}))};
}

bool isOurs(const Preset& preset) {
    return *preset.source == '\0' || std::string_view(preset.source).starts_with("ours");
}

constexpr std::uint64_t kShare = testing::kSanitized ? 5 : 1;
constexpr std::uint64_t kStepped = testing::kSanitized ? 15'000 : 30'000;

/// The scores of two puzzles and two seeds, added up.
int reached(const SolverInfo& info, const ParameterValues& values) {
    int sum = 0;
    for (const int side : {8, 10}) {
        GeneratorSettings settings;
        settings.size = {side, side};
        const auto problem = problemOf(generatePuzzle(settings).puzzle, StartKind::Own);
        for (const std::uint64_t seed : {1U, 2U})
            sum += solve(info, problem, values, evaluations(3'000'000), seed).view.numbers.best;
    }
    return sum;
}

/// Small, so that local search and calibration end within the budget.
struct Followed {
    const char* name;
    const char* kind;
    StartKind start;
    const char* settings;
};

constexpr Followed kFollowed[] = {
    {"oblong", "edge-matching", StartKind::Own,
     R"({"width": 5, "height": 4, "seed": 2, "hints": 1})"},
    {"signed-unframed", "edge-matching", StartKind::Greedy,
     R"({"width": 4, "height": 4, "framed": false, "signed": true, "unique": false, "seed": 3})"},
    {"strip", "edge-matching", StartKind::Random,
     R"({"width": 1, "height": 9, "colors": "3", "unique": false})"},
    {"sudoku", "sudoku", StartKind::Own, R"({"kind": "sudoku", "givens": 23, "seed": 5})"},
};

/// Numbers as a user sees them, with the digits on which all machines agree.
class Moments {
public:
    void add(const SnapshotView& view) {
        const SearchNumbers& numbers = view.numbers;
        put(numbers.best, numbers.current, numbers.evaluations, numbers.iterations, numbers.nodes);
        for (const Gauge& gauge : numbers.gauges)
            put(gauge.name, gauge.value);
        if (numbers.step)
            addStep(*numbers.step);
        if (!view.points.empty() && view.points.back().spread)
            put(view.points.back().spread->mean, view.points.back().spread->worst);
        for (const TraceEvent& event : view.events)
            put(static_cast<int>(event.kind), event.evaluations);
        put(checksum(view.best), checksum(view.current), view.details.heat.name);
        for (const float heat : view.details.heat.values)
            put(heat);
        for (const Individual& one : view.details.population)
            put(one.score, checksum(one.solution));
    }
    [[nodiscard]] QByteArray sum() const { return m_hash.result().toHex().left(16); }

private:
    void addStep(const SearchStep& step) {
        put(static_cast<int>(step.kind), step.name, step.delta, step.aspires ? 1 : 0);
        put(step.from.value_or(-1), step.other.value_or(-1), step.level.value_or(-1),
            step.tabuFor.value_or(-1), step.count.value_or(77777));
        put(step.temperature.value_or(-1), step.chance.value_or(-1));
        for (const std::size_t cell : step.cells)
            put(cell);
        for (const SearchStep::Option& option : step.options)
            put(int{option.code}, option.chance);
    }
    void put(const auto&... values) { (putOne(values), ...); }
    void putOne(double value) { putOne(QByteArray::number(value, 'g', 5)); }
    void putOne(float value) { putOne(static_cast<double>(value)); }
    void putOne(std::integral auto value) { putOne(QByteArray::number(value)); }
    void putOne(const char* text) { putOne(QByteArray(text)); }
    void putOne(const QByteArray& text) { m_hash.addData(text + ' '); }

    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

/// Follows a search step by step, then round by round, and then lets it run to its end.
void follow(const SolverInfo& info, const ParameterValues& values,
            const std::shared_ptr<const Problem>& problem, Moments& moments) {
    constexpr int steps = 120;
    constexpr int rounds = 24;
    SearchRun run(makeSolver(info, problem, values), problem->total(),
                  {evaluations(150'000), 5, 1});
    SnapshotView view;
    const auto isOver = [&] { return run.state() == SearchState::Finished; };
    const auto await = [&] {
        for (QDeadlineTimer wait(60'000); !run.isWaiting() && !isOver() && !wait.hasExpired();)
            QThread::usleep(5); // a yield would wait for other programs
        run.look(view, true, true);
        moments.add(view);
    };
    run.look(view, true, true); // asks for all
    run.startPaused();
    await();
    for (int i = 0; i < steps + rounds && !isOver(); ++i) {
        run.step(1, i < steps ? StepSize::Fine : StepSize::Round);
        await();
    }
    run.resume();
    QVERIFY(run.waitFor(60.0));
    run.look(view, true, true);
    view.points.clear(); // how many there are depends on the time
    moments.add(view);
}

/// What following each method shows, with its defaults and with each preset.
const std::map<QByteArray, QByteArray> kShown{
    {"oblong annealing", "08b3e77f1fb7c40c"},
    {"oblong ant-colony", "da37ed1de93b97e4"},
    {"oblong backtracking", "3b1919157b3d7299"},
    {"oblong genetic", "756034c78e775f2f"},
    {"oblong greedy", "e92f912c81614087"},
    {"oblong greedy-walk", "2fa65cb1afd05879"},
    {"oblong hill-climbing", "2e0c43a3e307131c"},
    {"oblong local-search", "660e913a23e087a9"},
    {"oblong ms-gvns", "c91ed0d4a0157719"},
    {"oblong tabu", "da1172acf90c5335"},
    {"oblong tabu-two-phase", "d37408a55df1aa36"},
    {"oblong vlns", "39a953adf110e3e9"},
    {"signed-unframed annealing", "a8c500b5d86de64b"},
    {"signed-unframed ant-colony", "110ff078913f2e0d"},
    {"signed-unframed backtracking", "50b9070cf68377e1"},
    {"signed-unframed genetic", "1d120cd2792af4ee"},
    {"signed-unframed greedy", "f8731cfddb2828cf"},
    {"signed-unframed greedy-walk", "c3b415090faad566"},
    {"signed-unframed hill-climbing", "f804eae5fd03562d"},
    {"signed-unframed local-search", "359ae022fe5b443e"},
    {"signed-unframed ms-gvns", "39a751c6da001ee9"},
    {"signed-unframed tabu", "f4e6d52f28556c09"},
    {"signed-unframed tabu-two-phase", "673f09b1e583d8f8"},
    {"signed-unframed vlns", "edc8d058672aa869"},
    {"strip annealing", "360287aa51b770e0"},
    {"strip ant-colony", "b695a67e37458167"},
    {"strip backtracking", "40c0559977e61a66"},
    {"strip genetic", "c34f2609d0503ce8"},
    {"strip greedy", "8789d9118bee0135"},
    {"strip greedy-walk", "4587ea40108b339c"},
    {"strip hill-climbing", "a5ed4de1b5df5425"},
    {"strip local-search", "94438ed98ddaf3bc"},
    {"strip ms-gvns", "74868b2e2e234baa"},
    {"strip tabu", "d20fc9c3048c162b"},
    {"strip tabu-two-phase", "580d077edb4144a0"},
    {"strip vlns", "ee6d7342efcff66d"},
    {"sudoku annealing-sudoku", "471741aab0efc9a7"},
    {"sudoku genetic-sudoku", "093883466aee0ce0"},
    {"sudoku gvns-sudoku", "c9abaf96c89599c1"},
};

} // namespace

/// What every method must observe.
class TestAllSolvers : public QObject {
    Q_OBJECT

private slots:
    void declarationsAreComplete() {
        std::set<std::string> ids;
        forEverySolver([&](const SolverInfo& info) {
            QVERIFY2(ids.insert(info.id).second, info.id.c_str());
            QVERIFY(!std::string(info.name).empty() && !std::string(info.summary).empty());
            QCOMPARE(info.problemKind, std::string(EdgeProblem::kKind));
            std::set<std::string> parameters;
            for (const Parameter& parameter : info.parameters) {
                QVERIFY2(parameters.insert(parameter.id).second, parameter.id.c_str());
                QVERIFY2(*parameter.meaning != '\0', parameter.id.c_str());
                ParameterValues values = info.defaults();
                values.set(parameter.id, parameter.defaultValue);
            }
            for (const Preset& preset : info.presets) {
                ParameterValues values = info.defaults();
                values.apply(preset);
            }
            QCOMPARE(findSolver(info.id), &info);
        });
        QVERIFY(ids.contains("annealing"));
    }

    /// A search followed step by step makes the same board with the same work.
    void tellingStepsChangesNothing_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("preset");
        for (const SolverInfo& info : solversFor(EdgeProblem::kKind)) {
            const QString id = QString::fromStdString(info.id);
            QTest::addRow("%s", info.id.c_str()) << id << QString();
            for (const Preset& preset : info.presets)
                QTest::addRow("%s, %s", info.id.c_str(), preset.id.c_str())
                    << id << QString::fromStdString(preset.id);
        }
    }
    void tellingStepsChangesNothing() {
        QFETCH(QString, id);
        QFETCH(QString, preset);
        const SolverInfo& info = *findSolver(id.toStdString());
        ParameterValues values = info.defaults();
        if (!preset.isEmpty())
            values.apply(*info.preset(preset.toStdString()));
        for (const Puzzle& puzzle : threeKinds()) {
            const auto problem = problemOf(puzzle, StartKind::Own);
            const Outcome free = solve(info, problem, values, evaluations(kStepped), 4);
            for (const StepSize size : {StepSize::Fine, StepSize::Round}) {
                const Outcome told =
                    solve(info, problem, values, evaluations(kStepped), 4, 1, size);
                QCOMPARE(told.view.best, free.view.best);
                QCOMPARE(told.reason, free.reason);
                // An engine of its own that ends with nothing left to do counts one.
                const std::uint64_t more = info.id == "record" ? 1 : 0;
                QVERIFY(told.view.numbers.evaluations - free.view.numbers.evaluations <= more);
                QCOMPARE(told.view.numbers.iterations, free.view.numbers.iterations);
                QVERIFY2(told.view.numbers.step.has_value(), info.id.c_str());
                QVERIFY(!free.view.numbers.step);
            }
        }
    }

    /// So that a changed default never changes a publication's values.
    void publishedPresetsComeFirstAndSetEverything() {
        for (const SolverInfo& info : allSolvers()) {
            bool ours = false;
            for (const Preset& preset : info.presets) {
                ours = ours || isOurs(preset);
                QVERIFY2(isOurs(preset) == ours, (info.id + ' ' + preset.id).c_str());
                for (const Parameter& parameter : info.parameters)
                    QVERIFY2(ours || preset.values.contains(parameter.id),
                             (info.id + ' ' + preset.id + ' ' + parameter.id).c_str());
            }
        }
    }

    void formerPresetsAreTheDefaults() {
        for (const char* const name :
             {"ms-gvns plateaus", "tabu-two-phase short-list", "local-search plateaus",
              "genetic memetic", "ant-colony annealing", "gvns-sudoku ties"}) {
            const QStringList words = QString::fromLatin1(name).split(u' ');
            const SolverInfo& info = *findSolver(words[0].toStdString());
            const Preset* preset = info.preset(words[1].toStdString());
            QVERIFY2(preset != nullptr, name);
            ParameterValues values = info.defaults();
            values.apply(*preset);
            QVERIFY2(values == info.defaults(), name);
            QVERIFY2(methodLabel(info, values) == translated(info.name), name);
        }
    }

    /// The defaults give the best results for the same work.
    void theDefaultsReachMoreThanThePublishedPresets() {
        if (testing::kSanitized)
            QSKIP("what is reached is the same with sanitizers, which take minutes for it");
        forEverySolver([&](const SolverInfo& info) {
            // Exact methods differ in time only.
            if (info.exact || info.presets.empty() || isOurs(info.presets.front()))
                return;
            const int best = reached(info, info.defaults());
            for (const Preset& preset : info.presets) {
                if (isOurs(preset))
                    continue;
                ParameterValues values = info.defaults();
                values.apply(preset);
                const int published = reached(info, values);
                QVERIFY2(best > published, qPrintable(QStringLiteral("%1: %2, as in %3: %4")
                                                          .arg(QString::fromStdString(info.id))
                                                          .arg(best)
                                                          .arg(QString::fromStdString(preset.id))
                                                          .arg(published)));
            }
        });
    }

    void everyMethodBelongsToAKind() {
        std::vector<std::string> listed;
        for (const Kind* kind : allKinds()) {
            for (const SolverInfo& info : kind->methods()) {
                QCOMPARE(QString::fromStdString(info.problemKind),
                         QString::fromLatin1(kind->id().data()));
                QCOMPARE(findSolver(info.id), &info);
                listed.push_back(info.id);
            }
            QCOMPARE(solversFor(kind->id()).data(), kind->methods().data());
        }
        QVERIFY(std::ranges::equal(listed, allSolvers(), {}, {}, &SolverInfo::id));
    }

    /// A start board costs the evaluations for building it, in every method.
    void greedyStartsAreCounted() {
        const auto problem = problemOf(threeKinds().front(), StartKind::Greedy);
        forEverySolver([&](const SolverInfo& info) {
            const Outcome outcome = solve(info, problem, info.defaults(), evaluations(5000));
            QVERIFY(!outcome.view.points.empty());
            QVERIFY2(outcome.view.points.front().evaluations > 0, info.id.c_str());
        });
        // Its own start is a greedy one, after the random board that comes first.
        const SolverInfo& gvns = *findSolver("ms-gvns");
        const Outcome own = solve(gvns, problemOf(threeKinds().front(), StartKind::Own),
                                  gvns.defaults(), evaluations(5000));
        QVERIFY(own.view.points.size() > 1);
        QVERIFY(own.view.points[1].evaluations > 0);
    }

    /// Whoever follows a search sees the same on every machine. A change that is meant changes the
    /// checksum, which a failure tells.
    void followersSeeWhatTheySaw_data() {
        QTest::addColumn<int>("puzzle");
        QTest::addColumn<QString>("id");
        for (int i = 0; i < static_cast<int>(std::size(kFollowed)); ++i) {
            for (const SolverInfo& info : findKind(kFollowed[i].kind)->methods()) {
                // What the first finds depends on the version of CaDiCaL; the second tells times.
                if (info.id != "sat" && info.id != "record")
                    QTest::addRow("%s %s", kFollowed[i].name, info.id.c_str())
                        << i << QString::fromStdString(info.id);
            }
        }
    }
    void followersSeeWhatTheySaw() {
        QFETCH(int, puzzle);
        QFETCH(QString, id);
        const Followed& followed = kFollowed[puzzle];
        const Kind& kind = *findKind(followed.kind);
        const auto problem = kind.problem(madePuzzle(kind, followed.settings), followed.start);
        const SolverInfo& info = *findSolver(id.toStdString());
        Moments moments;
        follow(info, info.defaults(), problem, moments);
        for (const Preset& preset : info.presets) {
            ParameterValues values = info.defaults();
            values.apply(preset);
            follow(info, values, problem, moments);
        }
        const auto kept = kShown.find(QTest::currentDataTag());
        QCOMPARE(moments.sum(), kept == kShown.end() ? QByteArray() : kept->second);
    }

    void sameSeedAndEvaluationsGiveTheSameBoard() {
        constexpr std::uint64_t budget = 60'000;
        for (const Puzzle& puzzle : threeKinds()) {
            const auto problem = problemOf(puzzle);
            forEverySolver([&](const SolverInfo& info) {
                const Outcome first = solve(info, problem, info.defaults(), evaluations(budget), 5);
                const Outcome second =
                    solve(info, problem, info.defaults(), evaluations(budget), 5);
                QVERIFY2(first.view.best == second.view.best, info.id.c_str());
                QCOMPARE(first.view.numbers.evaluations, second.view.numbers.evaluations);
                // The ants of a round finish their tours before it stops, and an offspring
                // whose polishing used the last evaluation counts itself.
                const std::uint64_t beyond = info.id == "ant-colony" ? 6000
                                             : info.id == "genetic"  ? 1
                                                                     : 0;
                QVERIFY2(first.view.numbers.evaluations <= budget + beyond,
                         qPrintable(QStringLiteral("%1: %2")
                                        .arg(QString::fromStdString(info.id))
                                        .arg(first.view.numbers.evaluations)));
            });
        }
    }

    void watchingPausingAndSteppingChangeNothing() {
        const Puzzle puzzle = threeKinds().front();
        const auto problem = problemOf(puzzle);
        forEverySolver([&](const SolverInfo& info) {
            const Outcome plain =
                solve(info, problem, info.defaults(), evaluations(300'000 / kShare), 3);
            SearchRun run(info.make(problem, info.defaults()), problem->total(),
                          {evaluations(300'000 / kShare), 3, 1});
            run.startPaused();
            SnapshotView view;
            for (int i = 0; i < 3; ++i) {
                run.step(i == 1 ? 17 : 1);
                QTRY_VERIFY(run.isWaiting() || run.state() == SearchState::Finished);
                run.look(view, true);
                if (view.current.empty())
                    continue;
                const auto board =
                    Board::fromCodes(puzzle.size(), puzzle.pieceCount(), view.current);
                QVERIFY2(board, info.id.c_str());
                // Record tells the best score of the worker that it shows.
                if (info.id != "record")
                    QCOMPARE(matchedEdges(puzzle, *board), view.numbers.current);
            }
            run.resume();
            QVERIFY(run.waitFor(60.0));
            SnapshotView last;
            run.look(last, true);
            QVERIFY2(last.best == plain.view.best, info.id.c_str());
            QCOMPARE(last.numbers.evaluations, plain.view.numbers.evaluations);
        });
    }

    /// The threads of these methods meet only now and then.
    void severalThreadsWaitAfterEachStep_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"backtracking", "genetic", "ant-colony", "record"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void severalThreadsWaitAfterEachStep() {
        QFETCH(QString, id);
        GeneratorSettings settings;
        settings.size = {9, 9};
        settings.seed = 3;
        const auto problem = problemOf(generatePuzzle(settings).puzzle);
        const SolverInfo& info = *findSolver(id.toStdString());
        SearchRun run(info.make(problem, info.defaults()), problem->total(), {{}, 3, 2});
        run.startPaused();
        QTRY_VERIFY_WITH_TIMEOUT(run.isWaiting(), 60'000);
        for (int i = 0; i < 3; ++i) {
            run.step();
            QTRY_VERIFY_WITH_TIMEOUT(run.isWaiting(), 60'000);
        }
    }

    void everyPublishedBoardIsLegalAndScoredRight() {
        for (const Puzzle& puzzle : threeKinds()) {
            forEverySolver([&](const SolverInfo& info) {
                for (const auto start : {StartKind::Random, StartKind::Greedy}) {
                    for (const std::uint64_t budget : {1U, 100U, 5000U, 50000U}) {
                        const Outcome outcome = solve(info, problemOf(puzzle, start),
                                                      info.defaults(), evaluations(budget), budget);
                        const Board board = outcome.board(puzzle);
                        QVERIFY2(board.placedCount() > 0, info.id.c_str());
                        QVERIFY2(info.exact || board.emptyCount() == 0, info.id.c_str());
                        QCOMPARE(matchedEdges(puzzle, board), outcome.view.numbers.best);
                        QVERIFY2(violationsOf(puzzle, board).empty(), info.id.c_str());
                    }
                }
            });
        }
    }

    /// Counted, not timed: not much more than filling one board greedily, for any size and number
    /// of threads.
    void largeBoardsEndWhenToldTo_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("threads");
        QTest::newRow("64×64, two threads") << 64 << 2;
        if (testing::kSanitized)
            return;
        QTest::newRow("64×64") << 64 << 1;
        QTest::newRow("127×127, two threads") << 127 << 2;
    }
    void largeBoardsEndWhenToldTo() {
        QFETCH(int, side);
        QFETCH(int, threads);
        GeneratorSettings settings;
        settings.size = {side, side};
        const auto problem = problemOf(generatePuzzle(settings).puzzle, StartKind::Own);
        const auto cells = static_cast<std::uint64_t>(side * side);
        const std::uint64_t once = cells * cells / 2 + 4 * cells;
        forEverySolver([&](const SolverInfo& info) {
            for (const bool stopped : {true, false}) {
                SearchSnapshot snapshot;
                SearchControl control;
                if (stopped)
                    control.requestStop();
                SearchContext context(snapshot, control, evaluations(stopped ? 1'000'000'000 : 1),
                                      problem->total(), 1, threads);
                info.make(problem, info.defaults())->run(context);
                QVERIFY2(context.hasBest(), info.id.c_str());
                QCOMPARE(context.reason(),
                         stopped ? StopReason::Interrupted : StopReason::Evaluations);
                QVERIFY2(context.evaluations() <= once,
                         qPrintable(QStringLiteral("%1: %2")
                                        .arg(QString::fromStdString(info.id))
                                        .arg(context.evaluations())));
            }
        });
    }

    /// Two methods start greedily by default, as published, and differently on request.
    void startsAreAsAskedFor() {
        GeneratorSettings settings;
        settings.size = {12, 12};
        const Puzzle puzzle = generatePuzzle(settings).puzzle;
        for (const char* id : {"ms-gvns", "local-search"}) {
            const SolverInfo& info = *findSolver(id);
            ParameterValues values = info.defaults();
            values.apply(info.presets.front());
            const auto bestFrom = [&](StartKind start) {
                return solve(info, problemOf(puzzle, start), values, evaluations(6000))
                    .view.numbers.best;
            };
            QVERIFY2(bestFrom(StartKind::Own) > 180, id);
            QVERIFY2(bestFrom(StartKind::Greedy) > 180, id);
            QVERIFY2(bestFrom(StartKind::Random) < 150, id);
        }
    }

    void tinyPuzzlesAreNoTrouble() {
        Random random(33);
        for (const KindOfPuzzle& kind : everyKindAndKept()) {
            const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, kind));
            if (puzzle.size().cells() > 9)
                continue;
            forEverySolver([&](const SolverInfo& info) {
                const Outcome outcome =
                    solve(info, problemOf(puzzle), info.defaults(), evaluations(200'000 / kShare));
                QVERIFY(violationsOf(puzzle, outcome.board(puzzle)).empty());
                if (puzzle.totalEdges() == 0)
                    QCOMPARE(outcome.reason, StopReason::Solved);
            });
        }
    }

    void aFullyFixedBoardEndsAtOnce() {
        Random random(34);
        const Puzzle solved = randomPuzzle(random, {{4, 4}, {true, false}, 2, 3});
        Board board(solved.size(), 16);
        for (int cell = 0; cell < 16; ++cell)
            board.place(cell, {static_cast<PieceIndex>(cell), 0});
        board.swap(5, 6);
        const auto problem = std::make_shared<EdgeProblem>(
            solved, board, std::vector<bool>(16, true), StartKind::Random);
        forEverySolver([&](const SolverInfo& info) {
            const Outcome outcome = solve(info, problem, info.defaults(), evaluations(1000));
            QVERIFY2(outcome.reason == StopReason::Exhausted ||
                         outcome.reason == StopReason::Solved,
                     info.id.c_str());
        });
    }

    void presetsRunAsWellAndAreRepeatable() {
        for (const Puzzle& puzzle : threeKinds()) {
            forEverySolver([&](const SolverInfo& info) {
                for (const Preset& preset : info.presets) {
                    ParameterValues values = info.defaults();
                    values.apply(preset);
                    const auto run = [&] {
                        return solve(info, problemOf(puzzle), values, evaluations(15'000 / kShare),
                                     4);
                    };
                    const Outcome outcome = run();
                    QCOMPARE(matchedEdges(puzzle, outcome.board(puzzle)),
                             outcome.view.numbers.best);
                    QVERIFY2(run().view.best == outcome.view.best,
                             (info.id + ' ' + preset.id).c_str());
                }
            });
        }
    }

    void otherProblemsAreRefused() {
        class OtherProblem final : public Problem {
            [[nodiscard]] std::string_view kind() const override { return "other"; }
            [[nodiscard]] int total() const override { return 1; }
        };
        forEverySolver([&](const SolverInfo& info) {
            QVERIFY_THROWS_EXCEPTION(
                UserError,
                static_cast<void>(info.make(std::make_shared<OtherProblem>(), info.defaults())));
        });
    }
};

TESSERA_TEST(TestAllSolvers, Needs::Core)

} // namespace tessera::tst_AllSolvers

#include "tst_AllSolvers.moc"
