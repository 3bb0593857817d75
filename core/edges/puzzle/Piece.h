// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace tessera {

/// The pattern on one edge of a piece.
///
/// 0 is the frame's grey, which never matches anything inside a board. Positive
/// numbers are patterns. In a signed puzzle (003, 3.1) a pattern has two halves,
/// mates of each other: c is the tab and −c the blank, and only mates join.
using Color = std::int16_t;

inline constexpr Color kGrey = 0;

/// The highest pattern number of an unsigned puzzle: colours are compiled into
/// one byte, in which 0 and 255 stand for the two sides of the grey.
inline constexpr Color kMaxColor = 254;

/// The highest pattern number of a signed puzzle: a byte holds both halves.
inline constexpr Color kMaxSignedColor = 127;

/// The colour that joins with the given one.
[[nodiscard]] constexpr Color mate(Color color, bool isSigned) {
    return isSigned ? static_cast<Color>(-color) : color;
}

/// Whether two edges that touch inside a board match. Grey never does.
[[nodiscard]] constexpr bool joins(Color a, Color b, bool isSigned) {
    return a != kGrey && a == mate(b, isSigned);
}

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
