// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/SatEncoding.h"
#include "core/search/SearchRun.h"

#include <QElapsedTimer>

#include <algorithm>
#include <string_view>

namespace tessera::tst_SatSearch {
using namespace tessera::test;

namespace {

Puzzle hardest(int side, std::uint64_t seed) {
    GeneratorSettings settings;
    settings.size = {side, side};
    settings.seed = seed;
    return generatePuzzle(settings).puzzle;
}

/// The fixed pieces, and cell by cell the first piece that fits, until none does.
Board laidByFitting(const EdgeProblem& problem) {
    const Puzzle& puzzle = problem.given();
    Board board(puzzle.size(), puzzle.pieceCount());
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (problem.isFixed(cell))
            board.place(cell, problem.start().at(cell));
    }
    const auto fits = [&](int cell) {
        return puzzle.respectsFrame(cell, board.at(cell)) &&
               std::ranges::none_of(kSides, [&](Side side) {
                   return jointState(puzzle, board, cell, side) == JointState::Mismatched;
               });
    };
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (problem.isFixed(cell))
            continue;
        for (int code = 0; code < 4 * puzzle.pieceCount() && board.at(cell).isEmpty(); ++code) {
            const auto piece = static_cast<PieceIndex>(code / 4);
            if (board.cellOf(piece))
                continue;
            board.place(cell, {piece, static_cast<Rotation>(code % 4)});
            if (!fits(cell))
                board.clear(cell);
        }
        if (board.at(cell).isEmpty())
            break;
    }
    return board;
}

std::vector<ParameterValues> everySetting(const SolverInfo& info) {
    std::vector<ParameterValues> all{info.defaults()};
    for (const Preset& preset : info.presets) {
        all.push_back(info.defaults());
        all.back().apply(preset);
    }
    return all;
}

} // namespace

class TestSatSearch : public QObject {
    Q_OBJECT

    const SolverInfo* m_sat = findSolver("sat");

private slots:
    void initTestCase() {
        if (m_sat == nullptr)
            QSKIP("built without CaDiCaL");
    }

    /// Solved or proved impossible as the tree search says, whatever the kind of puzzle.
    void agreesWithBacktracking() {
        const SolverInfo& tree = *findSolver("backtracking");
        Random random(71);
        int impossible = 0;
        for (KindOfPuzzle kind : everyKindAndKept()) {
            if (kind.size.cells() > 20)
                continue;
            const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, kind));
            std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
            Color& edge = pieces[random.below(static_cast<std::uint32_t>(pieces.size()))]
                              .edges[random.below(4)];
            if (edge != kGrey)
                edge = edge == 1 ? Color{2} : Color{1};
            const Puzzle other(puzzle.size(), puzzle.rules(), pieces);
            for (const Puzzle& each : {puzzle, other}) {
                const auto problem = problemOf(each);
                const StopReason expected = solve(tree, problem, tree.defaults(), {}).reason;
                impossible += expected == StopReason::Exhausted ? 1 : 0;
                for (const ParameterValues& values : everySetting(*m_sat)) {
                    const Outcome outcome = solve(*m_sat, problem, values, {});
                    QCOMPARE(outcome.reason, expected);
                    const Board board = outcome.board(each);
                    QCOMPARE(matchedEdges(each, board), outcome.view.numbers.best);
                    QCOMPARE(scoreOf(each, board).isSolved(), expected == StopReason::Solved);
                    QVERIFY(violationsOf(each, board).empty());
                }
            }
        }
        QVERIFY(impossible > 20);
    }

    /// Rows are laid as far as pieces fit: all where the pieces are the same.
    void theFirstBoardIsLaidByFitting() {
        const Piece piece{{1, 1, 1, 1}};
        const auto problem = problemOf(Puzzle({3, 3}, {false}, std::vector<Piece>(9, piece)));
        const Outcome outcome = solve(*m_sat, problem, m_sat->defaults(), {});
        QCOMPARE(outcome.reason, StopReason::Solved);
        QCOMPARE(outcome.view.bests.size(), std::size_t{1});
        // Else as far as by hand, also around fixed pieces and within a rim of one colour.
        ParameterValues values = m_sat->defaults();
        values.setText("shuffle", QStringLiteral("false"));
        Random random(72);
        int incomplete = 0;
        for (int round = 0; round < 3; ++round) {
            for (KindOfPuzzle kind : everyKind()) {
                const Puzzle drawn = shuffledPuzzle(random, randomPuzzle(random, kind));
                Rules rules = kind.rules;
                if (rules.hasRimColor() && round == 2)
                    rules.rimColor = kAnyColor;
                const Puzzle puzzle(kind.size, rules,
                                    {drawn.pieces().begin(), drawn.pieces().end()});
                Board start(puzzle.size(), puzzle.pieceCount());
                std::vector<bool> locked(static_cast<std::size_t>(start.cells()));
                const int cell = start.cells() / 2;
                if (round == 1) {
                    locked[static_cast<std::size_t>(cell)] = true;
                    for (int code = 0; start.at(cell).isEmpty(); ++code) {
                        const Placement placement(static_cast<PieceIndex>(code / 4),
                                                  static_cast<Rotation>(code % 4));
                        if (puzzle.respectsFrame(cell, placement))
                            start.place(cell, placement);
                    }
                }
                const auto each =
                    std::make_shared<EdgeProblem>(puzzle, start, locked, StartKind::Own);
                const Board laid = laidByFitting(*each);
                const Outcome first = solve(*m_sat, each, values, evaluations(1));
                QCOMPARE(first.view.numbers.best, matchedEdges(puzzle, laid));
                QCOMPARE(first.view.numbers.current, matchedEdges(puzzle, laid));
                QVERIFY(first.board(puzzle) == laid);
                incomplete += laid.emptyCount() > 0 ? 1 : 0;
            }
        }
        QVERIFY(incomplete > 30);
    }

    /// What it tells is what the formula has.
    void theGaugesCountTheFormula() {
        const auto problem = problemOf(hardest(6, 1));
        SearchSnapshot snapshot;
        SearchControl control;
        control.requestSteps(std::uint64_t{1} << 60U, StepSize::Fine);
        SearchContext context(snapshot, control, evaluations(3000), problem->total(), 1);
        SnapshotView view;
        static_cast<void>(snapshot.look(view, true));
        m_sat->make(problem, m_sat->defaults())->run(context);
        static_cast<void>(snapshot.look(view, true));
        const auto gauge = [&](const char* name) {
            const auto found =
                std::ranges::find(view.numbers.gauges, std::string_view(name),
                                  [](const Gauge& g) { return std::string_view(g.name); });
            return found == view.numbers.gauges.end() ? -1.0 : found->value;
        };
        QVERIFY(gauge("Conflicts") > 0 && gauge("Conflicts") < 3000);
        const SatEncoding formula(problem->given(), {}, {.rotations = false});
        QCOMPARE(gauge("Variables"), static_cast<double>(formula.variables()));
        // Of the turned boards one is left: three clauses each keep a corner piece out of other
        // corners, and other pieces out of its corner.
        QCOMPARE(gauge("Clauses"), static_cast<double>(formula.clauses() + 3 + 3));
        QCOMPARE(view.numbers.evaluations, std::uint64_t{3000});
        QCOMPARE(view.current.size(), std::size_t{36});
        const auto board = Board::fromCodes({6, 6}, 36, view.current);
        QVERIFY(board && board->placedCount() > 0);
        QCOMPARE(matchedEdges(problem->given(), *board), view.numbers.current);
        QVERIFY(view.numbers.step);
    }

    void hintsAndLockedPiecesStay() {
        GeneratorSettings settings;
        settings.size = {5, 5};
        settings.solved = true;
        const PuzzleFile file = generatePuzzle(settings);
        std::vector<bool> locked(25);
        locked[7] = locked[12] = true;
        const auto problem =
            std::make_shared<EdgeProblem>(file.puzzle, file.board, locked, StartKind::Own);
        const Outcome outcome = solve(*m_sat, problem, m_sat->defaults(), {});
        QCOMPARE(outcome.reason, StopReason::Solved);
        QCOMPARE(outcome.view.best[7], file.board.at(7).code());
        QCOMPARE(outcome.view.best[12], file.board.at(12).code());
        // A locked piece in a wrong rotation leaves nothing.
        Board wrong = file.board;
        wrong.rotate(12, 1);
        const auto impossible =
            std::make_shared<EdgeProblem>(file.puzzle, wrong, locked, StartKind::Own);
        QCOMPARE(solve(*m_sat, impossible, m_sat->defaults(), {}).reason, StopReason::Exhausted);
    }

    void budgetsAreObeyed() {
        const auto problem = problemOf(hardest(7, 1));
        const Outcome counted = solve(*m_sat, problem, m_sat->defaults(), evaluations(2000));
        QCOMPARE(counted.reason, StopReason::Evaluations);
        QCOMPARE(counted.view.numbers.evaluations, 2000U);
        QVERIFY(counted.board(problem->given()).placedCount() > 0);
        QCOMPARE(scoreOf(problem->given(), counted.board(problem->given())).mismatched, 0);
    }

    /// Also while the formula is being made and simplified.
    void stopsWithinASecond() {
        constexpr qint64 mostMs = 5000; // a second on a machine without other work
        constexpr int tries = 3;        // the machine may stand still for a moment
        for (const int side : {9, 16}) {
            const auto problem = problemOf(hardest(side, 2));
            for (const double after : {0.0, 0.3, 1.5}) {
                qint64 fastest = mostMs;
                for (int i = 0; i < tries && fastest >= mostMs; ++i) {
                    SearchRun run(m_sat->make(problem, m_sat->defaults()), problem->total(),
                                  {{}, 1, 1});
                    run.start();
                    static_cast<void>(run.waitFor(after));
                    QElapsedTimer timer;
                    timer.start();
                    run.stop();
                    QVERIFY(run.waitFor(20));
                    fastest = timer.elapsed();
                    QCOMPARE(run.reason(), StopReason::Interrupted);
                }
                QVERIFY2(fastest < mostMs, qPrintable(QString::number(fastest)));
            }
        }
    }

    void whatIsTooLargeIsRefused() {
        const auto problem = problemOf(hardest(30, 1));
        SearchRun run(m_sat->make(problem, m_sat->defaults()), problem->total(), {{}, 1, 1});
        run.start();
        QVERIFY(run.waitFor(20));
        QCOMPARE(run.reason(), StopReason::Failed);
        QVERIFY(run.failure().contains(QStringLiteral("30×30")));
    }
};

TESSERA_TEST(TestSatSearch, Needs::Core)

} // namespace tessera::tst_SatSearch

#include "tst_SatSearch.moc"
