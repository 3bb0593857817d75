// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardMarks.h"
#include "widgets/board/TileTheme.h"

#include <QString>

namespace tessera {

/// "rotated twice" and the like.
[[nodiscard]] QString rotationText(Rotation rotation);

/// A cell in words, for screen readers: "row 3, column 5, piece 17, rotated
/// twice, north blue disc, east …, matches 3 of 4, locked".
[[nodiscard]] QString describeCell(const BoardContent& content, const TileTheme& theme, int cell);

/// Shows every BoardView to screen readers as a table with a child per cell, whose name
/// says what lies there and whose actions are those of the keyboard. Once a program.
void installAccessibleBoards();

} // namespace tessera
