// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Parameter.h"

#include <algorithm>
#include <cstdint>

namespace tessera {

/// By which a method that may need much memory is told, in MB, how much each of its
/// threads may take.
inline constexpr const char* kMemoryParameter = "memory";

/// Lowers the memory of a method that has such a parameter to a number of MB.
inline void limitMemory(ParameterValues& values, std::int64_t megabytes) {
    if (std::ranges::find(values.declarations(), kMemoryParameter, &Parameter::id) !=
        values.declarations().end())
        values.set(kMemoryParameter, std::min(values.integer(kMemoryParameter), megabytes));
}

} // namespace tessera
