// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/search/Solver.h"
#include "core/support/UserError.h"

namespace tessera::tst_Parameter {

namespace {

std::vector<Parameter> declarations() {
    return {
        Parameter::integer("ants", "Ants", 5, 1, 100, "How many."),
        Parameter::real("alpha", "Alpha", 0.99, 0, 1, "Cooling."),
        Parameter::boolean("reset", "Reset", true, "Whether."),
        Parameter::choice("order", "Order", "row", {{"row", "Row"}, {"walk", "Walk"}}, "Which."),
    };
}

} // namespace

class TestParameter : public QObject {
    Q_OBJECT

private slots:
    void declarationsSayWhatTheyWereTold() {
        const auto declared = declarations();
        const std::vector<QByteArray> names{"Ants", "Alpha", "Reset", "Order"};
        const std::vector<QByteArray> meanings{"How many.", "Cooling.", "Whether.", "Which."};
        for (std::size_t i = 0; i < declared.size(); ++i) {
            QCOMPARE(QByteArray(declared[i].name), names[i]);
            QCOMPARE(QByteArray(declared[i].meaning), meanings[i]);
        }
    }

    void defaultsAndText() {
        const auto declared = declarations();
        ParameterValues values(declared);
        QCOMPARE(values.integer("ants"), 5);
        values.setText("ants", QStringLiteral("7"));
        values.setText("alpha", QStringLiteral("0.5"));
        values.setText("reset", QStringLiteral("false"));
        values.setText("order", QStringLiteral("walk"));
        QCOMPARE(values.integer("ants"), 7);
        QCOMPARE(values.real("alpha"), 0.5);
        QVERIFY(!values.boolean("reset"));
        QCOMPARE(values.choice("order"), std::string("walk"));
    }

    void wholeNumbersServeAsReals() {
        const auto declared = declarations();
        ParameterValues values(declared);
        values.set("alpha", std::int64_t{1});
        QCOMPARE(values.real("alpha"), 1.0);
    }

    void rangesEndWhereTheySay() {
        auto declared = declarations();
        declared.push_back(Parameter::real("beta", "Beta", 2, 1.5, 3, "Not from nothing."));
        ParameterValues values(declared);
        for (const Parameter& parameter : declared) {
            if (parameter.type != Parameter::Type::Integer &&
                parameter.type != Parameter::Type::Real)
                continue;
            const bool isWhole = parameter.type == Parameter::Type::Integer;
            const auto text = [](double number) { return QString::number(number, 'g', 17); };
            values.setText(parameter.id, text(parameter.minimum));
            values.setText(parameter.id, text(parameter.maximum));
            for (const double number : {parameter.minimum - 1, parameter.maximum + 1}) {
                // Of another type it would be refused whatever its range.
                const ParameterValue typed = isWhole
                                                 ? ParameterValue(static_cast<std::int64_t>(number))
                                                 : ParameterValue(number);
                QVERIFY_THROWS_EXCEPTION(UserError, values.setText(parameter.id, text(number)));
                QVERIFY_THROWS_EXCEPTION(UserError, values.set(parameter.id, typed));
            }
            QVERIFY_THROWS_EXCEPTION(UserError, values.set(parameter.id, true)); // another type
        }
    }

    void yesAndNoHaveThreeNames() {
        const auto declared = declarations();
        ParameterValues values(declared);
        for (const auto* yes : {"true", "yes", "1"}) {
            values.set("reset", false);
            values.setText("reset", QLatin1String(yes));
            QVERIFY(values.boolean("reset"));
        }
        for (const auto* no : {"false", "no", "0"}) {
            values.set("reset", true);
            values.setText("reset", QLatin1String(no));
            QVERIFY(!values.boolean("reset"));
        }
    }

    void choicesAreEnumerators() {
        enum class Order { Row, Walk };
        const auto declared = declarations();
        ParameterValues values(declared);
        QCOMPARE(values.option<Order>("order"), Order::Row);
        values.setText("order", QStringLiteral("walk"));
        QCOMPARE(values.option<Order>("order"), Order::Walk);
    }

    void aTableDeclaresAndReads() {
        enum class Order { Row, Walk };
        struct Part {
            double share = 0;
        };
        struct Settings {
            int ants = 0;
            bool walks = false;
            Order order = Order::Row;
            std::string word;
            std::size_t bytes = 0;
            Part part;
        };
        using Row = ParameterRow<Settings>;
        ParameterTable<Settings> table{
            Row(&Settings::ants, "ants", "Ants", 5, 1, 100, "How many.", "", {.unit = "ants"}),
            Row(&Settings::walks, "walks", "Walks", true, "Whether."),
            Row(&Settings::order, "order", "Order", "row", {{"row", "R"}, {"walk", "W"}}, "Which."),
            Row(&Settings::word, "word", "Word", "a", {{"a", "A"}, {"b", "B"}}, "Which.", "Book"),
            Row(Parameter::integer("memory", "Memory", 2, 1, 9, "MB."),
                [](Settings& settings, const ParameterValues& values) {
                    settings.bytes = values.as<std::size_t>("memory") << 20U;
                }),
        };
        table.add(&Settings::part, ParameterTable<Part>{ParameterRow<Part>(
                                       &Part::share, "share", "Share", 0.5, 0, 1, "Part.")});
        const std::vector<Parameter> declared = table.parameters();
        const std::vector<std::string> ids{"ants", "walks", "order", "word", "memory", "share"};
        QVERIFY(std::ranges::equal(declared, ids, {}, &Parameter::id));
        QCOMPARE(rangeText(declared.front()), QStringLiteral("a whole number from 1 to 100"));
        QCOMPARE(QByteArray(declared.front().unit), QByteArray("ants"));
        QCOMPARE(QByteArray(declared[3].source), QByteArray("Book"));
        QCOMPARE(declared.back().type, Parameter::Type::Real);

        ParameterValues values(declared);
        values.setText("order", QStringLiteral("walk"));
        values.setText("word", QStringLiteral("b"));
        const Settings settings = table.read(values);
        QCOMPARE(settings.ants, 5);
        QVERIFY(settings.walks);
        QCOMPARE(settings.order, Order::Walk);
        QCOMPARE(settings.word, std::string("b"));
        QCOMPARE(settings.bytes, std::size_t{2} << 20U);
        QCOMPARE(settings.part.share, 0.5);
    }

    void jsonRoundTrip() {
        const auto declared = declarations();
        ParameterValues values(declared);
        values.setText("alpha", QStringLiteral("0.1"));
        values.setText("order", QStringLiteral("walk"));
        ParameterValues copy(declared);
        QVERIFY(!(copy == values));
        copy.setJson(values.toJson());
        QVERIFY(copy == values);
    }

    void refusalsOfJsonRoundNothing() {
        const auto declared = declarations();
        ParameterValues values(declared);
        try {
            values.setJson({{QStringLiteral("alpha"), 1.1}});
            QFAIL("accepted");
        } catch (const UserError& error) {
            QVERIFY2(error.sentence().contains(QStringLiteral("not “1.1”")),
                     qPrintable(error.sentence()));
        }
    }

    /// In the form of files and of the command line.
    void valuesAreToldAsTheyAre() {
        const auto declared = declarations();
        ParameterValues values(declared);
        QCOMPARE(values.toJson(), (QJsonObject{{QStringLiteral("ants"), 5},
                                               {QStringLiteral("alpha"), 0.99},
                                               {QStringLiteral("reset"), true},
                                               {QStringLiteral("order"), QStringLiteral("row")}}));
        const QStringList texts{QStringLiteral("5"), QStringLiteral("0.99"), QStringLiteral("true"),
                                QStringLiteral("row")};
        for (std::size_t i = 0; i < declared.size(); ++i)
            QCOMPARE(valueText(values.value(declared[i].id)), texts[static_cast<qsizetype>(i)]);
        QCOMPARE(valueText(false), QStringLiteral("false"));
        QCOMPARE(asReal(std::int64_t{5}), 5.0);
        QCOMPARE(asReal(0.99), 0.99);
        QCOMPARE(asReal(true), 0.0);
        QCOMPARE(rangeText(declared[1]), QStringLiteral("a number from 0 to 1"));
        QCOMPARE(rangeText(declared[2]), QStringLiteral("true or false"));
        QCOMPARE(rangeText(declared[3]), QStringLiteral("one of row, walk"));
    }

    void presetsAreReadFromTheirText() {
        const std::map<std::string, ParameterValue> wanted{{"a", std::int64_t{3}},
                                                           {"b", 0.5},
                                                           {"c", true},
                                                           {"d", false},
                                                           {"e", std::string("walk=1")}};
        QVERIFY(presetValues("a=3 b=0.5 c=true d=false e=walk=1") == wanted);
    }

    /// The lower one counts, and 0 is none; a method without one stays as it is.
    void memoryIsLimited() {
        const std::vector<Parameter> declared{
            Parameter::integer(kMemoryParameter, "Memory", 0, 0, 99, "MB.")};
        ParameterValues values(declared);
        for (const auto& [own, limited] : {std::pair(0, 32), std::pair(8, 8), std::pair(64, 32)}) {
            values.set(kMemoryParameter, std::int64_t{own});
            limitMemory(values, 32);
            QCOMPARE(values.integer(kMemoryParameter), std::int64_t{limited});
        }
        const auto others = declarations();
        ParameterValues without(others);
        limitMemory(without, 32);
        QVERIFY(without == ParameterValues(others));
    }

    void unknownNamesAreAnsweredWithTheKnown() {
        const auto sentenceOf = [](std::span<const Parameter> declared) {
            try {
                ParameterValues(declared).set("bees", true);
            } catch (const UserError& error) {
                return error.sentence();
            }
            return QString();
        };
        QCOMPARE(sentenceOf(declarations()),
                 QStringLiteral("There is no parameter “bees”; this method has: ants, alpha, "
                                "reset, order."));
        QCOMPARE(sentenceOf({}),
                 QStringLiteral("There is no parameter “bees”: this method has none."));
    }

    /// Its preset if it is one of them, also one that is no longer offered; else what differs.
    void aMethodIsNamedByItsValues() {
        SolverInfo method;
        method.name = "Method";
        method.parameters = declarations();
        method.presets = {{"p", "Paper", "", {{"ants", std::int64_t{9}}, {"reset", false}}}};
        method.formerPresets = {{"old", "Old", "", {}}};
        ParameterValues values = method.defaults();
        QCOMPARE(methodLabel(method, values), QStringLiteral("Method"));
        values.set("ants", std::int64_t{9});
        QCOMPARE(methodLabel(method, values), QStringLiteral("Method · ants=9"));
        values.set("reset", false);
        QCOMPARE(methodLabel(method, values), QStringLiteral("Method · Paper"));
        values.set("alpha", 0.5);
        QCOMPARE(methodLabel(method, values),
                 QStringLiteral("Method · ants=9, alpha=0.5, reset=false"));
        QCOMPARE(QByteArray(method.preset("p")->name), QByteArray("Paper"));
        QCOMPARE(QByteArray(method.preset("old")->name), QByteArray("Old"));
        QVERIFY(method.preset("q") == nullptr);
    }

    void endsHaveTheirWords() {
        const QStringList words{QStringLiteral("stopped"),
                                QStringLiteral("solved"),
                                QStringLiteral("target reached"),
                                QStringLiteral("time is up"),
                                QStringLiteral("evaluations used up"),
                                QStringLiteral("stopped"),
                                QStringLiteral("nothing left to try"),
                                QStringLiteral("failed")};
        for (int i = 0; i < words.size(); ++i)
            QCOMPARE(endText(static_cast<StopReason>(i)), words[i]);
    }

    void presetsApply() {
        const auto declared = declarations();
        ParameterValues values(declared);
        values.apply({"p", "P", "", {{"ants", std::int64_t{9}}}});
        QCOMPARE(values.integer("ants"), 9);
    }

    void badValuesAreRefused_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("unknown") << "bees"
                                 << "3"
                                 << "bees";
        QTest::newRow("too small") << "ants"
                                   << "0"
                                   << "1 to 100";
        QTest::newRow("too large") << "ants"
                                   << "101"
                                   << "1 to 100";
        QTest::newRow("not whole") << "ants"
                                   << "1.5"
                                   << "whole number";
        QTest::newRow("huge") << "ants"
                              << "99999999999999999999"
                              << "whole number";
        QTest::newRow("not a number") << "alpha"
                                      << "x"
                                      << "0 to 1";
        QTest::newRow("nan") << "alpha"
                             << "nan"
                             << "0 to 1";
        QTest::newRow("infinite") << "alpha"
                                  << "inf"
                                  << "0 to 1";
        QTest::newRow("comma") << "alpha"
                               << "0,500"
                               << "not “0,500”";
        QTest::newRow("as typed") << "alpha"
                                  << "2e3"
                                  << "not “2e3”";
        QTest::newRow("not boolean") << "reset"
                                     << "maybe"
                                     << "true or false";
        QTest::newRow("no such option") << "order"
                                        << "diagonal"
                                        << "row, walk";
    }

    void badValuesAreRefused() {
        QFETCH(QString, id);
        QFETCH(QString, text);
        QFETCH(QString, said);
        const auto declared = declarations();
        ParameterValues values(declared);
        const ParameterValues before = values;
        try {
            values.setText(id.toStdString(), text);
            QFAIL("accepted");
        } catch (const UserError& error) {
            QVERIFY2(error.sentence().contains(said), qPrintable(error.sentence()));
        }
        QVERIFY(values == before);
    }
};

TESSERA_TEST(TestParameter, Needs::Nothing)

} // namespace tessera::tst_Parameter

#include "tst_Parameter.moc"
