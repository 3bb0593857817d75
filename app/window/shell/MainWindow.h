// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/keys/KeyBindings.h"

#include <QMainWindow>
#include <QUndoGroup>

#include <vector>

namespace tessera {

class AnimationActions;
class AppSettings;
class ChecksPanel;
class ColorsPanel;
class CompareActions;
class CurveActions;
class KindPanel;
class PuzzlePage;
class SudokuActions;
class DocumentTabs;
class CompletionActions;
class EditActions;
class ExperimentActions;
class FileActions;
class HelpActions;
class HistoryPanel;
class PalettePanel;
class PieceTablePanel;
class PiecesPanel;
class PopulationPanel;
class PrintActions;
class ProgressPanel;
class PropertiesPanel;
class PuzzleActions;
class PuzzleStatus;
class RecordsPanel;
class RunActions;
class SearchPanel;
class SessionKeeper;
class SolveActions;
class ViewActions;
struct PuzzleSource;

/// The workbench: puts tabs, docks, menus and the status bar together and ties
/// them to the page in front. What they do is theirs.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(AppSettings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    void openFiles(const QStringList& paths);
    void openSample();
    /// Brings back what a program that ended unexpectedly had not saved, and the
    /// files that were open at the end of the last one; then opens others. What was
    /// brought back comes to the front, where it is seen.
    void restoreSession(const QStringList& others = {});

    [[nodiscard]] DocumentTabs& tabs() { return *m_tabs; }
    [[nodiscard]] SearchPanel& searchPanel() { return *m_search; }

protected:
    void changeEvent(QEvent* event) override;
    void childEvent(QChildEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QDockWidget* addDock(const char* name, const QString& title, QWidget* content,
                         Qt::DockWidgetArea area);
    /// The same with what only edge-matching puzzles have a use for.
    QDockWidget* addEdgeDock(const char* name, const QString& title, QWidget* content,
                             Qt::DockWidgetArea area);
    /// Makes everything with words: panels, acts, menus and bars.
    void build();
    void buildActions();
    void buildDocks();
    void buildMenus();
    void buildSearchMenu();
    void buildViewMenu();
    void buildToolBar();
    void showPage(PuzzlePage* page);
    void openSudokus(const PuzzleSource& source);
    void showWhatIsAllowed();
    void showName();
    void showFullScreenOrNot(bool full);
    void editSettings();
    void adoptSettings();
    void adoptKeys(const QWidget* beside);
    /// Shows in the search panel what searches begin with.
    void showFirstSearch();
    /// Goes over to the language of the settings, if it is another one. The tabs
    /// stay as they are; everything around them is made anew.
    void adoptLanguage();
    void rebuild();
    void takeApart();
    void restoreLayout();
    /// Lets panels scroll if the window would be larger than its screen otherwise.
    void fitScreen();

    AppSettings& m_settings;
    QString m_language; ///< as the settings named it when the words were made
    KeyBindings m_keys;
    QUndoGroup m_history;
    DocumentTabs* m_tabs;
    SessionKeeper* m_session;
    PiecesPanel* m_pieces;
    SearchPanel* m_search;
    ProgressPanel* m_progress;
    PopulationPanel* m_population;
    PropertiesPanel* m_properties;
    HistoryPanel* m_historyPanel;
    ChecksPanel* m_checks;
    ColorsPanel* m_colors;
    PieceTablePanel* m_pieceTable;
    PalettePanel* m_palette;
    RecordsPanel* m_records;
    PuzzleStatus* m_status;
    FileActions* m_file;
    PrintActions* m_print;
    AnimationActions* m_animation;
    CurveActions* m_curve;
    RunActions* m_run;
    CompareActions* m_compare;
    ExperimentActions* m_experiment;
    EditActions* m_edit;
    PuzzleActions* m_puzzle;
    CompletionActions* m_completion;
    SolveActions* m_solve;
    ViewActions* m_view;
    HelpActions* m_help;
    QMenu* m_panels = nullptr;
    SudokuActions* m_sudoku;
    std::vector<KindPanel*> m_edgePanels;
    PuzzlePage* m_shown = nullptr;
    PuzzlePage* m_opened = nullptr; ///< the latest, until it is shown
};

} // namespace tessera
