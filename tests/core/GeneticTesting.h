// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/RandomPuzzle.h"

#include "core/edges/moves/MovableCells.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/solvers/genetic/Operators.h"

#include <vector>

namespace tessera::test {

/// A puzzle with everything that genetic operators need.
struct GeneticBench {
    explicit GeneticBench(const Puzzle& puzzle)
        : problem(puzzle, Board(puzzle.size(), puzzle.pieceCount()), {}, StartKind::Random),
          pieces(puzzle), cells(problem, pieces), areas(PaddedGrid{puzzle.size()}) {}

    [[nodiscard]] Chromosome randomMember(Random& random) {
        ScoredBoard board(pieces);
        makeStart(board, problem, cells, StartKind::Random, random);
        Chromosome member(pieces);
        member.assign(board, &areas);
        return member;
    }
    /// A member with the given placements in cell order.
    [[nodiscard]] Chromosome member(const std::vector<Placement>& placements) {
        ScoredBoard board(pieces);
        for (std::size_t cell = 0; cell < placements.size(); ++cell)
            board.set(position(static_cast<int>(cell)), placements[cell]);
        Chromosome member(pieces);
        member.assign(board, &areas);
        return member;
    }
    [[nodiscard]] Position position(int cell) const {
        return PaddedGrid{pieces.size()}.position(cell);
    }
    /// Every piece once, hints in place, frame whole, and all numbers right.
    [[nodiscard]] bool isSound(const Chromosome& member) const {
        const Board board = member.board().toBoard();
        const Score score = scoreOf(problem.puzzle(), board);
        bool sound = board.emptyCount() == 0 && violationsOf(problem.puzzle(), board).empty() &&
                     member.score() == score.matched && member.badAreas() == score.badAreas;
        for (int cell = 0; cell < board.cells(); ++cell)
            sound = sound && member.positionOf(board.at(cell).piece()) == position(cell);
        return sound;
    }

    EdgeProblem problem;
    CompiledPuzzle pieces;
    MovableCells cells;
    AreaCounter areas;
};

/// Of every kind, and the larger ones also with a hint in a wrong place.
inline std::vector<Puzzle> puzzlesOfEveryKind(Random& random) {
    std::vector<Puzzle> puzzles;
    for (const KindOfPuzzle& kind : everyKindAndKept()) {
        const Puzzle plain = shuffledPuzzle(random, randomPuzzle(random, kind));
        puzzles.push_back(plain);
        if (kind.size.width < 5)
            continue;
        const int cell = kind.size.height > 2 ? kind.size.width + 1 : 2;
        for (PieceIndex piece = 0; piece < plain.pieceCount(); ++piece) {
            for (Rotation turn = 0; turn < 4; ++turn) {
                if (plain.kindOfPiece(piece) == plain.kindOfCell(cell) &&
                    plain.respectsFrame(cell, {piece, turn})) {
                    puzzles.push_back(plain.withHints({{cell, {piece, turn}}}));
                    piece = static_cast<PieceIndex>(plain.pieceCount() - 1);
                    break;
                }
            }
        }
    }
    return puzzles;
}

} // namespace tessera::test
