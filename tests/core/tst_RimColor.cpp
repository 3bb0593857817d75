// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/PuzzleTesting.h"
#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/edges/generate/Hardness.h"
#include "core/edges/puzzle/Candidates.h"
#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/edges/puzzle/Counting.h"
#include "core/search/Solver.h"
#include "core/support/UserError.h"

#include <cmath>
#include <map>
#include <set>

namespace tessera::tst_RimColor {
using namespace tessera::test;

namespace {

constexpr Rules rimOf(Color color) { return {false, false, false, color}; }

Puzzle withRules(const Puzzle& puzzle, Rules rules) {
    return {puzzle.size(), rules, {puzzle.pieces().begin(), puzzle.pieces().end()}};
}

/// Matched joints and rim edges, counted directly from cells and colours.
int scoreByHand(const Puzzle& puzzle, const Board& board, Color rim) {
    const GridSize size = puzzle.size();
    const auto shown = [&](int column, int row, Side side) {
        return puzzle.edge(board.at(size.cell(column, row)), side);
    };
    int matched = 0;
    for (int row = 0; row < size.height; ++row) {
        matched += shown(0, row, Side::Left) == rim ? 1 : 0;
        matched += shown(size.width - 1, row, Side::Right) == rim ? 1 : 0;
        for (int column = 0; column + 1 < size.width; ++column) {
            const Color edge = shown(column, row, Side::Right);
            matched += edge != kGrey && edge == shown(column + 1, row, Side::Left) ? 1 : 0;
        }
    }
    for (int column = 0; column < size.width; ++column) {
        matched += shown(column, 0, Side::Up) == rim ? 1 : 0;
        matched += shown(column, size.height - 1, Side::Down) == rim ? 1 : 0;
        for (int row = 0; row + 1 < size.height; ++row) {
            const Color edge = shown(column, row, Side::Down);
            matched += edge != kGrey && edge == shown(column, row + 1, Side::Up) ? 1 : 0;
        }
    }
    return matched;
}

Board randomBoard(Random& random, const Puzzle& puzzle) {
    Board board(puzzle.size(), puzzle.pieceCount());
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (random.chance(0.8))
            board.place(cell, {static_cast<PieceIndex>(
                                   random.below(static_cast<std::uint32_t>(puzzle.pieceCount()))),
                               static_cast<Rotation>(random.below(4))});
    }
    return board;
}

/// The number of boards that look different, match, and show one of the colours all around: cell by
/// cell.
class Tried {
public:
    /// @param given the pieces on the first cells
    Tried(const Puzzle& puzzle, const std::set<Color>& rims, const std::vector<Piece>& given = {})
        : m_puzzle(puzzle), m_shown(given) {
        m_shown.resize(cells());
        for (const Piece& piece : puzzle.pieces())
            ++m_left[piece.canonical()];
        for (const Piece& piece : given)
            --m_left[piece.canonical()];
        for (const Color rim : rims) {
            m_rim = rim;
            fill(static_cast<int>(given.size()));
        }
    }

    std::uint64_t boards = 0;

private:
    [[nodiscard]] std::size_t cells() const { return asIndex(m_puzzle.size().cells()); }
    [[nodiscard]] bool fits(int cell, const Piece& piece) const {
        const GridSize size = m_puzzle.size();
        const auto edge = [](const Piece& shown, Side side) { return shown.edge(side); };
        if (size.column(cell) + 1 == size.width && edge(piece, Side::Right) != m_rim)
            return false;
        if (size.row(cell) + 1 == size.height && edge(piece, Side::Down) != m_rim)
            return false;
        const Color left =
            size.column(cell) == 0 ? m_rim : edge(m_shown[asIndex(cell - 1)], Side::Right);
        const Color above =
            size.row(cell) == 0 ? m_rim : edge(m_shown[asIndex(cell - size.width)], Side::Down);
        return edge(piece, Side::Left) == left && edge(piece, Side::Up) == above &&
               piece.greys() == 0;
    }
    void fill(int cell) {
        if (asIndex(cell) == cells()) {
            ++boards;
            return;
        }
        for (auto& [piece, left] : m_left) {
            if (left == 0)
                continue;
            --left;
            for (Rotation rotation = 0; rotation < piece.forms(); ++rotation) {
                m_shown[asIndex(cell)] = piece.rotated(rotation);
                if (fits(cell, m_shown[asIndex(cell)]))
                    fill(cell + 1);
            }
            ++left;
        }
    }

    const Puzzle& m_puzzle;
    std::map<Piece, int> m_left;
    std::vector<Piece> m_shown;
    Color m_rim = 1;
};

std::set<Color> colorsOf(const Puzzle& puzzle) {
    std::set<Color> colors;
    for (const Piece& piece : puzzle.pieces())
        colors.insert(piece.edges.begin(), piece.edges.end());
    colors.erase(kGrey);
    return colors;
}

SolutionCount counted(const Puzzle& puzzle, ExactOptions options) {
    return SolutionCounter(*problemOf(puzzle), {options, 1, {}}).run();
}

GeneratorSettings macMahon(Color rim) {
    GeneratorSettings settings;
    settings.size = {6, 4};
    settings.rules = rimOf(rim);
    settings.colors = {ColorChoice::Kind::Total, 0, 0, 3};
    return settings;
}

const Format& native() { return *findFormat(QStringLiteral("native")); }

} // namespace

/// The rule that the rim shows one colour, as for MacMahon's squares.
class TestRimColor : public QObject {
    Q_OBJECT

private slots:
    void impossibleRulesAreRefused() {
        const std::vector<Piece> pieces(4, Piece{{1, 1, 1, 1}});
        QVERIFY_THROWS_EXCEPTION(UserError, (Puzzle{{2, 2}, {true, false, false, 1}, pieces}));
        QVERIFY_THROWS_EXCEPTION(UserError, (Puzzle{{2, 2}, {false, true, false, 1}, pieces}));
        QVERIFY_THROWS_EXCEPTION(UserError, (Puzzle{{2, 2}, rimOf(kMaxColor + 1), pieces}));
        QVERIFY_THROWS_EXCEPTION(UserError, (Puzzle{{2, 2}, rimOf(-2), pieces}));
        QCOMPARE((Puzzle{{2, 2}, rimOf(kAnyColor), pieces}).totalEdges(), 12);
        QCOMPARE((Puzzle{{2, 2}, {false, false}, pieces}).totalEdges(), 4);
        QCOMPARE((Puzzle{{3, 1}, rimOf(1), {}}).totalEdges(), 10);
    }

    void theHashKnowsTheRule() {
        const Puzzle plain({2, 2}, {false, false}, std::vector<Piece>(4, Piece{{1, 2, 1, 2}}));
        std::set<QByteArray> hashes{puzzleHash(plain)};
        for (const Color rim : {Color{1}, Color{2}, kAnyColor})
            hashes.insert(puzzleHash(withRules(plain, rimOf(rim))));
        QCOMPARE(hashes.size(), std::size_t{4});
    }

    void scoresAreThoseOfTheDefinition() {
        Random random(7);
        for (int round = 0; round < 300; ++round) {
            const GridSize size{1 + static_cast<int>(random.below(5)),
                                1 + static_cast<int>(random.below(5))};
            const Puzzle puzzle = randomPuzzle(random, {size, rimOf(4), 2, 3});
            const Board board = randomBoard(random, puzzle);
            QCOMPARE(matchedEdges(puzzle, board), scoreByHand(puzzle, board, 4));
            QCOMPARE(scoreOf(puzzle, board).total, size.totalEdges() + size.rimEdges());

            const Puzzle any = withRules(puzzle, rimOf(kAnyColor));
            int best = 0;
            for (Color color = 1; color <= 5; ++color)
                best = std::max(best, scoreByHand(any, board, color));
            QCOMPARE(matchedEdges(any, board), best);

            const Score score = scoreOf(puzzle, board);
            int states = 0;
            for (int cell = 0; cell < board.cells(); ++cell) {
                for (const Side side : kSides) {
                    const JointState state = jointState(puzzle, board, cell, side);
                    QVERIFY(state != JointState::Rim);
                    if (size.onRim(cell, side))
                        QCOMPARE(state == JointState::Open, board.at(cell).isEmpty());
                    // Those inside are counted from both cells.
                    states +=
                        state == JointState::Mismatched ? (size.onRim(cell, side) ? 2 : 1) : 0;
                }
            }
            QCOMPARE(states, 2 * score.mismatched);
        }
    }

    void everyOrderCountsLikeTrying() {
        Random random(11);
        for (int round = 0; round < 60; ++round) {
            const GridSize size = round % 3 == 0   ? GridSize{3, 3}
                                  : round % 3 == 1 ? GridSize{3, 2}
                                                   : GridSize{1, 5};
            const Color rim = round % 2 == 0 ? Color{3} : Color{4};
            const Puzzle puzzle =
                shuffledPuzzle(random, randomPuzzle(random, {size, rimOf(rim), 2, 2}));
            const Puzzle any = withRules(puzzle, rimOf(kAnyColor));
            const std::uint64_t truth = Tried(puzzle, {rim}).boards;
            const std::uint64_t ofAny = Tried(any, colorsOf(any)).boards;
            QVERIFY(truth > 0 && ofAny >= truth);
            for (const CellOrderName& order : cellOrders()) {
                for (const bool joints : {false, true}) {
                    for (const bool turned : {false, true}) {
                        const ExactOptions options{order.order, joints, turned};
                        QCOMPARE(counted(puzzle, options).solutions, truth);
                        QCOMPARE(counted(any, options).solutions, ofAny);
                    }
                }
            }
        }
    }

    void aFixedPieceDecidesTheRim() {
        // In any rotation, its 2 meets a 1 or the rim.
        const std::vector<Piece> pieces{{{1, 1, 1, 1}}, {{1, 1, 2, 1}}, {{1, 1, 1, 1}}};
        const auto solutions = [&](Rules rules, Rotation rotation) {
            return counted({{3, 1}, rules, pieces, {{1, {1, rotation}}}}, {}).solutions;
        };
        for (Rotation rotation = 0; rotation < 4; ++rotation)
            QCOMPARE(solutions(rimOf(1), rotation), std::uint64_t{0});
        QCOMPARE(solutions({false, false}, 0), std::uint64_t{1});

        const std::vector<Piece> twos{{{2, 1, 2, 2}}, {{2, 1, 2, 1}}, {{2, 2, 2, 1}}};
        QCOMPARE(counted({{3, 1}, rimOf(kAnyColor), twos, {{1, {1, 0}}}}, {}).solutions,
                 std::uint64_t{1});
        QCOMPARE(counted({{3, 1}, rimOf(1), twos, {{1, {1, 0}}}}, {}).solutions, std::uint64_t{0});
    }

    /// Here only the highest colour can be all around.
    void anyRimIsAsLikelyAsItsOnlyColor() {
        const auto expected = [](Color rim) {
            return log10ExpectedSolutions(
                Puzzle({2, 1}, rimOf(rim), {{{2, 1, 2, 2}}, {{2, 2, 2, 1}}}));
        };
        QVERIFY(std::isfinite(expected(2)));
        QCOMPARE(expected(kAnyColor), expected(2));
    }

    void methodsThatScoreMovesTakeTheCommonest() {
        const std::vector<Piece> pieces{{{1, 2, 2, 2}}, {{1, 2, 2, 3}}};
        const Puzzle any({2, 1}, rimOf(kAnyColor), pieces);
        const auto problem = problemOf(any);
        QVERIFY(problem->allowsAnyRim() && problem->given() == any);
        QCOMPARE(problem->puzzle().rules().rimColor, Color{2});
        QVERIFY(CompiledPuzzle(any).countsRim());
        QCOMPARE(CompiledPuzzle(any).totalEdges(), 7);
        QVERIFY(turnedProblem(*problem)->allowsAnyRim());
    }

    /// With a rim of any colour, a board's score may be higher than its moves assume.
    void everyMethodSaysWhatItsBoardIsWorth() {
        Random random(5);
        for (const Color rim : {Color{4}, kAnyColor, kAnyColor}) {
            const Puzzle puzzle = withRules(
                shuffledPuzzle(random, randomPuzzle(random, {{4, 3}, rimOf(4), 2, 3})), rimOf(rim));
            for (const SolverInfo& info : solversFor(EdgeProblem::kKind)) {
                for (const std::uint64_t most : {30U, 3'000U}) {
                    const Outcome outcome = solve(info, problemOf(puzzle), info.defaults(),
                                                  evaluations(most), random.bits());
                    QCOMPARE(outcome.view.numbers.best,
                             matchedEdges(puzzle, outcome.board(puzzle)));
                }
            }
        }
    }

    /// If the program was built with that method.
    void theFirstBoardOfTheSatSolverHasTheRim() {
        const SolverInfo* const sat = findSolver("sat");
        Random random(6);
        for (int i = 0; sat != nullptr && i < 20; ++i) {
            const Puzzle puzzle =
                withRules(shuffledPuzzle(random, randomPuzzle(random, {{4, 3}, rimOf(4), 2, 3})),
                          rimOf(i % 2 == 0 ? Color{4} : kAnyColor));
            const Outcome outcome =
                solve(*sat, problemOf(puzzle), sat->defaults(), evaluations(1), random.bits());
            const Board board = outcome.board(puzzle);
            QVERIFY(board.placedCount() > 0);
            QCOMPARE(scoreOf(puzzle, board).mismatched, 0);
        }
    }

    void candidatesShowTheRim() {
        const PuzzleFile file = solvedPuzzle({4, 3}, rimOf(2), 3, 5);
        for (const Color rim : {Color{2}, kAnyColor}) {
            const Puzzle puzzle = withRules(file.puzzle, rimOf(rim));
            Board board = file.board;
            board.clear(0);
            QVERIFY(isConstrained(puzzle, board, 0));
            for (const Placement placement : candidatesFor(puzzle, board, 0)) {
                QCOMPARE(puzzle.edge(placement, Side::Up), Color{2});
                QCOMPARE(puzzle.edge(placement, Side::Left), Color{2});
            }
        }
        Board wrong = file.board;
        wrong.rotate(0, 2);
        QVERIFY(nextStep(file.puzzle, file.board, {}).kind == NextStep::Kind::Finished);
        if (!file.puzzle.looksLike(wrong.at(0), file.board.at(0)))
            QVERIFY(nextStep(file.puzzle, wrong, {}).kind == NextStep::Kind::Mismatch);
    }

    void theChecksNameWhatIsMissing() {
        const auto kinds = [](const Puzzle& puzzle) {
            std::set<Diagnosis::Kind> found;
            for (const Diagnosis& diagnosis : diagnose(puzzle))
                found.insert(diagnosis.kind);
            return found;
        };
        using Kind = Diagnosis::Kind;
        using Kinds = std::set<Kind>;
        const Puzzle healthy({2, 1}, rimOf(1), {{{1, 2, 1, 1}}, {{1, 1, 1, 2}}});
        QCOMPARE(kinds(healthy), Kinds{Kind::Copies});
        QCOMPARE(kinds(withRules(healthy, rimOf(kAnyColor))), Kinds{Kind::Copies});
        QCOMPARE(kinds(withRules(healthy, rimOf(2))), (Kinds{Kind::Copies, Kind::RimColor}));
        const Puzzle odd({2, 1}, rimOf(1), {{{1, 2, 1, 1}}, {{1, 1, 1, 3}}});
        QCOMPARE(kinds(odd), Kinds{Kind::OddColor});
        QCOMPARE(kinds(withRules(odd, {false, false})), Kinds{});
        const Puzzle mixed({2, 1}, rimOf(kAnyColor), {{{1, 2, 1, 2}}, {{2, 1, 1, 2}}});
        QCOMPARE(kinds(mixed), Kinds{Kind::RimColor});
        const Puzzle grey({2, 1}, rimOf(1), {{{1, 1, 1, 1}}, {{1, 1, 0, 1}}});
        QVERIFY(kinds(grey).contains(Kind::TooManyGreys));
        QVERIFY(!kinds(withRules(grey, {false, false})).contains(Kind::TooManyGreys));
        // At the rim a hint has no neighbour that could mismatch.
        for (int cell = 0; cell < 2; ++cell) {
            const Puzzle hinted = healthy.withHints({{cell, {0, static_cast<Rotation>(cell)}}});
            QCOMPARE(kinds(hinted).contains(Kind::Hint), cell == 1);
        }
    }

    void theNativeFormatHoldsIt() {
        for (const Color rim : {Color{2}, kAnyColor}) {
            const PuzzleFile file = solvedPuzzle({3, 2}, rimOf(rim), 2, 3);
            const QByteArray text = native().write(file);
            QVERIFY(text.contains(rim == kAnyColor ? "\"rimColor\": \"any\"" : "\"rimColor\": 2"));
            const ReadResult read = native().read(text, {});
            QCOMPARE(read.file, file);
            QVERIFY(read.file.unknownKeys.isEmpty());
            QCOMPARE(native().write(read.file), text);
        }
        const QByteArray text = native().write(solvedPuzzle({3, 2}, rimOf(2), 2, 3));
        for (const char* wrong : {"0", "-1", "255", "2.5", "\"each\"", "true", "[1]"}) {
            QByteArray broken = text;
            broken.replace("\"rimColor\": 2", QByteArray("\"rimColor\": ") + wrong);
            QVERIFY(broken != text);
            QVERIFY_THROWS_EXCEPTION(UserError, (void)native().read(broken, {}));
        }
        QVERIFY_THROWS_EXCEPTION(
            UserError, (void)native().read(
                           QByteArray(text).replace("\"framed\": false", "\"framed\": true"), {}));
        QVERIFY(!native().write(solvedPuzzle({3, 2}, {false, false})).contains("rimColor"));
    }

    void aFullScoreWithItsRimIsRead() {
        PuzzleFile file = solvedPuzzle({3, 2}, rimOf(2), 2, 3);
        file.info.bestScore = file.puzzle.totalEdges();
        QCOMPARE(native().read(native().write(file), {}).file, file);
        file.info.bestScore += 1;
        QVERIFY_THROWS_EXCEPTION(UserError, (void)native().read(native().write(file), {}));
    }

    void generatedBoardsHaveTheRim() {
        for (const Color rim : {Color{1}, Color{3}, Color{9}, kAnyColor}) {
            GeneratorSettings settings;
            settings.size = {5, 4};
            settings.rules = rimOf(rim);
            settings.colors = {ColorChoice::Kind::Total, 0, 0, 4};
            settings.solved = true;
            QCOMPARE(generatorSettingsFromJson(toJson(settings)), settings);
            const PuzzleFile file = generatePuzzle(settings);
            QCOMPARE(file.puzzle.rules(), settings.rules);
            QVERIFY(scoreOf(file.puzzle, file.board).isSolved());
            QCOMPARE(rimColorOn(file.puzzle, file.board), rim == kAnyColor ? Color{1} : rim);
        }
        // A file's setting for such a rule is ignored if the rule is impossible.
        for (const Rules rules : {Rules{true, false}, Rules{false, true}}) {
            GeneratorSettings settings;
            settings.rules = rules;
            QJsonObject json = toJson(settings);
            json[QStringLiteral("rimColor")] = QStringLiteral("3");
            QCOMPARE(generatorSettingsFromJson(json), settings);
        }
        QCOMPARE(parseRimColor(QStringLiteral("any")), kAnyColor);
        QCOMPARE(parseRimColor(rimColorText(17)), Color{17});
        for (const char* wrong : {"", "0", "-1", "255", "red", "1.5"})
            QVERIFY_THROWS_EXCEPTION(UserError, (void)parseRimColor(QLatin1String(wrong)));
    }

    /// Of the boards that share their first nine pieces; all would take too long.
    void macMahonsBoardsAreAsManyAsTried() {
        const PuzzleFile file = generatePuzzle(macMahon(1));
        std::vector<Hint> hints;
        std::vector<Piece> given;
        for (int cell = 0; cell < 9; ++cell) {
            const auto placement = Placement::fromCode(file.solution[asIndex(cell)]);
            hints.push_back({cell, placement});
            given.push_back(file.puzzle.piece(placement.piece()).rotated(placement.rotation()));
        }
        const Puzzle puzzle = file.puzzle.withHints(hints);
        const std::uint64_t truth = Tried(puzzle, {1}, given).boards;
        QVERIFY(truth > 0);
        for (const Puzzle& asked :
             {puzzle, withRules(file.puzzle, rimOf(kAnyColor)).withHints(hints)}) {
            const SolutionCount count = counted(asked, {CellOrder::Rows, true, false});
            QVERIFY(count.complete);
            QCOMPARE(count.solutions, truth);
        }
    }

    void macMahonsSquares() {
        for (const Color rim : {Color{1}, Color{2}, Color{3}, kAnyColor}) {
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                GeneratorSettings settings = macMahon(rim);
                settings.seed = seed;
                const PuzzleFile file = generatePuzzle(settings);
                std::set<Piece> different;
                for (const Piece& piece : file.puzzle.pieces()) {
                    QVERIFY(
                        std::ranges::all_of(piece.edges, [](Color c) { return c >= 1 && c <= 3; }));
                    different.insert(piece.canonical());
                }
                QCOMPARE(different.size(), distinctPieces(3));
                const auto solved = Board::fromCodes(file.puzzle.size(), 24, file.solution);
                QVERIFY(solved && scoreOf(file.puzzle, *solved).isSolved());
                QVERIFY(diagnose(file.puzzle).empty());
            }
        }
    }
};

TESSERA_TEST(TestRimColor, Needs::Nothing)

} // namespace tessera::tst_RimColor

#include "tst_RimColor.moc"
