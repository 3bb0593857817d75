// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace tessera {

/// A number or an enumerator that is not negative, as the standard library counts.
template <typename Number>
[[nodiscard]] constexpr std::size_t asIndex(Number number) {
    return static_cast<std::size_t>(number);
}

} // namespace tessera
