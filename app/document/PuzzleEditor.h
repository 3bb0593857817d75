// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/PuzzleEdits.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"

#include <QObject>
#include <QVector>

#include <cstdint>
#include <vector>

namespace tessera {

class PuzzleDocument;

/// What a person can do with the pieces of a document. Each act is one named step or refused():
/// locked cells and hints keep their pieces. Acts that would change nothing are silent.
class BoardEditor final : public QObject {
    Q_OBJECT

public:
    explicit BoardEditor(PuzzleDocument& document, QObject* parent = nullptr);

    /// Lays a piece on a cell, turned to the frame; what lay there goes to the tray.
    void place(int cell, Placement placement);
    /// Exchanges two cells, one of which may be empty (a move), and turns the pieces to the frame.
    void swap(int first, int second);
    /// See movedCells(). Nothing if a cell would leave the board.
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
    /// Gives a piece other edges, in the order of its list; see withoutOrigin().
    void changePiece(PieceIndex piece, const Piece& edges);
    /// Puts a search's board in the place of the document's.
    void keep(const Board& board, int score);
    /// Takes over a board of the same pieces; refused if it would move fixed ones.
    void lay(const Board& board, const QString& text);
    /// Lays the stored solution on the board; refused if there is none.
    void showSolution();

signals:
    void refused(const QString& sentence);

private:
    /// False after refusing if one of the cells is fixed.
    bool mayChange(const QVector<int>& cells);
    /// False after refusing if pieces keep their rotation.
    bool mayTurn();
    /// False after refusing if the boards differ on a fixed cell.
    bool mayBecome(const Board& after);
    [[nodiscard]] QString cell(int index) const;
    [[nodiscard]] QVector<int> filled(const QVector<int>& cells) const;

    PuzzleDocument& m_document;
};

/// The same with its pieces, rules, size and the board as a whole, see PuzzleEdits.h.
class PuzzleEditor final : public QObject {
    Q_OBJECT

public:
    explicit PuzzleEditor(PuzzleDocument& document, QObject* parent = nullptr);

    /// Paints the edge on a side of a cell; those of one stroke are one step.
    /// @param both also the neighbour's edge, so that the two match
    void paintEdge(int cell, Side side, Color color, bool both, int stroke);
    /// Gives the edge the next pattern, or a new one; clicks on the same edge are one step.
    /// @param step 1 or −1
    void cycleEdge(int cell, Side side, int step, bool both);
    /// The color on the side of a cell, nothing if the cell is empty.
    [[nodiscard]] std::optional<Color> edgeColor(int cell, Side side) const;

    /// A copy of a piece, or without one a piece of pattern 1 on all sides.
    void addPiece(std::optional<PieceIndex> copied);
    void addPieces(const std::vector<Piece>& pieces);
    /// Deletes the pieces on the cells. Locked ones are refused.
    void deletePiecesOn(const QVector<int>& cells);
    void deletePiece(PieceIndex piece);

    void resize(GridSize size, bool addPieces);
    void setFramed(bool framed);
    /// What the rim has to show: a colour, kAnyColor, or kGrey for no such rule.
    void setRimColor(Color color);
    void setSigned(bool isSigned);
    void setKeepsRotation(bool keeps);
    void replaceColor(Color from, Color to);
    void recolor();
    void mirror(Qt::Orientation direction);
    void turn(int quarters);
    void makePuzzle(std::uint64_t seed);

signals:
    /// A sentence for the message bar: why nothing was done.
    void refused(const QString& sentence);
    void noted(const QString& sentence);

private:
    /// What makes neighbouring steps one: 0 for none.
    using Gesture = std::int64_t;

    void push(PuzzleFile after, const QString& text);
    void paint(int cell, Side side, Color color, bool both, const QString& text, Gesture gesture);
    /// Pushes what the function returns, or refuses with what it throws.
    template <typename Edit>
    void attempt(const QString& text, Edit edit);
    void erase(const std::vector<PieceIndex>& pieces, const QString& text);

    PuzzleDocument& m_document;
};

} // namespace tessera
