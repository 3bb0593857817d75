// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/TextTable.h"

namespace tessera {

class Comparison;

/// The searches of a comparison, a row each, as they stand now.
[[nodiscard]] TextTable raceTable(const Comparison& comparison);
/// The same with all settings of each search and the moments of its best boards.
[[nodiscard]] QByteArray raceJson(const Comparison& comparison);

} // namespace tessera
