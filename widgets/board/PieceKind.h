// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/puzzle/Puzzle.h"

#include <QString>

namespace tessera {

/// Kinds of pieces to choose from. Pieces that fit only boards one cell wide
/// count as corners; on an unframed puzzle every piece is Inner.
enum class PieceKind : std::uint8_t { All, Corner, Side, Inner };

[[nodiscard]] bool isOfKind(const Puzzle& puzzle, PieceIndex piece, PieceKind kind);

/// "corner", "side" or "inner piece", for spoken descriptions.
[[nodiscard]] QString pieceKindName(const Puzzle& puzzle, PieceIndex piece);

} // namespace tessera
