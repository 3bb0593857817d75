// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/CellHeats.h"

#include "core/edges/puzzle/Score.h"

#include <algorithm>

namespace tessera {

namespace {

/// Enough to see a frequency, and quick to rebuild from a history.
constexpr std::size_t kMostBoards = 64;

bool hasMismatch(const Puzzle& puzzle, const Board& board, int cell) {
    return std::ranges::any_of(kSides, [&](Side side) {
        return jointState(puzzle, board, cell, side) == JointState::Mismatched;
    });
}

} // namespace

std::vector<float> mismatchFrequency(const Puzzle& puzzle, const BestHistory& history) {
    if (history.isEmpty())
        return {};
    const std::size_t boards = std::min(history.size(), kMostBoards);
    std::vector<float> shares(static_cast<std::size_t>(puzzle.size().cells()), 0.0F);
    for (std::size_t i = 0; i < boards; ++i) {
        // Such that the last one is always among them.
        const std::size_t moment = history.size() - 1 - i * history.size() / boards;
        const auto board =
            Board::fromCodes(puzzle.size(), puzzle.pieceCount(), history.solution(moment));
        if (!board)
            return {};
        for (int cell = 0; cell < board->cells(); ++cell) {
            if (hasMismatch(puzzle, *board, cell))
                shares[static_cast<std::size_t>(cell)] += 1.0F / static_cast<float>(boards);
        }
    }
    return shares;
}

std::vector<float> boardDifference(const Board& a, const Board& b) {
    if (a.size() != b.size())
        return {};
    std::vector<float> differs(static_cast<std::size_t>(a.cells()), 0.0F);
    for (const std::size_t cell : differingCells(a.codes(), b.codes()))
        differs[cell] = 1.0F;
    return differs;
}

} // namespace tessera
