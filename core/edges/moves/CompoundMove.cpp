// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/CompoundMove.h"

namespace tessera {

int CompoundMove::deltaOf(const Part& part, const ScoredBoard& board) {
    if (part.kind == Kind::Rotation)
        return board.setDelta(part.a, board.otherRotation(part.a, part.draw));
    if (part.kind == Kind::SwapBest)
        return board.swapDelta(part.a, part.b);
    return board.planPlainSwap(part.a, part.b).delta;
}

void CompoundMove::makePart(const Part& part, ScoredBoard& board) {
    if (part.kind == Kind::Rotation)
        board.set(part.a, board.otherRotation(part.a, part.draw));
    else if (part.kind == Kind::SwapBest)
        board.make(board.planSwap(part.a, part.b, 0));
    else
        board.make(board.planPlainSwap(part.a, part.b));
}

/// Whether positions of different parts coincide or touch. The two cells of one
/// swap may: its own delta sees to that.
bool CompoundMove::interacts(const PaddedGrid& grid) const {
    std::size_t begin = 0;
    for (std::size_t part = 0; part < m_size; ++part) {
        const std::size_t end = begin + (m_parts[part].kind == Kind::Rotation ? 1 : 2);
        for (std::size_t i = begin; i < end; ++i) {
            for (std::size_t j = 0; j < begin; ++j) {
                if (m_positions[i] == m_positions[j] ||
                    grid.adjacent(m_positions[i], m_positions[j]))
                    return true;
            }
        }
        begin = end;
    }
    return false;
}

int CompoundMove::evaluate(ScoredBoard& board) const {
    if (m_size == 1)
        return deltaOf(m_parts[0], board);
    if (interacts(board.grid()))
        return evaluateByMaking(board);
    int delta = 0;
    for (std::size_t i = 0; i < m_size; ++i)
        delta += deltaOf(m_parts[i], board);
    return delta;
}

int CompoundMove::evaluateByMaking(ScoredBoard& board) const {
    const int before = board.score();
    std::array<Placement, 2 * kMost> placements{};
    for (std::size_t i = 0; i < m_touched; ++i)
        placements[i] = board.at(m_positions[i]);
    make(board);
    const int delta = board.score() - before;
    for (std::size_t i = 0; i < m_touched; ++i)
        board.set(m_positions[i], placements[i]);
    return delta;
}

void CompoundMove::make(ScoredBoard& board) const {
    for (std::size_t i = 0; i < m_size; ++i)
        makePart(m_parts[i], board);
}

} // namespace tessera
