// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/kind/Kind.h"
#include "core/support/UserError.h"
#include "core/text/TokenReader.h"
#include "core/tuning/Gain.h"
#include "core/tuning/PresetFile.h"
#include "core/tuning/Tuner.h"

#include <cmath>
#include <numeric>
#include <set>

namespace tessera::tst_Tuner {

namespace {

/// Within a millionth.
void compareNear(double value, double expected, double within = 1e-6) {
    QVERIFY2(std::abs(value - expected) < within, QByteArray::number(value, 'g', 12));
}

/// Three ways to round first base, in seconds, by 22 players: Hollander & Wolfe 1973, and the
/// example of friedman.test() in R. Negative, as high is good here.
const ScoreTable kRounding = [] {
    ScoreTable table{{5.40, 5.50, 5.55}, {5.85, 5.70, 5.75}, {5.20, 5.60, 5.50}, {5.55, 5.50, 5.40},
                     {5.90, 5.85, 5.70}, {5.45, 5.55, 5.60}, {5.40, 5.40, 5.35}, {5.45, 5.50, 5.35},
                     {5.25, 5.15, 5.00}, {5.85, 5.80, 5.70}, {5.25, 5.20, 5.10}, {5.65, 5.55, 5.45},
                     {5.60, 5.35, 5.45}, {5.05, 5.00, 4.95}, {5.50, 5.50, 5.40}, {5.45, 5.55, 5.50},
                     {5.55, 5.55, 5.35}, {5.45, 5.50, 5.55}, {5.50, 5.45, 5.25}, {5.65, 5.60, 5.40},
                     {5.70, 5.65, 5.55}, {6.30, 6.30, 6.25}};
    for (auto& row : table) {
        for (double& value : row)
            value = -value;
    }
    return table;
}();

const SolverInfo& annealing() { return *findSolver("annealing"); }

TuningSettings budget(std::uint64_t trials, RaceTest test = RaceTest::Friedman) {
    TuningSettings settings;
    settings.trials = trials;
    settings.instances = 60;
    settings.test = test;
    return settings;
}

/// A method that is best at cooling=0.8 and with calibration; instances differ in level, and add
/// noise that depends on values and instance only.
std::vector<double> synthetic(const std::vector<TuningTrial>& trials) {
    std::vector<double> scores;
    for (const TuningTrial& trial : trials) {
        const double off = trial.values.real("cooling") - 0.8;
        const double noise = std::sin(1000 * off + 17.0 * static_cast<double>(trial.instance));
        scores.push_back(10.0 * static_cast<double>(trial.instance % 7) - 400 * off * off -
                         (trial.values.boolean("calibrated") ? 0 : 4) + noise);
    }
    return scores;
}

std::vector<TunedParameter> twoParameters() {
    return {tunedParameter(annealing(), QStringLiteral("cooling")),
            tunedParameter(annealing(), QStringLiteral("calibrated"))};
}

} // namespace

class TestTuner : public QObject {
    Q_OBJECT

private slots:
    void friedmanAsInR() {
        const FriedmanResult result = friedman(kRounding);
        compareNear(result.chiSquared, 11.142857142857142);
        compareNear(result.pChiSquared, 0.003805040775173766);
        // Conover's t drops both slower ways at 5 %, one at less than a thousandth.
        for (const auto& [i, sum] : {std::pair{0, 53}, std::pair{1, 47}, std::pair{2, 32}})
            compareNear(22 * result.meanRanks[static_cast<std::size_t>(i)], sum);
        QCOMPARE(droppedByRace(kRounding, RaceTest::Friedman, 0.05),
                 (std::vector<bool>{true, true, false}));
        QCOMPARE(droppedByRace(kRounding, RaceTest::Friedman, 0.002),
                 (std::vector<bool>{false, false, false}));
        QCOMPARE(droppedByRace(kRounding, RaceTest::TTest, 0.05),
                 (std::vector<bool>{true, true, false}));
    }

    void racesWithoutDifferencesDropNothing() {
        const ScoreTable equal{{1, 1, 1}, {2, 2, 2}, {5, 5, 5}};
        for (const RaceTest test : {RaceTest::Friedman, RaceTest::TTest}) {
            QCOMPARE(droppedByRace(equal, test, 0.05), (std::vector<bool>(3, false)));
            QCOMPARE(droppedByRace({{1, 9}}, test, 0.05), (std::vector<bool>(2, false)));
            QVERIFY(droppedByRace({}, test, 0.05).empty());
        }
    }

    void findsTheBetterSettings_data() {
        QTest::addColumn<bool>("friedman");
        QTest::newRow("friedman") << true;
        QTest::newRow("t-test") << false;
    }
    void findsTheBetterSettings() {
        QFETCH(bool, friedman);
        const RaceTest test = friedman ? RaceTest::Friedman : RaceTest::TTest;
        ParameterValues start = annealing().defaults();
        start.set("calibrated", false);
        std::uint64_t made = 0;
        const auto run = [&](const std::vector<TuningTrial>& trials) {
            made += trials.size();
            return synthetic(trials);
        };
        const TuningResult result = tune(start, twoParameters(), budget(600, test), run);
        const ParameterValues& best = result.elites.front().values;
        QVERIFY2(std::abs(best.real("cooling") - 0.8) < 0.05,
                 QByteArray::number(best.real("cooling")));
        QVERIFY(best.boolean("calibrated"));
        QCOMPARE(result.trials, made);
        QVERIFY(made <= 600 && made > 300);
        std::uint64_t told = 0;
        for (const TuningIteration& iteration : result.iterations)
            told += iteration.trials;
        QCOMPARE(told, made);
        QCOMPARE(result.iterations.size(), std::size_t{3}); // ⌊2 + log₂ 2⌋
        QVERIFY(result.elites.size() <= 3);
        QVERIFY(result.iterations[0].configurations > result.iterations[0].survivors);
        // The same again, whatever was made before.
        const TuningResult again = tune(start, twoParameters(), budget(600, test), run);
        QVERIFY(again.elites.front().values == best);
        TuningSettings other = budget(600, test);
        other.seed = 2;
        QVERIFY(!(tune(start, twoParameters(), other, run).elites.front().values == best));
    }

    /// A test that hardly drops anything leaves the choice to the ranking.
    void theBestOfTheSurvivorsLead() {
        for (const RaceTest test : {RaceTest::Friedman, RaceTest::TTest}) {
            TuningSettings settings = budget(600, test);
            settings.level = 1e-9;
            const TuningResult result =
                tune(annealing().defaults(), twoParameters(), settings, synthetic);
            QCOMPARE(result.elites.size(), std::size_t{3});
            for (const TunedConfiguration& elite : result.elites)
                QVERIFY(std::abs(elite.values.real("cooling") - 0.8) < 0.1);
        }
    }

    /// Good values are not lost to worse ones.
    void theStartStaysIfNothingIsBetter() {
        ParameterValues start = annealing().defaults();
        start.set("cooling", 0.8);
        const auto run = [](const std::vector<TuningTrial>& trials) {
            std::vector<double> scores;
            for (const TuningTrial& trial : trials)
                scores.push_back(trial.values.real("cooling") == 0.8 ? 1 : 0);
            return scores;
        };
        const TuningResult result = tune(start, twoParameters(), budget(300), run);
        QCOMPARE(result.elites.front().id, 0);
    }

    void valuesKeepToTheirRanges() {
        std::vector<TunedParameter> parameters{
            tunedParameter(annealing(), QStringLiteral("first-length=10..20")),
            tunedParameter(annealing(), QStringLiteral("end-temperature=0.01..10"))};
        QVERIFY(tunedParameter(annealing(), QStringLiteral("first-length")).isLogarithmic());
        QVERIFY(!tunedParameter(annealing(), QStringLiteral("growth")).isLogarithmic());
        std::set<std::int64_t> lengths;
        const auto run = [&](const std::vector<TuningTrial>& trials) {
            for (const TuningTrial& trial : trials) {
                lengths.insert(trial.values.integer("first-length"));
                const double end = trial.values.real("end-temperature");
                if (end < 0.01 || end > 10)
                    throw UserError(QStringLiteral("out of range"));
            }
            return std::vector<double>(trials.size(), 1);
        };
        ParameterValues start = annealing().defaults();
        start.set("first-length", std::int64_t{15});
        static_cast<void>(tune(start, parameters, budget(500), run));
        QCOMPARE(*lengths.begin(), 10);
        QCOMPARE(*lengths.rbegin(), 20);
    }

    /// Values that a tuning began with are no answer to a range without them.
    void aStartOutsideOfTheRangeDoesNotRace() {
        std::set<std::int64_t> lengths;
        const auto run = [&](const std::vector<TuningTrial>& trials) {
            std::vector<double> scores;
            for (const TuningTrial& trial : trials) {
                lengths.insert(trial.values.integer("first-length"));
                scores.push_back(static_cast<double>(trial.values.integer("first-length")));
            }
            return scores;
        };
        ParameterValues start = annealing().defaults();
        start.set("first-length", std::int64_t{4000});
        const auto best = [&](const char* text) {
            return tune(start, {tunedParameter(annealing(), QString::fromLatin1(text))},
                        budget(300), run)
                .elites.front();
        };
        QVERIFY(best("first-length=10..20").id > 0);
        QCOMPARE(*lengths.rbegin(), 20);
        QCOMPARE(best("first-length=10..4000").values.integer("first-length"), 4000);
    }

    void listsOfNumbersAreTuned() {
        std::set<double> tried;
        const auto run = [&](const std::vector<TuningTrial>& trials) {
            for (const TuningTrial& trial : trials)
                tried.insert(trial.values.real("cooling"));
            return synthetic(trials);
        };
        const auto result =
            tune(annealing().defaults(),
                 {tunedParameter(annealing(), QStringLiteral("cooling=0.5,0.75,0.98"))},
                 budget(300), run);
        QCOMPARE(tried, (std::set<double>{0.5, 0.75, 0.98}));
        QCOMPARE(result.elites.front().values.real("cooling"), 0.75);
        // Where no test drops any, the best lead all the same.
        ParameterValues start = annealing().defaults();
        start.set("cooling", 0.98);
        for (const RaceTest test : {RaceTest::Friedman, RaceTest::TTest}) {
            TuningSettings settings = budget(300, test);
            settings.level = 0;
            const auto ranked =
                tune(start, {tunedParameter(annealing(), QStringLiteral("cooling=0.5,0.75,0.98"))},
                     settings, run);
            QCOMPARE(ranked.elites.size(), std::size_t{2});
            QCOMPARE(ranked.elites[0].values.real("cooling"), 0.75);
            QCOMPARE(ranked.elites[1].values.real("cooling"), 0.98);
        }
    }

    /// The runs go to different configurations, and on until only one is left.
    void noConfigurationRacesAgainstItself() {
        const auto run = [](const std::vector<TuningTrial>& trials) {
            std::set<double> racing;
            for (const TuningTrial& trial : trials)
                racing.insert(trial.values.real("cooling"));
            if (racing.size() < trials.size())
                throw UserError(QStringLiteral("twice"));
            return std::vector<double>(trials.size(), 1);
        };
        const auto result =
            tune(annealing().defaults(),
                 {tunedParameter(annealing(), QStringLiteral("cooling=0.5,0.75,0.98"))}, budget(90),
                 run);
        QCOMPARE(result.elites.size(), std::size_t{2});
        QVERIFY(result.trials > 80);
        QVERIFY_THROWS_EXCEPTION(
            UserError, (void)tune(annealing().defaults(),
                                  {tunedParameter(annealing(), QStringLiteral("cooling=0.5,0.5"))},
                                  budget(90), run));
    }

    /// Memory must not grow with the budget.
    void racesAreBounded() {
        std::size_t most = 0;
        const auto run = [&](const std::vector<TuningTrial>& trials) {
            most = std::max(most, trials.size());
            return std::vector<double>();
        };
        static_cast<void>(tune(annealing().defaults(), twoParameters(), budget(1'000'000), run));
        QCOMPARE(most, std::size_t{1024});
    }

    void endsWhenTheRunsEnd() {
        int calls = 0;
        const auto run = [&](const std::vector<TuningTrial>& trials) {
            return ++calls < 7 ? synthetic(trials) : std::vector<double>{};
        };
        const auto result = tune(annealing().defaults(), twoParameters(), budget(600), run);
        QCOMPARE(calls, 7);
        QCOMPARE(result.iterations.size(), std::size_t{1});
        const auto none = tune(annealing().defaults(), twoParameters(), budget(600),
                               [](const auto&) { return std::vector<double>(); });
        QVERIFY(none.elites.empty());
    }

    /// One instance says less than the many that the elites won on.
    void elitesSurviveARaceThatEndsEarly() {
        const auto elitesAfter = [](int most, bool misled, std::size_t races) {
            int calls = 0;
            const auto run = [&](const std::vector<TuningTrial>& trials) {
                std::vector<double> scores =
                    ++calls <= most ? synthetic(trials) : std::vector<double>{};
                if (calls == most && misled) // the elites come first
                    std::iota(scores.begin(), scores.end(), 0);
                return scores;
            };
            const TuningResult result =
                tune(annealing().defaults(), twoParameters(), budget(600), run);
            std::vector<int> ids;
            for (const TunedConfiguration& elite : result.elites)
                ids.push_back(elite.id);
            return result.iterations.size() == races ? ids : std::vector<int>{};
        };
        int calls = 1;
        while (elitesAfter(calls, false, 2).empty())
            ++calls;
        const std::vector<int> first = elitesAfter(calls - 1, false, 1);
        QVERIFY(!first.empty());
        QVERIFY(elitesAfter(calls, true, 2) == first);
    }

    void whatIsNoTuningIsRefused() {
        for (const char* text :
             {"none", "cooling=", "cooling=0.9", "cooling=0.9..0.8", "cooling=0..1", "cooling=x..1",
              "calibrated=perhaps", "cooling=0.9..0.95..1", "cooling=0.9,x"})
            QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(tunedParameter(
                                                    annealing(), QString::fromLatin1(text))));
        try {
            static_cast<void>(tunedParameter(annealing(), QStringLiteral("cooling=0.9")));
        } catch (const UserError& error) {
            QCOMPARE(error.sentence(), QStringLiteral("“cooling=0.9” is not a range: write "
                                                      "cooling=LOW..HIGH or cooling=VALUE,VALUE."));
        }
        QVERIFY_THROWS_EXCEPTION(
            UserError, static_cast<void>(tune(annealing().defaults(), {}, budget(600), synthetic)));
        QVERIFY_THROWS_EXCEPTION(UserError,
                                 static_cast<void>(tune(annealing().defaults(), twoParameters(),
                                                        budget(10), synthetic)));
    }

    void gainsHaveIntervals() {
        const Gain gain = gainOf(std::vector<double>{1, 2, 3, 0, -1}, 1);
        QCOMPARE(gain.mean, 1.0);
        QCOMPARE(gain.pairs, 5);
        QVERIFY(gain.better == 3 && gain.equal == 1 && gain.worse == 1);
        // The normal interval is 1 ± 1.96·√(2/5): ±1.24.
        QVERIFY(gain.low > -0.6 && gain.low < 0.1 && gain.high > 1.9 && gain.high < 2.6);
        QCOMPARE(gainOf({}, 1).pairs, 0);
    }

    void presetsGoThroughFiles() {
        PresetFile preset{&annealing(), annealing().defaults(), {}};
        preset.values.set("cooling", 0.75);
        const QByteArray bytes = presetBytes(preset);
        const PresetFile read = presetFrom(bytes);
        QCOMPARE(read.solver, preset.solver);
        QVERIFY(read.values == preset.values);
        for (const QByteArray& broken : {QByteArray(), QByteArray("[]"), QByteArray("{}"),
                                         QByteArray(bytes).replace("tessera-preset", "preset"),
                                         QByteArray(bytes).replace("annealing", "freezing"),
                                         QByteArray(bytes).replace("0.75", "7.5"),
                                         QByteArray(bytes).replace("\"cooling\"", "\"heating\"")})
            QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(presetFrom(broken)));
    }
};

TESSERA_TEST(TestTuner, Needs::Core)

} // namespace tessera::tst_Tuner

#include "tst_Tuner.moc"
