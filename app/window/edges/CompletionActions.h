// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/LongWork.h"

#include "widgets/board/TileTheme.h"

#include "core/edges/solvers/exact/Completion.h"

#include <QDialog>
#include <QObject>
#include <QPointer>

class QAction;
class QListView;
class QStandardItemModel;
class QWidget;

namespace tessera {

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

class DocumentPage;
class PageActs;

/// Lets the exact search fill what a person left open on the board in front, in one
/// way or in all.
class CompletionActions final : public QObject {
    Q_OBJECT

public:
    CompletionActions(PageActs& acts, QWidget* window);

    QAction* solveRest;
    QAction* listAll;

private:
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
