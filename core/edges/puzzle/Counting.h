// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QString>

#include <array>
#include <cstdint>
#include <map>
#include <vector>

namespace tessera {

/// A natural number of any length, built up by small factors.
class BigNumber {
public:
    explicit BigNumber(std::uint32_t value = 0);

    BigNumber& operator*=(std::uint32_t factor);

    [[nodiscard]] QString toString() const; ///< decimal digits
    [[nodiscard]] double log10() const;     ///< −∞ for 0

    friend bool operator==(const BigNumber&, const BigNumber&) = default;

private:
    static constexpr std::uint64_t kBase = 1'000'000'000;

    std::vector<std::uint32_t> m_parts; ///< nine digits each, the lowest first; empty for 0
};

/// How many pieces are distinct when every edge shows one of @p values colours (of signed patterns:
/// two values each) and no edge is grey: (c⁴ + c² + 2c)/4 (Söderlind 2010, 3.1.4), or c⁴ if pieces
/// keep their rotation.
[[nodiscard]] constexpr std::uint64_t distinctPieces(std::uint64_t values,
                                                     bool keepsRotation = false) {
    const std::uint64_t square = values * values;
    return keepsRotation ? square * square : (square * square + square + 2 * values) / 4;
}

/// Cells or pieces, by CellKind.
using KindCounts = std::array<int, kCellKinds>;
/// How many cells of each kind a board has; without a frame all are as inner ones.
[[nodiscard]] KindCounts cellsOfKinds(GridSize size, bool framed = true);
[[nodiscard]] KindCounts piecesOfKinds(const Puzzle& puzzle);
/// "3 corner pieces" and the like.
[[nodiscard]] QString countOfKind(CellKind kind, int count);

/// All ways to fill a board, matching or not (Söderlind 2010, 3.1.3): (nm)!·4^(nm) without a frame;
/// with one, corners and sides keep to their places and turn only as the frame asks:
/// 4!·(2(n−2)+2(m−2))!·((n−2)(m−2))!·4^((n−2)(m−2)). On boards one cell wide the two ends change
/// places and the pieces between them lie in two ways each: 2!·(n−2)!·2^(n−2). Pieces that keep
/// their rotation have (nm)!.
[[nodiscard]] BigNumber totalCombinations(GridSize size, Rules rules);

/// log10 of the same from the gamma function, at once for any size.
[[nodiscard]] double log10TotalCombinations(GridSize size, Rules rules);

/// In how many ways a piece can lie on a cell of a kind.
[[nodiscard]] int waysToLie(CellKind kind, Rules rules);

/// Whether an edge only meets others along the frame: coloured, beside a grey one, and framed.
[[nodiscard]] bool isRingEdge(const Puzzle& puzzle, PieceIndex piece, Side side);

/// Whether a piece shows a pattern (either half of it) on an edge along the frame, or on another.
[[nodiscard]] bool carries(const Puzzle& puzzle, PieceIndex piece, Color pattern, bool ring);

/// How many edges show the two halves of a pattern; an unsigned one has only the positive.
struct ColorUses {
    int positive = 0;
    int negative = 0;

    /// The edges that find no partner even if the others all do.
    [[nodiscard]] int unpaired(bool isSigned) const;
    [[nodiscard]] int total() const { return positive + negative; }
};

/// How often each pattern but the grey occurs on a puzzle's pieces, along the frame and elsewhere.
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

/// Where pieces keep their rotation, upper edges only meet lower ones, and left ones right ones.
/// How many joints the edges on one side of all pieces can make with those on the opposite one: by
/// the colour on that side, the fewer of both counts.
[[nodiscard]] std::map<Color, int> directedJoints(const Puzzle& puzzle, Side side);

/// Something about a puzzle that a person who makes one should know.
struct Diagnosis {
    enum class Severity : std::uint8_t {
        Error,   ///< no board can be filled: no solver takes the puzzle
        Warning, ///< a legal puzzle, but one without a full solution, or an odd one
    };
    enum class Kind : std::uint8_t {
        PieceCount,   ///< not as many pieces as cells
        FitsNowhere,  ///< a piece whose greys no cell has, e.g. three on a 5×5 board
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
    std::vector<PieceIndex> pieces; ///< those to blame, ascending; may be empty
};

/// All that is wrong with a puzzle: errors first, each kind once for each cause. A colour must
/// occur an even number of times, along the frame and inside apart, since the two never meet
/// (Söderlind 2010, 3.1.4); at an unframed rim as many edges as there are may stay unpaired, but of
/// a rim in one colour, whose edges are even in number, none. Where pieces keep their rotation that
/// holds for upper edges with lower ones, and for left ones with right ones.
[[nodiscard]] std::vector<Diagnosis> diagnose(const Puzzle& puzzle);

} // namespace tessera
