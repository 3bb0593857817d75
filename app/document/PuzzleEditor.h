// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/PuzzleEdits.h"

#include <QObject>
#include <QVector>

namespace tessera {

class PuzzleDocument;

/// What a person can do with a puzzle while making it: its pieces, rules, size and the board as a
/// whole. Each act is one named step of the document's history; acts that would change nothing are
/// silent, those that cannot be done are refused with a sentence. What each does is told in
/// PuzzleEdits.h.
class PuzzleEditor final : public QObject {
    Q_OBJECT

public:
    explicit PuzzleEditor(PuzzleDocument& document, QObject* parent = nullptr);

    /// Paints the edge on a side of a cell. Strokes are told apart by their
    /// number: all edges painted in one stroke are one step.
    /// @param both also the neighbour's edge, so that the two match
    void paintEdge(int cell, Side side, Color color, bool both, int stroke);
    /// Gives the edge the next pattern of those in use, and one new; clicks on
    /// the same edge are one step, and so is nothing after a full round.
    /// @param step 1 or −1
    void cycleEdge(int cell, Side side, int step, bool both);
    /// The color on the side of a cell, nothing if the cell is empty.
    [[nodiscard]] std::optional<Color> edgeColor(int cell, Side side) const;

    /// A copy of a piece, or without one a piece of pattern 1 on all sides.
    void addPiece(std::optional<PieceIndex> copied);
    /// Deletes the pieces on the cells. Locked ones are refused.
    void deletePiecesOn(const QVector<int>& cells);
    void deletePiece(PieceIndex piece);

    void resize(GridSize size, bool addPieces);
    void setFramed(bool framed);
    void setSigned(bool isSigned);
    void replaceColor(Color from, Color to);
    void recolor();
    void mirror(Qt::Orientation direction);
    void turn(int quarters);
    void makePuzzle(std::uint64_t seed);

signals:
    /// A sentence for the message bar: why nothing was done.
    void refused(const QString& sentence);
    /// A sentence about what was done.
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
