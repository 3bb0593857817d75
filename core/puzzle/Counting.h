// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tessera {

/// How many pieces are distinct when every edge shows one of @p values colours
/// (of signed patterns: two values each) and no edge is grey:
/// (c⁴ + c² + 2c)/4 (003, 3.1.4).
[[nodiscard]] constexpr std::uint64_t distinctPieces(std::uint64_t values) {
    const std::uint64_t square = values * values;
    return (square * square + square + 2 * values) / 4;
}

} // namespace tessera
