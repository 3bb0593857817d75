// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/PuzzleEdits.h"

#include <algorithm>
#include <cstdlib>

namespace tessera {

namespace {

/// Makes an arrangement valid joint by joint. Every edge lies at one joint, so
/// the fewest changes at each joint are the fewest of all.
class Recoloring {
public:
    explicit Recoloring(const PuzzleFile& file)
        : m_file(file), m_pieces(file.puzzle.pieces().begin(), file.puzzle.pieces().end()),
          m_uses(
              std::max<std::size_t>(2, static_cast<std::size_t>(file.puzzle.highestColor()) + 1)) {
        for (const Piece& piece : m_pieces) {
            for (const Color color : piece.edges)
                ++uses(color);
        }
    }

    [[nodiscard]] std::vector<Piece> result() {
        for (int cell = 0; cell < m_file.board.cells(); ++cell) {
            for (const Side side : kSides)
                mend(cell, side);
        }
        return std::move(m_pieces);
    }

private:
    int& uses(Color color) { return m_uses[static_cast<std::size_t>(std::abs(color))]; }

    [[nodiscard]] Color color(PieceEdge edge) const { return m_pieces[edge.piece].edge(edge.side); }

    void paint(PieceEdge edge, Color color) {
        Color& old = m_pieces[edge.piece].edges[static_cast<std::size_t>(edge.side)];
        --uses(old);
        ++uses(color);
        old = color;
    }

    /// The pattern that the fewest edges show, of those in use; 1 if none is.
    [[nodiscard]] Color rarest() const {
        std::size_t best = 0;
        for (std::size_t pattern = 1; pattern < m_uses.size(); ++pattern) {
            if (m_uses[pattern] > 0 && (best == 0 || m_uses[pattern] < m_uses[best]))
                best = pattern;
        }
        return static_cast<Color>(std::max<std::size_t>(best, 1));
    }

    [[nodiscard]] bool isFixed(int cell) const {
        const Puzzle& puzzle = m_file.puzzle;
        return m_file.locked[static_cast<std::size_t>(cell)] ||
               std::ranges::any_of(puzzle.hints(), [&](const Hint& hint) {
                   return hint.cell == cell && hint.placement == m_file.board.at(cell);
               });
    }

    void mend(int cell, Side side) {
        const auto edge = edgeAt(m_file.board, cell, side);
        if (!edge)
            return;
        const Puzzle& puzzle = m_file.puzzle;
        const auto other = puzzle.size().neighbour(cell, side);
        if (!other) {
            if (puzzle.framed() && color(*edge) != kGrey)
                paint(*edge, kGrey);
            return;
        }
        const auto partner = edgeAt(m_file.board, *other, opposite(side));
        if (!partner) {
            if (puzzle.framed() && color(*edge) == kGrey)
                paint(*edge, rarest());
        } else if (side == Side::Right || side == Side::Down) {
            join(*edge, *partner, isFixed(cell), isFixed(*other));
        }
    }

    void join(PieceEdge first, PieceEdge second, bool firstFixed, bool secondFixed) {
        const bool isSigned = m_file.puzzle.isSigned();
        if (joins(color(first), color(second), isSigned))
            return;
        if (color(first) == kGrey && color(second) == kGrey)
            paint(first, rarest());
        bool firstWins = uses(color(first)) <= uses(color(second));
        if (firstFixed != secondFixed)
            firstWins = firstFixed;
        if (color(first) == kGrey || color(second) == kGrey)
            firstWins = color(second) == kGrey;
        const PieceEdge keeps = firstWins ? first : second;
        paint(firstWins ? second : first, mate(color(keeps), isSigned));
    }

    const PuzzleFile& m_file;
    std::vector<Piece> m_pieces;
    std::vector<int> m_uses; ///< how many edges show each pattern
};

} // namespace

PuzzleFile recolored(const PuzzleFile& file) {
    return withPieces(file, Recoloring(file).result());
}

} // namespace tessera
