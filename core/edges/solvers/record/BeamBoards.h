// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tessera {

/// The words that hold so many bits.
[[nodiscard]] constexpr std::size_t wordsFor(std::size_t bits) { return (bits + 63) / 64; }

/// Measures how easily all open sides of a board can still be paired with sides of their colour.
/// The s sides of one pattern pair among themselves in (s−1)!! ways (signed: in (s/2)! ways). So
/// the logarithms of these numbers, summed over the patterns, rank boards with equally many open
/// sides. They are whole numbers in units of 1/kUnit, the same on every machine.
class PairingOdds {
public:
    static constexpr int kUnit = 1024;

    PairingOdds(bool isSigned, std::size_t mostSides);

    /// The decrease of the sum, at least 0, when two of that many open sides of a pattern join.
    [[nodiscard]] std::int32_t joined(std::size_t sides) const { return m_joined[sides]; }
    /// The same for one side that meets another pattern.
    [[nodiscard]] std::int32_t wasted(std::size_t sides) const { return m_wasted[sides]; }

private:
    std::vector<std::int32_t> m_joined;
    std::vector<std::int32_t> m_wasted;
};

/// Many boards filled up to the same cell, reduced to what filling the next cells needs. Each is
/// one row of bytes, as short as the puzzle allows.
class BeamBoards {
public:
    struct Head {
        std::int32_t loss;    ///< sum of the PairingOdds so far
        std::uint16_t breaks; ///< joints that do not match
    };

    /// @param sides that cells still to fill see
    /// @param pieces copies count separately
    /// @param open by pattern: the open sides of an empty board
    BeamBoards(std::size_t sides, std::size_t pieces, std::span<const std::uint16_t> open);

    /// From now on its boards have so many sides that cells still to fill see. All are lost.
    void reshape(std::size_t sides);
    /// The memory of one board.
    [[nodiscard]] std::size_t bytes() const { return sizeof(Head) + 8 * m_stride; }
    [[nodiscard]] std::size_t size() const { return m_size; }
    /// Gets that many boards with any content. @param most that it will ever have
    /// @throws std::bad_alloc
    void renew(std::size_t boards, std::size_t most);
    /// All but its head. @pre the other has the same sides, pieces and patterns
    void copy(std::size_t to, const BeamBoards& from, std::size_t board) {
        std::copy_n(from.m_data.get() + board * m_stride, m_stride, m_data.get() + to * m_stride);
    }
    /// Asks the processor to fetch a board that will be needed soon: where boards are many, half of
    /// the time is waiting for them.
    void prefetch(std::size_t board) const {
        const auto* const words = m_data.get() + board * m_stride;
        for (std::size_t word = 0; word < m_stride; word += 8)
            __builtin_prefetch(words + word);
    }
    /// Makes an empty board the only one.
    void clear(std::span<const std::uint16_t> open);

    [[nodiscard]] Head head(std::size_t board) const { return m_heads[board]; }
    void setHead(std::size_t board, Head head) { m_heads[board] = head; }
    [[nodiscard]] bool isUsed(std::size_t board, std::size_t piece) const {
        return (m_data[board * m_stride + piece / 64] >> (piece % 64) & 1U) != 0;
    }
    void use(std::size_t board, std::size_t piece) {
        m_data[board * m_stride + piece / 64] |= std::uint64_t{1} << (piece % 64);
    }
    /// The number of open sides of a pattern.
    [[nodiscard]] std::size_t open(std::size_t board, std::size_t pattern) const {
        const std::uint8_t* const counts = bytesOf(board) + m_sides;
        return m_isByte ? counts[pattern]
                        : counts[2 * pattern] + 256 * std::size_t{counts[2 * pattern + 1]};
    }
    void setOpen(std::size_t board, std::size_t pattern, std::size_t sides);
    /// The pieces used up, a bit each.
    [[nodiscard]] const std::uint64_t* usedBits(std::size_t board) const {
        return m_data.get() + board * m_stride;
    }
    /// The codes that cells still to fill see: first what the next cell of each column has above
    /// it, then what the next cell of each row in work has to its left.
    [[nodiscard]] std::uint8_t* seen(std::size_t board) {
        return reinterpret_cast<std::uint8_t*>(m_data.get() + board * m_stride + m_bytesAt);
    }
    [[nodiscard]] const std::uint8_t* seen(std::size_t board) const { return bytesOf(board); }

private:
    [[nodiscard]] const std::uint8_t* bytesOf(std::size_t board) const {
        return reinterpret_cast<const std::uint8_t*>(m_data.get() + board * m_stride + m_bytesAt);
    }

    std::size_t m_sides = 0;
    std::size_t m_patternBytes = 0;
    bool m_isByte; ///< whether a byte holds the open sides of a pattern
    std::size_t m_bytesAt;
    std::size_t m_stride = 0; ///< words of 64 bits
    std::size_t m_size = 0;
    std::size_t m_heldWords = 0;
    std::size_t m_heldHeads = 0;
    std::unique_ptr<Head[]> m_heads;         ///< by board, because many are all that is looked at
    std::unique_ptr<std::uint64_t[]> m_data; ///< by board: its used pieces, seen codes, open sides
};

/// Counts costs while they come, so that those that are too high for the lowest ones are known at
/// once. Several may share the work: each counts on its own, and one takes their counts.
class alignas(128) BeamSieve {
public:
    /// Starts to look for that many of the lowest costs. @param lowest no cost is below it
    void restart(std::size_t keep, std::int32_t lowest);
    /// From now on costs from there on are too high. @pre a limit() that it had
    void lowerTo(std::int32_t limit);
    /// Starts with the limit of another one, but counts nothing twice.
    void follow(const BeamSieve& other);
    /// Adds what another one has counted since it followed this one.
    void take(const BeamSieve& other);
    /// @return whether the cost may be among the lowest
    bool add(std::int32_t cost) {
        if (cost >= m_limit)
            return false;
        ++m_counts[std::min(static_cast<std::size_t>((cost - m_lowest) / kStep), kSteps - 1)];
        if (++m_count >= m_keep)
            lower();
        return true;
    }
    /// Costs from here on are too high.
    [[nodiscard]] std::int32_t limit() const { return m_limit; }
    /// All costs below are kept, of those up to limit() only some.
    [[nodiscard]] std::int32_t border() const { return m_lowest + asCost(m_steps - 1); }
    /// How many of the costs from border() to limit() are kept, if there are too many.
    [[nodiscard]] std::size_t keptAtBorder() const {
        return m_keep - (m_count - m_counts[m_steps - 1]);
    }

private:
    static constexpr std::int32_t kStep = 64; ///< of cost
    static constexpr std::size_t kSteps = 2048;

    [[nodiscard]] static std::int32_t asCost(std::size_t steps) {
        return kStep * static_cast<std::int32_t>(steps);
    }
    void lower();

    std::array<std::uint32_t, kSteps> m_counts{};
    std::size_t m_steps = kSteps; ///< those below the limit
    std::size_t m_count = 0;      ///< in them
    std::size_t m_keep = 1;
    std::int32_t m_lowest = 0;
    std::int32_t m_limit = 0;
};

/// The origin of the boards of a beam: each one's parent and its added placement.
class BeamHistory {
public:
    void clear() { m_count = 0; }
    /// Starts a level with that many boards.
    void begin(std::size_t boards);
    /// @param parent a board of the previous level
    void set(std::size_t board, std::uint32_t parent, std::uint16_t placement) {
        m_levels[m_count - 1].parents[board] = parent;
        m_levels[m_count - 1].placements[board] = placement;
    }
    /// The placements that led to a board, in order, one for each level up to its own.
    void trace(std::size_t board, std::span<std::uint16_t> placements) const;
    /// Forgets what led to no board of the last level.
    void compact();

private:
    struct Level {
        void reserve(std::size_t boards);

        std::size_t size = 0;
        std::size_t reserved = 0;
        // Not filled with zeros, because that takes time that threads cannot share.
        std::unique_ptr<std::uint32_t[]> parents;
        std::unique_ptr<std::uint16_t[]> placements;
    };

    static constexpr std::size_t kMuch = 10'000; ///< boards whose memory matters

    void shrinkLevel(Level& level, std::size_t size);

    std::vector<Level> m_levels; ///< also of earlier beams, for their memory
    /// Memory of levels that have shrunk, for the next ones. Given back to the system and taken
    /// again, each of its pages would cost a fault: under Wine a twentieth of the time.
    std::vector<Level> m_spare;
    std::size_t m_count = 0;           ///< levels in use
    std::vector<std::uint32_t> m_kept; ///< for compact()
};

} // namespace tessera
