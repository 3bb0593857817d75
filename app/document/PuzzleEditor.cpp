// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/PuzzleEditor.h"

#include "app/document/PuzzleDocument.h"

#include "core/support/UserError.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

/// The next pattern in the cycle of grey, those in use and one new; if signed, tabs before blanks.
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
    return edge ? std::optional(m_document.puzzle().piece(edge->piece).edge(edge->side))
                : std::nullopt;
}

void PuzzleEditor::paintEdge(int cell, Side side, Color color, bool both, int stroke) {
    paint(
        cell, side, color, both, [] { return tr("Paint edges"); }, -1 - Gesture{stroke});
}

void PuzzleEditor::cycleEdge(int cell, Side side, int step, bool both) {
    const auto color = edgeColor(cell, side);
    const Color next = color ? nextColor(m_document.puzzle(), *color, step) : kGrey;
    const auto text = [name = cellName(m_document.puzzle().size(), cell)] {
        return tr("Change an edge on %1").arg(name);
    };
    paint(cell, side, next, both, text, 1 + cell * 4 + static_cast<int>(side));
}

void PuzzleEditor::paint(int cell, Side side, Color color, bool both, StepText text,
                         Gesture gesture) {
    const Puzzle& puzzle = m_document.puzzle();
    const auto edge = edgeAt(m_document.board(), cell, side);
    if (!edge) {
        emit refused(tr("There is no piece on %1 to paint. Place one there first.")
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
    m_document.changeEdges(std::move(changes), std::move(text), gesture);
}

void PuzzleEditor::addPiece(std::optional<PieceIndex> copied) {
    const Puzzle& puzzle = m_document.puzzle();
    const Color blank = mate(1, puzzle.isSigned());
    const Piece piece = copied ? puzzle.piece(*copied) : Piece{{blank, 1, 1, blank}};
    const auto text = [copied] {
        return copied ? tr("Duplicate piece %1").arg(*copied + 1) : tr("Add a piece");
    };
    attempt(text, [&] { return withPiecesAdded(m_document.file(), {&piece, 1}); });
}

void PuzzleEditor::addPieces(const std::vector<Piece>& pieces) {
    attempt([count = int(pieces.size())] { return tr("Enter %n piece(s)", nullptr, count); },
            [&] { return withPiecesAdded(m_document.file(), pieces); });
}

void PuzzleEditor::deletePiecesOn(const QVector<int>& cells) {
    std::vector<PieceIndex> pieces;
    for (const int cell : cells) {
        if (const Placement placement = m_document.board().at(cell); !placement.isEmpty())
            pieces.push_back(placement.piece());
    }
    if (pieces.empty()) {
        emit refused(tr("First select the pieces to delete."));
        return;
    }
    erase(pieces,
          [count = int(pieces.size())] { return tr("Delete %n piece(s)", nullptr, count); });
}

void PuzzleEditor::deletePiece(PieceIndex piece) {
    erase({piece}, [piece] { return tr("Delete piece %1").arg(piece + 1); });
}

void PuzzleEditor::erase(const std::vector<PieceIndex>& pieces, StepText text) {
    for (const PieceIndex piece : pieces) {
        const auto cell = m_document.board().cellOf(piece);
        if (cell && m_document.isLocked(*cell)) {
            emit refused(tr("%1 is locked. Unlock it first.")
                             .arg(cellName(m_document.puzzle().size(), *cell)));
            return;
        }
    }
    attempt(std::move(text), [&] { return withoutPieces(m_document.file(), pieces); });
}

void PuzzleEditor::resize(GridSize size, bool addPieces) {
    attempt([size] { return tr("Resize to %1 × %2").arg(size.width).arg(size.height); },
            [&] { return resized(m_document.file(), size, addPieces); });
}

void PuzzleEditor::setFramed(bool framed) {
    if (framed != m_document.puzzle().framed())
        attempt([framed] { return framed ? tr("Add the frame") : tr("Remove the frame"); },
                [&] { return withFrame(m_document.file(), framed); });
}

void PuzzleEditor::setRimColor(Color color) {
    if (color != m_document.puzzle().rules().rimColor)
        attempt([] { return tr("Change the rim rule"); },
                [&] { return withRimColor(m_document.file(), color); });
}

void PuzzleEditor::setSigned(bool isSigned) {
    if (isSigned != m_document.puzzle().isSigned())
        attempt([isSigned] { return isSigned ? tr("Add signs") : tr("Remove signs"); },
                [&] { return withSigns(m_document.file(), isSigned); });
}

void PuzzleEditor::setKeepsRotation(bool keeps) {
    const Puzzle before = m_document.puzzle();
    if (keeps == before.keepsRotation())
        return;
    const auto text = [keeps] {
        return keeps ? tr("Keep the rotation of pieces") : tr("Allow pieces to rotate");
    };
    attempt(text, [&] { return withKeptRotation(m_document.file(), keeps); });
    if (edgesChanged(before, m_document.puzzle()) > 0)
        emit noted(tr("The pieces are now listed in their rotation on the board."));
}

void PuzzleEditor::replaceColor(Color from, Color to) {
    attempt([from, to] { return tr("Replace colour %1 with %2").arg(from).arg(to); },
            [&] { return withColorReplaced(m_document.file(), from, to); });
}

void PuzzleEditor::recolor() {
    const Puzzle before = m_document.puzzle();
    attempt([] { return tr("Recolour to match"); }, [&] { return recolored(m_document.file()); });
    const int changed = edgesChanged(before, m_document.puzzle());
    emit noted(changed == 0 ? tr("All placed pieces already match.")
                            : tr("Changed %n edge(s).", nullptr, changed));
}

void PuzzleEditor::mirror(Qt::Orientation direction) {
    push(mirrored(m_document.file(), direction), [direction] {
        return direction == Qt::Horizontal ? tr("Mirror left to right")
                                           : tr("Mirror top to bottom");
    });
    emit noted(
        tr("Each piece is now its mirror image. Rotating the old piece may not give the new one."));
}

void PuzzleEditor::turn(int quarters) {
    push(turned(m_document.file(), quarters), [quarters] {
        return quarters > 0 ? tr("Rotate the board clockwise")
                            : tr("Rotate the board anticlockwise");
    });
}

void PuzzleEditor::makePuzzle(std::uint64_t seed) {
    if (const QString reason = whyNoPuzzle(m_document.file()); !reason.isEmpty()) {
        emit refused(reason);
        return;
    }
    push(puzzleFromBoard(m_document.file(), seed),
         [] { return tr("Make a puzzle from the board"); });
    emit noted(tr("The pieces are shuffled in the tray. The board is stored as the solution."));
}

void PuzzleEditor::push(PuzzleFile after, StepText text) {
    if (after != m_document.file())
        m_document.replace(std::move(after), std::move(text));
}

void PuzzleEditor::attempt(StepText text, auto edit) {
    try {
        push(edit(), std::move(text));
    } catch (const std::exception&) {
        emit refused(failureSentence());
    }
}

} // namespace tessera
