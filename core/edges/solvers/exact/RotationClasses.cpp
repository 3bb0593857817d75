// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/RotationClasses.h"

#include <algorithm>

namespace tessera {

namespace {

/// Cells that become each other when the board is turned, in the order of filling.
using Orbit = std::vector<int>;

std::vector<Orbit> orbitsOf(CellKind kind, const CompiledPuzzle& pieces,
                            std::span<const int> order) {
    const GridSize size = pieces.size();
    const int step = size.width == size.height ? 1 : 2;
    std::vector<std::size_t> rank(order.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        rank[static_cast<std::size_t>(order[i])] = i;
    const auto rankOf = [&](int cell) { return rank[static_cast<std::size_t>(cell)]; };
    std::vector<bool> seen(order.size());
    std::vector<Orbit> orbits;
    for (const int first : order) {
        if (seen[static_cast<std::size_t>(first)] || pieces.kindOfCell(first) != kind)
            continue;
        Orbit orbit;
        for (int quarters = 0; quarters < 4; quarters += step) {
            const int cell = turnedSource(size, first, quarters);
            if (!seen[static_cast<std::size_t>(cell)])
                orbit.push_back(cell);
            seen[static_cast<std::size_t>(cell)] = true;
        }
        std::ranges::sort(orbit, {}, rankOf);
        orbits.push_back(std::move(orbit));
    }
    return orbits;
}

/// Whether the piece is the only one of its look and can serve in those orbits:
/// a cell that every turn leaves in place needs one that looks different when
/// turned by half.
bool canAnchor(PieceIndex piece, const std::vector<Orbit>& orbits, const CompiledPuzzle& pieces) {
    for (int other = 0; other < pieces.pieceCount(); ++other) {
        if (other != piece &&
            pieces.firstCopy(static_cast<PieceIndex>(other)) == pieces.firstCopy(piece))
            return false;
    }
    const bool hasCentre =
        std::ranges::any_of(orbits, [](const Orbit& o) { return o.size() == 1; });
    return !hasCentre || pieces.edges(Placement(piece, 0)) != pieces.edges(Placement(piece, 2));
}

/// The pieces that can be kept to some cells: corner pieces where there are some.
std::vector<PieceIndex> choicesOf(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                                  std::span<const int> order) {
    std::vector<PieceIndex> choices;
    if (std::ranges::any_of(order, [&](int cell) { return problem.isFixed(cell); }))
        return choices;
    const CellKind kind = pieces.kindOfCell(0);
    const std::vector<Orbit> orbits = orbitsOf(kind, pieces, order);
    for (int i = 0; i < pieces.pieceCount(); ++i) {
        const auto piece = static_cast<PieceIndex>(i);
        if (pieces.kindOfPiece(piece) == kind && canAnchor(piece, orbits, pieces))
            choices.push_back(piece);
    }
    return choices;
}

} // namespace

std::optional<TurnAnchor> turnAnchor(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                                     std::span<const int> order, int choice) {
    const std::vector<PieceIndex> choices = choicesOf(problem, pieces, order);
    if (choices.empty())
        return std::nullopt;
    const GridSize size = pieces.size();
    const std::vector<Orbit> orbits = orbitsOf(pieces.kindOfCell(0), pieces, order);
    TurnAnchor anchor;
    anchor.piece = choices[std::min(static_cast<std::size_t>(choice), choices.size() - 1)];
    anchor.forms = size.width == size.height ? 4 : 2;
    anchor.turns.assign(order.size(), 0);
    const auto turnsAt = [&](int cell) -> std::uint8_t& {
        return anchor.turns[static_cast<std::size_t>(cell)];
    };
    for (const Orbit& orbit : orbits) {
        // Late, so that no time is lost on boards where its last cell has passed.
        turnsAt(orbit.back()) = TurnAnchor::kAnyTurn;
        if (orbit.size() == 1)
            turnsAt(orbit.back()) = anchor.forms == 4 ? 0b0001 : 0b0011;
    }
    if (orbits.size() == 1 && orbits.front().size() > 1) {
        // One of a few cells: it may as well be the first.
        std::swap(turnsAt(orbits.front().front()), turnsAt(orbits.front().back()));
        anchor.only = orbits.front().front();
    }
    return anchor;
}

int anchorChoices(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                  std::span<const int> order) {
    return static_cast<int>(choicesOf(problem, pieces, order).size());
}

} // namespace tessera
