// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/experiments/Analysis.h"
#include "core/experiments/Curves.h"
#include "core/experiments/ExperimentTable.h"
#include "core/experiments/Statistics.h"
#include "core/support/Random.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>
#include <numeric>

namespace tessera::tst_RunComparison {

namespace {

using Values = std::vector<double>;

constexpr double kNever = std::numeric_limits<double>::infinity();

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

/// Runs with uneven curves and ends; some are missing.
struct UnevenRuns {
    ExperimentPlan plan = readPlan(R"({
 "puzzles": [{"generate": {"width": 4, "height": 4, "seed": 3}},
             {"generate": {"width": 5, "height": 4, "seed": 3}},
             {"generate": {"width": 5, "height": 5, "seed": 3}}],
 "methods": [{"solver": "annealing"}, {"solver": "greedy"}, {"solver": "hill-climbing"}],
 "seeds": {"count": 5},
 "budget": {"evaluations": 2000}
})",
                                   {});
    std::vector<std::optional<StoredRun>> runs;

    UnevenRuns() {
        runs.resize(plan.runCount());
        Random random(6);
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const int total = plan.puzzles[plan.run(i).puzzle].total;
            StoredRun run;
            std::uint64_t at = 0;
            for (int best = total / 3; best < total && run.improvements.size() < 8;) {
                at += 1 + random.index(250);
                best = std::min(total, best + 1 + static_cast<int>(random.below(5)));
                run.improvements.push_back({{0, at}, best, best, true});
                run.best = best;
            }
            run.evaluations = at + random.index(100);
            run.total = total;
            runs[i] = std::move(run);
            if (i % 11 == 5)
                runs[i].reset();
        }
    }
    [[nodiscard]] RunPointers cell(std::size_t puzzle, std::size_t method) const {
        RunPointers cell;
        for (std::size_t seed = 0; seed < 5; ++seed) {
            if (const auto& run = runs[(puzzle * 3 + method) * 5 + seed])
                cell.push_back(&*run);
        }
        return cell;
    }
};

/// What a run had after so many evaluations; in the end all that it found.
int bestOf(const StoredRun& run, double place, double end) {
    int best = 0;
    for (const TracePoint& point : run.improvements) {
        if (place >= end || static_cast<double>(point.evaluations) <= place)
            best = std::max(best, point.best);
    }
    return best;
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
        const auto tests = QJsonDocument::fromJson(comparisonJson(plan, runs))[u"tests"];
        QCOMPARE(tests.toArray().size(), qsizetype{6});
        const QJsonObject together = tests[0].toObject();
        QCOMPARE(together, (QJsonObject{{QStringLiteral("puzzle"), QStringLiteral("small")},
                                        {QStringLiteral("first"), QStringLiteral("annealing")},
                                        {QStringLiteral("second"), QStringLiteral("tabu")},
                                        {QStringLiteral("unit"), QStringLiteral("puzzle")},
                                        {QStringLiteral("first_count"), 2},
                                        {QStringLiteral("second_count"), 2},
                                        {QStringLiteral("u"), 4},
                                        {QStringLiteral("p"), pairs[0].test.p},
                                        {QStringLiteral("p_holm"), 1},
                                        {QStringLiteral("effect"), 1},
                                        {QStringLiteral("exact"), true}}));
        QCOMPARE(tests[5][u"unit"].toString(), QStringLiteral("run"));
        QCOMPARE(tests[5][u"first"].toString(), QStringLiteral("tabu"));
        // A method without runs there is in no pair.
        for (std::size_t i = 0; i < runs.size(); ++i) {
            if (plan.run(i).method == 1)
                runs[i].reset();
        }
        const auto left = comparedMethods(plan, runs, groups[1]);
        QCOMPARE(left.size(), std::size_t{1});
        QVERIFY(left[0].first == 0 && left[0].second == 2);
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

    /// By the formula of wilcox.test() in R, with its corrections for ties and continuity.
    void theApproximationCountsTies() {
        Values first;
        Values second;
        for (int i = 1; i <= 60; ++i) {
            first.push_back(i * 7 % 13);
            second.push_back(i * 5 % 11 + 1);
        }
        const MannWhitneyResult result = mannWhitney(first, second);
        QVERIFY(!result.exact);
        QCOMPARE(result.u, 1749.0);
        QVERIFY(isClose(result.p, 0.7902731675865416, 1e-10));
        QVERIFY(isClose(mannWhitney(second, first).p, result.p, 1e-12));
        const Values equal(60, 3.0);
        QCOMPARE(mannWhitney(equal, equal).p, 1.0);
        QVERIFY(!mannWhitney(equal, equal).exact);
    }

    void effectsInWords() {
        QCOMPARE(effectSize(0.5), 0);
        // From each limit of Vargha & Delaney (2000) on.
        for (const auto& [effect, size] :
             {std::pair{0.5599, 0}, std::pair{0.56, 1}, std::pair{0.6399, 1}, std::pair{0.64, 2},
              std::pair{0.7099, 2}, std::pair{0.71, 3}})
            QCOMPARE(effectSize(effect), size);
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
                    // Curves that others wrote may fall.
                    best = std::max(0, best - 1 + static_cast<int>(random.below(5)));
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

    /// Each place of each curve, counted run by run.
    void curvesAreCountedFromTheRuns() {
        const UnevenRuns uneven;
        const Study study = studyOf(uneven.plan, uneven.runs);
        const Analysis analysis = analyse(study, 0.9);
        constexpr double end = 2000;
        std::uint64_t first = 2000;
        for (const auto& run : uneven.runs)
            first = run ? std::min(first, run->improvements.front().evaluations) : first;
        const auto& ranks = analysis.figure(u"ranks")->lines;
        const auto& reached = analysis.figure(u"targets-reached")->lines;
        QVERIFY(ranks.size() == 3 && reached.size() == 3);
        for (qsizetype i = 0; i < 200; ++i) {
            const double place = ranks[0].points[i].x();
            std::array<double, 3> sums{};
            for (std::size_t puzzle = 0; puzzle < 3; ++puzzle) {
                std::array<double, 3> medians{};
                for (std::size_t method = 0; method < 3; ++method) {
                    std::vector<double> scores;
                    for (const StoredRun* run : uneven.cell(puzzle, method))
                        scores.push_back(bestOf(*run, place, end));
                    medians[method] = median(scores);
                }
                for (std::size_t method = 0; method < 3; ++method) {
                    for (const double other : medians)
                        sums[method] += other > medians[method]    ? 1
                                        : other == medians[method] ? 0.5
                                                                   : 0;
                }
            }
            for (std::size_t method = 0; method < 3; ++method) {
                QCOMPARE(ranks[method].method, method);
                QCOMPARE(ranks[method].points.size(), 200);
                QCOMPARE(ranks[method].points[i].x(), place);
                QVERIFY(std::abs(ranks[method].points[i].y() - 0.5 - sums[method] / 3) < 1e-9);
                int pairs = 0;
                int met = 0;
                for (std::size_t puzzle = 0; puzzle < 3; ++puzzle) {
                    int best = 0;
                    for (std::size_t other = 0; other < 3; ++other) {
                        for (const StoredRun* run : uneven.cell(puzzle, other))
                            best = std::max(best, run->best);
                    }
                    for (const int target : targetScores(study.puzzles[puzzle].total, best)) {
                        for (const StoredRun* run : uneven.cell(puzzle, method)) {
                            ++pairs;
                            met += bestOf(*run, place, end) >= target ? 1 : 0;
                        }
                    }
                }
                QCOMPARE(reached[method].points[i], QPointF(place, 100.0 * met / pairs));
            }
        }
        const QList<QPointF>& places = ranks[0].points;
        QCOMPARE(places.front().x(), static_cast<double>(first));
        QCOMPARE(places.back().x(), end);
        for (qsizetype i = 2; i < 200; ++i) // even steps of the logarithms
            QVERIFY(
                std::abs(places[i - 2].x() * places[i].x() / places[i - 1].x() / places[i - 1].x() -
                         1) < 1e-9);
    }

    void timesAndProfilesAreCountedFromTheRuns() {
        const UnevenRuns uneven;
        const Study study = studyOf(uneven.plan, uneven.runs);
        const Analysis analysis = analyse(study, 0.9);
        for (std::size_t puzzle = 0; puzzle < 3; ++puzzle) {
            const AnalysisFigure* figure =
                analysis.figure(QStringLiteral("time-to-target-%1").arg(puzzle + 1));
            const int target = reachedScore(study, puzzle, 0.9);
            for (std::size_t method = 0; method < 3; ++method) {
                const RunPointers runs = uneven.cell(puzzle, method);
                QList<QPointF> points;
                for (const StoredRun* run : runs) {
                    const auto at = std::ranges::find_if(
                        run->improvements, [&](const auto& point) { return point.best >= target; });
                    if (at != run->improvements.end())
                        points << QPointF(static_cast<double>(at->evaluations), 0);
                }
                std::ranges::sort(points, {}, &QPointF::x);
                for (qsizetype i = 0; i < points.size(); ++i)
                    points[i].setY(100.0 * static_cast<double>(i + 1) /
                                   static_cast<double>(runs.size()));
                points << QPointF(2000, points.isEmpty() ? 0 : points.back().y());
                QCOMPARE(figure->lines[method].points, points);
            }
        }
        std::vector<std::array<double, 3>> problems;
        for (std::size_t puzzle = 0; puzzle < 3; ++puzzle) {
            for (const double share : {0.8, 0.9, 0.95, 0.98, 1.0}) {
                std::array<double, 3> times{};
                const int target = scoreOfShare(study.puzzles[puzzle].total, share);
                for (std::size_t method = 0; method < 3; ++method)
                    times[method] =
                        targetTime(uneven.cell(puzzle, method), target, CurveAxis::Evaluations)
                            .expected;
                if (std::ranges::min(times) < kNever)
                    problems.push_back(times);
            }
        }
        for (const FigureLine& line : analysis.figure(u"performance-profile")->lines) {
            QCOMPARE(line.points.front().x(), 1.0);
            QVERIFY(std::ranges::is_sorted(line.points, std::ranges::less_equal(), &QPointF::x));
            const auto within = [&](double ratio) {
                const auto count = std::ranges::count_if(problems, [&](const auto& times) {
                    return times[line.method] <= ratio * std::ranges::min(times) * (1 + 1e-12);
                });
                return 100 * static_cast<double>(count) / static_cast<double>(problems.size());
            };
            for (const QPointF& point : line.points)
                QVERIFY(std::abs(point.y() - within(point.x())) < 1e-9);
            QVERIFY(std::abs(line.points.back().y() - within(1e12)) < 1e-9);
        }
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
