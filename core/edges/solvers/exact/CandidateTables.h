// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/exact/Cuts.h"
#include "core/edges/solvers/exact/Looks.h"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace tessera {

/// A look (see Looks) that a cell can take. A search over looks finds no board twice.
struct Candidate {
    std::uint16_t piece = 0;     ///< index into CandidateTables::stock()
    std::uint16_t placement = 0; ///< a Placement code of one of the copies
    /// What it shows to its neighbours, packed as the order needs it: see
    /// CandidateTables::Keys.
    std::uint32_t shown = 0;
};

/// Four sorts of joints, by side.
using MadeJoints = std::array<std::uint8_t, 4>;

/// For every cell, in the order in which a search fills them, which looks fit
/// there, by what its neighbours before it show. Cells that ask for the same
/// things share a table. What fixed pieces after it want is built in.
class CandidateTables {
public:
    /// Ends every list. Its stock never runs out, so that skipping used-up
    /// pieces stops here.
    static constexpr std::uint16_t kEnd = 0;
    /// The piece of every fixed cell.
    static constexpr std::uint16_t kFixed = 1;
    /// Stock numbers of the movable pieces begin here.
    static constexpr std::uint16_t kFirstPiece = 2;

    /// How a list of a cell is found.
    enum class Keys : std::uint8_t {
        /// Row scan: the lists of a cell are [left·codes() + up]. Candidates show
        /// right·codes() in the lower 16 bits and down above. In the first column
        /// what stands for left does not matter.
        RowScan,
        /// The same with rows and columns exchanged.
        ColumnScan,
        /// Any order: the numbers of the known sides, in the order of kSides, as
        /// digits to the base codes(), the first being the lowest. Candidates show
        /// one byte a side, up in the lowest.
        Sides,
    };

    /// What a search may leave out. Both are needed during construction only.
    struct Cuts {
        const JointSupply* joints = nullptr; ///< number the joints that candidates make
        const TurnAnchor* anchor = nullptr;  ///< keep its piece where it may lie
    };

    /// @param order all cells; by rows or by columns unless @p keys is Sides.
    /// @param random draws in which order pieces stand in all lists; none keeps theirs.
    /// @throws UserError if so many tables would be needed that they do not fit
    /// into the memory set aside for them.
    CandidateTables(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                    std::span<const int> order, Keys keys, Random* random, Cuts cuts);

    /// How many copies there are of each piece, by Candidate::piece.
    [[nodiscard]] std::span<const std::uint16_t> stock() const { return m_looks.stock(); }
    /// How many different edges there are, grey (0) included.
    [[nodiscard]] std::size_t codes() const { return m_looks.codes(); }

    /// The lists of the cell that is filled at that depth, by key: each begins at
    /// the candidate of that index and ends at one with piece kEnd. @pre !isSparseAt()
    [[nodiscard]] const std::uint32_t* listsAt(std::size_t depth) const {
        return m_lists.data() + m_tableOf[depth];
    }
    [[nodiscard]] std::span<const std::uint32_t> lists() const { return m_lists; }
    /// Whether that cell has too many keys for a table: ask sparseListAt() then.
    [[nodiscard]] bool isSparseAt(std::size_t depth) const { return m_tableOf[depth] >= kSparse; }
    /// The list for a key, of the few keys that pieces have.
    [[nodiscard]] std::uint32_t sparseListAt(std::size_t depth, std::uint32_t key) const;
    [[nodiscard]] Keys keys() const { return m_keys; }
    [[nodiscard]] std::span<const Candidate> candidates() const { return m_candidates; }
    /// By candidate: the sorts (JointSupply) of the joints that it makes with cells
    /// after it, by side. Empty without a supply.
    [[nodiscard]] std::span<const MadeJoints> madeJoints() const { return m_madeJoints; }

private:
    /// What a cell asks for besides fitting to its neighbours before it.
    struct Demands {
        unsigned rim = 0; ///< which sides lie on the rim, one bit a side
        bool framed = false;
        int fixed = -1;     ///< Placement code of the fixed piece here
        unsigned known = 0; ///< on which sides a neighbour lies before it
        /// By side: packed edge that a fixed piece after it wants, or −1.
        std::array<int, 4> wanted{-1, -1, -1, -1};
        std::array<JointPlace, 4> joints{}; ///< by side: those with cells after it
        unsigned anchorTurns = TurnAnchor::kAnyTurn;
        bool anchorOnly = false;

        friend auto operator<=>(const Demands&, const Demands&) = default;
    };

    void addCuts(int cell, Demands& demands) const;
    [[nodiscard]] Demands demandsOf(const EdgeProblem& problem, int cell,
                                    const std::vector<bool>& before) const;
    [[nodiscard]] bool meets(Placement look, const Demands& demands) const;
    [[nodiscard]] std::size_t entriesFor(const Demands& demands) const;
    [[nodiscard]] std::size_t keyOf(Placement look, const Demands& demands) const;
    [[nodiscard]] Candidate candidateFor(Placement look, const Demands& demands) const;
    [[nodiscard]] MadeJoints jointsMadeBy(Placement look, const Demands& demands) const;
    void addCandidate(Placement look, const Demands& demands);
    void endList();
    std::size_t addTable(const Demands& demands);
    using Lists = std::map<std::size_t, std::vector<Placement>>;
    std::uint32_t addList(const std::vector<Placement>& looks, const Demands& demands);
    std::size_t addSparseTable(const Lists& lists, const Demands& demands);
    [[nodiscard]] std::size_t numberOf(PackedEdges edges, Side side) const {
        return m_looks.codeOf(edges, side);
    }
    /// Of a scan: on which side the cell before it in its line lies, and on which
    /// side the line before.
    [[nodiscard]] Side alongSide() const {
        return m_keys == Keys::ColumnScan ? Side::Up : Side::Left;
    }
    [[nodiscard]] Side acrossSide() const {
        return m_keys == Keys::ColumnScan ? Side::Left : Side::Up;
    }

    /// A list and its key.
    struct SparseList {
        std::uint32_t key = 0;
        std::uint32_t list = 0;
    };
    /// Entries of m_tableOf from here on stand for tables in m_sparse.
    static constexpr std::size_t kSparse = std::size_t{1} << 32U;

    const Puzzle& m_puzzle;
    const CompiledPuzzle& m_pieces;
    Keys m_keys;
    Cuts m_cuts;
    Looks m_looks;
    std::vector<std::size_t> m_tableOf; ///< by depth
    std::vector<std::uint32_t> m_lists;
    std::vector<std::vector<SparseList>> m_sparse; ///< by key
    std::vector<Candidate> m_candidates;
    std::vector<MadeJoints> m_madeJoints;
};

} // namespace tessera
