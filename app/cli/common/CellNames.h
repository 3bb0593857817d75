// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/GridSize.h"

#include <QString>

#include <vector>

namespace tessera {

/// The cells that a text names, in ascending order: names as cellName() gives
/// them and rectangles from corner to corner, parted by commas, as in
/// "A1:C2,F7". @throws UsageError naming what is no cell of the board.
[[nodiscard]] std::vector<int> cellsNamed(const QString& text, GridSize size);

} // namespace tessera
