// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunFile.h"
#include "core/units/UnitLedger.h"

#include <QString>

#include <optional>
#include <vector>

namespace tessera {

/// What a unit folder shows to a watcher.
struct UnitSight {
    UnitTotals totals;
    std::size_t workers = 0;           ///< that have units
    std::optional<RecordedRun> best{}; ///< with the best board so far
    std::vector<RecordedRun> running{};
    bool isRemade = false; ///< the folder holds other work now; nothing else is filled in
};

/// Follows a unit folder without writing to it. For one thread.
class UnitFollower {
public:
    /// @throws UserError if the folder holds no units
    explicit UnitFollower(const QString& folder);

    /// @throws UserError if the folder is gone or its ledger cannot be read
    [[nodiscard]] UnitSight look();

private:
    void lookAtRuns(UnitSight& sight);
    void lookAtTree(UnitSight& sight);

    UnitFolder m_folder;
    QDateTime m_made; ///< read before the work
    UnitJob m_job;
    UnitLedger m_ledger;
    std::optional<RecordedRun> m_best;
};

} // namespace tessera
