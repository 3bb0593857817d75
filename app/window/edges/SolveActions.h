// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QObject>

namespace tessera {

class DocumentPage;
class PageActs;
struct Completions;

/// Help for a person who solves the puzzle in front by hand: a hint, pieces without an
/// alternative, the rest by exact search, and a look at the stored solution.
class SolveActions final : public QObject {
    Q_OBJECT

public:
    SolveActions(PageActs& acts, QWidget* window);

signals:
    /// The hint is about this piece, which is not on the board.
    void pieceHinted(tessera::PieceIndex piece);

private:
    void showHint(DocumentPage& page);
    static void placeForced(DocumentPage& page);
    static void checkSolution(DocumentPage& page);
    void completeBoard(DocumentPage& open);
    void listCompletions(DocumentPage& open);
    void show(DocumentPage& page, Completions found);
    /// Looks for ways to fill the open cells, with @p search(puzzle, board, progress), which the
    /// person may cancel, and hands them to @p tell(page, found, whether it was cancelled). Says
    /// so where nothing is open, or why no search takes the puzzle.
    template <typename Search, typename Tell>
    void fillOpenCells(DocumentPage& open, const QString& label, const Search& search,
                       const Tell& tell);

    QWidget* m_window;
};

} // namespace tessera
