// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/record/BeamBoards.h"
#include "core/edges/solvers/record/BreakTables.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace tessera {

/// The bits that say on a board which pieces it has used, one for each copy. Copies are used in
/// order, so the last one's tells whether one is left.
class PieceBits {
public:
    explicit PieceBits(const BreakTables& tables);

    /// The number of bits. The last one is never set: it stands for all fixed pieces.
    [[nodiscard]] std::size_t count() const { return m_first.size(); }
    [[nodiscard]] std::size_t fixed() const { return m_first.size() - 1; }
    /// The bit of the last copy. @param piece index into BreakTables::stock()
    [[nodiscard]] std::uint16_t lastOf(std::size_t piece) const { return m_last[piece]; }
    /// The bit of the first copy of the same piece.
    [[nodiscard]] std::size_t firstOf(std::size_t last) const { return m_first[last]; }

private:
    std::vector<std::uint16_t> m_last;  ///< by piece
    std::vector<std::uint16_t> m_first; ///< by bit
};

/// A look of BreakTables, as short as a beam needs it.
struct BeamLook {
    std::uint16_t bit = 0;       ///< see PieceBits
    std::uint16_t placement = 0; ///< a Placement code of one of the copies
    std::uint8_t right = 0;      ///< the code of its right edge
    std::uint8_t down = 0;       ///< the code of its lower edge
    std::uint8_t broken = 0;     ///< the code of its edge at the broken joint, if there is one
};

/// The looks of BreakTables in the order in which a beam wants them: close together those that
/// match, and then those that break one joint, by their piece, because most pieces are used up
/// where joints break. Shuffling the tables changes nothing here.
class BeamLooks {
public:
    /// The joint with an earlier cell that is broken.
    enum class Broken : std::uint8_t { Left, Above };

    /// The looks for one cell, as indices: those of a key end where those of the next one begin.
    class Cell {
    public:
        /// Those that match both; by left·codes + above.
        [[nodiscard]] const std::uint32_t* matching() const { return m_matching; }
        /// The bits of those that match the code at one joint and break the other.
        [[nodiscard]] const std::uint64_t* breaking(Broken broken, std::size_t code) const {
            return m_bits + row(broken, code);
        }
        /// Their indices, by set bit of a word of these.
        [[nodiscard]] const std::uint32_t* breakingFrom(Broken broken, std::size_t code,
                                                        std::size_t word) const {
            return m_all + m_breaking[row(broken, code) + word];
        }
        /// Those that match both, but break a joint with a fixed piece; by left·codes + above. Null
        /// if there are none.
        [[nodiscard]] const std::uint32_t* elsewhere() const { return m_elsewhere; }

    private:
        friend class BeamLooks;
        [[nodiscard]] std::size_t row(Broken broken, std::size_t code) const {
            return m_rows[static_cast<std::size_t>(broken) * m_codes + code];
        }

        const std::uint32_t* m_matching = nullptr;
        const std::uint32_t* m_rows = nullptr; ///< where their words begin
        const std::uint32_t* m_all = nullptr;
        const std::uint32_t* m_breaking = nullptr; ///< by word: the place of its first in m_all
        const std::uint32_t* m_elsewhere = nullptr;
        const std::uint64_t* m_bits = nullptr;
        std::size_t m_codes = 0;
    };

    /// @param tables must outlive it
    BeamLooks(const BreakTables& tables, GridSize size);

    [[nodiscard]] const BreakTables& tables() const { return m_tables; }
    [[nodiscard]] const PieceBits& bits() const { return m_bits; }
    [[nodiscard]] Cell at(int cell) const;
    [[nodiscard]] const BeamLook* all() const { return m_looks.data(); }

private:
    /// Where the indices for a table begin in m_first.
    struct Table {
        std::size_t matching = 0;
        std::size_t rows = 0;      ///< in m_rows
        std::size_t elsewhere = 0; ///< 0: none
    };

    void addMatching(int cell);
    void addBreaking(int cell, bool canBreak, Broken broken);
    [[nodiscard]] bool addElsewhere(int cell, bool hasLeft, bool hasAbove);

    [[nodiscard]] BeamLook lookOf(const BreakCandidate& candidate, std::uint8_t broken = 0) const;
    [[nodiscard]] std::uint8_t codeOf(const BreakCandidate& candidate, Side side) const {
        return m_tables.codeOf(Placement::fromCode(candidate.placement), side);
    }

    const BreakTables& m_tables;
    PieceBits m_bits;
    std::map<const std::uint32_t*, Table> m_known;
    std::vector<std::uint32_t> m_first;
    std::vector<std::uint32_t> m_rows; ///< by table, joint and code: where its words begin
    std::vector<std::uint64_t> m_masks;
    std::vector<std::uint32_t> m_ofWord; ///< by word of m_masks: a place in m_first
    std::vector<BeamLook> m_looks;
};

} // namespace tessera
