// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/RegionMoves.h"
#include "core/edges/solvers/genetic/Chromosome.h"

#include <array>
#include <cstdint>
#include <optional>

namespace tessera {

/// The mutations of 002, 4.5; inversion of rows and of columns count as one.
enum class MutationKind : std::uint8_t {
    Rotate,       ///< a quarter turn clockwise of one tile
    Swap,         ///< two tiles exchanged
    SwapRotate,   ///< two tiles exchanged and turned clockwise
    RotateRegion, ///< a square region turned
    SwapRegion,   ///< a region of each half exchanged
    InvertRegion, ///< a region in reverse order
    InvertLine,   ///< a row or a column in reverse order
    Scramble,     ///< all tiles but the upper left one in random order
};

inline constexpr std::size_t kMutations = 8;

/// How often each mutation is taken, relative to the others.
using MutationWeights = std::array<double, kMutations>;

/// Mutates chromosomes. Where the thesis may let tiles go anywhere, this keeps what
/// the frame of the puzzle allows: tiles change places within their kind, regions
/// lie inside the border, and a rotation that is not allowed goes on to the next
/// one that is. A puzzle stripped of its frame (see withoutFrame()) gives the
/// thesis's operators.
class Mutation {
public:
    /// All must outlive it.
    Mutation(const CompiledPuzzle& pieces, const MovableCells& cells,
             const MutationWeights& weights);

    /// One of the mutations by weight; nothing when all weights are 0.
    [[nodiscard]] std::optional<MutationKind> draw(Random& random) const;
    /// What a mutation would change, with random cells and regions; nothing when
    /// the puzzle has none that it could take. Valid until the next call.
    [[nodiscard]] std::span<const Change> plan(MutationKind kind, const ScoredBoard& board,
                                               Random& random);

private:
    [[nodiscard]] std::span<const Change> rotate(const ScoredBoard& board, Random& random);
    [[nodiscard]] std::span<const Change> swap(const ScoredBoard& board, int quarters,
                                               Random& random);
    [[nodiscard]] std::span<const Change> onRegions(MutationKind kind, const ScoredBoard& board,
                                                    Random& random);

    PaddedGrid m_grid;
    const MovableCells& m_cells;
    RegionMoves m_regions;
    std::array<double, kMutations> m_sums{};
    std::array<Change, 2> m_changes{};
};

} // namespace tessera
