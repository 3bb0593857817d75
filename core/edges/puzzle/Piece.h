// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Color.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace tessera {

/// The four sides of a cell or a piece, clockwise from the top.
enum class Side : std::uint8_t { Up, Right, Down, Left };

inline constexpr std::array<Side, 4> kSides{Side::Up, Side::Right, Side::Down, Side::Left};

[[nodiscard]] constexpr Side opposite(Side side) {
    return static_cast<Side>((static_cast<unsigned>(side) + 2U) & 3U);
}

/// Clockwise quarter turns, 0 to 3.
using Rotation = std::uint8_t;

/// A square with four edge colours in the order up, right, down, left, as the
/// piece is listed in its puzzle (rotation 0).
struct Piece {
    std::array<Color, 4> edges{};

    /// The colour on a side after the given number of clockwise quarter turns.
    [[nodiscard]] constexpr Color edge(Side side, Rotation rotation = 0) const {
        return edges[(static_cast<std::size_t>(side) + 4U - (rotation & 3U)) & 3U];
    }

    /// The piece as it looks after the given number of clockwise quarter turns.
    [[nodiscard]] constexpr Piece rotated(Rotation rotation) const {
        Piece result;
        for (const Side side : kSides)
            result.edges[static_cast<std::size_t>(side)] = edge(side, rotation);
        return result;
    }

    /// The smallest of the four turned pieces. Two pieces are copies of each
    /// other if and only if their canonical forms are equal.
    [[nodiscard]] constexpr Piece canonical() const {
        Piece best = *this;
        for (Rotation rotation = 1; rotation < 4; ++rotation) {
            const Piece turned = rotated(rotation);
            if (turned.edges < best.edges)
                best = turned;
        }
        return best;
    }

    [[nodiscard]] constexpr int greys() const {
        int count = 0;
        for (const Color color : edges)
            count += color == kGrey ? 1 : 0;
        return count;
    }

    friend constexpr auto operator<=>(const Piece&, const Piece&) = default;
};

} // namespace tessera
