// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/ExactSearch.h"

#include "core/puzzle/Score.h"

#include <algorithm>

namespace tessera {

ExactSearch::ExactSearch(const EdgeProblem& problem, const CompiledPuzzle& pieces, Random* random)
    : m_problem(problem), m_pieces(pieces), m_tables(problem, pieces, random),
      m_cells(static_cast<std::size_t>(pieces.size().cells())),
      m_width(static_cast<std::size_t>(pieces.size().width)),
      m_left(m_tables.stock().begin(), m_tables.stock().end()), m_placed(m_cells),
      m_above(m_cells + m_width) {
    for (std::size_t cell = 0; cell < m_cells; ++cell)
        m_lists.push_back(m_tables.listsOf(static_cast<int>(cell)));
    m_next = m_tables.candidates() + m_lists[0][0];
    addScores(problem);
}

/// Everything that touches matches during the search, except that fixed pieces
/// may contradict each other from the start.
void ExactSearch::addScores(const EdgeProblem& problem) {
    const GridSize size = m_pieces.size();
    Board board(size, m_pieces.pieceCount());
    for (int cell = 0; cell < size.cells(); ++cell) {
        if (problem.isFixed(cell))
            board.place(cell, problem.start().at(cell));
    }
    m_scores.push_back(matchedEdges(problem.puzzle(), board));
    for (int cell = 0; cell < size.cells(); ++cell) {
        int gained = 0;
        for (const Side side : kSides) {
            const auto across = size.neighbour(cell, side);
            if (!problem.isFixed(cell) && across && (*across < cell || problem.isFixed(*across)))
                ++gained;
        }
        m_scores.push_back(m_scores.back() + gained);
    }
}

ExactSearch::Event ExactSearch::advance(std::uint64_t placements) {
    // Locals, so that the stores below do not make the compiler read them again.
    const Candidate* const candidates = m_tables.candidates();
    const std::uint32_t* const* const lists = m_lists.data();
    std::uint16_t* const left = m_left.data();
    const Candidate** const placed = m_placed.data();
    std::uint8_t* const above = m_above.data();
    const std::size_t width = m_width;
    const Candidate* next = m_next;
    std::size_t depth = m_depth;
    const std::size_t deeper = m_deepest + 1;
    std::uint64_t rest = placements;
    Event event = Event::Paused;
    for (;;) {
        while (left[next->piece] == 0)
            ++next;
        if (next->piece == CandidateTables::kEnd) {
            if (depth == 0) {
                event = Event::Exhausted;
                break;
            }
            --depth;
            next = placed[depth];
            ++left[next->piece];
            ++next;
            continue;
        }
        --left[next->piece];
        placed[depth] = next;
        above[depth + width] = next->down;
        ++depth;
        --rest;
        if (depth == m_cells) [[unlikely]] {
            next = candidates; // the empty list
            m_deepest = m_cells - 1;
            event = Event::Solution;
            break;
        }
        next = candidates + lists[depth][next->row + above[depth]];
        if (depth == deeper) [[unlikely]] {
            m_deepest = depth;
            event = Event::Deeper;
            break;
        }
        if (rest == 0)
            break;
    }
    m_next = next;
    m_depth = depth;
    m_placements += placements - rest;
    return event;
}

void ExactSearch::copyTo(std::span<std::uint16_t> codes) const {
    std::vector<bool> used(static_cast<std::size_t>(m_pieces.pieceCount()));
    for (std::size_t cell = 0; cell < codes.size(); ++cell) {
        const bool fixed = m_problem.isFixed(static_cast<int>(cell));
        const Placement placement = m_problem.start().at(static_cast<int>(cell));
        codes[cell] = fixed ? placement.code() : Placement::kEmptyCode;
        if (fixed)
            used[placement.piece()] = true;
    }
    for (std::size_t cell = 0; cell < m_depth; ++cell) {
        if (!m_problem.isFixed(static_cast<int>(cell)))
            codes[cell] = realCopy(Placement::fromCode(m_placed[cell]->placement), used).code();
    }
}

/// The first unused copy of a piece, turned to look the same.
Placement ExactSearch::realCopy(Placement look, std::vector<bool>& used) const {
    const PieceIndex family = m_pieces.firstCopy(look.piece());
    for (int i = family; i < m_pieces.pieceCount(); ++i) {
        const auto piece = static_cast<PieceIndex>(i);
        if (used[piece] || m_pieces.firstCopy(piece) != family)
            continue;
        for (Rotation rotation = 0; rotation < 4; ++rotation) {
            const Placement placement(piece, rotation);
            if (m_pieces.edges(placement) == m_pieces.edges(look)) {
                used[piece] = true;
                return placement;
            }
        }
    }
    return look;
}

} // namespace tessera
