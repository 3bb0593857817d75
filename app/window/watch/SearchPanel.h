// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"

#include "core/search/SearchContext.h"

#include <QWidget>

class QAction;
class QLabel;
class QToolButton;

namespace tessera {

class AppSettings;
class SearchController;
class PanelArea;
class SearchForm;
struct SearchSettings;

/// A button that is visible only while its action is enabled.
[[nodiscard]] QToolButton* passingButton(QAction* action, QWidget* parent);
/// Gives the button that starts, pauses or resumes the room for each of these texts.
void reserveRunTexts(QToolButton& button);
/// The settings of a search in one line.
[[nodiscard]] QString summaryOf(const SearchSettings& settings);

/// Chooses and starts the search of the page in front. Its buttons are actions, which the window's
/// menu shows too; their look depends only on the state of the search. While a search is shown the
/// form is folded into one line.
class SearchPanel final : public QWidget {
    Q_OBJECT

public:
    explicit SearchPanel(const AppSettings& settings, QWidget* parent = nullptr);

    void setPage(PuzzlePage* page);
    [[nodiscard]] SearchForm& form() { return *m_form; }
    /// The actions on the search, in the order of buttons.
    [[nodiscard]] QList<QAction*> controls() const;
    /// Unfolds the form, which is folded while a search is shown.
    void unfold();

private:
    /// Of the page in front, null if there is none.
    [[nodiscard]] SearchController* search() const;
    void borrow();
    void run();
    void step(StepSize size = StepSize::Fine);
    void showState();
    void showFold();

    PuzzlePageLink m_link;
    SearchForm* m_form;
    PanelArea* m_formArea;
    QToolButton* m_fold; ///< the form in one line
    QLabel* m_result;
    QAction* m_run; ///< start, pause, resume or run again
    QAction* m_step;
    QAction* m_stepBack; ///< to the step before the shown one
    QAction* m_stepRound;
    QAction* m_goOn; ///< resumes a search that has ended unfinished
    QAction* m_stop;
    QAction* m_keep;
    QAction* m_back;
};

} // namespace tessera
