// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/moves/PaddedGrid.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/support/Random.h"

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tessera {

/// The positions that moves may change, by kind: pieces are exchanged only
/// within a kind, so that the frame stays whole, and fixed cells are in none.
class MovableCells {
public:
    MovableCells(const EdgeProblem& problem, const CompiledPuzzle& pieces);

    /// All movable positions, kind after kind, in cell order within a kind.
    [[nodiscard]] std::span<const Position> all() const { return m_positions; }
    [[nodiscard]] std::span<const Position> ofKind(CellKind kind) const;
    /// The positions on which more than one rotation respects the frame.
    [[nodiscard]] std::span<const Position> rotatable() const { return m_rotatable; }
    /// Whether there are two positions whose pieces could be exchanged.
    [[nodiscard]] bool canSwap() const { return !m_swappable.empty(); }

    /// Two different positions of one kind. The first is drawn evenly from all
    /// that have a partner, the second evenly from its partners; one draw of
    /// the generator serves both. @pre canSwap()
    [[nodiscard]] std::pair<Position, Position> drawPair(Random& random) const {
        const std::uint64_t bits = random.bits();
        const Swappable& first =
            m_swappable[static_cast<std::size_t>(scaled(bits & 0xffffffffU, m_swappable.size()))];
        std::uint64_t second = scaled(bits >> 32U, first.partners);
        second += second >= first.indexInKind ? 1 : 0;
        return {first.position, m_positions[first.kindBegin + second]};
    }
    /// Two different positions of that kind. @pre there are two.
    [[nodiscard]] std::pair<Position, Position> drawPair(CellKind kind, Random& random) const {
        const std::span<const Position> positions = ofKind(kind);
        const std::uint64_t bits = random.bits();
        const std::uint64_t first = scaled(bits & 0xffffffffU, positions.size());
        std::uint64_t second = scaled(bits >> 32U, positions.size() - 1);
        second += second >= first ? 1 : 0;
        return {positions[first], positions[second]};
    }
    /// One of rotatable(). @pre there is one.
    [[nodiscard]] Position drawRotatable(Random& random) const {
        return m_rotatable[static_cast<std::size_t>(
            scaled(random.bits() >> 32U, m_rotatable.size()))];
    }

private:
    struct Swappable {
        Position position;
        std::uint32_t kindBegin; ///< of its kind in m_positions
        std::uint32_t indexInKind;
        std::uint32_t partners; ///< size of its kind − 1
    };

    /// Maps 32 random bits to [0, bound) by multiplication (Lemire 2019). The
    /// bias is below bound/2³², and a cell count is below 2¹⁴.
    [[nodiscard]] static std::uint64_t scaled(std::uint64_t bits32, std::uint64_t bound) {
        return (bits32 * bound) >> 32U;
    }

    std::vector<Position> m_positions;
    std::vector<Position> m_rotatable;
    std::vector<Swappable> m_swappable;
    std::array<std::pair<std::size_t, std::size_t>, kCellKinds> m_ranges{};
};

/// How many sides of each position have a neighbour to match, by position.
[[nodiscard]] std::vector<std::uint8_t> jointCounts(const PaddedGrid& grid);

/// One of some positions (not none) that lacks a match, if such are not rare: the
/// worst of a few that are drawn. @param joints as jointCounts() has them
[[nodiscard]] Position drawFaulty(const ScoredBoard& board, std::span<const std::uint8_t> joints,
                                  std::span<const Position> positions, Random& random);

/// Those of some positions that lack a match, kept up to date move by move.
class FaultyCells {
public:
    /// @param watched the positions that may be listed. The board must outlive it.
    FaultyCells(const ScoredBoard& board, std::span<const Position> watched);

    /// In no particular order.
    [[nodiscard]] std::span<const Position> positions() const { return m_positions; }

    void recheckAll();
    /// Another placement was put on a position.
    void changed(Position position) {
        recheck(position);
        for (const Side side : kSides)
            recheck(m_board.grid().neighbour(position, side));
    }

private:
    static constexpr std::uint32_t kNotListed = ~0U;

    void recheck(Position position) {
        const bool faulty = m_board.matches(position) < m_joints[position];
        if (faulty != (m_places[position] != kNotListed))
            faulty ? add(position) : remove(position);
    }
    void add(Position position);
    void remove(Position position);

    const ScoredBoard& m_board;
    std::vector<std::uint8_t> m_joints; ///< by position; 0 where it is not watched
    std::vector<Position> m_positions;
    std::vector<std::uint32_t> m_places; ///< by position: where it is listed
};

} // namespace tessera
