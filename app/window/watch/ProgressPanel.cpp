// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/watch/ProgressPanel.h"

#include "app/window/pages/PuzzlePage.h"
#include "app/window/search/SearchNumbersView.h"
#include "app/window/watch/ReplayBar.h"
#include "widgets/charts/FitnessChart.h"
#include "widgets/experiments/ExperimentCurves.h"
#include "widgets/forms/WrapLayout.h"

#include "core/kind/Kind.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tessera {

ProgressPanel::ProgressPanel(QWidget* parent)
    : QWidget(parent), m_chart(new FitnessChart(this)), m_axis(new QComboBox(this)),
      m_logarithmic(new QCheckBox(tr("Lo&garithmic"), this)),
      m_current(new QCheckBox(tr("Current &score"), this)), m_replay(new ReplayBar(this)),
      m_tree(new TreeView(this)) {
    m_chart->setObjectName(QStringLiteral("fitnessChart"));
    m_chart->setAccessibleName(tr("Fitness over time"));
    m_axis->setObjectName(QStringLiteral("chartAxis"));
    m_axis->setToolTip(tr("What the score is drawn against"));
    addCurveAxes(*m_axis);
    m_logarithmic->setToolTip(tr("Give early moments more room"));
    m_current->setToolTip(tr("Show the score of the current board, or the whole population, "
                             "as a band behind the best"));
    m_current->setChecked(true);
    auto* axisLabel = new QLabel(tr("A&gainst:"), this);
    axisLabel->setBuddy(m_axis);

    auto* row = new WrapLayout;
    for (QWidget* field :
         std::initializer_list<QWidget*>{axisLabel, m_axis, m_logarithmic, m_current}) {
        field->setSizePolicy(QSizePolicy::Fixed, field->sizePolicy().verticalPolicy());
        row->addWidget(field);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 2, 6, 2);
    layout->setSpacing(2);
    layout->addLayout(row);
    auto* pictures = new QHBoxLayout;
    pictures->addWidget(m_chart, 2);
    pictures->addWidget(m_tree, 1);
    layout->addLayout(pictures, 1);
    layout->addWidget(m_replay);

    connect(m_axis, &QComboBox::currentIndexChanged, this, [this] {
        m_chart->setXAxis(chosenAxis(*m_axis));
        showTrace();
    });
    connect(m_logarithmic, &QCheckBox::toggled, m_chart, &FitnessChart::setLogarithmic);
    connect(m_current, &QCheckBox::toggled, m_chart, &FitnessChart::setShowCurrent);
    connect(m_replay, &ReplayBar::momentChanged, m_chart, &FitnessChart::setMarkedMoment);
    connect(m_chart, &FitnessChart::momentPicked, this,
            [this](double value) { m_replay->goToPlace(chosenAxis(*m_axis), value); });
}

void ProgressPanel::setPage(PuzzlePage* page) {
    m_link.setPage(page);
    m_chart->clear();
    m_tree->clear();
    m_replay->setPage(page);
    showTrace();
    if (page == nullptr)
        return;
    const auto showTree = [this, page] { m_tree->showSearch(page->search()); };
    connect(&page->search(), &SearchController::stateChanged, m_link.context(), showTree);
    connect(&page->search(), &SearchController::numbersChanged, m_link.context(), showTree);
    connect(&page->search(), &SearchController::numbersChanged, m_link.context(),
            [this] { showTrace(); });
    showTree();
}

CurvePictureOptions ProgressPanel::pictureOptions() const {
    CurvePictureOptions options;
    options.total = m_link.page() != nullptr ? m_link.page()->search().numbers().total : 0;
    options.axis = chosenAxis(*m_axis);
    options.logarithmic = m_logarithmic->isChecked();
    options.showCurrent = m_current->isChecked();
    return options;
}

void ProgressPanel::showTrace() {
    const bool isEmpty = m_link.page() == nullptr || m_link.page()->search().trace().isEmpty();
    const QString missing = isEmpty ? QString() : axisMissingText(chosenAxis(*m_axis));
    m_chart->setEmptyText(missing.isEmpty() ? tr("The curve of a search appears here.") : missing);
    if (isEmpty) {
        // Nor may the full score of another puzzle stay.
        m_chart->setTotal(0);
        m_chart->clear();
        return;
    }
    const SearchController& search = m_link.page()->search();
    const SolverInfo* info = findSolver(search.settings().solver);
    ChartCurve curve;
    curve.name = tr("%1, seed %2")
                     .arg(info != nullptr ? translated(info->name) : QString())
                     .arg(search.settings().seed);
    curve.run = methodRun(search.settings().solver, {});
    curve.points.assign(search.trace().points().begin(), search.trace().points().end());
    curve.events.assign(search.trace().events().begin(), search.trace().events().end());
    // The stretch that was zoomed into belongs to another search.
    const std::vector<ChartCurve>& shown = m_chart->curves();
    if (shown.empty() || shown.front().name != curve.name || shown.front().points.empty() ||
        curve.points.back().seconds < shown.front().points.back().seconds)
        m_chart->setVisibleRange(std::nullopt);
    m_chart->setTotal(search.numbers().total);
    if (isOnAxis(curve, chosenAxis(*m_axis)))
        m_chart->setCurve(0, std::move(curve));
    else
        m_chart->setCurves({});
}

} // namespace tessera
