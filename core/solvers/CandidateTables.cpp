// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/CandidateTables.h"

#include "core/support/UserError.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {

constexpr std::size_t kMostListEntries = std::size_t{1} << 28U; // 1 GB

constexpr unsigned bitOf(Side side) {
    return 1U << static_cast<unsigned>(side);
}

} // namespace

CandidateTables::CandidateTables(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                                 Random* random)
    : m_pieces(pieces) {
    numberEdges();
    takeStock(problem);
    m_candidates.emplace_back(); // the list that is empty
    std::map<Demands, std::size_t> tables;
    for (int cell = 0; cell < pieces.size().cells(); ++cell) {
        const Demands demands = demandsOf(problem, cell);
        const auto [found, isNew] = tables.try_emplace(demands);
        if (isNew)
            found->second = addTable(demands, random);
        m_tableOf.push_back(found->second);
    }
}

void CandidateTables::numberEdges() {
    const PackedEdges grey = m_pieces.greyEdges();
    for (const PackedEdges edges : m_pieces.oriented()) {
        for (const Side side : kSides) {
            const std::uint8_t edge = packedEdge(edges, side);
            if (edge != packedEdge(grey, side) && m_number[edge] == 0)
                m_number[edge] = static_cast<std::uint8_t>(m_codes++);
        }
    }
}

void CandidateTables::takeStock(const EdgeProblem& problem) {
    const auto pieceCount = static_cast<std::size_t>(m_pieces.pieceCount());
    m_stock = {1, static_cast<std::uint16_t>(pieceCount)};
    m_stockOf.assign(pieceCount, 0);
    std::vector<bool> isFixed(pieceCount);
    for (int cell = 0; cell < problem.start().cells(); ++cell) {
        if (problem.isFixed(cell))
            isFixed[problem.start().at(cell).piece()] = true;
    }
    for (std::size_t i = 0; i < pieceCount; ++i) {
        const auto piece = static_cast<PieceIndex>(i);
        if (isFixed[i])
            continue;
        std::uint16_t& number = m_stockOf[m_pieces.firstCopy(piece)];
        if (number != 0) {
            ++m_stock[number];
            continue;
        }
        number = static_cast<std::uint16_t>(m_stock.size());
        m_stock.push_back(1);
        addLooks(piece);
    }
}

/// Every orientation of a piece, but those that look alike only once.
void CandidateTables::addLooks(PieceIndex piece) {
    std::array<PackedEdges, 4> seen{};
    auto end = seen.begin();
    for (Rotation rotation = 0; rotation < 4; ++rotation) {
        const Placement look(piece, rotation);
        const PackedEdges edges = m_pieces.edges(look);
        if (std::find(seen.begin(), end, edges) != end)
            continue;
        *end++ = edges;
        m_looks.push_back(look);
    }
}

CandidateTables::Demands CandidateTables::demandsOf(const EdgeProblem& problem, int cell) const {
    const GridSize size = m_pieces.size();
    Demands demands;
    demands.framed = problem.puzzle().framed();
    for (const Side side : kSides)
        demands.rim |= size.onRim(cell, side) ? bitOf(side) : 0U;
    if (problem.isFixed(cell)) {
        demands.fixed = problem.start().at(cell).code();
        return demands;
    }
    const auto wantedAcross = [&](Side side) {
        const auto across = size.neighbour(cell, side);
        if (!across || !problem.isFixed(*across))
            return -1;
        return int{packedEdge(m_pieces.edges(problem.start().at(*across)), opposite(side))};
    };
    demands.right = wantedAcross(Side::Right);
    demands.down = wantedAcross(Side::Down);
    return demands;
}

/// Whether the look suits the rim and the fixed neighbours after it.
bool CandidateTables::meets(Placement look, const Demands& demands) const {
    const PackedEdges edges = m_pieces.edges(look);
    for (const Side side : kSides) {
        const bool grey = packedEdge(edges, side) == packedEdge(m_pieces.greyEdges(), side);
        const bool onRim = (demands.rim & bitOf(side)) != 0;
        // Inside a board grey matches nothing, so it may stay away unframed too.
        if (grey ? !onRim : onRim && demands.framed)
            return false;
    }
    return (demands.right < 0 || packedEdge(edges, Side::Right) == demands.right) &&
           (demands.down < 0 || packedEdge(edges, Side::Down) == demands.down);
}

/// The list a look belongs to. At the upper rim nothing is asked above, at the
/// left rim nothing to the left: such looks are filed under 0.
std::size_t CandidateTables::keyOf(Placement look, const Demands& demands) const {
    const PackedEdges edges = m_pieces.edges(look);
    const bool first = (demands.rim & bitOf(Side::Left)) != 0;
    const bool top = (demands.rim & bitOf(Side::Up)) != 0;
    return (first ? 0 : numberOf(edges, Side::Left) * m_codes) +
           (top ? 0 : numberOf(edges, Side::Up));
}

Candidate CandidateTables::candidateFor(Placement look, const Demands& demands) const {
    const PackedEdges edges = m_pieces.edges(look);
    Candidate candidate;
    candidate.piece = demands.fixed >= 0 ? kFixed : m_stockOf[m_pieces.firstCopy(look.piece())];
    candidate.row = static_cast<std::uint16_t>(numberOf(edges, Side::Right) * m_codes);
    candidate.down = static_cast<std::uint8_t>(numberOf(edges, Side::Down));
    candidate.placement = look.code();
    return candidate;
}

/// @return where the table begins in m_lists.
std::size_t CandidateTables::addTable(const Demands& demands, Random* random) {
    const std::size_t begin = m_lists.size();
    const std::size_t entries = m_codes * m_codes;
    if (begin + entries > kMostListEntries) {
        throw UserError(QCoreApplication::translate(
            "Solver", "The puzzle has too many fixed pieces and colours for the exact search."));
    }
    std::map<std::size_t, std::vector<Placement>> lists;
    if (demands.fixed >= 0) {
        const auto look = Placement::fromCode(static_cast<std::uint16_t>(demands.fixed));
        if (meets(look, demands))
            lists[keyOf(look, demands)].push_back(look);
    } else {
        for (const Placement look : m_looks) {
            if (meets(look, demands))
                lists[keyOf(look, demands)].push_back(look);
        }
    }
    m_lists.resize(begin + entries, 0);
    for (auto& [key, looks] : lists) {
        if (random != nullptr)
            random->shuffle(std::span<Placement>(looks));
        m_lists[begin + key] = static_cast<std::uint32_t>(m_candidates.size());
        for (const Placement look : looks)
            m_candidates.push_back(candidateFor(look, demands));
        m_candidates.emplace_back();
    }
    // In the first column the piece before lies at the end of the row above:
    // whatever it shows must not matter.
    if ((demands.rim & bitOf(Side::Left)) != 0) {
        for (std::size_t i = m_codes; i < entries; ++i)
            m_lists[begin + i] = m_lists[begin + i % m_codes];
    }
    return begin;
}

} // namespace tessera
