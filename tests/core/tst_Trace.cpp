// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/search/Trace.h"

#include <algorithm>
#include <utility>

namespace tessera::tst_Trace {

class TestTrace : public QObject {
    Q_OBJECT

private slots:
    void keepsEveryImprovementAndBoundsTheRest() {
        Trace trace;
        int improvements = 0;
        for (int i = 0; i < 200000; ++i) {
            TracePoint point;
            point.seconds = i;
            point.best = i / 1000;
            point.current = i % 7;
            point.improvement = i % 1000 == 0;
            improvements += point.improvement ? 1 : 0;
            trace.append({&point, 1});
        }
        const auto points = trace.points();
        QCOMPARE(std::ranges::count_if(points, &TracePoint::improvement), improvements);
        QVERIFY(points.size() <= Trace::kMostSamples + 1 + static_cast<std::size_t>(improvements));
        QVERIFY(std::ranges::is_sorted(points, {}, &TracePoint::seconds));
        // Thinned evenly: the last quarter of the time holds about a quarter of the samples.
        const auto late = std::ranges::count_if(
            points, [](const TracePoint& p) { return !p.improvement && p.seconds >= 150000; });
        const auto samples = static_cast<long>(points.size()) - improvements;
        QVERIFY(late > samples / 5 && late < samples / 3);
    }

    /// What is left does not count as more samples than it has.
    void laterPointsAreDropped() {
        Trace trace;
        const auto add = [&](int from) {
            for (int i = from; i < 4000; ++i) {
                TracePoint point;
                point.seconds = i;
                point.improvement = i % 10 == 0;
                const TraceEvent event{{static_cast<double>(i), 0}, TraceEventKind::Restart};
                trace.append({&point, 1});
                trace.append({&event, 1});
            }
        };
        add(0);
        trace.dropAfter({99, 0});
        QCOMPARE(trace.points().size(), std::size_t{100});
        QCOMPARE(trace.events().size(), std::size_t{100});
        add(100);
        QCOMPARE(trace.points().size(), std::size_t{4000}); // not thinned
        QVERIFY(std::ranges::is_sorted(trace.points(), {}, &TracePoint::seconds));
    }

    /// A killed search may have left a board that is newer than its state. Curves over evaluations
    /// would go back, and samples would be there twice.
    void countsNeverGoBackAfterAResume() {
        Trace trace;
        const auto add = [&](double seconds, std::uint64_t evaluations, bool improvement) {
            const TracePoint point{{seconds, evaluations}, 1, 1, improvement};
            trace.append({&point, 1});
        };
        add(1, 100, true);
        add(2, 200, false);
        add(3, 300, false);
        add(4, 400, true);
        const TraceEvent event{{3, 300}, TraceEventKind::Restart};
        trace.append({&event, 1});
        trace.dropAfter({4, 200}); // the state's count, the board's time
        QCOMPARE(trace.points().size(), std::size_t{3});
        QVERIFY(trace.events().empty());
        add(5, 300, false);
        add(6, 450, false);
        QVERIFY(std::ranges::is_sorted(trace.points(), {}, &TracePoint::evaluations));
        QCOMPARE(trace.points()[3].evaluations, std::uint64_t{400});
        QCOMPARE(trace.points()[4].evaluations, std::uint64_t{450});
    }

    /// Never more than may be, never less than half of that, and none before there must be fewer.
    void samplesAndEventsAreThinnedByHalf() {
        Trace trace;
        std::size_t most = 0;
        for (std::size_t i = 0; i < 5 * Trace::kMostSamples; ++i) {
            TracePoint point;
            point.seconds = static_cast<double>(i);
            trace.append({&point, 1});
            const TraceEvent event{{static_cast<double>(i), 0}, TraceEventKind::Restart};
            trace.append({&event, 1});
            for (const auto& [size, bound] :
                 {std::pair(trace.points().size(), Trace::kMostSamples),
                  std::pair(trace.events().size(), Trace::kMostEvents)}) {
                QVERIFY(size <= bound);
                if (i < bound)
                    QCOMPARE(size, i + 1);
                else
                    QVERIFY(size >= bound / 2);
            }
            most = std::max(most, trace.points().size());
        }
        QCOMPARE(most, Trace::kMostSamples);
        const auto points = trace.points();
        double least = 1e9;
        double largest = 0;
        for (std::size_t i = 1; i < points.size(); ++i) {
            least = std::min(least, points[i].seconds - points[i - 1].seconds);
            largest = std::max(largest, points[i].seconds - points[i - 1].seconds);
        }
        QVERIFY(least >= 2 && largest <= 2 * least);
        // Of those events that were kept every second one remains, beginning with the first.
        QCOMPARE(trace.events().front().seconds, 0.0);
    }

    void reasonsHaveTheirWords() {
        const QByteArrayList words{"running",     "solved",      "target",    "time",
                                   "evaluations", "interrupted", "exhausted", "failed"};
        for (int i = 0; i < words.size(); ++i)
            QCOMPARE(QByteArray(stopWord(static_cast<StopReason>(i))), words[i]);
    }

    void placesAndDifferences() {
        const Counters counts{1.5, 20, 30, 40};
        QCOMPARE(placeOn(CurveAxis::Seconds, counts), 1.5);
        QCOMPARE(placeOn(CurveAxis::Evaluations, counts), 20.0);
        QCOMPARE(placeOn(CurveAxis::Iterations, counts), 30.0);
        QCOMPARE(placeOn(CurveAxis::Nodes, counts), 40.0);
        QCOMPARE(differingCells(Solution{1, 2, 3, 4}, Solution{1, 5, 3, 6}),
                 (std::vector<std::size_t>{1, 3}));
        std::vector<TracePoint> points(4);
        points[1].improvement = points[3].improvement = true;
        points[3].best = 7;
        QCOMPARE(improvementsIn(points).size(), std::size_t{2});
        QCOMPARE(improvementsIn(points)[1].best, 7);
    }

    void eventsAreBounded() {
        Trace trace;
        for (int i = 0; i < 100000; ++i) {
            const TraceEvent event{{static_cast<double>(i), 0}, TraceEventKind::Restart};
            trace.append(std::span(&event, 1));
        }
        QVERIFY(trace.events().size() <= Trace::kMostEvents);
        QCOMPARE(trace.events().back().seconds, 99999.0);
        QVERIFY(std::ranges::is_sorted(trace.events(), {}, &TraceEvent::seconds));
    }
};

TESSERA_TEST(TestTrace, Needs::Nothing)

} // namespace tessera::tst_Trace

#include "tst_Trace.moc"
