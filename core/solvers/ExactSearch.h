// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solvers/CandidateTables.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// Backtracking over all ways to fill the board row by row so that everything
/// matches (003, 5.2), as an object that can be advanced piecemeal.
///
/// Each board is found once, however many copies of a piece there are. Fixed
/// pieces stay, and those to the right and below restrict what is tried.
class ExactSearch {
public:
    /// Why advance() came back.
    enum class Event : std::uint8_t {
        Paused,    ///< the placements asked for are done
        Deeper,    ///< more cells are filled than ever before
        Solution,  ///< the board is full
        Exhausted, ///< everything has been tried
    };

    /// @param random draws the order in which candidates are tried; none for
    /// piece order. Needed during construction only.
    /// @throws UserError as CandidateTables does.
    ExactSearch(const EdgeProblem& problem, const CompiledPuzzle& pieces, Random* random);

    /// Puts down at most that many pieces (at least one unless exhausted).
    Event advance(std::uint64_t placements);

    /// The pieces put down so far.
    [[nodiscard]] std::uint64_t placements() const { return m_placements; }
    /// How many cells, in row scan order, are filled at present.
    [[nodiscard]] int depth() const { return static_cast<int>(m_depth); }
    /// The cells filled at present, and the fixed pieces, as Placement codes in
    /// cell order. Copies are told apart here.
    void copyTo(std::span<std::uint16_t> codes) const;
    /// The matched edges when that many cells are filled; fixed pieces count.
    [[nodiscard]] int scoreAt(int depth) const { return m_scores[static_cast<std::size_t>(depth)]; }

private:
    void addScores(const EdgeProblem& problem);
    [[nodiscard]] Placement realCopy(Placement look, std::vector<bool>& used) const;

    const EdgeProblem& m_problem;
    const CompiledPuzzle& m_pieces;
    CandidateTables m_tables;
    std::size_t m_cells;
    std::size_t m_width;

    std::vector<std::uint16_t> m_left;         ///< copies left, by Candidate::piece
    std::vector<const std::uint32_t*> m_lists; ///< by cell, one more at the end
    std::vector<const Candidate*> m_placed;    ///< by cell
    std::vector<std::uint8_t> m_above;         ///< what a cell sees above it
    std::vector<int> m_scores;
    const Candidate* m_next = nullptr; ///< to be tried on cell m_depth
    std::size_t m_depth = 0;
    std::size_t m_deepest = 0;
    std::uint64_t m_placements = 0;
};

} // namespace tessera
