// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/puzzle/CompiledPuzzle.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// Makes boards out of looks: searches count the copies of a piece as one, on a
/// board each lies on a cell of its own.
class RealCopies {
public:
    /// Both must outlive it.
    RealCopies(const EdgeProblem& problem, const CompiledPuzzle& pieces);

    /// Puts the fixed pieces and, on the first cells, the looks of the others.
    /// @param looks Placement codes of any copies, one a cell; those of fixed
    /// cells do not matter
    /// @param codes Placement codes in cell order
    void lay(std::span<const std::uint16_t> looks, std::span<std::uint16_t> codes);

private:
    [[nodiscard]] Placement realCopy(Placement look);

    const EdgeProblem& m_problem;
    const CompiledPuzzle& m_pieces;
    std::vector<std::uint8_t> m_used; ///< by piece
    std::vector<int> m_nextCopy;      ///< by piece; the number of pieces if none
};

} // namespace tessera
