// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QEvent>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSize>
#include <QStringList>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

class QAction;
class QDockWidget;
class QMainWindow;
class QShortcut;
class QToolBar;
class QWidget;

namespace tessera {

class AppSettings;
class PuzzlePage;

/// Panels in tabs at one place, by the object names of their docks, the first in front.
struct PanelGroup {
    Qt::DockWidgetArea area;
    std::vector<const char*> shown;
    std::vector<const char*> hidden{};
};

/// For making a puzzle. @param crowded one column fewer, for large text on a small screen
[[nodiscard]] std::vector<PanelGroup> editPanels(bool crowded);
/// For watching a search. @param tall with room for the numbers below the chart
[[nodiscard]] std::vector<PanelGroup> watchPanels(bool tall);
/// Score and chart, and nothing else.
[[nodiscard]] std::vector<PanelGroup> panelsAlone();

/// Arranges the groups one after the other; panels not named are hidden behind the last group.
/// @return the panels in front
QList<QDockWidget*> placePanels(QMainWindow& window, const std::vector<PanelGroup>& groups);

/// Takes the title bar away, for panels with their names on tabs.
void removeTitle(QDockWidget& panel);
/// @pre it was removed
void restoreTitle(QDockWidget& panel);

/// The task for which the panels are arranged.
enum class Workspace : std::uint8_t { Edit, Watch };

/// Two layouts of the window's panels for each kind of puzzle, each remembered. A started search
/// shows Watch, and Edit returns when the search is no longer shown, unless the settings disable
/// that.
class Workspaces final : public QObject {
    Q_OBJECT

public:
    /// Creates the actions viewEdit, viewWatch, viewWorkspace, viewFollowSearch, viewResetLayout
    /// and viewFullScreen. @param window finds its panels by name; they must exist before arrange()
    Workspaces(QMainWindow& window, AppSettings& settings);

    [[nodiscard]] Workspace current() const { return m_current; }
    /// Arranges the panels as they were in that workspace, initially by default.
    void show(Workspace workspace);
    /// The same for the last one shown; call it when the panels exist.
    void begin();
    /// Switches the workspace when the search of the page in front starts or is no longer shown.
    void follow(PuzzlePage* page);
    /// Changes to the layouts for another kind of puzzle. @param kind empty for edge matching
    /// @param absent names of the panels that have no content for it, and so no place
    void setKind(const QString& kind, const QStringList& absent);
    /// Hides the panels for the start page, or shows them again.
    void setCovered(bool covered);
    /// Shows only board, score and chart in full screen, or the earlier panels again.
    void setFullScreen(bool full);
    /// Writes the layouts to the settings.
    void save();
    /// Makes panels scroll if the window would otherwise be larger than its screen.
    void fitScreen();
    /// Gives the board its full height as a square, and the column beside it the rest, unless the
    /// user has moved the column.
    void fitColumn();
    /// Adds the two-part switch to the end of a bar.
    void addSwitch(QToolBar& bar);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeActions();
    [[nodiscard]] QDockWidget* dock(const char* name) const;
    void fitColumnTwice();
    void spareBoard();
    /// As in the settings.
    [[nodiscard]] QString layoutName() const;
    /// The layout as it was last; empty: the default.
    [[nodiscard]] QByteArray& kept();
    QList<QDockWidget*> place(std::vector<PanelGroup> groups);
    void showAbsent();
    void endDrag();
    void keep();
    /// The stored layout, or the default.
    void restore();
    void arrange();
    void placeEdit(bool crowded);
    void placeWatch();
    void reset();
    /// The tab in front, or null.
    [[nodiscard]] QWidget* frontPage() const;
    [[nodiscard]] int spareWidth() const;
    [[nodiscard]] QDockWidget* column() const;
    [[nodiscard]] bool isFitting() const;
    void followDrag(QEvent::Type type);
    /// Shows only board, score and chart, or the earlier panels again.
    void setAlone(bool alone);
    void showBars(bool shown);
    void showTitles();
    void showState();

    QMainWindow& m_window;
    AppSettings& m_settings;
    std::map<QString, QByteArray> m_kept; ///< layouts by their name in the settings
    std::map<QString, bool> m_keptFits;   ///< m_fits of these layouts
    QString m_kind;                       ///< empty for edge matching
    QStringList m_absent;                 ///< the panels without content for that kind
    bool m_hasPopulation = false;         ///< the search in front
    bool m_withdrawn = false;             ///< its panel would be visible if there were one
    Workspace m_current = Workspace::Edit;
    std::optional<Workspace> m_wanted; ///< by the search in front, at the last check
    bool m_covered = false;
    bool m_fits = false;          ///< whether the board is a square of full height
    QSize m_size;                 ///< of the window at that time
    std::optional<int> m_dragged; ///< width of the column when a mouse button was pressed
    bool m_leaving = false;       ///< full screen is being switched here
    bool m_alone = false;         ///< only board, score and chart are shown
    QAction* m_edit;
    QAction* m_watch;
    QAction* m_follows;
    QAction* m_full;
    QShortcut* m_leave;
    QList<QPointer<QAction>> m_heard; ///< their keys work although their menus are hidden
};

} // namespace tessera
