// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/Puzzle.h"

#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <algorithm>
#include <cstdlib>

namespace tessera {

namespace {

struct PuzzleText {
    Q_DECLARE_TR_FUNCTIONS(Puzzle)
};

constexpr int kMaxPieces = kMaxSide * kMaxSide;

void checkColors(const std::vector<Piece>& pieces, bool isSigned) {
    const int lowest = isSigned ? -kMaxSignedColor : 0;
    const int highest = isSigned ? kMaxSignedColor : kMaxColor;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        for (const Color color : pieces[i].edges) {
            if (color < lowest || color > highest) {
                throw UserError(
                    PuzzleText::tr("Piece %1 has the colour %2; colours go from %3 to %4.")
                        .arg(i + 1)
                        .arg(color)
                        .arg(lowest)
                        .arg(highest));
            }
        }
    }
}

void checkHints(const Puzzle& puzzle) {
    std::vector<bool> cellTaken(static_cast<std::size_t>(puzzle.size().cells()));
    std::vector<bool> pieceTaken(puzzle.pieces().size());
    for (const Hint& hint : puzzle.hints()) {
        if (hint.cell < 0 || hint.cell >= puzzle.size().cells() || hint.placement.isEmpty())
            throw UserError(PuzzleText::tr("A hint lies outside the board."));
        const auto cell = static_cast<std::size_t>(hint.cell);
        const std::size_t piece = hint.placement.piece();
        if (piece >= pieceTaken.size())
            throw UserError(
                PuzzleText::tr("A hint names piece %1, which does not exist.").arg(piece + 1));
        if (cellTaken[cell] || pieceTaken[piece]) {
            throw UserError(PuzzleText::tr("Two hints clash: piece %1 or its cell is named twice.")
                                .arg(piece + 1));
        }
        cellTaken[cell] = true;
        pieceTaken[piece] = true;
    }
}

} // namespace

void checkSize(GridSize size) {
    if (!size.isValid()) {
        throw UserError(
            PuzzleText::tr("A board of %1×%2 cells is not possible: each side must have "
                           "1 to %3 cells.")
                .arg(size.width)
                .arg(size.height)
                .arg(kMaxSide));
    }
}

Puzzle::Puzzle(GridSize size, Rules rules, std::vector<Piece> pieces, std::vector<Hint> hints)
    : m_size(size), m_rules(rules), m_pieces(std::move(pieces)), m_hints(std::move(hints)) {
    checkSize(m_size);
    if (m_pieces.size() > kMaxPieces) {
        throw UserError(PuzzleText::tr("A puzzle of %1 pieces is not possible: the most is %2.")
                            .arg(m_pieces.size())
                            .arg(kMaxPieces));
    }
    checkColors(m_pieces, m_rules.isSigned);
    checkHints(*this);
}

bool Puzzle::looksLike(Placement a, Placement b) const {
    if (a.isEmpty() || b.isEmpty())
        return a == b;
    return std::ranges::all_of(kSides, [&](Side side) { return edge(a, side) == edge(b, side); });
}

bool Puzzle::respectsFrame(int cell, Placement placement) const {
    if (!m_rules.framed || placement.isEmpty())
        return true;
    return std::ranges::all_of(kSides, [&](Side side) {
        return (edge(placement, side) == kGrey) == m_size.onRim(cell, side);
    });
}

Color Puzzle::highestColor() const {
    int highest = 0;
    for (const Piece& piece : m_pieces) {
        for (const Color color : piece.edges)
            highest = std::max(highest, std::abs(static_cast<int>(color)));
    }
    return static_cast<Color>(highest);
}

QByteArray puzzleHash(const Puzzle& puzzle) {
    QByteArray text;
    const auto add = [&text](int number) { text += QByteArray::number(number) + ' '; };
    add(puzzle.width());
    add(puzzle.height());
    add(puzzle.framed() ? 1 : 0);
    add(puzzle.isSigned() ? 1 : 0);
    for (const Piece& piece : puzzle.pieces()) {
        for (const Color color : piece.edges)
            add(color);
    }
    std::vector<Hint> hints(puzzle.hints().begin(), puzzle.hints().end());
    std::ranges::sort(hints, {}, &Hint::cell);
    for (const Hint& hint : hints) {
        add(hint.cell);
        add(hint.placement.code());
    }
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(32);
}

} // namespace tessera
