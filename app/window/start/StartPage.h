// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/pages/KindPart.h"
#include "app/window/settings/KnownPuzzles.h"

#include <QHash>
#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QListView;
class QShortcut;
class QStandardItemModel;
class QToolButton;

namespace tessera {

class AppSettings;
class BoardThumbnailDelegate;
class LatestJob;
class MessageBar;

/// From now on updates what is known of puzzles when their files are opened and saved.
void logPuzzles(DocumentTabs& tabs, AppSettings& settings);

/// The recent puzzles as pictures, and buttons for other ways to start. Files are read one by one
/// on another thread, and drawn there.
class StartPage final : public QWidget {
    Q_OBJECT

public:
    /// @param ways actions that open other puzzles, shown as buttons
    StartPage(AppSettings& settings, const KindParts& kinds, const QList<QAction*>& ways,
              QWidget* parent = nullptr);

    /// Lists the known puzzles, then reads their files.
    void refresh();
    /// Sets whether there is a puzzle to go back to.
    void offerBack(bool offered);
    void warn(const QString& sentence);

signals:
    void openRequested(const QString& path);
    /// Back to the open puzzles.
    void left();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// Enables the actions on a puzzle while one is selected.
    void allowActs();
    void makeList();
    void makeActions();
    void readFrom(std::size_t row);
    /// Draws the pictures again, with other tiles or colours.
    void redraw();
    /// Runs work for a row on another thread; delivers the result if the row still shows that
    /// puzzle.
    void work(std::size_t row, std::function<std::function<void()>()> todo);
    /// Shows why that failed, and goes to the next row.
    void skip(const QString& sentence);
    void take(std::size_t row, const AnyPuzzle& puzzle, const QString& defect);
    void describe(std::size_t row, const QString& defect = {});
    void countAll();
    void openCurrent();
    void removeCurrent();
    [[nodiscard]] QString currentPath() const;

    AppSettings& m_settings;
    KindParts m_kinds;
    KnownPuzzles m_puzzles;              ///< one per row
    QHash<QString, QVariant> m_pictures; ///< by path, as last drawn
    MessageBar* m_message;
    QLabel* m_count;
    QLabel* m_none;
    QListView* m_list;
    QStandardItemModel* m_model;
    BoardThumbnailDelegate* m_delegate;
    LatestJob* m_reader;
    QToolButton* m_back;
    QShortcut* m_leave;
    std::size_t m_worked = 0;         ///< the row of its last work
    std::vector<QAction*> m_ofPuzzle; ///< actions on the selected one
};

} // namespace tessera
