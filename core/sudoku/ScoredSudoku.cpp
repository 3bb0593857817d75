// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/ScoredSudoku.h"

#include <algorithm>

namespace tessera {

ScoredSudoku::ScoredSudoku(const SudokuGrid& fixed)
    : m_side(fixed.side()), m_digits(fixed.digits()), m_counts(2 * kLine * asIndex(fixed.side())) {
    for (int cell = 0; cell < fixed.cells(); ++cell) {
        const auto row = asIndex(fixed.row(cell));
        const auto column = asIndex(m_side + fixed.column(cell));
        m_places.push_back(
            {static_cast<std::uint16_t>(row * kLine), static_cast<std::uint16_t>(column * kLine)});
        m_fixed.push_back(fixed.isOpen(cell) ? 0 : 1);
    }
    for (int block = 0; block < m_side; ++block) {
        m_movableBegin.push_back(m_movable.size());
        for (int cell = 0; cell < fixed.cells(); ++cell) {
            if (fixed.block(cell) != block)
                continue;
            m_blockCells.push_back(static_cast<std::uint16_t>(cell));
            if (fixed.isOpen(cell))
                m_movable.push_back(static_cast<std::uint16_t>(cell));
        }
    }
    m_movableBegin.push_back(m_movable.size());
}

void ScoredSudoku::fill(const SudokuGrid& start, Random& random) {
    for (int block = 0; block < m_side; ++block) {
        DigitSet left = start.allDigits();
        for (const std::uint16_t cell : blockCells(block)) {
            if (isFixed(cell))
                left &= ~digitBit(at(cell));
        }
        std::vector<std::uint16_t> open;
        for (const std::uint16_t cell : movable(block)) {
            const Digit digit = start.at(cell);
            if (digit != 0 && (left & digitBit(digit)) != 0) {
                m_digits[cell] = digit;
                left &= ~digitBit(digit);
            } else {
                open.push_back(cell);
            }
        }
        random.shuffle(std::span(open));
        for (const std::uint16_t cell : open) {
            m_digits[cell] = lowestDigit(left);
            left &= left - 1U;
        }
    }
    recount();
}

void ScoredSudoku::recount() {
    std::ranges::fill(m_counts, std::uint8_t{0});
    for (std::size_t cell = 0; cell < m_digits.size(); ++cell) {
        ++m_counts[m_places[cell].row + std::size_t{m_digits[cell]}];
        ++m_counts[m_places[cell].column + std::size_t{m_digits[cell]}];
    }
    m_missing = 0;
    for (std::size_t line = 0; line < 2 * asIndex(m_side); ++line) {
        for (std::size_t digit = 1; digit <= asIndex(m_side); ++digit)
            m_missing += m_counts[line * kLine + digit] == 0 ? 1 : 0;
    }
}

void ScoredSudoku::swap(int a, int b, int delta) {
    const Place cellA = m_places[asIndex(a)];
    const Place cellB = m_places[asIndex(b)];
    Digit& digitA = m_digits[asIndex(a)];
    Digit& digitB = m_digits[asIndex(b)];
    for (const std::uint16_t line : {cellA.row, cellA.column}) {
        --m_counts[line + std::size_t{digitA}];
        ++m_counts[line + std::size_t{digitB}];
    }
    for (const std::uint16_t line : {cellB.row, cellB.column}) {
        --m_counts[line + std::size_t{digitB}];
        ++m_counts[line + std::size_t{digitA}];
    }
    std::swap(digitA, digitB);
    m_missing += delta;
}

void ScoredSudoku::takeBlock(const ScoredSudoku& other, int block) {
    const auto change = [this](std::uint16_t line, Digit from, Digit to) {
        m_missing += --m_counts[line + std::size_t{from}] == 0 ? 1 : 0;
        m_missing -= m_counts[line + std::size_t{to}]++ == 0 ? 1 : 0;
    };
    for (const std::uint16_t cell : movable(block)) {
        const Digit from = m_digits[cell];
        const Digit to = other.m_digits[cell];
        if (from == to)
            continue;
        change(m_places[cell].row, from, to);
        change(m_places[cell].column, from, to);
        m_digits[cell] = to;
    }
}

void publishIfBest(const ScoredSudoku& grid, Solution& buffer, SearchContext& context) {
    if (context.hasBest() && grid.score() <= context.best())
        return;
    grid.copyTo(buffer);
    static_cast<void>(context.improved(grid.score(), buffer));
}

namespace {

/// Evaluates moves with a common start, each one exchange longer than the one before.
class Chain {
public:
    Chain(ScoredSudoku& grid, BestBlockMove& best, std::uint64_t& evaluations)
        : m_grid(grid), m_best(best), m_evaluations(evaluations) {}

    /// Makes one more exchange, which completes a move.
    void extend(std::uint16_t a, std::uint16_t b, const BlockMove& move) {
        pass(a, b);
        ++m_evaluations;
        if (m_delta < m_best.delta)
            m_best = {m_delta, move};
    }
    /// Makes one more exchange, whose move another chain evaluates.
    void pass(std::uint16_t a, std::uint16_t b) {
        const int delta = m_grid.swapDelta(a, b);
        m_grid.swap(a, b, delta);
        m_delta += delta;
        m_done[m_length++] = {a, b};
    }
    /// Undoes all exchanges.
    void undo() {
        while (m_length > 0) {
            const auto [a, b] = m_done[--m_length];
            m_grid.swap(a, b, 0);
        }
        m_grid.addMissing(-m_delta);
        m_delta = 0;
    }

private:
    ScoredSudoku& m_grid;
    BestBlockMove& m_best;
    std::uint64_t& m_evaluations;
    std::array<std::pair<std::uint16_t, std::uint16_t>, 32> m_done;
    std::size_t m_length = 0;
    int m_delta = 0;
};

BlockMove moveOf(BlockNeighbourhood neighbourhood, int block, int first, int second) {
    return {neighbourhood, static_cast<std::uint8_t>(block), static_cast<std::uint8_t>(first),
            static_cast<std::uint8_t>(second)};
}

void evaluateSwaps(const ScoredSudoku& grid, int block, BestBlockMove& best,
                   std::uint64_t& evaluations) {
    const auto cells = grid.movable(block);
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
        for (std::size_t j = i + 1; j < cells.size(); ++j) {
            const int delta = grid.swapDelta(cells[i], cells[j]);
            if (delta < best.delta) {
                best = {delta, moveOf(BlockNeighbourhood::Swap, block, static_cast<int>(i),
                                      static_cast<int>(j))};
            }
        }
    }
    evaluations += cells.size() * (cells.size() - 1) / 2;
}

void evaluateInsertions(ScoredSudoku& grid, int block, Chain& chain) {
    const auto cells = grid.movable(block);
    const int count = static_cast<int>(cells.size());
    const auto cell = [&](int place) { return cells[asIndex(place)]; };
    for (int from = 0; from < count; ++from) {
        for (int to = from + 1; to < count; ++to)
            chain.extend(cell(to - 1), cell(to),
                         moveOf(BlockNeighbourhood::Insertion, block, from, to));
        chain.undo();
        // Moving one place back equals moving its neighbour one place forth.
        if (from < 2)
            continue;
        chain.pass(cell(from), cell(from - 1));
        for (int to = from - 2; to >= 0; --to)
            chain.extend(cell(to + 1), cell(to),
                         moveOf(BlockNeighbourhood::Insertion, block, from, to));
        chain.undo();
    }
}

void evaluateInversions(ScoredSudoku& grid, int block, Chain& chain) {
    const auto cells = grid.movable(block);
    const int count = static_cast<int>(cells.size());
    // Around each cell and each gap between two cells.
    for (int center = 1; center < 2 * count - 2; ++center) {
        int left = (center - 1) / 2;
        for (int right = center - left; left >= 0 && right < count; --left, ++right) {
            chain.extend(cells[asIndex(left)], cells[asIndex(right)],
                         moveOf(BlockNeighbourhood::Inversion, block, left, right));
        }
        chain.undo();
    }
}

/// The largest radius of exchanges around a centre.
int largestRadius(const ScoredSudoku& grid, int block, int center) {
    const auto cells = grid.blockCells(block);
    const int most = std::min(center, grid.side() - 1 - center);
    int radius = 0;
    while (radius < most && !grid.isFixed(cells[asIndex(center - radius - 1)]) &&
           !grid.isFixed(cells[asIndex(center + radius + 1)]))
        ++radius;
    return radius;
}

void evaluateCenterExchanges(ScoredSudoku& grid, int block, Chain& chain) {
    const auto cells = grid.blockCells(block);
    for (int center = 1; center + 1 < grid.side(); ++center) {
        const int most = largestRadius(grid, block, center);
        for (int radius = 1; radius <= most; ++radius) {
            chain.extend(cells[asIndex(center - radius)], cells[asIndex(center + radius)],
                         moveOf(BlockNeighbourhood::CenterExchange, block, center, radius));
        }
        chain.undo();
    }
}

} // namespace

BestBlockMove bestMove(ScoredSudoku& grid, BlockNeighbourhood neighbourhood, int block,
                       std::uint64_t& evaluations) {
    BestBlockMove best;
    Chain chain(grid, best, evaluations);
    switch (neighbourhood) {
    case BlockNeighbourhood::Swap:
        if (!grid.movable(block).empty())
            evaluateSwaps(grid, block, best, evaluations);
        break;
    case BlockNeighbourhood::Insertion:
        evaluateInsertions(grid, block, chain);
        break;
    case BlockNeighbourhood::Inversion:
        evaluateInversions(grid, block, chain);
        break;
    case BlockNeighbourhood::CenterExchange:
        evaluateCenterExchanges(grid, block, chain);
        break;
    }
    return best;
}

std::vector<BlockMove> movesIn(const ScoredSudoku& grid, BlockNeighbourhood neighbourhood) {
    std::vector<BlockMove> moves;
    for (int block = 0; block < grid.side(); ++block) {
        const auto add = [&](int first, int second) {
            moves.push_back(moveOf(neighbourhood, block, first, second));
        };
        if (neighbourhood == BlockNeighbourhood::CenterExchange) {
            for (int center = 1; center + 1 < grid.side(); ++center) {
                for (int radius = 1; radius <= largestRadius(grid, block, center); ++radius)
                    add(center, radius);
            }
            continue;
        }
        const auto count = static_cast<int>(grid.movable(block).size());
        for (int first = 0; first < count; ++first) {
            for (int second = first + 1; second < count; ++second)
                add(first, second);
            if (neighbourhood == BlockNeighbourhood::Insertion) {
                for (int second = first - 2; second >= 0; --second)
                    add(first, second);
            }
        }
    }
    return moves;
}

void make(ScoredSudoku& grid, const BlockMove& move) {
    const auto cells = move.neighbourhood == BlockNeighbourhood::CenterExchange
                           ? grid.blockCells(move.block)
                           : grid.movable(move.block);
    const int first = move.first;
    const int second = move.second;
    const auto exchange = [&](int a, int b) { grid.swap(cells[asIndex(a)], cells[asIndex(b)]); };
    switch (move.neighbourhood) {
    case BlockNeighbourhood::Swap:
        exchange(first, second);
        break;
    case BlockNeighbourhood::Insertion:
        for (int place = first; place < second; ++place)
            exchange(place, place + 1);
        for (int place = first; place > second; --place)
            exchange(place, place - 1);
        break;
    case BlockNeighbourhood::Inversion:
        for (int left = first, right = second; left < right; ++left, --right)
            exchange(left, right);
        break;
    case BlockNeighbourhood::CenterExchange:
        for (int distance = 1; distance <= second; ++distance)
            exchange(first - distance, first + distance);
        break;
    }
}

SudokuWalk::SudokuWalk(ScoredSudoku& grid) : m_grid(grid) {
    for (int block = 0; block < grid.side(); ++block) {
        const auto cells = grid.movable(block);
        if (cells.size() < 2)
            continue;
        const auto begin = static_cast<std::uint16_t>(m_cells.size());
        const auto count = static_cast<std::uint16_t>(cells.size());
        for (std::uint16_t place = 0; place < count; ++place)
            m_cells.push_back({cells[place], place, begin, count});
    }
}

std::uint64_t SudokuWalk::walkUntilAbove(int best, std::uint64_t moves, Random& shared) {
    const auto tryMove = [this](std::uint64_t bits, Random& random) {
        const auto [a, b] = drawPair(random);
        const int delta = m_grid.swapDelta(a, b);
        if (!m_rule.accepts(-delta, bits >> 32U))
            return false;
        m_grid.swap(a, b, delta);
        ++m_accepted;
        return true;
    };
    return walkAtRandom(moves, shared, tryMove, [&] { return m_grid.score() > best; });
}

/// With the same random numbers, without changing the grid.
SearchStep SudokuWalk::foresee(Random random) const {
    const std::uint64_t bits = random.bits();
    const auto [a, b] = drawPair(random);
    const int gain = -m_grid.swapDelta(a, b);
    return m_rule.judged({asIndex(a), asIndex(b)}, gain, m_rule.accepts(gain, bits >> 32U));
}

} // namespace tessera
