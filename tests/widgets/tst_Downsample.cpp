// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "widgets/charts/ChartCurve.h"

#include "core/support/Random.h"

#include <QLocale>
#include <QSet>

#include <algorithm>

namespace tessera::tst_Downsample {

namespace {

std::vector<TracePoint> randomTrace(Random& random, int length) {
    std::vector<TracePoint> points;
    TracePoint point;
    for (int i = 0; i < length; ++i) {
        point.seconds += random.real();
        point.evaluations += 1 + random.below(1000);
        point.improvement = random.chance(0.2);
        if (point.improvement)
            point.best += 1 + static_cast<int>(random.below(3));
        point.current = point.best - static_cast<int>(random.below(20));
        points.push_back(point);
    }
    return points;
}

ChartRange wholeOf(const std::vector<TracePoint>& points, const ChartScale& scale) {
    return {scale.coordinateOf(points.front()), scale.coordinateOf(points.back())};
}

} // namespace

class TestDownsample : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void bestLineKeepsExtremesOrderAndEnd() {
        Random random(3);
        for (int round = 0; round < 200; ++round) {
            const auto points = randomTrace(random, 1 + static_cast<int>(random.below(2000)));
            const ChartScale scale{random.chance(0.5) ? CurveAxis::Seconds : CurveAxis::Evaluations,
                                   random.chance(0.5)};
            const int columns = 1 + static_cast<int>(random.below(300));
            const auto line = bestLine(points, scale, wholeOf(points, scale), columns);
            QVERIFY(!line.empty());
            QVERIFY(line.size() <= 2 * static_cast<std::size_t>(columns) + 3);
            QCOMPARE(line.front().y(), static_cast<double>(points.front().best));
            QCOMPARE(line.back().y(), static_cast<double>(points.back().best));
            QCOMPARE(line.back().x(), scale.coordinateOf(points.back()));
            for (std::size_t i = 1; i < line.size(); ++i) {
                QVERIFY(line[i].x() >= line[i - 1].x());
                QVERIFY(line[i].y() >= line[i - 1].y());
                // Steps: either horizontal or vertical.
                QVERIFY(line[i].x() == line[i - 1].x() || line[i].y() == line[i - 1].y());
            }
        }
    }

    void withRoomForAllEveryRiseIsThere() {
        const std::vector<TracePoint> points{{{0, 0}, 5, 5, true},
                                             {{1, 10}, 7, 7, true},
                                             {{2, 20}, 7, 3, false},
                                             {{3, 30}, 9, 9, true}};
        const std::vector<QPointF> expected{{0, 5}, {1, 5}, {1, 7}, {3, 7}, {3, 9}, {3, 9}};
        QCOMPARE(bestLine(points, {}, {0, 3}, 1000), expected);
    }

    void aCutStartsAndEndsAtItsEdges() {
        const std::vector<TracePoint> points{
            {{0, 0}, 5, 5, true}, {{4, 10}, 7, 7, true}, {{9, 20}, 9, 9, true}};
        const std::vector<QPointF> middle{{2, 5}, {4, 5}, {4, 7}, {6, 7}};
        QCOMPARE(bestLine(points, {}, {2, 6}, 100), middle);
        const std::vector<QPointF> nothingHappens{{5, 7}, {6, 7}};
        QCOMPARE(bestLine(points, {}, {5, 6}, 100), nothingHappens);
        QVERIFY(bestLine(points, {}, {10, 12}, 100).empty());
        QVERIFY(bestLine({}, {}, {0, 1}, 100).empty());
    }

    void bandHoldsTheExtremes() {
        Random random(4);
        for (int round = 0; round < 100; ++round) {
            const auto points = randomTrace(random, 1000);
            const int columns = 1 + static_cast<int>(random.below(80));
            const ChartBand band = scoreBand(points, {}, wholeOf(points, {}), columns);
            QCOMPARE(band.low.size(), band.high.size());
            QVERIFY(band.low.size() <= static_cast<std::size_t>(columns));
            const auto [least, most] = std::ranges::minmax(points, {}, &TracePoint::current);
            QCOMPARE(std::ranges::min(band.low, {}, &QPointF::y).y(),
                     static_cast<double>(least.current));
            QCOMPARE(std::ranges::max(band.high, {}, &QPointF::y).y(),
                     static_cast<double>(most.current));
        }
    }

    void oneMarkAColumn() {
        std::vector<TraceEvent> events;
        for (int i = 0; i < 1000; ++i)
            events.push_back({{i * 0.01, static_cast<std::uint64_t>(i)}, TraceEventKind::Restart});
        QCOMPARE(eventMarks(events, {}, {0, 10}, 20).size(), std::size_t{20});
        QCOMPARE(eventMarks(events, {}, {1.995, 3.005}, 1000).size(), std::size_t{101});
    }

    void pointAtTakesTheLastOneBefore() {
        const std::vector<TracePoint> points{{{1, 0}, 5, 5, true}, {{2, 10}, 7, 7, true}};
        QVERIFY(pointAt(points, {}, 0.5) == nullptr);
        QCOMPARE(pointAt(points, {}, 1.0)->best, 5);
        QCOMPARE(pointAt(points, {}, 1.9)->best, 5);
        QCOMPARE(pointAt(points, {}, 50)->best, 7);
    }

    void ticksAreFewAndDifferent() {
        Random random(6);
        for (int round = 0; round < 3000; ++round) {
            const ChartScale scale{random.chance(0.5) ? CurveAxis::Seconds : CurveAxis::Evaluations,
                                   random.chance(0.5)};
            const double unit = scale.axis == CurveAxis::Seconds ? 0.01 : 100;
            const double low = unit * std::pow(10.0, 4 * random.real());
            const double high = low * (1.5 + 1000 * random.real());
            const ChartRange range{scale.coordinate(low), scale.coordinate(high)};
            const int most = 2 + static_cast<int>(random.below(12));
            const auto ticks = timeOrCountTicks(scale, range, most);
            QVERIFY(ticks.size() <= static_cast<std::size_t>(most) + 1);
            QSet<QString> labels;
            for (const AxisTick& tick : ticks) {
                QVERIFY(tick.coordinate > range.low - 1e-6 * range.length());
                QVERIFY(tick.coordinate < range.high + 1e-6 * range.length());
                labels.insert(tick.label);
            }
            QCOMPARE(labels.size(), static_cast<qsizetype>(ticks.size()));
        }
    }

    void countsOfANarrowRangeDiffer() {
        for (const bool logarithmic : {false, true}) {
            const ChartScale scale{CurveAxis::Evaluations, logarithmic};
            const ChartRange range{scale.coordinate(52'300'000), scale.coordinate(52'310'000)};
            const auto ticks = timeOrCountTicks(scale, range, 5);
            QVERIFY(ticks.size() >= 4);
            QSet<QString> labels;
            for (const AxisTick& tick : ticks)
                labels.insert(tick.label);
            QCOMPARE(labels.size(), static_cast<qsizetype>(ticks.size()));
        }
    }

    void tickLabels() {
        const auto labels = [](const std::vector<AxisTick>& ticks) {
            QStringList list;
            for (const AxisTick& tick : ticks)
                list << QString(tick.label).replace(QChar::Nbsp, u' ');
            return list.join(u'|');
        };
        const ChartScale seconds;
        const ChartScale evaluations{CurveAxis::Evaluations, false};
        const ChartScale powers{CurveAxis::Seconds, true};
        QCOMPARE(labels(timeOrCountTicks(seconds, {0, 60}, 5)),
                 QStringLiteral("0:00|0:15|0:30|0:45|1:00"));
        QCOMPARE(labels(timeOrCountTicks(seconds, {0, 1}, 3)), QStringLiteral("0 s|0.5 s|1 s"));
        QCOMPARE(labels(timeOrCountTicks(evaluations, {0, 1e8}, 3)),
                 QStringLiteral("0|50 M|100 M"));
        QCOMPARE(labels(timeOrCountTicks(powers, {-3, 2}, 9)),
                 QStringLiteral("1 ms|10 ms|0.1 s|1 s|10 s|1:00"));
        QCOMPARE(labels(timeOrCountTicks(powers, {-6, -2}, 9)),
                 QStringLiteral("0.001 ms|0.01 ms|0.1 ms|1 ms|10 ms"));
        QCOMPARE(labels(scoreTicks({140, 180}, 4)), QStringLiteral("140|150|160|170|180"));
    }

    void aPopulationIsABandWithItsMean() {
        const ChartScale scale;
        const auto point = [](double seconds, int current, double mean, int worst) {
            return TracePoint{{seconds, 0}, 50, current, false, ScoreSpread{mean, worst}};
        };
        // The first two fall into one column; points that are hidden or without spread do not
        // count.
        const std::vector<TracePoint> points{
            point(-1, 9, 5, 1),       point(0.1, 40, 30.5, 20), point(0.2, 44, 31, 25),
            {{1.5, 0}, 50, 10, true}, point(5, 48, 40.25, 33),  point(11, 50, 1, 0),
        };
        QVERIFY(hasSpread(points));
        QVERIFY(!hasSpread(std::span(points).subspan(3, 1)));
        const ChartBand band = scoreBand(points, scale, {0, 10}, 10);
        QCOMPARE(band.low, (std::vector<QPointF>{{0.1, 20}, {5, 33}}));
        QCOMPARE(band.high, (std::vector<QPointF>{{0.1, 44}, {5, 48}}));
        QCOMPARE(band.mean, (std::vector<QPointF>{{0.1, 31}, {5, 40.25}}));
    }
};

TESSERA_TEST(TestDownsample, Needs::Nothing)

} // namespace tessera::tst_Downsample

#include "tst_Downsample.moc"
