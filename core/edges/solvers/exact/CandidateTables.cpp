// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/CandidateTables.h"

#include "core/support/UserError.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace tessera {

namespace {

constexpr std::size_t kMostListEntries = std::size_t{1} << 28U; // 1 GB
/// Up to so many keys a cell has a table, as long as all such tables take no more than
/// so many entries: a table is looked up faster than the keys that occur.
constexpr std::size_t kMostKeys = std::size_t{1} << 22U;
constexpr std::size_t kMostKeysOfAll = std::size_t{1} << 26U;

constexpr unsigned bitOf(Side side) {
    return 1U << static_cast<unsigned>(side);
}

} // namespace

CandidateTables::CandidateTables(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                                 std::span<const int> order, Keys keys, Random* random, Cuts cuts)
    : m_puzzle(problem.puzzle()), m_pieces(pieces), m_keys(keys), m_cuts(cuts),
      m_looks(problem, pieces, {1, static_cast<std::uint16_t>(pieces.pieceCount())}, random) {
    endList(); // the list that is empty
    std::map<Demands, std::size_t> tables;
    std::vector<bool> before(order.size());
    for (const int cell : order) {
        Demands demands = demandsOf(problem, cell, before);
        addCuts(cell, demands);
        const auto [found, isNew] = tables.try_emplace(demands);
        if (isNew)
            found->second = addTable(demands);
        m_tableOf.push_back(found->second);
        before[static_cast<std::size_t>(cell)] = true;
    }
}

CandidateTables::Demands CandidateTables::demandsOf(const EdgeProblem& problem, int cell,
                                                    const std::vector<bool>& before) const {
    const GridSize size = m_pieces.size();
    Demands demands;
    demands.framed = problem.puzzle().framed();
    if (problem.isFixed(cell))
        demands.fixed = problem.start().at(cell).code();
    for (const Side side : kSides) {
        demands.rim |= size.onRim(cell, side) ? bitOf(side) : 0U;
        const auto across = size.neighbour(cell, side);
        if (across && before[static_cast<std::size_t>(*across)])
            demands.known |= bitOf(side);
        else if (across && demands.fixed < 0 && problem.isFixed(*across)) {
            demands.wanted[static_cast<std::size_t>(side)] =
                packedEdge(m_pieces.edges(problem.start().at(*across)), opposite(side));
        }
    }
    return demands;
}

void CandidateTables::addCuts(int cell, Demands& demands) const {
    for (const Side side : kSides) {
        if (m_cuts.joints != nullptr && (demands.known & bitOf(side)) == 0)
            demands.joints[static_cast<std::size_t>(side)] = jointPlace(m_puzzle, cell, side);
    }
    if (m_cuts.anchor != nullptr) {
        demands.anchorTurns = m_cuts.anchor->turns[static_cast<std::size_t>(cell)];
        demands.anchorOnly = m_cuts.anchor->only == cell;
    }
}

/// Whether the look suits the rim and the fixed neighbours after it.
bool CandidateTables::meets(Placement look, const Demands& demands) const {
    const bool isAnchor = m_cuts.anchor != nullptr && look.piece() == m_cuts.anchor->piece;
    if (isAnchor ? (demands.anchorTurns >> look.rotation() & 1U) == 0 : demands.anchorOnly)
        return false;
    const PackedEdges edges = m_pieces.edges(look);
    for (const Side side : kSides) {
        const bool grey = packedEdge(edges, side) == packedEdge(m_pieces.greyEdges(), side);
        const bool onRim = (demands.rim & bitOf(side)) != 0;
        // Inside a board grey matches nothing, so it may stay away unframed too.
        if (grey ? !onRim : onRim && demands.framed)
            return false;
    }
    return std::ranges::all_of(kSides, [&](Side side) {
        const int wanted = demands.wanted[static_cast<std::size_t>(side)];
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

/// The list a look belongs to. Where a scan asks nothing, at the rim, the digit
/// is 0.
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
        const auto i = static_cast<std::size_t>(side);
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

/// @return where the table begins in m_lists, or which of m_sparse it is.
std::size_t CandidateTables::addTable(const Demands& demands) {
    const std::size_t begin = m_lists.size();
    const std::size_t entries = entriesFor(demands);
    const bool isSparse =
        m_keys == Keys::Sides && (entries > kMostKeys || begin + entries > kMostKeysOfAll);
    if (!isSparse && begin + entries > kMostListEntries) {
        throw UserError(QCoreApplication::translate(
            "Solver", "The puzzle has too many fixed pieces and colours for the exact search."));
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
    // At the beginning of a line the piece before lies at the end of another:
    // whatever it shows must not matter.
    if (m_keys != Keys::Sides && (demands.known & bitOf(alongSide())) == 0) {
        for (std::size_t i = codes(); i < entries; ++i)
            m_lists[begin + i] = m_lists[begin + i % codes()];
    }
    return begin;
}

} // namespace tessera
