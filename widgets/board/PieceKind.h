// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QString>

#include <vector>

namespace tessera {

/// Kinds of pieces to choose from. Pieces that fit only boards one cell wide
/// count as corners; on an unframed puzzle every piece is Inner.
enum class PieceKind : std::uint8_t { All, Corner, Side, Inner };

/// In which order pieces are listed.
enum class PieceOrder : std::uint8_t {
    Number, ///< as in the puzzle
    Kind,   ///< corners, sides, inner pieces
    Colors, ///< pieces of the same colours together, those of the lowest first
};

/// The place of each piece in that order. Equal ones stay in order of their numbers.
[[nodiscard]] std::vector<int> piecePlaces(const Puzzle& puzzle, PieceOrder order);

/// Whether an edge shows this pattern, either half of it in a signed puzzle.
[[nodiscard]] bool showsColor(const Piece& piece, Color color);

[[nodiscard]] bool isOfKind(const Puzzle& puzzle, PieceIndex piece, PieceKind kind);

/// "corner", "side" or "inner piece", for spoken descriptions.
[[nodiscard]] QString pieceKindName(const Puzzle& puzzle, PieceIndex piece);

} // namespace tessera
