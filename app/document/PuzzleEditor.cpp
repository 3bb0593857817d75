// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/PuzzleEditor.h"

#include "app/document/PuzzleDocument.h"

#include "core/edges/puzzle/Candidates.h"
#include "core/support/Random.h"
#include "core/support/UserError.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

Placement turnedAtRandom(const Puzzle& puzzle, int cell, PieceIndex piece, Random& random) {
    const auto rotation = static_cast<Rotation>(puzzle.keepsRotation() ? 0 : random.below(4));
    return turnedToFrame(puzzle, cell, {piece, rotation});
}

/// The user sees pieces numbered from 1.
QString number(Placement placement) { return QString::number(placement.piece() + 1); }

/// A board with every piece in a random place that the frame allows. Remaining pieces (only in
/// puzzles that are still being made) go to any free cell. Fixed cells stay, surplus pieces stay
/// off the board.
Board placedAtRandom(const PuzzleDocument& document, Random& random) {
    const Puzzle& puzzle = document.puzzle();
    Board result = document.board();
    std::vector<int> open;
    for (int cell = 0; cell < result.cells(); ++cell) {
        if (!document.isFixed(cell))
            open.push_back(cell);
    }
    std::ranges::for_each(open, [&](int cell) { result.clear(cell); });
    std::array<std::vector<PieceIndex>, kCellKinds> piecesOf;
    for (int piece = 0; piece < puzzle.pieceCount(); ++piece) {
        const auto index = static_cast<PieceIndex>(piece);
        if (!result.cellOf(index))
            piecesOf[static_cast<std::size_t>(puzzle.kindOfPiece(index))].push_back(index);
    }
    for (auto& pieces : piecesOf)
        random.shuffle(std::span(pieces));
    std::vector<int> left;
    for (const int cell : open) {
        auto& pieces = piecesOf[static_cast<std::size_t>(puzzle.kindOfCell(cell))];
        if (pieces.empty()) {
            left.push_back(cell);
            continue;
        }
        result.place(cell, turnedAtRandom(puzzle, cell, pieces.back(), random));
        pieces.pop_back();
    }
    std::vector<PieceIndex> rest;
    for (const auto& pieces : piecesOf)
        rest.insert(rest.end(), pieces.begin(), pieces.end());
    for (std::size_t i = 0; i < left.size() && i < rest.size(); ++i)
        result.place(left[i], turnedAtRandom(puzzle, left[i], rest[i], random));
    return result;
}

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

BoardEditor::BoardEditor(PuzzleDocument& document, QObject* parent)
    : QObject(parent), m_document(document) {}

void BoardEditor::place(int target, Placement placement) {
    QVector<int> touched{target};
    const auto from = m_document.board().cellOf(placement.piece());
    if (from && *from != target)
        touched.append(*from);
    if (!mayChange(touched))
        return;
    if (m_document.puzzle().keepsRotation())
        placement = {placement.piece(), 0}; // from another program it may be rotated
    Board after = m_document.board();
    after.place(target, turnedToFrame(m_document.puzzle(), target, placement));
    m_document.changeBoard(after, tr("Place piece %1 on %2").arg(number(placement), cell(target)));
}

void BoardEditor::swap(int first, int second) {
    const Board& board = m_document.board();
    if (first == second || (board.at(first).isEmpty() && board.at(second).isEmpty()) ||
        !mayChange({first, second}))
        return;
    Board after = board;
    after.swap(first, second);
    for (const int moved : {first, second})
        after.place(moved, turnedToFrame(m_document.puzzle(), moved, after.at(moved)));
    if (board.at(first).isEmpty())
        std::swap(first, second);
    m_document.changeBoard(after, board.at(second).isEmpty()
                                      ? tr("Move piece %1 from %2 to %3")
                                            .arg(number(board.at(first)), cell(first), cell(second))
                                      : tr("Swap %1 and %2").arg(cell(first), cell(second)));
}

void BoardEditor::move(const QVector<int>& cells, int columns, int rows) {
    const auto after = movedCells(m_document.board(), cells, columns, rows);
    if (after && mayBecome(*after))
        m_document.changeBoard(*after, tr("Move %n piece(s)", nullptr, int(filled(cells).size())));
}

void BoardEditor::turnBlock(const QVector<int>& cells, int quarters) {
    const Board& board = m_document.board();
    const auto block = blockOf(board.size(), cells);
    if (!block || !mayTurn())
        return;
    const auto after = turnedBlock(board, *block, quarters);
    if (after && mayBecome(*after))
        m_document.changeBoard(*after,
                               tr("Rotate a block of %1×%2").arg(block->width).arg(block->height));
}

void BoardEditor::remove(const QVector<int>& cells) {
    const QVector<int> held = filled(cells);
    if (held.isEmpty() || !mayChange(held))
        return;
    Board after = m_document.board();
    for (const int index : held)
        after.clear(index);
    m_document.changeBoard(
        after, held.size() == 1 ? tr("Remove piece %1 from %2")
                                      .arg(number(m_document.board().at(held[0])), cell(held[0]))
                                : tr("Remove %n piece(s)", nullptr, int(held.size())));
}

void BoardEditor::rotate(const QVector<int>& cells, int quarters) {
    const QVector<int> held = filled(cells);
    if (held.isEmpty() || !mayTurn() || !mayChange(held))
        return;
    Board after = m_document.board();
    for (const int index : held)
        after.rotate(index, quarters);
    m_document.changeBoard(
        after,
        held.size() == 1 ? tr("Rotate piece %1 on %2").arg(number(after.at(held[0])), cell(held[0]))
                         : tr("Rotate %n piece(s)", nullptr, int(held.size())),
        true);
}

void BoardEditor::toggleLock(const QVector<int>& cells) {
    std::vector<int> locked;
    std::vector<int> open;
    for (const int index : cells) {
        if (m_document.isLocked(index))
            locked.push_back(index);
        else if (!m_document.board().at(index).isEmpty() && !m_document.holdsHint(index))
            open.push_back(index);
    }
    if (open.empty() && locked.empty()) {
        if (!cells.isEmpty())
            emit refused(m_document.holdsHint(cells[0])
                             ? tr("%1 holds a hint, which is always locked.").arg(cell(cells[0]))
                             : tr("There is no piece on %1 to lock.").arg(cell(cells[0])));
        return;
    }
    const bool lock = !open.empty();
    auto& changing = lock ? open : locked;
    const auto count = static_cast<int>(changing.size());
    const QString name = cell(changing[0]);
    const QString text =
        lock ? (count == 1 ? tr("Lock %1").arg(name) : tr("Lock %n cell(s)", nullptr, count))
             : (count == 1 ? tr("Unlock %1").arg(name) : tr("Unlock %n cell(s)", nullptr, count));
    m_document.setLocked(std::move(changing), lock, text);
}

void BoardEditor::clear() {
    Board after = m_document.board();
    for (int index = 0; index < after.cells(); ++index) {
        if (!m_document.isFixed(index))
            after.clear(index);
    }
    m_document.changeBoard(after, tr("Clear the board"));
}

void BoardEditor::shuffle(std::uint64_t seed) {
    Random random(seed);
    m_document.changeBoard(placedAtRandom(m_document, random), tr("Place all pieces at random"));
}

void BoardEditor::changePiece(PieceIndex piece, const Piece& edges) {
    std::vector<EdgeChange> changes;
    for (const Side side : kSides) {
        const Color before = m_document.puzzle().piece(piece).edge(side);
        changes.push_back({{piece, side}, before, edges.edge(side)});
    }
    m_document.changeEdges(std::move(changes),
                           tr("Edit piece %1").arg(number(Placement(piece, 0))));
}

void BoardEditor::keep(const Board& board, int score) {
    m_document.changeBoard(
        board,
        tr("Keep the search’s board (%1 of %2)").arg(score).arg(m_document.puzzle().totalEdges()));
}

void BoardEditor::showSolution() {
    const PuzzleFile& file = m_document.file();
    if (const auto solution =
            Board::fromCodes(file.puzzle.size(), file.puzzle.pieceCount(), file.solution))
        lay(*solution, tr("Place the stored solution"));
    else
        emit refused(tr("This puzzle has no stored solution."));
}

void BoardEditor::lay(const Board& board, const QString& text) {
    if (mayBecome(board))
        m_document.changeBoard(board, text);
}

bool BoardEditor::mayBecome(const Board& after) {
    QVector<int> touched;
    for (int index = 0; index < after.cells(); ++index) {
        if (m_document.board().at(index) != after.at(index))
            touched.append(index);
    }
    return mayChange(touched);
}

bool BoardEditor::mayTurn() {
    if (m_document.puzzle().keepsRotation())
        emit refused(keptRotationText());
    return !m_document.puzzle().keepsRotation();
}

bool BoardEditor::mayChange(const QVector<int>& cells) {
    for (const int index : cells) {
        if (!m_document.isFixed(index))
            continue;
        emit refused(m_document.isLocked(index)
                         ? tr("%1 is locked. Unlock it first.").arg(cell(index))
                         : tr("%1 holds a hint, which cannot be moved.").arg(cell(index)));
        return false;
    }
    return true;
}

QString BoardEditor::cell(int index) const { return cellName(m_document.puzzle().size(), index); }

QVector<int> BoardEditor::filled(const QVector<int>& cells) const {
    QVector<int> held;
    std::ranges::copy_if(cells, std::back_inserter(held),
                         [this](int index) { return !m_document.board().at(index).isEmpty(); });
    return held;
}

PuzzleEditor::PuzzleEditor(PuzzleDocument& document, QObject* parent)
    : QObject(parent), m_document(document) {}

std::optional<Color> PuzzleEditor::edgeColor(int cell, Side side) const {
    const auto edge = edgeAt(m_document.board(), cell, side);
    return edge ? std::optional(m_document.puzzle().piece(edge->piece).edge(edge->side))
                : std::nullopt;
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
    m_document.changeEdges(std::move(changes), text, gesture);
}

void PuzzleEditor::addPiece(std::optional<PieceIndex> copied) {
    const Puzzle& puzzle = m_document.puzzle();
    const Color blank = mate(1, puzzle.isSigned());
    const Piece piece = copied ? puzzle.piece(*copied) : Piece{{blank, 1, 1, blank}};
    attempt(copied ? tr("Duplicate piece %1").arg(*copied + 1) : tr("Add a piece"), [&] {
        return withPiecesAdded(m_document.file(), {&piece, 1});
    });
}

void PuzzleEditor::addPieces(const std::vector<Piece>& pieces) {
    attempt(tr("Enter %n piece(s)", nullptr, static_cast<int>(pieces.size())),
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
        attempt(framed ? tr("Add the frame") : tr("Remove the frame"),
                [&] { return withFrame(m_document.file(), framed); });
}

void PuzzleEditor::setRimColor(Color color) {
    if (color != m_document.puzzle().rules().rimColor)
        attempt(tr("Change the rim rule"), [&] { return withRimColor(m_document.file(), color); });
}

void PuzzleEditor::setSigned(bool isSigned) {
    if (isSigned != m_document.puzzle().isSigned())
        attempt(isSigned ? tr("Add signs") : tr("Remove signs"),
                [&] { return withSigns(m_document.file(), isSigned); });
}

void PuzzleEditor::setKeepsRotation(bool keeps) {
    const Puzzle before = m_document.puzzle();
    if (keeps == before.keepsRotation())
        return;
    attempt(keeps ? tr("Keep the rotation of pieces") : tr("Allow pieces to rotate"),
            [&] { return withKeptRotation(m_document.file(), keeps); });
    if (edgesChanged(before, m_document.puzzle()) > 0)
        emit noted(tr("The pieces are now listed in their rotation on the board."));
}

void PuzzleEditor::replaceColor(Color from, Color to) {
    attempt(tr("Replace colour %1 with %2").arg(from).arg(to),
            [&] { return withColorReplaced(m_document.file(), from, to); });
}

void PuzzleEditor::recolor() {
    const Puzzle before = m_document.puzzle();
    attempt(tr("Recolour to match"), [&] { return recolored(m_document.file()); });
    const int changed = edgesChanged(before, m_document.puzzle());
    emit noted(changed == 0 ? tr("All placed pieces already match.")
                            : tr("Changed %n edge(s).", nullptr, changed));
}

void PuzzleEditor::mirror(Qt::Orientation direction) {
    push(mirrored(m_document.file(), direction),
         direction == Qt::Horizontal ? tr("Mirror left to right") : tr("Mirror top to bottom"));
    emit noted(
        tr("Each piece is now its mirror image. Rotating the old piece may not give the new one."));
}

void PuzzleEditor::turn(int quarters) {
    push(turned(m_document.file(), quarters),
         quarters > 0 ? tr("Rotate the board clockwise") : tr("Rotate the board anticlockwise"));
}

void PuzzleEditor::makePuzzle(std::uint64_t seed) {
    if (const QString reason = whyNoPuzzle(m_document.file()); !reason.isEmpty()) {
        emit refused(reason);
        return;
    }
    push(puzzleFromBoard(m_document.file(), seed), tr("Make a puzzle from the board"));
    emit noted(tr("The pieces are shuffled in the tray. The board is stored as the solution."));
}

void PuzzleEditor::push(PuzzleFile after, const QString& text) {
    if (after != m_document.file())
        m_document.replace(std::move(after), text);
}

void PuzzleEditor::attempt(const QString& text, auto edit) {
    try {
        push(edit(), text);
    } catch (const UserError& error) {
        emit refused(error.sentence());
    }
}

} // namespace tessera
