// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/ScoredBoard.h"

#include <array>
#include <cstdint>

namespace tessera {

/// Several swaps and rotations made one after the other, as one move (k-opt).
///
/// As long as no two of them touch the same cell or neighbouring ones, their
/// score changes just add up, and nothing is laid to evaluate them. Otherwise
/// they are made and taken back.
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

    /// What the whole move does to the score. The board is as before afterwards.
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

} // namespace tessera
