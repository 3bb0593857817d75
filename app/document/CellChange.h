// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"

#include <vector>

namespace tessera {

/// What one edit did to one cell.
struct CellChange {
    int cell = 0;
    Placement before;
    Placement after;

    friend bool operator==(const CellChange&, const CellChange&) = default;
};

/// The cells in which two boards of one puzzle differ, in cell order.
[[nodiscard]] std::vector<CellChange> changesBetween(const Board& before, const Board& after);

} // namespace tessera
