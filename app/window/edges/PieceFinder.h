// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"

#include "core/edges/puzzle/Piece.h"

#include <QVector>
#include <QWidget>

#include <optional>
#include <span>
#include <vector>

class QLabel;
class QLineEdit;

namespace tessera {

class BoardView;
class DocumentPage;

/// Selects cells, at least one, and brings the first of them into view.
void selectCells(BoardView& view, const QVector<int>& cells);

/// Selects the cells of the shown board on which these pieces lie. Leaves the selection alone if
/// none lies there.
/// @return the first of the pieces that is off the board, if any
std::optional<PieceIndex> selectPieces(DocumentPage& page, std::span<const PieceIndex> pieces);

/// A line to type a piece's number or edges into. Shows the first such piece at
/// once, on the board or by asking for it in the tray, and with each Enter the
/// next.
class PieceFinder final : public QWidget {
    Q_OBJECT

public:
    explicit PieceFinder(QWidget* parent = nullptr);

    void setPage(DocumentPage* page);
    /// Gives the line the keys, what it holds being selected.
    void start();

signals:
    /// A piece that is not on the board was found.
    void unplacedPieceFound(tessera::PieceIndex piece);

private:
    void find();
    void showNext();
    void tell(const QString& sentence);

    PageLink m_link;
    QLineEdit* m_text;
    QLabel* m_answer;
    std::vector<PieceIndex> m_found;
    std::size_t m_next = 0;
};

} // namespace tessera
