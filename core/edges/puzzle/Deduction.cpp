// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/Deduction.h"

#include "core/edges/puzzle/Candidates.h"
#include "core/edges/puzzle/CellBlock.h"
#include "core/edges/puzzle/Score.h"

#include <algorithm>

namespace tessera {

namespace {

/// More candidates than this are taken for several without looking at them:
/// only a puzzle of copies could prove that wrong.
constexpr int kMostCopies = 16;

std::optional<Placement> onlyOf(const Puzzle& puzzle, const std::vector<Placement>& candidates) {
    const bool alike = std::ranges::all_of(candidates, [&](Placement candidate) {
        return puzzle.looksLike(candidate, candidates.front());
    });
    return alike && !candidates.empty() ? std::optional(candidates.front()) : std::nullopt;
}

std::optional<int> firstMismatch(const Puzzle& puzzle, const Board& board) {
    for (int cell = 0; cell < board.cells(); ++cell) {
        for (const Side side : kSides) {
            if (jointState(puzzle, board, cell, side) == JointState::Mismatched)
                return cell;
        }
    }
    return std::nullopt;
}

int countWrong(const Puzzle& puzzle, const Board& board, const Board& solution) {
    int wrong = 0;
    for (int cell = 0; cell < board.cells(); ++cell) {
        wrong += !board.at(cell).isEmpty() && !puzzle.looksLike(board.at(cell), solution.at(cell))
                     ? 1
                     : 0;
    }
    return wrong;
}

/// The solution in that of its turned forms in which fewest pieces are wrong.
Board bestTurned(const Puzzle& puzzle, const Board& board, const Board& solution) {
    if (!puzzle.hints().empty())
        return solution;
    Board best = solution;
    for (int quarters = 1; quarters < 4; ++quarters) {
        const auto turned = turnedBlock(solution, wholeBlock(puzzle.size()), quarters);
        if (turned && countWrong(puzzle, board, *turned) < countWrong(puzzle, board, best))
            best = *turned;
    }
    return best;
}

} // namespace

std::optional<Placement> onlyCandidate(const Puzzle& puzzle, const Board& board, int cell) {
    return onlyOf(puzzle, candidatesFor(puzzle, board, cell));
}

ForcedBoard withForcedPieces(const Puzzle& puzzle, const Board& board) {
    ForcedBoard forced{board, 0, std::nullopt};
    for (bool again = true; again;) {
        again = false;
        const std::vector<int> counts = candidateCounts(puzzle, forced.board);
        const auto dead = std::ranges::find(counts, 0);
        if (dead != counts.end()) {
            forced.deadCell = static_cast<int>(dead - counts.begin());
            break;
        }
        for (int cell = 0; cell < board.cells(); ++cell) {
            const int count = counts[static_cast<std::size_t>(cell)];
            if (count < 1 || count > kMostCopies)
                continue;
            // Counted before the last pieces were laid, so looked at anew.
            const auto only = onlyCandidate(puzzle, forced.board, cell);
            if (!only)
                continue;
            forced.board.place(cell, *only);
            ++forced.placed;
            again = true;
        }
    }
    return forced;
}

NextStep nextStep(const Puzzle& puzzle, const Board& board,
                  std::span<const std::uint16_t> solution) {
    using Kind = NextStep::Kind;
    if (const auto cell = firstMismatch(puzzle, board))
        return {Kind::Mismatch, *cell, {}, 0};
    const std::vector<int> counts = candidateCounts(puzzle, board);
    int fewest = -1;
    for (int cell = 0; cell < board.cells(); ++cell) {
        const int count = counts[static_cast<std::size_t>(cell)];
        if (count >= 0 && (fewest < 0 || count < counts[static_cast<std::size_t>(fewest)]))
            fewest = cell;
    }
    if (fewest < 0)
        return {};
    const int count = counts[static_cast<std::size_t>(fewest)];
    if (count == 0)
        return {Kind::Dead, fewest, {}, 0};
    if (count <= kMostCopies) {
        if (const auto only = onlyCandidate(puzzle, board, fewest))
            return {Kind::OnlyOne, fewest, *only, 1};
    }
    if (static_cast<std::size_t>(fewest) < solution.size()) {
        const Placement there = Placement::fromCode(solution[static_cast<std::size_t>(fewest)]);
        // A copy of the piece may have been used already.
        for (const Placement candidate : candidatesFor(puzzle, board, fewest)) {
            if (puzzle.looksLike(candidate, there))
                return {Kind::BySolution, fewest, candidate, count};
        }
    }
    return {Kind::Fewest, fewest, {}, count};
}

SolutionCheck checkAgainst(const Puzzle& puzzle, const Board& board,
                           std::span<const std::uint16_t> solution) {
    SolutionCheck check;
    const auto stored = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), solution);
    if (!stored)
        return check;
    const Board best = bestTurned(puzzle, board, *stored);
    check.solution = best.codes();
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (board.at(cell).isEmpty())
            ++check.empty;
        else if (puzzle.looksLike(board.at(cell), best.at(cell)))
            ++check.right;
        else
            check.wrong.push_back(cell);
    }
    return check;
}

} // namespace tessera
