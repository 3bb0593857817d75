// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/SearchNumbersView.h"

#include "app/window/common/FormControls.h"
#include "app/window/search/SearchController.h"
#include "widgets/charts/SearchCharts.h"

#include "core/support/NumberText.h"

#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

QString coreShareText(const QString& text, const ProcessorTime& time, int threads) {
    const QString share = threads > 1 ? SearchNumbersView::tr("%1, %2 % of a core per thread")
                                      : SearchNumbersView::tr("%1, %2 % of a core");
    return share.arg(text, QLocale().toString(time.corePercent()));
}

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
    // The counts of a search outlive its details, but not the search.
    const std::size_t number = search.earlierSearches().nextNumber();
    if (std::exchange(m_search, number) != number)
        m_chart->clear();
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

PartsView::PartsView(QWidget* parent)
    : QWidget(parent), m_grid(new QGridLayout), m_forecast(new QLabel(this)) {
    const QStringList titles{tr("Part"), tr("Work"), tr("Improvements"), tr("Points"),
                             tr("In the last hour")};
    for (int column = 0; column < titles.size(); ++column) {
        auto* title = new QLabel(titles[column], this);
        m_grid->addWidget(title, 0, column, column == 0 ? Qt::AlignLeading : Qt::AlignTrailing);
    }
    m_grid->setColumnStretch(0, 1);
    m_grid->setVerticalSpacing(2);
    m_grid->setHorizontalSpacing(fontMetrics().averageCharWidth() * 2);
    setToolTip(tr("The share of the evaluations that each part of the method made, how often it "
                  "improved the best board, and by how many points: since the start, and in the "
                  "last hour"));
    described(m_forecast, "gainForecast",
              tr("Estimated from how many beams were as good as the best board. It may be several "
                 "times too short or too long."),
              tr("Next improvement"));
    m_forecast->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(m_grid);
    layout->addWidget(m_forecast);
    layout->addStretch();
    clear();
}

void PartsView::clear() { hide(); }

void PartsView::setRows(std::size_t rows) {
    constexpr int columns = 5;
    while (m_rows.size() < rows) {
        std::vector<QLabel*>& row = m_rows.emplace_back();
        for (int column = 0; column < columns; ++column) {
            row.push_back(column == 0 ? new QLabel(this) : valueLabel(this, "partFigure"));
            m_grid->addWidget(row.back(), static_cast<int>(m_rows.size()), column,
                              column == 0 ? Qt::AlignLeading : Qt::AlignTrailing);
        }
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        for (QLabel* label : m_rows[i])
            label->setVisible(i < rows);
    }
}

void PartsView::showNumbers(const SearchController& search) {
    const SearchNumbers& numbers = search.numbers();
    setVisible(!numbers.parts.empty());
    setRows(numbers.parts.size());
    const auto all = static_cast<double>(std::max<std::uint64_t>(1, numbers.evaluations));
    for (std::size_t i = 0; i < numbers.parts.size(); ++i) {
        const PartFigures& part = numbers.parts[i];
        const double share = 100 * static_cast<double>(part.evaluations) / all;
        const QStringList texts{
            translated(part.name), tr("%1 %").arg(QLocale().toString(share, 'f', 1)),
            QLocale().toString(part.improvements), QLocale().toString(part.points),
            QLocale().toString(part.pointsLastHour)};
        for (std::size_t column = 0; column < m_rows[i].size(); ++column)
            m_rows[i][column]->setText(texts[static_cast<qsizetype>(column)]);
    }
    // Of a search that has ended nothing more is expected.
    const bool isExpected = numbers.secondsToGain && search.isActive();
    m_forecast->setVisible(isExpected);
    if (isExpected)
        m_forecast->setText(tr("Next improvement: %1").arg(forecastText(*numbers.secondsToGain)));
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
        if (*gauge.meaning != '\0') {
            for (QWidget* each :
                 std::initializer_list<QWidget*>{m_layout->labelForField(field), field, value})
                each->setToolTip(translated(gauge.meaning));
        }
        m_gauges.push_back({gauge.name, value, course});
    }
}

void SearchNumbersView::showGauges(const SearchController& search) {
    const std::vector<Gauge>& gauges = search.numbers().gauges;
    const bool same = std::ranges::equal(gauges, m_gauges, {}, &Gauge::name, &GaugeRow::name);
    // While a search starts, the rows of its method stay, so that nothing jumps, but without old
    // values. One from a file has none.
    const bool starts =
        search.isActive() && m_followed == &search && m_solver == search.settings().solver;
    if (!same && (!gauges.empty() || !starts))
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
