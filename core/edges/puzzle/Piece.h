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

/// The side that many clockwise quarters on.
[[nodiscard]] constexpr Side turned(Side side, unsigned quarters) {
    return static_cast<Side>((static_cast<unsigned>(side) + quarters) & 3U);
}

[[nodiscard]] constexpr Side opposite(Side side) { return turned(side, 2); }

/// Clockwise quarter turns, 0 to 3.
using Rotation = std::uint8_t;

/// A square with four edge colours, up, right, down, left, as listed in its puzzle (rotation 0).
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

    /// The number of rotations in which it looks different: 1, 2 or 4.
    [[nodiscard]] constexpr Rotation forms() const {
        if (rotated(1) == *this)
            return 1;
        return rotated(2) == *this ? 2 : 4;
    }

    [[nodiscard]] constexpr int greys() const {
        int count = 0;
        for (const Color color : edges)
            count += color == kGrey ? 1 : 0;
        return count;
    }

    friend constexpr auto operator<=>(const Piece&, const Piece&) = default;
};

/// The number of a piece in its puzzle, from 0.
using PieceIndex = std::uint16_t;

/// A piece and its rotation, or nothing: what lies on one cell.
///
/// Kept in 16 bits as piece·4 + rotation, with 65,535 for an empty cell. This
/// is why a side has at most 127 cells: a 128×128 board would need all codes.
class Placement {
public:
    static constexpr std::uint16_t kEmptyCode = 0xFFFF;

    /// An empty cell.
    constexpr Placement() = default;
    constexpr Placement(PieceIndex piece, Rotation rotation)
        : m_code(static_cast<std::uint16_t>(piece * 4U + (rotation & 3U))) {}

    [[nodiscard]] static constexpr Placement fromCode(std::uint16_t code) {
        Placement placement;
        placement.m_code = code;
        return placement;
    }

    [[nodiscard]] constexpr bool isEmpty() const { return m_code == kEmptyCode; }
    /// Meaningless for an empty cell.
    [[nodiscard]] constexpr PieceIndex piece() const {
        return static_cast<PieceIndex>(m_code >> 2);
    }
    [[nodiscard]] constexpr Rotation rotation() const { return static_cast<Rotation>(m_code & 3U); }
    [[nodiscard]] constexpr std::uint16_t code() const { return m_code; }

    /// The same piece turned on by the given number of clockwise quarter turns
    /// (negative: the other way); an empty cell stays empty.
    [[nodiscard]] constexpr Placement turned(int quarters) const {
        if (isEmpty())
            return *this;
        return {piece(), static_cast<Rotation>((rotation() + (quarters % 4) + 4) & 3)};
    }

    friend constexpr bool operator==(Placement, Placement) = default;

private:
    std::uint16_t m_code = kEmptyCode;
};

} // namespace tessera
