// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/search/SearchContext.h"
#include "core/search/Solver.h"

#include <memory>
#include <vector>

namespace tessera {

/// The base of methods that improve one full board step by step.
class TrajectorySolver : public Solver {
public:
    /// @throws UserError if the problem is not an edge-matching puzzle.
    explicit TrajectorySolver(const std::shared_ptr<const Problem>& problem);

    /// Publishes the start board, lets the method search(), and then ends it.
    void run(SearchContext& context) final;

protected:
    /// The method itself, from a start board that has a move. It returns when the context says
    /// stop.
    virtual void search(SearchContext& context) = 0;
    /// Adds the method's gauges to a report.
    virtual void addGauges(std::vector<Gauge>& gauges) const = 0;
    void restart(SearchContext& context, StartKind kind);
    void restart(SearchContext& context) { restart(context, m_problem->startKind()); }
    [[nodiscard]] std::size_t cellOf(Position position) const {
        return asIndex(m_board.grid().cell(position));
    }
    /// Offers the current board as the best so far.
    void publishIfBest(SearchContext& context);

    [[nodiscard]] const EdgeProblem& problem() const { return *m_problem; }
    [[nodiscard]] const MovableCells& cells() const { return m_cells; }
    [[nodiscard]] ScoredBoard& board() { return m_board; }
    [[nodiscard]] const ScoredBoard& board() const { return m_board; }

private:
    void layStart(SearchContext& context, StartKind kind);
    void report(SearchReport& report) const;

    std::shared_ptr<const EdgeProblem> m_problem;
    CompiledPuzzle m_pieces;
    MovableCells m_cells;
    ScoredBoard m_board;
    std::vector<std::uint16_t> m_codes;
};

} // namespace tessera
