// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/genetic/Repair.h"

#include <algorithm>
#include <array>

namespace tessera {

Repair::Repair(const CompiledPuzzle& pieces, const MovableCells& cells)
    : m_pieces(pieces), m_cells(cells), m_grid{pieces.size()}, m_areas(m_grid), m_framed(pieces),
      m_movable(m_grid.positions()) {
    for (const Position position : cells.all())
        m_movable[position] = 1;
    m_lifted.reserve(cells.all().size());
    m_bad.reserve(cells.all().size());
    for (auto& spare : m_spare)
        spare.reserve(cells.all().size());
}

bool Repair::isMisplaced(const ScoredBoard& board, Position position) const {
    const Placement here = board.at(position);
    if (m_pieces.kindOfPiece(here.piece()) != kindAt(position))
        return true;
    const unsigned allowed = m_pieces.allowedRotations(here.piece(), m_grid.cell(position));
    return ((allowed >> (4U * here.rotation())) & 1U) == 0;
}

bool Repair::hasMismatch(const ScoredBoard& board, Position position) const {
    return std::ranges::any_of(kSides, [&](Side side) {
        return m_grid.size.neighbour(m_grid.cell(position), side) &&
               !board.isMatched(position, side);
    });
}

Symptom Repair::symptomOf(const ScoredBoard& board) const {
    if (board.score() == m_grid.size.totalEdges())
        return Symptom::None;
    const auto misplaced = [&](Position position) { return isMisplaced(board, position); };
    if (std::ranges::any_of(m_cells.all(), misplaced))
        return Symptom::Border;
    return m_areas.badAreas(board) * kFewAreas <= m_areas.total() ? Symptom::Areas
                                                                  : Symptom::Deadlock;
}

void Repair::repair(ScoredBoard& board, Random& random) {
    switch (symptomOf(board)) {
    case Symptom::None:
        break;
    case Symptom::Border:
        repairBorder(board, random);
        break;
    case Symptom::Areas:
        repairAreas(board, random);
        break;
    case Symptom::Deadlock:
        repairDeadlock(board, random);
        break;
    }
}

void Repair::repairBorder(ScoredBoard& board, Random& random) {
    for (const Position position : m_cells.all()) {
        const bool border = kindAt(position) != CellKind::Inner;
        if (isMisplaced(board, position) || (border && hasMismatch(board, position)))
            m_lifted.push_back(position);
    }
    layAnew(board, random);
}

void Repair::repairAreas(ScoredBoard& board, Random& random) {
    m_bad.clear();
    for (const Position corner : m_areas.corners()) {
        if (AreaCounter::isBad(board, corner))
            m_bad.push_back(corner);
    }
    random.shuffle(std::span(m_bad));
    for (const Position corner : m_bad) {
        const Position below = corner + m_grid.stride();
        const std::array<Position, 4> cells{corner, corner + 1, below, below + 1};
        if (!AreaCounter::isBad(board, corner))
            continue;
        for (const Position position : cells) {
            if (m_movable[position] != 0)
                m_lifted.push_back(position);
        }
        layAnew(board, random);
    }
}

void Repair::repairDeadlock(ScoredBoard& board, Random& random) {
    for (const Position position : m_cells.all()) {
        if (hasMismatch(board, position) || isMisplaced(board, position))
            m_lifted.push_back(position);
    }
    layAnew(board, random);
}

/// Takes the pieces of m_lifted away and fills those cells again, as the frame wants it.
void Repair::layAnew(ScoredBoard& board, Random& random) {
    for (auto& pieces : m_spare)
        pieces.clear();
    m_framed.clear();
    for (int cell = 0; cell < m_grid.size.cells(); ++cell)
        m_framed.set(m_grid.position(cell), board.at(m_grid.position(cell)));
    for (const Position position : m_lifted) {
        const PieceIndex piece = board.at(position).piece();
        m_spare[static_cast<std::size_t>(m_pieces.kindOfPiece(piece))].push_back(piece);
        m_framed.set(position, Placement());
    }
    random.shuffle(std::span(m_lifted));
    for (const Position position : m_lifted) {
        auto& pieces = m_spare[static_cast<std::size_t>(kindAt(position))];
        const BestPiece best = bestPieceFor(m_framed, position, pieces, random);
        m_framed.set(position, best.placement);
        pieces[best.index] = pieces.back();
        pieces.pop_back();
    }
    for (const Position position : m_lifted)
        board.set(position, m_framed.at(position));
    m_lifted.clear();
}

bool DeadlockWatch::isDeadlocked(std::int64_t bestFitness) {
    if (bestFitness > m_best) {
        beginAnew();
        m_best = bestFitness;
        return false;
    }
    if (++m_generations < m_threshold)
        return false;
    m_generations = 0;
    if (m_tagged) {
        beginAnew();
        m_best = -1;
        return true;
    }
    m_tagged = true;
    m_threshold = std::max(1, static_cast<int>(m_threshold * (1.0 - m_lowering)));
    return false;
}

void DeadlockWatch::beginAnew() {
    m_generations = 0;
    m_tagged = false;
    m_threshold = m_fullThreshold;
}

} // namespace tessera
