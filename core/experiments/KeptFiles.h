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

/// A file for an unfinished count of one puzzle, searched in one way: its SearchCheckpoint and, as
/// "count", what identifies it.
class CountCheckpointFile {
public:
    CountCheckpointFile(QString path, const PuzzleFile& puzzle, ExactOptions options);

    /// Writes atomically. @throws UserError
    void save(const CountCheckpoint& checkpoint) const;
    /// Nothing if the file does not exist yet. @throws UserError if it cannot be read or belongs to
    /// another puzzle or way of searching.
    [[nodiscard]] std::optional<CountCheckpoint> load() const;
    [[nodiscard]] const QString& path() const { return m_path; }
    void remove() const;

private:
    QString m_path;
    QString m_fingerprint;
};

/// A run file for one unfinished search, which can be resumed from it.
class SearchCheckpointFile {
public:
    /// @param file the puzzle of the search
    SearchCheckpointFile(QString path, PuzzleFile file, SearchSettings settings);

    /// Nothing if the file does not exist yet. Budget and threads may differ from before.
    /// @throws UserError if it cannot be read or belongs to another puzzle or way of searching
    [[nodiscard]] std::optional<RunResult> load() const;
    /// Writes atomically; does nothing without a checkpoint or a board. Can be called again after a
    /// failure(), which may be temporary, as with a full disk.
    void save(const RunResult& result) noexcept;
    /// The reason if the last write failed, else empty. Any thread may call it.
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
    QDateTime time; ///< when it was found; invalid if unknown
    QString solver; ///< id of the method
    QString finder; ///< the part of the method that found it, untranslated; may be empty
    std::uint64_t seed = 0;
    double seconds = 0; ///< after that much running time
    std::uint64_t evaluations = 0;
    Board board;
};

/// A file of the best boards of one puzzle, one JSON object per line, the best last. A board is
/// appended and written to the disk as soon as it is found, so a crash of program or machine loses
/// nothing. Several programs may share a file: each reads what the others have appended.
class RecordsFile {
    Q_DECLARE_TR_FUNCTIONS(tessera::RecordsFile)

public:
    /// Reads the best score so far if the file exists. Ignores lines that are not records of this
    /// puzzle, such as a torn one.
    /// @throws UserError if the file cannot be read or written, or holds
    /// something else.
    RecordsFile(QString path, Puzzle puzzle);

    /// −1 if there is none.
    [[nodiscard]] int best() const { return m_best; }

    /// Recomputes the score of a board and appends it if it is the best so far.
    /// @return whether it is the best, including the boards that others have appended.
    /// @throws UserError if the board does not have its stated score (then nothing is written) or
    /// if the file cannot be written.
    bool offer(const BoardRecord& record);

private:
    void catchUp(SharedFile& file);

    QString m_path;
    Puzzle m_puzzle;
    int m_best = -1;
    qint64 m_read = 0;           ///< bytes of the complete lines read so far
    bool m_endsInLine = true;    ///< otherwise a torn line follows
    bool m_holdsRecords = false; ///< of other puzzles
    bool m_holdsOthers = false;  ///< lines that are no records
};

/// The records in a file, in its order; empty if the file does not exist. Only boards that keep the
/// rules and have their stated score.
/// @throws UserError if the file cannot be read.
[[nodiscard]] std::vector<BoardRecord> readRecords(const QString& path, const Puzzle& puzzle);
/// The same of a file's content.
[[nodiscard]] std::vector<BoardRecord> recordsIn(const QByteArray& content, const Puzzle& puzzle);

/// Whether a file's content is records, of any puzzle; judged by its first line.
[[nodiscard]] bool looksLikeRecords(const QByteArray& content);

/// A table for other programs: score, solver, finder, seed, seconds, evaluations, time, and the
/// edges of the board as in viewer URLs (empty if they cannot hold it).
[[nodiscard]] QByteArray recordsCsv(const std::vector<BoardRecord>& records, const Puzzle& puzzle);

} // namespace tessera
