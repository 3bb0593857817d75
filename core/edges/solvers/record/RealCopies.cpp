// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/RealCopies.h"

#include <algorithm>

namespace tessera {

RealCopies::RealCopies(const EdgeProblem& problem, const CompiledPuzzle& pieces)
    : m_problem(problem), m_pieces(pieces), m_used(static_cast<std::size_t>(pieces.pieceCount())) {
    std::vector<int> later(m_used.size(), pieces.pieceCount()); // by first copy
    m_nextCopy.resize(m_used.size());
    for (int piece = pieces.pieceCount() - 1; piece >= 0; --piece) {
        int& next = later[pieces.firstCopy(static_cast<PieceIndex>(piece))];
        m_nextCopy[static_cast<std::size_t>(piece)] = next;
        next = piece;
    }
}

void RealCopies::lay(std::span<const std::uint16_t> looks, std::span<std::uint16_t> codes) {
    std::ranges::fill(m_used, std::uint8_t{0});
    for (std::size_t cell = 0; cell < codes.size(); ++cell) {
        const bool fixed = m_problem.isFixed(static_cast<int>(cell));
        const Placement placement = m_problem.start().at(static_cast<int>(cell));
        codes[cell] = fixed ? placement.code() : Placement::kEmptyCode;
        if (fixed)
            m_used[placement.piece()] = 1;
    }
    for (std::size_t cell = 0; cell < looks.size(); ++cell) {
        if (!m_problem.isFixed(static_cast<int>(cell)))
            codes[cell] = realCopy(Placement::fromCode(looks[cell])).code();
    }
}

/// The first unused copy of a piece, turned to look the same.
Placement RealCopies::realCopy(Placement look) {
    for (int i = look.piece(); i < m_pieces.pieceCount();
         i = m_nextCopy[static_cast<std::size_t>(i)]) {
        const auto piece = static_cast<PieceIndex>(i);
        if (m_used[piece] != 0)
            continue;
        m_used[piece] = 1;
        Placement placement(piece, 0);
        while (m_pieces.edges(placement) != m_pieces.edges(look))
            placement = placement.turned(1);
        return placement;
    }
    return look;
}

} // namespace tessera
