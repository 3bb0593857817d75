// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/SudokuExact.h"

#include "core/sudoku/SudokuGrid.h"
#include "core/sudoku/SudokuProblem.h"

#include <QCoreApplication>

namespace tessera {

namespace {

constexpr std::uint64_t kNodesPerLook = 4096;
/// A few seconds at the most.

} // namespace

SudokuCount SudokuExact::count(const SudokuGrid& grid, SudokuLimits limits,
                               SudokuProgress progress) {
    SudokuCandidates candidates(m_order);
    if (!candidates.load(grid)) {
        SudokuCount none;
        none.nodes = 1;
        none.complete = true;
        return none;
    }
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

void SudokuExact::enterNode() {
    ++m_count.nodes;
    if (m_progress && m_count.nodes % kNodesPerLook == 0)
        m_stopped = !m_progress(m_count);
}

void SudokuExact::search(std::size_t depth) {
    enterNode();
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
            auto skipped = m_random->index(static_cast<std::size_t>(std::popcount(left)));
            for (; skipped > 0; --skipped)
                rest &= rest - 1U;
        }
        const auto bit = DigitSet{1} << static_cast<unsigned>(std::countr_zero(rest));
        left &= ~bit;
        m_stack[depth + 1] = m_stack[depth];
        if (m_stack[depth + 1].place(cell, static_cast<Digit>(std::countr_zero(bit) + 1)))
            search(depth + 1);
    }
}

QString sudokuDefect(const SudokuGrid& givens, std::uint64_t nodes) {
    const auto conflicts = conflictsOf(givens);
    if (!conflicts.empty())
        return describe(conflicts.front(), givens);
    const SudokuCount count = SudokuExact(givens.order()).count(givens, {2, nodes});
    if (count.isUnsolvable())
        return SudokuText::tr("The puzzle has no solution.");
    return count.solutions > 1 ? SudokuText::tr("The puzzle has more than one solution.")
                               : QString();
}

} // namespace tessera
