// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/ChecksumTesting.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/puzzle/SatEncoding.h"
#include "core/edges/solvers/exact/CellOrder.h"
#include "core/support/UserError.h"

#include <numeric>
#include <set>

namespace tessera::tst_SatEncoding {
using namespace tessera::test;

namespace {

/// All models of a small formula, by unit propagation and trying both values.
class Models {
public:
    explicit Models(const SatEncoding& formula)
        : m_formula(formula), m_values(asIndex(formula.variables() + 1)) {
        std::vector<int> clause;
        for (const int literal : formula.literals()) {
            if (literal != 0) {
                clause.push_back(literal);
                continue;
            }
            m_contradicts = m_contradicts || clause.empty();
            m_clauses.push_back(clause);
            clause.clear();
        }
        m_in.resize(m_values.size());
        for (std::size_t i = 0; i < m_clauses.size(); ++i) {
            for (const int literal : m_clauses[i])
                m_in[asIndex(std::abs(literal))].push_back(i);
        }
    }

    /// The boards of all models.
    [[nodiscard]] std::set<Solution> boards() {
        m_boards.clear();
        bool isPossible = !m_contradicts;
        for (const std::vector<int>& clause : m_clauses)
            isPossible = isPossible && (clause.size() != 1 || set(clause.front()));
        if (isPossible)
            search(1);
        return m_boards;
    }

private:
    [[nodiscard]] int valueOf(int literal) const {
        const int value = m_values[asIndex(std::abs(literal))];
        return literal > 0 ? value : -value;
    }
    bool set(int literal) {
        if (valueOf(literal) != 0)
            return valueOf(literal) > 0;
        m_trail.push_back(literal);
        m_values[asIndex(std::abs(literal))] = literal > 0 ? 1 : -1;
        for (const std::size_t index : m_in[asIndex(std::abs(literal))]) {
            const std::vector<int>& clause = m_clauses[index];
            int open = 0;
            int last = 0;
            bool holds = false;
            for (const int each : clause) {
                holds = holds || valueOf(each) > 0;
                open += valueOf(each) == 0 ? 1 : 0;
                last = valueOf(each) == 0 ? each : last;
            }
            if (!holds && (open == 0 || (open == 1 && !set(last))))
                return false;
        }
        return true;
    }
    /// @return whether the auxiliary variables have values, too
    bool search(int variable) {
        while (variable <= m_formula.variables() && valueOf(variable) != 0)
            ++variable;
        if (variable > m_formula.variables()) {
            std::vector<bool> values(m_values.size());
            for (std::size_t i = 1; i < values.size(); ++i)
                values[i] = m_values[i] > 0;
            m_boards.insert(m_formula.boardOf(values));
            return true;
        }
        bool found = false;
        for (const int literal : {variable, -variable}) {
            const std::size_t before = m_trail.size();
            // Only those behind the placements may differ for one board.
            if (set(literal) && (!found || variable <= m_formula.placements()))
                found = search(variable + 1) || found;
            for (; m_trail.size() > before; m_trail.pop_back())
                m_values[asIndex(std::abs(m_trail.back()))] = 0;
        }
        return found;
    }

    const SatEncoding& m_formula;
    std::vector<std::vector<int>> m_clauses;
    std::vector<std::vector<std::size_t>> m_in; ///< clauses, by variable
    std::vector<int> m_values;
    std::vector<int> m_trail;
    bool m_contradicts = false;
    std::set<Solution> m_boards;
};

std::vector<Placement> fixedOf(const EdgeProblem& problem) {
    std::vector<Placement> fixed(asIndex(problem.given().size().cells()));
    for (int cell = 0; cell < problem.given().size().cells(); ++cell) {
        if (problem.isFixed(cell))
            fixed[asIndex(cell)] = problem.start().at(cell);
    }
    return fixed;
}

/// Every combination of the redundant clauses; of larger puzzles all of them and none.
std::vector<SatOptions> everyOption(bool rotations, int cells) {
    std::vector<SatOptions> all;
    for (unsigned bits = 0; bits<8; bits += cells> 4 ? 7 : 1)
        all.push_back({rotations, (bits & 1U) != 0, (bits & 2U) != 0, (bits & 4U) != 0, true});
    return all;
}

/// Tiny puzzles of each kind, solvable or not.
std::vector<Puzzle> tinyPuzzles(std::uint64_t seed) {
    Random random(seed);
    std::vector<Puzzle> puzzles;
    std::vector<KindOfPuzzle> kinds = everyKindAndKept();
    for (const GridSize size : {GridSize{2, 2}, GridSize{3, 2}})
        kinds.push_back({size, {false, false, false, kAnyColor}, 1, 2});
    for (const KindOfPuzzle& kind : kinds) {
        if (kind.size.cells() > (kind.rules.framed ? 9 : 6))
            continue;
        KindOfPuzzle drawn = kind;
        drawn.rules.rimColor = kind.rules.rimColor == kAnyColor ? Color{2} : kind.rules.rimColor;
        const Puzzle made = shuffledPuzzle(random, randomPuzzle(random, drawn));
        puzzles.emplace_back(made.size(), kind.rules,
                             std::vector<Piece>(made.pieces().begin(), made.pieces().end()));
        // With another colour on one edge most have no solution.
        std::vector<Piece> pieces(made.pieces().begin(), made.pieces().end());
        Color& edge =
            pieces[random.below(static_cast<std::uint32_t>(pieces.size()))].edges[random.below(4)];
        if (edge != kGrey) {
            edge = edge == 1 ? Color{2} : Color{1};
            puzzles.emplace_back(made.size(), kind.rules, pieces);
        }
    }
    return puzzles;
}

} // namespace

class TestSatEncoding : public QObject {
    Q_OBJECT

private slots:
    /// As many models as the exact search counts solutions, and each of them is one.
    void modelsAreTheSolutions() {
        int solvable = 0;
        int unsolvable = 0;
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            for (const Puzzle& puzzle : tinyPuzzles(seed)) {
                const auto problem = problemOf(puzzle);
                const auto counted = countSolutions(*problem).solutions;
                (counted > 0 ? solvable : unsolvable) += 1;
                for (const bool rotations : {true, false}) {
                    for (const SatOptions& options :
                         everyOption(rotations, puzzle.size().cells())) {
                        const SatEncoding formula(puzzle, {}, options);
                        const auto boards = Models(formula).boards();
                        for (const Solution& codes : boards) {
                            const auto board =
                                Board::fromCodes(puzzle.size(), puzzle.pieceCount(), codes);
                            QVERIFY(board && scoreOf(puzzle, *board).isSolved());
                            QVERIFY(violationsOf(puzzle, *board).empty());
                        }
                        // One variable for all rotations does not tell those apart that differ
                        // only at a rim without a rule.
                        if (rotations)
                            QCOMPARE(boards.size(), counted);
                        else
                            QCOMPARE(boards.empty(), counted == 0);
                    }
                }
            }
        }
        QVERIFY(solvable > 50 && unsolvable > 20);
    }

    void hintsAndLockedPiecesStay() {
        Random random(5);
        const Puzzle puzzle =
            shuffledPuzzle(random, randomPuzzle(random, {{3, 2}, {false, false}, 2, 2}));
        std::uint64_t sum = 0;
        for (Rotation rotation = 0; rotation < 4; ++rotation) {
            const auto problem = problemOf(puzzle.withHints({{1, {2, rotation}}}));
            const SatEncoding formula(problem->given(), fixedOf(*problem));
            const auto boards = Models(formula).boards();
            QCOMPARE(boards.size(), countSolutions(*problem).solutions);
            for (const Solution& codes : boards)
                QCOMPARE(codes[1], Placement(2, rotation).code());
            sum += boards.size();
        }
        QVERIFY(sum > 0);
    }

    /// The anchor leaves one of the boards that rotate into each other.
    void anAnchorLeavesOneOfTheTurnedBoards() {
        int anchored = 0;
        for (const Puzzle& puzzle : tinyPuzzles(4)) {
            const auto problem = problemOf(puzzle);
            std::vector<int> rows(asIndex(puzzle.size().cells()));
            std::iota(rows.begin(), rows.end(), 0);
            const auto found = turnAnchor(*problem, CompiledPuzzle(problem->puzzle()), rows);
            if (!found)
                continue;
            ++anchored;
            const SatAnchor anchor{found->piece, found->turns, found->only};
            const SatEncoding formula(puzzle, {}, {}, &anchor);
            QCOMPARE(Models(formula).boards().size() * static_cast<std::uint64_t>(found->forms),
                     countSolutions(*problem).solutions);
        }
        QVERIFY(anchored > 20);
    }

    /// Copies without an order: every exchange of two is another model.
    void copiesWithoutAnOrderAreToldApart() {
        const Piece piece{{1, 1, 1, 1}};
        const Puzzle puzzle({2, 2}, {false}, {piece, piece, piece, piece});
        SatOptions options;
        const SatEncoding ordered(puzzle, {}, options);
        QCOMPARE(Models(ordered).boards().size(), 1U);
        options.ordersCopies = false;
        const SatEncoding any(puzzle, {}, options);
        QCOMPARE(Models(any).boards().size(), 24U);
        // On each cell, three of them need the one before on an earlier cell; with a 0 at the end.
        QCOMPARE(ordered.literals().size() - any.literals().size(),
                 std::size_t{3 * (2 + 3 + 4 + 5)});
    }

    /// The left cell shows colour 1 or 3 to the right one, which shows 1 or 2 to it.
    void onlyColorsThatBothSidesShowHaveVariables() {
        const Rules rules{.framed = false, .keepsRotation = true};
        const Puzzle puzzle({2, 1}, rules, {{{4, 1, 4, 2}}, {{4, 3, 4, 1}}});
        const SatEncoding formula(puzzle, {});
        QCOMPARE(formula.placements(), 4);
        QCOMPARE(formula.variables() - formula.placements(), 1);
    }

    /// Formulas are exported to be compared with other programs' results for them: with each of the
    /// optional groups of clauses, with fixed pieces, and with an anchor.
    void aFormulaIsTheSameInEveryVersion() {
        QByteArray texts;
        std::size_t clauses = 0;
        const auto add = [&](const SatEncoding& formula) {
            texts += formula.dimacs();
            clauses += formula.clauses();
        };
        for (const Puzzle& puzzle : tinyPuzzles(8)) {
            const auto problem = problemOf(puzzle);
            for (const bool rotations : {true, false}) {
                for (const SatOptions& options : everyOption(rotations, puzzle.size().cells()))
                    add(SatEncoding(puzzle, {}, options));
                std::vector<Placement> fixed(asIndex(puzzle.size().cells()));
                for (const SatLook& look : satLooks(puzzle)) {
                    if (look.placement.piece() == look.cell && look.cell % 2 == 0)
                        fixed[asIndex(look.cell)] = look.placement;
                }
                add(SatEncoding(puzzle, fixed, {.rotations = rotations}));
                std::vector<int> rows(asIndex(puzzle.size().cells()));
                std::iota(rows.begin(), rows.end(), 0);
                if (const auto found =
                        turnAnchor(*problem, CompiledPuzzle(problem->puzzle()), rows)) {
                    const SatAnchor anchor{found->piece, found->turns, found->only};
                    add(SatEncoding(puzzle, {}, {.rotations = rotations}, &anchor));
                }
            }
        }
        QCOMPARE(static_cast<std::size_t>(texts.count('\n') - texts.count("p cnf")), clauses);
        QCOMPARE(checksum(texts), QByteArray("e335e924bc974968"));
    }

    void aFormulaThatIsInterruptedIsCutShort() {
        Random random(9);
        const Puzzle puzzle = randomPuzzle(random, {{9, 9}, {false, false}, 2, 3});
        int asked = 0;
        const SatEncoding whole(puzzle, {}, {}, nullptr, [&] { return ++asked > 0; });
        QCOMPARE(asked, 1 + (whole.placements() - 1) / 1024);
        QVERIFY(asked > 3);
        QCOMPARE(whole.dimacs(), SatEncoding(puzzle, {}).dimacs());
        const SatEncoding cut(puzzle, {}, {}, nullptr, [&] { return --asked > 1; });
        QVERIFY(cut.clauses() < whole.clauses());
        QCOMPARE(asked, 1);
    }

    void whatIsTooLargeIsRefused() {
        Random random(6);
        const Puzzle puzzle = randomPuzzle(random, {{40, 40}, {true, false}, 5, 20});
        QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(satLooks(puzzle)));
        const Puzzle fits = randomPuzzle(random, {{24, 24}, {true, false}, 5, 20});
        QVERIFY(satLooks(fits).size() <= kMostSatLooks);
    }
};

TESSERA_TEST(TestSatEncoding, Needs::Core)

} // namespace tessera::tst_SatEncoding

#include "tst_SatEncoding.moc"
