// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RecordedRun.h"

#include <QJsonObject>

namespace tessera {

/// Adds to a run that has just ended what it came from: program, machine and date.
[[nodiscard]] RecordedRun withOrigin(RecordedRun run);

/// Adds the same to what a command prints with --json.
void addOrigin(QJsonObject& json);

} // namespace tessera
