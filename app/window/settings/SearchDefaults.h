// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/SearchSettings.h"

#include <cstdint>
#include <string>

namespace tessera {

/// How searches begin before a person says otherwise.
struct SearchDefaults {
    std::string solver;            ///< id of a method; empty: the one of last time
    std::string preset;            ///< of the method; empty: its own defaults
    double seconds = 60;           ///< 0: no limit
    std::uint64_t evaluations = 0; ///< 0: no limit

    friend bool operator==(const SearchDefaults&, const SearchDefaults&) = default;
};

/// What the search panel begins with.
/// @param last id of the method of last time, or empty
[[nodiscard]] SearchSettings firstSearch(const SearchDefaults& defaults, const std::string& last);

} // namespace tessera
