// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/ChartCurve.h"

#include "widgets/colors/ColorMath.h"

#include "core/support/TextTable.h"

#include <QPainter>
#include <QPixmapCache>

#include <array>

namespace tessera {

namespace {

constexpr std::array<QRgb, 8> kSet{0xffb2912d, 0xff8c4600, 0xffac73e6, 0xff1a6653,
                                   0xffb200b2, 0xff00238c, 0xff599cb2, 0xff660033};

} // namespace

QColor runColor(std::size_t index, const QColor& background) {
    QColor color = QColor::fromRgb(kSet[index % kSet.size()]);
    const bool darkBackground = relativeLuminance(background) < 0.18;
    for (int i = 0; i < 20 && contrastRatio(color, background) < 3.0; ++i)
        color = darkBackground ? color.lighter(110) : color.darker(107);
    return color;
}

Qt::PenStyle runLine(std::size_t index) {
    constexpr std::array styles{Qt::SolidLine, Qt::DashLine, Qt::DashDotLine};
    return styles[index / kSet.size() % styles.size()];
}

QPixmap runLinePixmap(std::size_t index, const QColor& background, qreal devicePixelRatio) {
    constexpr QSize size(20, 10);
    const QString key = QStringLiteral("tessera-run-line/%1/%2/%3")
                            .arg(index)
                            .arg(background.rgba())
                            .arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(size * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setPen(QPen(runColor(index, background), 3, runLine(index), Qt::FlatCap));
    painter.drawLine(0, size.height() / 2, size.width(), size.height() / 2);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

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
