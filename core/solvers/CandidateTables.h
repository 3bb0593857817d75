// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/moves/EdgeProblem.h"
#include "core/puzzle/CompiledPuzzle.h"
#include "core/support/Random.h"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace tessera {

/// A look that a cell can take: an orientation of a piece, where copies of a
/// piece are one and orientations that look alike are one, so that a search
/// over looks finds no board twice.
struct Candidate {
    std::uint16_t piece = 0;     ///< index into CandidateTables::stock()
    std::uint16_t row = 0;       ///< what it shows to the right, times CandidateTables::codes()
    std::uint16_t placement = 0; ///< a Placement code of one of the copies
    std::uint8_t down = 0;       ///< what it shows below
};

/// For every cell in row scan order, which looks fit there, by what the pieces
/// to the left and above show. Cells that ask for the same things share a
/// table. What fixed pieces to the right and below want is built in.
class CandidateTables {
public:
    /// Ends every list. Its stock never runs out, so that skipping used-up
    /// pieces stops here.
    static constexpr std::uint16_t kEnd = 0;
    /// The piece of every fixed cell.
    static constexpr std::uint16_t kFixed = 1;
    /// Stock numbers of the movable pieces begin here.
    static constexpr std::uint16_t kFirstPiece = 2;

    /// @param random shuffles each list; none keeps piece order.
    /// @throws UserError if so many tables would be needed that they do not fit
    /// into the memory set aside for them.
    CandidateTables(const EdgeProblem& problem, const CompiledPuzzle& pieces, Random* random);

    /// How many copies there are of each piece, by Candidate::piece.
    [[nodiscard]] std::span<const std::uint16_t> stock() const { return m_stock; }
    /// How many different edges there are, grey (0) included.
    [[nodiscard]] std::size_t codes() const { return m_codes; }

    /// The lists of a cell: the list for (left, up) begins at candidate
    /// listsOf(cell)[left·codes() + up] and ends at one with piece kEnd.
    [[nodiscard]] const std::uint32_t* listsOf(int cell) const {
        return m_lists.data() + m_tableOf[static_cast<std::size_t>(cell)];
    }
    [[nodiscard]] const Candidate* candidates() const { return m_candidates.data(); }

private:
    /// What a cell asks for besides fitting to the left and above.
    struct Demands {
        unsigned rim = 0; ///< which sides lie on the rim, one bit a side
        bool framed = false;
        int fixed = -1; ///< Placement code of the fixed piece here
        int right = -1; ///< packed edge that the fixed piece to the right wants
        int down = -1;

        friend auto operator<=>(const Demands&, const Demands&) = default;
    };

    void numberEdges();
    void takeStock(const EdgeProblem& problem);
    void addLooks(PieceIndex piece);
    [[nodiscard]] Demands demandsOf(const EdgeProblem& problem, int cell) const;
    [[nodiscard]] bool meets(Placement look, const Demands& demands) const;
    [[nodiscard]] std::size_t keyOf(Placement look, const Demands& demands) const;
    [[nodiscard]] Candidate candidateFor(Placement look, const Demands& demands) const;
    std::size_t addTable(const Demands& demands, Random* random);
    [[nodiscard]] std::size_t numberOf(PackedEdges edges, Side side) const {
        return m_number[packedEdge(edges, side)];
    }

    const CompiledPuzzle& m_pieces;
    std::size_t m_codes = 1;
    std::array<std::uint8_t, 256> m_number{}; ///< packed edge → 1, 2, …; grey is 0
    std::vector<std::uint16_t> m_stock;
    std::vector<std::uint16_t> m_stockOf; ///< firstCopy → index into m_stock
    std::vector<Placement> m_looks;       ///< every look of the movable pieces once
    std::vector<std::size_t> m_tableOf;
    std::vector<std::uint32_t> m_lists;
    std::vector<Candidate> m_candidates;
};

} // namespace tessera
