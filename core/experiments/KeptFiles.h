// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"
#include "core/edges/solvers/exact/SolutionCounter.h"
#include "core/experiments/RunBatch.h"
#include "core/experiments/RunFile.h"
#include "core/support/FileIo.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QString>

#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

namespace tessera {

/// A file that keeps an unfinished count of one puzzle, searched in one way: its SearchCheckpoint
/// and, as "count", what tells it from others.
class CountCheckpointFile {
public:
    CountCheckpointFile(QString path, const PuzzleFile& puzzle, ExactOptions options);

    /// Writes atomically. @throws UserError
    void save(const CountCheckpoint& checkpoint) const;
    /// Nothing if there is no such file yet. @throws UserError if it cannot be
    /// read or belongs to another puzzle or way.
    [[nodiscard]] std::optional<CountCheckpoint> load() const;
    [[nodiscard]] const QString& path() const { return m_path; }
    void remove() const;

private:
    QString m_path;
    QString m_fingerprint;
};

/// A run file that keeps one unfinished search, to go on from.
class SearchCheckpointFile {
public:
    /// @param file the puzzle that is searched
    SearchCheckpointFile(QString path, PuzzleFile file, SearchSettings settings);

    /// Nothing if there is no such file yet. The budget and the threads may be others.
    /// @throws UserError if it cannot be read, or is of another puzzle or way of searching
    [[nodiscard]] std::optional<RunResult> load() const;
    /// Writes atomically; nothing without a checkpoint or a board. Can be called again after a
    /// failure(), which a full disk may outlast.
    void save(const RunResult& result) noexcept;
    /// Why the last state could not be written; empty if it could. Any thread may ask.
    [[nodiscard]] QString failure() const;
    void remove() const;

private:
    QString m_path;
    PuzzleFile m_file;
    SearchSettings m_settings;
    mutable std::mutex m_mutex; ///< guards the failure
    QString m_failure;
};

struct BoardRecord {
    int score = 0;
    QDateTime time; ///< when it was found
    QString solver; ///< id of the method
    QString finder; ///< the part of the method that found it, untranslated; may be empty
    std::uint64_t seed = 0;
    double seconds = 0; ///< after so much running time
    std::uint64_t evaluations = 0;
    Board board;
};

/// A file of the best boards of one puzzle, one JSON object a line, the best
/// last. A board is appended, and brought to the disk, the moment it is found,
/// so that nothing is lost when the program or the machine dies. Several programs
/// may keep one file: each looks at what the others have appended.
class RecordsFile {
    Q_DECLARE_TR_FUNCTIONS(tessera::RecordsFile)

public:
    /// Reads the best score so far if the file exists; lines that are no records
    /// of this puzzle (one may be torn) do not matter.
    /// @throws UserError if the file cannot be read or written.
    RecordsFile(QString path, Puzzle puzzle);

    /// −1 when there is none.
    [[nodiscard]] int best() const { return m_best; }

    /// Scores a board from scratch and appends it if it is the best so far.
    /// @return whether it was, also of those that others have appended.
    /// @throws UserError if the board is not what it is said to be (nothing is
    /// written then) or if it cannot be written.
    bool offer(const BoardRecord& record);

private:
    void catchUp(SharedFile& file);

    QString m_path;
    Puzzle m_puzzle;
    int m_best = -1;
    qint64 m_read = 0;        ///< bytes of whole lines that are known
    bool m_endsInLine = true; ///< what is behind them is a torn line otherwise
};

/// The records in a file, in its order; empty if there is no such file. Only
/// boards that keep the rules and have the score that they are said to have.
/// @throws UserError if the file cannot be read.
[[nodiscard]] std::vector<BoardRecord> readRecords(const QString& path, const Puzzle& puzzle);

/// A table for other programs: score, solver, finder, seed, seconds, evaluations, time, and the
/// edges of the board as viewer URLs have them (empty where they cannot).
[[nodiscard]] QByteArray recordsCsv(const std::vector<BoardRecord>& records, const Puzzle& puzzle);

} // namespace tessera
