// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/SolveRecords.h"

#include "core/support/UserError.h"

namespace tessera {

SolveRecords::SolveRecords(const SolveOptions& options, Puzzle puzzle)
    : m_options(options), m_puzzle(std::move(puzzle)), m_file(options.records, m_puzzle) {}

void SolveRecords::offer(std::size_t run, const SearchNumbers& numbers,
                         const Solution& solution) noexcept {
    if (solution.empty())
        return;
    const std::lock_guard lock(m_mutex);
    try {
        if (m_file.offer(recordOf(run, numbers, solution)))
            m_failure.clear();
    } catch (const UserError& error) {
        m_failure = error.sentence();
    }
}

QString SolveRecords::failure() const {
    const std::lock_guard lock(m_mutex);
    return m_failure;
}

BoardRecord SolveRecords::recordOf(std::size_t run, const SearchNumbers& numbers,
                                   const Solution& solution) const {
    BoardRecord record;
    record.score = numbers.best;
    record.time = QDateTime::currentDateTime();
    record.solver = QString::fromStdString(m_options.choice.solver->id);
    record.finder = QString::fromUtf8(numbers.finder.data());
    record.seed = m_options.seeds[run];
    record.seconds = numbers.seconds;
    record.evaluations = numbers.evaluations;
    record.board =
        Board::fromCodes(m_puzzle.size(), m_puzzle.pieceCount(), solution).value_or(Board());
    return record;
}

} // namespace tessera
