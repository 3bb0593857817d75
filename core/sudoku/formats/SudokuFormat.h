// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/FormatRegistry.h"
#include "core/sudoku/formats/SudokuFile.h"

#include <span>

namespace tessera {

class SudokuFormat;

/// The result of reading: one puzzle or, from formats that allow it, a list.
struct SudokuReadResult {
    std::vector<SudokuFile> puzzles; ///< at least one
    QStringList warnings;            ///< sentences
    const SudokuFormat* format = nullptr;
};

/// One dialect of Sudoku files; the counterpart of Format.
class SudokuFormat : public FormatHead {
public:
    /// Strict: reads all of the bytes or throws. @throws FormatError
    using Read = SudokuReadResult(const QByteArray& bytes);
    /// @throws UserError if the format cannot hold that many puzzles.
    using Write = QByteArray(std::span<const SudokuFile> puzzles);

    constexpr SudokuFormat(const char* id, const char* name, const char* extensions, Detect* detect,
                           Read* readIt, Write* writeIt)
        : FormatHead(id, name, extensions, detect), read(readIt), write(writeIt) {}

    Read* const read;
    Write* const write;
};

extern const SudokuFormat kSudokuNativeFormat;
extern const SudokuFormat kSudokuLinesFormat;

/// The most puzzles that one file may hold.
inline constexpr std::size_t kMostSudokus = 100'000;

/// All formats, the native one first.
[[nodiscard]] std::span<const SudokuFormat* const> allSudokuFormats();
/// Null if no format has that id.
[[nodiscard]] const SudokuFormat* findSudokuFormat(const QString& id);
/// @throws UserError if no format has that id
[[nodiscard]] const SudokuFormat& sudokuFormatNamed(const QString& id);
/// Whether a text holds Sudokus rather than an edge-matching puzzle.
[[nodiscard]] bool holdsSudoku(const QByteArray& bytes);

/// Reads a source. @p formatId may be empty: detect.
/// @throws UserError as readSource() for edge-matching puzzles
[[nodiscard]] SudokuReadResult readSudokuSource(const PuzzleSource& source,
                                                const QString& formatId = {});

} // namespace tessera
