// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/LongWork.h"
#include "widgets/board/TileTheme.h"

#include "core/edges/solvers/exact/Completion.h"

#include <QDialog>
#include <QPointer>

class QAction;
class QListView;
class QStandardItemModel;

namespace tessera {

class DocumentPage;
class PageActs;

/// Lets a person step through the ways to solve the rest of a board and take one.
class CompletionsDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param found at least one
    CompletionsDialog(const Puzzle& puzzle, Completions found, const TileTheme& theme,
                      QWidget* parent = nullptr);

    /// The solution that is chosen at present.
    [[nodiscard]] const Board& board() const;
    /// Which one that is, e.g. "Solution 2 of 14".
    [[nodiscard]] QString boardName() const;

signals:
    /// board() is another one.
    void boardChanged();

private:
    [[nodiscard]] QString summary() const;
    void fill(const Puzzle& puzzle);
    [[nodiscard]] int row() const;

    Completions m_found;
    QStandardItemModel* m_model;
    QListView* m_list;
};

/// Help for a person who solves the puzzle in front by hand.
class SolveActions final : public QObject {
    Q_OBJECT

public:
    SolveActions(PageActs& acts, QWidget* window);

    QAction* hint;      ///< says what could be done next, and goes there
    QAction* forced;    ///< lays pieces without an alternative, as one step
    QAction* solveRest; ///< fills what is open by exact search
    QAction* listAll;   ///< lists all ways to do so
    QAction* check;     ///< compares the board with the stored solution

signals:
    /// The hint is about this piece, which is not on the board.
    void pieceHinted(tessera::PieceIndex piece);

private:
    void showHint(DocumentPage& page);
    static void placeForced(DocumentPage& page);
    static void checkSolution(DocumentPage& page);
    /// @pre the board has an open cell
    void completeBoard(DocumentPage& open);
    void listCompletions(DocumentPage& open);
    void show(DocumentPage& page, Completions found);
    enum class Outcome : std::uint8_t {
        Done,
        Cancelled,
        Useless, ///< the page is gone, or says why no search takes its puzzle
    };
    /// Runs work for a page, which the person may cancel.
    [[nodiscard]] Outcome run(const QString& label, const LongWork& work,
                              const QPointer<DocumentPage>& page);

    QWidget* m_window;
};

} // namespace tessera
