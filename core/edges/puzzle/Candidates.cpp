// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/Candidates.h"

#include "core/edges/puzzle/CandidateIndex.h"

#include <algorithm>
#include <map>

namespace tessera {

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

} // namespace tessera
