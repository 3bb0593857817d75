// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/RandomPuzzle.h"

#include "core/edges/formats/PuzzleFile.h"
#include "core/sudoku/formats/SudokuFile.h"

#include <numeric>
#include <utility>
#include <vector>

namespace tessera::test {

/// A title that confuses readers which do not expect it.
inline QString randomTitle(Random& random) {
    static const std::vector<QString> titles{
        {},
        QStringLiteral("Tessera"),
        QStringLiteral("\"quoted\", with\ttab and\nnewline"),
        QStringLiteral("\u00e9\u6f22\u0639 \U0001f9e9"),
        QStringLiteral("board_w=4&board_edges=abcd"),
        QStringLiteral("<b>&amp;</b> # % 10 10"),
    };
    return titles[random.index(titles.size())];
}

/// Places pieces that have no place yet on a random share of the empty cells.
inline void placeSome(Random& random, const Puzzle& puzzle, Board& board) {
    std::vector<PieceIndex> pieces;
    for (int piece = 0; piece < puzzle.pieceCount(); ++piece) {
        if (!board.cellOf(static_cast<PieceIndex>(piece)))
            pieces.push_back(static_cast<PieceIndex>(piece));
    }
    random.shuffle(std::span<PieceIndex>(pieces));
    const double share = random.chance(0.3) ? 1 : random.real();
    for (int cell = 0; cell < board.cells() && !pieces.empty(); ++cell) {
        if (board.at(cell).isEmpty() && random.real() < share) {
            const auto rotation =
                static_cast<Rotation>(puzzle.keepsRotation() ? 0 : random.below(4));
            board.place(cell, {pieces.back(), rotation});
            pieces.pop_back();
        }
    }
}

/// A small puzzle of any kind, with or without hints, with a part of a board, some of it locked.
inline PuzzleFile randomFile(Random& random) {
    static const std::vector<KindOfPuzzle> kinds = everyKindAndKept();
    KindOfPuzzle kind = kinds[random.index(kinds.size())];
    if (random.chance(0.2))
        kind.innerColors = 1 + static_cast<int>(random.below(30));
    const Puzzle solved = randomPuzzle(random, kind);
    const int cells = solved.size().cells();

    std::vector<Hint> hints;
    for (int cell = 0; cell < cells && random.chance(0.5); ++cell) {
        if (random.chance(0.3))
            hints.push_back({cell, Placement(static_cast<PieceIndex>(cell), 0)});
    }
    PuzzleInfo about;
    about.title = randomTitle(random);
    about.author = randomTitle(random);
    Puzzle puzzle =
        hints.empty() ? shuffledPuzzle(random, solved)
                      : Puzzle(solved.size(), solved.rules(),
                               {solved.pieces().begin(), solved.pieces().end()}, std::move(hints));
    PuzzleFile file(std::move(puzzle), std::move(about));
    placeSome(random, file.puzzle, file.board);
    for (int cell = 0; cell < cells; ++cell)
        file.locked[asIndex(cell)] = !file.board.at(cell).isEmpty() && random.chance(0.2);
    return file;
}

/// A Sudoku of order 2 to 4 with digits that break no rule, some of them given.
inline SudokuFile randomSudoku(Random& random) {
    SudokuGrid grid(2 + static_cast<int>(random.below(3)));
    const int side = grid.side();
    std::vector<int> digits(asIndex(side));
    std::iota(digits.begin(), digits.end(), 1);
    random.shuffle(std::span<int>(digits));
    const double share = random.real();
    SudokuFile file(grid);
    for (int cell = 0; cell < grid.cells(); ++cell) {
        const int row = grid.row(cell);
        const int shift = row * grid.order() + row / grid.order() + grid.column(cell);
        const auto digit = static_cast<Digit>(digits[asIndex(shift % side)]);
        if (random.real() < share) {
            file.digits.set(cell, digit);
            if (random.chance(0.6))
                file.givens.set(cell, digit);
        }
    }
    file.title = randomTitle(random);
    return file;
}

} // namespace tessera::test
