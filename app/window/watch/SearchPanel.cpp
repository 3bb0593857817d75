// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/watch/SearchPanel.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FormControls.h"
#include "app/window/common/ScreenFit.h"
#include "app/window/pages/PuzzlePage.h"
#include "app/window/search/SearchForm.h"
#include "app/window/search/SearchNumbersView.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace tessera {

namespace {

constexpr int kLeastFormLines = 6;

struct SearchControlsText {
    Q_DECLARE_TR_FUNCTIONS(SearchControls)
};

ControlLook runLook(SearchState state, bool hasSolver) {
    switch (state) {
    case SearchState::Idle:
        return {hasSolver, SearchControlsText::tr("&Start"),
                SearchControlsText::tr("Search for a better board"), "start"};
    case SearchState::Running:
        return {true, SearchControlsText::tr("Pau&se"),
                SearchControlsText::tr("Pause the search and look at it"), "pause"};
    case SearchState::Paused:
        return {true, SearchControlsText::tr("Go &on"),
                SearchControlsText::tr("Let the search go on"), "start"};
    case SearchState::Finished:
        break;
    }
    return {hasSolver, SearchControlsText::tr("Run a&gain"),
            SearchControlsText::tr("Forget this result and search again with the settings above"),
            "start"};
}

void applyLook(QAction* action, const ControlLook& look, const QString& whyNot) {
    setAllowed(*action, look.enabled, whyNot);
    action->setText(look.text);
    setHelp(*action, look.toolTip);
    action->setIcon(symbolicIcon(look.icon));
}

} // namespace

SearchControls controlsFor(SearchState state, bool hasSolver, bool hasBoard, bool canGoOn) {
    const bool active = state == SearchState::Running || state == SearchState::Paused;
    const bool finished = state == SearchState::Finished;
    SearchControls controls;
    controls.run = runLook(state, hasSolver);
    controls.step = {hasSolver && !finished, SearchControlsText::tr("S&tep"),
                     active ? SearchControlsText::tr("Pause and take one step")
                            : SearchControlsText::tr("Start paused, to go step by step"),
                     "step"};
    controls.goOn = {canGoOn, SearchControlsText::tr("Go on sea&rching"),
                     SearchControlsText::tr("Take the search up again where it was stopped"),
                     "start"};
    controls.stop = {active, SearchControlsText::tr("Sto&p"),
                     SearchControlsText::tr("End the search; its best board stays"), "stop"};
    controls.keep = {
        finished && hasBoard, SearchControlsText::tr("&Keep this board"),
        SearchControlsText::tr("Take the best board over into the puzzle; this can be undone"),
        "keep"};
    controls.back = {
        finished, SearchControlsText::tr("Go &back"),
        SearchControlsText::tr("Show the puzzle’s own board again and forget the result"), "back"};
    controls.settingsEnabled = !active;
    return controls;
}

SearchPanel::SearchPanel(QWidget* parent)
    : QWidget(parent), m_form(new SearchForm), m_numbers(new SearchNumbersView(this)),
      m_current(new QCheckBox(tr("Show the &current board"), this)),
      m_pace(comboBox(this, "searchPace", tr("Speed"),
                      tr("Slow the search down to watch it step by step, with each step explained "
                         "above the board"))),
      m_result(new QLabel(this)),
      m_run(addAct("searchRun", QKeySequence(Qt::CTRL | Qt::Key_Return))),
      m_step(addAct("searchStep", QKeySequence(Qt::CTRL | Qt::Key_Period))),
      m_goOn(addAct("searchGoOn", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Return))),
      m_stop(addAct("searchStop", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Period))),
      m_keep(addAct("searchKeep", QKeySequence(Qt::CTRL | Qt::Key_K))),
      m_back(addAct("searchBack", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K))) {
    m_current->setObjectName(QStringLiteral("showCurrent"));
    m_current->setToolTip(tr("Watch the board that the method works on, not its best one so far"));
    m_result->setObjectName(QStringLiteral("searchResult"));
    m_result->setWordWrap(true);
    m_result->setTextFormat(Qt::PlainText);

    auto* form = new PanelArea(m_form, this);
    form->setYielding(true);
    // Where the room is short, the numbers give way before the form does.
    form->setMinimumHeight(fontMetrics().lineSpacing() * kLeastFormLines);
    auto* numbers = new PanelArea(m_numbers, this);
    numbers->setYielding(true);
    numbers->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(form, 1);
    QWidget* controls = controlBox();
    layout->addWidget(controls);
    layout->addWidget(paceRow());
    layout->addWidget(m_current);
    layout->addWidget(numbers);
    QWidget* last = m_form->lastField();
    for (QWidget* button : controls->findChildren<QToolButton*>()) {
        setTabOrder(last, button);
        last = button;
    }
    setTabOrder(last, m_pace);
    setTabOrder(m_pace, m_current);

    connect(m_run, &QAction::triggered, this, &SearchPanel::run);
    connect(m_step, &QAction::triggered, this, &SearchPanel::step);
    connect(m_goOn, &QAction::triggered, this, [this] { m_link.page()->search().goOn(); });
    connect(m_stop, &QAction::triggered, this, [this] { m_link.page()->search().stop(); });
    connect(m_keep, &QAction::triggered, this, [this] { m_link.page()->search().keep(); });
    connect(m_back, &QAction::triggered, this, [this] { m_link.page()->search().discard(); });
    connect(m_current, &QCheckBox::toggled, this, [this](bool on) {
        if (m_link.page() != nullptr)
            m_link.page()->search().setShowCurrent(on);
    });
    showState();
}

QAction* SearchPanel::addAct(const char* name, const QKeySequence& shortcut) {
    auto* action = new QAction(this);
    action->setObjectName(QString::fromLatin1(name));
    action->setShortcut(shortcut);
    return action;
}

QToolButton* SearchPanel::button(QAction* action) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

QWidget* SearchPanel::paceRow() {
    m_pace->addItem(tr("Full speed"), 0);
    for (const int steps : {25, 10, 5, 2, 1})
        m_pace->addItem(tr("%n step(s) a second", nullptr, steps), steps);
    m_pace->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_pace->setMinimumContentsLength(10);
    auto* label = new QLabel(tr("Spee&d:"), this);
    label->setBuddy(m_pace);
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins({});
    row->addWidget(label);
    row->addWidget(m_pace, 1);
    connect(m_pace, &QComboBox::currentIndexChanged, this, [this] {
        if (m_link.page() != nullptr)
            m_link.page()->search().setStepsPerSecond(m_pace->currentData().toInt());
    });
    return box;
}

QWidget* SearchPanel::controlBox() {
    auto* box = new QWidget(this);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* first = new QHBoxLayout;
    for (QAction* action : {m_run, m_step, m_stop})
        first->addWidget(button(action));
    auto* second = new QHBoxLayout;
    for (QAction* action : {m_keep, m_back})
        second->addWidget(button(action));
    layout->addLayout(first);
    layout->addWidget(m_result);
    m_goOnButton = button(m_goOn);
    layout->addWidget(m_goOnButton);
    layout->addLayout(second);
    // Two lines are kept free, so that nothing jumps when a search ends.
    m_result->setMinimumHeight(m_result->fontMetrics().lineSpacing() * 2);
    return box;
}

void SearchPanel::setPage(PuzzlePage* page) {
    m_link.setPage(page);
    setEnabled(page != nullptr);
    if (page == nullptr)
        return;
    m_form->setKind(page->search().kind());
    QObject* context = m_link.context();
    connect(&page->search(), &SearchController::stateChanged, context, [this] { showState(); });
    connect(&page->search(), &SearchController::shownBoardChanged, context,
            [this] { showState(); });
    connect(&page->search(), &SearchController::numbersChanged, context, [this] { showNumbers(); });
    page->search().setStepsPerSecond(m_pace->currentData().toInt());
    const QSignalBlocker blocker(m_current);
    m_current->setChecked(page->search().showsCurrent());
    showState();
}

void SearchPanel::run() {
    SearchController& search = m_link.page()->search();
    switch (search.state()) {
    case SearchState::Running:
        search.pause();
        break;
    case SearchState::Paused:
        search.resume();
        break;
    case SearchState::Idle:
    case SearchState::Finished:
        search.start(m_form->settings());
    }
}

void SearchPanel::step() {
    SearchController& search = m_link.page()->search();
    if (search.isActive())
        search.step();
    else
        search.startStepping(m_form->settings());
}

void SearchPanel::showState() {
    const bool hasPage = m_link.page() != nullptr;
    const SearchState state = hasPage ? m_link.page()->search().state() : SearchState::Idle;
    const bool hasBoard = hasPage && !m_link.page()->search().bestSolution().empty();
    SearchControls controls = controlsFor(state, hasPage && m_form->hasSolver(), hasBoard,
                                          hasPage && m_link.page()->search().canGoOn());
    // What a person who goes on has to know.
    const QString wayOn = hasPage ? m_link.page()->search().wayOnSentence() : QString();
    if (!wayOn.isEmpty())
        controls.run.toolTip = tr("Let the search go on. %1").arg(wayOn);
    const QString noResult = tr("No search has ended here: there is no result yet.");
    applyLook(m_run, controls.run, {});
    applyLook(m_step, controls.step, {});
    applyLook(m_goOn, controls.goOn, tr("No search has ended here that could go on."));
    m_goOnButton->setVisible(controls.goOn.enabled);
    applyLook(m_stop, controls.stop, tr("No search is at work."));
    applyLook(m_keep, controls.keep, noResult);
    applyLook(m_back, controls.back, noResult);
    m_form->setEnabled(controls.settingsEnabled);
    if (state == SearchState::Paused)
        m_result->setText(wayOn.isEmpty() ? tr("Paused.") : tr("Paused. %1").arg(wayOn));
    else
        m_result->setText(hasPage ? m_link.page()->search().resultSentence() : QString());
    showNumbers();
}

void SearchPanel::showNumbers() {
    if (m_link.page() == nullptr || m_link.page()->search().numbers().total == 0)
        m_numbers->clear();
    else
        m_numbers->showNumbers(m_link.page()->search());
}

} // namespace tessera
