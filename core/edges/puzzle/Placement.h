// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Piece.h"

#include <cstdint>

namespace tessera {

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
