// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/CurveCsv.h"

#include "core/support/TextTable.h"

namespace tessera {

namespace {

/// Bands have points of their own, so each is a series.
void addSeries(TextTable& table, const QString& name, const QString& series,
               std::span<const TracePoint> points) {
    for (const TracePoint& point : points) {
        table.rows << QStringList{
            name,
            series,
            QString::number(point.seconds, 'f', 6),
            QString::number(point.evaluations),
            QString::number(point.iterations),
            QString::number(point.nodes),
            QString::number(point.best),
            QString::number(point.current),
            point.spread ? QString::number(point.spread->mean, 'g', 6) : QString(),
            point.spread ? QString::number(point.spread->worst) : QString()};
    }
}

} // namespace

QByteArray curveCsv(std::span<const ChartCurve> curves) {
    TextTable table{{QStringLiteral("curve"), QStringLiteral("series"), QStringLiteral("seconds"),
                     QStringLiteral("evaluations"), QStringLiteral("iterations"),
                     QStringLiteral("nodes"), QStringLiteral("best"), QStringLiteral("current"),
                     QStringLiteral("mean"), QStringLiteral("worst")},
                    2,
                    {}};
    for (const ChartCurve& curve : curves) {
        addSeries(table, curve.name,
                  curve.bandLow.empty() ? QStringLiteral("run") : QStringLiteral("median"),
                  curve.points);
        addSeries(table, curve.name, QStringLiteral("lower quartile"), curve.bandLow);
        addSeries(table, curve.name, QStringLiteral("upper quartile"), curve.bandHigh);
    }
    return table.csv();
}

} // namespace tessera
