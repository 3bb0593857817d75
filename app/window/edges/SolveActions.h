// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Piece.h"

#include <QObject>

class QAction;
class QWidget;

namespace tessera {

class DocumentPage;
class PageActs;

/// Help for a person who solves the puzzle in front by hand.
class SolveActions final : public QObject {
    Q_OBJECT

public:
    SolveActions(PageActs& acts, QWidget* window);

    QAction* hint;   ///< says what could be done next, and goes there
    QAction* forced; ///< lays pieces without an alternative, as one step
    QAction* check;  ///< compares the board with the stored solution

signals:
    /// The hint is about this piece, which is not on the board.
    void pieceHinted(tessera::PieceIndex piece);

private:
    void showHint(DocumentPage& page);
    static void placeForced(DocumentPage& page);
    static void checkSolution(DocumentPage& page);
};

} // namespace tessera
