// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardContent.h"
#include "widgets/board/TileTheme.h"

#include <QString>

namespace tessera {

/// "rotated twice" and the like.
[[nodiscard]] QString rotationText(Rotation rotation);

/// A cell in words, for screen readers: "row 3, column 5, piece 17, rotated
/// twice, north blue disc, east …, matches 3 of 4, locked".
[[nodiscard]] QString describeCell(const BoardContent& content, const TileTheme& theme, int cell);

} // namespace tessera
