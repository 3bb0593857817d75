// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/SearchNumbersView.h"

#include "app/window/common/FormControls.h"
#include "app/window/search/SearchController.h"
#include "widgets/charts/SearchCharts.h"

#include "core/support/NumberText.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tessera {

TreeView::TreeView(QWidget* parent)
    : QWidget(parent), m_chart(new DepthChart(this)), m_left(new QLabel(this)) {
    m_chart->setObjectName(QStringLiteral("depthChart"));
    described(m_left, "treeProgress",
              tr("Random descents estimate the size of the tree (Knuth 1975). It may be several "
                 "times smaller or larger."),
              tr("Progress through the tree"));
    m_left->setWordWrap(true);
    auto* title = new QLabel(tr("Placements by depth (cells filled)"), this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(title);
    layout->addWidget(m_chart, 1);
    layout->addWidget(m_left);
    clear();
}

void TreeView::clear() {
    m_chart->clear();
    m_left->clear();
    hide();
}

void TreeView::showSearch(SearchController& search) {
    // Only tree searches make placements.
    const bool hasTree = search.numbers().nodes > 0;
    search.setWanted(SearchDetail::Depths, hasTree);
    if (!hasTree) {
        clear();
        return;
    }
    const auto& counts = search.details().depthCounts;
    if (!counts.empty())
        m_chart->setCounts({counts.begin(), counts.end()});
    setVisible(!m_chart->counts().empty());
    const auto& progress = search.numbers().tree;
    m_left->setVisible(progress.has_value());
    if (!progress)
        return;
    const QString searched =
        tr("%1 % of about %2 placements searched")
            .arg(QLocale().toString(100 * progress->searched, 'g', 3), countText(progress->size));
    const double left = progress->secondsLeft(search.evaluationsPerSecond());
    m_left->setText(
        search.state() == SearchState::Running && left > 0
            ? tr("%1, the whole tree in about %2").arg(searched, roughDurationText(left))
            : searched);
}

namespace {

/// As many as most methods have. Their room is reserved, so that nothing jumps at the first report.
constexpr int kReservedGauges = 3;

constexpr char kFigureName[] = "figureName";
/// The course is beside its figure, at the same position for all of them.
constexpr QLatin1String kLongFigure("-0.0000e+00");

/// With the value in its accessible name, because screen readers read nothing else.
void setFigure(QLabel& label, const QString& text) {
    if (label.text() == text)
        return;
    label.setText(text);
    label.setAccessibleName(label.property(kFigureName).toString() + u' ' + text);
}

} // namespace

SearchNumbersView::SearchNumbersView(QWidget* parent)
    : QWidget(parent), m_layout(new QFormLayout(this)),
      m_score(addRow(tr("Best score:"), "searchScore")), m_time(addRow(tr("Time:"), "searchTime")),
      m_speed(addRow(tr("Evaluations/s:"), "searchSpeed")),
      m_evaluations(addRow(tr("Evaluations:"), "searchEvaluations")) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setVerticalSpacing(2);
    m_layout->setRowWrapPolicy(QFormLayout::WrapLongRows);
    QFont bold = m_score->font();
    bold.setBold(true);
    m_score->setFont(bold);
    const int rowHeight = fontMetrics().height() + m_layout->verticalSpacing();
    setMinimumHeight((m_layout->rowCount() + kReservedGauges) * rowHeight);
    clear();
}

QLabel* SearchNumbersView::makeValue(const QString& label, const char* name) {
    QLabel* value = valueLabel(this, name);
    value->setProperty(kFigureName, label);
    value->setAccessibleName(label);
    return value;
}

QLabel* SearchNumbersView::addRow(const QString& label, const char* name) {
    QLabel* value = makeValue(label, name);
    m_layout->addRow(label, value);
    return value;
}

void SearchNumbersView::clear() {
    for (QLabel* label : {m_score, m_time, m_speed, m_evaluations})
        setFigure(*label, QStringLiteral("–"));
    // The gauges of another search would be mistaken for those of the one in front.
    removeGaugeRows();
    m_followed = nullptr;
    m_solver.clear();
}

void SearchNumbersView::showNumbers(const SearchController& search) {
    const SearchNumbers& numbers = search.numbers();
    setFigure(*m_score, QStringLiteral("%1/%2").arg(numbers.best).arg(numbers.total));
    setFigure(*m_time, durationText(numbers.seconds, true));
    setFigure(*m_speed, countText(search.evaluationsPerSecond()));
    setFigure(*m_evaluations, countText(static_cast<double>(numbers.evaluations)));
    showGauges(search);
}

void SearchNumbersView::removeGaugeRows() {
    for (const GaugeRow& row : m_gauges)
        m_layout->removeRow(row.value->parentWidget());
    m_gauges.clear();
}

void SearchNumbersView::makeGaugeRows(const SearchController& search) {
    removeGaugeRows();
    for (const Gauge& gauge : search.numbers().gauges) {
        const QString label = tr("%1:").arg(translated(gauge.name));
        auto* field = new QWidget(this);
        auto* row = new QHBoxLayout(field);
        row->setContentsMargins(0, 0, 0, 0);
        auto* value = makeValue(label, "searchGauge");
        auto* course = new Sparkline(field);
        value->setMinimumWidth(fontMetrics().horizontalAdvance(kLongFigure));
        row->addWidget(value);
        row->addWidget(course);
        row->addStretch();
        m_layout->addRow(label, field);
        m_gauges.push_back({gauge.name, value, course});
    }
}

void SearchNumbersView::showGauges(const SearchController& search) {
    const std::vector<Gauge>& gauges = search.numbers().gauges;
    const bool same = std::ranges::equal(gauges, m_gauges, {}, &Gauge::name, &GaugeRow::name);
    // The rows stay as long as the method, so that nothing jumps, but without old values.
    const bool sameMethod = m_followed == &search && m_solver == search.settings().solver;
    if (!same && (!gauges.empty() || !sameMethod))
        makeGaugeRows(search);
    m_solver = search.settings().solver;
    if (gauges.empty()) {
        for (const GaugeRow& row : m_gauges)
            setFigure(*row.value, QStringLiteral("–"));
    }
    const double seconds = search.numbers().seconds;
    if (m_followed != &search || seconds < m_followedSeconds) {
        for (const GaugeRow& row : m_gauges)
            row.course->clear();
    }
    const bool isLater = m_followed != &search || seconds != m_followedSeconds;
    m_followed = &search;
    m_followedSeconds = seconds;
    for (std::size_t i = 0; i < gauges.size() && i < m_gauges.size(); ++i) {
        const double value = gauges[i].value;
        setFigure(*m_gauges[i].value, value == std::floor(value) && std::abs(value) < 1e6
                                          ? QLocale().toString(value, 'f', 0)
                                      : std::abs(value) >= 1e6 ? countText(value)
                                                               : QLocale().toString(value, 'g', 4));
        if (isLater)
            m_gauges[i].course->add(value);
    }
}

} // namespace tessera
