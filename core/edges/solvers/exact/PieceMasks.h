// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/edges/solvers/exact/CandidateTables.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tessera {

/// The lists of a scan (CandidateTables) as sets of pieces, a bit each, for puzzles
/// of few pieces: what is left of a list is one AND away, and that nothing is left
/// is known before a piece is put down.
///
/// Border pieces and inner ones are numbered apart, so that 8×8 and 9×9 boards have
/// bits enough. A piece that fits a list in two ways has two bits, which go together.
/// The last candidate of a list has its lowest bit: that is where a stack has to begin,
/// and the lowest bit is found faster than the highest.
class PieceMasks {
public:
    /// Pieces of one kind.
    using Set = std::uint64_t;
    /// Border pieces, inner pieces.
    using BothKinds = std::array<Set, 2>;
    struct List {
        Set fits = 0;
        /// By bit: what the candidate shows, the lower byte along the line, the upper
        /// one to the next line.
        const std::uint16_t* shown = nullptr;
    };
    /// What a depth asks for.
    struct Level {
        const List* lists = nullptr; ///< by the same keys as those of the tables
        const Set* takes = nullptr;  ///< by bit: all bits of the piece
        std::size_t kind = 0;        ///< of its pieces, an index of BothKinds
    };

    /// Nothing if the tables are not those of a scan, or if there are copies of a
    /// piece, too many pieces or too many colours.
    [[nodiscard]] static std::shared_ptr<const PieceMasks>
    from(const CandidateTables& tables, const CompiledPuzzle& pieces, std::size_t cells);

    /// By depth.
    [[nodiscard]] std::span<const Level> levels() const { return m_levels; }
    /// The most candidates that can be open along one path.
    [[nodiscard]] std::size_t mostOpen() const { return m_mostOpen; }
    /// The bit of a candidate in the list that begins there.
    [[nodiscard]] unsigned bitOf(const Candidate* list, const Candidate& candidate) const;

private:
    static constexpr unsigned kWord = 64;
    static constexpr std::size_t kMostCodes = 16;

    PieceMasks() = default;
    [[nodiscard]] bool number(const CandidateTables& tables, const CompiledPuzzle& pieces);
    void addLists(const CandidateTables& tables);
    [[nodiscard]] bool addLevels(const CandidateTables& tables, std::size_t cells);

    std::vector<unsigned> m_first; ///< by Candidate::piece: its highest bit; inner ones from 64
    std::array<Set, std::size_t{2} * kWord> m_takes{};
    std::vector<List> m_lists;
    std::vector<BothKinds> m_kinds;     ///< by list: what fits, by kind
    std::vector<std::uint16_t> m_shown; ///< 64 for each list that is not empty
    std::vector<Level> m_levels;
    std::size_t m_mostOpen = 0;
};

} // namespace tessera
