// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/Arguments.h"
#include "app/cli/common/Console.h"

#include "core/units/UnitLedger.h"

#include <QJsonObject>

#include <initializer_list>
#include <vector>

namespace tessera {

/// --units and --unit-time of commands whose work can be divided.
[[nodiscard]] std::vector<OptionSpec> unitOptions();
/// @throws UsageError if one of these options is used together with --units, or UserError if that
/// names a file
void refuseWithUnits(const Arguments& arguments, std::initializer_list<const char*> options);
/// Call it before anything is written. @throws UserError if the folder of --units holds the units
/// of other work, or of another program
void refuseOtherUnits(const Arguments& arguments, const UnitJob& job);
/// Tells that workers alone have threads for the units of a tree.
void tellIgnoredJobs(const Arguments& arguments);

/// The units of a command's work in the folder of --units.
class MadeUnits {
public:
    /// Makes the units, or finds those made before. @throws UserError if the folder holds the units
    /// of other work, or of another program
    MadeUnits(const Arguments& arguments, UnitJob job);

    [[nodiscard]] const UnitFolder& folder() const { return m_folder; }
    [[nodiscard]] const UnitJob& job() const { return m_job; }
    [[nodiscard]] const UnitLedger& ledger() const { return m_ledger; }
    [[nodiscard]] bool isComplete() const { return m_ledger.isComplete(); }
    /// Prints how far the workers are. @return Done if the units are new, else TargetMissed
    [[nodiscard]] ExitCode printProgress(bool json) const;

    /// All runs. Opens those again whose files are not what the ledger says.
    /// @pre complete @throws UserError if there are some of these
    [[nodiscard]] std::vector<RunResult> runs();
    /// Sums of the parts of a tree. @pre complete @throws UserError if a part that was repeated has
    /// other numbers
    [[nodiscard]] UnitTotals treeTotals() const;

private:
    UnitFolder m_folder;
    UnitJob m_job;
    bool m_isNew;
    UnitLedger m_ledger;
};

/// How far a folder is, for --status and --json.
[[nodiscard]] Facts factsOf(const UnitFolder& folder, const UnitJob& job, const UnitLedger& ledger);

} // namespace tessera
