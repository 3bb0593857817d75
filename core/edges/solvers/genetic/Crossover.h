// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/RegionMoves.h"
#include "core/edges/solvers/genetic/Chromosome.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// Which cells an offspring takes over from its second parent (002, 4.6).
enum class CrossoverKind : std::uint8_t {
    RegionExchange, ///< those of one random rectangle (Algorithm 7)
    Uniform,        ///< each with probability one half
};

/// How the places are filled whose tiles went elsewhere.
enum class Refill : std::uint8_t {
    Listed, ///< with the left-over tiles in the order of the list (Algorithm 7)
    Best,   ///< with the left-over tile that matches best, in its best rotation
};

/// Makes offspring of two parents. Both crossovers are one operation: the
/// offspring is a copy of one parent that takes the tiles of some cells over from
/// the other. Tiles it has already leave the cell where they lay; the tiles that
/// made room fill those cells. So an offspring is always a permutation, and where
/// both parents hold the same tile in the same rotation, hints above all, so does
/// it. Within a kind of cell as many tiles come as go, so the frame stays whole.
class Crossover {
public:
    /// All must outlive it.
    Crossover(const CompiledPuzzle& pieces, const MovableCells& cells, CrossoverKind kind,
              Refill refill);

    /// Draws the cells for one pair of parents. Valid until the next call.
    [[nodiscard]] std::span<const Position> drawCells(Random& random);
    /// Makes a copy of one parent take those cells over from the other.
    void takeOver(Chromosome& child, const Chromosome& donor, std::span<const Position> taken,
                  AreaCounter* counter, Random& random);

private:
    void drawRegion(Random& random);
    void drawTemplate(Random& random);
    void sortOut(const Chromosome& child, const Chromosome& donor, std::span<const Position> taken);
    void fillInOrder(const ScoredBoard& board);
    void fillWithBest(Chromosome& child, Random& random);
    [[nodiscard]] std::size_t kindAt(Position position) const { return m_kinds[position]; }

    const MovableCells& m_cells;
    CrossoverKind m_kind;
    Refill m_refill;
    PaddedGrid m_grid;
    std::vector<std::uint8_t> m_kinds; ///< CellKind by position

    std::vector<Position> m_taken;
    std::vector<Change> m_changes;
    std::vector<Position> m_holes;
    std::array<std::vector<Placement>, kCellKinds> m_leftOver;
    std::array<std::vector<PieceIndex>, kCellKinds> m_leftOverPieces;
    std::vector<std::uint32_t> m_arriving; ///< by piece: the last call in which it did
    std::uint32_t m_call = 0;
};

} // namespace tessera
