// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/Counting.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// Without a frame every cell is as an inner one.
std::array<int, kCellKinds> kindsUnder(GridSize size, bool framed) {
    if (framed)
        return cellsOfKinds(size);
    std::array<int, kCellKinds> kinds{};
    kinds[static_cast<std::size_t>(CellKind::Inner)] = size.cells();
    return kinds;
}

} // namespace

std::array<int, kCellKinds> cellsOfKinds(GridSize size) {
    std::array<int, kCellKinds> kinds{};
    const auto of = [&](CellKind kind) -> int& { return kinds[static_cast<std::size_t>(kind)]; };
    const auto [shorter, longer] = std::minmax(size.width, size.height);
    if (longer == 1) {
        of(CellKind::Single) = 1;
    } else if (shorter == 1) {
        of(CellKind::End) = 2;
        of(CellKind::Strip) = longer - 2;
    } else {
        of(CellKind::Corner) = 4;
        of(CellKind::Side) = 2 * (longer - 2) + 2 * (shorter - 2);
        of(CellKind::Inner) = (longer - 2) * (shorter - 2);
    }
    return kinds;
}

int waysToLie(CellKind kind) {
    switch (kind) {
    case CellKind::Inner:
        return 4;
    case CellKind::Strip:
        return 2;
    default:
        return 1;
    }
}

BigNumber totalCombinations(GridSize size, bool framed) {
    BigNumber total(1);
    const auto kinds = kindsUnder(size, framed);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        for (int piece = 1; piece <= kinds[kind]; ++piece)
            total *= static_cast<std::uint32_t>(piece * waysToLie(static_cast<CellKind>(kind)));
    }
    return total;
}

double log10TotalCombinations(GridSize size, bool framed) {
    double log = 0;
    const auto kinds = kindsUnder(size, framed);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        log += std::lgamma(kinds[kind] + 1.0);
        log += kinds[kind] * std::log(waysToLie(static_cast<CellKind>(kind)));
    }
    return log / std::log(10.0);
}

} // namespace tessera
