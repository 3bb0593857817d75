// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/CompiledPuzzle.h"

#include <array>
#include <cstdint>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace tessera {

/// Which edges of a piece would match, in each of its four rotations: bit
/// 4·rotation + side.
using RotationMatches = std::uint16_t;

/// Compares all four orientations of a piece with the edges that its
/// neighbours want, at once where the processor can.
/// @param orientations the piece's four words in CompiledPuzzle::oriented().
[[nodiscard]] inline RotationMatches matchRotations(const PackedEdges* orientations,
                                                    PackedEdges wanted) {
#if defined(__SSE2__)
    const __m128i all = _mm_loadu_si128(reinterpret_cast<const __m128i*>(orientations));
    const __m128i want = _mm_set1_epi32(static_cast<int>(wanted));
    return static_cast<RotationMatches>(_mm_movemask_epi8(_mm_cmpeq_epi8(all, want)));
#else
    unsigned bits = 0;
    for (unsigned rotation = 0; rotation < 4; ++rotation) {
        const PackedEdges difference = orientations[rotation] ^ wanted;
        for (unsigned side = 0; side < 4; ++side)
            bits |= ((difference >> (8U * side)) & 255U) == 0 ? 1U << (4U * rotation + side) : 0U;
    }
    return static_cast<RotationMatches>(bits);
#endif
}

/// How many edges match in the best rotation, by RotationMatches: 64 KB of
/// which a search touches few lines, since most bits are clear.
extern const std::array<std::uint8_t, 65536> kBestMatches;

/// The edges that match in one rotation.
[[nodiscard]] constexpr int matchesIn(RotationMatches matches, Rotation rotation) {
    const unsigned nibble = (static_cast<unsigned>(matches) >> (4U * rotation)) & 15U;
    return static_cast<int>((0x4332322132212110ULL >> (4U * nibble)) & 15U);
}

/// The best of the allowed rotations (see CompiledPuzzle::allowedRotations);
/// of several, the first from rotation @p tie on.
[[nodiscard]] Rotation bestRotation(RotationMatches matches, std::uint16_t allowed, unsigned tie);

} // namespace tessera
