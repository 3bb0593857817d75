// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// The placement on each cell. Every operation keeps each piece on at most one cell.
class Board {
public:
    Board() : Board(GridSize{1, 1}, 0) {}
    /// An empty board of a valid size for pieces 0 … pieceCount−1.
    Board(GridSize size, int pieceCount);

    /// From codes in cell order; nothing if their number or a piece is wrong, or a piece occurs
    /// twice.
    [[nodiscard]] static std::optional<Board> fromCodes(GridSize size, int pieceCount,
                                                        std::span<const std::uint16_t> codes);

    [[nodiscard]] GridSize size() const { return m_size; }
    [[nodiscard]] int cells() const { return static_cast<int>(m_cells.size()); }
    [[nodiscard]] int pieceCount() const { return static_cast<int>(m_cellOf.size()); }
    [[nodiscard]] Placement at(int cell) const { return m_cells[asIndex(cell)]; }
    [[nodiscard]] std::span<const Placement> placements() const { return m_cells; }
    /// The codes of all cells, in the form of searches.
    [[nodiscard]] std::vector<std::uint16_t> codes() const;

    [[nodiscard]] std::optional<int> cellOf(PieceIndex piece) const;
    [[nodiscard]] int placedCount() const { return m_placed; }
    [[nodiscard]] int emptyCount() const { return cells() - m_placed; }

    /// Places a piece on a cell: the previous piece leaves the board, and the new one its previous
    /// cell.
    void place(int cell, Placement placement);
    void clear(int cell) { place(cell, Placement()); }
    void clearAll();
    /// Exchanges the contents of two cells; rotations go with their pieces.
    void swap(int first, int second);
    /// Rotates the piece on a cell by clockwise quarter turns.
    void rotate(int cell, int quarters);

    friend bool operator==(const Board&, const Board&) = default;

private:
    static constexpr std::int32_t kNowhere = -1;

    GridSize m_size;
    std::vector<Placement> m_cells;
    std::vector<std::int32_t> m_cellOf;
    int m_placed = 0;
};

struct CellBlock {
    int column = 0; ///< of its upper left cell
    int row = 0;
    int width = 1;
    int height = 1;

    friend bool operator==(const CellBlock&, const CellBlock&) = default;
};

/// The rectangle that the cells fill without gaps; nothing if they do not.
/// @param cells without repetition, in any order
[[nodiscard]] std::optional<CellBlock> blockOf(GridSize size, std::span<const int> cells);

[[nodiscard]] constexpr CellBlock wholeBlock(GridSize size) {
    return {0, 0, size.width, size.height};
}

/// Moves the content of cells to the right and down. The content of their new cells goes to the old
/// ones, not rotated.
/// @return nothing if a cell would leave the board
[[nodiscard]] std::optional<Board> movedCells(const Board& board, std::span<const int> cells,
                                              int columns, int rows);

/// Rotates a block with its pieces by clockwise quarter turns.
/// @return nothing for an odd number of quarter turns of a block that is not square
[[nodiscard]] std::optional<Board> turnedBlock(const Board& board, const CellBlock& block,
                                               int quarters);

/// The quality of a board. Only joints between two placed pieces count, and the frame does not. If
/// the rim has to show one colour (Rules::rimColor), each of its edges counts as a joint too.
struct Score {
    int matched = 0;    ///< joints that match: the score
    int total = 0;      ///< Puzzle::totalEdges(): the full score
    int mismatched = 0; ///< joints between two pieces that do not match
    int empty = 0;      ///< cells without a piece
    int badAreas = 0;   ///< 2×2 areas in which one of the four inner joints does not match
    int areas = 0;      ///< all 2×2 areas, (n−1)(m−1)

    /// 1 − ½(bad joints / joints + bad areas / areas) of Niang 2010, 4.7 (two constraints), where a
    /// joint is bad unless it matches. Without 2×2 areas only joints count; 1 without joints.
    [[nodiscard]] double fitness() const;
    [[nodiscard]] bool isSolved() const { return empty == 0 && matched == total; }
};

/// A board with only the puzzle's hints on it.
[[nodiscard]] Board hintedBoard(const Puzzle& puzzle);

/// Scores a board from scratch: the reference for all faster ways.
[[nodiscard]] Score scoreOf(const Puzzle& puzzle, const Board& board);

[[nodiscard]] int matchedEdges(const Puzzle& puzzle, const Board& board);

/// The colour that the rim of a board has to show. If any is allowed (kAnyColor), the one that most
/// of its edges show, the lowest of several. Grey if the puzzle has no such rule, or no piece is at
/// the rim.
[[nodiscard]] Color rimColorOn(const Puzzle& puzzle, const Board& board);

enum class JointState : std::uint8_t { Rim, Open, Matched, Mismatched };

/// The state of the joint on one side of a cell; open if a piece is missing on either side. With a
/// rule for the rim, an edge there is a joint with rimColorOn().
[[nodiscard]] JointState jointState(const Puzzle& puzzle, const Board& board, int cell, Side side);

/// A violation of the puzzle's rules on a board, other than a mismatch.
struct Violation {
    enum class Kind : std::uint8_t {
        GreyMissing, ///< the cell touches the frame with an edge that is not grey
        GreyInside,  ///< a grey edge points into the board
        HintMoved,   ///< a hint's cell holds something else
        Turned,      ///< a piece that keeps its rotation is rotated
    };
    Kind kind;
    int cell;

    friend bool operator==(const Violation&, const Violation&) = default;
};

/// All violations in cell order, hints last. Empty cells can only violate hints.
[[nodiscard]] std::vector<Violation> violationsOf(const Puzzle& puzzle, const Board& board);

/// A sentence for the user, e.g. "D4: a grey edge points into the board".
[[nodiscard]] QString describe(const Violation& violation, GridSize size);

/// e.g. "16×16"
[[nodiscard]] QString sizeText(GridSize size);

/// The name of a cell: column letters and row number, A1 at the upper left; AA follows Z.
[[nodiscard]] QString cellName(GridSize size, int cell);

} // namespace tessera
