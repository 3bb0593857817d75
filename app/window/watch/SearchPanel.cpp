// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/watch/SearchPanel.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/ScreenFit.h"
#include "app/window/pages/PuzzlePage.h"
#include "app/window/search/SearchForm.h"
#include "widgets/forms/WrapLayout.h"

#include "core/search/Solver.h"
#include "core/support/NumberText.h"

#include <QAction>
#include <QCoreApplication>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kLeastFormLines = 6;

struct SearchControlsText {
    Q_DECLARE_TR_FUNCTIONS(SearchControls)
};

/// The look of the button that starts, pauses, resumes or runs again.
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
                SearchControlsText::tr("Pause the search to look at its board"), "pause"};
    case SearchState::Paused:
        return {SearchControlsText::tr("Res&ume"), SearchControlsText::tr("Resume the search"),
                "start"};
    case SearchState::Finished:
        break;
    }
    return {SearchControlsText::tr("Run a&gain"),
            SearchControlsText::tr("Discard this result and search again with the settings above"),
            "start"};
}

} // namespace

QToolButton* passingButton(QAction* action, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const auto show = [action, button] { button->setVisible(action->isEnabled()); };
    QObject::connect(action, &QAction::enabledChanged, button, show);
    show();
    return button;
}

void reserveRunTexts(QToolButton& button) {
    const auto width = [&button](const QString& text) {
        return button.fontMetrics().size(Qt::TextShowMnemonic, text).width();
    };
    int widest = 0;
    for (const SearchState state : {SearchState::Idle, SearchState::Running, SearchState::Paused})
        widest = std::max(widest, width(runLook(state).text));
    button.setMinimumWidth(button.sizeHint().width() + widest - width(button.text()));
}

QString summaryOf(const SearchSettings& settings) {
    const SolverInfo* info = findSolver(settings.solver);
    QStringList parts{info != nullptr ? translated(info->name) : QString(),
                      SearchControlsText::tr("seed %1").arg(settings.seed)};
    if (settings.threads > 1)
        parts << SearchControlsText::tr("%n thread(s)", nullptr, settings.threads);
    if (settings.budget.seconds)
        parts << durationText(*settings.budget.seconds);
    if (settings.budget.processorSeconds) {
        parts << SearchControlsText::tr("%1 of processor time")
                     .arg(durationText(*settings.budget.processorSeconds));
    }
    if (settings.budget.evaluations) {
        parts << SearchControlsText::tr("%1 evaluations")
                     .arg(countText(static_cast<double>(*settings.budget.evaluations)));
    }
    return parts.join(QStringLiteral(" · "));
}

SearchPanel::SearchPanel(const AppSettings& settings, QWidget* parent)
    : QWidget(parent), m_form(new SearchForm(settings)), m_formArea(new PanelArea(m_form, this)),
      m_fold(new QToolButton(this)), m_result(new QLabel(this)),
      m_run(makeAction({"searchRun", {}, {}, QKeySequence(Qt::CTRL | Qt::Key_Return)}, this,
                       [this] { run(); })),
      m_step(makeAction({"searchStep",
                         SearchControlsText::tr("S&tep"),
                         {},
                         QKeySequence(Qt::CTRL | Qt::Key_Period),
                         "step"},
                        this, [this] { step(); })),
      m_stepBack(makeAction({"searchStepBack", SearchControlsText::tr("Step bac&k"),
                             SearchControlsText::tr("Go to the previous step"),
                             QKeySequence(Qt::CTRL | Qt::Key_Backspace), "step-back"},
                            this, [this] { search()->stepBack(); })),
      m_stepRound(makeAction(
          {"searchStepRound", SearchControlsText::tr("Step a ro&und"),
           SearchControlsText::tr("Run to the end of the generation, descent, tour or level"),
           QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Period), "step"},
          this, [this] { step(StepSize::Round); })),
      m_goOn(makeAction({"searchGoOn", SearchControlsText::tr("Resume sea&rch"),
                         SearchControlsText::tr("Resume the search where it stopped"),
                         QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Return), "start"},
                        this, [this] { search()->goOn(); })),
      m_stop(makeAction({"searchStop", SearchControlsText::tr("Sto&p"),
                         SearchControlsText::tr("Stop the search. Its best board stays on display"),
                         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Period), "stop"},
                        this, [this] { search()->stop(); })),
      m_keep(makeAction({"searchKeep", SearchControlsText::tr("&Keep this board"),
                         SearchControlsText::tr(
                             "Put the best board into the puzzle. Undo brings the old board back"),
                         QKeySequence(Qt::CTRL | Qt::Key_K), "keep"},
                        this, [this] { search()->keep(); })),
      m_back(makeAction(
          {"searchBack", SearchControlsText::tr("Go &back"),
           SearchControlsText::tr("Discard the result and show the puzzle’s own board again"),
           QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K), "back"},
          this, [this] { search()->discard(); })) {
    // All ways on from a result fit into one line.
    m_goOn->setIconText(plainMenuText(runLook(SearchState::Paused).text));
    m_keep->setIconText(PuzzlePage::tr("Keep"));
    m_result->setObjectName(QStringLiteral("searchResult"));
    m_result->setWordWrap(true);
    m_result->setTextFormat(Qt::PlainText);
    m_fold->setObjectName(QStringLiteral("searchFold"));
    m_fold->setToolTip(tr("Show the settings of this search"));
    m_fold->setCheckable(true);
    m_fold->setAutoRaise(true);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(m_fold, &QToolButton::toggled, this, &SearchPanel::showFold);

    m_formArea->setYielding(true);
    m_formArea->setMinimumHeight(fontMetrics().lineSpacing() * kLeastFormLines);
    auto* layout = new QVBoxLayout(this);
    // Not wider than its text.
    layout->addWidget(m_fold, 0, Qt::AlignLeft);
    layout->addWidget(m_formArea, 1);
    auto* buttons = new WrapLayout;
    QWidget* last = m_form->lastField();
    for (QAction* action : controls()) {
        QToolButton* button = passingButton(action, this);
        buttons->addWidget(button);
        setTabOrder(last, button);
        last = button;
    }
    layout->addLayout(buttons);
    layout->addWidget(m_result);
    layout->addStretch();
    showState();
}

QList<QAction*> SearchPanel::controls() const {
    // Step and Stop stay where they are when there is a step to go back to.
    return {m_run, m_step, m_stop, m_stepBack, m_goOn, m_keep, m_back};
}

SearchController* SearchPanel::search() const {
    return m_link.page() != nullptr ? &m_link.page()->search() : nullptr;
}

void SearchPanel::setPage(PuzzlePage* page) {
    if (search() != nullptr)
        search()->setOwnSettings(m_form->giveBack());
    m_link.setPage(page);
    setEnabled(page != nullptr);
    if (page == nullptr) {
        showState();
        return;
    }
    m_form->setKind(page->search().kind(), page->cells());
    borrow();
    QObject* context = m_link.context();
    connect(&page->search(), &SearchController::stateChanged, context, [this] {
        borrow();
        showState();
    });
    connect(&page->search(), &SearchController::shownBoardChanged, context,
            [this] { showState(); });
    connect(&page->search(), &SearchController::stepTaken, context, [this] { showState(); });
    // The sentence on a paused search names its puzzle.
    connect(&page->document(), &Document::nameChanged, context, [this] { showState(); });
    showState();
}

/// The settings of a search that was brought back stay with its page.
void SearchPanel::borrow() {
    if (const auto own = search()->takeOwnSettings())
        m_form->lend(*own);
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
    if (search()->isActive() || search()->stepsBack() > 0)
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
    // What the user should know before resuming.
    const QString wayOn = now != nullptr ? now->wayOnSentence() : QString();
    const RunLook look = runLook(state);
    setAllowed(*m_run, hasSolver || active, {});
    m_run->setText(look.text);
    setHelp(*m_run, wayOn.isEmpty() ? look.toolTip : tr("Resume the search. %1").arg(wayOn));
    m_run->setIcon(symbolicIcon(look.icon));
    const bool looksBack = now != nullptr && now->stepsBack() > 0;
    setAllowed(*m_step, hasSolver && (!finished || looksBack), {});
    setHelp(*m_step, looksBack ? SearchControlsText::tr("Go to the next step")
                     : active  ? SearchControlsText::tr("Pause and take one step")
                               : SearchControlsText::tr("Start paused, to search step by step"));
    setAllowed(*m_stepBack, now != nullptr && now->canStepBack(),
               tr("There is no earlier step. Take some steps first."));
    setAllowed(*m_stepRound, active, tr("No search is running."));
    setAllowed(*m_goOn, now != nullptr && now->canGoOn(), tr("No stopped search to resume."));
    setAllowed(*m_stop, active, tr("No search is running."));
    const QString noResult = tr("No result yet. Run a search first.");
    setAllowed(*m_keep, finished && !now->bestSolution().empty(), noResult);
    setAllowed(*m_back, finished, noResult);
    m_form->setEnabled(!active);
    if (state == SearchState::Paused)
        m_result->setText(wayOn.isEmpty() ? tr("Paused.") : tr("Paused. %1").arg(wayOn));
    else
        m_result->setText(now != nullptr
                              ? (now->resultSentence() + u' ' + now->shareSentence()).trimmed()
                              : QString());
    m_result->setVisible(!m_result->text().isEmpty());
    m_fold->setText(now != nullptr ? summaryOf(now->settings()) : QString());
    if (state == SearchState::Idle)
        m_fold->setChecked(false);
    m_fold->setHidden(state == SearchState::Idle);
    showFold();
}

void SearchPanel::showFold() {
    const Qt::ArrowType folded = isRightToLeft() ? Qt::LeftArrow : Qt::RightArrow;
    m_fold->setArrowType(m_fold->isChecked() ? Qt::DownArrow : folded);
    m_formArea->setVisible(m_fold->isHidden() || m_fold->isChecked());
}

void SearchPanel::unfold() {
    if (!m_fold->isHidden())
        m_fold->setChecked(true);
}

} // namespace tessera
