// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardMarks.h"

#include <QString>

namespace tessera {

/// "rotated twice" and the like.
[[nodiscard]] QString rotationText(Rotation rotation);

/// A cell in words: "row 3, column 5, piece 17, rotated twice, north blue disc, …, locked".
[[nodiscard]] QString describeCell(const BoardContent& content, const TileTheme& theme, int cell);

/// Shows every BoardView to screen readers, as a table whose cells have the keyboard's actions.
void installAccessibleBoards();

} // namespace tessera
