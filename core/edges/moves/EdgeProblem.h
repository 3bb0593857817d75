// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"
#include "core/search/Solver.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tessera {

/// An edge-matching puzzle as solvers are given it.
class EdgeProblem final : public Problem {
public:
    static constexpr std::string_view kKind = "edge-matching";

    /// @param locked the cells of @p start that must not change, besides the puzzle's hints; empty
    /// for none. Hints are laid on the start board first.
    /// @throws UserError if the puzzle has not as many pieces as cells, if a framed puzzle has not
    /// the border pieces that its size needs, or if hints and locked pieces contradict each other.
    EdgeProblem(Puzzle puzzle, Board start, const std::vector<bool>& locked, StartKind startKind);

    [[nodiscard]] std::string_view kind() const override { return kKind; }
    [[nodiscard]] int total() const override { return m_puzzle.totalEdges(); }

    /// Where the rim may show any one colour, this asks for the commonest, so that moves can be
    /// scored: only tree search looks at given().
    [[nodiscard]] const Puzzle& puzzle() const { return m_puzzle; }
    /// The puzzle as it is.
    [[nodiscard]] const Puzzle& given() const { return m_given; }
    /// A board's score as given() says, by that for puzzle(): more where its rim shows another
    /// colour than the commonest.
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

/// The problem as an edge-matching puzzle. @throws UserError if it is none.
[[nodiscard]] std::shared_ptr<const EdgeProblem>
asEdgeProblem(const std::shared_ptr<const Problem>& problem);

/// The same problem on an unframed board: any tile may lie anywhere in any rotation, as we read
/// Niang 2010. A grey edge still matches nothing, so that the full score is reached by the same
/// boards.
[[nodiscard]] std::shared_ptr<const EdgeProblem> withoutFrame(const EdgeProblem& problem);

/// Turned a quarter clockwise, for methods that like short rows. Pieces keep their numbers; where
/// they keep their rotation, the puzzle's pieces are turned themselves.
[[nodiscard]] std::shared_ptr<const EdgeProblem> turnedProblem(const EdgeProblem& problem);

/// Turns a board of the turned problem back.
/// @param puzzle as it was. Both boards have one Placement code a cell.
void turnBack(const Puzzle& puzzle, std::span<const std::uint16_t> turned,
              std::span<std::uint16_t> codes);

} // namespace tessera
