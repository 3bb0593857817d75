// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/ChecksumTesting.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/moves/MovableCells.h"
#include "core/edges/puzzle/Board.h"

#include <QTest>

namespace tessera::test {

/// Rounds of polishing on a random board of every kind: each is at least as good
/// as the one before, and the last is still a board of that puzzle.
/// @param kept the checksum of all boards and of the pieces tried
template <typename Polish>
void polishRandomBoards(Random& random, int mostCells, const QByteArray& kept) {
    QByteArray all;
    std::vector<KindOfPuzzle> kinds = everyKindAndKept();
    kinds.push_back({{11, 9}, {true, false}, 3, 5});
    for (const KindOfPuzzle& kind : kinds) {
        const Puzzle puzzle = shuffledPuzzle(random, randomPuzzle(random, kind));
        const auto problem = problemOf(puzzle);
        const CompiledPuzzle pieces(puzzle);
        const MovableCells cells(*problem, pieces);
        ScoredBoard board(pieces);
        makeStart(board, *problem, cells, StartKind::Random, random);
        Polish polish(board, cells, mostCells);
        int score = board.score();
        for (int i = 0; i < 60; ++i) {
            const std::uint64_t tried = polish.improve(random);
            QVERIFY(tried > 0);
            all += QByteArray::number(static_cast<qulonglong>(tried)) + ' ';
            QVERIFY(board.score() >= score);
            score = board.score();
        }
        const Board result = board.toBoard();
        QCOMPARE(result.emptyCount(), 0);
        QVERIFY(violationsOf(puzzle, result).empty());
        QCOMPARE(matchedEdges(puzzle, result), score);
        all += checksum(result.codes()) + '\n';
    }
    QCOMPARE(checksum(all), kept);
}

} // namespace tessera::test
