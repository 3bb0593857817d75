// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/genetic/Mutation.h"

#include <algorithm>
#include <numeric>

namespace tessera {

namespace {

constexpr int kSmallestSquare = 2; // 4.5.4

} // namespace

Mutation::Mutation(const CompiledPuzzle& pieces, const MovableCells& cells,
                   const MutationWeights& weights)
    : m_grid{pieces.size()}, m_cells(cells), m_regions(m_grid, cells) {
    std::partial_sum(weights.begin(), weights.end(), m_sums.begin());
}

std::optional<MutationKind> Mutation::draw(Random& random) const {
    if (m_sums.back() <= 0.0)
        return std::nullopt;
    const double ball = random.real() * m_sums.back();
    const auto found = std::ranges::upper_bound(m_sums, ball);
    // Rounding may put the ball on the very end.
    const auto index = std::min<std::ptrdiff_t>(found - m_sums.begin(), kMutations - 1);
    return static_cast<MutationKind>(index);
}

std::span<const Change> Mutation::plan(MutationKind kind, const ScoredBoard& board,
                                       Random& random) {
    switch (kind) {
    case MutationKind::Rotate:
        return rotate(board, random);
    case MutationKind::Swap:
        return swap(board, 0, random);
    case MutationKind::SwapRotate:
        return swap(board, 1, random);
    case MutationKind::Scramble:
        return m_regions.scramble(board, m_grid.position(0), random);
    default:
        return onRegions(kind, board, random);
    }
}

std::span<const Change> Mutation::rotate(const ScoredBoard& board, Random& random) {
    if (m_cells.rotatable().empty())
        return {};
    const Position position = m_cells.drawRotatable(random);
    m_changes[0] = {position, board.allowedPlacement(board.at(position).turned(1), position)};
    return std::span(m_changes).first(1);
}

std::span<const Change> Mutation::swap(const ScoredBoard& board, int quarters, Random& random) {
    if (!m_cells.canSwap())
        return {};
    const auto [a, b] = m_cells.drawPair(random);
    m_changes[0] = {a, board.allowedPlacement(board.at(b).turned(quarters), a)};
    m_changes[1] = {b, board.allowedPlacement(board.at(a).turned(quarters), b)};
    return m_changes;
}

std::span<const Change> Mutation::onRegions(MutationKind kind, const ScoredBoard& board,
                                            Random& random) {
    if (kind == MutationKind::SwapRegion) {
        const auto halves = m_regions.drawHalves(random.chance(0.5), random);
        return halves ? m_regions.swap(board, halves->first, halves->second)
                      : std::span<const Change>();
    }
    if (kind == MutationKind::RotateRegion) {
        const auto square = m_regions.drawSquare(kSmallestSquare, kMaxSide, random);
        const int quarters = 1 + static_cast<int>(random.below(3));
        return square ? m_regions.rotate(board, *square, quarters) : std::span<const Change>();
    }
    const auto region = kind == MutationKind::InvertLine
                            ? m_regions.drawLine(random.chance(0.5), random)
                            : m_regions.drawRegion(1, kMaxSide, random);
    return region ? m_regions.invert(board, *region) : std::span<const Change>();
}

} // namespace tessera
