// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/LargeMoves.h"

#include <bit>

namespace tessera {

namespace {

/// Random bits below the i-th number mean a Poisson number with λ = 1 of at most i.
constexpr std::array kPoisson = [] {
    constexpr double inverseE = 0.36787944117144233;
    std::array<std::uint64_t, 16> bounds{}; // of more, the sum would be rounded to 1
    double chance = inverseE;
    double sum = 0;
    for (std::size_t i = 0; i < bounds.size(); ++i) {
        sum += chance;
        chance /= static_cast<double>(i + 1);
        bounds[i] = static_cast<std::uint64_t>(sum * 0x1p64);
    }
    return bounds;
}();

constexpr int kTries = 20;

int between(int low, int high, Random& random) {
    return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}

CellBlock including(const CellBlock& region, int column, int row) {
    CellBlock larger;
    larger.column = std::min(region.column, column);
    larger.row = std::min(region.row, row);
    larger.width = std::max(region.column + region.width, column + 1) - larger.column;
    larger.height = std::max(region.row + region.height, row + 1) - larger.row;
    return larger;
}

} // namespace

unsigned mutationCount(MutationCount kind, std::uint64_t bits, unsigned most) {
    switch (kind) {
    case MutationCount::Coins:
        return static_cast<unsigned>(std::countr_zero(bits | (1ULL << 63U))) + 1U;
    case MutationCount::Poisson:
        return static_cast<unsigned>(std::ranges::upper_bound(kPoisson, bits) - kPoisson.begin()) +
               1U;
    case MutationCount::Uniform:
        return static_cast<unsigned>(((bits >> 32U) * most) >> 32U) + 1U;
    }
    return 1;
}

int CompoundMove::deltaOf(const Part& part, const ScoredBoard& board) {
    if (part.kind == Kind::Rotation)
        return board.setDelta(part.a, board.otherRotation(part.a, part.draw));
    if (part.kind == Kind::SwapBest)
        return board.swapDelta(part.a, part.b);
    return board.planPlainSwap(part.a, part.b).delta;
}

void CompoundMove::makePart(const Part& part, ScoredBoard& board) {
    if (part.kind == Kind::Rotation)
        board.set(part.a, board.otherRotation(part.a, part.draw));
    else if (part.kind == Kind::SwapBest)
        board.make(board.planSwap(part.a, part.b, 0));
    else
        board.make(board.planPlainSwap(part.a, part.b));
}

/// Whether positions of different parts coincide or touch; a swap's delta accounts for its own two.
bool CompoundMove::interacts(const PaddedGrid& grid) const {
    std::size_t begin = 0;
    for (std::size_t part = 0; part < m_size; ++part) {
        const std::size_t end = begin + (m_parts[part].kind == Kind::Rotation ? 1 : 2);
        for (std::size_t i = begin; i < end; ++i) {
            for (std::size_t j = 0; j < begin; ++j) {
                if (m_positions[i] == m_positions[j] ||
                    grid.adjacent(m_positions[i], m_positions[j]))
                    return true;
            }
        }
        begin = end;
    }
    return false;
}

int CompoundMove::evaluate(ScoredBoard& board) const {
    if (m_size == 1)
        return deltaOf(m_parts[0], board);
    if (interacts(board.grid()))
        return evaluateByMaking(board);
    int delta = 0;
    for (std::size_t i = 0; i < m_size; ++i)
        delta += deltaOf(m_parts[i], board);
    return delta;
}

int CompoundMove::evaluateByMaking(ScoredBoard& board) const {
    const int before = board.score();
    std::array<Placement, 2 * kMost> placements{};
    for (std::size_t i = 0; i < m_touched; ++i)
        placements[i] = board.at(m_positions[i]);
    make(board);
    const int delta = board.score() - before;
    for (std::size_t i = 0; i < m_touched; ++i)
        board.set(m_positions[i], placements[i]);
    return delta;
}

void CompoundMove::make(ScoredBoard& board) const {
    for (std::size_t i = 0; i < m_size; ++i)
        makePart(m_parts[i], board);
}

RegionMoves::RegionMoves(const PaddedGrid& grid, const MovableCells& cells)
    : m_grid(grid), m_cells(cells), m_free(grid.positions(), 0) {
    for (const Position position : cells.ofKind(CellKind::Inner)) {
        m_free[position] = 1;
        const int cell = grid.cell(position);
        const int column = grid.size.column(cell);
        const int row = grid.size.row(cell);
        m_bounds = including(m_bounds.value_or(CellBlock{column, row, 1, 1}), column, row);
    }
    m_changes.reserve(cells.all().size());
}

CellBlock RegionMoves::drawWithin(const CellBlock& bounds, int width, int height,
                                  Random& random) const {
    return {bounds.column + between(0, bounds.width - width, random),
            bounds.row + between(0, bounds.height - height, random), width, height};
}

std::optional<CellBlock> RegionMoves::drawRegion(int least, int most, Random& random) const {
    if (!m_bounds || least > std::min(m_bounds->width, m_bounds->height))
        return std::nullopt;
    for (int i = 0; i < kTries; ++i) {
        const int width = between(least, std::min(most, m_bounds->width), random);
        const int height = between(least, std::min(most, m_bounds->height), random);
        const CellBlock region = drawWithin(*m_bounds, width, height, random);
        if (isFree(region))
            return region;
    }
    return std::nullopt;
}

std::optional<CellBlock> RegionMoves::drawSquare(int least, int most, Random& random) const {
    const int widest = m_bounds ? std::min({most, m_bounds->width, m_bounds->height}) : 0;
    if (widest < least)
        return std::nullopt;
    const int side = between(least, widest, random);
    return drawRegion(side, side, random);
}

std::optional<CellBlock> RegionMoves::drawLine(bool row, Random& random) const {
    for (int i = 0; m_bounds && i < kTries; ++i) {
        const CellBlock line =
            drawWithin(*m_bounds, row ? m_bounds->width : 1, row ? 1 : m_bounds->height, random);
        if (isFree(line))
            return line;
    }
    return std::nullopt;
}

std::optional<std::pair<CellBlock, CellBlock>> RegionMoves::drawHalves(bool across,
                                                                       Random& random) const {
    if (!m_bounds || (across ? m_bounds->height : m_bounds->width) < 2)
        return std::nullopt;
    CellBlock first = *m_bounds;
    (across ? first.height : first.width) /= 2;
    CellBlock second = first;
    second.column = m_bounds->column + m_bounds->width - first.width;
    second.row = m_bounds->row + m_bounds->height - first.height;
    for (int i = 0; i < kTries; ++i) {
        const int width = between(1, first.width, random);
        const int height = between(1, first.height, random);
        const std::pair<CellBlock, CellBlock> drawn{drawWithin(first, width, height, random),
                                                    drawWithin(second, width, height, random)};
        if (isFree(drawn.first) && isFree(drawn.second))
            return drawn;
    }
    return std::nullopt;
}

bool RegionMoves::isFree(const CellBlock& region) const {
    const GridSize size = m_grid.size;
    if (region.column < 0 || region.row < 0 || region.column + region.width > size.width ||
        region.row + region.height > size.height)
        return false;
    for (int row = 0; row < region.height; ++row) {
        for (int column = 0; column < region.width; ++column) {
            if (m_free[positionIn(region, column, row)] == 0)
                return false;
        }
    }
    return true;
}

std::span<const Change> RegionMoves::rotate(const ScoredBoard& board, const CellBlock& square,
                                            int quarters) {
    m_changes.clear();
    const GridSize size{square.width, square.height};
    const auto at = [&](int cell) { return positionIn(square, size.column(cell), size.row(cell)); };
    for (int cell = 0; cell < size.cells(); ++cell)
        add(at(size.turnedCell(cell, quarters)), board.at(at(cell)).turned(quarters));
    return m_changes;
}

std::span<const Change> RegionMoves::swap(const ScoredBoard& board, const CellBlock& first,
                                          const CellBlock& second) {
    m_changes.clear();
    for (int row = 0; row < first.height; ++row) {
        for (int column = 0; column < first.width; ++column) {
            const Position a = positionIn(first, column, row);
            const Position b = positionIn(second, column, row);
            add(a, board.at(b));
            add(b, board.at(a));
        }
    }
    return m_changes;
}

std::span<const Change> RegionMoves::invert(const ScoredBoard& board, const CellBlock& region) {
    m_changes.clear();
    for (int row = 0; row < region.height; ++row) {
        for (int column = 0; column < region.width; ++column) {
            add(positionIn(region, column, row),
                board.at(positionIn(region, region.width - 1 - column, region.height - 1 - row)));
        }
    }
    return m_changes;
}

std::span<const Change> RegionMoves::scramble(const ScoredBoard& board, Position kept,
                                              Random& random) {
    m_changes.clear();
    for (std::size_t kind = 0; kind < kCellKinds; ++kind) {
        const std::size_t first = m_changes.size();
        for (const Position position : m_cells.ofKind(static_cast<CellKind>(kind))) {
            if (position != kept)
                add(position, board.at(position));
        }
        for (std::size_t i = m_changes.size() - first; i > 1; --i)
            std::swap(m_changes[first + i - 1].placement,
                      m_changes[first + random.index(i)].placement);
    }
    for (Change& change : m_changes) {
        change.placement = board.allowedPlacement(
            change.placement.turned(static_cast<int>(random.below(4))), change.position);
    }
    return m_changes;
}

} // namespace tessera
