// SPDX-License-Identifier: GPL-3.0-or-later

// The chart of CompareWindow: when it is drawn, what a click on it shows, and how it is saved.
#include "app/window/common/FilePrompts.h"
#include "app/window/race/CompareWindow.h"
#include "app/window/race/Comparison.h"
#include "widgets/charts/FitnessChart.h"
#include "widgets/pictures/CurvePicture.h"
#include "widgets/pictures/PictureFile.h"

#include "core/experiments/SearchSettings.h"
#include "core/support/FileIo.h"
#include "core/support/TextTable.h"
#include "core/support/UserError.h"
#include "core/text/Json.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace tessera {

namespace {

/// Wide enough for a page of a paper.
constexpr int kPictureWidth = 1600;
/// Drawing all curves is the dearest thing here, and they grow slowly.
constexpr int kCurveMilliseconds = 250;

QString stopOf(const QueuedSearch& search) { return QLatin1String(stopWord(search.reason)); }

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

/// The searches of a comparison, a row each, as they stand now.
TextTable raceTable(const Comparison& comparison) {
    TextTable table{{QStringLiteral("puzzle"), QStringLiteral("method"), QStringLiteral("stop"),
                     QStringLiteral("seed"), QStringLiteral("best"), QStringLiteral("total"),
                     QStringLiteral("evaluations"), QStringLiteral("iterations"),
                     QStringLiteral("nodes"), QStringLiteral("seconds"),
                     QStringLiteral("processor_seconds"), QStringLiteral("core_share")},
                    3,
                    {}};
    for (int row = 0; row < comparison.count(); ++row) {
        const ComparedRun& run = comparison.run(row);
        const QueuedSearch& search = comparison.search(row);
        const SearchNumbers& numbers = search.view.numbers;
        table.rows << QStringList{run.puzzle.kind().label(run.puzzle),
                                  run.method,
                                  stopOf(search),
                                  QString::number(run.settings.seed),
                                  QString::number(numbers.best),
                                  QString::number(numbers.total),
                                  QString::number(numbers.evaluations),
                                  QString::number(numbers.iterations),
                                  QString::number(numbers.nodes),
                                  QString::number(numbers.seconds, 'f', 6),
                                  QString::number(numbers.processor.used, 'f', 6),
                                  QString::number(numbers.processor.coreShare(), 'f', 3)};
    }
    return table;
}

/// The same with all settings of each search and the moments of its best boards.
QByteArray raceJson(const Comparison& comparison) {
    QJsonArray searches;
    for (int row = 0; row < comparison.count(); ++row) {
        const ComparedRun& run = comparison.run(row);
        const QueuedSearch& search = comparison.search(row);
        const SearchNumbers& numbers = search.view.numbers;
        QJsonObject object = toJson(run.settings);
        object[QLatin1String("puzzle")] = run.puzzle.kind().label(run.puzzle);
        object[QLatin1String("method")] = run.method;
        object[QLatin1String("best")] = numbers.best;
        object[QLatin1String("total")] = numbers.total;
        object[QLatin1String("evaluations")] = static_cast<qint64>(numbers.evaluations);
        object[QLatin1String("iterations")] = static_cast<qint64>(numbers.iterations);
        object[QLatin1String("nodes")] = static_cast<qint64>(numbers.nodes);
        object[QLatin1String("seconds")] = numbers.seconds;
        object[QLatin1String("processor_seconds")] = numbers.processor.used;
        object[QLatin1String("core_share")] = numbers.processor.coreShare();
        object[QLatin1String("stop")] = stopOf(search);
        object[QLatin1String("improvements")] = improvementsOf(search);
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
    CurvePictureOptions options;
    options.format = pictureFormatOf(u'.' + ending).value_or(PictureFormat::Svg);
    options.width = kPictureWidth;
    options.total = m_chart->content().total;
    options.axis = chosenAxis(*m_axis);
    options.logarithmic = m_logarithmic->isChecked();
    options.showCurrent = false;
    options.caption = tr("%1: best scores out of %2").arg(firstPuzzle()).arg(options.total);
    return curvePicture(m_chart->curves(), options);
}

QString CompareWindow::firstPuzzle() const {
    const AnyPuzzle& puzzle = m_comparison.run(0).puzzle;
    return puzzle.kind().label(puzzle);
}

/// What the name ends with decides what is written.
void CompareWindow::exportRace() {
    QString name = firstPuzzle();
    name.replace(u'/', u'-');
    const QString path = askForExport(
        this, tr("%1 race").arg(name).trimmed() + QStringLiteral(".svg"),
        {QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("png"), QStringLiteral("csv"),
         QStringLiteral("json"), QStringLiteral("md"), QStringLiteral("tex")});
    if (path.isEmpty())
        return;
    try {
        writeFile(exportBytes(QFileInfo(path).suffix().toLower()), path);
        m_notice = tr("Written to %1.").arg(path);
    } catch (const UserError& error) {
        m_notice = error.sentence();
    }
    showWhatIsAllowed();
}

void CompareWindow::showCurvesIfDue() {
    // The last ones always, and always when a search has come or gone.
    const bool isDue = !m_sinceCurves.isValid() || m_sinceCurves.hasExpired(kCurveMilliseconds);
    if (isDue || !m_comparison.isActive())
        showCurves();
}

void CompareWindow::showCurves() {
    m_sinceCurves.start();
    int total = 0;
    for (int row = 0; row < m_comparison.count(); ++row)
        total = std::max(total, m_comparison.search(row).view.numbers.total);
    const QString missing =
        m_comparison.count() > 0 ? axisMissingText(chosenAxis(*m_axis)) : QString();
    m_chart->setEmptyText(missing.isEmpty() ? tr("Race the methods, and their curves appear here.")
                                            : missing);
    m_chart->setTotal(total);
    m_chart->setCurves(comparisonCurves(m_comparison, chosenAxis(*m_axis)));
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
    m_comparison.setMoment(moment);
}

} // namespace tessera
