// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/Candidates.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace tessera {

bool Demand::allows(Color edge) const {
    switch (kind) {
    case Kind::Exactly:
        return edge == color;
    case Kind::Grey:
        return edge == kGrey;
    case Kind::AnyColor:
        return edge != kGrey;
    case Kind::Anything:
        break;
    }
    return true;
}

std::optional<CellDemands> demandsOf(const Puzzle& puzzle, const Board& board, int cell) {
    CellDemands demands;
    for (const Side side : kSides) {
        Demand& demand = demands[static_cast<std::size_t>(side)];
        const auto across = puzzle.size().neighbour(cell, side);
        if (!across) {
            demand.kind = puzzle.framed() ? Demand::Kind::Grey : Demand::Kind::Anything;
        } else if (board.at(*across).isEmpty()) {
            demand.kind = puzzle.framed() ? Demand::Kind::AnyColor : Demand::Kind::Anything;
        } else {
            const Color there = puzzle.edge(board.at(*across), opposite(side));
            if (there == kGrey)
                return std::nullopt;
            demand = {Demand::Kind::Exactly, mate(there, puzzle.isSigned())};
        }
    }
    return demands;
}

bool meets(const Piece& piece, Rotation rotation, const CellDemands& demands) {
    return std::ranges::all_of(kSides, [&](Side side) {
        return demands[static_cast<std::size_t>(side)].allows(piece.edge(side, rotation));
    });
}

namespace {

/// The pieces that meet the demands, each once in however many ways.
int countPieces(const CandidateIndex& index, const Board& board, const CellDemands& demands) {
    int count = 0;
    std::optional<PieceIndex> last;
    index.forEach(board, demands, [&](Placement placement) {
        count += placement.piece() != last ? 1 : 0;
        last = placement.piece();
        return true;
    });
    return count;
}

} // namespace

Placement turnedToFrame(const Puzzle& puzzle, int cell, Placement placement) {
    for (int quarters = 0; quarters < 4; ++quarters) {
        if (puzzle.respectsFrame(cell, placement.turned(quarters)))
            return placement.turned(quarters);
    }
    return placement;
}

std::vector<Placement> candidatesFor(const Puzzle& puzzle, const Board& board, int cell) {
    std::vector<Placement> candidates;
    const auto demands = demandsOf(puzzle, board, cell);
    if (!demands)
        return candidates;
    CandidateIndex(puzzle).forEach(board, *demands, [&](Placement placement) {
        candidates.push_back(placement);
        return true;
    });
    return candidates;
}

std::vector<int> candidateCounts(const Puzzle& puzzle, const Board& board) {
    std::vector<int> counts(static_cast<std::size_t>(board.cells()), -1);
    const CandidateIndex index(puzzle);
    // Cells that demand the same, most of an empty board, are counted once.
    std::map<CellDemands, int> known;
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (!board.at(cell).isEmpty())
            continue;
        int& count = counts[static_cast<std::size_t>(cell)];
        count = 0;
        const auto demands = demandsOf(puzzle, board, cell);
        if (!demands)
            continue;
        const auto tried = known.try_emplace(*demands, 0);
        if (tried.second)
            tried.first->second = countPieces(index, board, *demands);
        count = tried.first->second;
    }
    return counts;
}

bool isConstrained(const Puzzle& puzzle, const Board& board, int cell) {
    const auto demands = demandsOf(puzzle, board, cell);
    return !demands || std::ranges::any_of(*demands, &Demand::isOneColor);
}

CandidateIndex::CandidateIndex(const Puzzle& puzzle) : m_puzzle(puzzle) {
    m_all.reserve(puzzle.pieces().size() * 4);
    for (int index = 0; index < puzzle.pieceCount(); ++index) {
        const auto number = static_cast<PieceIndex>(index);
        for (Rotation rotation = 0; rotation < differentRotations(puzzle.piece(number)); ++rotation)
            m_all.emplace_back(number, rotation);
    }
    // Sorted by counting, as it is built anew with each edit of a large board.
    for (const Side side : kSides) {
        auto& [placements, begins] = m_bySide[static_cast<std::size_t>(side)];
        for (const Placement placement : m_all)
            ++begins[slotOf(puzzle.edge(placement, side)) + 1];
        std::partial_sum(begins.begin(), begins.end(), begins.begin());
        auto next = begins;
        placements.resize(m_all.size());
        for (const Placement placement : m_all)
            placements[next[slotOf(puzzle.edge(placement, side))]++] = placement;
    }
}

std::span<const Placement> CandidateIndex::shortestList(const CellDemands& demands) const {
    std::span<const Placement> shortest = m_all;
    for (std::size_t side = 0; side < demands.size(); ++side) {
        if (!demands[side].isOneColor())
            continue;
        const auto& [placements, begins] = m_bySide[side];
        const std::size_t slot = slotOf(demands[side].color);
        const std::size_t count = begins[slot + 1] - begins[slot];
        if (count < shortest.size())
            shortest = std::span(placements).subspan(begins[slot], count);
    }
    return shortest;
}

Rotation differentRotations(const Piece& piece) {
    if (piece.rotated(1) == piece)
        return 1;
    return piece.rotated(2) == piece ? 2 : 4;
}

} // namespace tessera
