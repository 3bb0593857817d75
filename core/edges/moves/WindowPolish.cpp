// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/WindowPolish.h"

#include "core/edges/moves/MovableCells.h"

#include <algorithm>

namespace tessera {

namespace {

/// Of one window; those with few faults take less.
constexpr std::uint64_t kMostTried = 4'000;
constexpr int kNarrowest = 2;
constexpr std::uint32_t kWidths = 5;

} // namespace

WindowPolish::WindowPolish(ScoredBoard& board, const MovableCells& cells, int mostCells)
    : m_board(board), m_cells(cells), m_most(mostCells), m_joints(jointCounts(board.grid())),
      m_movable(board.grid().positions()) {
    for (const Position position : cells.all())
        m_movable[position] = 1;
    m_window.reserve(static_cast<std::size_t>(mostCells));
    m_spares.reserve(static_cast<std::size_t>(mostCells));
}

std::uint64_t WindowPolish::improve(Random& random) {
    choose(random);
    m_bound = lift();
    random.shuffle(std::span<Spare>(m_spares));
    m_tried = 1;
    if (m_bound > 0)
        fill(0, 0);
    for (const Cell& cell : m_window)
        m_board.set(cell.position, cell.best);
    return m_tried;
}

/// The movable cells of a rectangle that holds a faulty cell.
void WindowPolish::choose(Random& random) {
    const PaddedGrid& grid = m_board.grid();
    const int seed = grid.cell(drawFaulty(m_board, m_joints, m_cells.all(), random));
    const int width = std::min({kNarrowest + static_cast<int>(random.below(kWidths)), m_most,
                                static_cast<int>(grid.size.width)});
    const int height = std::min(m_most / width, static_cast<int>(grid.size.height));
    const auto begin = [&random](int at, int length, int all) {
        const int before = static_cast<int>(random.below(static_cast<std::uint32_t>(length)));
        return std::clamp(at - before, 0, all - length);
    };
    const int left = begin(grid.size.column(seed), width, grid.size.width);
    const int top = begin(grid.size.row(seed), height, grid.size.height);
    m_window.clear();
    for (int row = top; row < top + height; ++row) {
        for (int column = left; column < left + width; ++column) {
            const int cell = grid.size.cell(column, row);
            const Position position = grid.position(cell);
            if (m_movable[position] != 0)
                m_window.push_back({position, m_board.pieces().kindOfCell(cell), 0, {}});
        }
    }
}

int WindowPolish::lift() {
    m_spares.clear();
    int faults = m_board.score();
    for (Cell& cell : m_window) {
        cell.best = m_board.at(cell.position);
        m_spares.push_back({cell.best.piece(), cell.kind, false});
    }
    // From the end on, so that each sees what will lie there when its turn comes.
    for (auto cell = m_window.rbegin(); cell != m_window.rend(); ++cell) {
        cell->joints = m_joints[cell->position];
        for (const Side side : {Side::Right, Side::Down}) {
            const Position next = m_board.grid().neighbour(cell->position, side);
            if (m_movable[next] != 0 && m_board.at(next).isEmpty())
                --cell->joints;
        }
        m_board.set(cell->position, Placement());
    }
    faults = m_board.score() - faults;
    for (const Cell& cell : m_window)
        faults += cell.joints;
    return faults;
}

/// Cells from a depth on, those with the fewest faults first.
void WindowPolish::fill(std::size_t depth, int faults) {
    if (depth == m_window.size()) {
        keep(faults);
        return;
    }
    for (int missing = 0; missing <= m_window[depth].joints; ++missing) {
        if (faults + missing > m_bound || m_tried >= kMostTried)
            return;
        tryAll(depth, faults, missing);
    }
}

/// Everything that lacks so many matches on the cell of that depth.
void WindowPolish::tryAll(std::size_t depth, int faults, int missing) {
    const Cell& cell = m_window[depth];
    for (Spare& spare : m_spares) {
        if (spare.isUsed || spare.kind != cell.kind)
            continue;
        const std::uint16_t allowed = m_board.allowedRotations(spare.piece, cell.position);
        for (unsigned rotation = 0; rotation < 4; ++rotation) {
            if ((allowed >> (4U * rotation) & 0xfU) == 0)
                continue;
            const Placement placement(spare.piece, static_cast<Rotation>(rotation));
            ++m_tried;
            if (cell.joints - m_board.matchesOf(placement, cell.position) != missing)
                continue;
            spare.isUsed = true;
            m_board.set(cell.position, placement);
            fill(depth + 1, faults + missing);
            m_board.set(cell.position, Placement());
            spare.isUsed = false;
            if (faults + missing > m_bound || m_tried >= kMostTried)
                return;
        }
    }
}

void WindowPolish::keep(int faults) {
    for (Cell& cell : m_window)
        cell.best = m_board.at(cell.position);
    m_bound = faults - 1;
}

} // namespace tessera
