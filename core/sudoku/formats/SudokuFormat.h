// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/Format.h"
#include "core/edges/formats/FormatRegistry.h"
#include "core/sudoku/formats/SudokuFile.h"

#include <memory>
#include <span>

namespace tessera {

class SudokuFormat;

/// What was read: one puzzle or, in the formats that can hold it, a list.
struct SudokuReadResult {
    std::vector<SudokuFile> puzzles; ///< at least one
    QStringList warnings;            ///< sentences
    const SudokuFormat* format = nullptr;
};

/// One dialect of Sudoku files; the counterpart of Format.
class SudokuFormat {
public:
    SudokuFormat() = default;
    SudokuFormat(const SudokuFormat&) = delete;
    SudokuFormat& operator=(const SudokuFormat&) = delete;
    virtual ~SudokuFormat() = default;

    [[nodiscard]] virtual QString id() const = 0;   ///< as in --from and --to
    [[nodiscard]] virtual QString name() const = 0; ///< translated
    /// File name endings without a dot, the usual one first.
    [[nodiscard]] virtual QStringList extensions() const = 0;
    /// Judges by content alone.
    [[nodiscard]] virtual Detection detect(const QByteArray& bytes) const = 0;
    /// Strict and total: reads all of @p bytes or throws. @throws FormatError
    [[nodiscard]] virtual SudokuReadResult read(const QByteArray& bytes) const = 0;
    /// @throws UserError if the format cannot hold so many puzzles.
    [[nodiscard]] virtual QByteArray write(std::span<const SudokuFile> puzzles) const = 0;
};

/// The most puzzles that one file may hold.
inline constexpr std::size_t kMostSudokus = 100'000;

/// All formats, the native one first.
[[nodiscard]] std::span<const std::unique_ptr<SudokuFormat>> allSudokuFormats();
/// Nothing if there is none of that id.
[[nodiscard]] const SudokuFormat* findSudokuFormat(const QString& id);
/// The format whose usual ending the file name has; lines of digits for a text
/// (.txt), the native format where the name says nothing.
[[nodiscard]] const SudokuFormat& sudokuFormatForWriting(const QString& fileName);

/// Whether a text holds Sudokus rather than an edge-matching puzzle.
[[nodiscard]] bool holdsSudoku(const QByteArray& bytes);

/// Reads a source. @p formatId may be empty: find out.
/// @throws UserError as readSource() for edge-matching puzzles
[[nodiscard]] SudokuReadResult readSudokuSource(const PuzzleSource& source,
                                                const QString& formatId = {});

/// Writes atomically, "-" meaning standard output. An empty @p formatId follows
/// the file name's ending. @throws UserError
void saveSudokus(std::span<const SudokuFile> puzzles, const QString& path,
                 const QString& formatId = {});

} // namespace tessera
