// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace tessera {

/// A non-negative number or enumerator in the type of the standard library's sizes.
template <typename Number>
[[nodiscard]] constexpr std::size_t asIndex(Number number) {
    return static_cast<std::size_t>(number);
}

} // namespace tessera
