// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/genetic/Operators.h"

#include <algorithm>
#include <numeric>

namespace tessera {

Crossover::Crossover(const CompiledPuzzle& pieces, const MovableCells& cells, CrossoverKind kind,
                     Refill refill)
    : m_cells(cells), m_kind(kind), m_refill(refill), m_grid{pieces.size()},
      m_kinds(m_grid.positions()), m_arriving(asIndex(pieces.pieceCount())) {
    const auto cellCount = asIndex(m_grid.size.cells());
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
    // Writes all and then overwrites half of them: faster than checking first.
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

/// Steps 3 to 7 of Algorithm 7: the tiles that arrive, those left over, and the holes.
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
        // A cell is not taken if the donor's tile there does not arrive.
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

Mutation::Mutation(const CompiledPuzzle& pieces, const MovableCells& cells,
                   const MutationWeights& weights)
    : m_grid{pieces.size()}, m_cells(cells), m_regions(m_grid, cells) {
    MutationWeights possible = weights;
    // If pieces keep their rotation, the other mutations are used more often.
    if (cells.rotatable().empty() && !cells.ofKind(CellKind::Inner).empty()) {
        possible[asIndex(MutationKind::Rotate)] = 0;
        possible[asIndex(MutationKind::RotateRegion)] = 0;
    }
    std::partial_sum(possible.begin(), possible.end(), m_sums.begin());
}

std::optional<MutationKind> Mutation::draw(Random& random) const {
    if (m_sums.back() <= 0.0)
        return std::nullopt;
    const double ball = random.real() * m_sums.back();
    const auto found = std::ranges::upper_bound(m_sums, ball);
    // Rounding may put the draw on the very end.
    const auto index = std::min<std::ptrdiff_t>(found - m_sums.begin(), kMutations - 1);
    return static_cast<MutationKind>(index);
}

std::span<const Change> Mutation::plan(MutationKind kind, const ScoredBoard& board,
                                       Random& random) {
    switch (kind) {
    case MutationKind::Rotate:
        return rotate(board, random);
    case MutationKind::Swap:
        return swap(board, 0, random);
    case MutationKind::SwapRotate:
        return swap(board, 1, random);
    case MutationKind::Scramble:
        return m_regions.scramble(board, m_grid.position(0), random);
    default:
        return onRegions(kind, board, random);
    }
}

std::span<const Change> Mutation::rotate(const ScoredBoard& board, Random& random) {
    if (m_cells.rotatable().empty())
        return {};
    const Position position = m_cells.drawRotatable(random);
    m_changes[0] = {position, board.allowedPlacement(board.at(position).turned(1), position)};
    return std::span(m_changes).first(1);
}

std::span<const Change> Mutation::swap(const ScoredBoard& board, int quarters, Random& random) {
    if (!m_cells.canSwap())
        return {};
    const auto [a, b] = m_cells.drawPair(random);
    m_changes[0] = {a, board.allowedPlacement(board.at(b).turned(quarters), a)};
    m_changes[1] = {b, board.allowedPlacement(board.at(a).turned(quarters), b)};
    return m_changes;
}

std::span<const Change> Mutation::onRegions(MutationKind kind, const ScoredBoard& board,
                                            Random& random) {
    if (kind == MutationKind::SwapRegion) {
        const auto halves = m_regions.drawHalves(random.chance(0.5), random);
        return halves ? m_regions.swap(board, halves->first, halves->second)
                      : std::span<const Change>();
    }
    if (kind == MutationKind::RotateRegion) {
        constexpr int smallest = 2; // 4.5.4
        const auto square = m_regions.drawSquare(smallest, kMaxSide, random);
        const int quarters = 1 + static_cast<int>(random.below(3));
        return square && !m_cells.rotatable().empty() ? m_regions.rotate(board, *square, quarters)
                                                      : std::span<const Change>();
    }
    const auto region = kind == MutationKind::InvertLine
                            ? m_regions.drawLine(random.chance(0.5), random)
                            : m_regions.drawRegion(1, kMaxSide, random);
    return region ? m_regions.invert(board, *region) : std::span<const Change>();
}

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
        return (m_pieces.countsRim() || !m_grid.size.onRim(m_grid.cell(position), side)) &&
               !board.isMatched(position, side);
    });
}

Symptom Repair::symptomOf(const ScoredBoard& board) const {
    if (board.score() == m_pieces.totalEdges())
        return Symptom::None;
    const auto misplaced = [&](Position position) { return isMisplaced(board, position); };
    if (std::ranges::any_of(m_cells.all(), misplaced))
        return Symptom::Border;
    return m_areas.badAreas(board) * kFewAreas <= m_areas.total() ? Symptom::Areas
                                                                  : Symptom::Deadlock;
}

void Repair::repair(ScoredBoard& board, RepairKind kind, Random& random) {
    const Symptom symptom = symptomOf(board);
    if (symptom == Symptom::Border)
        kind == RepairKind::Turn ? turnBorder(board, random) : repairBorder(board, random);
    else if (symptom == Symptom::Areas)
        repairAreas(board, random);
    else if (symptom == Symptom::Deadlock)
        repairDeadlock(board, random);
}

void Repair::repairBorder(ScoredBoard& board, Random& random) {
    for (const Position position : m_cells.all()) {
        const bool border = kindAt(position) != CellKind::Inner;
        if (isMisplaced(board, position) || (border && hasMismatch(board, position)))
            m_lifted.push_back(position);
    }
    layAnew(board, random);
}

void Repair::turnBorder(ScoredBoard& board, Random& random) {
    for (const Position position : m_cells.all()) {
        const Placement here = board.at(position);
        if (m_pieces.kindOfPiece(here.piece()) != kindAt(position))
            m_lifted.push_back(position);
        else
            board.set(position, m_framed.allowedPlacement(here, position));
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

/// Removes the pieces of m_lifted and refills those cells as the frame demands.
void Repair::layAnew(ScoredBoard& board, Random& random) {
    for (auto& pieces : m_spare)
        pieces.clear();
    m_framed.clear();
    for (int cell = 0; cell < m_grid.size.cells(); ++cell)
        m_framed.set(m_grid.position(cell), board.at(m_grid.position(cell)));
    for (const Position position : m_lifted) {
        const PieceIndex piece = board.at(position).piece();
        m_spare[asIndex(m_pieces.kindOfPiece(piece))].push_back(piece);
        m_framed.set(position, Placement());
    }
    random.shuffle(std::span(m_lifted));
    for (const Position position : m_lifted) {
        auto& pieces = m_spare[asIndex(kindAt(position))];
        const BestPiece best = bestPieceFor(m_framed, position, pieces, random);
        m_framed.set(position, best.placement);
        pieces[best.index] = pieces.back();
        pieces.pop_back();
    }
    for (const Position position : m_lifted)
        board.set(position, m_framed.at(position));
    m_lifted.clear();
}

DeadlockWatch::Step DeadlockWatch::next(std::int64_t bestFitness, bool anyTagged) {
    if (bestFitness > m_best) {
        m_best = bestFitness;
        m_generations = 0;
        m_threshold = m_fullThreshold;
        return Step::Untag;
    }
    if (++m_generations < m_threshold)
        return Step::Wait;
    m_generations = 0;
    if (anyTagged) {
        m_threshold = m_fullThreshold;
        m_best = -1;
        return Step::Repair;
    }
    m_threshold = std::max(1, static_cast<int>(m_threshold * (1.0 - m_lowering)));
    return Step::Tag;
}

} // namespace tessera
