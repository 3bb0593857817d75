// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/Arguments.h"
#include "app/cli/common/CommandSpec.h"
#include "widgets/print/SheetLayout.h"

#include <vector>

namespace tessera {

/// The options of “render” for a puzzle to print, cut out and play.
[[nodiscard]] std::vector<OptionSpec> sheetOptions();

/// What they say; nothing without --sheets.
/// @throws UsageError for a length out of range, or one without --sheets.
[[nodiscard]] std::optional<SheetSettings> sheetSettings(const Arguments& arguments);

} // namespace tessera
