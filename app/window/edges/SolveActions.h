// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QObject>

namespace tessera {

class DocumentPage;
class PageActs;
class PuzzleDocument;
struct Completions;

/// Help with solving by hand: a hint, forced pieces, the rest by exact search, a check.
class SolveActions final : public QObject {
    Q_OBJECT

public:
    SolveActions(PageActs& acts, QWidget* window);

signals:
    /// The hint concerns this piece, which is not on the board.
    void pieceHinted(tessera::PieceIndex piece);

private:
    void showHint(DocumentPage& page);
    static void placeForced(DocumentPage& page);
    static void checkSolution(DocumentPage& page);
    [[nodiscard]] static QString noSolutionOn(const PuzzleDocument& document);
    void completeBoard(DocumentPage& open);
    void listCompletions(DocumentPage& open);
    void show(DocumentPage& page, Completions found);
    /// Fills the open cells with @p search(puzzle, board, progress) and calls @p tell(page, found,
    /// cancelled). Shows a message if no cell is open, or why no search can run.
    template <typename Search, typename Tell>
    void fillOpenCells(DocumentPage& open, const QString& label, const Search& search,
                       const Tell& tell);

    QWidget* m_window;
};

} // namespace tessera
