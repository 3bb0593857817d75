// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/RaceTable.h"

#include "app/window/race/Comparison.h"

#include "core/experiments/SearchSettingsJson.h"
#include "core/text/Json.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace tessera {

namespace {

QString stopOf(const QueuedSearch& search) {
    return QLatin1String(stopWord(search.reason));
}

QJsonArray improvementsOf(const QueuedSearch& search) {
    QJsonArray moments;
    for (const BestMoment& moment : search.bests.moments()) {
        moments.append(QJsonObject{
            {QStringLiteral("seconds"), moment.seconds},
            {QStringLiteral("evaluations"), static_cast<qint64>(moment.evaluations)},
            {QStringLiteral("best"), moment.score}});
    }
    return moments;
}

} // namespace

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
    return writeJson(
        {{QStringLiteral("version"), QCoreApplication::applicationVersion()},
         {QStringLiteral("searches"), searches}});
}

} // namespace tessera
