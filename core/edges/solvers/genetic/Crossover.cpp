// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/genetic/Crossover.h"

#include "core/edges/moves/StartBoard.h"

namespace tessera {

Crossover::Crossover(const CompiledPuzzle& pieces, const MovableCells& cells, CrossoverKind kind,
                     Refill refill)
    : m_cells(cells), m_kind(kind), m_refill(refill), m_grid{pieces.size()},
      m_kinds(m_grid.positions()), m_arriving(static_cast<std::size_t>(pieces.pieceCount())) {
    const auto cellCount = static_cast<std::size_t>(m_grid.size.cells());
    for (int cell = 0; cell < m_grid.size.cells(); ++cell)
        m_kinds[m_grid.position(cell)] = static_cast<std::uint8_t>(pieces.kindOfCell(cell));
    m_taken.reserve(cellCount);
    m_changes.reserve(2 * cellCount);
    m_holes.reserve(cellCount);
    for (std::size_t i = 0; i < kCellKinds; ++i) {
        m_leftOver[i].reserve(cellCount);
        m_leftOverPieces[i].reserve(cellCount);
    }
}

std::span<const Position> Crossover::drawCells(Random& random) {
    m_taken.clear();
    if (m_kind == CrossoverKind::RegionExchange)
        drawRegion(random);
    else
        drawTemplate(random);
    return m_taken;
}

void Crossover::drawRegion(Random& random) {
    const auto upTo = [&](int most) {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(most)));
    };
    const GridSize size = m_grid.size;
    const int width = 1 + upTo(size.width);
    const int height = 1 + upTo(size.height);
    const int left = upTo(size.width - width + 1);
    const int top = upTo(size.height - height + 1);
    for (int row = top; row < top + height; ++row) {
        for (int column = left; column < left + width; ++column)
            m_taken.push_back(m_grid.position(size.cell(column, row)));
    }
}

void Crossover::drawTemplate(Random& random) {
    std::uint64_t bits = 0;
    unsigned left = 0;
    // Each is written down and half of them again written over: quicker than asking first.
    m_taken.resize(m_cells.all().size());
    std::size_t count = 0;
    for (const Position position : m_cells.all()) {
        if (left == 0) {
            bits = random.bits();
            left = 64;
        }
        m_taken[count] = position;
        count += bits & 1U;
        bits >>= 1U;
        --left;
    }
    m_taken.resize(count);
}

void Crossover::takeOver(Chromosome& child, const Chromosome& donor,
                         std::span<const Position> taken, AreaCounter* counter, Random& random) {
    sortOut(child, donor, taken);
    if (m_refill == Refill::Listed) {
        fillInOrder(child.board());
        child.lay(m_changes, counter);
        return;
    }
    for (const Position hole : m_holes)
        m_changes.push_back({hole, Placement()});
    child.change(m_changes, counter, [&] {
        child.lay(m_changes, nullptr);
        fillWithBest(child, random);
    });
}

/// Steps 3 to 7 of Algorithm 7: what arrives, what is left over, and where that
/// leaves holes.
void Crossover::sortOut(const Chromosome& child, const Chromosome& donor,
                        std::span<const Position> taken) {
    ++m_call;
    m_changes.clear();
    m_holes.clear();
    for (auto& list : m_leftOver)
        list.clear();
    for (const Position position : taken)
        m_arriving[donor.at(position).piece()] = m_call;
    for (const Position position : taken) {
        const Placement arrives = donor.at(position);
        const Placement leaves = child.at(position);
        if (arrives == leaves)
            continue;
        m_changes.push_back({position, arrives});
        if (m_arriving[leaves.piece()] != m_call)
            m_leftOver[kindAt(position)].push_back(leaves);
        // A cell is not among the taken ones if what the donor has there does not arrive.
        const Position before = child.positionOf(arrives.piece());
        if (m_arriving[donor.at(before).piece()] != m_call)
            m_holes.push_back(before);
    }
}

void Crossover::fillInOrder(const ScoredBoard& board) {
    std::array<std::size_t, kCellKinds> next{};
    for (const Position hole : m_holes) {
        const std::size_t kind = kindAt(hole);
        m_changes.push_back({hole, board.allowedPlacement(m_leftOver[kind][next[kind]], hole)});
        ++next[kind];
    }
}

void Crossover::fillWithBest(Chromosome& child, Random& random) {
    for (std::size_t kind = 0; kind < kCellKinds; ++kind) {
        m_leftOverPieces[kind].clear();
        for (const Placement placement : m_leftOver[kind])
            m_leftOverPieces[kind].push_back(placement.piece());
    }
    for (const Position hole : m_holes) {
        auto& pieces = m_leftOverPieces[kindAt(hole)];
        const BestPiece best = bestPieceFor(child.board(), hole, pieces, random);
        const Change change{hole, best.placement};
        child.lay({&change, 1}, nullptr);
        pieces[best.index] = pieces.back();
        pieces.pop_back();
    }
}

} // namespace tessera
