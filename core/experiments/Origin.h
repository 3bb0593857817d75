// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunFile.h"

#include <QJsonObject>
#include <QString>

namespace tessera {

/// The commit, e.g. "af6cfd1", with a "+" if sources were changed; empty without a repository.
[[nodiscard]] QString builtFromCommit();

/// Version and commit, which programs that share their work have in common.
[[nodiscard]] QString builtProgram();

/// Version, commit and what is in it, e.g. "0.1.0 (af6cfd1, Qt 6.4.2, window, SAT solver, Open MPI
/// 4.1.4)".
[[nodiscard]] QString versionLine();

/// "0.1.0 (af6cfd1)"; the version alone without a commit.
[[nodiscard]] QString programText(const QString& version, const QString& commit);

/// Adds its origin to a run that has just ended: program, machine and date.
[[nodiscard]] RecordedRun withOrigin(RecordedRun run);

/// Adds version, commit and compiler of the program to a result.
void addProgram(QJsonObject& json);

/// Adds the same, machine, processor and date to a result that has just been found.
void addOrigin(QJsonObject& json);
/// The same of a recorded run; what is unknown is empty.
void addOrigin(QJsonObject& json, const RecordedRun& run);

} // namespace tessera
