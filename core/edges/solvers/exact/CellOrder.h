// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/puzzle/CompiledPuzzle.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tessera {

/// In which order a backtracker fills the cells: the size of the tree depends on it.
enum class CellOrder : std::uint8_t {
    Rows,            ///< row by row
    Columns,         ///< column by column: better on boards that are wider than high
    Spiral,          ///< clockwise from the upper left corner inward
    Comb,            ///< rows first, the last third of the rows column by column
    Border,          ///< the rim clockwise, then the inside row by row
    MostConstrained, ///< next always the cell for which the fewest pieces are expected
};

/// An order and what options, files and plans call it.
struct CellOrderName {
    CellOrder order;
    std::string_view id;
    const char* label; ///< untranslated, of the context "Solver"
};
[[nodiscard]] std::span<const CellOrderName> cellOrders();
/// @pre the id is one of cellOrders().
[[nodiscard]] CellOrder cellOrderFrom(std::string_view id);

/// All cells in the order asked for.
[[nodiscard]] std::vector<int> orderedCells(CellOrder order, const EdgeProblem& problem,
                                            const CompiledPuzzle& pieces);

} // namespace tessera
