// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/edges/generate/Generator.h"
#include "core/experiments/PlanDraft.h"
#include "core/kind/EdgeKind.h"
#include "core/support/UserError.h"
#include "core/text/TokenReader.h"

#include <QJsonDocument>

#include <array>

namespace tessera::tst_PlanDraft {

class TestPlanDraft : public QObject {
    Q_OBJECT

private slots:
    void valuesAreListsAndRanges() {
        QCOMPARE(parameterValues(QStringLiteral("0.9")), QJsonValue(0.9));
        QCOMPARE(parameterValues(QStringLiteral("true")), QJsonValue(true));
        QCOMPARE(parameterValues(QStringLiteral("roulette")),
                 QJsonValue(QStringLiteral("roulette")));
        QCOMPARE(parameterValues(QStringLiteral("0.9, 0.95")), QJsonValue(QJsonArray{0.9, 0.95}));
        QCOMPARE(parameterValues(QStringLiteral("1:2:9")), QJsonValue(QJsonArray{1, 3, 5, 7, 9}));
        QCOMPARE(parameterValues(QStringLiteral("0.1:0.1:0.4")),
                 QJsonValue(QJsonArray{0.1, 0.2, 0.3, 0.4}));
        QCOMPARE(parameterValues(QStringLiteral("3:-1:1")), QJsonValue(QJsonArray{3, 2, 1}));
        QCOMPARE(parameterValues(QStringLiteral("false")), QJsonValue(false));
        QCOMPARE(parameterValues(QStringLiteral(" 4 : 2 : 4 ")), QJsonValue(QJsonArray{4}));
        QCOMPARE(parameterValues(QStringLiteral("1:2:6")), QJsonValue(QJsonArray{1, 3, 5}));
        QCOMPARE(parameterValues(QStringLiteral("1:1:1000")).toArray().size(), 1000);
        QCOMPARE(parameterValues(QStringLiteral("inf")), QJsonValue(QStringLiteral("inf")));
        for (const char* wrong : {"1:1:1001", "1:1:2:3", "x:1:3", "", "1,", "1:2", "1:0:9", "9:1:1",
                                  "1:x:3", "0:1:1e9"})
            QVERIFY_THROWS_EXCEPTION(UserError, (void)parameterValues(QLatin1String(wrong)));
    }

    void parametersComeBack() {
        const QString text = QStringLiteral("calibrated = true; cooling = 0.9, 0.95");
        const QJsonObject parameters = parametersFrom(text);
        QCOMPARE(parameters.size(), 2);
        QCOMPARE(parametersText(parameters), text);
        QCOMPARE(parametersText({{QStringLiteral("order"), QStringLiteral("rows")},
                                 {QStringLiteral("repairs"), false}}),
                 QStringLiteral("order = rows; repairs = false"));
        QVERIFY(parametersFrom(QStringLiteral(" ; ")).isEmpty());
        for (const char* typed : {"cooling", "= 3"}) {
            const QString wrong = QString::fromLatin1(typed);
            try {
                static_cast<void>(parametersFrom(wrong));
                QFAIL("no error");
            } catch (const UserError& error) {
                const QString begin = QStringLiteral("“%1” is incomplete.").arg(wrong);
                QVERIFY2(error.sentence().startsWith(begin), qPrintable(error.sentence()));
            }
        }
    }

    /// The most that a plan may ask for.
    void limitsMayBeReached() {
        const auto plan = [&](const char* methods, const char* seeds, const char* budget) {
            return readPlan(QByteArray(R"({"puzzles": [{"generate": {"width": 3, "height": 3}}],
 "methods": [%1], "seeds": %2, "budget": %3})")
                                .replace("%1", methods)
                                .replace("%2", seeds)
                                .replace("%3", budget),
                            {});
        };
        const auto none = plan(R"({"solver": "greedy"})", "[0]", R"({"seconds": 0})");
        QCOMPARE(none.puzzles[0].budget.seconds, std::optional(0.0));
        const auto seeds = [](int count) {
            return "{\"count\": " + QByteArray::number(count) + '}';
        };
        const char* two = R"({"solver": "greedy"}, {"solver": "tabu"})";
        QCOMPARE(plan(two, seeds(500'000), R"({"target": 1})").runCount(), kMostPlannedRuns);
        QVERIFY_THROWS_EXCEPTION(FormatError,
                                 static_cast<void>(plan(two, seeds(500'001), R"({"target": 1})")));
    }

    /// The puzzle of a race need not be in a file.
    void aPlanOfSearchesHoldsItsPuzzle() {
        GeneratorSettings settings;
        settings.size = {5, 5};
        const AnyPuzzle puzzle = anyPuzzle(generatePuzzle(settings));
        std::vector<SearchSettings> searches;
        for (const char* id : {"annealing", "tabu"}) {
            for (const std::uint64_t seed : {7U, 8U, 9U})
                searches.push_back({id,
                                    findSolver(id)->defaults(),
                                    {2.5, 3000, 11, 7.5},
                                    seed,
                                    StartKind::Random,
                                    1});
        }
        const QJsonObject draft = planOfSearches(puzzle, QStringLiteral("mine"), searches);
        const ExperimentPlan plan = readPlan(QJsonDocument(draft).toJson(), {});
        QCOMPARE(plan.runCount(), std::size_t{6});
        QCOMPARE(plan.seeds, (std::vector<std::uint64_t>{7, 8, 9}));
        QVERIFY(plan.puzzles.front().puzzle == puzzle);
        QCOMPARE(plan.puzzles.front().name, QStringLiteral("mine"));
        QCOMPARE(*plan.puzzles.front().budget.evaluations, std::uint64_t{3000});
        QCOMPARE(plan.puzzles.front().budget.seconds, std::optional(2.5));
        QCOMPARE(plan.puzzles.front().budget.target, std::optional(11));
        QCOMPARE(plan.puzzles.front().budget.processorSeconds, std::optional(7.5));
        QCOMPARE(plan.title, QStringLiteral("mine"));
        QVERIFY(plan.methods[0].start == StartKind::Random);
        QVERIFY(plan.methods[1].values == searches[3].values);
    }

    /// The user of the designer sees no lines.
    void errorsNameTheirPlace() {
        const auto reasonOf = [](const QByteArray& plan) {
            try {
                static_cast<void>(readDraft(plan, {}));
            } catch (const UserError& error) {
                return error.sentence();
            }
            return QString();
        };
        const auto reason = [&](const QByteArray& old, const QByteArray& now) {
            QByteArray plan = R"({
 "puzzles": [{"generate": {"width": 4, "height": 4}, "name": "mine"}],
 "methods": [{"solver": "tabu"}, {"solver": "annealing", "parameters": {"cooling": [0.9, 0.95]}}],
 "seeds": {"count": 1}, "budget": {"evaluations": 10}})";
            return reasonOf(plan.replace(old, now));
        };
        QCOMPARE(reason("tabu", "tabu"), QString());
        for (const auto& [old, now, place] :
             {std::array{"0.95", "\"warm\"", "Simulated annealing, cooling: expected "},
              std::array{"cooling", "warmth", "Simulated annealing, warmth: expected "},
              std::array{"tabu", "taboo", "taboo, solver: expected "},
              std::array{"\"width\": 4", "\"width\": \"wide\"", "mine, width: expected "},
              std::array{"10}", "-1}", "budget, evaluations: expected "},
              std::array{"mine\"", "mine\", \"count\": 0", "mine, count: expected "},
              std::array{"{\"width\": 4, \"height\": 4}, \"name\": \"mine\"", "{}, \"count\": 0",
                         "count: expected "},
              std::array{"\"seeds\"", "\"seed\"", "seed: expected "},
              std::array{"\"count\": 1", "\"count\": 9999999", "seeds, count: expected "}}) {
            const QString sentence = reason(old, now);
            QVERIFY2(sentence.startsWith(QLatin1String(place)), qPrintable(sentence));
            QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
        }
        // Items with one name get their numbers.
        const QByteArray tabu = "{\"solver\": \"tabu\"}";
        const QString second = reason(tabu, tabu + ", {\"solver\": \"tabu\", \"start\": 3}");
        QVERIFY2(second.startsWith(QStringLiteral("Tabu search (2), start: expected ")),
                 qPrintable(second));
        // Quotation marks are shown if they were typed, not those of the file.
        for (const auto& [old, now, found] :
             {std::array{"0.95", "\"warm\"", "“warm”"},
              std::array{"0.95", "\"\\\"warm\\\"\"", "“\"warm\"”"},
              std::array{"\"cooling\"", "\"\\\"cooling\\\"\"", "“\"cooling\"”"},
              std::array{"0.95", "\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa and more\"",
                         "“aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…”"},
              std::array{"\"tabu\"", "[\"a\", 1]", "“[\"a\"”"}}) {
            const QString sentence = reason(old, now);
            QVERIFY2(sentence.endsWith(QStringLiteral(", found %1.").arg(QString::fromUtf8(found))),
                     qPrintable(sentence));
        }
        // Even where there is no plan at all.
        QCOMPARE(reasonOf("[1]"), QStringLiteral("Expected an object, found “[1”."));
        const QString broken = reasonOf("{");
        QVERIFY2(broken.startsWith(QStringLiteral("Expected valid JSON, found ")) &&
                     broken.endsWith(u'.'),
                 qPrintable(broken));
    }

    void filesKeepTheirFolder() {
        const QJsonObject draft =
            planDraft(R"({"puzzles": [{"file": "a.tessera"}, {"generate": {"preset": "P5"}}]})",
                      QStringLiteral("/tmp/puzzles"));
        const QJsonArray puzzles = draft[QLatin1String("puzzles")].toArray();
        QCOMPARE(puzzles[0][QLatin1String("file")].toString(),
                 QStringLiteral("/tmp/puzzles/a.tessera"));
        QCOMPARE(plannedPuzzleText(puzzles[0].toObject()),
                 QStringLiteral("/tmp/puzzles/a.tessera"));
        QVERIFY(!puzzles[1].toObject().contains(QLatin1String("file")));
        QCOMPARE(plannedPuzzleText(puzzles[1].toObject()), QStringLiteral("P5"));
        const QJsonObject benchmark{{QStringLiteral("benchmark"), QStringLiteral("B5")}};
        QCOMPARE(plannedPuzzleText({{QStringLiteral("generate"), benchmark}}),
                 QStringLiteral("B5"));
        // As in the menu that adds it.
        for (const Kind* kind : allKinds()) {
            for (const Kind::Offer& offer : kind->offers())
                QCOMPARE(plannedPuzzleText({{QStringLiteral("generate"), offer.settings}}),
                         offer.name + QStringLiteral(", seed 1"));
        }
    }

    /// Else the puzzles of a plan would look the same.
    void generatedPuzzlesShowTheirRules() {
        const auto text = [](Rules rules) {
            GeneratorSettings settings;
            settings.size = {6, 5};
            settings.rules = rules;
            settings.seed = 3;
            return plannedPuzzleText({{QStringLiteral("generate"), toJson(settings)}});
        };
        QCOMPARE(text({}), QStringLiteral("6×5, hardest, seed 3"));
        QCOMPARE(text({true, true}), QStringLiteral("6×5, hardest, signed, seed 3"));
        QCOMPARE(text({false, false, true, kAnyColor}),
                 QStringLiteral("6×5, hardest, without a frame, pieces keep their rotation, rim in "
                                "one colour, seed 3"));
        QCOMPARE(text({false, false, false, 2}),
                 QStringLiteral("6×5, hardest, without a frame, rim colour 2, seed 3"));
    }

    /// Ten runs with 4 seconds each take 40 seconds, however many evaluations they make.
    void limitsInSecondsCountInFull() {
        const ExperimentPlan plan = readPlan(R"({
 "puzzles": [{"generate": {"width": 12, "height": 12}, "count": 5, "group": "all"}],
 "methods": [{"solver": "annealing"}], "seeds": {"count": 2}, "budget": {"seconds": 4}})",
                                             {});
        QCOMPARE(estimatedSeconds(plan, 0.01, {}), std::optional(40.0));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!estimatedSeconds(plan, 0.01, stop.get_token()));
    }

    /// A trial is a small part of the budget, so more evaluations take longer.
    void evaluationsAreTried() {
        QByteArray text = R"({
 "puzzles": [{"generate": {"width": 12, "height": 12}}], "methods": [{"solver": "annealing"}],
 "seeds": {"count": 1}, "budget": {"evaluations": 1000000000}})";
        const double few = *estimatedSeconds(readPlan(text, {}), 0.05, {});
        text.replace("1000000000", "100000000000");
        const double many = *estimatedSeconds(readPlan(text, {}), 0.05, {});
        QVERIFY2(few > 1 && many > 10 * few, qPrintable(QString::number(many / few)));
    }
};

TESSERA_TEST(TestPlanDraft, Needs::Core)

} // namespace tessera::tst_PlanDraft

#include "tst_PlanDraft.moc"
