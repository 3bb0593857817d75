// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/CandidateTables.h"

#include "core/support/UserError.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace tessera {

namespace {

constexpr std::size_t kMostListEntries = std::size_t{1} << 28U; // 1 GB
/// Tables are faster than searching the keys that occur. So a cell with at most this many keys has
/// a table, as long as all tables together have no more entries than that.
constexpr std::size_t kMostKeys = std::size_t{1} << 22U;
constexpr std::size_t kMostKeysOfAll = std::size_t{1} << 26U;

constexpr unsigned bitOf(Side side) { return 1U << static_cast<unsigned>(side); }

} // namespace

CandidateTables::CandidateTables(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                                 std::span<const int> order, Keys keys, Random* random, Cuts cuts)
    : m_puzzle(problem.puzzle()), m_anyRim(problem.allowsAnyRim()), m_pieces(pieces), m_keys(keys),
      m_cuts(cuts),
      m_looks(problem, pieces, {1, static_cast<std::uint16_t>(pieces.pieceCount())}, random) {
    endList(); // the empty list
    std::map<Demands, std::size_t> tables;
    std::vector<bool> before(order.size());
    for (const int cell : order) {
        Demands demands = demandsOf(problem, cell, before);
        addCuts(cell, demands);
        const auto [found, isNew] = tables.try_emplace(demands);
        if (isNew)
            found->second = addTable(demands);
        m_tableOf.push_back(found->second);
        before[asIndex(cell)] = true;
    }
}

CandidateTables::Demands CandidateTables::demandsOf(const EdgeProblem& problem, int cell,
                                                    const std::vector<bool>& before) const {
    const GridSize size = m_pieces.size();
    const std::vector<int> ring = m_anyRim ? size.ring() : std::vector<int>();
    const bool rimBegun = std::ranges::any_of(ring, [&](int rim) { return before[asIndex(rim)]; });
    Demands demands;
    demands.framed = problem.puzzle().framed();
    if (problem.isFixed(cell))
        demands.fixed = problem.start().at(cell).code();
    for (const Side side : kSides) {
        demands.rim |= size.onRim(cell, side) ? bitOf(side) : 0U;
        const auto across = size.neighbour(cell, side);
        if (across ? before[asIndex(*across)] : rimBegun)
            demands.known |= bitOf(side);
        else if (!across && m_pieces.countsRim() && !m_anyRim)
            demands.wanted[asIndex(side)] = packedEdge(m_pieces.outsideEdges(), opposite(side));
        else if (across && demands.fixed < 0 && problem.isFixed(*across)) {
            demands.wanted[asIndex(side)] =
                packedEdge(m_pieces.edges(problem.start().at(*across)), opposite(side));
        }
    }
    return demands;
}

void CandidateTables::addCuts(int cell, Demands& demands) const {
    for (const Side side : kSides) {
        if (m_cuts.joints != nullptr && (demands.known & bitOf(side)) == 0)
            demands.joints[asIndex(side)] = jointPlace(m_puzzle, cell, side);
    }
    if (m_cuts.anchor != nullptr) {
        demands.anchorTurns = m_cuts.anchor->turns[asIndex(cell)];
        demands.anchorOnly = m_cuts.anchor->only == cell;
    }
}

/// Whether the look fits the rim (for any colour: the same on both its sides) and its later fixed
/// neighbours.
bool CandidateTables::meets(Placement look, const Demands& demands) const {
    const bool isAnchor = m_cuts.anchor != nullptr && look.piece() == m_cuts.anchor->piece;
    if (isAnchor ? (demands.anchorTurns >> look.rotation() & 1U) == 0 : demands.anchorOnly)
        return false;
    const PackedEdges edges = m_pieces.edges(look);
    for (const Side side : kSides) {
        const bool grey = packedEdge(edges, side) == packedEdge(m_pieces.greyEdges(), side);
        const bool onRim = (demands.rim & bitOf(side)) != 0;
        // Inside a board grey matches nothing, so unframed boards can leave it out too.
        if (grey ? !onRim : onRim && demands.framed)
            return false;
    }
    if (m_anyRim) {
        std::uint8_t shown = 0;
        for (const Side side : kSides) {
            const std::uint8_t code = m_looks.codeOf(edges, side);
            const bool onRim = (demands.rim & bitOf(side)) != 0;
            if (onRim && (code == 0 || (shown != 0 && shown != code)))
                return false;
            shown = onRim ? code : shown;
        }
    }
    return std::ranges::all_of(kSides, [&](Side side) {
        const int wanted = demands.wanted[asIndex(side)];
        return wanted < 0 || packedEdge(edges, side) == wanted;
    });
}

std::size_t CandidateTables::entriesFor(const Demands& demands) const {
    if (m_keys != Keys::Sides)
        return codes() * codes();
    std::size_t entries = 1;
    for (int i = 0; i < std::popcount(demands.known); ++i)
        entries *= codes();
    return entries;
}

/// The list that a look belongs to. Where a scan asks for nothing, at the rim, the digit is 0.
std::size_t CandidateTables::keyOf(Placement look, const Demands& demands) const {
    const PackedEdges edges = m_pieces.edges(look);
    const auto number = [&](Side side) {
        return (demands.known & bitOf(side)) != 0 ? numberOf(edges, side) : 0;
    };
    if (m_keys != Keys::Sides)
        return number(alongSide()) * codes() + number(acrossSide());
    std::size_t key = 0;
    std::size_t stride = 1;
    for (const Side side : kSides) {
        if ((demands.known & bitOf(side)) == 0)
            continue;
        key += number(side) * stride;
        stride *= codes();
    }
    return key;
}

Candidate CandidateTables::candidateFor(Placement look, const Demands& demands) const {
    const PackedEdges edges = m_pieces.edges(look);
    Candidate candidate;
    candidate.piece = demands.fixed >= 0 ? kFixed : m_looks.numberOf(look.piece());
    candidate.placement = look.code();
    std::size_t shown = 0;
    if (m_keys == Keys::Sides) {
        for (const Side side : kSides)
            shown |= numberOf(edges, side) << (8U * static_cast<unsigned>(side));
    } else {
        shown = numberOf(edges, opposite(alongSide())) * codes() +
                (numberOf(edges, opposite(acrossSide())) << 16U);
    }
    candidate.shown = static_cast<std::uint32_t>(shown);
    return candidate;
}

MadeJoints CandidateTables::jointsMadeBy(Placement look, const Demands& demands) const {
    MadeJoints joints{};
    for (const Side side : kSides) {
        const auto i = asIndex(side);
        joints[i] = m_cuts.joints->sortOf(demands.joints[i], m_puzzle.edge(look, side));
    }
    return joints;
}

void CandidateTables::addCandidate(Placement look, const Demands& demands) {
    m_candidates.push_back(candidateFor(look, demands));
    if (m_cuts.joints != nullptr)
        m_madeJoints.push_back(jointsMadeBy(look, demands));
}

void CandidateTables::endList() {
    m_candidates.emplace_back();
    if (m_cuts.joints != nullptr)
        m_madeJoints.emplace_back();
}

std::uint32_t CandidateTables::addList(const std::vector<Placement>& looks,
                                       const Demands& demands) {
    const auto begin = static_cast<std::uint32_t>(m_candidates.size());
    for (const Placement look : looks)
        addCandidate(look, demands);
    endList();
    return begin;
}

std::size_t CandidateTables::addSparseTable(const Lists& lists, const Demands& demands) {
    std::vector<SparseList>& table = m_sparse.emplace_back();
    for (const auto& [key, looks] : lists)
        table.push_back({static_cast<std::uint32_t>(key), addList(looks, demands)});
    return kSparse + m_sparse.size() - 1;
}

std::uint32_t CandidateTables::sparseListAt(std::size_t depth, std::uint32_t key) const {
    const std::vector<SparseList>& table = m_sparse[m_tableOf[depth] - kSparse];
    const auto found = std::ranges::lower_bound(table, key, {}, &SparseList::key);
    return found != table.end() && found->key == key ? found->list : 0;
}

/// @return the start of the table in m_lists, or its index in m_sparse.
std::size_t CandidateTables::addTable(const Demands& demands) {
    const std::size_t begin = m_lists.size();
    const std::size_t entries = entriesFor(demands);
    const bool isSparse =
        m_keys == Keys::Sides && (entries > kMostKeys || begin + entries > kMostKeysOfAll);
    if (!isSparse && begin + entries > kMostListEntries) {
        throw UserError(QCoreApplication::translate(
            "Solver", "The exact search cannot handle this many fixed pieces and colours. Unlock "
                      "some pieces or use another method."));
    }
    Lists lists;
    if (demands.fixed >= 0) {
        const auto look = Placement::fromCode(static_cast<std::uint16_t>(demands.fixed));
        if (meets(look, demands))
            lists[keyOf(look, demands)].push_back(look);
    } else {
        for (const Placement look : m_looks.all()) {
            if (meets(look, demands))
                lists[keyOf(look, demands)].push_back(look);
        }
    }
    if (isSparse)
        return addSparseTable(lists, demands);
    m_lists.resize(begin + entries, 0);
    for (const auto& [key, looks] : lists)
        m_lists[begin + key] = addList(looks, demands);
    // At the start of a line the edge of the piece before must not matter: that piece ends another
    // line.
    if (m_keys != Keys::Sides && (demands.known & bitOf(alongSide())) == 0) {
        for (std::size_t i = codes(); i < entries; ++i)
            m_lists[begin + i] = m_lists[begin + i % codes()];
    }
    return begin;
}

std::shared_ptr<const PieceMasks>
PieceMasks::from(const CandidateTables& tables, const CompiledPuzzle& pieces, std::size_t cells) {
    const auto stock = tables.stock().subspan(CandidateTables::kFirstPiece);
    const bool hasCopies = std::ranges::any_of(stock, [](std::uint16_t n) { return n != 1; });
    if (tables.keys() == CandidateTables::Keys::Sides || hasCopies || tables.codes() > kMostCodes)
        return nullptr;
    std::shared_ptr<PieceMasks> masks(new PieceMasks);
    if (!masks->number(tables, pieces))
        return nullptr;
    masks->addLists(tables);
    return masks->addLevels(tables, cells) ? masks : nullptr;
}

/// @return false if there are not enough bits.
bool PieceMasks::number(const CandidateTables& tables, const CompiledPuzzle& pieces) {
    std::vector<unsigned> ways(tables.stock().size()); // by piece: the number of its fits in a list
    std::vector<bool> isInner(ways.size());
    unsigned sameBefore = 0;
    const Candidate* last = nullptr;
    for (const Candidate& candidate : tables.candidates()) {
        const std::uint16_t piece = candidate.piece;
        if (piece != CandidateTables::kEnd) {
            // The fits of one piece are adjacent.
            sameBefore = last != nullptr && last->piece == piece ? sameBefore + 1 : 1;
            ways[piece] = std::max(ways[piece], sameBefore);
            isInner[piece] = pieces.kindOfPiece(Placement::fromCode(candidate.placement).piece()) ==
                             CellKind::Inner;
        }
        last = &candidate;
    }
    std::array<unsigned, 2> used{0, 0}; // border, inner
    m_first.resize(ways.size());
    for (std::size_t piece = 0; piece < ways.size(); ++piece) {
        unsigned& next = used[isInner[piece] ? 1 : 0];
        if (next + ways[piece] > kWord)
            return false;
        const unsigned word = isInner[piece] ? kWord : 0;
        m_first[piece] = word + next;
        Set all = 0;
        for (unsigned way = 0; way < ways[piece]; ++way)
            all |= Set{1} << (next + way);
        // Fixed pieces are always available.
        std::fill_n(m_keeps.begin() + word + next, ways[piece],
                    piece == CandidateTables::kFixed ? ~Set{0} : ~all);
        next += ways[piece];
    }
    return true;
}

unsigned PieceMasks::bitOf(const Candidate* list, const Candidate& candidate) const {
    unsigned way = 0;
    for (const Candidate* before = &candidate;
         before != list && (before - 1)->piece == candidate.piece; --before)
        ++way;
    return m_first[candidate.piece] % kWord + way;
}

void PieceMasks::addLists(const CandidateTables& tables) {
    const auto starts = tables.lists();
    std::vector<std::size_t> shownAt(tables.candidates().size()); // by the start of a list, + 1
    m_lists.resize(starts.size());
    m_kinds.resize(starts.size());
    std::vector<std::size_t> at(starts.size());
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const Candidate* const list = &tables.candidates()[starts[i]];
        if (shownAt[starts[i]] == 0) {
            shownAt[starts[i]] = m_shown.size() + 1;
            if (list->piece != CandidateTables::kEnd)
                m_shown.resize(m_shown.size() + kWord);
        }
        at[i] = shownAt[starts[i]] - 1;
        for (const Candidate* c = list; c->piece != CandidateTables::kEnd; ++c) {
            const unsigned bit = bitOf(list, *c);
            m_kinds[i][m_first[c->piece] / kWord] |= Set{1} << bit;
            m_shown[at[i] + bit] =
                static_cast<std::uint16_t>((c->shown & 0xffU) | (c->shown >> 16U) << 8U);
        }
    }
    for (std::size_t i = 0; i < starts.size(); ++i)
        m_lists[i] = {m_kinds[i][0] | m_kinds[i][1], m_shown.data() + at[i]};
}

/// @return false if both kinds of pieces fit some cell.
bool PieceMasks::addLevels(const CandidateTables& tables, std::size_t cells) {
    const std::size_t keys = tables.codes() * tables.codes();
    for (std::size_t depth = 0; depth < cells; ++depth) {
        const auto first = asIndex(tables.listsAt(depth) - tables.lists().data());
        BothKinds any{};
        for (std::size_t i = first; i < first + keys; ++i)
            any = {any[0] | m_kinds[i][0], any[1] | m_kinds[i][1]};
        if (any[0] != 0 && any[1] != 0)
            return false;
        const std::size_t kind = any[1] != 0 ? 1 : 0;
        m_levels.push_back({m_lists.data() + first, m_keeps.data() + kind * kWord, kind});
    }
    return true;
}

} // namespace tessera
