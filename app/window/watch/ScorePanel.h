// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"

#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace tessera {

class FixedLabel;
class PanelArea;
class PartsView;
class SearchController;
class SearchNumbersView;
class SearchPanel;
class TreeView;

/// The most important figures of a search: its score in large type, the time since the last gain,
/// and buttons for what is possible now.
class ScorePanel final : public QWidget {
    Q_OBJECT

public:
    /// @param search provides the actions for the buttons
    explicit ScorePanel(SearchPanel& search, QWidget* parent = nullptr);

    void setPage(PuzzlePage* page);

signals:
    /// Asks to show the settings of the search.
    void settingsWanted();
    /// Its least height has changed: other panels may have to yield.
    void heightTaken();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void arrange(SearchPanel& search);
    [[nodiscard]] SearchController* search() const;
    void showNumbers();
    void showState();
    [[nodiscard]] QString courseText() const;
    void takeHeight();

    PuzzlePageLink m_link;
    QLabel* m_score;
    QLabel* m_lack;
    FixedLabel* m_course;
    QToolButton* m_settings;
    QComboBox* m_pace;
    QCheckBox* m_current;
};

/// The figures of the search in front, with the courses of its gauges, and its parts and its tree
/// if it has them.
class NumbersPanel final : public QWidget {
    Q_OBJECT

public:
    explicit NumbersPanel(QWidget* parent = nullptr);

    void setPage(PuzzlePage* page);

    /// Puts the panel into an area in which it scrolls before it takes the room of the board.
    [[nodiscard]] PanelArea* inArea();
    /// With the views below each other.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void show();
    void arrange();
    [[nodiscard]] int leastWidth(bool beside) const;

    PuzzlePageLink m_link;
    QBoxLayout* m_layout;
    SearchNumbersView* m_numbers;
    PartsView* m_parts;
    TreeView* m_tree;
};

} // namespace tessera
