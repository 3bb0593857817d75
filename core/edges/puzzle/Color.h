// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace tessera
