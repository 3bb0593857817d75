// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/TurnedProblem.h"

namespace tessera {

namespace {

/// Where a cell of a board of that size comes to lie.
int turnedCell(GridSize size, int cell) {
    const GridSize turned{size.height, size.width};
    return turned.cell(size.height - 1 - size.row(cell), size.column(cell));
}

} // namespace

std::shared_ptr<const EdgeProblem> turnedProblem(const EdgeProblem& problem) {
    const Puzzle& puzzle = problem.puzzle();
    const GridSize size = puzzle.size();
    std::vector<Hint> hints;
    for (const Hint& hint : puzzle.hints())
        hints.push_back({turnedCell(size, hint.cell), hint.placement.turned(1)});
    Puzzle turned({size.height, size.width}, puzzle.rules(),
                  {puzzle.pieces().begin(), puzzle.pieces().end()}, std::move(hints));
    Board start(turned.size(), turned.pieceCount());
    std::vector<bool> locked(static_cast<std::size_t>(size.cells()));
    for (int cell = 0; cell < size.cells(); ++cell) {
        const int there = turnedCell(size, cell);
        start.place(there, problem.start().at(cell).turned(1));
        locked[static_cast<std::size_t>(there)] = problem.isFixed(cell);
    }
    return std::make_shared<EdgeProblem>(std::move(turned), std::move(start), locked,
                                         problem.startKind());
}

void turnBack(GridSize size, std::span<const std::uint16_t> turned,
              std::span<std::uint16_t> codes) {
    for (int cell = 0; cell < size.cells(); ++cell) {
        const auto there = static_cast<std::size_t>(turnedCell(size, cell));
        codes[static_cast<std::size_t>(cell)] =
            Placement::fromCode(turned[there]).turned(-1).code();
    }
}

} // namespace tessera
