// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/Format.h"
#include "core/edges/formats/FormatRegistry.h"
#include "core/sudoku/formats/SudokuFile.h"

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
    using Detect = Detection(const QByteArray& bytes);
    using Read = SudokuReadResult(const QByteArray& bytes);
    using Write = QByteArray(std::span<const SudokuFile> puzzles);

    /// See Format.
    constexpr SudokuFormat(const char* id, const char* name, const char* extensions, Detect* detect,
                           Read* read, Write* write)
        : m_id(id), m_name(name), m_extensions(extensions), m_detect(detect), m_read(read),
          m_write(write) {}
    SudokuFormat(const SudokuFormat&) = delete;
    SudokuFormat& operator=(const SudokuFormat&) = delete;

    [[nodiscard]] QString id() const { return QLatin1String(m_id); }
    [[nodiscard]] QString name() const; ///< translated
    [[nodiscard]] QStringList extensions() const;
    /// Judges by content alone.
    [[nodiscard]] Detection detect(const QByteArray& bytes) const { return m_detect(bytes); }
    /// Strict and total: reads all of @p bytes or throws. @throws FormatError
    [[nodiscard]] SudokuReadResult read(const QByteArray& bytes) const { return m_read(bytes); }
    /// @throws UserError if the format cannot hold so many puzzles.
    [[nodiscard]] QByteArray write(std::span<const SudokuFile> puzzles) const {
        return m_write(puzzles);
    }

private:
    const char* m_id;
    const char* m_name;
    const char* m_extensions;
    Detect* m_detect;
    Read* m_read;
    Write* m_write;
};

extern const SudokuFormat kSudokuNativeFormat;
extern const SudokuFormat kSudokuLinesFormat;

/// The most puzzles that one file may hold.
inline constexpr std::size_t kMostSudokus = 100'000;

/// All formats, the native one first.
[[nodiscard]] std::span<const SudokuFormat* const> allSudokuFormats();
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
