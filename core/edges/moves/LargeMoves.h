// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tessera {

/// Several swaps and rotations, one after the other, as one move (k-opt).
///
/// As long as no two of them touch the same cell or neighbouring ones, their changes of the score
/// add up, and evaluating places nothing. Otherwise they are made and undone.
class CompoundMove {
public:
    static constexpr std::size_t kMost = 32;

    void clear() {
        m_size = 0;
        m_touched = 0;
    }
    /// @pre fewer than kMost parts; two different positions of one kind.
    void addSwap(Position a, Position b, bool bestRotations) {
        m_parts[m_size++] = {a, b, bestRotations ? Kind::SwapBest : Kind::Swap, 0};
        m_positions[m_touched++] = a;
        m_positions[m_touched++] = b;
    }
    /// @param draw see ScoredBoard::otherRotation().
    void addRotation(Position position, unsigned draw) {
        m_parts[m_size++] = {position, position, Kind::Rotation, draw};
        m_positions[m_touched++] = position;
    }

    /// How many swaps and rotations.
    [[nodiscard]] std::size_t size() const { return m_size; }
    /// The positions of all parts; some may occur more than once.
    [[nodiscard]] std::span<const Position> touched() const {
        return std::span(m_positions).first(m_touched);
    }

    /// The change of the score by the whole move. Leaves the board as it was.
    [[nodiscard]] int evaluate(ScoredBoard& board) const;
    void make(ScoredBoard& board) const;

private:
    enum class Kind : std::uint8_t { Swap, SwapBest, Rotation };
    struct Part {
        Position a = 0;
        Position b = 0;
        Kind kind = Kind::Swap;
        unsigned draw = 0;
    };

    [[nodiscard]] bool interacts(const PaddedGrid& grid) const;
    [[nodiscard]] static int deltaOf(const Part& part, const ScoredBoard& board);
    static void makePart(const Part& part, ScoredBoard& board);
    [[nodiscard]] int evaluateByMaking(ScoredBoard& board) const;

    std::array<Part, kMost> m_parts{};
    std::array<Position, 2 * kMost> m_positions{};
    std::size_t m_size = 0;
    std::size_t m_touched = 0;
};

/// How many mutations a k-opt local search makes at once.
enum class MutationCount : std::uint8_t {
    Coins,   ///< coin flips until tails (Söderlind 2010, 5.4): mean 2
    Poisson, ///< 1 + a Poisson number with λ = 1 (Söderlind 2010, 2.1.4): mean 2
    Uniform, ///< each number up to the most with equal chances
};

/// The number of mutations that 64 random bits stand for, at least 1.
/// @param most the limit of Uniform; the others may exceed it
[[nodiscard]] unsigned mutationCount(MutationCount kind, std::uint64_t bits, unsigned most);

/// Moves of whole regions, which keep the matches inside them (Niang 2010, 4.5.4 to 4.5.8). Each
/// returns the placements it would make. Regions hold only free cells: the movable ones of kind
/// Inner on a framed board, so that the frame stays whole, and all movable ones otherwise.
class RegionMoves {
public:
    /// Both must outlive it.
    RegionMoves(const PaddedGrid& grid, const MovableCells& cells);

    /// The smallest rectangle around all free cells; nothing if there are none.
    [[nodiscard]] std::optional<CellBlock> freeBounds() const { return m_bounds; }

    /// A random region of free cells with sides in [least, most]; nothing after several failed
    /// tries.
    [[nodiscard]] std::optional<CellBlock> drawRegion(int least, int most, Random& random) const;
    /// The same with equal sides.
    [[nodiscard]] std::optional<CellBlock> drawSquare(int least, int most, Random& random) const;
    /// A whole row, or a whole column, of freeBounds().
    [[nodiscard]] std::optional<CellBlock> drawLine(bool row, Random& random) const;
    /// Two regions of one random size, one in each half of freeBounds(), down or across (4.5.5).
    [[nodiscard]] std::optional<std::pair<CellBlock, CellBlock>> drawHalves(bool across,
                                                                            Random& random) const;
    /// Whether every cell of the region is on the board and free.
    [[nodiscard]] bool isFree(const CellBlock& region) const;

    /// The square after clockwise quarter turns (4.5.4). @pre it is square and free
    [[nodiscard]] std::span<const Change> rotate(const ScoredBoard& board, const CellBlock& square,
                                                 int quarters);
    /// Two regions of one size exchanged, without rotating (4.5.5). @pre both free, not overlapping
    [[nodiscard]] std::span<const Change> swap(const ScoredBoard& board, const CellBlock& first,
                                               const CellBlock& second);
    /// The region's pieces in reverse order, with their rotations (4.5.6; 4.5.7 for one row or
    /// column). @pre it is free
    [[nodiscard]] std::span<const Change> invert(const ScoredBoard& board, const CellBlock& region);
    /// All movable pieces except one, shuffled within kinds and in random allowed rotations
    /// (4.5.8).
    [[nodiscard]] std::span<const Change> scramble(const ScoredBoard& board, Position kept,
                                                   Random& random);

private:
    [[nodiscard]] CellBlock drawWithin(const CellBlock& bounds, int width, int height,
                                       Random& random) const;
    [[nodiscard]] Position positionIn(const CellBlock& region, int column, int row) const {
        return m_grid.position(m_grid.size.cell(region.column + column, region.row + row));
    }
    void add(Position position, Placement placement) { m_changes.push_back({position, placement}); }

    const PaddedGrid& m_grid;
    const MovableCells& m_cells;
    std::vector<std::uint8_t> m_free; ///< by position
    std::optional<CellBlock> m_bounds;
    std::vector<Change> m_changes; ///< reused from move to move
};

} // namespace tessera
