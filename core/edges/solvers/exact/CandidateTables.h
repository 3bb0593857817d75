// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/edges/solvers/exact/CellOrder.h"
#include "core/edges/solvers/exact/Looks.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <vector>

namespace tessera {

/// A look (see Looks) that a cell can take. A search over looks finds no board twice.
struct Candidate {
    std::uint16_t piece = 0;     ///< index into CandidateTables::stock()
    std::uint16_t placement = 0; ///< a Placement code of one of the copies
    /// What it shows to its neighbours, packed as CandidateTables::Keys says.
    std::uint32_t shown = 0;
};

/// Four sorts of joints, by side.
using MadeJoints = std::array<std::uint8_t, 4>;

/// Which looks fit each cell, in the order of filling, by what its neighbours before it show. Cells
/// that ask for the same share a table; what fixed pieces after it want is built in, and
/// what a rim in one colour wants. Where that may be any, the first cell there is filled counts as
/// a neighbour of all others.
class CandidateTables {
public:
    /// Ends every list. Its stock never runs out, so that skipping used-up pieces stops here.
    static constexpr std::uint16_t kEnd = 0;
    /// The piece of every fixed cell.
    static constexpr std::uint16_t kFixed = 1;
    /// Stock numbers of the movable pieces begin here.
    static constexpr std::uint16_t kFirstPiece = 2;

    /// How a list of a cell is found.
    enum class Keys : std::uint8_t {
        /// Row scan: the lists of a cell are [left·codes() + up]. Candidates show right·codes() in
        /// the lower 16 bits and down above. In the first column left does not matter.
        RowScan,
        /// The same with rows and columns exchanged.
        ColumnScan,
        /// Any order: the numbers of the known sides, in the order of kSides, as digits to the base
        /// codes(), the lowest first. Candidates show one byte a side, up in the lowest.
        Sides,
    };

    /// What a search may leave out. Both are needed during construction only.
    struct Cuts {
        const JointSupply* joints = nullptr; ///< number the joints that candidates make
        const TurnAnchor* anchor = nullptr;  ///< keep its piece where it may lie
    };

    /// @param order all cells; by rows or by columns unless @p keys is Sides.
    /// @param random draws in which order pieces stand in all lists; none keeps theirs.
    /// @throws UserError if the tables do not fit into the memory set aside for them.
    CandidateTables(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                    std::span<const int> order, Keys keys, Random* random, Cuts cuts);

    /// How many copies there are of each piece, by Candidate::piece.
    [[nodiscard]] std::span<const std::uint16_t> stock() const { return m_looks.stock(); }
    /// How many different edges there are, grey (0) included.
    [[nodiscard]] std::size_t codes() const { return m_looks.codes(); }

    /// The lists of the cell filled at that depth, by key: each begins at the candidate of that
    /// index and ends at one with piece kEnd. @pre !isSparseAt()
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
    /// By candidate: the sorts (JointSupply) of its joints with later cells, by side; or empty.
    [[nodiscard]] std::span<const MadeJoints> madeJoints() const { return m_madeJoints; }

private:
    /// What a cell asks for besides fitting to its neighbours before it.
    struct Demands {
        unsigned rim = 0; ///< which sides lie on the rim, one bit a side
        bool framed = false;
        int fixed = -1;     ///< Placement code of the fixed piece here
        unsigned known = 0; ///< on which sides a neighbour lies before it
        /// By side: packed edge that a fixed piece after it or the rim wants, or −1.
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
    /// Of a scan: where the cell before it in its line lies, and where the line before.
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

/// The lists of a scan (CandidateTables) as sets of pieces, a bit each, for puzzles of few pieces:
/// what is left of a list is one AND away.
///
/// Border pieces and inner ones are numbered apart, so that 8×8 and 9×9 boards have bits enough. A
/// piece that fits a list in two ways has two bits, which go together. The last candidate of a list
/// has its lowest bit, where a stack has to begin: the lowest is found faster.
class PieceMasks {
public:
    /// Pieces of one kind.
    using Set = std::uint64_t;
    /// Border pieces, inner pieces.
    using BothKinds = std::array<Set, 2>;
    struct List {
        Set fits = 0;
        /// By bit: what the candidate shows, along the line in the lower byte, below in the upper.
        const std::uint16_t* shown = nullptr;
    };
    /// What a depth asks for.
    struct Level {
        const List* lists = nullptr; ///< by the same keys as those of the tables
        const Set* takes = nullptr;  ///< by bit: all bits of the piece
        std::size_t kind = 0;        ///< of its pieces, an index of BothKinds
    };

    /// Nothing if the tables are not those of a scan, or too large, or there are copies of a piece.
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
