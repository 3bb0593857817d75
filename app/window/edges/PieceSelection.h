// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Placement.h"

#include <QVector>

#include <optional>
#include <span>

namespace tessera {

class BoardView;
class DocumentPage;

/// Selects cells, at least one, and brings the first of them into view.
void selectCells(BoardView& view, const QVector<int>& cells);

/// Selects the cells of the shown board on which these pieces lie. Leaves the selection alone if
/// none lies there.
/// @return the first of the pieces that is off the board, if any
std::optional<PieceIndex> selectPieces(DocumentPage& page, std::span<const PieceIndex> pieces);

} // namespace tessera
