// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/FormatRegistry.h"
#include "core/edges/generate/Hardness.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Counting.h"
#include "core/sudoku/SudokuGrid.h"
#include "core/sudoku/formats/SudokuFormat.h"

#include <cstdio>
#include <cstdlib>

namespace tessera::testing {

inline void require(bool holds, const char* what, const QByteArray& bytes) {
    if (holds)
        return;
    std::fprintf(stderr, "violated: %s\nby: %s\n", what, bytes.toPercentEncoding().constData());
    std::abort();
}

/// What must be true for everything that a reader accepts: the rest of the program can use it, and
/// the native format keeps it.
inline void checkAccepted(const ReadResult& result, const QByteArray& bytes) {
    const auto demand = [&](bool holds, const char* what) { require(holds, what, bytes); };
    const PuzzleFile& file = result.file;
    demand(file.board.size() == file.puzzle.size(), "board and puzzle have one size");
    demand(file.board.pieceCount() == file.puzzle.pieceCount(), "board and puzzle share pieces");
    demand(file.locked.size() == static_cast<std::size_t>(file.board.cells()), "a lock a cell");
    demand(scoreOf(file.puzzle, file.board).matched <= file.puzzle.totalEdges(), "score");
    (void)diagnose(file.puzzle);
    (void)log10ExpectedSolutions(file.puzzle);
    const Format& native = *findFormat(QStringLiteral("native"));
    demand(native.read(native.write(file), {}).file == file, "the native format keeps all");
}

/// The same for a reader of Sudokus, which may accept a list of them.
inline void checkAccepted(const SudokuReadResult& result, const QByteArray& bytes) {
    const auto demand = [&](bool holds, const char* what) { require(holds, what, bytes); };
    demand(!result.puzzles.empty() && result.puzzles.size() <= kMostSudokus, "one or a list");
    const SudokuFormat& native = *findSudokuFormat(QStringLiteral("native-sudoku"));
    const SudokuFormat& lines = *findSudokuFormat(QStringLiteral("sudoku-lines"));
    for (const SudokuFile& file : result.puzzles) {
        demand(file.digits.order() == file.givens.order(), "digits and givens have one size");
        demand(file.marks.empty() ||
                   file.marks.size() == static_cast<std::size_t>(file.givens.cells()),
               "a set of marks a cell, or none");
        (void)conflictsOf(file.digits);
        demand(native.read(native.write({&file, 1})).puzzles.front() == file,
               "the native format keeps all");
    }
    const SudokuReadResult again = lines.read(lines.write(result.puzzles));
    demand(again.puzzles.size() == result.puzzles.size(), "a line a puzzle");
    for (std::size_t i = 0; i < again.puzzles.size(); ++i)
        demand(again.puzzles[i].givens == result.puzzles[i].digits, "lines keep the digits");
}

inline bool exerciseReader(const QByteArray& bytes, const SudokuFormat& format) {
    (void)format.detect(bytes); // never throws
    try {
        checkAccepted(format.read(bytes), bytes);
        return true;
    } catch (const UserError& error) {
        require(!error.sentence().isEmpty(), "an error says something", bytes);
        return false;
    }
}

/// Reads the bytes as @p format, or as the detected format if that is null. A reader may only
/// accept them or throw a UserError.
/// @returns whether they were accepted.
inline bool exerciseReader(const QByteArray& bytes, const Format* format, const Puzzle* puzzle) {
    ReadOptions options;
    options.puzzle = puzzle;
    if (format == nullptr) {
        for (const auto& each : allFormats())
            (void)each->detect(bytes); // never throws
    }
    try {
        if (format == nullptr && holdsSudoku(bytes))
            checkAccepted(readSudokuSource({QStringLiteral("text"), {}, bytes}), bytes);
        else if (format == nullptr)
            checkAccepted(readPuzzle(bytes, options), bytes);
        else
            checkAccepted(format->read(bytes, options), bytes);
        return true;
    } catch (const UserError& error) {
        require(!error.sentence().isEmpty(), "an error says something", bytes);
        return false;
    }
}

} // namespace tessera::testing
