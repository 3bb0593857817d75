// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"

#include <QWidget>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace tessera {

class AppSettings;
class SearchController;
class SearchForm;
class SearchNumbersView;

/// Chooses, starts and follows the search of the page in front. Its buttons are actions, which the
/// window's menu shows too; how they look follows from the state of the search alone.
class SearchPanel final : public QWidget {
    Q_OBJECT

public:
    explicit SearchPanel(const AppSettings& settings, QWidget* parent = nullptr);

    void setPage(PuzzlePage* page);
    [[nodiscard]] SearchForm& form() { return *m_form; }

private:
    /// Of the page in front, nothing if there is none.
    [[nodiscard]] SearchController* search() const;
    QToolButton* button(QAction* action);
    QWidget* controlBox();
    QWidget* paceRow();
    void run();
    void step(StepSize size = StepSize::Fine);
    void showState();
    void showNumbers();

    PuzzlePageLink m_link;
    SearchForm* m_form;
    SearchNumbersView* m_numbers;
    QCheckBox* m_current;
    QComboBox* m_pace;
    QLabel* m_result;
    QToolButton* m_goOnButton = nullptr; ///< seen only when it can be pressed
    QAction* m_run;                      ///< start, pause, go on or run again
    QAction* m_step;
    QAction* m_stepRound;
    QAction* m_goOn; ///< takes a search that has ended unfinished up again
    QAction* m_stop;
    QAction* m_keep;
    QAction* m_back;
};

} // namespace tessera
