// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/PairingOdds.h"

#include "core/support/PortableMath.h"

#include <algorithm>

namespace tessera {

namespace {

std::int32_t units(double logarithm) {
    return static_cast<std::int32_t>(logarithm * PairingOdds::kUnit + 0.5);
}

} // namespace

PairingOdds::PairingOdds(bool isSigned, std::size_t mostSides) {
    for (std::size_t sides = 0; sides <= mostSides; ++sides) {
        const double partners =
            isSigned ? static_cast<double>(sides) / 2 : static_cast<double>(sides) - 1;
        m_joined.push_back(units(portableLog(std::max(1.0, partners))));
        m_wasted.push_back(m_joined.back() / 2);
    }
}

} // namespace tessera
