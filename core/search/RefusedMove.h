// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/SearchSnapshot.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tessera {

/// A move of one cell or two that was tried and not made, so that whoever steps
/// through a search learns why nothing happens.
struct RefusedMove {
    std::size_t cell = 0;
    std::size_t other = 0; ///< the same as `cell` for a move of one
    int delta = 0;         ///< what it would have brought
};

/// Reports it among the gauges.
void addRefusedMove(std::vector<Gauge>& gauges, const RefusedMove& move);
/// What was reported so; nothing if there is none.
[[nodiscard]] std::optional<RefusedMove> refusedMoveOf(const SearchNumbers& numbers);
/// Whether a gauge belongs to a refused move and so is no figure to watch.
[[nodiscard]] bool isRefusedMoveGauge(const Gauge& gauge);

} // namespace tessera
