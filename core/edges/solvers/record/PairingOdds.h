// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tessera {

/// How likely all open sides of a board can still be paired, each with one of
/// its colour: if sides met at random, s sides of one pattern would be paired
/// among themselves in (s−1)!! ways (with signs in (s/2)! ways), so that the
/// logarithms of these numbers, summed over the patterns, rank boards with
/// equally many open sides. Joining rare colours first keeps the sum high.
///
/// Logarithms are whole numbers in units of 1/kUnit, so that they add up to the
/// same on every machine.
class PairingOdds {
public:
    static constexpr int kUnit = 1024;

    PairingOdds(bool isSigned, std::size_t mostSides);

    /// By how much the sum falls when two sides of a pattern that has so many
    /// open ones join, at least 0.
    [[nodiscard]] std::int32_t joined(std::size_t sides) const { return m_joined[sides]; }
    /// The same for one side that meets a foreign one.
    [[nodiscard]] std::int32_t wasted(std::size_t sides) const { return m_wasted[sides]; }

private:
    std::vector<std::int32_t> m_joined;
    std::vector<std::int32_t> m_wasted;
};

} // namespace tessera
