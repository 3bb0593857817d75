// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/Index.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// The pattern on one edge of a piece.
///
/// 0 is the frame's grey, which never matches inside a board; positive numbers are patterns. In a
/// signed puzzle (Söderlind 2010, 3.1) a pattern has two halves: c is the tab, −c the blank; only
/// mates join.
using Color = std::int16_t;

inline constexpr Color kGrey = 0;

/// For Rules::rimColor: any colour, but the same all around.
inline constexpr Color kAnyColor = -1;

/// In unsigned puzzles; a compiled colour takes one byte, in which 0 and 255 are grey.
inline constexpr Color kMaxColor = 254;

/// The highest pattern number in signed puzzles; one byte holds both halves.
inline constexpr Color kMaxSignedColor = 127;

[[nodiscard]] constexpr Color mate(Color color, bool isSigned) {
    return isSigned ? static_cast<Color>(-color) : color;
}

/// Whether two edges that touch inside a board match. Grey never does.
[[nodiscard]] constexpr bool joins(Color a, Color b, bool isSigned) {
    return a != kGrey && a == mate(b, isSigned);
}

/// The four sides of a cell or a piece, clockwise from the top.
enum class Side : std::uint8_t { Up, Right, Down, Left };

inline constexpr std::array<Side, 4> kSides{Side::Up, Side::Right, Side::Down, Side::Left};

/// The side that many quarters further clockwise.
[[nodiscard]] constexpr Side turned(Side side, unsigned quarters) {
    return static_cast<Side>((static_cast<unsigned>(side) + quarters) & 3U);
}

[[nodiscard]] constexpr Side opposite(Side side) { return turned(side, 2); }

/// Clockwise quarter turns, 0 to 3.
using Rotation = std::uint8_t;

/// A square with four edge colours, up, right, down, left, as listed in its puzzle (rotation 0).
struct Piece {
    std::array<Color, 4> edges{};

    /// The colour on a side after the given number of clockwise quarter turns.
    [[nodiscard]] constexpr Color edge(Side side, Rotation rotation = 0) const {
        return edges[(asIndex(side) + 4U - (rotation & 3U)) & 3U];
    }

    /// The piece as it looks after the given number of clockwise quarter turns.
    [[nodiscard]] constexpr Piece rotated(Rotation rotation) const {
        Piece result;
        for (const Side side : kSides)
            result.edges[asIndex(side)] = edge(side, rotation);
        return result;
    }

    /// The smallest of its four rotated forms: equal only for copies of a piece.
    [[nodiscard]] constexpr Piece canonical() const {
        Piece best = *this;
        for (Rotation rotation = 1; rotation < 4; ++rotation) {
            const Piece turned = rotated(rotation);
            if (turned.edges < best.edges)
                best = turned;
        }
        return best;
    }

    /// The number of rotations in which it looks different: 1, 2 or 4.
    [[nodiscard]] constexpr Rotation forms() const {
        if (rotated(1) == *this)
            return 1;
        return rotated(2) == *this ? 2 : 4;
    }

    [[nodiscard]] constexpr int greys() const {
        int count = 0;
        for (const Color color : edges)
            count += color == kGrey ? 1 : 0;
        return count;
    }

    friend constexpr auto operator<=>(const Piece&, const Piece&) = default;
};

/// The number of a piece in its puzzle, from 0.
using PieceIndex = std::uint16_t;

/// A piece and its rotation, or nothing: the content of one cell.
///
/// Stored in 16 bits as piece·4 + rotation, 65,535 for an empty cell: so sides have at most 127
/// cells.
class Placement {
public:
    static constexpr std::uint16_t kEmptyCode = 0xFFFF;

    /// An empty cell.
    constexpr Placement() = default;
    constexpr Placement(PieceIndex piece, Rotation rotation)
        : m_code(static_cast<std::uint16_t>(piece * 4U + (rotation & 3U))) {}

    [[nodiscard]] static constexpr Placement fromCode(std::uint16_t code) {
        Placement placement;
        placement.m_code = code;
        return placement;
    }

    [[nodiscard]] constexpr bool isEmpty() const { return m_code == kEmptyCode; }
    /// Undefined for an empty cell.
    [[nodiscard]] constexpr PieceIndex piece() const {
        return static_cast<PieceIndex>(m_code >> 2);
    }
    [[nodiscard]] constexpr Rotation rotation() const { return static_cast<Rotation>(m_code & 3U); }
    [[nodiscard]] constexpr std::uint16_t code() const { return m_code; }

    /// Rotated further by clockwise quarter turns (negative: anticlockwise); an empty cell stays
    /// empty.
    [[nodiscard]] constexpr Placement turned(int quarters) const {
        if (isEmpty())
            return *this;
        return {piece(), static_cast<Rotation>((rotation() + (quarters % 4) + 4) & 3)};
    }

    friend constexpr bool operator==(Placement, Placement) = default;

private:
    std::uint16_t m_code = kEmptyCode;
};

/// The most cells a side may have; see Placement for the reason.
inline constexpr int kMaxSide = 127;

/// The part of a framed board that a cell belongs to, and so the pieces that fit there: those with
/// grey exactly on the sides that touch the frame. Corner, Side and Inner are the usual kinds, the
/// other three occur on boards one cell wide. On an unframed board every cell is Inner.
enum class CellKind : std::uint8_t { Inner, Side, Corner, Strip, End, Single };

inline constexpr int kCellKinds = 6;

/// A board's width and height. Cells are numbered row by row from the upper left, from 0.
struct GridSize {
    int width = 0;
    int height = 0;

    [[nodiscard]] constexpr int cells() const { return width * height; }
    [[nodiscard]] constexpr bool isValid() const {
        return width >= 1 && height >= 1 && width <= kMaxSide && height <= kMaxSide;
    }
    [[nodiscard]] constexpr int cell(int column, int row) const { return row * width + column; }
    [[nodiscard]] constexpr int column(int cell) const { return cell % width; }
    [[nodiscard]] constexpr int row(int cell) const { return cell / width; }

    /// The full score n(m−1) + m(n−1): the joints inside the board.
    [[nodiscard]] constexpr int totalEdges() const {
        return totalEdges(Side::Right) + totalEdges(Side::Down);
    }
    /// The number of joints in one direction: side by side, or one above the other.
    [[nodiscard]] constexpr int totalEdges(Side side) const {
        return cells() - (side == Side::Up || side == Side::Down ? width : height);
    }

    [[nodiscard]] constexpr int rimEdges() const { return 2 * (width + height); }

    [[nodiscard]] constexpr bool onRim(int cell, Side side) const {
        switch (side) {
        case Side::Up:
            return row(cell) == 0;
        case Side::Right:
            return column(cell) == width - 1;
        case Side::Down:
            return row(cell) == height - 1;
        case Side::Left:
            return column(cell) == 0;
        }
        return false;
    }

    /// The cell across the given side, or nothing at the rim.
    [[nodiscard]] constexpr std::optional<int> neighbour(int cell, Side side) const {
        const std::array<int, 4> steps{-width, 1, width, -1};
        return onRim(cell, side) ? std::nullopt : std::optional(cell + steps[asIndex(side)]);
    }

    [[nodiscard]] constexpr GridSize turned() const { return {height, width}; }
    /// The new number of a cell when the board is rotated by clockwise quarter turns.
    [[nodiscard]] constexpr int turnedCell(int cell, int quarters = 1) const {
        GridSize size = *this;
        for (; (quarters & 3) != 0; --quarters) {
            const GridSize next = size.turned();
            cell = next.cell(size.height - 1 - size.row(cell), size.column(cell));
            size = next;
        }
        return cell;
    }

    /// The cells at that distance from the rim, clockwise from the upper left; none beyond the
    /// middle.
    [[nodiscard]] std::vector<int> ring(int inset = 0) const;

    [[nodiscard]] CellKind framedKind(int cell) const;

    friend constexpr bool operator==(const GridSize&, const GridSize&) = default;
};

/// The kind of cell that a piece with these grey edges fits on a framed board.
[[nodiscard]] CellKind kindOfGreys(const Piece& piece);

/// The rules that differ between edge-matching puzzles (Söderlind 2010, 3.1).
struct Rules {
    bool framed = true;    ///< the rim of the board is grey, and only the rim
    bool isSigned = false; ///< a colour matches its mate instead of itself
    /// Pieces stay in rotation 0, as in TetraVex and with Wang tiles; never with a frame.
    bool keepsRotation = false;
    /// The colour of every edge at the rim, or kAnyColor; grey: no such rule. Only without a frame
    /// and signs.
    Color rimColor = kGrey;

    [[nodiscard]] constexpr bool hasRimColor() const { return rimColor != kGrey; }

    /// Equal only for copies of a piece; rotated copies count unless pieces keep their rotation.
    [[nodiscard]] constexpr Piece standardForm(const Piece& piece) const {
        return keepsRotation ? piece : piece.canonical();
    }

    friend bool operator==(const Rules&, const Rules&) = default;
};

/// @throws UserError if a board cannot have that size.
void checkSize(GridSize size);

/// A piece whose cell and rotation are given by the puzzle.
struct Hint {
    int cell = 0;
    Placement placement;

    friend bool operator==(const Hint&, const Hint&) = default;
};

/// 0, 1, … count − 1.
[[nodiscard]] std::vector<PieceIndex> firstPieces(int count);

/// An edge-matching puzzle, a plain value. Its board is a separate Board.
///
/// While a puzzle is made by hand it may have more or fewer pieces than cells, and pieces that fit
/// nowhere: see diagnose(). Solvers take only puzzles with one piece per cell.
class Puzzle {
public:
    /// A 1×1 puzzle without pieces.
    Puzzle() = default;

    /// @throws UserError if the size, a colour, the number of pieces or a hint cannot be stored, or
    /// the rules contradict each other.
    Puzzle(GridSize size, Rules rules, std::vector<Piece> pieces, std::vector<Hint> hints = {});

    [[nodiscard]] GridSize size() const { return m_size; }
    [[nodiscard]] int width() const { return m_size.width; }
    [[nodiscard]] int height() const { return m_size.height; }
    [[nodiscard]] Rules rules() const { return m_rules; }
    [[nodiscard]] bool framed() const { return m_rules.framed; }
    [[nodiscard]] bool isSigned() const { return m_rules.isSigned; }
    [[nodiscard]] bool keepsRotation() const { return m_rules.keepsRotation; }

    [[nodiscard]] std::span<const Piece> pieces() const { return m_pieces; }
    [[nodiscard]] int pieceCount() const { return static_cast<int>(m_pieces.size()); }
    [[nodiscard]] std::vector<PieceIndex> pieceIndices() const { return firstPieces(pieceCount()); }
    [[nodiscard]] const Piece& piece(PieceIndex index) const { return m_pieces[index]; }
    [[nodiscard]] std::span<const Hint> hints() const { return m_hints; }

    [[nodiscard]] bool isComplete() const { return pieceCount() == m_size.cells(); }
    /// The full score: all joints, and the edges at the rim if it has to show one colour.
    [[nodiscard]] int totalEdges() const {
        return m_size.totalEdges() + (m_rules.hasRimColor() ? m_size.rimEdges() : 0);
    }

    /// The colour a placement shows on a side; grey for an empty one.
    [[nodiscard]] Color edge(Placement placement, Side side) const {
        return placement.isEmpty() ? kGrey
                                   : m_pieces[placement.piece()].edge(side, placement.rotation());
    }

    [[nodiscard]] Piece standardForm(PieceIndex index) const {
        return m_rules.standardForm(m_pieces[index]);
    }
    /// The number of allowed rotations in which a piece looks different: 1, 2 or 4.
    [[nodiscard]] Rotation forms(PieceIndex index) const {
        return m_rules.keepsRotation ? Rotation{1} : m_pieces[index].forms();
    }

    /// Whether two placements show the same four edges, as copies of a piece can.
    [[nodiscard]] bool looksLike(Placement a, Placement b) const;

    /// Inner for every cell of an unframed board.
    [[nodiscard]] CellKind kindOfCell(int cell) const {
        return m_rules.framed ? m_size.framedKind(cell) : CellKind::Inner;
    }
    [[nodiscard]] CellKind kindOfPiece(PieceIndex index) const {
        return m_rules.framed ? kindOfGreys(m_pieces[index]) : CellKind::Inner;
    }

    /// Whether the placement shows grey exactly where the cell touches the frame. On an unframed
    /// board, whether it is in rotation 0 if pieces keep their rotation.
    [[nodiscard]] bool respectsFrame(int cell, Placement placement) const;

    /// The number of edges with each pattern (without sign), from 0, grey, to kMaxColor.
    [[nodiscard]] std::vector<int> edgesByPattern() const;

    /// The highest pattern number in use (without sign), 0 if there is none.
    [[nodiscard]] Color highestColor() const;

    /// The colour that most edges show, the lowest of several; 1 if there is none. @pre it is not
    /// signed
    [[nodiscard]] Color commonestColor() const;

    [[nodiscard]] Puzzle withHints(std::vector<Hint> hints) const {
        return {m_size, m_rules, m_pieces, std::move(hints)};
    }

    friend bool operator==(const Puzzle&, const Puzzle&) = default;

private:
    GridSize m_size{1, 1};
    Rules m_rules;
    std::vector<Piece> m_pieces;
    std::vector<Hint> m_hints;
};

/// The reason why a piece does not rotate if Rules::keepsRotation is set.
[[nodiscard]] QString keptRotationText();

/// A key that differs between puzzles: 32 hexadecimal digits, equal for the same size, rules,
/// hints, and pieces in the same order and rotation. The first half of a SHA-256.
[[nodiscard]] QByteArray puzzleHash(const Puzzle& puzzle);

/// The pieces that a text names: the one of that number, from 1; or those that show a pattern in a
/// rotation that the rules allow. A pattern is four letters, clockwise, a for grey, b for pattern 1
/// and so on, ? for any edge, as "a?b?" (in signed puzzles capitals are tabs), or numbers separated
/// by commas: "0,?,27,3", see firstNumber(). Nothing if the text is neither, or there is no such
/// piece.
[[nodiscard]] std::optional<std::vector<PieceIndex>> piecesNamed(const Puzzle& puzzle,
                                                                 QStringView text);

/// What the user has typed so far of a piece's four edges.
struct TypedEdges {
    std::vector<Color> edges; ///< clockwise from the top, at most four
    bool wrong = false;       ///< an invalid edge under these rules, or a fifth one

    /// Nothing until there are four.
    [[nodiscard]] std::optional<Piece> piece() const;
};
/// The number that the user types for pattern 1: the digits of TetraVex start at 0.
[[nodiscard]] constexpr int firstNumber(Rules rules) {
    return rules.keepsRotation && !rules.isSigned ? 0 : 1;
}
/// Reads letters like piecesNamed(), and digits as numbers, see firstNumber(). If commas,
/// semicolons or spaces separate the edges, also signed numbers of any length.
[[nodiscard]] TypedEdges typedEdges(QStringView text, Rules rules);
/// The text to type for a piece; typedEdges() reads it back.
[[nodiscard]] QString textOfEdges(const Piece& piece, Rules rules);

} // namespace tessera
