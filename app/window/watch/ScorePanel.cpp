// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/watch/ScorePanel.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FormControls.h"
#include "app/window/common/ScreenFit.h"
#include "app/window/pages/PuzzlePage.h"
#include "app/window/search/SearchNumbersView.h"
#include "app/window/watch/SearchPanel.h"
#include "widgets/forms/WrapLayout.h"

#include "core/support/NumberText.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

/// Size of the score, relative to normal text.
constexpr double kScoreSize = 2.4;
/// From this width on, in characters, the tree is beside the figures.
constexpr int kWideCharacters = 60;
/// A panel with figures scrolls sideways if it is narrower and needs more.
constexpr int kFiguresCharacters = 44;

QString gainText(double seconds) {
    constexpr int minute = 60;
    return seconds < minute
               ? ScorePanel::tr("last improvement %n s ago", nullptr, static_cast<int>(seconds))
               : ScorePanel::tr("last improvement %1 ago").arg(roughDurationText(seconds));
}

} // namespace

ScorePanel::ScorePanel(SearchPanel& search, QWidget* parent)
    : QWidget(parent), m_score(new QLabel(this)), m_lack(new QLabel(this)),
      m_course(new FixedLabel({}, this)), m_settings(new QToolButton(this)),
      m_pace(comboBox(
          this, "searchPace", tr("Speed"),
          tr("Slow down the search to watch each step, with an explanation above the board"))),
      m_current(new QCheckBox(tr("Show the &current board"), this)) {
    described(m_score, "largeScore", tr("The best score so far, and the maximum score"));
    described(m_lack, "scoreLack", tr("Points missing from the maximum score"));
    described(m_settings, "searchSummary", tr("Show the settings of this search"));
    m_course->setObjectName(QStringLiteral("scoreCourse"));
    described(m_current, "showCurrent",
              tr("Show the board that the method is changing now, instead of its best board"));
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * kScoreSize);
    large.setBold(true);
    m_score->setFont(large);
    QFont bold = font();
    bold.setBold(true);
    m_lack->setFont(bold);
    m_course->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    // A time alone is not text of the language, by which a label aligns.
    m_course->setAlignment(Qt::AlignVCenter | Qt::AlignAbsolute |
                           (isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft));
    m_settings->setAutoRaise(true);
    m_settings->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_settings->setIcon(symbolicIcon("settings"));
    m_settings->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_pace->addItem(tr("Full speed"), 0);
    for (const int steps : {25, 10, 5, 2, 1})
        m_pace->addItem(tr("%n step(s) a second", nullptr, steps), steps);
    arrange(search);

    connect(m_settings, &QToolButton::clicked, this, &ScorePanel::settingsWanted);
    connect(m_pace, &QComboBox::currentIndexChanged, this, [this] {
        if (this->search() != nullptr)
            this->search()->setStepsPerSecond(m_pace->currentData().toInt());
    });
    connect(m_current, &QCheckBox::toggled, this, [this](bool on) {
        if (this->search() != nullptr)
            this->search()->setShowCurrent(on);
    });
    showState();
}

void ScorePanel::arrange(SearchPanel& search) {
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_lack);
    words->addWidget(m_course);
    words->addWidget(m_settings);
    auto* top = new QHBoxLayout;
    top->setSpacing(fontMetrics().averageCharWidth() * 2);
    top->addWidget(m_score);
    top->addLayout(words, 1);
    auto* row = new WrapLayout;
    QWidget* last = m_settings;
    const auto add = [row, &last](QWidget* widget) {
        row->addWidget(widget);
        setTabOrder(last, widget);
        last = widget;
    };
    const QList<QAction*> actions = search.controls();
    for (QWidget* fixed : std::initializer_list<QWidget*>{m_pace, m_current})
        fixed->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    for (QAction* action : actions) {
        QToolButton* button = passingButton(action, this);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        if (action == actions.constFirst())
            reserveRunTexts(*button);
        // The ways back come and go: before them these keep their places.
        if (action->objectName() == QLatin1String("searchStepBack")) {
            add(m_pace);
            add(m_current);
        }
        add(button);
    }
    auto* layout = new QVBoxLayout(this);
    // When the panel grows, the window paints the handle between the docks behind it.
    setAutoFillBackground(true);
    layout->setContentsMargins(8, 4, 8, 0);
    layout->setSpacing(2);
    layout->addLayout(top);
    layout->addLayout(row);
}

SearchController* ScorePanel::search() const {
    return m_link.page() != nullptr ? &m_link.page()->search() : nullptr;
}

void ScorePanel::setPage(PuzzlePage* page) {
    m_link.setPage(page);
    setEnabled(page != nullptr);
    if (page != nullptr) {
        QObject* context = m_link.context();
        connect(&page->search(), &SearchController::stateChanged, context, [this] { showState(); });
        connect(&page->search(), &SearchController::shownBoardChanged, context, [this] {
            // Otherwise with the line above the board and the status bar, which would disagree.
            if (search()->state() != SearchState::Running || search()->isStepping())
                showNumbers();
        });
        connect(&page->search(), &SearchController::numbersChanged, context,
                [this] { showNumbers(); });
        const QSignalBlocker paceBlocker(m_pace);
        m_pace->setCurrentIndex(m_pace->findData(page->search().stepsPerSecond()));
        const QSignalBlocker blocker(m_current);
        m_current->setChecked(page->search().showsCurrent());
    }
    showState();
}

void ScorePanel::showState() {
    const bool active = search() != nullptr && search()->isActive();
    m_current->setVisible(active);
    m_pace->setVisible(search() == nullptr || search()->state() != SearchState::Finished);
    const bool known = search() != nullptr && !search()->settings().solver.empty();
    m_settings->setText(known ? summaryOf(search()->settings()) : tr("Search settings"));
    showNumbers();
    takeHeight();
}

void ScorePanel::showNumbers() {
    // A single piece has no joints: its full score is 0.
    if (search() == nullptr || !search()->isRelevant() ||
        (search()->numbers().total == 0 && search()->bestSolution().empty())) {
        m_score->setText(QStringLiteral("–"));
        const bool searches = search() != nullptr && search()->isActive();
        m_lack->setText(searches ? tr("No full board yet") : tr("No search yet"));
        m_course->clear();
        m_course->setToolTip({});
        return;
    }
    const SearchNumbers& numbers = search()->numbers();
    const auto moment = search()->replayed();
    const int score = moment ? moment->score : numbers.best;
    // Some methods build their first board for a while.
    const bool hasBoard = score > 0 || !search()->bestSolution().empty();
    m_score->setText(QStringLiteral("%1 / %2")
                         .arg(hasBoard ? QString::number(score) : QStringLiteral("–"))
                         .arg(numbers.total));
    m_lack->setText(!hasBoard                ? tr("No full board yet")
                    : score == numbers.total ? tr("Solved")
                                             : m_link.page()->lackText(numbers.total - score));
    // A running search must not move what is below; how it ended is worth a line more.
    m_course->setWordWrap(search()->state() == SearchState::Finished);
    m_course->setText(courseText());
    m_course->setToolTip(plainToolTip(search()->shareSentence()));
}

/// The time of the search, and how it goes or ended.
QString ScorePanel::courseText() const {
    const SearchController& now = *search();
    const double seconds = now.numbers().seconds;
    const bool isRunning = now.state() == SearchState::Running;
    QStringList parts{now.timeText()};
    if (const auto moment = now.replayed())
        return tr("at %1 of %2").arg(durationText(moment->seconds, true), parts.front());
    if (now.state() == SearchState::Finished) {
        // Only the share: the whole sentence would make a small window higher.
        if (!now.shareSentence().isEmpty())
            parts.front() =
                coreShareText(parts.front(), now.numbers().processor, now.settings().threads);
        return (parts << now.resultSentence()).join(QStringLiteral(" · "));
    }
    if (now.isRepeating())
        parts << tr("resuming: repeating the last seconds");
    else if (now.isActive() && !now.bests().isEmpty())
        parts << gainText(seconds - now.bests().moments().back().seconds);
    if (now.state() == SearchState::Paused)
        parts << tr("paused");
    else if (isRunning && now.evaluationsPerSecond() > 0)
        parts << tr("%1 evaluations/s").arg(countText(now.evaluationsPerSecond()));
    return parts.join(QStringLiteral(" · "));
}

/// Docks do not support a height that depends on the width.
void ScorePanel::takeHeight() {
    // While hidden, Qt leaves the heights of inner layouts as they were for earlier texts.
    layout()->activate();
    const int height = layout()->hasHeightForWidth() ? layout()->heightForWidth(width())
                                                     : layout()->sizeHint().height();
    if (height == minimumHeight())
        return;
    // The first may resize the panel and so call this again; the inner height then counts.
    setMinimumHeight(height);
    setMaximumHeight(minimumHeight());
    emit heightTaken();
}

void ScorePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    takeHeight();
}

bool ScorePanel::event(QEvent* event) {
    const bool handled = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        takeHeight();
    return handled;
}

NumbersPanel::NumbersPanel(QWidget* parent)
    : QWidget(parent), m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this)),
      m_numbers(new SearchNumbersView(this)), m_parts(new PartsView(this)),
      m_tree(new TreeView(this)) {
    m_layout->addWidget(m_numbers);
    m_layout->addWidget(m_parts);
    m_layout->addWidget(m_tree, 1);
}

void NumbersPanel::setPage(PuzzlePage* page) {
    m_link.setPage(page);
    m_tree->clear();
    if (page != nullptr) {
        const auto update = [this] { show(); };
        connect(&page->search(), &SearchController::stateChanged, m_link.context(), update);
        connect(&page->search(), &SearchController::numbersChanged, m_link.context(), update);
    }
    show();
}

void NumbersPanel::show() {
    PuzzlePage* page = m_link.page();
    const bool isRelevant = page != nullptr && page->search().isRelevant();
    if (!isRelevant || page->search().numbers().total == 0)
        m_numbers->clear();
    else
        m_numbers->showNumbers(page->search());
    if (!isRelevant) {
        m_parts->clear();
        // Its counts come back with Undo.
        m_tree->hide();
        return;
    }
    m_parts->showNumbers(page->search());
    m_tree->showSearch(page->search());
}

PanelArea* NumbersPanel::inArea() {
    auto* area = new PanelArea(this);
    area->setGreatestWidth(kFiguresCharacters * fontMetrics().averageCharWidth());
    return area;
}

QSize NumbersPanel::minimumSizeHint() const {
    return {leastWidth(false), layout()->minimumSize().height()};
}

int NumbersPanel::leastWidth(bool beside) const {
    int sum = 0;
    int most = 0;
    for (int i = 0; i < m_layout->count(); ++i) {
        const QLayoutItem* item = m_layout->itemAt(i);
        if (item->isEmpty())
            continue;
        const int width = item->minimumSize().width();
        sum += width + (sum > 0 ? m_layout->spacing() : 0);
        most = std::max(most, width);
    }
    const QMargins margins = m_layout->contentsMargins();
    return margins.left() + margins.right() + (beside ? sum : most);
}

void NumbersPanel::arrange() {
    const int needed =
        std::max(kWideCharacters * fontMetrics().averageCharWidth(), leastWidth(true));
    m_layout->setDirection(width() >= needed ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void NumbersPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

/// Views come and go with the method.
bool NumbersPanel::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

} // namespace tessera
