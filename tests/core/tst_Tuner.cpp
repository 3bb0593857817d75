// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/ChecksumTesting.h"

#include "core/kind/Kind.h"
#include "core/support/UserError.h"
#include "core/text/TokenReader.h"
#include "core/tuning/Gain.h"
#include "core/tuning/PresetFile.h"
#include "core/tuning/Tuner.h"

#include <QJsonDocument>
#include <QJsonObject>

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

/// Best in the middle of each range; whole numbers and no logarithms, equal on every machine.
double scoreOf(const TuningTrial& trial, const std::vector<TunedParameter>& parameters) {
    double score = 100.0 * static_cast<double>(trial.instance % 7);
    std::size_t noise = 31 * trial.instance;
    for (const TunedParameter& parameter : parameters) {
        const ParameterValue& value = trial.values.value(parameter.declared.id);
        if (parameter.isRange()) {
            const double middle = (parameter.minimum + parameter.maximum) / 4;
            score -= 40 * std::abs(asReal(value) - middle) / (parameter.maximum - middle);
            noise += static_cast<std::size_t>(97 * asReal(value));
        } else {
            score += value == parameter.values.back() ? 9 : 0;
        }
    }
    return score + static_cast<double>(noise % 11);
}

/// All that a tuning tells, and a checksum of all runs that it asked for.
QByteArray tuningText(const SolverInfo& method, const QStringList& texts,
                      const TuningSettings& settings) {
    std::vector<TunedParameter> parameters;
    for (const QString& text : texts)
        parameters.push_back(tunedParameter(method, text));
    QByteArray asked;
    const auto run = [&](const std::vector<TuningTrial>& trials) {
        std::vector<double> scores;
        for (const TuningTrial& trial : trials) {
            asked += QJsonDocument(trial.values.toJson()).toJson(QJsonDocument::Compact) +
                     QByteArray::number(trial.instance) + '\n';
            scores.push_back(scoreOf(trial, parameters));
        }
        asked += '\n';
        return scores;
    };
    const TuningResult result = tune(method.defaults(), parameters, settings, run);
    QByteArray text;
    for (const TuningIteration& iteration : result.iterations) {
        for (const std::uint64_t number :
             {std::uint64_t{iteration.configurations}, std::uint64_t{iteration.instances},
              std::uint64_t{iteration.survivors}, iteration.trials})
            text += QByteArray::number(number) + ' ';
        text += "| ";
    }
    for (const TunedConfiguration& elite : result.elites)
        text += QByteArray::number(elite.id) + ':' + QByteArray::number(elite.scores.size()) + ' ';
    return text + "| " + QByteArray::number(result.trials) + ' ' + test::checksum(asked);
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

    /// R: t.test(extra ~ group, sleep, paired = TRUE), p = 0.002833; the first base by the formulas
    /// of Conover (1999), 5.8, and by t.test().
    void columnsAreDroppedBelowTheirP() {
        const std::array<double, 10> first{0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};
        const std::array<double, 10> second{1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};
        ScoreTable sleep;
        for (std::size_t i = 0; i < first.size(); ++i)
            sleep.push_back({first[i], second[i]});
        using Dropped = std::vector<bool>;
        const auto at = [](const ScoreTable& scores, RaceTest test, double level) {
            return droppedByRace(scores, test, level);
        };
        QCOMPARE(at(sleep, RaceTest::TTest, 0.00284), (Dropped{true, false}));
        QCOMPARE(at(sleep, RaceTest::TTest, 0.00283), (Dropped{false, false}));
        QCOMPARE(at(kRounding, RaceTest::TTest, 0.0143), (Dropped{true, true, false}));
        QCOMPARE(at(kRounding, RaceTest::TTest, 0.0142), (Dropped{false, true, false}));
        QCOMPARE(at(kRounding, RaceTest::TTest, 0.000676), (Dropped{false, true, false}));
        QCOMPARE(at(kRounding, RaceTest::TTest, 0.000675), (Dropped{false, false, false}));
        QCOMPARE(at(kRounding, RaceTest::Friedman, 0.01229), (Dropped{true, true, false}));
        QCOMPARE(at(kRounding, RaceTest::Friedman, 0.01228), (Dropped{true, false, false}));
        // Only where the methods differ at all.
        const double any = friedman(kRounding).pChiSquared;
        QCOMPARE(at(kRounding, RaceTest::Friedman, any), (Dropped{false, false, false}));
        QCOMPARE(at(kRounding, RaceTest::Friedman, any + 1e-9), (Dropped{true, false, false}));
        // Two instances and two columns are enough.
        for (const RaceTest test : {RaceTest::Friedman, RaceTest::TTest})
            QCOMPARE(at({{1, 2}, {1, 2}}, test, 0.2), (Dropped{true, false}));
        QCOMPARE(at({{1, 2}, {1, 2}}, RaceTest::Friedman, 0.15), (Dropped{false, false}));
    }

    /// Equal settings and scores give equal results.
    void tuningsAreReproduced_data() {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QString>("parameters");
        QTest::addColumn<bool>("friedman");
        QTest::addColumn<int>("instances");
        QTest::addColumn<QByteArray>("text");
        const QString many =
            QStringLiteral("first-length=10..8000 end-temperature=0.01..10 rotation-share "
                           "growth=1..10 calibrated cooling=0.5,0.75,0.98");
        QTest::newRow("friedman")
            << QByteArray("annealing") << many << true << 40
            << QByteArray("62 5 4 310 | 56 6 4 268 | "
                          "57 36 6 456 | 51 37 2 310 | 170:37 206:37 | 1344 f638aa35b21baf98");
        QTest::newRow("t-test") << QByteArray("annealing") << many << false << 40
                                << QByteArray("62 5 2 310 | 56 8 4 291 | "
                                              "56 9 2 276 | 69 10 4 364 | 172:10 211:10 199:10 "
                                              "192:10 | 1241 2790091241747e10");
        QTest::newRow("few instances")
            << QByteArray("annealing") << many << true << 9
            << QByteArray(
                   "62 8 4 325 | 55 9 3 272 | "
                   "56 9 4 272 | 70 9 5 343 | 136:9 176:9 63:9 93:9 | 1212 d0db46704e549669");
        QTest::newRow("from 0") << QByteArray("tabu")
                                << QStringLiteral("list-length=0..5000 sample=0,2000") << true << 40
                                << QByteArray(
                                       "83 6 2 423 | 76 13 20 528 | "
                                       "68 9 50 516 | 35:13 137:13 19:13 | 1467 695b9f33ef530087");
    }
    void tuningsAreReproduced() {
        QFETCH(QByteArray, method);
        QFETCH(QString, parameters);
        QFETCH(bool, friedman);
        QFETCH(int, instances);
        QFETCH(QByteArray, text);
        TuningSettings settings = budget(1500, friedman ? RaceTest::Friedman : RaceTest::TTest);
        settings.instances = static_cast<std::size_t>(instances);
        QCOMPARE(tuningText(*findSolver(method.toStdString()), parameters.split(u' '), settings),
                 text);
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

    /// No run could tell equal ones apart.
    void whatIsAllKnownIsNotRunAgain() {
        const auto run = [](const std::vector<TuningTrial>& trials) {
            return std::vector<double>(trials.size(), 1);
        };
        TuningSettings settings = budget(600);
        settings.instances = 9;
        const auto two =
            tune(annealing().defaults(),
                 {tunedParameter(annealing(), QStringLiteral("cooling=0.5,0.75"))}, settings, run);
        QCOMPARE(two.trials, std::uint64_t{2 * 9});
        QCOMPARE(two.iterations.size(), std::size_t{1});
        QCOMPARE(two.iterations[0].instances, std::size_t{9});
        QCOMPARE(two.iterations[0].survivors, std::size_t{2});
        QCOMPARE(two.elites.size(), std::size_t{2});
        // To the last run that is allowed; what is left for one more race may be too little.
        for (const auto& [allowed, used] : {std::pair{40U, 20U}, std::pair{60U, 60U}})
            QCOMPARE(tune(annealing().defaults(),
                          {tunedParameter(annealing(), QStringLiteral("cooling=0.5,0.75"))},
                          budget(allowed), run)
                         .trials,
                     std::uint64_t{used});
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
        // The same from the same seed, whatever the order of the means.
        const Gain uneven = gainOf(std::vector<double>{0.31, 1.7, 2.9, 0, -1.1, 0.05, 4.2}, 7);
        compareNear(uneven.low, -0.19 / 7);
        compareNear(uneven.high, 2.49432142857);
        QVERIFY(uneven.better == 5 && uneven.equal == 1 && uneven.worse == 1);
    }

    void presetsGoThroughFiles() {
        PresetFile preset{
            &annealing(), annealing().defaults(), {{QStringLiteral("seed"), QStringLiteral("3")}}};
        preset.values.set("cooling", 0.75);
        const QByteArray bytes = presetBytes(preset);
        const PresetFile read = presetFrom(bytes);
        QCOMPARE(read.solver, preset.solver);
        QVERIFY(read.values == preset.values);
        QCOMPARE(read.evidence, preset.evidence);
        // Values that a file leaves out are those of the method.
        QVERIFY(presetFrom(QByteArray(R"({"format": "tessera-preset", "solver": "annealing",)"
                                      R"( "values": {"cooling": 0.75}})"))
                    .values == preset.values);
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
