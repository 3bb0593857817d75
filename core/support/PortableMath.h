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

/// The natural logarithm of a positive normal number, in the same way. Relative
/// error below 1e-14.
[[nodiscard]] inline double portableLog(double x) {
    constexpr std::uint64_t mantissaBits = 0x000fffffffffffffULL;
    const auto bits = std::bit_cast<std::uint64_t>(x);
    auto exponent = static_cast<std::int64_t>(bits >> 52) - 1023;
    double mantissa = std::bit_cast<double>((bits & mantissaBits) | 0x3ff0000000000000ULL);
    if (mantissa > 1.4142135623730951) {
        mantissa *= 0.5;
        ++exponent;
    }
    // ln m = 2 artanh((m − 1)/(m + 1)); |s| is below 0.172.
    const double s = (mantissa - 1.0) / (mantissa + 1.0);
    double sum = 0.0;
    for (int i = 23; i >= 1; i -= 2)
        sum = sum * (s * s) + 1.0 / i;
    return static_cast<double>(exponent) * 0.6931471805599453 + 2.0 * s * sum;
}

/// x^y for positive x.
[[nodiscard]] inline double portablePow(double x, double y) {
    return portableExp(y * portableLog(x));
}

} // namespace tessera
