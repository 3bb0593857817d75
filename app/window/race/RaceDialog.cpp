// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/RaceDialog.h"

#include "app/window/common/FormControls.h"
#include "app/window/search/SearchForm.h"
#include "widgets/forms/ParameterForm.h"

#include "core/kind/Kind.h"

#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

/// The most searches that one dialog adds for one method.
constexpr int kMostSeeds = 100;
constexpr double kLongestSeconds = 86'400;

/// For how many seeds, one after another, a method is tried with.
QSpinBox* seedCountBox(QWidget* parent, int seeds) {
    return wholeBox(parent, "seedCount", 1, kMostSeeds, seeds,
                    QCoreApplication::translate(
                        "SeedCountBox",
                        "How often each method searches, with seeds one after another; the chart "
                        "then shows the median and the middle half"));
}

} // namespace

std::vector<SearchSettings> RaceChoice::searches() const {
    std::vector<SearchSettings> searches;
    for (const std::string& id : methods) {
        const SolverInfo* method = findSolver(id);
        if (method == nullptr)
            continue;
        for (int i = 0; i < seeds; ++i) {
            SearchSettings settings;
            settings.solver = id;
            settings.values = method->defaults();
            settings.seed = firstSeed + static_cast<std::uint64_t>(i);
            if (seconds > 0)
                (processorTime ? settings.budget.processorSeconds : settings.budget.seconds) =
                    seconds;
            if (evaluations > 0)
                settings.budget.evaluations = evaluations;
            searches.push_back(std::move(settings));
        }
    }
    return searches;
}

RaceChoice usualRace(std::string_view kind) {
    RaceChoice choice;
    choice.methods = findKind(kind)->usualRace();
    return choice;
}

RaceDialog::RaceDialog(const RaceChoice& choice, std::string_view kind, QWidget* parent)
    : QDialog(parent), m_methods(new QListWidget(this)),
      m_seconds(decimalBox(this, "raceSeconds", 0, kLongestSeconds, choice.seconds, tr(" s"),
                           tr("How long each search may run; while another one has its turn "
                              "its clock stands still"))),
      m_timeKind(timeKindBox(this, "raceTimeKind")),
      m_evaluations(
          evaluationLimitBox(this, "raceEvaluations", static_cast<double>(choice.evaluations))),
      m_firstSeed(new SeedField(this)), m_seeds(seedCountBox(this, choice.seeds)),
      m_buttons(acceptButtons(*this, tr("&Race these"))) {
    setWindowTitle(tr("Race"));
    described(m_methods, "raceMethods",
              tr("The methods that take part, each with its default parameters"));
    m_firstSeed->setSeed(choice.firstSeed);
    fillMethods(choice, kind);
    auto* form = new QFormLayout;
    m_seconds->setSpecialValueText(tr("no limit"));
    m_timeKind->setCurrentIndex(m_timeKind->findData(choice.processorTime));
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
    layout->addWidget(m_buttons);
    QPushButton* start = m_buttons->button(QDialogButtonBox::Ok);
    const auto showWhetherAny = [this, start] {
        const RaceChoice now = this->choice();
        const bool ends = now.seconds > 0 || now.evaluations > 0;
        start->setEnabled(ends && !now.methods.empty());
        start->setToolTip(ends ? tr("Start a search with each of the chosen methods on this puzzle")
                               : tr("Give the searches a limit of time or of evaluations first"));
    };
    connect(m_methods, &QListWidget::itemChanged, this, showWhetherAny);
    connect(m_seconds, &QDoubleSpinBox::valueChanged, this, showWhetherAny);
    connect(m_evaluations, &QDoubleSpinBox::valueChanged, this, showWhetherAny);
    showWhetherAny();
    start->setFocus();
}

void RaceDialog::fillMethods(const RaceChoice& choice, std::string_view kind) {
    for (const SolverInfo& method : solversFor(kind)) {
        auto* item = new QListWidgetItem(translated(method.name), m_methods);
        item->setData(Qt::UserRole, QString::fromStdString(method.id));
        item->setToolTip(translated(method.summary));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool chosen = std::ranges::find(choice.methods, method.id) != choice.methods.end();
        item->setCheckState(chosen ? Qt::Checked : Qt::Unchecked);
    }
    const int rows = std::min(m_methods->count(), 14);
    m_methods->setMinimumHeight(rows * m_methods->sizeHintForRow(0) + 2 * m_methods->frameWidth());
}

RaceChoice RaceDialog::choice() const {
    RaceChoice choice;
    for (int row = 0; row < m_methods->count(); ++row) {
        const QListWidgetItem* item = m_methods->item(row);
        if (item->checkState() == Qt::Checked)
            choice.methods.push_back(item->data(Qt::UserRole).toString().toStdString());
    }
    choice.seconds = m_seconds->value();
    choice.processorTime = countsProcessorTime(*m_timeKind);
    choice.evaluations = static_cast<std::uint64_t>(m_evaluations->value());
    choice.firstSeed = m_firstSeed->seed();
    choice.seeds = m_seeds->value();
    return choice;
}

AddSearchesDialog::AddSearchesDialog(const AppSettings& settings, QWidget* parent)
    : QDialog(parent), m_form(new SearchForm(settings)), m_seeds(seedCountBox(this, 1)) {
    setWindowTitle(tr("Add Searches"));
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
    layout->addWidget(
        acceptButtons(*this, tr("&Add"), tr("Queue these searches beside the others")));
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

} // namespace tessera
