// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"

#include <array>
#include <compare>
#include <optional>

namespace tessera {

/// What an edge must be to fit a cell's side.
struct Demand {
    enum class Kind : std::uint8_t { Exactly, Grey, AnyColor, Anything };
    Kind kind = Kind::Anything;
    Color color = kGrey; ///< of Exactly

    /// Whether one colour alone will do.
    [[nodiscard]] bool isOneColor() const { return kind == Kind::Exactly || kind == Kind::Grey; }
    [[nodiscard]] bool allows(Color edge) const;

    friend auto operator<=>(const Demand&, const Demand&) = default;
};

/// In the order of the sides: up, right, down, left.
using CellDemands = std::array<Demand, 4>;

/// What the frame and the neighbours of a cell ask of a piece; what lies on the
/// cell itself does not matter. Nothing if a neighbour shows grey into the
/// board, which nothing joins.
[[nodiscard]] std::optional<CellDemands> demandsOf(const Puzzle& puzzle, const Board& board,
                                                   int cell);

[[nodiscard]] bool meets(const Piece& piece, Rotation rotation, const CellDemands& demands);

} // namespace tessera
