// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Solver.h"

#include <algorithm>

namespace tessera {

const Preset* SolverInfo::preset(std::string_view presetId) const {
    for (const auto* list : {&presets, &formerPresets}) {
        const auto found = std::ranges::find(*list, presetId, &Preset::id);
        if (found != list->end())
            return &*found;
    }
    return nullptr;
}

} // namespace tessera
