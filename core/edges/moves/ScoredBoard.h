// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/CompiledPuzzle.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace tessera {

/// The edges of a piece that would match, in each of its four rotations: bit 4·rotation + side.
using RotationMatches = std::uint16_t;

/// Compares all four orientations of a piece with the wanted edges, in one operation if possible.
/// @param orientations the piece's four words in CompiledPuzzle::oriented().
[[nodiscard]] inline RotationMatches matchRotations(const PackedEdges* orientations,
                                                    PackedEdges wanted) {
#if defined(__SSE2__)
    const __m128i all = _mm_loadu_si128(reinterpret_cast<const __m128i*>(orientations));
    const __m128i want = _mm_set1_epi32(static_cast<int>(wanted));
    return static_cast<RotationMatches>(_mm_movemask_epi8(_mm_cmpeq_epi8(all, want)));
#else
    unsigned bits = 0;
    for (unsigned rotation = 0; rotation < 4; ++rotation) {
        const PackedEdges difference = orientations[rotation] ^ wanted;
        for (unsigned side = 0; side < 4; ++side)
            bits |= ((difference >> (8U * side)) & 255U) == 0 ? 1U << (4U * rotation + side) : 0U;
    }
    return static_cast<RotationMatches>(bits);
#endif
}

/// Matches in the best rotation, by RotationMatches: 64 KB, of which a search uses few cache lines.
extern const std::array<std::uint8_t, 65536> kBestMatches;

/// The number of matching edges in one rotation.
[[nodiscard]] constexpr int matchesIn(RotationMatches matches, Rotation rotation) {
    const unsigned nibble = (static_cast<unsigned>(matches) >> (4U * rotation)) & 15U;
    return static_cast<int>((0x4332322132212110ULL >> (4U * nibble)) & 15U);
}

/// The best rotation of CompiledPuzzle::allowedRotations; among several, the first from @p tie on.
[[nodiscard]] Rotation bestRotation(RotationMatches matches, std::uint16_t allowed, unsigned tie);

/// A cell's index in a PaddedGrid.
using Position = std::uint32_t;

/// The cells of a board with one row of padding above and below, and one column between the rows.
/// So every cell has four neighbours, and reading them needs no check for the rim.
struct PaddedGrid {
    GridSize size;

    [[nodiscard]] constexpr Position stride() const {
        return static_cast<Position>(size.width) + 1;
    }
    [[nodiscard]] constexpr Position positions() const {
        return stride() * (static_cast<Position>(size.height) + 2) + 1;
    }
    [[nodiscard]] constexpr Position position(int cell) const {
        return stride() * (static_cast<Position>(size.row(cell)) + 1) +
               static_cast<Position>(size.column(cell)) + 1;
    }
    /// @pre the position is not padding.
    [[nodiscard]] constexpr int cell(Position position) const {
        return size.cell(static_cast<int>((position - 1) % stride()),
                         static_cast<int>((position - 1) / stride()) - 1);
    }
    /// The position across a side; padding at the rim.
    [[nodiscard]] constexpr Position neighbour(Position position, Side side) const {
        switch (side) {
        case Side::Up:
            return position - stride();
        case Side::Right:
            return position + 1;
        case Side::Down:
            return position + stride();
        case Side::Left:
            return position - 1;
        }
        return position;
    }
    [[nodiscard]] constexpr bool adjacent(Position a, Position b) const {
        const Position distance = a > b ? a - b : b - a;
        return distance == 1 || distance == stride();
    }
};

/// A placement that a move puts on a position.
struct Change {
    Position position = 0;
    Placement placement;
};

/// A swap with its placements and its change of the score.
struct PlannedSwap {
    Change first;
    Change second;
    int delta = 0;
};

/// A board with its score, always up to date. Evaluating or making a move takes the same time on
/// any board size; all deltas are exact. Solvers get deltas only from here.
///
/// Every position stores what its neighbours show, so evaluating a piece there reads no neighbour.
/// Moves are evaluated far more often than made.
///
/// A piece may be on two positions temporarily: whole moves have to keep the permutation.
class ScoredBoard {
public:
    /// An empty board. @p pieces must outlive it.
    explicit ScoredBoard(const CompiledPuzzle& pieces);

    [[nodiscard]] const CompiledPuzzle& pieces() const { return *m_pieces; }
    [[nodiscard]] const PaddedGrid& grid() const { return m_grid; }
    /// The number of matched edges.
    [[nodiscard]] int score() const { return m_score; }
    [[nodiscard]] Placement at(Position position) const { return m_cells[position].placement; }
    /// The matched edges of the piece on a position, 0 to 4.
    [[nodiscard]] int matches(Position position) const {
        return static_cast<int>(m_cells[position].matches);
    }
    /// The edges that its neighbours show, in the form of CompiledPuzzle::oriented().
    [[nodiscard]] PackedEdges wanted(Position position) const { return m_cells[position].wanted; }

    [[nodiscard]] bool isMatched(Position position, Side side) const {
        const Cell& cell = m_cells[position];
        return packedEdge(cell.shown, side) == packedEdge(cell.wanted, side);
    }

    /// The memory that a copy takes.
    [[nodiscard]] std::size_t bytes() const { return m_cells.size() * sizeof(Cell); }

    void clear();
    /// Sets another board of the same size, as Placement codes in cell order.
    void assign(std::span<const std::uint16_t> codes);
    void set(Position position, Placement placement);
    void set(const Change& change) { set(change.position, change.placement); }

    /// The edges that a piece would match there; rotations that the frame forbids are cleared.
    [[nodiscard]] RotationMatches rotationMatches(PieceIndex piece, Position position) const {
        const Cell& cell = m_cells[position];
        return static_cast<RotationMatches>(matchRotations(m_oriented + piece * 4U, cell.wanted) &
                                            allowed(piece, cell));
    }
    /// The number of matches in the best allowed rotation.
    [[nodiscard]] int bestMatchesOf(PieceIndex piece, Position position) const {
        return kBestMatches[rotationMatches(piece, position)];
    }
    /// The number of edges that a placement (not an empty one) would match on a position.
    [[nodiscard]] int matchesOf(Placement placement, Position position) const {
        return equalBytes(m_oriented[placement.code()], m_cells[position].wanted);
    }
    /// The allowed rotations of a piece on a position; see CompiledPuzzle.
    [[nodiscard]] std::uint16_t allowedRotations(PieceIndex piece, Position position) const {
        return allowed(piece, m_cells[position]);
    }
    /// A piece in its best rotation there; ties go to the first from @p tie on.
    [[nodiscard]] Placement bestPlacement(PieceIndex piece, Position position, unsigned tie) const {
        const RotationMatches found = rotationMatches(piece, position);
        return {piece, bestRotation(found, allowedRotations(piece, position), tie)};
    }

    /// A placement (not an empty one) rotated clockwise until the frame allows it on a position.
    [[nodiscard]] Placement allowedPlacement(Placement placement, Position position) const {
        const PieceIndex piece = placement.piece();
        return {piece, bestRotation(0, allowedRotations(piece, position), placement.rotation())};
    }

    /// Another allowed rotation of the piece there, chosen by @p draw. @pre
    /// MovableCells::rotatable()
    [[nodiscard]] Placement otherRotation(Position position, unsigned draw) const {
        const Placement here = at(position);
        const bool free = allowedRotations(here.piece(), position) == 0xffffU;
        return here.turned(free ? 1 + static_cast<int>(draw % 3U) : 2);
    }

    /// The change of the score by set() with a placement (not an empty one).
    [[nodiscard]] int setDelta(Position position, Placement placement) const {
        return matchesOf(placement, position) - matches(position);
    }
    /// The change of the score by set() on two different positions together.
    [[nodiscard]] int setDelta(const Change& first, const Change& second) const;

    /// The change of the score if the pieces of two positions of one kind are exchanged and each
    /// takes its best rotation (N_SRC of Coelho et al. 2010; where only one is allowed also N_SC
    /// and N_SS).
    [[nodiscard]] int swapDelta(Position a, Position b) const {
        if (m_grid.adjacent(a, b)) [[unlikely]]
            return planAdjacentSwap(a, b, 0).delta;
        return bestMatchesOf(at(b).piece(), a) + bestMatchesOf(at(a).piece(), b) - matches(a) -
               matches(b);
    }
    /// The same move with its resulting placements.
    [[nodiscard]] PlannedSwap planSwap(Position a, Position b, unsigned tie) const;
    /// Exchanges two pieces, which keep their rotations if the frame allows it (N_SWC of Coelho et
    /// al. 2010).
    [[nodiscard]] PlannedSwap planPlainSwap(Position a, Position b) const;

    void make(const PlannedSwap& swap) {
        set(swap.first);
        set(swap.second);
    }

    /// Copies the board as Placement codes in cell order; @p codes has one entry per cell.
    void copyTo(std::span<std::uint16_t> codes) const;
    [[nodiscard]] Board toBoard() const;

private:
    struct Cell {
        PackedEdges wanted = 0; ///< what would match on each side
        PackedEdges shown = 0;
        Placement placement;
        std::uint16_t rotations = 0; ///< CompiledPuzzle::cellRotations()
        std::uint32_t matches = 0;
    };

    [[nodiscard]] std::uint16_t allowed(PieceIndex piece, const Cell& cell) const {
        return CompiledPuzzle::turnedNibbles(cell.rotations, m_turns[piece]);
    }
    [[nodiscard]] PlannedSwap planAdjacentSwap(Position a, Position b, unsigned tie) const;

    const CompiledPuzzle* m_pieces;
    const PackedEdges* m_oriented;
    const std::uint8_t* m_turns;
    PaddedGrid m_grid;
    int m_score = 0;
    std::vector<Cell> m_cells;
};

/// Counts bad 2×2 areas, those with an inner mismatch (Niang 2010, 4.7): all, or those around
/// changes.
class AreaCounter {
public:
    explicit AreaCounter(const PaddedGrid& grid);

    /// The number of all 2×2 areas, (n−1)(m−1).
    [[nodiscard]] int total() const { return static_cast<int>(m_corners.size()); }
    /// The number of bad ones on the whole board, in one pass over its joints.
    [[nodiscard]] int badAreas(const ScoredBoard& board) const;
    /// Whether that is faster than badAreasAround() twice, before and after.
    [[nodiscard]] bool isCountedAnew(std::size_t changes) const {
        return kRecountShare * changes >= m_corners.size();
    }
    /// The bad ones with a joint of a changed position: the difference between after and before is
    /// the change of badAreas().
    [[nodiscard]] int badAreasAround(const ScoredBoard& board, std::span<const Change> changes);

    /// The area whose upper left cell is @p corner.
    [[nodiscard]] static bool isBad(const ScoredBoard& board, Position corner);
    /// The upper left cells of all areas, row by row.
    [[nodiscard]] std::span<const Position> corners() const { return m_corners; }

private:
    static constexpr std::size_t kRecountShare = 8; // measured

    PaddedGrid m_grid;
    std::vector<Position> m_corners;
    std::vector<std::uint8_t> m_isCorner;   ///< by position
    std::vector<std::uint32_t> m_countedIn; ///< by position: the last call that saw it
    std::uint32_t m_call = 0;
};

} // namespace tessera
