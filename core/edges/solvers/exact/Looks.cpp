// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/Looks.h"

#include <algorithm>
#include <numeric>

namespace tessera {

Looks::Looks(const EdgeProblem& problem, const CompiledPuzzle& pieces,
             std::vector<std::uint16_t> reserved, Random* random)
    : m_stock(std::move(reserved)) {
    for (const PackedEdges edges : pieces.oriented()) {
        for (const Side side : kSides) {
            const std::uint8_t edge = packedEdge(edges, side);
            if (edge != packedEdge(pieces.greyEdges(), side) && m_codeOf[edge] == 0)
                m_codeOf[edge] = static_cast<std::uint8_t>(m_codes++);
        }
    }
    const auto count = asIndex(pieces.pieceCount());
    m_numberOf.assign(count, 0);
    std::vector<bool> isFixed(count);
    for (int cell = 0; cell < problem.start().cells(); ++cell) {
        if (problem.isFixed(cell))
            isFixed[problem.start().at(cell).piece()] = true;
    }
    std::vector<PieceIndex> order(count);
    std::iota(order.begin(), order.end(), PieceIndex{0});
    if (random != nullptr)
        random->shuffle(std::span<PieceIndex>(order));
    for (const PieceIndex piece : order) {
        if (!isFixed[piece])
            add(pieces, piece, problem.puzzle().keepsRotation());
    }
    for (std::size_t piece = 0; piece < count; ++piece)
        m_numberOf[piece] = m_numberOf[pieces.firstCopy(static_cast<PieceIndex>(piece))];
}

void Looks::add(const CompiledPuzzle& pieces, PieceIndex piece, bool keepsRotation) {
    std::uint16_t& number = m_numberOf[pieces.firstCopy(piece)];
    if (number != 0) {
        ++m_stock[number];
        return;
    }
    number = static_cast<std::uint16_t>(m_stock.size());
    m_stock.push_back(1);
    std::array<PackedEdges, 4> seen{};
    auto end = seen.begin();
    const Rotation rotations = keepsRotation ? 1 : 4;
    for (Rotation rotation = 0; rotation < rotations; ++rotation) {
        const Placement look(piece, rotation);
        const PackedEdges edges = pieces.edges(look);
        if (std::find(seen.begin(), end, edges) != end)
            continue;
        *end++ = edges;
        m_all.push_back(look);
    }
}

RealCopies::RealCopies(const EdgeProblem& problem, const CompiledPuzzle& pieces)
    : m_problem(problem), m_pieces(pieces), m_used(asIndex(pieces.pieceCount())) {
    std::vector<int> later(m_used.size(), pieces.pieceCount()); // by first copy
    m_nextCopy.resize(m_used.size());
    for (int piece = pieces.pieceCount() - 1; piece >= 0; --piece) {
        int& next = later[pieces.firstCopy(static_cast<PieceIndex>(piece))];
        m_nextCopy[asIndex(piece)] = next;
        next = piece;
    }
}

void RealCopies::begin(std::span<std::uint16_t> codes) {
    std::ranges::fill(m_used, std::uint8_t{0});
    for (std::size_t cell = 0; cell < codes.size(); ++cell) {
        const bool fixed = m_problem.isFixed(static_cast<int>(cell));
        const Placement placement = m_problem.start().at(static_cast<int>(cell));
        codes[cell] = fixed ? placement.code() : Placement::kEmptyCode;
        if (fixed)
            m_used[placement.piece()] = 1;
    }
}

void RealCopies::lay(std::span<const std::uint16_t> looks, std::span<std::uint16_t> codes) {
    begin(codes);
    for (std::size_t cell = 0; cell < looks.size(); ++cell) {
        if (!m_problem.isFixed(static_cast<int>(cell)))
            codes[cell] = next(Placement::fromCode(looks[cell])).code();
    }
}

Placement RealCopies::next(Placement look) {
    int copy = m_pieces.firstCopy(look.piece());
    while (copy < m_pieces.pieceCount() && m_used[asIndex(copy)] != 0)
        copy = m_nextCopy[asIndex(copy)];
    if (copy == m_pieces.pieceCount())
        return look;
    m_used[asIndex(copy)] = 1;
    Placement placement(static_cast<PieceIndex>(copy), 0);
    while (m_pieces.edges(placement) != m_pieces.edges(look))
        placement = placement.turned(1);
    return placement;
}

} // namespace tessera
