// SPDX-FileCopyrightText: 2026 The Tessera authors
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

class SearchForm;
class SearchNumbersView;
struct ControlLook;

/// Chooses, starts and follows the search of the page in front. Its buttons are
/// actions, which the window's menu shows too; how they look follows from the
/// state of the search alone.
class SearchPanel final : public QWidget {
    Q_OBJECT

public:
    explicit SearchPanel(QWidget* parent = nullptr);

    void setPage(PuzzlePage* page);
    [[nodiscard]] SearchForm& form() { return *m_form; }

    /// Start, pause, go on or run again: Ctrl+Return.
    [[nodiscard]] QAction* runAction() const { return m_run; }
    [[nodiscard]] QAction* stepAction() const { return m_step; }
    /// Takes a search that has ended unfinished up again.
    [[nodiscard]] QAction* goOnAction() const { return m_goOn; }
    [[nodiscard]] QAction* stopAction() const { return m_stop; }
    [[nodiscard]] QAction* keepAction() const { return m_keep; }
    [[nodiscard]] QAction* backAction() const { return m_back; }

private:
    QAction* addAct(const char* name, const QKeySequence& shortcut);
    QToolButton* button(QAction* action);
    QWidget* controlBox();
    QWidget* paceRow();
    void run();
    void step();
    void showState();
    void showNumbers();

    PuzzlePageLink m_link;
    SearchForm* m_form;
    SearchNumbersView* m_numbers;
    QCheckBox* m_current;
    QComboBox* m_pace;
    QLabel* m_result;
    QToolButton* m_goOnButton = nullptr; ///< seen only when it can be pressed
    QAction* m_run;
    QAction* m_step;
    QAction* m_goOn;
    QAction* m_stop;
    QAction* m_keep;
    QAction* m_back;
};

} // namespace tessera
