// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Parameter.h"

#include <initializer_list>
#include <string_view>
#include <utility>

namespace tessera {

/// The value of a choice as an enumerator; the first one when none has its id.
template <typename Enum>
[[nodiscard]] Enum chosen(const ParameterValues& values, std::string_view id,
                          std::initializer_list<std::pair<std::string_view, Enum>> choices) {
    for (const auto& [name, value] : choices) {
        if (values.choice(id) == name)
            return value;
    }
    return choices.begin()->second;
}

} // namespace tessera
