// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tessera {

/// How many mutations a k-opt local search makes at once.
enum class MutationCount : std::uint8_t {
    Coins,   ///< coin flips until tails (Söderlind 2010, 5.4): mean 2
    Poisson, ///< 1 + a Poisson number with λ = 1 (Söderlind 2010, 2.1.4): mean 2
    Uniform, ///< each number up to the most with equal chances
};

/// The number of mutations that 64 random bits stand for, at least 1.
/// @param most the limit of Uniform; the others may exceed it
[[nodiscard]] unsigned mutationCount(MutationCount kind, std::uint64_t bits, unsigned most);

} // namespace tessera
