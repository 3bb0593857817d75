// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/experiments/Analysis.h"
#include "core/experiments/ExperimentFolder.h"
#include "core/experiments/Statistics.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QScopeGuard>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tessera::tst_Analysis {

namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

/// A run with improvements at these evaluations.
StoredRun runOf(std::vector<std::pair<std::uint64_t, int>> steps, std::uint64_t end) {
    StoredRun run;
    for (const auto& [at, best] : steps) {
        run.improvements.push_back({{0.001 * static_cast<double>(at), at}, best, best, true});
        run.best = best;
    }
    run.evaluations = end;
    run.stop = QStringLiteral("evaluations");
    run.program = QStringLiteral("0.1.0 (abc)");
    return run;
}

const char* const kPlan = R"({
 "title": "Three sizes",
 "puzzles": [
  {"generate": {"width": 4, "height": 4, "seed": 3}, "name": "4×4"},
  {"generate": {"width": 5, "height": 4, "seed": 3}, "name": "5×4", "group": "fives"},
  {"generate": {"width": 5, "height": 5, "seed": 3}, "name": "5×5"}
 ],
 "methods": [
  {"solver": "annealing"},
  {"solver": "greedy", "start": "greedy", "published": ["1", "2", "3"]},
  {"solver": "hill-climbing"}
 ],
 "seeds": {"first": 1, "step": 1, "count": 5},
 "budget": {"evaluations": 2000}
})";

/// Finished runs of that plan: annealing is best everywhere, hill-climbing last.
struct Fixture {
    ExperimentPlan plan = readPlan(kPlan, {});
    std::vector<std::optional<StoredRun>> runs;

    Fixture() {
        for (std::size_t i = 0; i < plan.runCount(); ++i) {
            const PlannedRun planned = plan.run(i);
            const int total = plan.puzzles[planned.puzzle].total;
            const int best =
                total - 2 * static_cast<int>(planned.method) - static_cast<int>(planned.seed % 2);
            runs.push_back(runOf({{10, total / 2}, {100 * (planned.method + 1), best}}, 2000));
            runs.back()->seed = planned.seed;
            runs.back()->total = total;
        }
    }
};

int columnOf(const TextTable& table, const char* name) {
    return static_cast<int>(table.header.indexOf(QLatin1String(name)));
}

} // namespace

class TestAnalysis : public QObject {
    Q_OBJECT

private slots:
    /// Of the processor as those of the clock.
    void budgetsOfTimeAreOnTheAxisOfSeconds() {
        const ExperimentPlan plan = readPlan(
            QByteArray(kPlan).replace("{\"evaluations\": 2000}", "{\"processor-seconds\": 4}"), {});
        QCOMPARE(budgetAxis(plan), CurveAxis::Seconds);
        QCOMPARE(budgetAxis(Fixture().plan), CurveAxis::Evaluations);
        Fixture fixture;
        for (std::size_t i = 0; i < fixture.runs.size(); ++i)
            fixture.runs[i]->seconds = 0.5 + static_cast<double>(i % 15);
        // On a busy machine such a run takes longer by the clock: it ends where the longest does.
        for (const Study::Puzzle& puzzle : studyOf(plan, fixture.runs).puzzles)
            QCOMPARE(puzzle.end, 14.5);
    }

    /// Two of three runs reach 20: after 100 and 300 evaluations; the third gives up after 1000.
    /// ERT = (100 + 300 + 1000) / 2.
    void expectedTimesCountRunsThatMiss() {
        const StoredRun a = runOf({{50, 10}, {100, 20}}, 100);
        const StoredRun b = runOf({{200, 15}, {300, 22}}, 400);
        const StoredRun c = runOf({{10, 12}}, 1000);
        const RunPointers runs{&a, &b, &c};
        const TargetTime time = targetTime(runs, 20, CurveAxis::Evaluations);
        QCOMPARE(time.runs, 3);
        QCOMPARE(time.reached, 2);
        QCOMPARE(time.expected, 700.0);
        QCOMPARE(time.median, 300.0);
        QCOMPARE(targetTime(runs, 30, CurveAxis::Evaluations).expected, kNever);
        QCOMPARE(targetTime(runs, 22, CurveAxis::Evaluations).median, kNever);
        QCOMPARE(targetTime({}, 22, CurveAxis::Evaluations).expected, kNever);
        QCOMPARE(scoresAt(runs, 150, CurveAxis::Evaluations), (std::vector<double>{20, 0, 12}));
        QCOMPARE(scoresAt(runs, 200, CurveAxis::Evaluations), (std::vector<double>{20, 15, 12}));
    }

    void targetsAreSpreadFromHalfToTheBest() {
        QCOMPARE(targetScores(24, 15), (std::vector<int>{12, 13, 14, 15}));
        const std::vector<int> many = targetScores(480, 470);
        QCOMPARE(many.size(), std::size_t{51});
        QCOMPARE(many.front(), 240);
        QCOMPARE(many.back(), 470);
        QCOMPARE(targetScores(24, 5), std::vector<int>{5});
    }

    void reachedTargetsAreCounted() {
        const StoredRun a = runOf({{50, 10}, {100, 20}}, 100);
        const StoredRun b = runOf({{200, 15}}, 400);
        const RunPointers runs{&a, &b};
        const std::vector<int> targets{10, 15, 20};
        const std::vector<double> places{40, 50, 100, 300};
        QCOMPARE(targetsReached(runs, targets, places, CurveAxis::Evaluations),
                 (std::vector<double>{0, 1, 3, 5}));
    }

    /// Dolan & Moré (2002), section 2: the share at ratio 1 is how often a method is the fastest.
    void profilesAreSharesOfProblems() {
        const std::vector<std::vector<double>> times{
            {1, 2}, {4, 1}, {kNever, 3}, {kNever, kNever}, {5, 5}};
        const auto profiles = performanceProfiles(times);
        QCOMPARE(profiles.size(), std::size_t{2});
        QCOMPARE(profiles[0].front().share, 2.0 / 4);
        QCOMPARE(profiles[0].back().ratio, 4.0);
        QCOMPARE(profiles[0].back().share, 3.0 / 4);
        QCOMPARE(profiles[1].front().share, 3.0 / 4);
        QCOMPARE(profiles[1].back().ratio, 2.0);
        QCOMPARE(profiles[1].back().share, 1.0);
        // Nothing is a multiple of no time at all.
        const auto instant = performanceProfiles({{0, 5}, {0, 0}});
        QCOMPARE(instant[0].back().share, 1.0);
        QCOMPARE(instant[1].back().ratio, 1.0);
        QCOMPARE(instant[1].back().share, 0.5);
    }

    void placesEndWhereTheyShould() {
        const std::vector<double> places = logarithmicPlaces(1, 1000, 4);
        QCOMPARE(places.size(), std::size_t{4});
        QVERIFY(std::abs(places[1] - 10) < 1e-9);
        QCOMPARE(places.back(), 1000.0);
    }

    void tablesHoldTheRuns() {
        const Fixture fixture;
        const Analysis analysis = analyse(studyOf(fixture.plan, fixture.runs));
        const TextTable& summary = analysis.table(u"summary")->table;
        QCOMPARE(summary.rows.size(), 9);
        QCOMPARE(summary.rows[0][columnOf(summary, "median")], QStringLiteral("23"));
        QCOMPARE(summary.rows[0][columnOf(summary, "success")], QStringLiteral("40%"));
        QCOMPARE(summary.best.size(), std::size_t{3}); // annealing on each puzzle
        QVERIFY(summary.best.contains({0, columnOf(summary, "median")}));
        QCOMPARE(summary.rows[0][columnOf(summary, "stddev")], QStringLiteral("0.55"));
        Fixture single;
        for (std::size_t seed = 1; seed < single.plan.seeds.size(); ++seed)
            single.runs[seed].reset();
        const Analysis ofOne = analyse(studyOf(single.plan, single.runs));
        const TextTable& first = ofOne.table(u"summary")->table;
        QCOMPARE(first.rows[0][columnOf(first, "stddev")], QString());
        const AnalysisTable& ranks = *analysis.table(u"friedman");
        QCOMPARE(ranks.table.rows[0][1], QStringLiteral("1.00"));
        QCOMPARE(ranks.table.rows[2][1], QStringLiteral("3.00"));
        // χ² = 6; of the 36 arrangements of two more blocks only one agrees.
        QVERIFY2(ranks.caption.contains(QStringLiteral("χ² = 6 ")), qPrintable(ranks.caption));
        QVERIFY2(ranks.caption.contains(QStringLiteral("p = 0.02778 (exact)")),
                 qPrintable(ranks.caption));
        // Mean ranks that differ by 1 and 2: z = 1.22 and 2.45 for three methods and puzzles.
        const auto against = [&](int row, const char* column) {
            return ranks.table.rows[row][columnOf(ranks.table, column)];
        };
        QCOMPARE(against(0, "p against the best"), QString());
        QCOMPARE(against(1, "p against the best").left(4), QStringLiteral("0.22"));
        QCOMPARE(against(2, "p against the best").left(4), QStringLiteral("0.01"));
        const TextTable& pairs = analysis.table(u"pairs")->table;
        QCOMPARE(pairs.rows.size(), 3);
        QCOMPARE(pairs.rows[0][columnOf(pairs, "W+")], QStringLiteral("6"));
        QCOMPARE(pairs.rows[0][columnOf(pairs, "p")], QStringLiteral("0.25"));
        QCOMPARE(pairs.rows[0][columnOf(pairs, "p (Holm)")], QStringLiteral("0.75"));
        QCOMPARE(pairs.rows[0][columnOf(pairs, "A")], QStringLiteral("1.00"));
        QCOMPARE(pairs.rows[0][columnOf(pairs, "median difference")], QStringLiteral("2"));
        const TextTable& tests = analysis.table(u"comparison")->table;
        QCOMPARE(tests.rows.size(), 9);
        QCOMPARE(tests.rows[0][columnOf(tests, "runs")], QStringLiteral("5 + 5"));
        QCOMPARE(tests.rows[0][columnOf(tests, "U")], QStringLiteral("25"));
        const TextTable& budgets = analysis.table(u"fixed-budget")->table;
        QCOMPARE(budgets.rows[0][columnOf(budgets, "1%")], QStringLiteral("12")); // 20 evaluations
        QCOMPARE(budgets.rows[0][columnOf(budgets, "10%")], QStringLiteral("23"));
        QCOMPARE(budgets.rows[1][columnOf(budgets, "3%")], QStringLiteral("12"));
        const TextTable& times = analysis.table(u"expected-time")->table;
        // 95 % of 24 is 23: two runs have 24, three 23, all after 100 evaluations.
        QCOMPARE(times.rows[0][2], QStringLiteral("100 (5/5)"));
        QCOMPARE(times.rows[0][3], QStringLiteral("inf (0/5)"));
    }

    /// As in the pairs of methods.
    void aTieIsNoWin() {
        Fixture fixture;
        for (std::size_t i = 0; i < fixture.runs.size(); ++i) {
            if (fixture.plan.run(i).puzzle == 0)
                fixture.runs[i]->best = 20;
        }
        const Analysis analysis = analyse(studyOf(fixture.plan, fixture.runs));
        const TextTable& ranks = analysis.table(u"friedman")->table;
        const TextTable& pairs = analysis.table(u"pairs")->table;
        QCOMPARE(ranks.rows[0][columnOf(ranks, "wins")], QStringLiteral("2"));
        QCOMPARE(ranks.rows[1][columnOf(ranks, "wins")], QStringLiteral("0"));
        QCOMPARE(pairs.rows[0][columnOf(pairs, "wins")], QStringLiteral("2"));
    }

    /// Only where methods differ, and then all that are as good.
    void theQuickestToATargetAreMarked() {
        const Fixture fixture;
        Study study = studyOf(fixture.plan, fixture.runs);
        study.puzzles[1].total += 100; // more than any run has
        const Analysis analysis = analyse(study);
        const TextTable& times = analysis.table(u"fixed-target")->table;
        const int time = columnOf(times, "expected time");
        QCOMPARE(times.rows.size(), 3 * 5 * 3);
        for (int first = 0; first < times.rows.size(); first += 3) {
            const auto isMarked = [&](int row) { return times.best.contains({first + row, time}); };
            const bool isReached = times.rows[first][columnOf(times, "reached")] != u"0";
            QCOMPARE(isMarked(0), isReached); // annealing is quickest wherever it arrives
            QVERIFY(!isMarked(1) && !isMarked(2));
        }
    }

    /// Times to a score that no run has reached would say nothing.
    void targetsAreReached() {
        const Fixture fixture;
        Study study = studyOf(fixture.plan, fixture.runs);
        study.puzzles[1].total += 100; // more than any run has
        for (std::size_t puzzle = 0; puzzle < study.puzzles.size(); ++puzzle) {
            double best = 0;
            double highest = 0;
            for (std::size_t method = 0; method < study.methods.size(); ++method) {
                const std::vector<double> scores = study.scores(puzzle, method);
                best = std::max(best, std::ranges::max(scores));
                highest = std::max(highest, median(scores));
            }
            for (const double share : {0.5, 0.9, 0.95, 1.0}) {
                const int asked = scoreOfShare(study.puzzles[puzzle].total, share);
                QCOMPARE(reachedScore(study, puzzle, share),
                         asked <= best ? asked : static_cast<int>(highest));
            }
        }
        QVERIFY(reachedScore(study, 1, 1.0) < study.puzzles[1].total - 90);
    }

    void captionsNamePuzzlesRunsBudgetAndVersion() {
        const Fixture fixture;
        const Study study = studyOf(fixture.plan, fixture.runs);
        const Analysis analysis = analyse(study);
        for (const AnalysisTable& table : analysis.tables) {
            QVERIFY2(table.caption.contains(QStringLiteral("n = 5 run")), qPrintable(table.id));
            QVERIFY2(table.caption.contains(QStringLiteral("evaluations")), qPrintable(table.id));
            // Their limit is one of evaluations, so times are, too.
            QVERIFY2(!table.caption.contains(QStringLiteral("seconds")), qPrintable(table.id));
            QVERIFY2(table.caption.contains(QStringLiteral("Tessera 0.1.0 (abc)")),
                     qPrintable(table.id));
        }
        QCOMPARE(analysis.figures.size(), std::size_t{4 + 3});
        QVERIFY(analysis.figure(u"time-to-target-2")->caption.contains(QStringLiteral("5×4")));
        Fixture unequal;
        unequal.runs[4].reset();
        unequal.runs[5]->program.clear(); // earlier versions told none
        const QString caption = analyse(studyOf(unequal.plan, unequal.runs)).tables.front().caption;
        QVERIFY2(caption.contains(QStringLiteral("n = 4–5 run")), qPrintable(caption));
        QVERIFY2(caption.endsWith(QStringLiteral(" Tessera 0.1.0 (abc).")), qPrintable(caption));
    }

    /// Points in files, which programs read.
    void captionsInTheWindowHaveNumbersByTheLocale() {
        const auto restore = qScopeGuard([locale = QLocale()] { QLocale::setDefault(locale); });
        QLocale::setDefault(QLocale(QLocale::German));
        const Fixture fixture;
        const Analysis analysis = analyse(studyOf(fixture.plan, fixture.runs));
        const AnalysisTable& ranks = *analysis.table(u"friedman");
        QVERIFY2(ranks.caption.contains(QStringLiteral(" 1.914 ")), qPrintable(ranks.caption));
        const QString& shown = ranks.shownCaption();
        QVERIFY2(shown.contains(QStringLiteral(" 1,914 ")), qPrintable(shown));
        QVERIFY2(shown.contains(QStringLiteral("Tessera 0.1.0 (abc)")), qPrintable(shown));
        QVERIFY(analysis.markdown().contains(" 1.914 "));
        QCOMPARE(analysis.tables.front().shownCaption(), analysis.tables.front().caption);
        QCOMPARE(localFigure(QStringLiteral("1.5e-05")), QStringLiteral("0,000015"));
        QCOMPARE(localFigure(QStringLiteral("12345.6")), QStringLiteral("12345,6"));
    }

    void columnsHaveTitles() {
        QCOMPARE(columnTitle(QStringLiteral("p is")), QStringLiteral("p type"));
        QCOMPARE(columnTitle(QStringLiteral("expected time")), QStringLiteral("Expected time"));
        // As the name of a method.
        QCOMPARE(columnTitle(QStringLiteral("annealing")), QStringLiteral("annealing"));
    }

    void figuresComeWithTheirData() {
        const Fixture fixture;
        const Analysis analysis = analyse(studyOf(fixture.plan, fixture.runs));
        const AnalysisFigure& diagram = *analysis.figure(u"critical-difference");
        QCOMPARE(diagram.order, (std::vector<std::size_t>{0, 1, 2}));
        QVERIFY(diagram.csv().startsWith("method,mean_rank,bars\nannealing,1,1\ngreedy,2,1 2\n"));
        const AnalysisFigure& reached = *analysis.figure(u"targets-reached");
        QCOMPARE(reached.lines.size(), std::size_t{3});
        QVERIFY(reached.lines[0].points.back().y() > reached.lines[2].points.back().y());
        QVERIFY(reached.csv().startsWith("method,x,y\nannealing,10,"));
        const AnalysisFigure& ranks = *analysis.figure(u"ranks");
        QCOMPARE(ranks.lines[0].points.front().y(), 2.0); // all the same at first
        QCOMPARE(ranks.lines[0].points.back().y(), 1.0);
        using Kind = AnalysisFigure::Kind;
        for (const AnalysisFigure& figure : analysis.figures)
            QVERIFY2(figure.kind == (figure.id == u"critical-difference"   ? Kind::Ranks
                                     : figure.id == u"performance-profile" ? Kind::Ratios
                                                                           : Kind::Lines),
                     qPrintable(figure.id));
    }

    void figuresNameTheirAxes() {
        const Fixture fixture;
        const Study study = studyOf(fixture.plan, fixture.runs);
        const Analysis analysis = analyse(study);
        for (const auto& [id, across, up] :
             {std::array{"critical-difference", "Mean rank", ""},
              std::array{"ranks", "Evaluations", "Mean rank"},
              std::array{"targets-reached", "Evaluations", "Targets reached, %"},
              std::array{"performance-profile", "Times the best expected time", "Problems, %"},
              std::array{"time-to-target-1", "Evaluations", "Runs, %"}}) {
            const AnalysisFigure& figure = *analysis.figure(QString::fromLatin1(id));
            QCOMPARE(figure.across, QLatin1String(across));
            QCOMPARE(figure.up, QLatin1String(up));
            QCOMPARE(figure.lowIsBest, figure.id == u"ranks");
            const std::vector<std::size_t> all{0, 1, 2};
            const std::size_t puzzles = figure.id == u"time-to-target-1" ? 1 : 3;
            QVERIFY(
                figure.caption.endsWith(u' ' + provenance(study, std::span(all).first(puzzles))));
            QVERIFY(figure.caption.contains(u". "));
        }
        const QByteArrayList lines = analysis.figure(u"critical-difference")->csv().split('\n');
        QCOMPARE(lines[3], QByteArray("hill-climbing,3,2"));
        // Of three methods on three puzzles: 2.3437 · √(3 · 4 / 18).
        QVERIFY2(lines[4].startsWith("critical difference,1.91362") && lines[4].endsWith(','),
                 lines[4]);
        const ExperimentPlan timed =
            readPlan(QByteArray(kPlan).replace("{\"evaluations\": 2000}", "{\"seconds\": 4}"), {});
        const Analysis inTime = analyse(studyOf(timed, fixture.runs));
        QCOMPARE(inTime.figure(u"ranks")->across, QStringLiteral("Time"));
        QCOMPARE(inTime.figure(u"ranks")->lines[0].points.front().x(), 0.01);
        QCOMPARE(inTime.figure(u"ranks")->lines[0].points.back().x(), 4.0);
        QVERIFY(inTime.table(u"fixed-target")->caption.contains(u"in seconds"));
        QCOMPARE(analysisName(QStringLiteral("table/summary")), QStringLiteral("Summary"));
        QCOMPARE(analysisName(QStringLiteral("figure/time-to-target-2")),
                 QStringLiteral("Time to target (2)"));
        QCOMPARE(analysisName(QStringLiteral("other")), QStringLiteral("other"));
    }

    void budgetsAreWords() {
        const QByteArray all = "{\"evaluations\": 900, \"seconds\": 2, \"processor-seconds\": 3, "
                               "\"target\": 20}";
        const ExperimentPlan plan =
            readPlan(QByteArray(kPlan).replace("{\"evaluations\": 2000}", all), {});
        QCOMPARE(studyOf(plan, Fixture().runs).puzzles[0].budget,
                 QStringLiteral("900 evaluations, 2 s, 3 s of processor time, target 20"));
        QCOMPARE(studyOf(plan, Fixture().runs).puzzles[0].target, 20);
        const ExperimentPlan mixed = readPlan(
            QByteArray(kPlan).replace("\"5×5\"", "\"5×5\", \"budget\": {\"evaluations\": 9}"), {});
        const Study study = studyOf(mixed, Fixture().runs);
        const std::vector<std::size_t> puzzles{0, 1, 2};
        // As in English, which is not always installed here.
        const auto said = [&study](std::span<const std::size_t> of) {
            return provenance(study, of).replace(QLatin1String("run(s)"), QLatin1String("runs"));
        };
        const QString together = said(puzzles);
        QVERIFY2(
            together.startsWith(u"3 puzzle") &&
                together.endsWith(u", n = 5 runs of each method, budgets that differ by puzzle. "
                                  u"Tessera 0.1.0 (abc)."),
            qPrintable(together));
        QCOMPARE(said(std::span(puzzles).last(1)),
                 QStringLiteral("5×5, n = 5 runs of each method, 9 evaluations. Tessera 0.1.0 "
                                "(abc)."));
        QCOMPARE(scoreOfShare(20, 0.95), 19);
        QCOMPARE(scoreOfShare(24, 0.95), 23);
        QCOMPARE(scoreOfShare(100, 0.07), 7); // 7.000000000000001
    }

    /// Some methods look at their budget late. What they find then counts at the end of the budget,
    /// as in the summary; times stay as they were.
    void theEndOfABudgetHasTheFinalScores() {
        Fixture fixture;
        for (std::size_t i = 0; i < fixture.runs.size(); ++i) {
            auto& run = fixture.runs[i];
            const int total = run->total;
            if (fixture.plan.run(i).method == 2)
                run = runOf({{10, total / 2}, {20902, total}}, 20902);
            run->total = total;
        }
        const Analysis analysis = analyse(studyOf(fixture.plan, fixture.runs));
        const TextTable& summary = analysis.table(u"summary")->table;
        const TextTable& budgets = analysis.table(u"fixed-budget")->table;
        QCOMPARE(budgets.rows.size(), summary.rows.size());
        for (int row = 0; row < summary.rows.size(); ++row) {
            const bool isLate = summary.rows[row][1] == u"hill-climbing";
            QCOMPARE(budgets.rows[row][columnOf(budgets, "100%")],
                     summary.rows[row][columnOf(summary, "median")]);
            QCOMPARE(budgets.best.contains({row, columnOf(budgets, "100%")}), isLate);
        }
        const TextTable& ranks = analysis.table(u"friedman")->table;
        const auto endOf = [&](QStringView figure, std::size_t method) {
            return analysis.figure(figure)->lines[method].points.back();
        };
        for (std::size_t method = 0; method < 3; ++method) {
            QCOMPARE(endOf(u"ranks", method).x(), 2000.0);
            QCOMPARE(QString::number(endOf(u"ranks", method).y(), 'f', 2),
                     ranks.rows[static_cast<int>(method)][1]);
        }
        QCOMPARE(endOf(u"targets-reached", 2), QPointF(2000, 100));
        for (const FigureLine& line : analysis.figure(u"time-to-target-1")->lines)
            QVERIFY(std::ranges::is_sorted(line.points, {}, &QPointF::x));
        QCOMPARE(endOf(u"time-to-target-1", 2), QPointF(20902, 100));
        QCOMPARE(analysis.table(u"expected-time")->table.rows[0][4], QStringLiteral("20902 (5/5)"));
    }

    void mediansAreExact() {
        Fixture fixture;
        for (std::size_t seed = 0; seed < 4; ++seed)
            fixture.runs[seed]->best = 1590 + static_cast<int>(seed % 2);
        fixture.runs[4].reset();
        const TextTable table = analyse(studyOf(fixture.plan, fixture.runs)).tables.front().table;
        QCOMPARE(table.rows[0][columnOf(table, "median")], QStringLiteral("1590.5"));
        QCOMPARE(table.rows[0][columnOf(table, "best")], QStringLiteral("1591"));
    }

    /// Only puzzles that all methods have run on are blocks; a method without runs is left out.
    void anUnfinishedStudyIsAnalysedToo() {
        Fixture fixture;
        for (std::size_t i = 0; i < fixture.runs.size(); ++i) {
            const PlannedRun planned = fixture.plan.run(i);
            if (planned.method == 2 || (planned.puzzle == 1 && planned.method == 0))
                fixture.runs[i].reset();
        }
        const Study study = studyOf(fixture.plan, fixture.runs);
        QCOMPARE(study.methods.size(), std::size_t{2});
        QCOMPARE(study.completePuzzles(), (std::vector<std::size_t>{0, 2}));
        const Analysis analysis = analyse(study);
        QVERIFY(analysis.table(u"friedman")->caption.contains(QStringLiteral("2 puzzle")));
        QCOMPARE(analysis.table(u"summary")->table.rows.size(), 5);
        for (const AnalysisTable& table : analysis.tables)
            QVERIFY2(table.caption.contains(u"n = 0–5 run"), qPrintable(table.caption));
        for (std::size_t i = 0; i < fixture.runs.size(); ++i) {
            if (fixture.plan.run(i).method == 0)
                fixture.runs[i].reset();
        }
        const Analysis ofOne = analyse(studyOf(fixture.plan, fixture.runs));
        QVERIFY(!ofOne.table(u"friedman")->caption.contains(u"χ²"));
        QVERIFY(ofOne.table(u"friedman")->table.rows.isEmpty());
        QVERIFY(!ofOne.figure(u"critical-difference") && ofOne.figure(u"ranks"));
        const Study empty = studyOf(fixture.plan, std::vector<std::optional<StoredRun>>(45));
        QVERIFY(empty.puzzles.empty());
        QVERIFY(analyse(empty).figures.empty());
    }

    void filesHoldAllTables() {
        const QTemporaryDir folder;
        const Fixture fixture;
        const Analysis analysis = analyse(studyOf(fixture.plan, fixture.runs));
        writeAnalysis(analysis, folder.path());
        const auto content = [&](const QString& name) {
            return readFile(folder.filePath(name), 1 << 24);
        };
        const QByteArray latex = content(QStringLiteral("analysis.tex"));
        QVERIFY(latex.contains("\\textbf{23}"));
        QVERIFY(latex.contains("\\caption{Final scores."));
        QVERIFY(latex.contains("Friedman $\\chi$² = 6 "));
        QVERIFY(content(QStringLiteral("analysis.md")).contains("| **23** |"));
        QCOMPARE(content(QStringLiteral("analysis.md")), analysis.markdown());
        QCOMPARE(latex, analysis.latex());
        QCOMPARE(content(QStringLiteral("analysis.json")), analysis.json());
        for (const AnalysisTable& table : analysis.tables) {
            QCOMPARE(content(table.id + QStringLiteral(".csv")), table.table.csv());
            const QByteArray part = "\\label{tab:" + table.id.toUtf8() + "}\n\\centering\n" +
                                    table.table.latex() + "\\end{table}\n\n";
            QVERIFY2(latex.contains(part), part);
        }
        for (const AnalysisFigure& figure : analysis.figures)
            QCOMPARE(content(figure.id + QStringLiteral(".csv")), figure.csv());
        QVERIFY(analysis.markdown().startsWith("# Three sizes\n\n## summary\n\nFinal scores."));
        QCOMPARE(analysis.bytes(QStringLiteral("csv")), analysis.tables.front().table.csv());
        QCOMPARE(analysis.bytes(QStringLiteral("md")), analysis.markdown());
        QCOMPARE(analysis.bytes(QStringLiteral("tex")), latex);
        QCOMPARE(analysis.bytes(QStringLiteral("json")), analysis.json());
        const QJsonObject json =
            QJsonDocument::fromJson(content(QStringLiteral("analysis.json"))).object();
        const QJsonObject row =
            json[QLatin1String("pairs")].toObject()[QLatin1String("rows")].toArray()[0].toObject();
        QCOMPARE(row[QLatin1String("p_holm")].toDouble(), 0.75);
        QCOMPARE(row[QLatin1String("first")].toString(), QStringLiteral("annealing"));
        QVERIFY(json.contains(QLatin1String("compiler")));
        // What is unknown or infinite is no number; words stay words.
        const auto cell = [&](const char* table, int number, const char* key) {
            return json[QLatin1String(table)][QLatin1String("rows")][number][QLatin1String(key)];
        };
        QVERIFY(cell("friedman", 0, "p_holm").isNull());
        QCOMPARE(cell("fixed_target", 12, "expected_time"), QJsonValue(3100));
        QVERIFY(cell("fixed_target", 13, "expected_time").isNull());
        QCOMPARE(cell("comparison", 0, "runs"), QJsonValue(QStringLiteral("5 + 5")));
        QCOMPARE(cell("summary", 0, "puzzle"), QJsonValue(QStringLiteral("4×4")));
        for (const QString& name : QDir(folder.path()).entryList(QDir::Files)) {
            const QTemporaryDir other;
            refuseForeignAnalysis(other.path());
            writeFile("mine", other.filePath(name));
            QVERIFY_THROWS_EXCEPTION(UserError, refuseForeignAnalysis(other.path()));
        }
        for (const char* name :
             {"summary.csv", "friedman.csv", "fixed-target.csv", "ranks.csv", "expected-time.csv",
              "performance-profile.csv", "time-to-target-3.csv"})
            QVERIFY2(QFile::exists(folder.filePath(QLatin1String(name))), name);
    }

    /// An earlier analysis is replaced, even one that was cut off.
    void otherFilesAreNotReplaced_data() {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"summary.csv", "analysis.md", "ranks.svg", "curves-1.csv", "time-to-target-3.pdf"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void otherFilesAreNotReplaced() {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        const Fixture fixture;
        const Analysis analysis = analyse(studyOf(fixture.plan, fixture.runs));
        const auto at = [&](const QString& file) { return folder.filePath(file); };
        const QString json = at(QStringLiteral("analysis.json"));
        // Names that the window suggests for single figures.
        writeFile("mine", at(QStringLiteral("curves.svg")));
        writeFile("mine", at(QStringLiteral("time-to-target.csv")));
        refuseForeignAnalysis(folder.path());
        writeFile("mine", at(name));
        QVERIFY_THROWS_EXCEPTION(UserError, writeAnalysis(analysis, folder.path()));
        QVERIFY(!QFile::exists(json));
        writeFile("{}", json); // such a name alone does not make it an analysis
        QVERIFY_THROWS_EXCEPTION(UserError, writeAnalysis(analysis, folder.path()));
        QCOMPARE(readFile(at(name), 100), QByteArray("mine"));
        writeFile(analysis.json(), json);
        writeAnalysis(analysis, folder.path());
        QVERIFY(readFile(at(QStringLiteral("summary.csv")), 1 << 24) != "mine");
    }

    /// Names of methods may be equal in small letters, or to a column's.
    void everyMethodHasAKey() {
        Fixture fixture;
        for (const auto& [i, name] :
             {std::pair{0, "TB"}, std::pair{1, "tb"}, std::pair{2, "score"}})
            fixture.plan.methods[static_cast<std::size_t>(i)].name = QLatin1String(name);
        const QJsonObject row =
            QJsonDocument::fromJson(analyse(studyOf(fixture.plan, fixture.runs)).json())
                .object()[QLatin1String("expected_time")][QLatin1String("rows")][0]
                .toObject();
        QCOMPARE(row.keys(), QStringLiteral("puzzle|score|score_2|tb|tb_2").split(u'|'));
        QVERIFY(row[QLatin1String("score")].isDouble());
    }

    /// A folder of results is enough to analyse it.
    void foldersDescribeTheirPlan() {
        const QTemporaryDir folder;
        const ExperimentPlan plan = readPlan(kPlan, {});
        QVERIFY_THROWS_EXCEPTION(UserError, (void)describedExperiment(folder.path()));
        describeExperiment(plan, folder.path());
        const ExperimentPlan read = describedExperiment(folder.path());
        QCOMPARE(read.title, plan.title);
        QCOMPARE(read.fingerprint, plan.fingerprint);
        QCOMPARE(read.seeds, plan.seeds);
        QCOMPARE(read.puzzles.size(), plan.puzzles.size());
        QCOMPARE(read.puzzles[1].group, QStringLiteral("fives"));
        QCOMPARE(read.puzzles[2].total, plan.puzzles[2].total);
        QCOMPARE(*read.puzzles[2].budget.evaluations, std::uint64_t{2000});
        QCOMPARE(read.methods[1].name, plan.methods[1].name);
        QCOMPARE(read.methods[1].published, plan.methods[1].published);
        QVERIFY(read.methods[1].start == StartKind::Greedy);
        QVERIFY(read.methods[0].values == plan.methods[0].values);
        const QByteArray whole =
            readFile(folder.filePath(QStringLiteral("experiment.json")), 1 << 20);
        for (const char* key : {"compiler", "processor", "commit", "version", "date"})
            QVERIFY2(whole.contains(key), key);
        QVERIFY(isExperimentFolder(folder.path()));
        QVERIFY(!isExperimentFolder(folder.filePath(QStringLiteral("runs"))));
        const ExperimentPlan more =
            readPlan(QByteArray(kPlan).replace("\"seeds\"",
                                               "\"score-at\": [1, 2.5], \"curves\": "
                                               "\"generations\", \"published-times\": {\"name\": "
                                               "\"p\", \"seconds\": [1, 2, 0.5]}, \"seeds\""),
                     {});
        const QTemporaryDir other;
        describeExperiment(more, other.path());
        const ExperimentPlan again = describedExperiment(other.path());
        QCOMPARE(again.scoreAt, (std::vector<double>{1, 2.5}));
        QVERIFY(again.curves == PlannedCurves::Generations && read.curves == PlannedCurves::Budget);
        QCOMPARE(again.publishedTimes->name, QStringLiteral("p"));
        QCOMPARE(again.publishedTimes->seconds, (std::vector<double>{1, 2, 0.5}));
        QVERIFY(!read.publishedTimes && read.scoreAt.empty());
        writeFile(whole.left(whole.size() / 2), folder.filePath(QStringLiteral("experiment.json")));
        QVERIFY_THROWS_EXCEPTION(UserError, (void)describedExperiment(folder.path()));
    }

    /// Every method has its first seed on every puzzle before any has its second.
    void runsTakeTurns() {
        const ExperimentPlan plan = readPlan(kPlan, {});
        std::vector<std::optional<StoredRun>> stored(plan.runCount());
        std::vector<std::size_t> open = openRuns(plan, stored);
        QCOMPARE(open.size(), plan.runCount());
        for (std::size_t i = 0; i < open.size(); ++i)
            QCOMPARE(plan.run(open[i]).seed, plan.seeds[i / 9]);
        QVERIFY(std::ranges::is_sorted(std::span(open).first(9)));
        stored[open[0]] = runOf({{1, 2}}, 3);
        QCOMPARE(openRuns(plan, stored).front(), open[1]);
    }
};

TESSERA_TEST(TestAnalysis, Needs::Core)

} // namespace tessera::tst_Analysis

#include "tst_Analysis.moc"
