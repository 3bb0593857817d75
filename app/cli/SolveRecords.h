// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/SolveOptions.h"

#include "core/experiments/RecordsFile.h"
#include "core/search/SearchSnapshot.h"
#include "core/search/Solution.h"

#include <mutex>
#include <optional>

namespace tessera {

/// Hands what the runs of `solve --records` find to the file. The search goes on where it cannot
/// be written: what goes wrong is kept until it can be told.
class SolveRecords {
public:
    /// @throws UserError if the file cannot be read or written.
    SolveRecords(const SolveOptions& options, Puzzle puzzle);

    /// For the jobs' threads.
    void offer(std::size_t run, const SearchNumbers& numbers, const Solution& solution) noexcept;
    /// Why the best board so far is not in the file, empty if it is.
    [[nodiscard]] QString failure() const;

private:
    [[nodiscard]] BoardRecord recordOf(std::size_t run, const SearchNumbers& numbers,
                                       const Solution& solution) const;

    const SolveOptions& m_options;
    Puzzle m_puzzle;
    mutable std::mutex m_mutex;
    RecordsFile m_file;
    QString m_failure;
};

} // namespace tessera
