// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/CellOrder.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <utility>

namespace tessera {

namespace {

constexpr std::array kOrders{
    CellOrderName{CellOrder::Rows, "rows", QT_TRANSLATE_NOOP("Solver", "row by row")},
    CellOrderName{CellOrder::Columns, "columns", QT_TRANSLATE_NOOP("Solver", "column by column")},
    CellOrderName{CellOrder::Spiral, "spiral", QT_TRANSLATE_NOOP("Solver", "spiral inward")},
    CellOrderName{CellOrder::Comb, "comb",
                  QT_TRANSLATE_NOOP("Solver", "rows, then columns at the end")},
    CellOrderName{CellOrder::Border, "border",
                  QT_TRANSLATE_NOOP("Solver", "the rim first, then row by row")},
    CellOrderName{CellOrder::MostConstrained, "constrained",
                  QT_TRANSLATE_NOOP("Solver", "where the fewest pieces are expected")},
};

void addRows(GridSize size, int from, int to, std::vector<int>& cells) {
    for (int cell = size.cell(0, from); cell < size.width * to; ++cell)
        cells.push_back(cell);
}

void addColumns(GridSize size, int from, int to, std::vector<int>& cells) {
    for (int column = 0; column < size.width; ++column) {
        for (int row = from; row < to; ++row)
            cells.push_back(size.cell(column, row));
    }
}

std::vector<int> borderFirst(GridSize size) {
    std::vector<int> cells = size.ring();
    for (int row = 1; row < size.height - 1; ++row) {
        for (int column = 1; column < size.width - 1; ++column)
            cells.push_back(size.cell(column, row));
    }
    return cells;
}

/// How many looks may be expected on a cell: those that suit the rim, divided for each known side
/// by the number of colours it may have.
class Expectation {
public:
    Expectation(const EdgeProblem& problem, const CompiledPuzzle& pieces) : m_problem(problem) {
        std::array<std::vector<bool>, 2> seen{std::vector<bool>(256), std::vector<bool>(256)};
        for (int i = 0; i < pieces.pieceCount(); ++i) {
            const auto piece = static_cast<PieceIndex>(i);
            const bool inner = pieces.kindOfPiece(piece) == CellKind::Inner;
            ++m_pieces[static_cast<std::size_t>(pieces.kindOfPiece(piece))];
            for (const Side side : kSides) {
                const auto edge = packedEdge(pieces.edges(Placement(piece, 0)), side);
                if (!seen[inner ? 1 : 0][edge])
                    m_colors[inner ? 1 : 0] += 1;
                seen[inner ? 1 : 0][edge] = true;
            }
        }
        for (int cell = 0; cell < problem.start().cells(); ++cell)
            m_kinds.push_back(pieces.kindOfCell(cell));
    }

    [[nodiscard]] double at(int cell, const std::vector<bool>& known) const {
        if (m_problem.isFixed(cell))
            return 0;
        const CellKind kind = m_kinds[static_cast<std::size_t>(cell)];
        const bool inner = kind == CellKind::Inner;
        double expected = m_pieces[static_cast<std::size_t>(kind)] * (inner ? 4.0 : 1.0);
        for (const Side side : kSides) {
            const auto across = m_problem.start().size().neighbour(cell, side);
            if (across && (known[static_cast<std::size_t>(*across)] || m_problem.isFixed(*across)))
                expected /= std::max(1.0, m_colors[inner ? 1 : 0]);
        }
        return expected;
    }

private:
    const EdgeProblem& m_problem;
    std::vector<CellKind> m_kinds;
    std::array<double, kCellKinds> m_pieces{};
    std::array<double, 2> m_colors{}; ///< of border pieces, of inner pieces
};

std::vector<int> mostConstrainedFirst(const EdgeProblem& problem, const CompiledPuzzle& pieces) {
    const Expectation expectation(problem, pieces);
    const GridSize size = pieces.size();
    std::vector<bool> known(static_cast<std::size_t>(size.cells()));
    // The first is next: the fewest looks, of equals the lowest cell.
    std::set<std::pair<double, int>> waiting;
    for (int cell = 0; cell < size.cells(); ++cell)
        waiting.emplace(expectation.at(cell, known), cell);
    std::vector<int> cells;
    while (!waiting.empty()) {
        const int next = waiting.extract(waiting.begin()).value().second;
        cells.push_back(next);
        for (const Side side : kSides) {
            const auto across = size.neighbour(next, side);
            if (across && !known[static_cast<std::size_t>(*across)])
                waiting.erase({expectation.at(*across, known), *across});
        }
        known[static_cast<std::size_t>(next)] = true;
        for (const Side side : kSides) {
            const auto across = size.neighbour(next, side);
            if (across && !known[static_cast<std::size_t>(*across)])
                waiting.emplace(expectation.at(*across, known), *across);
        }
    }
    return cells;
}

} // namespace

std::span<const CellOrderName> cellOrders() { return kOrders; }

CellOrder cellOrderFrom(std::string_view id) {
    return std::ranges::find(kOrders, id, &CellOrderName::id)->order;
}

std::vector<int> orderedCells(CellOrder order, const EdgeProblem& problem,
                              const CompiledPuzzle& pieces) {
    const GridSize size = pieces.size();
    std::vector<int> cells;
    switch (order) {
    case CellOrder::Rows:
        addRows(size, 0, size.height, cells);
        break;
    case CellOrder::Columns:
        addColumns(size, 0, size.height, cells);
        break;
    case CellOrder::Spiral:
        for (int inset = 0; 2 * inset < std::min(size.width, size.height); ++inset)
            std::ranges::copy(size.ring(inset), std::back_inserter(cells));
        break;
    case CellOrder::Comb: {
        const int teeth = size.height - size.height / 3;
        addRows(size, 0, teeth, cells);
        addColumns(size, teeth, size.height, cells);
        break;
    }
    case CellOrder::Border:
        cells = borderFirst(size);
        break;
    case CellOrder::MostConstrained:
        cells = mostConstrainedFirst(problem, pieces);
        break;
    }
    return cells;
}

} // namespace tessera
