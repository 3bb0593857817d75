// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/RefusedMove.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace tessera {

namespace {

// Never shown, so not translated.
constexpr std::array kNames{"refused: cell", "refused: other cell", "refused: change"};

} // namespace

void addRefusedMove(std::vector<Gauge>& gauges, const RefusedMove& move) {
    gauges.push_back({kNames[0], static_cast<double>(move.cell)});
    gauges.push_back({kNames[1], static_cast<double>(move.other)});
    gauges.push_back({kNames[2], static_cast<double>(move.delta)});
}

std::optional<RefusedMove> refusedMoveOf(const SearchNumbers& numbers) {
    const auto first = std::ranges::find_if(numbers.gauges, isRefusedMoveGauge);
    if (numbers.gauges.end() - first < static_cast<std::ptrdiff_t>(kNames.size()))
        return std::nullopt;
    return RefusedMove{static_cast<std::size_t>(first[0].value),
                       static_cast<std::size_t>(first[1].value), static_cast<int>(first[2].value)};
}

bool isRefusedMoveGauge(const Gauge& gauge) {
    return std::ranges::any_of(
        kNames, [&](const char* name) { return std::strcmp(gauge.name, name) == 0; });
}

} // namespace tessera
