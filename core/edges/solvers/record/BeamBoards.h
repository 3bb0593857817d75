// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// How likely all open sides of a board can still be paired, each with one of
/// its colour: if sides met at random, s sides of one pattern would be paired
/// among themselves in (s−1)!! ways (with signs in (s/2)! ways), so that the
/// logarithms of these numbers, summed over the patterns, rank boards with
/// equally many open sides. Joining rare colours first keeps the sum high.
///
/// Logarithms are whole numbers in units of 1/kUnit, so that they add up to the
/// same on every machine.
class PairingOdds {
public:
    static constexpr int kUnit = 1024;

    PairingOdds(bool isSigned, std::size_t mostSides);

    /// By how much the sum falls when two sides of a pattern that has so many
    /// open ones join, at least 0.
    [[nodiscard]] std::int32_t joined(std::size_t sides) const { return m_joined[sides]; }
    /// The same for one side that meets a foreign one.
    [[nodiscard]] std::int32_t wasted(std::size_t sides) const { return m_wasted[sides]; }

private:
    std::vector<std::int32_t> m_joined;
    std::vector<std::int32_t> m_wasted;
};

/// Many boards that are filled up to the same cell, as far as filling the next
/// one asks for it: which pieces are used, which sides are open.
class BeamBoards {
public:
    struct Head {
        std::int32_t loss = 0;    ///< of PairingOdds so far
        std::uint16_t breaks = 0; ///< joints that do not match
        std::uint16_t row = 0;    ///< BreakCandidate::row of the last piece
    };

    /// @param pieces copies count each
    BeamBoards(std::size_t columns, std::size_t pieces, std::size_t patterns);

    /// The memory of one board.
    [[nodiscard]] std::size_t bytes() const {
        return sizeof(Head) + 8 * m_words + 2 * m_patterns + m_columns;
    }
    [[nodiscard]] std::size_t size() const { return m_heads.size(); }
    /// New boards are empty or what they were before.
    void resize(std::size_t boards);
    /// @pre the other has the same columns, pieces and patterns
    void copy(std::size_t to, const BeamBoards& from, std::size_t board);
    /// Makes it the only one, and empty.
    void clear();

    [[nodiscard]] Head& head(std::size_t board) { return m_heads[board]; }
    [[nodiscard]] const Head& head(std::size_t board) const { return m_heads[board]; }

    [[nodiscard]] bool isUsed(std::size_t board, std::size_t piece) const {
        return (m_used[board * m_words + piece / 64] >> (piece % 64) & 1U) != 0;
    }
    void use(std::size_t board, std::size_t piece) {
        m_used[board * m_words + piece / 64] |= std::uint64_t{1} << (piece % 64);
    }
    /// The open sides of each pattern.
    [[nodiscard]] std::span<std::uint16_t> open(std::size_t board) {
        return {m_open.data() + board * m_patterns, m_patterns};
    }
    [[nodiscard]] std::span<const std::uint16_t> open(std::size_t board) const {
        return {m_open.data() + board * m_patterns, m_patterns};
    }
    /// What the next cell of each column sees above it.
    [[nodiscard]] std::span<std::uint8_t> above(std::size_t board) {
        return {m_above.data() + board * m_columns, m_columns};
    }
    [[nodiscard]] std::span<const std::uint8_t> above(std::size_t board) const {
        return {m_above.data() + board * m_columns, m_columns};
    }

private:
    std::size_t m_columns;
    std::size_t m_words;
    std::size_t m_patterns;
    std::vector<Head> m_heads;
    std::vector<std::uint64_t> m_used;
    std::vector<std::uint16_t> m_open;
    std::vector<std::uint8_t> m_above;
};

/// How the boards of a beam came about: each remembers the board that it grew
/// from and what was added.
class BeamHistory {
public:
    void clear() { m_count = 0; }
    /// A new level; parents are boards of the last one.
    void begin(std::size_t boards);
    void add(std::uint32_t parent, std::uint16_t placement) {
        m_levels[m_count - 1].parents.push_back(parent);
        m_levels[m_count - 1].placements.push_back(placement);
    }
    [[nodiscard]] std::size_t levels() const { return m_count; }
    /// What was added to get a board of the last level, in order.
    void trace(std::size_t board, std::span<std::uint16_t> placements) const;
    /// Forgets what led to no board of the last level.
    void compact();

private:
    struct Level {
        std::vector<std::uint32_t> parents;
        std::vector<std::uint16_t> placements;
    };

    static void shrinkLevel(Level& level, std::size_t size);

    std::vector<Level> m_levels;       ///< also of earlier beams, for their memory
    std::size_t m_count = 0;           ///< levels in use
    std::vector<std::uint32_t> m_kept; ///< for compact()
};

} // namespace tessera
