// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSize>

#include <array>
#include <cstdint>
#include <optional>

class QAction;
class QDockWidget;
class QMainWindow;
class QShortcut;
class QToolBar;

namespace tessera {

class AppSettings;
class PuzzlePage;

/// What the panels are arranged for.
enum class Workspace : std::uint8_t { Edit, Watch };

/// Two arrangements of the window's panels, each remembered. A search that starts brings Watch, and
/// Edit comes back when it is no longer on show, unless the settings say otherwise.
class Workspaces final : public QObject {
    Q_OBJECT

public:
    /// Makes the actions viewEdit, viewWatch, viewWorkspace, viewFollowSearch, viewResetLayout and
    /// viewFullScreen. @param window whose panels, found by name, are made before arrange()
    Workspaces(QMainWindow& window, AppSettings& settings);

    [[nodiscard]] Workspace current() const { return m_current; }
    /// Lays the panels out as they were in that workspace, at first as usual.
    void show(Workspace workspace);
    /// The same for the one that was last on show, once the panels are there.
    void begin();
    /// Changes the workspace as the search of the page in front began or is no longer on show.
    void follow(PuzzlePage* page);
    /// The panels give way to the start page, or come back.
    void setCovered(bool covered);
    /// Writes both arrangements into the settings.
    void save();
    /// Lets panels scroll if the window would be larger than its screen otherwise.
    void fitScreen();
    /// Gives the board its full height as a square, and the rest to the column beside it, unless a
    /// person has moved the column.
    void fitColumn();
    /// Puts the two-part switch at the end of a bar.
    void addSwitch(QToolBar& bar);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeActions();
    [[nodiscard]] QDockWidget* dock(const char* name) const;
    [[nodiscard]] QByteArray& kept(Workspace workspace) {
        return m_kept[static_cast<std::size_t>(workspace)];
    }
    void keep();
    /// As kept, else as usual.
    void restore();
    void arrange();
    void placeEdit(bool crowded);
    void placeWatch();
    void reset();
    [[nodiscard]] int spareWidth() const;
    void setFullScreen(bool full);
    /// Board, score and chart without anything else, or what was there before.
    void setAlone(bool alone);
    void showBars(bool shown);
    void showTitles();
    void showState();

    QMainWindow& m_window;
    AppSettings& m_settings;
    std::array<QByteArray, 2> m_kept; ///< by workspace, empty: as usual
    Workspace m_current = Workspace::Edit;
    std::optional<Workspace> m_wanted; ///< by the search in front, when last looked at
    bool m_covered = false;
    bool m_fits = false;    ///< whether the board is a square of full height
    QSize m_size;           ///< of the window when that was seen
    bool m_leaving = false; ///< the full screen comes or goes by itself here
    bool m_alone = false;   ///< only board, score and chart are on show
    QAction* m_edit;
    QAction* m_watch;
    QAction* m_follows;
    QAction* m_full;
    QShortcut* m_leave;
    QList<QAction*> m_heard; ///< whose keys are heard although their menus are hidden
};

} // namespace tessera
