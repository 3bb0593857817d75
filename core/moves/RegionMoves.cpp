// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/moves/RegionMoves.h"

#include <utility>

namespace tessera {

namespace {

constexpr int kTries = 20;

} // namespace

RegionMoves::RegionMoves(const ScoredBoard& board, const MovableCells& cells)
    : m_board(board), m_free(board.grid().positions(), 0) {
    for (const Position position : cells.ofKind(CellKind::Inner))
        m_free[position] = 1;
    m_changes.reserve(cells.all().size());
}

std::optional<Region> RegionMoves::drawRegion(int least, int most, Random& random) const {
    const GridSize size = m_board.grid().size;
    const auto between = [&](int low, int high) {
        return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
    };
    for (int i = 0; i < kTries; ++i) {
        Region region;
        region.width = between(least, most);
        region.height = between(least, most);
        if (region.width > size.width || region.height > size.height)
            continue;
        region.column = between(0, size.width - region.width);
        region.row = between(0, size.height - region.height);
        if (isFree(region))
            return region;
    }
    return std::nullopt;
}

std::optional<Region> RegionMoves::drawSquare(int least, int most, Random& random) const {
    const int side =
        least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
    return drawRegion(side, side, random);
}

bool RegionMoves::isFree(const Region& region) const {
    const GridSize size = m_board.grid().size;
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

std::span<const Change> RegionMoves::rotate(const Region& square, int quarters) {
    m_changes.clear();
    const int last = square.width - 1;
    for (int row = 0; row < square.height; ++row) {
        for (int column = 0; column < square.width; ++column) {
            int toColumn = column;
            int toRow = row;
            for (int i = 0; i < (quarters & 3); ++i)
                toColumn = last - std::exchange(toRow, toColumn);
            add(positionIn(square, toColumn, toRow),
                m_board.at(positionIn(square, column, row)).turned(quarters));
        }
    }
    return m_changes;
}

std::span<const Change> RegionMoves::swap(const Region& first, const Region& second) {
    m_changes.clear();
    for (int row = 0; row < first.height; ++row) {
        for (int column = 0; column < first.width; ++column) {
            const Position a = positionIn(first, column, row);
            const Position b = positionIn(second, column, row);
            add(a, m_board.at(b));
            add(b, m_board.at(a));
        }
    }
    return m_changes;
}

std::span<const Change> RegionMoves::invert(const Region& region) {
    m_changes.clear();
    for (int row = 0; row < region.height; ++row) {
        for (int column = 0; column < region.width; ++column) {
            add(positionIn(region, column, row),
                m_board.at(positionIn(region, region.width - 1 - column, region.height - 1 - row)));
        }
    }
    return m_changes;
}

std::span<const Change> RegionMoves::scramble(const Region& region, Random& random) {
    m_changes.clear();
    for (int row = 0; row < region.height; ++row) {
        for (int column = 0; column < region.width; ++column) {
            const Position position = positionIn(region, column, row);
            add(position, m_board.at(position).turned(static_cast<int>(random.below(4))));
        }
    }
    for (std::size_t i = m_changes.size(); i > 1; --i)
        std::swap(m_changes[i - 1].placement, m_changes[random.index(i)].placement);
    return m_changes;
}

int deltaOf(ScoredBoard& board, std::span<const Change> changes) {
    const int before = board.score();
    std::vector<Change> undo;
    undo.reserve(changes.size());
    for (const Change& change : changes) {
        undo.push_back({change.position, board.at(change.position)});
        board.set(change);
    }
    const int delta = board.score() - before;
    for (const Change& change : undo)
        board.set(change);
    return delta;
}

} // namespace tessera
