// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Placement.h"

#include <QObject>

class QAction;
class QWidget;

namespace tessera {

class DocumentPage;
class DocumentTabs;

/// Help for a person who solves the puzzle in front by hand.
class SolveActions final : public QObject {
    Q_OBJECT

public:
    SolveActions(DocumentTabs& tabs, QWidget* window);

    QAction* hint;   ///< says what could be done next, and goes there
    QAction* forced; ///< lays pieces without an alternative, as one step
    QAction* check;  ///< compares the board with the stored solution

    /// Enables what the page allows: nothing while a search shows its board.
    void update();

signals:
    /// The hint is about this piece, which is not on the board.
    void pieceHinted(tessera::PieceIndex piece);

private:
    void showHint();
    void placeForced();
    void checkSolution();
    [[nodiscard]] DocumentPage& page() const;
    [[nodiscard]] QString cell(int index) const;

    DocumentTabs& m_tabs;
};

} // namespace tessera
