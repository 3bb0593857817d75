// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace tessera {

/// A natural number of any length that can be built up by small factors: all
/// that counting arrangements needs.
class BigNumber {
public:
    explicit BigNumber(std::uint32_t value = 0);

    BigNumber& operator*=(std::uint32_t factor);

    [[nodiscard]] QString toString() const; ///< decimal digits
    [[nodiscard]] double log10() const;     ///< −∞ for 0

    friend bool operator==(const BigNumber&, const BigNumber&) = default;

private:
    static constexpr std::uint64_t kBase = 1'000'000'000;

    std::vector<std::uint32_t> m_parts; ///< nine digits each, the lowest first; empty for 0
};

} // namespace tessera
