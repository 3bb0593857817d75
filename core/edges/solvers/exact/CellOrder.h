// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/edges/puzzle/Puzzle.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

/// The order in which a backtracker fills the cells; the size of the tree depends on it.
enum class CellOrder : std::uint8_t {
    Rows,
    Columns,         ///< column by column: better on boards that are wider than high
    Spiral,          ///< clockwise from the upper left corner inward
    Comb,            ///< rows first, the last third of the rows column by column
    Border,          ///< the rim clockwise, then the inside row by row
    MostConstrained, ///< always the cell with the fewest expected pieces
};

/// An order and its names in options, files and plans.
struct CellOrderName {
    CellOrder order;
    std::string_view id;
    const char* label; ///< untranslated, context "Solver"
};
[[nodiscard]] std::span<const CellOrderName> cellOrders();
/// @pre the id is one of cellOrders().
[[nodiscard]] CellOrder cellOrderFrom(std::string_view id);

[[nodiscard]] std::vector<int> orderedCells(CellOrder order, const EdgeProblem& problem,
                                            const CompiledPuzzle& pieces);

/// The place of a joint, seen from one of its two cells.
enum class JointPlace : std::uint8_t {
    None,       ///< at the rim of the board
    AlongRim,   ///< between two border cells, both edges next to grey ones
    AcrossRim,  ///< between two border cells of a board that is two cells wide
    FromBorder, ///< from a border cell inward
    ToBorder,   ///< the same from the inner cell
    Inside,     ///< between two inner cells
    // If pieces keep their rotation:
    FromAbove, ///< from a cell to the one below it
    FromBelow, ///< the same from the lower cell
    FromLeft,  ///< from a cell to the one on its right
    FromRight, ///< the same from the right cell
};
[[nodiscard]] JointPlace jointPlace(const Puzzle& puzzle, int cell, Side side);

/// The number of joints of each colour on a solved board, distinguished by place. A search that has
/// made more of one sort is in a dead end, and a puzzle whose edges do not come out even has no
/// solution. On an unframed board edges may be at the rim: then these are upper bounds, unless the
/// colour of the rim is known. If pieces keep their rotation, upper edges meet only lower ones, and
/// left only right: see directedJoints().
class JointSupply {
public:
    /// The sort of joints that are not counted; it never runs out.
    static constexpr std::uint8_t kUncounted = 0;

    explicit JointSupply(const Puzzle& puzzle);

    /// Whether the edges come out even or, if rotations are kept, suffice for all joints.
    [[nodiscard]] bool isPossible() const { return m_possible; }
    /// By sort. Empty if there are too many sorts to number them.
    [[nodiscard]] std::span<const std::int16_t> supply() const { return m_supply; }
    /// The sort of a joint with this colour on the side of the cell from which it is seen.
    [[nodiscard]] std::uint8_t sortOf(JointPlace place, Color color) const;

private:
    using Counts = std::map<Color, int>; ///< edges by colour

    void addFramed(const Puzzle& puzzle);
    void addPairs(JointPlace place, const Counts& edges, bool mustBeEven);
    void add(JointPlace place, Color color, int joints);

    bool m_signed;
    bool m_possible = true;
    std::map<std::pair<JointPlace, Color>, std::uint8_t> m_sorts;
    std::vector<std::int16_t> m_supply;
};

/// The cell whose content comes here when the board is rotated clockwise by quarters (halves if not
/// square).
[[nodiscard]] inline int turnedSource(GridSize size, int cell, int quarters) {
    int column = size.column(cell);
    int row = size.row(cell);
    if (quarters == 2)
        return size.cell(size.width - 1 - column, size.height - 1 - row);
    for (int i = 0; i < quarters; ++i) {
        const int oldColumn = column;
        column = row;
        row = size.width - 1 - oldColumn;
    }
    return size.cell(column, row);
}

/// Decides which of the rotated forms of a solution counts; all do if pieces keep their rotation.
class RotationClasses {
public:
    RotationClasses(const EdgeProblem& problem, const CompiledPuzzle& pieces)
        : m_problem(problem), m_pieces(pieces),
          m_forms(problem.puzzle().keepsRotation()                ? 1
                  : pieces.size().width == pieces.size().height ? 4
                                                                  : 2) {}

    /// Whether the solution is the smallest among its rotated forms that are solutions.
    [[nodiscard]] bool isRepresentative(std::span<const std::uint16_t> codes) const {
        for (int quarters = 4 / m_forms; quarters < 4; quarters += 4 / m_forms) {
            if (isSmallerSolution(codes, quarters))
                return false;
        }
        return true;
    }

    /// The smallest number of classes for that many solutions.
    [[nodiscard]] std::uint64_t leastOf(std::uint64_t solutions) const {
        const auto most = static_cast<std::uint64_t>(m_forms);
        return (solutions + most - 1) / most;
    }

private:
    /// Whether the board rotated by quarters keeps the fixed pieces and is smaller.
    [[nodiscard]] bool isSmallerSolution(std::span<const std::uint16_t> codes, int quarters) const {
        int order = 0;
        for (int cell = 0; cell < m_pieces.size().cells(); ++cell) {
            const PackedEdges here = edgesAt(codes, cell, 0);
            const PackedEdges turned =
                edgesAt(codes, turnedSource(m_pieces.size(), cell, quarters), quarters);
            if (m_problem.isFixed(cell) && turned != here)
                return false;
            if (order == 0 && turned != here)
                order = turned < here ? -1 : 1;
        }
        return order < 0;
    }
    [[nodiscard]] PackedEdges edgesAt(std::span<const std::uint16_t> codes, int cell,
                                      int quarters) const {
        const auto placement = Placement::fromCode(codes[asIndex(cell)]);
        return m_pieces.edges(placement.turned(quarters));
    }
    const EdgeProblem& m_problem;
    const CompiledPuzzle& m_pieces;
    int m_forms; ///< number of boards that rotate into each other
};

/// One piece restricted to some cells, so that of the boards that rotate into each other a search
/// finds exactly one. The piece has no copy, so these boards all differ.
struct TurnAnchor {
    static constexpr std::uint8_t kAnyTurn = 15;

    PieceIndex piece = 0;
    int forms = 1;                   ///< number of boards that each found one represents: 2 or 4
    std::vector<std::uint8_t> turns; ///< by cell: its rotations allowed there, one bit each
    int only = -1;                   ///< a cell only for this piece, or −1
};

/// @param order the cells in the order in which they are filled
/// @param choice which of the anchorChoices(); the last one if there are fewer
/// @return nothing if pieces are fixed, if rotating gives no other board, or if no piece is
/// suitable
[[nodiscard]] std::optional<TurnAnchor> turnAnchor(const EdgeProblem& problem,
                                                   const CompiledPuzzle& pieces,
                                                   std::span<const int> order, int choice = 0);

/// The number of pieces to choose from.
[[nodiscard]] int anchorChoices(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                                std::span<const int> order);

} // namespace tessera
