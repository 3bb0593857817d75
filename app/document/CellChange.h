// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"

#include <vector>

namespace tessera {

/// Ids by which QUndoStack asks neighbouring commands to merge. Only gestures
/// that are one thought for the person who makes them have one; every other
/// command stays a step of its own (id −1).
enum class CommandId : int {
    /// Turning the same pieces on and on with the wheel or R: what counts is
    /// how they lie at the end, and four quarters are no change at all.
    Rotate = 1,
    /// Typing into the same text of the properties.
    Info = 2,
    /// A stroke that paints edges, and clicks on and on at one edge.
    PaintEdges = 3,
};

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
