// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/BoardEditor.h"

#include "app/document/PuzzleDocument.h"

#include "core/edges/puzzle/Candidates.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

Placement turnedAtRandom(const Puzzle& puzzle, int cell, PieceIndex piece, Random& random) {
    return turnedToFrame(puzzle, cell, {piece, static_cast<Rotation>(random.below(4))});
}

/// Pieces are numbered from 1 wherever a person sees them.
QString number(Placement placement) { return QString::number(placement.piece() + 1); }

} // namespace

Board placedAtRandom(const Puzzle& puzzle, const Board& board, const std::vector<bool>& fixed,
                     Random& random) {
    Board result = board;
    for (int cell = 0; cell < result.cells(); ++cell) {
        if (!fixed[static_cast<std::size_t>(cell)])
            result.clear(cell);
    }
    std::array<std::vector<PieceIndex>, kCellKinds> piecesOf;
    for (int piece = 0; piece < puzzle.pieceCount(); ++piece) {
        const auto index = static_cast<PieceIndex>(piece);
        if (!result.cellOf(index))
            piecesOf[static_cast<std::size_t>(puzzle.kindOfPiece(index))].push_back(index);
    }
    for (auto& pieces : piecesOf)
        random.shuffle(std::span(pieces));
    std::vector<int> left;
    for (int cell = 0; cell < result.cells(); ++cell) {
        if (!result.at(cell).isEmpty() || fixed[static_cast<std::size_t>(cell)])
            continue;
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

BoardEditor::BoardEditor(PuzzleDocument& document, QObject* parent)
    : QObject(parent), m_document(document) {}

void BoardEditor::place(int target, Placement placement) {
    QVector<int> touched{target};
    const auto from = m_document.board().cellOf(placement.piece());
    if (from && *from != target)
        touched.append(*from);
    if (!mayChange(touched))
        return;
    Board after = m_document.board();
    after.place(target, turnedToFrame(m_document.puzzle(), target, placement));
    m_document.changeBoard(after, tr("Place piece %1 on %2").arg(number(placement), cell(target)));
}

void BoardEditor::swap(int first, int second) {
    const Board& board = m_document.board();
    if (first == second || (board.at(first).isEmpty() && board.at(second).isEmpty()))
        return;
    if (!mayChange({first, second}))
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
    const auto after =
        movedCells(m_document.board(), {cells.constData(), static_cast<std::size_t>(cells.size())},
                   columns, rows);
    const auto count = static_cast<int>(filled(cells).size());
    if (after && mayBecome(*after))
        m_document.changeBoard(*after, tr("Move %n piece(s)", nullptr, count));
}

void BoardEditor::turnBlock(const QVector<int>& cells, int quarters) {
    const Board& board = m_document.board();
    const auto block =
        blockOf(board.size(), {cells.constData(), static_cast<std::size_t>(cells.size())});
    if (!block)
        return;
    const auto after = turnedBlock(board, *block, quarters);
    if (after && mayBecome(*after))
        m_document.changeBoard(*after,
                               tr("Turn a block of %1×%2").arg(block->width).arg(block->height));
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
    if (held.isEmpty() || !mayChange(held))
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
    std::vector<bool> fixed(static_cast<std::size_t>(m_document.board().cells()));
    for (int index = 0; index < m_document.board().cells(); ++index)
        fixed[static_cast<std::size_t>(index)] = m_document.isFixed(index);
    m_document.changeBoard(placedAtRandom(m_document.puzzle(), m_document.board(), fixed, random),
                           tr("Place all pieces at random"));
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
    const auto solution =
        Board::fromCodes(file.puzzle.size(), file.puzzle.pieceCount(), file.solution);
    if (!solution) {
        emit refused(tr("No solution is stored with this puzzle."));
        return;
    }
    lay(*solution, tr("Lay the stored solution"));
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

bool BoardEditor::mayChange(const QVector<int>& cells) {
    for (const int index : cells) {
        if (m_document.isLocked(index)) {
            emit refused(tr("%1 is locked. Unlock it first.").arg(cell(index)));
            return false;
        }
        if (m_document.holdsHint(index)) {
            emit refused(tr("%1 holds a hint, which stays in its place.").arg(cell(index)));
            return false;
        }
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

} // namespace tessera
