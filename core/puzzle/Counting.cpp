// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/Counting.h"

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
    for (int cell = 0; cell < size.cells(); ++cell)
        ++kinds[static_cast<std::size_t>(size.framedKind(cell))];
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
