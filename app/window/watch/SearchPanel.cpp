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

/// How the button that starts, pauses, goes on or runs again looks.
struct RunLook {
    QString text;
    QString toolTip;
    const char* icon;
};

RunLook runLook(SearchState state) {
    switch (state) {
    case SearchState::Idle:
        return {SearchControlsText::tr("&Start"),
                SearchControlsText::tr("Search for a better board"), "start"};
    case SearchState::Running:
        return {SearchControlsText::tr("Pau&se"),
                SearchControlsText::tr("Pause the search and look at it"), "pause"};
    case SearchState::Paused:
        return {SearchControlsText::tr("Go &on"), SearchControlsText::tr("Let the search go on"),
                "start"};
    case SearchState::Finished:
        break;
    }
    return {SearchControlsText::tr("Run a&gain"),
            SearchControlsText::tr("Forget this result and search again with the settings above"),
            "start"};
}

} // namespace

SearchPanel::SearchPanel(const AppSettings& settings, QWidget* parent)
    : QWidget(parent), m_form(new SearchForm(settings)), m_numbers(new SearchNumbersView(this)),
      m_current(new QCheckBox(tr("Show the &current board"), this)),
      m_pace(comboBox(this, "searchPace", tr("Speed"),
                      tr("Slow the search down to watch it step by step, with each step explained "
                         "above the board"))),
      m_result(new QLabel(this)),
      m_run(makeAction({"searchRun", {}, {}, QKeySequence(Qt::CTRL | Qt::Key_Return)}, this,
                       [this] { run(); })),
      m_step(makeAction({"searchStep",
                         SearchControlsText::tr("S&tep"),
                         {},
                         QKeySequence(Qt::CTRL | Qt::Key_Period),
                         "step"},
                        this, [this] { step(); })),
      m_stepRound(makeAction(
          {"searchStepRound", SearchControlsText::tr("Step a ro&und"),
           SearchControlsText::tr("Go on to the end of the generation, descent, tour or level"),
           QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Period), "step"},
          this, [this] { step(StepSize::Round); })),
      m_goOn(makeAction({"searchGoOn", SearchControlsText::tr("Go on sea&rching"),
                         SearchControlsText::tr("Take the search up again where it was stopped"),
                         QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Return), "start"},
                        this, [this] { search()->goOn(); })),
      m_stop(makeAction({"searchStop", SearchControlsText::tr("Sto&p"),
                         SearchControlsText::tr("End the search; its best board stays"),
                         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Period), "stop"},
                        this, [this] { search()->stop(); })),
      m_keep(makeAction(
          {"searchKeep", SearchControlsText::tr("&Keep this board"),
           SearchControlsText::tr("Take the best board over into the puzzle; this can be undone"),
           QKeySequence(Qt::CTRL | Qt::Key_K), "keep"},
          this, [this] { search()->keep(); })),
      m_back(makeAction(
          {"searchBack", SearchControlsText::tr("Go &back"),
           SearchControlsText::tr("Show the puzzle’s own board again and forget the result"),
           QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K), "back"},
          this, [this] { search()->discard(); })) {
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

    connect(m_current, &QCheckBox::toggled, this, [this](bool on) {
        if (search() != nullptr)
            search()->setShowCurrent(on);
    });
    showState();
}

SearchController* SearchPanel::search() const {
    return m_link.page() != nullptr ? &m_link.page()->search() : nullptr;
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
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins({});
    addLabelled(*row, tr("Spee&d:"), m_pace);
    row->setStretchFactor(m_pace, 1);
    connect(m_pace, &QComboBox::currentIndexChanged, this, [this] {
        if (search() != nullptr)
            search()->setStepsPerSecond(m_pace->currentData().toInt());
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
    if (page == nullptr) {
        showState();
        return;
    }
    m_form->setKind(page->search().kind(), page->cells());
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
    if (search()->state() == SearchState::Running)
        search()->pause();
    else if (search()->state() == SearchState::Paused)
        search()->resume();
    else
        search()->start(m_form->settings());
}

void SearchPanel::step(StepSize size) {
    if (search()->isActive())
        search()->step(size);
    else
        search()->startStepping(m_form->settings());
}

void SearchPanel::showState() {
    const SearchController* now = search();
    const SearchState state = now != nullptr ? now->state() : SearchState::Idle;
    const bool active = state == SearchState::Running || state == SearchState::Paused;
    const bool finished = state == SearchState::Finished;
    const bool hasSolver = now != nullptr && m_form->hasSolver();
    // What a person who goes on has to know.
    const QString wayOn = now != nullptr ? now->wayOnSentence() : QString();
    const RunLook look = runLook(state);
    setAllowed(*m_run, hasSolver || active, {});
    m_run->setText(look.text);
    setHelp(*m_run, wayOn.isEmpty() ? look.toolTip : tr("Let the search go on. %1").arg(wayOn));
    m_run->setIcon(symbolicIcon(look.icon));
    setAllowed(*m_step, hasSolver && !finished, {});
    setHelp(*m_step, active ? SearchControlsText::tr("Pause and take one step")
                            : SearchControlsText::tr("Start paused, to go step by step"));
    setAllowed(*m_stepRound, active, tr("No search is at work."));
    setAllowed(*m_goOn, now != nullptr && now->canGoOn(),
               tr("No search has ended here that could go on."));
    m_goOnButton->setVisible(m_goOn->isEnabled());
    setAllowed(*m_stop, active, tr("No search is at work."));
    const QString noResult = tr("No search has ended here: there is no result yet.");
    setAllowed(*m_keep, finished && !now->bestSolution().empty(), noResult);
    setAllowed(*m_back, finished, noResult);
    m_form->setEnabled(!active);
    if (state == SearchState::Paused)
        m_result->setText(wayOn.isEmpty() ? tr("Paused.") : tr("Paused. %1").arg(wayOn));
    else
        m_result->setText(now != nullptr ? now->resultSentence() : QString());
    showNumbers();
}

void SearchPanel::showNumbers() {
    if (search() == nullptr || search()->numbers().total == 0)
        m_numbers->clear();
    else
        m_numbers->showNumbers(*search());
}

} // namespace tessera
