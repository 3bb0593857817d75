// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/LargeMoves.h"
#include "core/edges/solvers/genetic/Chromosome.h"
#include "core/support/Random.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// How parents are chosen (002, 4.4).
enum class SelectionKind : std::uint8_t { Tournament, LinearRanking, Roulette };

/// Chooses parents by their fitness. Of equally fit members the later one ranks higher.
class Selection {
public:
    /// @param pressure s of linear ranking, 1 < s ≤ 2 @param contestants k, at least 1
    Selection(SelectionKind kind, double pressure, int contestants);

    /// @param fitness of the population, not negative; has to live while chosen from
    void begin(std::span<const std::int64_t> fitness);
    /// The index of one parent. @pre the population is not empty.
    [[nodiscard]] std::size_t choose(Random& random) const;

private:
    [[nodiscard]] bool ranksHigher(std::size_t a, std::size_t b) const {
        return m_fitness[a] != m_fitness[b] ? m_fitness[a] > m_fitness[b] : a > b;
    }
    [[nodiscard]] std::size_t byRoulette(Random& random) const;
    [[nodiscard]] std::size_t byRank(Random& random) const;
    [[nodiscard]] std::size_t byTournament(Random& random) const;

    SelectionKind m_kind;
    double m_pressure;
    int m_contestants;
    std::span<const std::int64_t> m_fitness;
    std::vector<std::int64_t> m_sums; ///< roulette only
};

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

/// Makes offspring of two parents: a copy of one takes the tiles of some cells over from the other.
/// Tiles it has already leave the cell where they lay; the tiles that made room fill those cells.
/// So an offspring is always a permutation, and what both parents hold alike, hints above all,
/// stays. Within a kind of cell as many tiles come as go, so the frame stays whole.
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

/// Mutates chromosomes. Unlike in the thesis they keep to the frame: tiles change places within
/// their kind, regions lie inside the border, a rotation that is not allowed goes on to the next
/// one. A puzzle stripped of its frame (see withoutFrame()) gives the thesis's operators.
class Mutation {
public:
    /// All must outlive it.
    Mutation(const CompiledPuzzle& pieces, const MovableCells& cells,
             const MutationWeights& weights);

    /// One of the mutations by weight; nothing when all weights are 0.
    [[nodiscard]] std::optional<MutationKind> draw(Random& random) const;
    /// What a mutation would change, at random; nothing when the puzzle has none that it could
    /// take. Valid until the next call.
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
