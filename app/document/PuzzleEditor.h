// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/Document.h"
#include "app/document/PuzzleEdits.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"

#include <QObject>
#include <QVector>

#include <cstdint>
#include <vector>

namespace tessera {

class PuzzleDocument;

/// The user's actions on the pieces of a document. Each is one named step or ends in refused():
/// locked cells and hints keep their pieces. Actions that change nothing do nothing.
class BoardEditor final : public QObject {
    Q_OBJECT

public:
    explicit BoardEditor(PuzzleDocument& document, QObject* parent = nullptr);

    /// Places a piece on a cell, rotated to fit the frame; the previous piece goes to the tray.
    void place(int cell, Placement placement);
    /// Exchanges two cells, one of which may be empty (a move), and rotates the pieces to fit the
    /// frame.
    void swap(int first, int second);
    /// See movedCells(). Does nothing if a cell would leave the board.
    void move(const QVector<int>& cells, int columns, int rows);
    /// Rotates the rectangle of the cells as a whole, see turnedBlock().
    void turnBlock(const QVector<int>& cells, int quarters);
    void remove(const QVector<int>& cells);
    /// Rotates pieces by clockwise quarter turns; negative means anticlockwise.
    void rotate(const QVector<int>& cells, int quarters);
    /// Unlocks if all of the cells are locked; otherwise locks those with a piece.
    void toggleLock(const QVector<int>& cells);
    /// Removes all pieces that are not fixed from the board.
    void clear();
    /// Places all pieces that are not fixed at random, each where the frame allows it.
    void shuffle(std::uint64_t seed);
    /// Changes the edges of a piece, given as listed; see withoutOrigin().
    void changePiece(PieceIndex piece, const Piece& edges);
    /// Replaces the document's board by a search's.
    void keep(const Board& board, int score);
    /// Takes a board of the same pieces; refused if it would move fixed ones.
    void lay(const Board& board, StepText text);
    /// Places the stored solution on the board; refused if there is none.
    void showSolution();

signals:
    void refused(const QString& sentence);

private:
    /// Returns false after refused() if one of the cells is fixed.
    bool mayChange(const QVector<int>& cells);
    /// Returns false after refused() if pieces keep their rotation.
    bool mayTurn();
    /// Returns false after refused() if the boards differ on a fixed cell.
    bool mayBecome(const Board& after);
    [[nodiscard]] QString cell(int index) const;
    [[nodiscard]] QVector<int> filled(const QVector<int>& cells) const;

    PuzzleDocument& m_document;
};

/// The user's actions on a puzzle's pieces, rules and size, and on the board as a whole, see
/// PuzzleEdits.h.
class PuzzleEditor final : public QObject {
    Q_OBJECT

public:
    explicit PuzzleEditor(PuzzleDocument& document, QObject* parent = nullptr);

    /// Paints the edge on a side of a cell; all edges of one stroke are one step.
    /// @param both also paints the neighbour's edge, so that the two match
    void paintEdge(int cell, Side side, Color color, bool both, int stroke);
    /// Cycles the edge to the next pattern, or a new one; clicks on the same edge are one step.
    /// @param step 1 or −1
    void cycleEdge(int cell, Side side, int step, bool both);
    /// The colour on the side of a cell, nothing if the cell is empty.
    [[nodiscard]] std::optional<Color> edgeColor(int cell, Side side) const;

    /// Adds a copy of a piece, or without one a piece with pattern 1 on all sides.
    void addPiece(std::optional<PieceIndex> copied);
    void addPieces(const std::vector<Piece>& pieces);
    /// Deletes the pieces on the cells. Refused for locked ones.
    void deletePiecesOn(const QVector<int>& cells);
    void deletePiece(PieceIndex piece);

    void resize(GridSize size, bool addPieces);
    void setFramed(bool framed);
    /// Sets the colour of the rim: a colour, kAnyColor, or kGrey for no such rule.
    void setRimColor(Color color);
    void setSigned(bool isSigned);
    void setKeepsRotation(bool keeps);
    void replaceColor(Color from, Color to);
    void recolor();
    void mirror(Qt::Orientation direction);
    void turn(int quarters);
    void makePuzzle(std::uint64_t seed);

signals:
    /// A sentence for the message bar: the reason why nothing was done.
    void refused(const QString& sentence);
    void noted(const QString& sentence);

private:
    /// Identifies steps that merge: 0 for none.
    using Gesture = std::int64_t;

    void push(PuzzleFile after, StepText text);
    void paint(int cell, Side side, Color color, bool both, StepText text, Gesture gesture);
    /// Adds the step that the function returns, or emits refused() with the error that it throws.
    void attempt(StepText text, auto edit);
    void erase(const std::vector<PieceIndex>& pieces, StepText text);

    PuzzleDocument& m_document;
};

} // namespace tessera
