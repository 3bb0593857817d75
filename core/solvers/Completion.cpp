// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/Completion.h"

#include "core/puzzle/Candidates.h"
#include "core/puzzle/Score.h"
#include "core/solvers/TreeEstimate.h"

#include <algorithm>

namespace tessera {

namespace {

using Event = ExactSearch::Event;
using Outcome = Completion::Outcome;
using Clock = std::chrono::steady_clock;

/// Placements between two looks at the clock: some milliseconds.
constexpr std::uint64_t kSlice = 200'000;
/// Placements that are spent on looking for a second solution.
constexpr std::uint64_t kMoreForSecond = 5'000'000;

/// Until a solution was found, all was tried, or goOn() says no; Paused then.
template <typename GoOn>
Event searchOn(ExactSearch& search, GoOn&& goOn) {
    while (goOn()) {
        const Event event = search.advance(kSlice);
        if (event == Event::Solution || event == Event::Exhausted)
            return event;
    }
    return Event::Paused;
}

Outcome outcomeOf(Event second) {
    switch (second) {
    case Event::Solution:
        return Outcome::Several;
    case Event::Exhausted:
        return Outcome::Unique;
    default:
        return Outcome::Found;
    }
}

bool isHopeless(const Puzzle& puzzle, const Board& board) {
    return scoreOf(puzzle, board).mismatched > 0 ||
           std::ranges::count(candidateCounts(puzzle, board), 0) > 0;
}

std::vector<bool> filledCells(const Board& board) {
    std::vector<bool> filled;
    for (const Placement placement : board.placements())
        filled.push_back(!placement.isEmpty());
    return filled;
}

} // namespace

Completion complete(const Puzzle& puzzle, const Board& board, std::chrono::milliseconds limit,
                    const Progress& progress) {
    const EdgeProblem problem(puzzle, board, filledCells(board), StartKind::Board);
    Completion result;
    if (isHopeless(puzzle, board)) {
        result.outcome = Outcome::None;
        return result;
    }
    const CompiledPuzzle pieces(puzzle);
    ExactSearch search(problem, pieces, nullptr, {.order = cheapestOrder(problem, 1)});
    const auto begin = Clock::now();
    const Event first = searchOn(search, [&] {
        const auto spent =
            std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin);
        return spent < limit && (!progress || progress(static_cast<int>(spent.count()),
                                                       static_cast<int>(limit.count())));
    });
    if (first == Event::Exhausted)
        result.outcome = Outcome::None;
    if (first != Event::Solution)
        return result;

    std::vector<std::uint16_t> codes(static_cast<std::size_t>(board.cells()));
    search.copyTo(codes);
    result.board = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), codes).value();
    const std::uint64_t most = search.placements() + kMoreForSecond;
    result.outcome = outcomeOf(searchOn(search, [&] { return search.placements() < most; }));
    return result;
}

} // namespace tessera
