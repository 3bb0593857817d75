// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QAction;
class QKeySequence;
class QMenu;
class QWidget;

namespace tessera {

class AppSettings;
class DocumentTabs;
class SudokuDocument;
class SudokuPage;
struct SudokuAdvice;
struct SudokuFile;

/// The window's acts that mean something for Sudokus too. Each handler looks at
/// the page in front: for an edge-matching puzzle others answer.
struct SharedActions {
    QAction* hint;
    QAction* singles; ///< “Place forced pieces”
    QAction* check;
    QAction* solveRest;
    QAction* clear;
    QAction* solution;
    QAction* copyPicture;
    QAction* copyLine; ///< “Copy as URL”
    QAction* exportPuzzle;
    QAction* print;
    QAction* preview;
};

/// What a person can do with a Sudoku, besides typing digits.
class SudokuActions final : public QObject {
    Q_OBJECT

public:
    SudokuActions(DocumentTabs& tabs, AppSettings& settings, const SharedActions& shared,
                  QWidget* window);

    QAction* create;
    /// What only Sudokus have.
    QMenu* menu;
    /// Whether digits are pencil marks.
    [[nodiscard]] QAction* pencilAction() const { return m_pencil; }

    /// Sets what is enabled, after those of edge-matching puzzles have.
    void update();
    /// Opens puzzles in tabs, a list after asking which.
    void open(std::vector<SudokuFile> puzzles, const QString& name, const QString& path);

private:
    using Act = std::function<void(SudokuPage&)>;
    void connectShared(const SharedActions& shared);
    void on(QAction* action, const Act& act);
    QAction* addAct(const char* name, const QString& text, const QString& toolTip,
                    const QKeySequence& shortcut, const Act& act);
    [[nodiscard]] SudokuPage* page() const;
    void createSudoku();
    /// Opens a tab; without a file the puzzle is not saved yet.
    SudokuPage* add(std::unique_ptr<SudokuDocument> document);
    void exportPage(SudokuPage& page);
    static void say(SudokuPage& page, const SudokuAdvice& advice, const QString& step = {});

    DocumentTabs& m_tabs;
    AppSettings& m_settings;
    QWidget* m_window;
    QAction* m_pencil;
    QAction* m_candidates;
    std::vector<QAction*> m_changing; ///< enabled while the page is not read-only
    std::vector<QAction*> m_reading;  ///< always enabled on a Sudoku
};

} // namespace tessera
