// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/SudokuExact.h"

namespace tessera {

SudokuCandidates::SudokuCandidates(int order)
    : m_order(order), m_units(&SudokuUnits::of(order)),
      m_sets(asIndex(SudokuGrid(order).cells()), SudokuGrid(order).allDigits()),
      m_isPlaced(m_sets.size()) {}

bool SudokuCandidates::load(const SudokuGrid& grid) {
    bool well = true;
    for (int cell = 0; cell < grid.cells(); ++cell) {
        const Digit digit = grid.at(cell);
        if (digit == 0)
            continue;
        well = (at(cell) & digitBit(digit)) != 0 && well;
        well = place(cell, digit) && well;
    }
    return well;
}

bool SudokuCandidates::place(int cell, Digit digit) {
    const auto index = asIndex(cell);
    const DigitSet bit = digitBit(digit);
    m_sets[index] = bit;
    m_placed += m_isPlaced[index] == 0 ? 1 : 0;
    m_isPlaced[index] = 1;
    DigitSet emptied = 1;
    for (const std::uint16_t peer : m_units->peers(cell))
        emptied &= static_cast<DigitSet>((m_sets[peer] &= ~bit) != 0);
    return emptied != 0;
}

bool SudokuCandidates::fillNakedSingles() {
    for (bool found = true; found;) {
        found = false;
        for (std::size_t cell = 0; cell < m_sets.size(); ++cell) {
            if (m_isPlaced[cell] != 0 || !std::has_single_bit(m_sets[cell]))
                continue;
            found = true;
            if (!place(static_cast<int>(cell), lowestDigit(m_sets[cell])))
                return false;
        }
    }
    return true;
}

bool SudokuCandidates::findHiddenSingles(bool& found) {
    const DigitSet all = SudokuGrid(m_order).allDigits();
    for (int unit = 0; unit < m_units->count(); ++unit) {
        DigitSet once = 0;
        DigitSet twice = 0;
        DigitSet placed = 0;
        for (const std::uint16_t cell : m_units->cells(unit)) {
            const DigitSet set = m_sets[cell];
            twice |= once & set;
            once |= set;
            placed |= m_isPlaced[cell] != 0 ? set : 0;
        }
        if (once != all)
            return false; // no place left for a digit
        DigitSet hidden = once & ~twice & ~placed;
        if (hidden == 0)
            continue;
        found = true;
        for (const std::uint16_t cell : m_units->cells(unit)) {
            const DigitSet here = m_sets[cell] & hidden;
            if (here == 0)
                continue;
            // Two digits for which only this cell is left cannot both be in it.
            if (!std::has_single_bit(here) || !place(cell, lowestDigit(here)))
                return false;
        }
    }
    return true;
}

bool SudokuCandidates::fillSingles() {
    for (bool found = true; found;) {
        found = false;
        if (!fillNakedSingles() || !findHiddenSingles(found))
            return false;
    }
    return true;
}

SudokuGrid SudokuCandidates::singles() const {
    SudokuGrid grid(m_order);
    for (int cell = 0; cell < cells(); ++cell) {
        if (isSingle(cell))
            grid.set(cell, lowestDigit(at(cell)));
    }
    return grid;
}

int SudokuCandidates::tightestCell() const {
    int tightest = -1;
    int fewest = 64;
    for (std::size_t cell = 0; cell < m_sets.size(); ++cell) {
        const int digits = std::popcount(m_sets[cell]);
        if (m_isPlaced[cell] == 0 && digits < fewest) {
            tightest = static_cast<int>(cell);
            fewest = digits;
            if (digits <= 2)
                break;
        }
    }
    return tightest;
}

SudokuCount SudokuExact::count(const SudokuGrid& grid, SudokuLimits limits,
                               SudokuProgress progress) {
    SudokuCandidates candidates(m_order);
    if (!candidates.load(grid))
        return {0, 1, true, std::nullopt};
    return count(candidates, limits, std::move(progress));
}

SudokuCount SudokuExact::count(const SudokuCandidates& candidates, SudokuLimits limits,
                               SudokuProgress progress) {
    m_limits = limits;
    m_progress = std::move(progress);
    m_count = {};
    m_stopped = false;
    m_cut = false;
    if (m_stack.empty())
        m_stack.push_back(candidates);
    else
        m_stack.front() = candidates;
    search(0);
    m_count.complete = !m_cut;
    return std::move(m_count);
}

void SudokuExact::search(std::size_t depth) {
    constexpr std::uint64_t kNodesPerLook = 4096;
    if (++m_count.nodes % kNodesPerLook == 0 && m_progress)
        m_stopped = !m_progress(m_count);
    if (!m_stack[depth].fillSingles())
        return;
    if (m_stack[depth].isSolved()) {
        if (++m_count.solutions == 1)
            m_count.first = m_stack[depth].singles();
        return;
    }
    const int cell = m_stack[depth].tightestCell();
    DigitSet left = m_stack[depth].at(cell);
    if (m_stack.size() == depth + 1)
        m_stack.push_back(m_stack[depth]);
    while (left != 0) {
        if (isOver()) {
            m_cut = true;
            return;
        }
        DigitSet rest = left;
        if (m_random != nullptr) {
            auto skipped = m_random->index(asIndex(std::popcount(left)));
            for (; skipped > 0; --skipped)
                rest &= rest - 1U;
        }
        const Digit digit = lowestDigit(rest);
        left &= ~digitBit(digit);
        m_stack[depth + 1] = m_stack[depth];
        if (m_stack[depth + 1].place(cell, digit))
            search(depth + 1);
    }
}

SudokuGrid withSingles(const SudokuGrid& givens) {
    SudokuCandidates candidates(givens.order());
    return candidates.load(givens) && candidates.fillSingles() ? candidates.singles() : givens;
}

SudokuCount quickCount(const SudokuGrid& grid) {
    return SudokuExact(grid.order()).count(grid, {2, grid.order() <= 3 ? 500'000U : 20'000U});
}

QString sudokuDefect(const SudokuGrid& givens, const SudokuCount& count) {
    const auto conflicts = conflictsOf(givens);
    if (!conflicts.empty())
        return describe(conflicts.front(), givens);
    if (count.isUnsolvable())
        return SudokuText::tr("The puzzle has no solution.");
    return count.solutions > 1 ? SudokuText::tr("The puzzle has more than one solution.")
                               : QString();
}

} // namespace tessera
