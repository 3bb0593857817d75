// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/GridSize.h"
#include "core/edges/puzzle/Piece.h"

#include <QByteArray>
#include <QStringView>

#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// The two rules that differ between edge-matching puzzles (003, 3.1).
struct Rules {
    bool framed = true;    ///< the rim of the board must be grey, and only the rim
    bool isSigned = false; ///< a colour joins with its mate instead of with itself

    friend bool operator==(const Rules&, const Rules&) = default;
};

/// @throws UserError if a board cannot have that size.
void checkSize(GridSize size);

/// A piece that belongs on a cell by the puzzle's own word.
struct Hint {
    int cell = 0;
    Placement placement;

    friend bool operator==(const Hint&, const Hint&) = default;
};

/// An edge-matching puzzle: a board size, the rules, the pieces and the hints.
/// A plain value. What lies on the board is a Board, not part of the puzzle.
///
/// While a puzzle is being made by hand it may have more or fewer pieces than
/// cells, and pieces that fit nowhere: see diagnose() for what is wrong with
/// it. Solvers take only puzzles with as many pieces as cells.
class Puzzle {
public:
    /// A 1×1 puzzle without pieces.
    Puzzle() = default;

    /// @throws UserError if the size, a colour, the number of pieces or a hint cannot be stored.
    Puzzle(GridSize size, Rules rules, std::vector<Piece> pieces, std::vector<Hint> hints = {});

    [[nodiscard]] GridSize size() const { return m_size; }
    [[nodiscard]] int width() const { return m_size.width; }
    [[nodiscard]] int height() const { return m_size.height; }
    [[nodiscard]] Rules rules() const { return m_rules; }
    [[nodiscard]] bool framed() const { return m_rules.framed; }
    [[nodiscard]] bool isSigned() const { return m_rules.isSigned; }

    [[nodiscard]] std::span<const Piece> pieces() const { return m_pieces; }
    [[nodiscard]] int pieceCount() const { return static_cast<int>(m_pieces.size()); }
    [[nodiscard]] const Piece& piece(PieceIndex index) const { return m_pieces[index]; }
    [[nodiscard]] std::span<const Hint> hints() const { return m_hints; }

    [[nodiscard]] bool isComplete() const { return pieceCount() == m_size.cells(); }
    [[nodiscard]] int totalEdges() const { return m_size.totalEdges(); }

    /// The colour a placement shows on a side; grey for an empty one.
    [[nodiscard]] Color edge(Placement placement, Side side) const {
        return placement.isEmpty() ? kGrey
                                   : m_pieces[placement.piece()].edge(side, placement.rotation());
    }

    /// Whether two placements show the same four edges: copies of a piece may stand for each other.
    [[nodiscard]] bool looksLike(Placement a, Placement b) const;

    /// Inner for every cell of an unframed board.
    [[nodiscard]] CellKind kindOfCell(int cell) const {
        return m_rules.framed ? m_size.framedKind(cell) : CellKind::Inner;
    }
    [[nodiscard]] CellKind kindOfPiece(PieceIndex index) const {
        return m_rules.framed ? kindOfGreys(m_pieces[index]) : CellKind::Inner;
    }

    /// On a framed board: whether the placement shows grey exactly where the
    /// cell touches the frame. Always true on an unframed one.
    [[nodiscard]] bool respectsFrame(int cell, Placement placement) const;

    /// The highest pattern number in use (without sign), 0 if there is none.
    [[nodiscard]] Color highestColor() const;

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

/// Tells puzzles apart whatever their files are called: 32 hexadecimal digits,
/// equal for the same size, rules, pieces in the same order and turned the same
/// way, and hints. SHA-256, cut to its first half.
[[nodiscard]] QByteArray puzzleHash(const Puzzle& puzzle);

/// The pieces that a text asks for: the one of that number, from 1 up, or those that show a pattern
/// in some rotation. A pattern is four letters, clockwise, a for grey, b for pattern 1 and so on,
/// or ? for any edge: "a?b?". In signed puzzles capital letters are tabs and small ones blanks.
/// Numbers stand between commas: "0,?,27,3". Nothing if the text is neither, or no such piece's
/// number.
[[nodiscard]] std::optional<std::vector<PieceIndex>> piecesNamed(const Puzzle& puzzle,
                                                                 QStringView text);

} // namespace tessera
