// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QString>

#include <array>
#include <cstdint>
#include <map>
#include <vector>

namespace tessera {

/// A natural number of any length, computed as a product of small factors.
class BigNumber {
public:
    explicit BigNumber(std::uint32_t value = 0);

    BigNumber& operator*=(std::uint32_t factor);

    [[nodiscard]] QString toString() const; ///< decimal digits

    friend bool operator==(const BigNumber&, const BigNumber&) = default;

private:
    static constexpr std::uint64_t kBase = 1'000'000'000;

    std::vector<std::uint32_t> m_parts; ///< nine digits each, the lowest first; empty for 0
};

/// The number of distinct pieces if every edge shows one of @p values colours (a signed pattern
/// counts as two) and no edge is grey: (c⁴ + c² + 2c)/4 (Söderlind 2010, 3.1.4), or c⁴ if pieces
/// keep their rotation.
[[nodiscard]] constexpr std::uint64_t distinctPieces(std::uint64_t values,
                                                     bool keepsRotation = false) {
    const std::uint64_t square = values * values;
    return keepsRotation ? square * square : (square * square + square + 2 * values) / 4;
}

/// Cells or pieces, by CellKind.
using KindCounts = std::array<int, kCellKinds>;
/// The number of cells of each kind on a board; without a frame all are inner ones.
[[nodiscard]] KindCounts cellsOfKinds(GridSize size, bool framed = true);
[[nodiscard]] KindCounts piecesOfKinds(const Puzzle& puzzle);
/// "3 corner pieces" and the like.
[[nodiscard]] QString countOfKind(CellKind kind, int count);

/// The number of ways to fill a board, matching or not (Söderlind 2010, 3.1.3). Without a frame:
/// (nm)!·4^(nm). With one, corners and sides stay in their places and rotate only as the frame
/// allows: 4!·(2(n−2)+2(m−2))!·((n−2)(m−2))!·4^((n−2)(m−2)). On boards one cell wide the two ends
/// are interchangeable and the pieces between them have two rotations each: 2!·(n−2)!·2^(n−2).
/// Pieces that keep their rotation: (nm)!.
[[nodiscard]] BigNumber totalCombinations(GridSize size, Rules rules);

/// log10 of the same from the gamma function, fast for any size.
[[nodiscard]] double log10TotalCombinations(GridSize size, Rules rules);

/// The number of rotations of a piece on a cell of a kind.
[[nodiscard]] int waysToLie(CellKind kind, Rules rules);

/// Whether an edge meets others only along the frame: coloured, next to a grey edge, and framed.
[[nodiscard]] bool isRingEdge(const Puzzle& puzzle, PieceIndex piece, Side side);

/// Whether a piece has a pattern (either half of it) on an edge along the frame, or on another.
[[nodiscard]] bool carries(const Puzzle& puzzle, PieceIndex piece, Color pattern, bool ring);

/// The number of edges that show each half of a pattern; an unsigned one has only the positive.
struct ColorUses {
    int positive = 0;
    int negative = 0;

    /// The number of edges that find no partner even if all others do.
    [[nodiscard]] int unpaired(bool isSigned) const;
    [[nodiscard]] int total() const { return positive + negative; }
};

/// How often each pattern occurs on a puzzle's pieces (without grey), along the frame and
/// elsewhere.
class ColorCensus {
public:
    explicit ColorCensus(const Puzzle& puzzle);

    [[nodiscard]] const std::map<Color, ColorUses>& patterns(bool ring) const {
        return m_uses[ring ? 1 : 0];
    }
    /// The patterns that occur only along the frame.
    [[nodiscard]] int borderColors() const;
    /// All others.
    [[nodiscard]] int innerColors() const;

private:
    std::array<std::map<Color, ColorUses>, 2> m_uses;
};

/// If pieces keep their rotation, upper edges meet only lower ones, and left edges only right ones.
/// The number of joints that the edges on one side of all pieces can make with the opposite ones:
/// by the colour on that side, the smaller of both counts.
[[nodiscard]] std::map<Color, int> directedJoints(const Puzzle& puzzle, Side side);

/// A problem of a puzzle that its maker should know about.
struct Diagnosis {
    enum class Severity : std::uint8_t {
        Error,   ///< no board can be filled: solvers reject the puzzle
        Warning, ///< the puzzle is legal but has no full solution, or is unusual
    };
    enum class Kind : std::uint8_t {
        PieceCount,   ///< not as many pieces as cells
        FitsNowhere,  ///< a piece whose greys fit no cell, e.g. three on a 5×5 board
        PieceKinds,   ///< too few or too many corner, side or inner pieces
        TooManyGreys, ///< more grey edges than an unframed board has rim edges
        OddColor,     ///< a colour that cannot be paired off completely
        Mates,        ///< a signed colour with more of one half than of the other
        Copies,       ///< pieces that are copies of each other
        Hint,         ///< a hint that breaks the frame or the rim or mismatches another hint
        RimColor,     ///< fewer edges of the rim's colour than the rim has
    };
    Kind kind = Kind::PieceCount;
    Severity severity = Severity::Error;
    QString sentence;
    std::vector<PieceIndex> pieces; ///< the pieces concerned, ascending; may be empty
};

/// All problems of a puzzle: errors first, one entry for each cause. A colour must occur an even
/// number of times, separately along the frame and inside, since the two never meet (Söderlind
/// 2010, 3.1.4). At an unframed rim any edges may stay unpaired; at a rim in one colour, which has
/// an even number of edges, none. If pieces keep their rotation, the counts of upper and lower
/// edges are compared, and those of left and right ones.
[[nodiscard]] std::vector<Diagnosis> diagnose(const Puzzle& puzzle);

} // namespace tessera
