// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace tessera {

/// e^x by plain IEEE additions and multiplications, so that every machine gets
/// the same bits (the C library promises no such thing, and seeded searches
/// must not depend on it). Relative error below 1e-14 for |x| ≤ 700; 0 below,
/// a huge finite number above.
[[nodiscard]] inline double portableExp(double x) {
    if (!(x > -700.0))
        return 0.0;
    if (x > 700.0)
        x = 700.0;
    constexpr double log2e = 1.4426950408889634;
    constexpr double ln2High = 0.693147180369123816490;
    constexpr double ln2Low = 1.90821492927058770002e-10;
    const double scaled = x * log2e;
    const auto k = static_cast<std::int64_t>(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
    const auto kReal = static_cast<double>(k);
    const double r = (x - kReal * ln2High) - kReal * ln2Low;
    double sum = 1.0;
    for (int i = 13; i >= 1; --i)
        sum = 1.0 + sum * r / i;
    const double power = std::bit_cast<double>(static_cast<std::uint64_t>(k + 1023) << 52);
    return sum * power;
}

} // namespace tessera
