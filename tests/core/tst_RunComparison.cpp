// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/experiments/Curves.h"
#include "core/experiments/ExperimentTable.h"
#include "core/experiments/Statistics.h"
#include "core/support/Random.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace tessera::tst_RunComparison {

namespace {

using Values = std::vector<double>;

bool isClose(double a, double b, double tolerance = 1e-4) { return std::abs(a - b) <= tolerance; }

/// The two-sided p by trying all ways to choose the first sample.
double enumeratedP(const Values& first, const Values& second) {
    Values all = first;
    all.insert(all.end(), second.begin(), second.end());
    const double observed = mannWhitney(first, second).u;
    std::vector<bool> chosen(all.size(), false);
    std::fill(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(first.size()), true);
    double below = 0;
    double above = 0;
    double count = 0;
    do {
        Values a;
        Values b;
        for (std::size_t i = 0; i < all.size(); ++i)
            (chosen[i] ? a : b).push_back(all[i]);
        const double u = mannWhitney(a, b).u;
        below += u <= observed ? 1 : 0;
        above += u >= observed ? 1 : 0;
        ++count;
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    return std::min(1.0, 2 * std::min(below, above) / count);
}

StoredRun runWith(std::vector<TracePoint> improvements, double seconds) {
    StoredRun run;
    run.improvements = std::move(improvements);
    run.seconds = seconds;
    return run;
}

} // namespace

class TestRunComparison : public QObject {
    Q_OBJECT

private slots:
    /// Hollander & Wolfe (1973), p. 69: permeability constants of membranes. W = 35; one-sided
    /// 0.1272.
    void theMembranesOfHollanderAndWolfe() {
        const Values term{0.80, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46};
        const Values weeks{1.15, 0.88, 0.90, 0.74, 1.21};
        const MannWhitneyResult result = mannWhitney(term, weeks);
        QCOMPARE(result.u, 35.0);
        QVERIFY(result.exact);
        QVERIFY(isClose(result.p, 2 * 0.1272, 1e-4));
        QVERIFY(isClose(result.effect, 0.7));
    }

    /// The largest U that a two-sided test at 5 % rejects, from tables of critical values: 2 for 5
    /// and 5 values, 13 for 8 and 8, 23 for 10 and 10, 127 for 20 and 20.
    void criticalValues_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("critical");
        QTest::newRow("5") << 5 << 2;
        QTest::newRow("8") << 8 << 13;
        QTest::newRow("10") << 10 << 23;
        QTest::newRow("20") << 20 << 127;
    }
    void criticalValues() {
        QFETCH(int, size);
        QFETCH(int, critical);
        const auto pOf = [&](int u) {
            // The first sample takes the lowest ranks, then one value after the other rises until U
            // is right.
            Values second(static_cast<std::size_t>(size));
            std::iota(second.begin(), second.end(), 1.0);
            Values first(static_cast<std::size_t>(size));
            int left = u;
            for (int i = size - 1; i >= 0; --i) {
                const int climb = std::min(left, size);
                left -= climb;
                first[static_cast<std::size_t>(i)] = climb + 0.5 + 0.01 * i;
            }
            const MannWhitneyResult result = mannWhitney(first, second);
            return result.u == u ? result.p : -1;
        };
        QVERIFY(pOf(critical) > 0 && pOf(critical) <= 0.05);
        QVERIFY(pOf(critical + 1) > 0.05);
    }

    void exactMeansCounted() {
        Random random(5);
        for (int round = 0; round < 30; ++round) {
            Values all(9);
            std::iota(all.begin(), all.end(), 0.0);
            random.shuffle(std::span(all));
            const std::size_t n = 1 + random.index(8);
            const Values first(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(n));
            const Values second(all.begin() + static_cast<std::ptrdiff_t>(n), all.end());
            const MannWhitneyResult result = mannWhitney(first, second);
            QVERIFY(result.exact);
            QVERIFY(isClose(result.p, enumeratedP(first, second), 1e-12));
            const MannWhitneyResult mirrored = mannWhitney(second, first);
            QVERIFY(isClose(mirrored.p, result.p, 1e-12));
            QVERIFY(isClose(mirrored.effect, 1 - result.effect, 1e-12));
        }
    }

    /// Scores of short runs have many ties: p is exact given these.
    void tiesAreCounted() {
        const Values first{160, 162, 162, 163, 165, 165};
        const Values second{158, 160, 161, 161, 162, 163};
        const MannWhitneyResult result = mannWhitney(first, second);
        QVERIFY(result.exact);
        QCOMPARE(result.u, 28.0);
        QVERIFY(isClose(result.p, enumeratedP(first, second), 1e-12));
        Random random(8);
        for (int round = 0; round < 30; ++round) {
            Values a(1 + random.index(5));
            Values b(1 + random.index(5));
            for (Values* values : {&a, &b}) {
                for (double& value : *values)
                    value = static_cast<double>(random.below(4));
            }
            QVERIFY(isClose(mannWhitney(a, b).p, enumeratedP(a, b), 1e-12));
        }
        const Values equal(5, 160.0);
        QCOMPARE(mannWhitney(equal, equal).p, 1.0);
        QCOMPARE(mannWhitney(equal, equal).effect, 0.5);
        QCOMPARE(mannWhitney({}, equal).p, 1.0);
    }

    /// Ten runs each, with ties only within a method: 2 of the 184,756 ways to divide them.
    void tenRunsEachAreCounted() {
        const Values first{166, 166, 166, 167, 167, 167, 168, 168, 169, 170};
        const Values second{160, 160, 161, 161, 161, 162, 163, 163, 164, 165};
        const MannWhitneyResult result = mannWhitney(first, second);
        QVERIFY(result.exact);
        QVERIFY2(isClose(result.p, 2.0 / 184'756, 1e-12), qPrintable(QString::number(result.p)));
    }

    /// Holm (1979), and the same numbers as p.adjust(c(0.01, 0.04, 0.03, 0.005), "holm") of R.
    void manyTestsAreCorrectedFor() {
        const Values adjusted = holmAdjusted(Values{0.01, 0.04, 0.03, 0.005});
        const Values expected{0.03, 0.06, 0.06, 0.02};
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY(isClose(adjusted[i], expected[i], 1e-12));
        QCOMPARE(holmAdjusted(Values{0.7, 0.6}), (Values{1, 1}));
        QVERIFY(holmAdjusted({}).empty());
    }

    /// Five runs on each of two puzzles are evidence from two puzzles, not from ten.
    void runsOfOnePuzzleAreOneValue() {
        const ExperimentPlan plan = readPlan(R"({
 "puzzles": [
  {"generate": {"width": 4, "height": 4, "seed": 3}, "count": 2, "group": "small"},
  {"generate": {"width": 5, "height": 4, "seed": 5}}
 ],
 "methods": [{"solver": "annealing"}, {"solver": "tabu"}, {"solver": "hill-climbing"}],
 "seeds": {"first": 1, "count": 5},
 "budget": {"evaluations": 100}
})",
                                             {});
        std::vector<std::optional<StoredRun>> runs(plan.runCount());
        for (std::size_t i = 0; i < runs.size(); ++i) {
            runs[i].emplace();
            runs[i]->best = static_cast<int>(30 - 10 * plan.run(i).method + plan.run(i).seed);
        }
        const auto groups = plan.groups();
        const auto pairs = comparedMethods(plan, runs, groups[0]);
        QCOMPARE(pairs.size(), std::size_t{3});
        QVERIFY(pairs[0].countsPuzzles);
        QCOMPARE(pairs[0].firstCount, std::size_t{2});
        QCOMPARE(pairs[0].test.u, 4.0);
        QVERIFY(isClose(pairs[0].test.p, 1.0 / 3)); // 2 of 6 ways: two puzzles prove nothing
        QCOMPARE(pairs[0].adjustedP, 1.0);
        const auto single = comparedMethods(plan, runs, groups[1]);
        QVERIFY(!single[0].countsPuzzles);
        QCOMPARE(single[0].secondCount, std::size_t{5});
        QVERIFY(isClose(single[0].test.p, 2.0 / 252, 1e-12));
        QVERIFY(isClose(single[0].adjustedP, 6.0 / 252, 1e-12));
        const QByteArrayList lines = comparisonTable(plan, runs).markdown().split('\n');
        QCOMPARE(lines[0], QByteArray("| puzzle | first | second | sample | U | p | p (Holm) | A "
                                      "| effect | p is |"));
        QCOMPARE(lines[2], QByteArray("| small | annealing | tabu | 2 + 2 puzzles | 4 | 0.333 | 1 "
                                      "| 1.00 | large | exact |"));
        QVERIFY(lines[5].contains("| 5 + 5 runs |"));
        QCOMPARE(comparisonTable(plan, runs).csv().split('\n').size(), qsizetype{8});
        QVERIFY(comparisonTable(plan, runs).latex().startsWith("\\begin{tabular}{lllrrrrrrr}"));
        QVERIFY(comparisonJson(plan, runs).contains("\"p_holm\""));
    }

    /// Large samples: exact and approximate values agree.
    void theApproximationMeetsTheCount() {
        Values first;
        Values second;
        for (int i = 0; i < 50; ++i) {
            first.push_back(2 * i + 20);
            second.push_back(2 * i + 1);
        }
        const MannWhitneyResult exact = mannWhitney(first, second);
        QVERIFY(exact.exact);
        first.push_back(70);
        second.push_back(71);
        const MannWhitneyResult approximate = mannWhitney(first, second);
        QVERIFY(!approximate.exact);
        QVERIFY(exact.p > 0 && exact.p < 0.05);
        QVERIFY(isClose(exact.p, approximate.p, 0.01));
    }

    void effectsInWords() {
        QCOMPARE(effectSize(0.5), 0);
        QCOMPARE(effectSize(0.58), 1);
        QCOMPARE(effectSize(0.35), 2);
        QCOMPARE(effectSize(1.0), 3);
        QCOMPARE(effectSize(0.0), 3);
    }

    void boxes() {
        const BoxSummary box = boxSummary(Values{7, 1, 2, 3, 4, 5, 6, 30});
        QCOMPARE(box.median, 4.5);
        QCOMPARE(box.lowerQuartile, 2.75);
        QCOMPARE(box.upperQuartile, 6.25);
        QCOMPARE(box.lowerWhisker, 1.0);
        QCOMPARE(box.upperWhisker, 7.0);
        QCOMPARE(box.outliers, Values{30});
        // Whiskers reach just as far as 1.5 times the box.
        const BoxSummary farthest = boxSummary(Values{-2, 4, 4, 6, 8, 8, 14});
        QCOMPARE(farthest.lowerWhisker, -2.0);
        QCOMPARE(farthest.upperWhisker, 14.0);
        QVERIFY(farthest.outliers.empty());
        const BoxSummary beyond = boxSummary(Values{-2.1, 4, 4, 6, 8, 8, 14.1});
        QCOMPARE(beyond.lowerWhisker, 4.0);
        QCOMPARE(beyond.upperWhisker, 8.0);
        QCOMPARE(beyond.outliers, (Values{-2.1, 14.1}));
        const BoxSummary one = boxSummary(Values{5});
        QCOMPARE(one.lowerWhisker, 5.0);
        QCOMPARE(one.upperQuartile, 5.0);
    }

    void timesToATarget() {
        const std::vector<StoredRun> runs{
            runWith({{{0.1, 10}, 100}, {{2.0, 200}, 160}}, 5),
            runWith({{{0.1, 10}, 120}, {{1.0, 100}, 165}}, 5),
            runWith({{{0.1, 10}, 110}}, 6),
            runWith({{{3.0, 300}, 170}}, 5),
        };
        std::vector<const StoredRun*> pointers;
        for (const StoredRun& run : runs)
            pointers.push_back(&run);
        QCOMPARE(timesToTarget(pointers, 160, CurveAxis::Seconds), (Values{1, 2, 3}));
        const auto curve = timeToTargetCurve(pointers, 160, CurveAxis::Seconds);
        std::vector<int> shares;
        for (const TracePoint& point : curve)
            shares.push_back(point.best);
        QCOMPARE(shares, (std::vector<int>{0, 25, 50, 75, 75}));
        QCOMPARE(curve.back().seconds, 6.0);
        QCOMPARE(timeToTargetCurve(pointers, 160, CurveAxis::Evaluations)[1].evaluations,
                 std::uint64_t{100});
        QVERIFY(timeToTargetCurve({}, 160, CurveAxis::Seconds).empty());
    }

    /// The same as sorting all runs again at each improvement, but in bounded time.
    void quantilesOfManyCurves() {
        Random random(3);
        for (int trial = 0; trial < 50; ++trial) {
            std::vector<StoredRun> runs;
            for (int i = static_cast<int>(random.below(6)); i >= 0; --i) {
                StoredRun run;
                double at = 0;
                int best = 0;
                for (int k = static_cast<int>(random.below(6)); k >= 0; --k) {
                    at += random.below(4);
                    best += static_cast<int>(random.below(5));
                    run.improvements.push_back({{at, 0}, best});
                }
                run.seconds = at;
                runs.push_back(run);
            }
            std::vector<const StoredRun*> pointers;
            for (const StoredRun& run : runs)
                pointers.push_back(&run);
            for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0}) {
                const auto curve = quantileCurve(pointers, CurveAxis::Seconds, share);
                for (double now = 0; now < 30; now += 0.5) {
                    std::vector<int> scores;
                    for (const StoredRun& run : runs)
                        scores.push_back(run.bestAt(now).value_or(-1));
                    std::ranges::sort(scores);
                    const auto after =
                        std::ranges::upper_bound(curve, now, {}, &TracePoint::seconds);
                    QCOMPARE(after == curve.begin(), scores.front() < 0);
                    if (after == curve.begin())
                        continue;
                    const double rank = std::ceil(share * static_cast<double>(runs.size())) - 1;
                    QCOMPARE(std::prev(after)->best,
                             scores[static_cast<std::size_t>(std::max(0.0, rank))]);
                }
            }
        }
        std::vector<StoredRun> runs(20'000);
        for (StoredRun& run : runs) {
            for (int k = 1; k <= 20; ++k)
                run.improvements.push_back({{random.real() + k, 0}, 10 * k});
        }
        std::vector<const StoredRun*> pointers;
        for (const StoredRun& run : runs)
            pointers.push_back(&run);
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(quantileCurve(pointers, CurveAxis::Seconds, 0.5).back().best, 200);
        QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
    }

    void quantilesOfCurves() {
        std::vector<StoredRun> runs;
        for (int i = 1; i <= 4; ++i)
            runs.push_back(runWith({{{1, 1}, 10 * i}, {{2, 2}, 100 * i}}, 3));
        std::vector<const StoredRun*> pointers;
        for (const StoredRun& run : runs)
            pointers.push_back(&run);
        QCOMPARE(quantileCurve(pointers, CurveAxis::Seconds, 0.25).back().best, 100);
        QCOMPARE(quantileCurve(pointers, CurveAxis::Seconds, 0.5).back().best, 200);
        QCOMPARE(quantileCurve(pointers, CurveAxis::Seconds, 0.75).back().best, 300);
        QCOMPARE(quantileCurve(pointers, CurveAxis::Seconds, 1).back().best, 400);
        QCOMPARE(quantileCurve(pointers, CurveAxis::Seconds, 0).back().best, 100);
    }
};

TESSERA_TEST(TestRunComparison, Needs::Core)

} // namespace tessera::tst_RunComparison

#include "tst_RunComparison.moc"
