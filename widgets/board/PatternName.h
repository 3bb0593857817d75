// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileTheme.h"

namespace tessera {

/// What a person would call a pattern of a theme, e.g. "blue disc", "white
/// pierced star", "letter D" or "blue"; "grey" for the frame. In a signed
/// puzzle the blanks are told apart: "blue disc blank".
[[nodiscard]] QString patternName(const TileTheme& theme, Color color);

} // namespace tessera
