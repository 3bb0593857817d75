// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"
#include "core/edges/generate/Generator.h"
#include "core/text/TokenReader.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <span>

namespace tessera {

/// An instance for comparing methods, as in OR-Library (Beasley 1990) and TSPLIB (Reinelt 1991).
/// Its name says how it is generated: "16x16-5+17-signed-1" is the size, the colours as in
/// --colors, options, and the seed. So every machine has the same instances without a download.
struct BenchmarkInstance {
    QString name;
    GeneratorSettings settings;
    int total = 0; ///< the full score; the generator's solution reaches it
    /// The number of solutions up to rotation if they have all been counted, else 0.
    std::uint64_t solutions = 0;
};

/// Small instances first.
[[nodiscard]] std::span<const BenchmarkInstance> benchmarkInstances();
/// Null if no instance has that name.
[[nodiscard]] const BenchmarkInstance* findBenchmark(const QString& name);
[[nodiscard]] QStringList benchmarkNames();

/// The settings behind a name: SIZE-COLORS[-unframed][-signed][-kept][-random][-copies][-hintsN|
/// -eternity]-SEED. Nothing if it has another form.
[[nodiscard]] std::optional<GeneratorSettings> benchmarkSettings(const QString& name);

/// The puzzle with an empty board, and without the generator's solution.
[[nodiscard]] PuzzleFile benchmarkPuzzle(const BenchmarkInstance& instance);

/// The instance with the pieces and rules of a puzzle; null if there is none.
[[nodiscard]] const BenchmarkInstance* benchmarkOf(const Puzzle& puzzle);

/// A board for an instance, as a file to send in.
struct BenchmarkBoard {
    const BenchmarkInstance* instance = nullptr;
    int score = 0;
    QString by; ///< who or which command found it
    Board board;
};

/// A text: "tessera-benchmark 1", "instance NAME", "score N", "by TEXT", then one line a row with
/// PIECE.ROTATION a cell: the number of the piece from 1 and its clockwise quarter turns; "-" for
/// an empty cell.
[[nodiscard]] QByteArray benchmarkBoardBytes(const BenchmarkBoard& board);
[[nodiscard]] bool looksLikeBenchmarkBoard(const QByteArray& bytes);
/// Recomputes the score. @throws FormatError with the position of what is wrong, or if the board
/// has another score than it says or violates the puzzle's rules.
[[nodiscard]] BenchmarkBoard readBenchmarkBoard(const QByteArray& bytes);

/// The board that a puzzle file has for an instance.
/// @throws UserError if the puzzle is no instance, or if its board violates the rules
[[nodiscard]] BenchmarkBoard benchmarkBoardOf(const PuzzleFile& file, const QString& by);

/// The best known boards, one file NAME.txt each, in a folder or in the program (kBestBoards).
/// @throws UserError if the file is missing or damaged
[[nodiscard]] BenchmarkBoard bestKnownBoard(const BenchmarkInstance& instance,
                                            const QString& folder);
inline const QString kBestBoards = QStringLiteral(":/benchmark");

} // namespace tessera
