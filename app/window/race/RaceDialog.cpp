// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/RaceDialog.h"

#include "app/window/common/FormControls.h"
#include "app/window/search/SearchForm.h"
#include "widgets/charts/RunStyle.h"
#include "widgets/forms/ParameterForm.h"

#include "core/kind/Kind.h"
#include "core/support/NumberText.h"

#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// The most searches that one dialog adds for one method.
constexpr int kMostSeeds = 100;
constexpr double kLongestSeconds = 86'400;
/// Between the ids of a method and of its preset.
constexpr char kPresetMark = ':';

/// The preset in "id:preset"; null for a method's defaults.
const Preset* presetOf(const SolverInfo& method, std::string_view word) {
    const std::size_t mark = word.find(kPresetMark);
    return mark == std::string_view::npos ? nullptr : method.preset(word.substr(mark + 1));
}

/// The number of consecutive seeds for each method.
QSpinBox* seedCountBox(QWidget* parent, int seeds) {
    return wholeBox(parent, "seedCount", 1, kMostSeeds, seeds,
                    QCoreApplication::translate(
                        "SeedCountBox", "How many searches each method runs, with consecutive "
                                        "seeds. The chart shows their median and middle half."));
}

} // namespace

std::vector<SearchSettings> RaceChoice::searches() const {
    std::vector<SearchSettings> searches;
    for (const std::string& word : methods) {
        const std::string id = word.substr(0, word.find(kPresetMark));
        const SolverInfo* method = findSolver(id);
        if (method == nullptr)
            continue;
        SearchSettings settings;
        settings.solver = id;
        settings.values = method->defaults();
        if (const Preset* preset = presetOf(*method, word))
            settings.values.apply(*preset);
        if (seconds > 0)
            (processorTime ? settings.budget.processorSeconds : settings.budget.seconds) = seconds;
        if (evaluations > 0)
            settings.budget.evaluations = evaluations;
        for (int i = 0; i < seeds; ++i) {
            settings.seed = firstSeed + static_cast<std::uint64_t>(i);
            searches.push_back(settings);
        }
    }
    return searches;
}

QString RaceChoice::estimate(int atOnce) const {
    const int count = static_cast<int>(methods.size()) * seeds;
    if (count == 0 || (seconds <= 0 && evaluations == 0))
        return {};
    const int together = std::clamp(count, 1, std::max(1, atOnce));
    const QString work = RaceDialog::tr("%n search(es), %1 at a time", nullptr, count)
                             .arg(QLocale().toString(together));
    if (seconds <= 0)
        return RaceDialog::tr("%1, with %2 evaluations each.")
            .arg(work, countText(static_cast<double>(evaluations)));
    const QString time = durationText(std::max(1.0, std::ceil(double(count) / together) * seconds));
    return processorTime
               ? RaceDialog::tr("%1: about %2 if the processor is otherwise idle.").arg(work, time)
               : RaceDialog::tr("%1: at most %2.").arg(work, time);
}

RaceChoice usualRace(std::string_view kind) {
    RaceChoice choice;
    choice.methods = findKind(kind)->usualRace();
    return choice;
}

RaceDialog::RaceDialog(const RaceChoice& choice, std::string_view kind, int atOnce, QWidget* parent)
    : QDialog(parent), m_atOnce(atOnce), m_methods(new QTreeWidget(this)),
      m_seconds(decimalBox(
          this, "raceSeconds", 0, kLongestSeconds, choice.seconds, tr(" s"),
          tr("How long each search may run. Its clock stops while another search has its turn."))),
      m_timeKind(timeKindBox(this, "raceTimeKind")),
      m_evaluations(
          evaluationLimitBox(this, "raceEvaluations", static_cast<double>(choice.evaluations))),
      m_seeds(seedCountBox(this, choice.seeds)), m_firstSeed(new SeedField(this)),
      m_estimate(sentenceLabel(this, "raceEstimate")),
      m_buttons(acceptButtons(*this, tr("Start &race"))) {
    offerHelp(*this, "comparing");
    setWindowTitle(tr("Race"));
    described(m_methods, "raceMethods", tr("The methods in the race, with defaults or presets"));
    m_firstSeed->setSeed(choice.firstSeed);
    m_seconds->setSpecialValueText(tr("no limit"));
    m_timeKind->setCurrentIndex(m_timeKind->findData(choice.processorTime));
    fillMethods(choice, kind);
    arrange();
    connect(m_methods, &QTreeWidget::itemChanged, this, &RaceDialog::showEstimate);
    connect(m_seconds, &QDoubleSpinBox::valueChanged, this, &RaceDialog::showEstimate);
    connect(m_timeKind, &QComboBox::currentIndexChanged, this, &RaceDialog::showEstimate);
    connect(m_evaluations, &QDoubleSpinBox::valueChanged, this, &RaceDialog::showEstimate);
    connect(m_seeds, &QSpinBox::valueChanged, this, &RaceDialog::showEstimate);
    showEstimate();
    m_buttons->button(QDialogButtonBox::Ok)->setFocus();
}

void RaceDialog::arrange() {
    auto* form = new QFormLayout;
    auto* timeRow = new QHBoxLayout;
    timeRow->addWidget(m_seconds, 1);
    timeRow->addWidget(m_timeKind, 1);
    auto* timeLabel = new QLabel(tr("&Time for each:"), this);
    timeLabel->setBuddy(m_seconds);
    form->addRow(timeLabel, timeRow);
    form->addRow(tr("&Evaluations for each:"), m_evaluations);
    form->addRow(tr("&Seeds for each:"), m_seeds);
    form->addRow(tr("&First seed:"), m_firstSeed);
    auto* layout = new QVBoxLayout(this);
    addLabelled(*layout, tr("&Methods:"), m_methods);
    layout->setStretchFactor(m_methods, 1);
    layout->addLayout(form);
    layout->addWidget(m_estimate);
    layout->addWidget(m_buttons);
    const int line = fontMetrics().lineSpacing();
    resize(line * 42, line * 34);
}

void RaceDialog::fillMethods(const RaceChoice& choice, std::string_view kind) {
    const QColor ground = palette().color(QPalette::Base);
    const auto add = [&](auto* parent, const std::string& id, const char* name,
                         const QString& summary) {
        auto* item = new QTreeWidgetItem(parent, {translated(name), summary});
        item->setData(0, Qt::UserRole, QString::fromStdString(id));
        item->setToolTip(1, summary);
        const bool chosen = std::ranges::find(choice.methods, id) != choice.methods.end();
        item->setCheckState(0, chosen ? Qt::Checked : Qt::Unchecked);
        return item;
    };
    for (const SolverInfo& method : solversFor(kind)) {
        auto* item = add(m_methods, method.id, method.name, translated(method.summary));
        item->setIcon(
            0, QIcon(runLinePixmap(methodRun(method.id), ground, qGuiApp->devicePixelRatio())));
        bool hasChosen = false;
        for (const Preset& preset : method.presets) {
            const auto* line = add(item, method.id + kPresetMark + preset.id, preset.name,
                                   translated(preset.source));
            hasChosen = hasChosen || line->checkState(0) == Qt::Checked;
        }
        item->setExpanded(hasChosen);
    }
    m_methods->setHeaderHidden(true);
    m_methods->setColumnCount(2);
    m_methods->setIconSize({24, 10});
    m_methods->resizeColumnToContents(0);
    m_methods->setColumnWidth(0, m_methods->columnWidth(0) + fontMetrics().lineSpacing());
}

void RaceDialog::showEstimate() {
    const RaceChoice now = choice();
    const QString estimate = now.estimate(m_atOnce);
    const bool ends = now.seconds > 0 || now.evaluations > 0;
    const QString missing = ends ? tr("Choose at least one method.")
                                 : tr("Set a time limit or an evaluation limit first.");
    QPushButton* start = m_buttons->button(QDialogButtonBox::Ok);
    start->setEnabled(!estimate.isEmpty());
    start->setToolTip(estimate.isEmpty()
                          ? missing
                          : tr("Start a search with each of the selected methods on this puzzle"));
    m_estimate->setText(estimate.isEmpty() ? missing : estimate);
}

RaceChoice RaceDialog::choice() const {
    RaceChoice choice;
    for (QTreeWidgetItemIterator item(m_methods, QTreeWidgetItemIterator::Checked);
         *item != nullptr; ++item)
        choice.methods.push_back((*item)->data(0, Qt::UserRole).toString().toStdString());
    choice.seconds = m_seconds->value();
    choice.processorTime = countsProcessorTime(*m_timeKind);
    choice.evaluations = static_cast<std::uint64_t>(m_evaluations->value());
    choice.firstSeed = m_firstSeed->seed();
    choice.seeds = m_seeds->value();
    return choice;
}

AddSearchesDialog::AddSearchesDialog(const AppSettings& settings, QWidget* parent)
    : QDialog(parent), m_form(new SearchForm(settings)), m_seeds(seedCountBox(this, 1)) {
    offerHelp(*this, "comparing");
    setWindowTitle(tr("Add searches"));
    m_form->hideHelp();
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_form);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* seeds = new QFormLayout;
    seeds->addRow(tr("&Number of seeds:"), m_seeds);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
    layout->addLayout(seeds);
    layout->addWidget(acceptButtons(*this, tr("&Add"), tr("Add these searches to the queue")));
    const int line = fontMetrics().lineSpacing();
    resize(line * 24, line * 36);
}

std::vector<SearchSettings> AddSearchesDialog::searches() const {
    std::vector<SearchSettings> searches(static_cast<std::size_t>(m_seeds->value()),
                                         m_form->settings());
    for (std::size_t i = 0; i < searches.size(); ++i)
        searches[i].seed += i;
    return searches;
}

RaceStart::RaceStart(QWidget* parent)
    : QWidget(parent), m_title(sentenceLabel(this, "raceStartTitle")),
      m_methods(sentenceLabel(this, "raceStartMethods")),
      m_estimate(sentenceLabel(this, "raceStartEstimate")),
      m_race(described(new QPushButton(tr("Race th&ese methods"), this), "raceStartRace",
                       tr("Start a search with the defaults of each of these methods"))),
      m_choose(described(new QPushButton(tr("Choose metho&ds…"), this), "raceStartChoose",
                         tr("Choose methods, presets, limits and seeds first"))) {
    QFont large = font();
    large.setPointSizeF(1.4 * large.pointSizeF());
    large.setBold(true);
    m_title->setFont(large);
    for (QLabel* label : {m_title, m_methods, m_estimate})
        label->setAlignment(Qt::AlignCenter);
    m_race->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_race);
    buttons->addWidget(m_choose);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(fontMetrics().lineSpacing() / 2);
    layout->addStretch(2);
    layout->addWidget(m_title);
    layout->addWidget(m_methods);
    layout->addWidget(m_estimate);
    layout->addLayout(buttons);
    layout->addStretch(3);
    connect(m_race, &QPushButton::clicked, this, &RaceStart::raceWanted);
    connect(m_choose, &QPushButton::clicked, this, &RaceStart::chooseWanted);
}

void RaceStart::propose(const RaceChoice& choice, const QString& puzzle, int atOnce) {
    QStringList names;
    for (const SearchSettings& search : choice.searches())
        names << methodLabel(*findSolver(search.solver), search.values);
    names.removeDuplicates();
    m_title->setText(
        tr("Race %n method(s) on %1", nullptr, static_cast<int>(names.size())).arg(puzzle));
    m_methods->setText(names.join(QStringLiteral(" · ")));
    m_estimate->setText(choice.estimate(atOnce));
    m_race->setEnabled(!names.isEmpty());
    m_choose->setEnabled(true);
}

void RaceStart::refuse(const QString& reason) {
    m_title->setText(reason);
    for (QLabel* label : {m_methods, m_estimate})
        label->clear();
    for (QPushButton* button : {m_race, m_choose})
        button->setEnabled(false);
}

} // namespace tessera
