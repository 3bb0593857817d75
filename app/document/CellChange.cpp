// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/CellChange.h"

namespace tessera {

std::vector<CellChange> changesBetween(const Board& before, const Board& after) {
    std::vector<CellChange> changes;
    for (int cell = 0; cell < before.cells(); ++cell) {
        if (before.at(cell) != after.at(cell))
            changes.push_back({cell, before.at(cell), after.at(cell)});
    }
    return changes;
}

} // namespace tessera
