// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/RandomPuzzle.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/moves/MovableCells.h"
#include "core/edges/puzzle/Board.h"

#include <QTest>

namespace tessera::test {

/// Rounds of polishing on a random board of every kind: each is at least as good
/// as the one before, and the last is still a board of that puzzle.
template <typename Polish>
void polishRandomBoards(Random& random, int mostCells) {
    for (const KindOfPuzzle& kind : everyKindAndKept()) {
        const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, kind));
        const auto problem = problemOf(puzzle);
        const CompiledPuzzle pieces(puzzle);
        const MovableCells cells(*problem, pieces);
        ScoredBoard board(pieces);
        makeStart(board, *problem, cells, StartKind::Random, random);
        Polish polish(board, cells, mostCells);
        int score = board.score();
        for (int i = 0; i < 60; ++i) {
            QVERIFY(polish.improve(random) > 0);
            QVERIFY(board.score() >= score);
            score = board.score();
        }
        const Board result = board.toBoard();
        QCOMPARE(result.emptyCount(), 0);
        QVERIFY(violationsOf(puzzle, result).empty());
        QCOMPARE(matchedEdges(puzzle, result), score);
    }
}

} // namespace tessera::test
