// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Solver.h"

#include <algorithm>

namespace tessera {

const Preset* SolverInfo::preset(std::string_view presetId) const {
    const auto found = std::ranges::find(presets, presetId, &Preset::id);
    return found == presets.end() ? nullptr : &*found;
}

} // namespace tessera
