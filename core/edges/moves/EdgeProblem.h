// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/search/Solver.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tessera {

/// An edge-matching puzzle in the form for solvers.
class EdgeProblem final : public Problem {
public:
    static constexpr std::string_view kKind = "edge-matching";

    /// @param locked the cells of @p start that must not change, besides the puzzle's hints; empty
    /// for none. Hints are placed on the start board first.
    /// @throws UserError if the puzzle does not have as many pieces as cells, if a framed puzzle
    /// lacks border pieces that its size needs, or if hints and locked pieces contradict each
    /// other.
    EdgeProblem(Puzzle puzzle, Board start, const std::vector<bool>& locked, StartKind startKind);

    [[nodiscard]] std::string_view kind() const override { return kKind; }
    [[nodiscard]] int total() const override { return m_puzzle.totalEdges(); }

    /// The puzzle for moves. If the rim may show any one colour, this one requires the most
    /// frequent, so that moves can be scored; only tree searches use given().
    [[nodiscard]] const Puzzle& puzzle() const { return m_puzzle; }
    [[nodiscard]] const Puzzle& given() const { return m_given; }
    /// A board's score in given(), from its score in puzzle(): higher if its rim shows another
    /// colour than the most frequent.
    [[nodiscard]] int scoreOf(std::span<const std::uint16_t> codes, int score) const;
    [[nodiscard]] bool allowsAnyRim() const { return m_given.rules().rimColor == kAnyColor; }
    /// Holds at least the fixed pieces.
    [[nodiscard]] const Board& start() const { return m_start; }
    [[nodiscard]] bool isFixed(int cell) const { return m_fixed[asIndex(cell)]; }
    [[nodiscard]] StartKind startKind() const { return m_startKind; }

private:
    Puzzle m_given;
    Puzzle m_puzzle;
    Board m_start;
    std::vector<bool> m_fixed;
    StartKind m_startKind;
};

/// The problem as an edge-matching puzzle. @throws UserError if it is of another kind.
[[nodiscard]] std::shared_ptr<const EdgeProblem>
asEdgeProblem(const std::shared_ptr<const Problem>& problem);

/// Whether a board, as Placement codes in cell order, may be one of a search: full, the fixed
/// pieces in place, the others on cells of their kind in rotations that these allow.
[[nodiscard]] bool isFullBoard(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                               std::span<const std::uint16_t> codes);

/// The same problem on an unframed board: any piece may be on any cell in any rotation, as we read
/// Niang 2010. A grey edge still matches nothing, so the same boards reach the full score.
[[nodiscard]] std::shared_ptr<const EdgeProblem> withoutFrame(const EdgeProblem& problem);

/// The problem rotated by a quarter clockwise, for methods that prefer short rows. Pieces keep
/// their numbers; if they keep their rotation, the puzzle's pieces themselves are rotated.
[[nodiscard]] std::shared_ptr<const EdgeProblem> turnedProblem(const EdgeProblem& problem);

/// Rotates a board of the rotated problem back.
/// @param puzzle the original one. Both boards have one Placement code per cell.
void turnBack(const Puzzle& puzzle, std::span<const std::uint16_t> turned,
              std::span<std::uint16_t> codes);

} // namespace tessera
