// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/landscape/Neighbourhood.h"

namespace tessera {

BoardNeighbourhood::BoardNeighbourhood(const ScoredBoard& board, const MovableCells& cells,
                                       NeighbourhoodKind kind)
    : m_kind(kind), m_sampler(cells) {
    if (kind != NeighbourhoodKind::Rotation)
        m_pairs = m_sampler.pairs();
    if (kind != NeighbourhoodKind::Rotation && kind != NeighbourhoodKind::SwapRotation)
        return;
    for (const Position position : cells.rotatable()) {
        const PieceIndex piece = board.at(position).piece();
        const unsigned others = board.allowedRotations(piece, position) == 0xffffU ? 3 : 1;
        for (unsigned draw = 0; draw < others; ++draw)
            m_turns.push_back({position, draw});
    }
}

NeighbourMove BoardNeighbourhood::draw(const ScoredBoard& board, Random& random) const {
    const std::uint64_t move = random.below(static_cast<std::uint32_t>(size()));
    if (move >= m_pairs)
        return rotation(board, m_turns[asIndex(move - m_pairs)]);
    const auto [a, b] = m_sampler.draw(random);
    return swap(board, a, b);
}

NeighbourMove BoardNeighbourhood::swap(const ScoredBoard& board, Position a, Position b) const {
    const PlannedSwap planned =
        m_kind == NeighbourhoodKind::BestSwap ? board.planSwap(a, b, 0) : board.planPlainSwap(a, b);
    return {{planned.first, planned.second}, 2, planned.delta};
}

NeighbourMove BoardNeighbourhood::rotation(const ScoredBoard& board, const Turn& turn) {
    const Placement placement = board.otherRotation(turn.position, turn.draw);
    return {
        {Change{turn.position, placement}, Change{}}, 1, board.setDelta(turn.position, placement)};
}

int climb(ScoredBoard& board, const BoardNeighbourhood& neighbourhood, const StopAsked& stop) {
    for (int steps = 0;; ++steps) {
        NeighbourMove best;
        neighbourhood.forEach(
            board,
            [&](const NeighbourMove& move) {
                if (move.delta > best.delta)
                    best = move;
            },
            stop);
        if (best.delta <= 0 || (stop && stop()))
            return steps;
        make(board, best);
    }
}

} // namespace tessera
