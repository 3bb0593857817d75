// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units/UnitWorker.h"

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// Runs that are added while others are done, as by a tuner, whose races decide what runs next.
/// Programs share them through a unit folder. Runs that it already has are not repeated, so a
/// tuner that was killed does the rest.
class GrowingUnits {
public:
    /// @param job as stored in the folder
    /// @param jobs threads of this program, which helps until the end
    GrowingUnits(const UnitFolder& folder, const UnitJob& job, int jobs);
    /// Others do the rest.
    ~GrowingUnits();
    GrowingUnits(const GrowingUnits&) = delete;
    GrowingUnits& operator=(const GrowingUnits&) = delete;

    /// @throws UserError if the folder cannot be written
    void add(std::span<const UnitJob::Search> runs);
    /// Waits at most that long. @return whether the runs that were added last have results
    /// @throws UserError if the folder cannot be read or written
    [[nodiscard]] bool waitFor(double seconds);
    /// Of the runs that were added last, in their order. @pre all have results
    [[nodiscard]] std::vector<UnitResult> results() const;
    [[nodiscard]] UnitTotals totals() const { return m_ledger.totals(); }
    /// See UnitWorker.
    [[nodiscard]] QString failure() const;
    /// No more runs: all workers end. @throws UserError
    void close();

private:
    [[nodiscard]] bool isDone() const;
    /// Knows the runs that were added since, also where the turn was lost. @throws UserError
    void index();
    /// @throws UserError if one is not known
    void want(std::span<const UnitJob::Search> runs);
    void endWorker();

    UnitFolder m_folder;
    UnitJob m_job;
    int m_jobs;
    UnitLedger m_ledger;
    std::map<QString, std::size_t> m_known; ///< see textOfRun()
    std::size_t m_indexed = 0;
    std::vector<std::size_t> m_wanted;
    std::optional<UnitWorker> m_worker;
};

} // namespace tessera
