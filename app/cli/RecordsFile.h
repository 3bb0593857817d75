// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/moves/EdgeProblem.h"
#include "core/search/SearchSnapshot.h"

#include <QString>

#include <memory>

namespace tessera {

/// A file of the best boards of one puzzle, one JSON object a line, the best
/// last. A board is appended, and brought to the disk, the moment it is found,
/// so that nothing is lost when the program or the machine dies.
class RecordsFile {
public:
    /// Reads the best score so far if the file exists; lines that are no records
    /// (one may be torn) do not matter.
    /// @throws UserError if the file cannot be read or written.
    RecordsFile(QString path, std::shared_ptr<const EdgeProblem> problem);

    /// −1 when there is none.
    [[nodiscard]] int best() const { return m_best; }

    /// Scores a board from scratch and appends it if it is the best so far.
    /// @throws UserError if the board is not what it is said to be (nothing is
    /// written then) or if it cannot be written.
    void offer(std::uint64_t seed, const QString& solver, const SearchNumbers& numbers,
               const Solution& solution);

private:
    void check(const Solution& solution, int score) const;

    QString m_path;
    std::shared_ptr<const EdgeProblem> m_problem;
    int m_best = -1;
};

} // namespace tessera
