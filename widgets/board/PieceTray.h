// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/PieceModel.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"

#include <QVector>
#include <QWidget>

#include <optional>

namespace tessera {

class PieceListView;

/// Shows the pieces that are not on the board: a source and a target of drags.
/// Has no filter widgets of its own; its owner sets kind and cell.
class PieceTray : public QWidget {
    Q_OBJECT

public:
    using Kind = PieceKind;

    explicit PieceTray(QWidget* parent = nullptr);

    void setPuzzle(const Puzzle& puzzle);
    /// Takes over a puzzle of the same size and as many pieces, some of which have
    /// other edges; filters and the current piece stay.
    void changePieces(const Puzzle& puzzle);
    /// Lists the pieces that are not on this board.
    void setBoard(const Board& board);
    void setTheme(const QString& id);
    /// A read-only tray starts no drags, takes no drops and activates nothing.
    void setReadOnly(bool readOnly);

    /// Lists only pieces of this kind.
    void setKind(Kind kind);
    [[nodiscard]] Kind kind() const;
    void setOrder(PieceOrder order);
    /// Lists only pieces with an edge of this pattern; nothing: whatever they show.
    void setColor(std::optional<Color> color);
    /// Lists only pieces, turned as needed, that match all neighbours of this
    /// cell of the board (and its frame); nothing: all pieces again.
    void setFitCell(std::optional<int> cell);
    [[nodiscard]] std::optional<int> fitCell() const;

    /// The number of pieces listed now, each once in however many ways it fits.
    [[nodiscard]] int count() const;
    /// The selected piece, turned as shown, or an empty placement.
    [[nodiscard]] Placement currentPlacement() const;
    void setCurrentPiece(PieceIndex piece);

public slots:
    /// Turns the selected piece by clockwise quarter turns.
    void rotateCurrent(int quarters);

signals:
    /// Enter or double click on a piece.
    void pieceActivated(tessera::Placement placement);
    void currentChanged(tessera::Placement placement);
    /// A piece was dragged here from the board.
    void removeRequested(const QVector<int>& cells);
    void fitCellChanged(std::optional<int> cell);

private:
    PieceListView* m_list;
};

} // namespace tessera
