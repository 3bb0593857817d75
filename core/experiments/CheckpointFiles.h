// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"
#include "core/edges/solvers/exact/SolutionCounter.h"
#include "core/experiments/RunBatch.h"
#include "core/experiments/RunFile.h"

#include <QString>

#include <mutex>
#include <optional>

namespace tessera {

/// A file that keeps an unfinished count of one puzzle, searched in one way.
class CountCheckpointFile {
public:
    CountCheckpointFile(QString path, const PuzzleFile& puzzle, ExactOptions options);

    /// Writes atomically: a kill at any moment leaves the last state.
    /// @throws UserError
    void save(const CountCheckpoint& checkpoint, double seconds) const;
    /// Nothing if there is no such file yet. @throws UserError if it cannot be
    /// read or belongs to another puzzle or way.
    struct Stored {
        CountCheckpoint checkpoint;
        double seconds = 0; ///< spent so far
    };
    [[nodiscard]] std::optional<Stored> load() const;
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

    /// What is there to go on from; nothing if there is no such file yet.
    /// @throws UserError if it cannot be read, or is of another puzzle or another way
    /// of searching; the budget and the number of threads may be others.
    [[nodiscard]] std::optional<RunResult> load() const;
    /// Writes atomically: a kill at any moment leaves the last state. Does nothing
    /// without a checkpoint or a board. Never throws: see failure(). Can be called
    /// again after a failure, which a full disk may outlast.
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

} // namespace tessera
