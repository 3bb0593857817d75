// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFlags>

namespace tessera {

/// What a board view draws over the tiles.
enum class BoardOverlay : unsigned {
    Mismatches = 0x01,     ///< a thin mark on each joint that does not match
    PieceNumbers = 0x02,   ///< from 1
    Coordinates = 0x04,    ///< column letters and row numbers on the rim
    Locks = 0x08,          ///< a pin on each locked cell and hint
    ColorLetters = 0x10,   ///< see edgeLabel()
    CandidateCount = 0x20, ///< how many pieces fit an empty cell
    Heat = 0x40,           ///< a value a cell, see BoardView::setHeat()
};
Q_DECLARE_FLAGS(BoardOverlays, BoardOverlay)
Q_DECLARE_OPERATORS_FOR_FLAGS(BoardOverlays)

} // namespace tessera
