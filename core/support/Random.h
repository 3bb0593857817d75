// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace tessera {

/// Seeded random numbers that are the same on every machine.
///
/// xoshiro256** (Blackman and Vigna 2018), seeded through SplitMix64; the bounded draw is Lemire's
/// (2019). Integers only, so no standard library decides the outcome.
class Random {
public:
    explicit Random(std::uint64_t seed = 1) {
        for (auto& word : m_state) {
            seed += 0x9e3779b97f4a7c15ULL;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
            z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
            word = z ^ (z >> 31);
        }
    }

    [[nodiscard]] std::uint64_t bits() {
        const std::uint64_t result = rotateLeft(m_state[1] * 5, 7) * 9;
        const std::uint64_t t = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= t;
        m_state[3] = rotateLeft(m_state[3], 45);
        return result;
    }

    /// An unbiased number in [0, bound); 0 when bound is 0.
    [[nodiscard]] std::uint32_t below(std::uint32_t bound) {
        if (bound == 0)
            return 0;
        std::uint64_t product = (bits() >> 32) * bound;
        auto low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (low < threshold) {
                product = (bits() >> 32) * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// The same for sizes and indices of containers.
    [[nodiscard]] std::size_t index(std::size_t size) {
        return below(static_cast<std::uint32_t>(size));
    }

    /// A number in [0, 1) with 53 random bits.
    [[nodiscard]] double real() { return static_cast<double>(bits() >> 11) * 0x1.0p-53; }

    [[nodiscard]] bool chance(double probability) { return real() < probability; }

    /// Fisher–Yates shuffle.
    template <typename T>
    void shuffle(std::span<T> values) {
        for (std::size_t i = values.size(); i > 1; --i)
            std::swap(values[i - 1], values[index(i)]);
    }

    using State = std::array<std::uint64_t, 4>;
    [[nodiscard]] const State& state() const { return m_state; }
    /// Continues as a generator with that state. @return false if no generator has it
    [[nodiscard]] bool restore(const State& state) {
        m_state = state;
        return state != State{};
    }

private:
    [[nodiscard]] static std::uint64_t rotateLeft(std::uint64_t x, int k) {
        return (x << k) | (x >> (64 - k));
    }

    State m_state{};
};

/// e^x by plain IEEE additions and multiplications, so that every machine gets the same bits. (The
/// C library does not promise that, and seeded searches need it.) Relative error below 1e-14 for
/// |x| ≤ 700; 0 below, a huge finite number above.
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

/// The natural logarithm of a positive normal number, in the same way. Relative error below 1e-14.
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
