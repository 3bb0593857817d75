// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/help/HelpPages.h"

namespace tessera {

/// A page that compares what was published with what our versions reach, and one
/// page for each method: its idea, its parameters with their ranges and sources,
/// its presets, and its rows of that comparison.
[[nodiscard]] std::vector<HelpPage> methodPages();

} // namespace tessera
