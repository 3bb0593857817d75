// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/PuzzleDocument.h"
#include "app/document/sudoku/SudokuDocument.h"
#include "widgets/board/BoardKeys.h"

#include <QTabWidget>

#include <memory>

namespace tessera {

class DocumentPage;
class PuzzlePage;
class SudokuPage;

/// The open puzzles. There is always at least one after the first addPage().
class DocumentTabs final : public QTabWidget {
    Q_OBJECT

public:
    explicit DocumentTabs(QWidget* parent = nullptr);

    /// Opens a tab and goes there.
    DocumentPage* addPage(std::unique_ptr<PuzzleDocument> document);
    SudokuPage* addPage(std::unique_ptr<SudokuDocument> document);
    [[nodiscard]] PuzzlePage* currentPuzzlePage() const;
    [[nodiscard]] PuzzlePage* puzzlePage(int index) const;
    /// The same if it holds an edge-matching puzzle, else nothing.
    [[nodiscard]] DocumentPage* currentPage() const;
    [[nodiscard]] DocumentPage* page(int index) const;
    /// The page that shows the file, or nothing.
    [[nodiscard]] PuzzlePage* pageOf(const QString& path) const;
    /// Closes without asking.
    void removePage(PuzzlePage* page);
    /// For puzzles to come: how many steps can be undone, 0 for all.
    void setUndoLimit(int steps) { m_undoLimit = steps; }
    void setTileTheme(const QString& id);
    /// For the boards of all pages, also of those to come.
    void setBoardKeys(const BoardKeys& keys);

protected:
    void changeEvent(QEvent* event) override;

signals:
    /// Also emitted with the same page when its name changed.
    void currentPageChanged(tessera::PuzzlePage* page);
    void currentNameChanged();
    void closeRequested(tessera::PuzzlePage* page);
    /// Close it without asking: the person has said so already.
    void discardRequested(tessera::PuzzlePage* page);
    /// From a message, which may be older than the acts that answer.
    void saveRequested(tessera::PuzzlePage* page, const QString& path);
    void saveAsRequested(tessera::PuzzlePage* page);
    void pageAdded(tessera::PuzzlePage* page);
    /// Its tab is gone, and the page goes next.
    void pageRemoved(tessera::PuzzlePage* page);

private:
    void insert(PuzzlePage* page);
    void giveNumber(PuzzlePage& page);
    void updateNames();
    void updateName(PuzzlePage* page);

    int m_undoLimit = 0;
    QString m_tileTheme;
    BoardKeys m_boardKeys = usualBoardKeys();
};

} // namespace tessera
