// SPDX-License-Identifier: GPL-3.0-or-later

// The chart of CompareWindow: when it is drawn, what a click on it shows, and how it is saved.
#include "app/window/common/FilePrompts.h"
#include "app/window/common/SortedTable.h"
#include "app/window/race/CompareWindow.h"
#include "app/window/settings/AppSettings.h"
#include "widgets/board/BoardThumbnail.h"
#include "widgets/charts/FitnessChart.h"
#include "widgets/pictures/CurvePicture.h"

#include "core/experiments/RunBatch.h"
#include "core/support/FileIo.h"
#include "core/support/NumberText.h"
#include "core/support/UserError.h"
#include "core/text/Json.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QScopedValueRollback>

#include <algorithm>

namespace tessera {

namespace {

/// Drawing all curves is the most expensive work here, and they grow slowly.
constexpr int kCurveMilliseconds = 250;

/// A field of a search in an export, in the order of a table's columns.
struct RaceField {
    const char* name;
    QJsonValue value;
    int decimals = 0; ///< for a number in a table

    [[nodiscard]] QString text() const {
        return value.isString() ? value.toString()
                                : QString::number(value.toDouble(), 'f', decimals);
    }
};

std::vector<RaceField> raceFields(const ComparedRun& run, const QueuedSearch& search) {
    const SearchNumbers& numbers = search.view.numbers;
    const auto count = [](std::uint64_t number) { return static_cast<qint64>(number); };
    return {{"puzzle", run.puzzle.kind().label(run.puzzle)},
            {"method", run.method},
            {"solver", QString::fromStdString(run.settings.solver)},
            {"stop", QLatin1String(stopWord(search.reason))},
            {"seed", QString::number(run.settings.seed)},
            {"best", numbers.best},
            {"total", numbers.total},
            {"evaluations", count(numbers.evaluations)},
            {"iterations", count(numbers.iterations)},
            {"nodes", count(numbers.nodes)},
            {"seconds", numbers.seconds, 6},
            {"processor_seconds", numbers.processor.used, 6},
            {"core_share", numbers.processor.tableShare(), 3}};
}

QJsonArray improvementsOf(const QueuedSearch& search) {
    QJsonArray moments;
    for (const BestMoment& moment : search.bests.moments()) {
        moments.append(
            QJsonObject{{QStringLiteral("seconds"), moment.seconds},
                        {QStringLiteral("evaluations"), static_cast<qint64>(moment.evaluations)},
                        {QStringLiteral("best"), moment.score}});
    }
    return moments;
}

/// The current searches of a comparison, one row each.
TextTable raceTable(const Comparison& comparison) {
    TextTable table;
    table.words = 4;
    for (int row = 0; row < comparison.count(); ++row) {
        table.header.clear();
        table.rows.emplace_back();
        for (const RaceField& field : raceFields(comparison.run(row), comparison.search(row))) {
            table.header << QLatin1String(field.name);
            table.rows.back() << field.text();
        }
    }
    return table;
}

/// The same with all settings of each search and the moments of its best boards.
QByteArray raceJson(const Comparison& comparison) {
    QJsonArray searches;
    for (int row = 0; row < comparison.count(); ++row) {
        QJsonObject object = toJson(comparison.run(row).settings);
        for (const RaceField& field : raceFields(comparison.run(row), comparison.search(row)))
            object[QLatin1String(field.name)] = field.value;
        object[QLatin1String("improvements")] = improvementsOf(comparison.search(row));
        searches.append(object);
    }
    return writeJson({{QStringLiteral("version"), QCoreApplication::applicationVersion()},
                      {QStringLiteral("searches"), searches}});
}

} // namespace

QByteArray CompareWindow::exportBytes(const QString& ending) const {
    if (ending == QStringLiteral("json"))
        return raceJson(m_comparison);
    const TextTable table = raceTable(m_comparison);
    if (ending == QStringLiteral("csv"))
        return table.csv();
    if (ending == QStringLiteral("md"))
        return table.markdown();
    if (ending == QStringLiteral("tex"))
        return table.latex();
    return chartFigure(*m_chart, ending,
                       m_comparison.hasSeveralPuzzles()
                           ? tr("Best scores on several puzzles")
                           : tr("%1: best scores out of %2")
                                 .arg(firstPuzzle(), QString::number(m_chart->content().total)));
}

QString CompareWindow::firstPuzzle() const {
    const AnyPuzzle& puzzle = m_comparison.run(0).puzzle;
    return puzzle.kind().label(puzzle);
}

/// The ending of the name decides the format.
void CompareWindow::exportRace() {
    const QString path =
        askForExport(this,
                     QDir(m_settings.lastFolder())
                         .filePath(tr("%1 race").arg(asFileName(firstPuzzle())).trimmed() +
                                   QStringLiteral(".svg")),
                     QStringLiteral("svg pdf png csv json md tex").split(u' '));
    if (path.isEmpty())
        return;
    try {
        writeFile(exportBytes(QFileInfo(path).suffix().toLower()), path);
        m_notice = tr("Saved as %1.").arg(path);
    } catch (const std::exception&) {
        m_notice = failureSentence();
    }
    showWhatIsAllowed();
}

void CompareWindow::showCurvesIfDue() {
    // Always for the last ones, and when a search was added or removed.
    const bool isDue = !m_sinceCurves.isValid() || m_sinceCurves.hasExpired(kCurveMilliseconds);
    if (isDue || !m_comparison.isActive())
        showCurves();
}

void CompareWindow::showCurves() {
    m_sinceCurves.start();
    const CurveAxis axis = m_choices.chosenAxis();
    PlotContent content;
    const bool isChosen = m_table->selectionModel()->hasSelection();
    content.curves = comparisonCurves(m_comparison, axis, isChosen ? currentRow() : -1);
    content.view = m_choices.chosenView();
    content.scale = m_choices.scale();
    content.showCurrent = false;
    // Searches of different kinds may be side by side; the table says so too.
    content.scoreTitle = ComparisonModel::tr("Score");
    for (int row = 0; row < m_comparison.count(); ++row)
        content.total = std::max(content.total, m_comparison.search(row).view.numbers.total);
    const QString missing = m_comparison.count() > 0 ? axisMissingText(axis) : QString();
    content.emptyText = missing.isEmpty() ? tr("Race methods to see their curves here.") : missing;
    m_chart->setContent(std::move(content));
}

void CompareWindow::isolateChosen() {
    if (m_linking)
        return;
    const QScopedValueRollback linking(m_linking, true);
    std::optional<std::size_t> group;
    if (m_table->selectionModel()->hasSelection()) {
        const std::vector<int> rows = chosen();
        const auto groupOf = [this](int row) { return m_comparison.run(row).group; };
        group = groupOf(rows.front());
        // Several methods are compared, not isolated.
        if (!std::ranges::all_of(rows, [&](int row) { return groupOf(row) == *group; }))
            group.reset();
    }
    m_chart->isolate(group);
    showCurves();
}

void CompareWindow::chooseMethod(std::optional<std::size_t> group) {
    if (m_linking)
        return;
    const QScopedValueRollback linking(m_linking, true);
    QItemSelection rows;
    for (int row = 0; group && row < m_table->model()->rowCount(); ++row) {
        const QModelIndex index = m_table->model()->index(row, 0);
        if (m_comparison.run(m_table->modelRow(index)).group == *group)
            rows.select(index, index);
    }
    m_table->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect |
                                                QItemSelectionModel::Rows);
    for (QAbstractItemView* view : std::initializer_list<QAbstractItemView*>{m_table, m_wall}) {
        if (!rows.isEmpty())
            view->scrollTo(rows.indexes().constFirst());
    }
    showCurves();
}

void CompareWindow::showMoment(std::optional<ComparedMoment> moment) {
    std::optional<BestMoment> mark;
    if (moment) {
        mark.emplace();
        mark->seconds = moment->value;
        mark->evaluations = mark->iterations = mark->nodes =
            static_cast<std::uint64_t>(std::max(0.0, moment->value));
    }
    m_chart->setMarkedMoment(mark);
    tell({});
    m_comparison.setMoment(moment);
}

} // namespace tessera
