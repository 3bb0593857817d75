// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/Completion.h"

#include "core/edges/puzzle/Candidates.h"
#include "core/edges/puzzle/Score.h"
#include "core/edges/solvers/exact/TreeEstimate.h"

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

/// The time that a search has, and who is told of it.
class Timekeeper {
public:
    Timekeeper(std::chrono::milliseconds limit, const Progress& progress)
        : m_limit(limit), m_progress(progress) {}

    /// Whether to go on. @param share of the work that is done for sure, 0 to 1
    [[nodiscard]] bool goesOn(double share = 0) {
        const Clock::time_point now = Clock::now();
        if (m_over || now < m_nextLook)
            return !m_over;
        m_nextLook = now + kLookEvery;
        const double used = std::chrono::duration<double>(now - m_begin) / m_limit;
        const double told = std::min(std::max(used, share), 1.0);
        m_over = used >= 1 || (m_progress && !m_progress(static_cast<int>(told * kParts), kParts));
        return !m_over;
    }

private:
    static constexpr int kParts = 1000;
    static constexpr std::chrono::milliseconds kLookEvery{5}; // for those who ask all the time

    std::chrono::milliseconds m_limit;
    const Progress& m_progress;
    Clock::time_point m_begin = Clock::now();
    Clock::time_point m_nextLook = m_begin;
    bool m_over = false;
};

Board foundBy(const ExactSearch& search, const Puzzle& puzzle) {
    std::vector<std::uint16_t> codes(static_cast<std::size_t>(puzzle.size().cells()));
    search.copyTo(codes);
    return Board::fromCodes(puzzle.size(), puzzle.pieceCount(), codes).value();
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
    Timekeeper time(limit, progress);
    const CellOrder order = cheapestOrder(problem, 1, {}, [&] { return time.goesOn(); });
    ExactSearch search(problem, pieces, nullptr, {.order = order});
    const Event first = searchOn(search, [&] { return time.goesOn(); });
    if (first == Event::Exhausted)
        result.outcome = Outcome::None;
    if (first != Event::Solution)
        return result;
    result.board = foundBy(search, puzzle);
    const std::uint64_t most = search.placements() + kMoreForSecond;
    result.outcome = outcomeOf(searchOn(search, [&] { return search.placements() < most; }));
    return result;
}

Completions completions(const Puzzle& puzzle, const Board& board, int most,
                        std::chrono::milliseconds limit, const Progress& progress) {
    const EdgeProblem problem(puzzle, board, filledCells(board), StartKind::Board);
    Completions result;
    if (isHopeless(puzzle, board)) {
        result.all = true;
        return result;
    }
    const CompiledPuzzle pieces(puzzle);
    Timekeeper time(limit, progress);
    const CellOrder order = cheapestOrder(problem, 1, {}, [&] { return time.goesOn(); });
    ExactSearch search(problem, pieces, nullptr, {.order = order});
    const auto goesOn = [&] {
        return time.goesOn(static_cast<double>(result.boards.size()) / most);
    };
    for (;;) {
        const Event event = searchOn(search, goesOn);
        result.all = event == Event::Exhausted;
        if (event != Event::Solution || static_cast<int>(result.boards.size()) == most)
            return result;
        result.boards.push_back(foundBy(search, puzzle));
    }
}

} // namespace tessera
