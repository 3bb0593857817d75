// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"
#include "core/edges/solvers/exact/SolutionCounter.h"

#include <QString>

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
    /// The count is complete, and the file needless.
    void remove() const;

private:
    QString m_path;
    QString m_fingerprint;
};

} // namespace tessera
