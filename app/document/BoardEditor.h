// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"
#include "core/support/Random.h"

#include <QObject>
#include <QVector>

#include <cstdint>
#include <vector>

namespace tessera {

/// A board with every piece laid at random. Fixed cells keep what they hold. Pieces go where the
/// frame allows them; what is left over after that (only in puzzles that are still being made) goes
/// to any free cell, and pieces beyond the number of cells stay off.
[[nodiscard]] Board placedAtRandom(const Puzzle& puzzle, const Board& board,
                                   const std::vector<bool>& fixed, Random& random);

class PuzzleDocument;

/// What a person can do with the pieces of a document. Each act is one named
/// step of its history, or nothing but refused() when it cannot be done: locked
/// cells and hints keep their pieces. Acts that would change nothing are silent.
class BoardEditor final : public QObject {
    Q_OBJECT

public:
    explicit BoardEditor(PuzzleDocument& document, QObject* parent = nullptr);

    /// Lays a piece on a cell, turned to the frame. What lay there goes back to the
    /// tray; the piece leaves the cell it lay on before.
    void place(int cell, Placement placement);
    /// Exchanges two cells, one of which may be empty (a move), and turns the pieces to the frame.
    void swap(int first, int second);
    /// Moves what lies on the cells, see movedCells(): two blocks that do not
    /// overlap change places. Nothing if a cell would leave the board.
    void move(const QVector<int>& cells, int columns, int rows);
    /// Turns the rectangle of the cells as one thing, see turnedBlock().
    void turnBlock(const QVector<int>& cells, int quarters);
    void remove(const QVector<int>& cells);
    /// Turns pieces by clockwise quarter turns; negative the other way.
    void rotate(const QVector<int>& cells, int quarters);
    /// Unlocks if all of the cells are locked, else locks those with a piece.
    void toggleLock(const QVector<int>& cells);
    /// Takes all pieces off the board that are not fixed.
    void clear();
    /// Lays all pieces that are not fixed on the board at random, each where the frame allows it.
    void shuffle(std::uint64_t seed);
    /// Gives a piece other edges, in the order of its list. What was known of the
    /// puzzle as it was is then gone, see withoutOrigin().
    void changePiece(PieceIndex piece, const Piece& edges);
    /// Puts a search's board in the place of the document's.
    void keep(const Board& board, int score);
    /// Puts a board of the same pieces in the place of the document's; refused if
    /// it would move fixed ones.
    void lay(const Board& board, const QString& text);
    /// Lays the stored solution on the board; refused if there is none.
    void showSolution();

signals:
    /// A sentence for the message bar.
    void refused(const QString& sentence);

private:
    /// False after refusing if one of the cells is fixed.
    bool mayChange(const QVector<int>& cells);
    /// False after refusing if the boards differ on a fixed cell.
    bool mayBecome(const Board& after);
    [[nodiscard]] QString cell(int index) const;
    /// Those of the cells that hold a piece.
    [[nodiscard]] QVector<int> filled(const QVector<int>& cells) const;

    PuzzleDocument& m_document;
};

} // namespace tessera
