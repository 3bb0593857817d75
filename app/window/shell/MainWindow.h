// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"
#include "app/window/keys/KeyBindings.h"
#include "app/window/pages/KindPart.h"

#include <QMainWindow>
#include <QUndoGroup>

#include <cstdint>
#include <string_view>
#include <utility>

class QStackedWidget;
class QUndoView;

namespace tessera {

class AppSettings;
class CompareActions;
class DocumentTabs;
class EdgeActions;
class EditActions;
class FileActions;
class HelpActions;
class NumbersPanel;
class ProgressPanel;
class RunActions;
class ScorePanel;
class SearchPanel;
class SessionKeeper;
class StartPage;
class ViewActions;
class Workspaces;

/// Combines tabs, docks, menus and the status bar, and connects them to the page in front.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(AppSettings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Shows the window with its start content, and opens files.
    void begin(const QStringList& files);
    void openFiles(const QStringList& paths);
    void openSample();
    /// Restores the unsaved work of programs that ended unexpectedly, and the files of the last
    /// session; then opens others. Restored pages come to the front.
    void restoreSession(const QStringList& others = {});

    [[nodiscard]] DocumentTabs& tabs() { return *m_tabs; }
    [[nodiscard]] SearchPanel& searchPanel() { return *m_search; }

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void childEvent(QChildEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QDockWidget* addDock(const char* name, const QString& title, QWidget* content);
    /// The same with the content for each kind of puzzle.
    QDockWidget* addKindDock(const char* name, const QString& title);
    void showDocksOfKind(std::string_view kind);
    /// Creates everything with texts: panels, actions, menus and bars.
    void build();
    void buildActions();
    void buildDocks();
    void buildMenus();
    void buildFileMenu();
    void buildEditMenu();
    void buildViewMenu();
    void buildToolBar();
    void buildStart();
    /// Shows or hides the start page in place of tabs and panels.
    void showStart(bool shown);
    void showPage(PuzzlePage* page);
    void showWhatIsAllowed();
    void showName();
    void editSettings();
    void adoptKeys(const QWidget* beside = nullptr);
    /// Shows the default settings in the search panel.
    void showFirstSearch();
    /// Switches to the settings' language: recreates everything around the tabs.
    void adoptLanguage();
    void rebuild();
    void takeApart();

    AppSettings& m_settings;
    QString m_language; ///< from the settings when the texts were created
    KeyBindings m_keys;
    QUndoGroup m_history;
    DocumentTabs* m_tabs;
    QStackedWidget* m_center; ///< tabs or start page
    StartPage* m_start = nullptr;
    SessionKeeper* m_session;
    SearchPanel* m_search;
    ProgressPanel* m_progress;
    ScorePanel* m_score;
    NumbersPanel* m_numbers;
    Workspaces* m_workspaces = nullptr;
    QUndoView* m_historyPanel;
    PuzzleStatus* m_status;
    PageActs* m_acts;
    FileActions* m_file;
    RunActions* m_run;
    CompareActions* m_compare;
    EditActions* m_edit;
    ViewActions* m_view;
    HelpActions* m_help;
    QMenu* m_panels = nullptr;
    EdgeActions* m_edges;
    KindParts m_kinds;
    PuzzlePageLink m_link;
    PuzzlePage* m_opened = nullptr; ///< the latest one, until it is shown
    /// The seconds and evaluations of the default settings when the search panel last adopted them.
    std::pair<double, std::uint64_t> m_limits;
};

/// Opens the window with the command line's files or the sample. @return the exit code
[[nodiscard]] int runWindow(int argc, char** argv);

} // namespace tessera
