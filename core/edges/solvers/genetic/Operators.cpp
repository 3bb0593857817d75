// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/genetic/Operators.h"

#include "core/edges/moves/StartBoard.h"

#include <algorithm>
#include <numeric>

namespace tessera {

Selection::Selection(SelectionKind kind, double pressure, int contestants)
    : m_kind(kind), m_pressure(pressure), m_contestants(contestants) {}

void Selection::begin(std::span<const std::int64_t> fitness) {
    m_fitness = fitness;
    if (m_kind != SelectionKind::Roulette)
        return;
    m_sums.resize(fitness.size());
    std::partial_sum(fitness.begin(), fitness.end(), m_sums.begin());
}

std::size_t Selection::choose(Random& random) const {
    switch (m_kind) {
    case SelectionKind::Roulette:
        return byRoulette(random);
    case SelectionKind::LinearRanking:
        return byRank(random);
    case SelectionKind::Tournament:
        return byTournament(random);
    }
    return 0;
}

/// P(i) = f_i / Σf (4.4.1); even when all have fitness 0.
std::size_t Selection::byRoulette(Random& random) const {
    const std::int64_t sum = m_sums.back();
    if (sum == 0)
        return random.index(m_sums.size());
    const auto ball = static_cast<std::int64_t>(random.real() * static_cast<double>(sum));
    const auto found = std::ranges::upper_bound(m_sums, std::min(ball, sum - 1));
    return static_cast<std::size_t>(found - m_sums.begin());
}

/// P(i) = (2 − s)/μ + 2i(s − 1)/(μ(μ − 1)) for rank i from 0, the worst (4.4.2): with probability 2
/// − s anyone, else the better of two, who has rank i with probability i/(μ(μ − 1)/2).
std::size_t Selection::byRank(Random& random) const {
    const std::size_t first = random.index(m_fitness.size());
    if (m_fitness.size() < 2 || !random.chance(m_pressure - 1.0))
        return first;
    std::size_t second = random.index(m_fitness.size() - 1);
    second += second >= first ? 1 : 0;
    return ranksHigher(first, second) ? first : second;
}

/// Algorithm 6, with replacement.
std::size_t Selection::byTournament(Random& random) const {
    std::size_t best = random.index(m_fitness.size());
    for (int i = 1; i < m_contestants; ++i) {
        const std::size_t other = random.index(m_fitness.size());
        if (ranksHigher(other, best))
            best = other;
    }
    return best;
}

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

/// Steps 3 to 7 of Algorithm 7: what arrives, what is left over, where that leaves holes.
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

namespace {

constexpr int kSmallestSquare = 2; // 4.5.4

} // namespace

Mutation::Mutation(const CompiledPuzzle& pieces, const MovableCells& cells,
                   const MutationWeights& weights)
    : m_grid{pieces.size()}, m_cells(cells), m_regions(m_grid, cells) {
    std::partial_sum(weights.begin(), weights.end(), m_sums.begin());
}

std::optional<MutationKind> Mutation::draw(Random& random) const {
    if (m_sums.back() <= 0.0)
        return std::nullopt;
    const double ball = random.real() * m_sums.back();
    const auto found = std::ranges::upper_bound(m_sums, ball);
    // Rounding may put the ball on the very end.
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
        const auto square = m_regions.drawSquare(kSmallestSquare, kMaxSide, random);
        const int quarters = 1 + static_cast<int>(random.below(3));
        return square ? m_regions.rotate(board, *square, quarters) : std::span<const Change>();
    }
    const auto region = kind == MutationKind::InvertLine
                            ? m_regions.drawLine(random.chance(0.5), random)
                            : m_regions.drawRegion(1, kMaxSide, random);
    return region ? m_regions.invert(board, *region) : std::span<const Change>();
}

} // namespace tessera
