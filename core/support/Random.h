// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace tessera {

/// Seeded random numbers that are the same on every machine.
///
/// The generator is xoshiro256** (Blackman and Vigna 2018), seeded through
/// SplitMix64; the bounded draw is Lemire's multiplication (2019). Both use
/// integer arithmetic only, so no standard library decides the outcome.
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

    /// The next 64 random bits.
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

    /// True with the given probability.
    [[nodiscard]] bool chance(double probability) { return real() < probability; }

    /// Fisher–Yates shuffle.
    template <typename T>
    void shuffle(std::span<T> values) {
        for (std::size_t i = values.size(); i > 1; --i)
            std::swap(values[i - 1], values[index(i)]);
    }

private:
    [[nodiscard]] static std::uint64_t rotateLeft(std::uint64_t x, int k) {
        return (x << k) | (x >> (64 - k));
    }

    std::array<std::uint64_t, 4> m_state{};
};

} // namespace tessera
