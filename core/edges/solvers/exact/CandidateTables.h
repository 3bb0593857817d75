// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/edges/solvers/exact/CellOrder.h"
#include "core/edges/solvers/exact/Looks.h"

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <span>
#include <vector>

namespace tessera {

/// A look (see Looks) that fits a cell. A search over looks finds each board once.
struct Candidate {
    std::uint16_t piece = 0;     ///< index into CandidateTables::stock()
    std::uint16_t placement = 0; ///< a Placement code of one of the copies
    /// Its edges towards the later cells, packed as in CandidateTables::Keys.
    std::uint32_t shown = 0;
};

/// The sorts of the four joints, by side.
using MadeJoints = std::array<std::uint8_t, 4>;

/// The looks that fit each cell, in the order of filling, by the edges of its earlier neighbours.
/// Cells with the same demands share a table. Demands of later fixed pieces and of a rim in one
/// colour are built in. If the rim may have any colour, its first filled cell counts as a neighbour
/// of all others there.
class CandidateTables {
public:
    /// Ends every list. Its stock never runs out, so skipping used-up pieces stops here.
    static constexpr std::uint16_t kEnd = 0;
    /// The piece of every fixed cell.
    static constexpr std::uint16_t kFixed = 1;
    /// The first stock number of a movable piece.
    static constexpr std::uint16_t kFirstPiece = 2;

    /// How the list of a cell is found.
    enum class Keys : std::uint8_t {
        /// Row scan: the lists of a cell are [left·codes() + up]. Candidates show right·codes() in
        /// the lower 16 bits and down above. In the first column left does not matter.
        RowScan,
        /// The same with rows and columns exchanged.
        ColumnScan,
        /// Any order: the numbers of the known sides, in the order of kSides, as digits in base
        /// codes(), the lowest first. Candidates show one byte per side, up in the lowest.
        Sides,
    };

    /// What a search may prune. Both are needed only during construction.
    struct Cuts {
        const JointSupply* joints = nullptr; ///< number the joints that candidates make
        const TurnAnchor* anchor = nullptr;  ///< keep the piece on its allowed cells
    };

    /// @param order all cells; by rows or by columns unless @p keys is Sides.
    /// @param random shuffles the pieces in all lists; null keeps their order.
    /// @throws UserError if the tables do not fit into the memory reserved for them.
    CandidateTables(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                    std::span<const int> order, Keys keys, Random* random, Cuts cuts);

    /// The number of copies of each piece, by Candidate::piece.
    [[nodiscard]] std::span<const std::uint16_t> stock() const { return m_looks.stock(); }
    /// The number of different edges, grey (0) included.
    [[nodiscard]] std::size_t codes() const { return m_looks.codes(); }

    /// The lists of the cell filled at that depth, by key: each is the index of its first candidate
    /// and ends at one with piece kEnd. @pre !isSparseAt()
    [[nodiscard]] const std::uint32_t* listsAt(std::size_t depth) const {
        return m_lists.data() + m_tableOf[depth];
    }
    [[nodiscard]] std::span<const std::uint32_t> lists() const { return m_lists; }
    /// Whether that cell has too many keys for a table: use sparseListAt() then.
    [[nodiscard]] bool isSparseAt(std::size_t depth) const { return m_tableOf[depth] >= kSparse; }
    /// The list for a key, found among the few keys that occur.
    [[nodiscard]] std::uint32_t sparseListAt(std::size_t depth, std::uint32_t key) const;
    [[nodiscard]] Keys keys() const { return m_keys; }
    [[nodiscard]] std::span<const Candidate> candidates() const { return m_candidates; }
    /// By candidate: the sorts (JointSupply) of its joints with later cells, by side; or empty.
    [[nodiscard]] std::span<const MadeJoints> madeJoints() const { return m_madeJoints; }

private:
    /// The demands of a cell besides matching its earlier neighbours.
    struct Demands {
        unsigned rim = 0; ///< the sides at the rim, one bit per side
        bool framed = false;
        int fixed = -1;     ///< Placement code of the fixed piece here
        unsigned known = 0; ///< the sides with an earlier neighbour
        /// By side: the packed edge that a later fixed piece or the rim needs, or −1.
        std::array<int, 4> wanted{-1, -1, -1, -1};
        std::array<JointPlace, 4> joints{}; ///< by side: those with later cells
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
    /// For a scan: the side of the previous cell in the line, and that of the previous line.
    [[nodiscard]] Side alongSide() const {
        return m_keys == Keys::ColumnScan ? Side::Up : Side::Left;
    }
    [[nodiscard]] Side acrossSide() const {
        return m_keys == Keys::ColumnScan ? Side::Left : Side::Up;
    }

    struct SparseList {
        std::uint32_t key = 0;
        std::uint32_t list = 0;
    };
    /// From here on entries of m_tableOf refer to tables in m_sparse.
    static constexpr auto kSparse = std::numeric_limits<std::size_t>::max() / 2 + 1;

    const Puzzle& m_puzzle;
    bool m_anyRim;
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

/// The lists of a scan (CandidateTables) as sets of pieces, one bit each, for puzzles with few
/// pieces: one AND gives the available part of a list.
///
/// Border pieces and inner ones are numbered separately, so that the bits suffice for 8×8 and 9×9
/// boards. A piece that fits a list in two ways has two bits, which are cleared together. The first
/// candidate of a list has its lowest bit.
class PieceMasks {
public:
    /// Pieces of one kind.
    using Set = std::uint64_t;
    /// Border pieces, inner pieces.
    using BothKinds = std::array<Set, 2>;
    struct List {
        Set fits = 0;
        /// By bit: the candidate's edges, along the line in the lower byte, downwards in the upper.
        const std::uint16_t* shown = nullptr;
    };
    /// The demands of a depth.
    struct Level {
        const List* lists = nullptr; ///< by the same keys as those of the tables
        const Set* keeps = nullptr;  ///< by bit: all bits but those of the piece
        std::size_t kind = 0;        ///< of its pieces, an index of BothKinds
    };

    /// Nothing if the tables are not those of a scan or are too large, or if a piece has copies.
    [[nodiscard]] static std::shared_ptr<const PieceMasks>
    from(const CandidateTables& tables, const CompiledPuzzle& pieces, std::size_t cells);

    /// By depth.
    [[nodiscard]] std::span<const Level> levels() const { return m_levels; }
    /// The bit of a candidate in the list that starts there.
    [[nodiscard]] unsigned bitOf(const Candidate* list, const Candidate& candidate) const;

private:
    static constexpr unsigned kWord = 64;
    static constexpr std::size_t kMostCodes = 16;

    PieceMasks() = default;
    [[nodiscard]] bool number(const CandidateTables& tables, const CompiledPuzzle& pieces);
    void addLists(const CandidateTables& tables);
    [[nodiscard]] bool addLevels(const CandidateTables& tables, std::size_t cells);

    std::vector<unsigned> m_first; ///< by Candidate::piece: its lowest bit; inner ones from 64
    std::array<Set, std::size_t{2} * kWord> m_keeps{};
    std::vector<List> m_lists;
    std::vector<BothKinds> m_kinds;     ///< by list: what fits, by kind
    std::vector<std::uint16_t> m_shown; ///< 64 for each non-empty list
    std::vector<Level> m_levels;
};

} // namespace tessera
