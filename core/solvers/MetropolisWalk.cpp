// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/MetropolisWalk.h"

namespace tessera {

std::uint64_t MetropolisWalk::walkUntilAbove(int best, std::uint64_t moves, Random& shared) {
    Random random = shared; // a copy, which the compiler can keep in registers
    std::uint64_t tried = 0;
    while (tried < moves) {
        ++tried;
        const std::uint64_t bits = random.bits();
        if (m_rotations.picksRotation(bits)) {
            const Position position = m_cells.drawRotatable(random);
            const Placement turned =
                m_board.otherRotation(position, RotationShare::rotationDraw(bits));
            if (!m_rule.accepts(m_board.setDelta(position, turned), bits >> 32U))
                continue;
            m_board.set(position, turned);
        } else {
            const auto [a, b] = m_cells.drawPair(random);
            if (!m_rule.accepts(m_board.swapDelta(a, b), bits >> 32U))
                continue;
            m_board.make(m_board.planSwap(a, b, static_cast<unsigned>(bits >> 8U)));
        }
        ++m_accepted;
        if (m_board.score() > best)
            break;
    }
    shared = random;
    return tried;
}

} // namespace tessera
