// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/PuzzleDocument.h"
#include "app/document/PuzzleEditor.h"

#include "core/edges/puzzle/Candidates.h"
#include "core/support/Random.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <utility>

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
    m_document.changeBoard(after, [piece = number(placement), name = cell(target)] {
        return tr("Place piece %1 on %2").arg(piece, name);
    });
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
    if (board.at(second).isEmpty()) {
        m_document.changeBoard(
            after, [piece = number(board.at(first)), from = cell(first), to = cell(second)] {
                return tr("Move piece %1 from %2 to %3").arg(piece, from, to);
            });
        return;
    }
    m_document.changeBoard(after, [one = cell(first), other = cell(second)] {
        return tr("Swap %1 and %2").arg(one, other);
    });
}

void BoardEditor::move(const QVector<int>& cells, int columns, int rows) {
    const auto after = movedCells(m_document.board(), cells, columns, rows);
    if (after && mayBecome(*after))
        m_document.changeBoard(*after, [count = int(filled(cells).size())] {
            return tr("Move %n piece(s)", nullptr, count);
        });
}

void BoardEditor::turnBlock(const QVector<int>& cells, int quarters) {
    const Board& board = m_document.board();
    const auto block = blockOf(board.size(), cells);
    if (!block || !mayTurn())
        return;
    const auto after = turnedBlock(board, *block, quarters);
    if (after && mayBecome(*after))
        m_document.changeBoard(*after, [width = block->width, height = block->height] {
            return tr("Rotate a block of %1×%2").arg(width).arg(height);
        });
}

void BoardEditor::remove(const QVector<int>& cells) {
    const QVector<int> held = filled(cells);
    if (held.isEmpty() || !mayChange(held))
        return;
    Board after = m_document.board();
    for (const int index : held)
        after.clear(index);
    const QString piece = number(m_document.board().at(held[0]));
    m_document.changeBoard(after, [piece, name = cell(held[0]), count = int(held.size())] {
        return count == 1 ? tr("Remove piece %1 from %2").arg(piece, name)
                          : tr("Remove %n piece(s)", nullptr, count);
    });
}

void BoardEditor::rotate(const QVector<int>& cells, int quarters) {
    const QVector<int> held = filled(cells);
    if (held.isEmpty() || !mayTurn() || !mayChange(held))
        return;
    Board after = m_document.board();
    for (const int index : held)
        after.rotate(index, quarters);
    const QString piece = number(after.at(held[0]));
    const auto text = [piece, name = cell(held[0]), count = int(held.size())] {
        return count == 1 ? tr("Rotate piece %1 on %2").arg(piece, name)
                          : tr("Rotate %n piece(s)", nullptr, count);
    };
    m_document.changeBoard(after, text, true);
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
    const auto text = [lock, count, name = cell(changing[0])] {
        if (count == 1)
            return (lock ? tr("Lock %1") : tr("Unlock %1")).arg(name);
        return lock ? tr("Lock %n cell(s)", nullptr, count)
                    : tr("Unlock %n cell(s)", nullptr, count);
    };
    m_document.setLocked(std::move(changing), lock, text);
}

void BoardEditor::clear() {
    Board after = m_document.board();
    for (int index = 0; index < after.cells(); ++index) {
        if (!m_document.isFixed(index))
            after.clear(index);
    }
    m_document.changeBoard(after, [] { return tr("Clear the board"); });
}

void BoardEditor::shuffle(std::uint64_t seed) {
    Random random(seed);
    m_document.changeBoard(placedAtRandom(m_document, random),
                           [] { return tr("Place all pieces at random"); });
}

void BoardEditor::changePiece(PieceIndex piece, const Piece& edges) {
    std::vector<EdgeChange> changes;
    for (const Side side : kSides) {
        const Color before = m_document.puzzle().piece(piece).edge(side);
        changes.push_back({{piece, side}, before, edges.edge(side)});
    }
    m_document.changeEdges(std::move(changes),
                           [piece] { return tr("Edit piece %1").arg(piece + 1); });
}

void BoardEditor::keep(const Board& board, int score) {
    m_document.changeBoard(board, [score, total = m_document.puzzle().totalEdges()] {
        return tr("Keep the search’s board (%1 of %2)").arg(score).arg(total);
    });
}

void BoardEditor::showSolution() {
    const PuzzleFile& file = m_document.file();
    if (const auto solution =
            Board::fromCodes(file.puzzle.size(), file.puzzle.pieceCount(), file.solution))
        lay(*solution, [] { return tr("Place the stored solution"); });
    else
        emit refused(tr("This puzzle has no stored solution."));
}

void BoardEditor::lay(const Board& board, StepText text) {
    if (mayBecome(board))
        m_document.changeBoard(board, std::move(text));
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

} // namespace tessera
