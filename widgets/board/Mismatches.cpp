// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/Mismatches.h"

#include <algorithm>

namespace tessera {

bool isFaulty(const Puzzle& puzzle, const Board& board, int cell, Side side) {
    const JointState state = jointState(puzzle, board, cell, side);
    const bool coloredRim = state == JointState::Rim && puzzle.framed() &&
                            !board.at(cell).isEmpty() && puzzle.edge(board.at(cell), side) != kGrey;
    return coloredRim || state == JointState::Mismatched;
}

std::vector<CellSide> mismatchesOn(const Puzzle& puzzle, const Board& board) {
    std::vector<CellSide> faulty;
    for (int cell = 0; cell < board.cells(); ++cell) {
        for (const Side side : kSides) {
            const bool first =
                side == Side::Right || side == Side::Down || board.size().onRim(cell, side);
            if (first && isFaulty(puzzle, board, cell, side))
                faulty.push_back({cell, side});
        }
    }
    return faulty;
}

bool isCrowded(const Puzzle& puzzle, const std::vector<CellSide>& faulty) {
    return 2 * faulty.size() > static_cast<std::size_t>(puzzle.totalEdges());
}

bool isFaultless(const Puzzle& puzzle, const Board& board, int cell) {
    return !board.at(cell).isEmpty() && std::ranges::none_of(kSides, [&](Side side) {
        return isFaulty(puzzle, board, cell, side);
    });
}

QVector<int> cellsBeside(GridSize size, CellSide side) {
    QVector<int> cells{side.cell};
    if (const auto across = size.neighbour(side.cell, side.side))
        cells.push_back(*across);
    return cells;
}

MismatchCounts countMismatches(GridSize size, const std::vector<CellSide>& faulty) {
    MismatchCounts counts{std::vector<int>(asIndex(size.height)),
                          std::vector<int>(asIndex(size.width))};
    for (const CellSide& place : faulty) {
        const QVector<int> cells = cellsBeside(size, place);
        const int first = cells.front();
        const int last = cells.back();
        ++counts.rows[asIndex(size.row(first))];
        ++counts.columns[asIndex(size.column(first))];
        if (size.row(last) != size.row(first))
            ++counts.rows[asIndex(size.row(last))];
        if (size.column(last) != size.column(first))
            ++counts.columns[asIndex(size.column(last))];
    }
    return counts;
}

std::optional<MismatchStop> mismatchAfter(const std::vector<CellSide>& faulty, int cell,
                                          std::optional<CellSide> from, bool forward) {
    if (faulty.empty())
        return std::nullopt;
    const CellSide start = from.value_or(CellSide{cell, Side::Up});
    auto found = forward && from ? std::ranges::upper_bound(faulty, start)
                                 : std::ranges::lower_bound(faulty, start);
    if (!forward)
        found = std::prev(found == faulty.begin() ? faulty.end() : found);
    else if (found == faulty.end())
        found = faulty.begin();
    return MismatchStop{*found, static_cast<int>(found - faulty.begin()) + 1,
                        static_cast<int>(faulty.size())};
}

} // namespace tessera
