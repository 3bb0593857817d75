// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace tessera {

/// Four numbers of a piece, one for each of its rotations or sides, that the
/// processor handles at once. Arithmetic works by element.
using FourFloats [[gnu::vector_size(16)]] = float;

[[nodiscard]] inline FourFloats fourOf(float value) {
    return FourFloats{value, value, value, value};
}

/// The greatest of the four.
[[nodiscard]] inline float greatestOf(FourFloats values) {
    float most = values[0];
    for (std::size_t i = 1; i < 4; ++i)
        most = values[i] > most ? values[i] : most;
    return most;
}

} // namespace tessera
