// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/watch/ProgressPanel.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FormControls.h"
#include "app/window/pages/PuzzlePage.h"
#include "app/window/search/PseudocodePanel.h"
#include "app/window/settings/AppSettings.h"
#include "widgets/charts/FitnessChart.h"
#include "widgets/charts/RunStyle.h"
#include "widgets/forms/WrapLayout.h"

#include "core/kind/Kind.h"
#include "core/search/Solver.h"
#include "core/support/NumberText.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <limits>

namespace tessera {

namespace {

/// Improvements per second.
constexpr std::array<int, 5> kSpeeds{1, 2, 5, 10, 25};
constexpr int kUsualSpeed = 2; // index of the default
constexpr int kMillisecondsASecond = 1000;
constexpr double kSecondsAnHour = 3600;
/// Not the number of any search.
constexpr std::size_t kExpectedKey = std::numeric_limits<std::size_t>::max();
/// From this width on, in characters, the pseudocode is beside the chart.
constexpr int kRoomForCode = 80;
constexpr std::string_view kLongFinder = "scheduled breaks";

/// @param number of the improvement, from 1
QString momentText(int number, int count, const BestMoment& moment) {
    const QString text = QCoreApplication::translate("tessera::ReplayBar", "%1 of %2 · %3 · %4")
                             .arg(number)
                             .arg(count)
                             .arg(moment.score)
                             .arg(durationText(moment.seconds, true));
    if (moment.finder.empty())
        return text;
    //: 1 the moment, 2 the part of a method that found the board
    return QCoreApplication::translate("tessera::ReplayBar", "%1 · %2")
        .arg(text, translated(moment.finder.data()));
}

QString searchName(const SearchSettings& settings) {
    const SolverInfo* info = findSolver(settings.solver);
    return ProgressPanel::tr("%1, seed %2")
        .arg(info != nullptr ? methodLabel(*info, settings.values) : QString())
        .arg(settings.seed);
}

} // namespace

ReplayBar::ReplayBar(QWidget* parent)
    : QWidget(parent), m_previous(makeAction({"replayPrevious", tr("P&revious improvement"),
                                              tr("Show the best board before this one"),
                                              QKeySequence(Qt::ALT | Qt::Key_Left), "step-back"},
                                             this, [this] { goTo(m_slider->value() - 1); })),
      m_play(makeAction({"replayPlay", tr("Repla&y"), tr("Play the improvements of the search"),
                         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return), "start"},
                        this, [this] { togglePlaying(); })),
      m_next(makeAction({"replayNext", tr("&Next improvement"),
                         tr("Show the best board after this one"),
                         QKeySequence(Qt::ALT | Qt::Key_Right), "step"},
                        this, [this] { goTo(m_slider->value() + 1); })),
      m_slider(new QSlider(Qt::Horizontal, this)),
      m_label(new FixedLabel(momentText(8888, 8888, {{4 * kSecondsAnHour, 0}, 88'888}), this)),
      m_speed(comboBox(this, "replaySpeed", tr("Replay speed"),
                       tr("How many improvements are played per second"))) {
    for (const int speed : kSpeeds)
        m_speed->addItem(tr("%1/s").arg(speed), speed);
    m_speed->setCurrentIndex(kUsualSpeed);
    described(m_slider, "replaySlider",
              tr("The improvements of the search. The board shows the selected one."),
              tr("Moment of the search"));
    m_label->setObjectName(QStringLiteral("replayMoment"));
    m_label->setAlignment(Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter);
    // Time goes to the right, as in the chart above it. Texts keep their direction.
    for (QWidget* text : std::initializer_list<QWidget*>{m_label, m_speed})
        text->setLayoutDirection(layoutDirection());
    setLayoutDirection(Qt::LeftToRight);
    arrange();
    connect(m_slider, &QSlider::valueChanged, this, &ReplayBar::showMoment);
    connect(m_slider, &QSlider::sliderPressed, this, [this] { setPlaying(false); });
    connect(&m_timer, &QTimer::timeout, this, &ReplayBar::playOn);
    connect(m_speed, &QComboBox::currentIndexChanged, this,
            [this] { m_timer.setInterval(kMillisecondsASecond / m_speed->currentData().toInt()); });
    m_timer.setInterval(kMillisecondsASecond / m_speed->currentData().toInt());
    takeHistory();
}

void ReplayBar::arrange() {
    auto* layout = new WrapLayout(this);
    for (QAction* action : {m_previous, m_play, m_next}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        layout->addWidget(button);
    }
    // The slider takes the rest of the line.
    for (QWidget* fixed : std::initializer_list<QWidget*>{m_label, m_speed})
        fixed->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    layout->addWidget(m_speed);
    layout->addWidget(m_slider);
    layout->addWidget(m_label);
}

void ReplayBar::setPage(PuzzlePage* page) {
    setPlaying(false);
    m_link.setPage(page);
    if (page != nullptr) {
        QObject* context = m_link.context();
        const auto take = [this] { takeHistory(); };
        connect(&page->search(), &SearchController::numbersChanged, context, take);
        connect(&page->search(), &SearchController::stateChanged, context, take);
        // After edits the search's boards may not belong to the puzzle any more.
        connect(&page->document().history(), &QUndoStack::indexChanged, context, take);
    }
    takeHistory();
}

const SearchController& ReplayBar::search() const { return m_link.page()->search(); }

bool ReplayBar::isUsable() const { return m_link.page() != nullptr && search().canReplay(); }

int ReplayBar::last() const {
    return isUsable() ? static_cast<int>(search().bests().size()) - 1 : 0;
}

void ReplayBar::goTo(int index) {
    setPlaying(false);
    m_slider->setValue(index);
}

void ReplayBar::goToPlace(CurveAxis axis, double place) {
    if (isUsable())
        goTo(static_cast<int>(search().bests().indexAt(axis, place).value_or(0)));
}

void ReplayBar::togglePlaying() {
    const bool plays = !m_timer.isActive();
    // At the end it starts again.
    if (plays && m_slider->value() == last())
        m_slider->setValue(0);
    setPlaying(plays);
}

void ReplayBar::setPlaying(bool playing) {
    playing = playing && isUsable();
    if (playing == m_timer.isActive())
        return;
    if (playing)
        m_timer.start();
    else
        m_timer.stop();
    m_play->setIcon(symbolicIcon(playing ? "pause" : "start"));
    m_play->setText(playing ? tr("Stop repla&y") : tr("Repla&y"));
}

void ReplayBar::playOn() {
    m_slider->setValue(m_slider->value() + 1);
    if (m_slider->value() == last())
        setPlaying(false);
}

void ReplayBar::takeHistory() {
    const bool usable = isUsable();
    if (!usable)
        setPlaying(false);
    setEnabled(usable);
    const QSignalBlocker blocker(m_slider);
    m_slider->setRange(0, last());
    const auto shown = usable ? search().replayed() : std::nullopt;
    // Looked up again: a growing history may be thinned out.
    m_slider->setValue(
        shown ? static_cast<int>(
                    search().bests().indexAt(CurveAxis::Seconds, shown->seconds).value_or(0))
              : last());
    showMoment();
}

void ReplayBar::showMoment() {
    const bool usable = isUsable();
    const int index = m_slider->value();
    const QString why =
        usable ? tr("There is no further improvement.") : tr("There is no search to replay.");
    setAllowed(*m_play, usable && last() > 0, why);
    setAllowed(*m_previous, usable && index > 0, why);
    setAllowed(*m_next, usable && index < last(), why);
    if (!usable) {
        m_label->clear();
        emit momentChanged(std::nullopt);
        return;
    }
    const auto moment = static_cast<std::size_t>(index);
    const BestMoment& best = search().bests().moments()[moment];
    BestMoment widest{{4 * kSecondsAnHour, 0}, 88'888};
    if (!best.finder.empty())
        widest.finder = kLongFinder;
    m_label->setWidest(momentText(8888, 8888, widest));
    m_label->setText(momentText(index + 1, last() + 1, best));
    const bool newest = index == last();
    const auto replayed = search().replayed();
    if (newest ? replayed.has_value() : replayed != best)
        m_link.page()->replay(newest ? std::nullopt : std::optional(moment));
    emit momentChanged(newest ? std::nullopt : std::optional(best));
}

ProgressPanel::ProgressPanel(const AppSettings& settings, QWidget* parent)
    : QWidget(parent), m_chart(new FitnessChart(this)), m_choices(this, QStringLiteral("chart")),
      m_current(new QCheckBox(tr("Current &score"), this)),
      m_earlier(checkBox(this, "chartEarlier", tr("&Earlier searches"),
                         tr("Show earlier searches of this puzzle as thin lines, and the range "
                            "that earlier searches of this kind reached"),
                         true)),
      m_replay(new ReplayBar(this)), m_beside(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_pseudocode(new PseudocodePanel(this)) {
    described(m_chart, "fitnessChart", {}, tr("Score over time"));
    described(m_current, "chartCurrent",
              tr("Show the score of the current board, or the whole population, "
                 "as a band behind the best"));
    m_current->setChecked(true);
    auto* axisLabel = new QLabel(tr("&X axis:"), this);
    axisLabel->setBuddy(m_choices.axis);

    auto* row = new WrapLayout;
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_choices.view, axisLabel, m_choices.axis,
                                         m_choices.logarithmic, m_current, m_earlier}) {
        field->setSizePolicy(QSizePolicy::Fixed, field->sizePolicy().verticalPolicy());
        row->addWidget(field);
    }
    auto* layout = new QVBoxLayout;
    layout->setSpacing(2);
    layout->addLayout(row);
    layout->addWidget(m_chart, 1);
    layout->addWidget(m_replay);
    // Here it moves neither the board nor the button that takes the next step.
    m_beside->setContentsMargins(6, 2, 6, 2);
    m_beside->addWidget(m_pseudocode);
    m_beside->addLayout(layout, 1);

    const auto adopt = [this, &settings] { m_pseudocode->setWanted(settings.showsPseudocode()); };
    connect(&settings, &AppSettings::changed, this, adopt);
    adopt();
    m_choices.onChange(this, &ProgressPanel::showTrace);
    connect(m_current, &QCheckBox::toggled, this, &ProgressPanel::showTrace);
    connect(m_earlier, &QCheckBox::toggled, this, &ProgressPanel::showTrace);
    connect(m_replay, &ReplayBar::momentChanged, m_chart, &FitnessChart::setMarkedMoment);
    connect(m_chart, &FitnessChart::momentPicked, this,
            [this](double value) { m_replay->goToPlace(m_choices.chosenAxis(), value); });
}

void ProgressPanel::setPage(PuzzlePage* page) {
    m_link.setPage(page);
    m_chart->showAll();
    m_chart->showAllSeries();
    m_replay->setPage(page);
    m_pseudocode->setSearch(page != nullptr ? &page->search() : nullptr);
    showTrace();
    if (page == nullptr)
        return;
    for (const auto signal : {&SearchController::numbersChanged, &SearchController::stateChanged})
        connect(&page->search(), signal, m_link.context(), [this] { showTrace(); });
}

void ProgressPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool wide = width() >= kRoomForCode * fontMetrics().averageCharWidth();
    m_beside->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ProgressPanel::showTrace() {
    const CurveAxis axis = m_choices.chosenAxis();
    const bool isEmpty = m_link.page() == nullptr || !m_link.page()->search().isRelevant() ||
                         m_link.page()->search().trace().isEmpty();
    const QString missing = isEmpty ? QString() : axisMissingText(axis);
    PlotContent content;
    content.scale = m_choices.scale();
    content.view = m_choices.chosenView();
    content.showCurrent = m_current->isChecked();
    const bool searches = m_link.page() != nullptr && m_link.page()->search().isActive();
    content.emptyText = !missing.isEmpty() ? missing
                        : searches         ? tr("The search has no full board yet.")
                                           : tr("Start a search to see its curve here.");
    const std::vector<ChartCurve>& shown = m_chart->curves();
    bool isOther = isEmpty || shown.empty();
    if (!isEmpty) {
        const SearchController& search = m_link.page()->search();
        ChartCurve curve;
        curve.name = searchName(search.settings());
        curve.run = methodRun(search.settings().solver);
        curve.key = search.earlierSearches().nextNumber();
        curve.points.assign(search.trace().points().begin(), search.trace().points().end());
        curve.events.assign(search.trace().events().begin(), search.trace().events().end());
        content.total = search.numbers().total;
        content.scoreTitle = m_link.page()->scoreTitle();
        isOther = isOther || shown.front().key != curve.key;
        if (isOnAxis(curve, axis))
            content.curves.push_back(std::move(curve));
    }
    const bool hasEarlier = !content.curves.empty() && addEarlier(content);
    if (hasEarlier && !m_earlier->isChecked())
        content.curves.resize(1);
    m_earlier->setVisible(hasEarlier);
    // Zoom, and what is hidden or isolated, belong to another search.
    if (isOther) {
        m_chart->showAll();
        m_chart->showAllSeries();
    }
    m_chart->setContent(std::move(content));
}

/// Earlier searches behind the current one, the newest in the most similar style, and the expected
/// course. @return whether there are any
bool ProgressPanel::addEarlier(PlotContent& content) const {
    std::vector<std::size_t> taken{*content.curves.front().run};
    const auto earlier = m_link.page()->search().earlierSearches().all();
    for (auto place = earlier.rbegin(); place != earlier.rend(); ++place) {
        const EarlierSearch& search = *place;
        ChartCurve curve;
        curve.name = searchName(search.settings);
        curve.points = search.points;
        curve.run = methodRun(search.settings.solver, taken);
        curve.key = search.number;
        curve.thin = true;
        taken.push_back(*curve.run);
        if (isOnAxis(curve, content.scale.axis))
            content.curves.push_back(std::move(curve));
    }
    const auto expected =
        expectationFrom(m_link.page()->search().knownCourses(), content.scale.axis);
    if (expected) {
        ChartCurve curve;
        curve.name = tr("expected from %n run(s)", nullptr, static_cast<int>(expected->searches));
        curve.points = expected->median;
        curve.bandLow = expected->low;
        curve.bandHigh = expected->high;
        curve.expected = true;
        curve.key = kExpectedKey;
        if (isOnAxis(curve, content.scale.axis))
            content.curves.push_back(std::move(curve));
    }
    return content.curves.size() > 1;
}

} // namespace tessera
