// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/PuzzleEditor.h"

#include "app/document/PuzzleDocument.h"

#include "core/edges/puzzle/Score.h"
#include "core/support/UserError.h"

#include <algorithm>

namespace tessera {

namespace {

/// The pattern after (or before) a color among grey, those in use and one new
/// one; in a signed puzzle all tabs come before all blanks.
Color nextColor(const Puzzle& puzzle, Color color, int step) {
    const bool isSigned = puzzle.isSigned();
    const int most =
        std::min<int>(puzzle.highestColor() + 1, isSigned ? kMaxSignedColor : kMaxColor);
    const int choices = isSigned ? 2 * most + 1 : most + 1;
    const int place = color >= 0 ? color : most - color;
    const int next = (place + step + choices) % choices;
    return static_cast<Color>(next <= most ? next : most - next);
}

} // namespace

PuzzleEditor::PuzzleEditor(PuzzleDocument& document, QObject* parent)
    : QObject(parent), m_document(document) {}

std::optional<Color> PuzzleEditor::edgeColor(int cell, Side side) const {
    const auto edge = edgeAt(m_document.board(), cell, side);
    if (!edge)
        return std::nullopt;
    return m_document.puzzle().piece(edge->piece).edge(edge->side);
}

void PuzzleEditor::paintEdge(int cell, Side side, Color color, bool both, int stroke) {
    paint(cell, side, color, both, tr("Paint edges"), -1 - Gesture{stroke});
}

void PuzzleEditor::cycleEdge(int cell, Side side, int step, bool both) {
    const auto color = edgeColor(cell, side);
    const Color next = color ? nextColor(m_document.puzzle(), *color, step) : kGrey;
    paint(cell, side, next, both,
          tr("Change an edge on %1").arg(cellName(m_document.puzzle().size(), cell)),
          1 + cell * 4 + static_cast<int>(side));
}

void PuzzleEditor::paint(int cell, Side side, Color color, bool both, const QString& text,
                         Gesture gesture) {
    const Puzzle& puzzle = m_document.puzzle();
    const auto edge = edgeAt(m_document.board(), cell, side);
    if (!edge) {
        emit refused(tr("There is no piece on %1 to paint. Lay one there first.")
                         .arg(cellName(puzzle.size(), cell)));
        return;
    }
    std::vector<EdgeChange> changes{{*edge, puzzle.piece(edge->piece).edge(edge->side), color}};
    const auto neighbour = puzzle.size().neighbour(cell, side);
    if (both && neighbour) {
        if (const auto partner = edgeAt(m_document.board(), *neighbour, opposite(side)))
            changes.push_back({*partner, puzzle.piece(partner->piece).edge(partner->side),
                               mate(color, puzzle.isSigned())});
    }
    m_document.changeEdges(std::move(changes), text, gesture);
}

void PuzzleEditor::addPiece(std::optional<PieceIndex> copied) {
    const Puzzle& puzzle = m_document.puzzle();
    const Color blank = mate(1, puzzle.isSigned());
    const Piece piece = copied ? puzzle.piece(*copied) : Piece{{blank, 1, 1, blank}};
    attempt(copied ? tr("Copy piece %1").arg(*copied + 1) : tr("Add a piece"),
            [&] { return withPieceAdded(m_document.file(), piece); });
}

void PuzzleEditor::deletePiecesOn(const QVector<int>& cells) {
    std::vector<PieceIndex> pieces;
    for (const int cell : cells) {
        const Placement placement = m_document.board().at(cell);
        if (!placement.isEmpty())
            pieces.push_back(placement.piece());
    }
    if (pieces.empty()) {
        emit refused(tr("Select the pieces to delete first."));
        return;
    }
    erase(pieces, tr("Delete %n piece(s)", nullptr, static_cast<int>(pieces.size())));
}

void PuzzleEditor::deletePiece(PieceIndex piece) {
    erase({piece}, tr("Delete piece %1").arg(piece + 1));
}

void PuzzleEditor::erase(const std::vector<PieceIndex>& pieces, const QString& text) {
    for (const PieceIndex piece : pieces) {
        const auto cell = m_document.board().cellOf(piece);
        if (cell && m_document.isLocked(*cell)) {
            emit refused(tr("%1 is locked. Unlock it first.")
                             .arg(cellName(m_document.puzzle().size(), *cell)));
            return;
        }
    }
    attempt(text, [&] { return withoutPieces(m_document.file(), pieces); });
}

void PuzzleEditor::resize(GridSize size, bool addPieces) {
    attempt(tr("Resize to %1 × %2").arg(size.width).arg(size.height),
            [&] { return resized(m_document.file(), size, addPieces); });
}

void PuzzleEditor::setFramed(bool framed) {
    if (framed != m_document.puzzle().framed())
        attempt(framed ? tr("Switch the frame on") : tr("Switch the frame off"),
                [&] { return withFrame(m_document.file(), framed); });
}

void PuzzleEditor::setSigned(bool isSigned) {
    if (isSigned != m_document.puzzle().isSigned())
        attempt(isSigned ? tr("Switch signs on") : tr("Switch signs off"),
                [&] { return withSigns(m_document.file(), isSigned); });
}

void PuzzleEditor::replaceColor(Color from, Color to) {
    attempt(tr("Replace colour %1 by %2").arg(from).arg(to),
            [&] { return withColorReplaced(m_document.file(), from, to); });
}

void PuzzleEditor::recolor() {
    const Puzzle before = m_document.puzzle();
    attempt(tr("Recolour to match"), [&] { return recolored(m_document.file()); });
    const int changed = edgesChanged(before, m_document.puzzle());
    emit noted(changed == 0 ? tr("Everything on the board matches already.")
                            : tr("%n edge(s) were changed.", nullptr, changed));
}

void PuzzleEditor::mirror(Qt::Orientation direction) {
    push(mirrored(m_document.file(), direction),
         direction == Qt::Horizontal ? tr("Mirror left to right") : tr("Mirror upside down"));
    emit noted(tr("Each piece is its mirror image now, which may be a piece that no turning of "
                  "the old one gives."));
}

void PuzzleEditor::turn(int quarters) {
    push(turned(m_document.file(), quarters),
         quarters > 0 ? tr("Turn the board clockwise") : tr("Turn the board anticlockwise"));
}

void PuzzleEditor::makePuzzle(std::uint64_t seed) {
    const QString reason = whyNoPuzzle(m_document.file());
    if (!reason.isEmpty()) {
        emit refused(reason);
        return;
    }
    push(puzzleFromBoard(m_document.file(), seed), tr("Make a puzzle from the board"));
    emit noted(tr("The pieces are mixed and lie in the tray; the board is kept as the solution."));
}

void PuzzleEditor::push(PuzzleFile after, const QString& text) {
    if (after != m_document.file())
        m_document.replace(std::move(after), text);
}

template <typename Edit>
void PuzzleEditor::attempt(const QString& text, Edit edit) {
    try {
        push(edit(), text);
    } catch (const UserError& error) {
        emit refused(error.sentence());
    }
}

} // namespace tessera
