// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/search/SearchRun.h"

#include <QElapsedTimer>

namespace tessera::tst_SatSearch {
using namespace tessera::test;

namespace {

Puzzle hardest(int side, std::uint64_t seed) {
    GeneratorSettings settings;
    settings.size = {side, side};
    settings.seed = seed;
    return generatePuzzle(settings).puzzle;
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
        for (const int side : {9, 16}) {
            const auto problem = problemOf(hardest(side, 2));
            for (const double after : {0.0, 0.3, 1.5}) {
                SearchRun run(m_sat->make(problem, m_sat->defaults()), problem->total(),
                              {{}, 1, 1});
                run.start();
                static_cast<void>(run.waitFor(after));
                QElapsedTimer timer;
                timer.start();
                run.stop();
                QVERIFY(run.waitFor(20));
                // A second on a machine without other work.
                QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
                QCOMPARE(run.reason(), StopReason::Interrupted);
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
