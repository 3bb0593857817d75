// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/PolishTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/Polish.h"
#include "core/edges/puzzle/Board.h"

#include <algorithm>

namespace tessera::tst_WindowPolish {
using namespace tessera::test;

namespace {

/// The best score of all full boards that respect the frame and its kinds.
int bestOf(const Puzzle& puzzle, const MovableCells& cells, ScoredBoard& board,
           std::vector<PieceIndex>& spares, std::size_t depth) {
    if (depth == cells.all().size())
        return board.score();
    const Position position = cells.all()[depth];
    const int cell = board.grid().cell(position);
    int best = -1;
    for (std::size_t i = 0; i < spares.size(); ++i) {
        const PieceIndex piece = spares[i];
        for (int rotation = 0; rotation < 4; ++rotation) {
            const Placement placement(piece, static_cast<Rotation>(rotation));
            if (!puzzle.respectsFrame(cell, placement))
                continue;
            std::swap(spares[i], spares.back());
            spares.pop_back();
            board.set(position, placement);
            best = std::max(best, bestOf(puzzle, cells, board, spares, depth + 1));
            board.set(position, Placement());
            spares.push_back(piece);
            std::swap(spares[i], spares.back());
        }
    }
    return best;
}

} // namespace

class TestWindowPolish : public QObject {
    Q_OBJECT

private slots:
    void polishingNeverLosesAnEdgeOrAPiece() {
        Random random(84);
        polishRandomBoards<WindowPolish>(random, 9, "eb92e093ef1d74b5");
    }

    void aWindowOverAllIsAsGoodAsTryingEverything_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("framed");
        QTest::newRow("framed") << 3 << 3 << true;
        QTest::newRow("unframed") << 2 << 2 << false;
        QTest::newRow("unframed row") << 3 << 1 << false;
    }
    void aWindowOverAllIsAsGoodAsTryingEverything() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(bool, framed);
        Random random(85);
        for (int round = 0; round < 40; ++round) {
            const Puzzle puzzle = shuffledPuzzle(
                random, randomPuzzle(random, {{width, height}, {framed, false}, 3, 3}));
            const auto problem = problemOf(puzzle);
            const CompiledPuzzle pieces(puzzle);
            const MovableCells cells(*problem, pieces);
            ScoredBoard board(pieces);
            std::vector<PieceIndex> spares;
            for (int piece = 0; piece < puzzle.pieceCount(); ++piece)
                spares.push_back(static_cast<PieceIndex>(piece));
            const int best = bestOf(puzzle, cells, board, spares, 0);
            makeStart(board, *problem, cells, StartKind::Random, random);
            WindowPolish polish(board, cells, width * height);
            for (int i = 0; i < 60 && board.score() < best; ++i)
                static_cast<void>(polish.improve(random));
            QCOMPARE(board.score(), best);
        }
    }

    void fixedPiecesStay() {
        Random random(86);
        GeneratorSettings settings;
        settings.size = {6, 6};
        settings.hints.cells = {14, 15, 21};
        const PuzzleFile file = generatePuzzle(settings);
        const auto problem = std::make_shared<EdgeProblem>(
            file.puzzle, file.board, std::vector<bool>(36), StartKind::Random);
        const CompiledPuzzle pieces(file.puzzle);
        const MovableCells cells(*problem, pieces);
        ScoredBoard board(pieces);
        makeStart(board, *problem, cells, StartKind::Random, random);
        WindowPolish polish(board, cells, 12);
        for (int i = 0; i < 200; ++i)
            static_cast<void>(polish.improve(random));
        const Board result = board.toBoard();
        int fixed = 0;
        for (int cell = 0; cell < file.puzzle.size().cells(); ++cell) {
            if (!problem->isFixed(cell))
                continue;
            QCOMPARE(result.at(cell), problem->start().at(cell));
            ++fixed;
        }
        QCOMPARE(fixed, 3);
    }
};

TESSERA_TEST(TestWindowPolish, Needs::Nothing)

} // namespace tessera::tst_WindowPolish

#include "tst_WindowPolish.moc"
