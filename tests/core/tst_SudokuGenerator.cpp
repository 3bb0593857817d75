// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/ChecksumTesting.h"
#include "tests/core/SudokuTesting.h"

#include "core/sudoku/SudokuExact.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/SudokuGrid.h"
#include "core/sudoku/formats/SudokuFile.h"
#include "core/support/UserError.h"

namespace tessera::tst_SudokuGenerator {
using namespace tessera::test;

class TestSudokuGenerator : public QObject {
    Q_OBJECT

private slots:
    void aThousandPuzzlesAreUnique() {
        SudokuExact exact(3);
        for (int i = 0; i < 1000; ++i) {
            SudokuSettings settings;
            settings.seed = static_cast<std::uint64_t>(i);
            settings.symmetry = static_cast<SudokuSymmetry>(i % 6);
            if (i % 3 == 0)
                settings.givens = 30 + i % 11;
            const auto made = generateSudoku(settings);
            const SudokuCount count = exact.count(made->givens);
            QVERIFY2(count.isUnique(), qPrintable(QString::number(i)));
            QCOMPARE(*count.first, made->solution);
            const int filled = made->givens.filledCount();
            QVERIFY(!made->asWished || filled == settings.givens.value_or(filled));
        }
    }

    void otherSizesAreUnique() {
        for (const int order : {2, 4, 5}) {
            SudokuSettings settings;
            settings.order = order;
            settings.seed = 7;
            settings.givens = order == 2 ? 6 : order == 4 ? 130 : 400;
            const auto made = generateSudoku(settings);
            QVERIFY(SudokuExact(order).count(made->givens, {2, 100'000}).isUnique());
            QVERIFY(made->asWished);
        }
    }

    void symmetryHolds() {
        for (int i = 0; i < 12; ++i) {
            SudokuSettings settings;
            settings.symmetry = static_cast<SudokuSymmetry>(i % 6);
            settings.seed = static_cast<std::uint64_t>(i);
            const auto made = generateSudoku(settings);
            for (const auto& orbit : orbitsOf(settings.symmetry, made->givens)) {
                for (const int cell : orbit)
                    QCOMPARE(made->givens.isOpen(cell), made->givens.isOpen(orbit.front()));
            }
        }
        QCOMPARE(orbitsOf(SudokuSymmetry::QuarterTurn, SudokuGrid(3)).size(), std::size_t{21});
    }

    void difficultyIsAsWished() {
        for (int i = 0; i < 4; ++i) {
            SudokuSettings settings;
            settings.difficulty = static_cast<SudokuDifficulty>(i);
            settings.seed = 3;
            const auto made = generateSudoku(settings);
            QCOMPARE(made->difficulty, *settings.difficulty);
            QCOMPARE(difficultyOf(made->givens), *settings.difficulty);
            QVERIFY(made->asWished && shortfallText(settings, *made).isEmpty());
        }
    }

    void impossibleWishesEndWithASentence() {
        SudokuSettings settings;
        settings.order = 2;
        settings.givens = 3; // at least four are needed
        const auto made = generateSudoku(settings);
        QVERIFY(!made->asWished);
        QCOMPARE(shortfallText(settings, *made),
                 QStringLiteral("No puzzle with 3 givens was found; this one has 4."));
        QVERIFY(SudokuExact(2).count(made->givens).isUnique());
        settings.givens = 12;
        settings.difficulty = SudokuDifficulty::Expert;
        QCOMPARE(
            shortfallText(settings, *generateSudoku(settings)),
            QStringLiteral("No puzzle of the chosen difficulty was found. This one is: Easy."));
    }

    void theSeedDecides() {
        SudokuSettings settings;
        settings.seed = 5;
        const auto first = generateSudoku(settings);
        QCOMPARE(generateSudoku(settings)->givens, first->givens);
        settings.seed = 6;
        QVERIFY(generateSudoku(settings)->givens != first->givens);
    }

    void canBeStopped() {
        SudokuSettings settings;
        QVERIFY(!generateSudoku(settings, [](int, int) { return false; }));
    }

    /// With wishes and without, met and not met.
    void puzzlesAreWhatTheyWere() {
        QByteArray text;
        const auto make = [&](const SudokuSettings& settings) {
            const auto made = generateSudoku(settings);
            text += lineOf(made->givens).toLatin1() + ' ' + lineOf(made->solution).toLatin1() +
                    ' ' + QByteArray::number(static_cast<int>(made->difficulty)) +
                    (made->asWished ? " as wished " : " not ") +
                    shortfallText(settings, *made).toUtf8() + '\n';
        };
        using enum SudokuDifficulty;
        using enum SudokuSymmetry;
        for (int i = 0; i < 12; ++i) {
            SudokuSettings settings;
            settings.symmetry = static_cast<SudokuSymmetry>(i % 6);
            settings.seed = static_cast<std::uint64_t>(i);
            if (i % 4 > 0)
                settings.difficulty = static_cast<SudokuDifficulty>(i % 3);
            else
                settings.givens = 30;
            make(settings);
        }
        make({2, 3, {}, None, 4});
        make({2, 7, {}, QuarterTurn, 4});
        make({2, {}, Hard, LeftRight, 5});
        make({2, 5, Medium, None, 6});
        make({4, 150, {}, Diagonal, 7});
        make({5, 450, {}, UpDown, 8});
        QCOMPARE(checksum(text), QByteArray("0d08d0f8f8da91ec"));
    }

    void eachTryIsTold() {
        std::vector<int> told;
        const SudokuSettings settings{2, 3, {}, SudokuSymmetry::None, 1};
        QVERIFY(generateSudoku(settings, [&](int done, int all) {
            told.push_back(done);
            return all == 400;
        }));
        QCOMPARE(told.size(), std::size_t{400});
        QCOMPARE(told.front(), 0);
        QCOMPARE(told.back(), 399);
    }

    void orbitsAreThoseOfTheSymmetry() {
        const SudokuGrid grid(2);
        using enum SudokuSymmetry;
        const auto with = [&](SudokuSymmetry symmetry, std::size_t index) {
            return orbitsOf(symmetry, grid)[index];
        };
        QCOMPARE(with(None, 1), (std::vector<int>{1}));
        QCOMPARE(with(HalfTurn, 1), (std::vector<int>{1, 14}));
        QCOMPARE(with(QuarterTurn, 1), (std::vector<int>{1, 7, 14, 8}));
        QCOMPARE(with(LeftRight, 0), (std::vector<int>{0, 3}));
        QCOMPARE(with(UpDown, 1), (std::vector<int>{1, 13}));
        QCOMPARE(with(Diagonal, 1), (std::vector<int>{1, 4}));
    }

    void solutionsOfEveryOrder() {
        Random random(2);
        for (const int order : {2, 3, 4, 5}) {
            const SudokuGrid solution = randomSolution(order, random);
            QVERIFY(isSolved(solution));
            QVERIFY(solution != randomSolution(order, random));
        }
    }

    void settingsSurviveJson() {
        SudokuSettings settings{4, 120, SudokuDifficulty::Hard, SudokuSymmetry::Diagonal, 99};
        QCOMPARE(sudokuSettingsFromJson(toJson(settings)), settings);
        for (const QJsonObject& bad : {QJsonObject{{QStringLiteral("order"), 6}},
                                       QJsonObject{{QStringLiteral("givens"), -1}},
                                       QJsonObject{{QStringLiteral("symmetry"), 3}},
                                       QJsonObject{{QStringLiteral("colour"), 3}}})
            QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(sudokuSettingsFromJson(bad)));
    }

    void settingsAreReadUpToTheirLimits() {
        const auto read = [](const char* key, const QJsonValue& value) {
            return sudokuSettingsFromJson({{QString::fromLatin1(key), value}});
        };
        for (const int order : {2, 5})
            QCOMPARE(read("order", order).order, order);
        for (const int givens : {0, 625})
            QCOMPARE(read("givens", givens).givens, std::optional(givens));
        QCOMPARE(read("seed", 9007199254740992.0).seed, std::uint64_t{1} << 53U);
        QCOMPARE(read("seed", QStringLiteral("18446744073709551615")).seed, ~std::uint64_t{0});
        QCOMPARE(read("symmetry", QStringLiteral("up-down")).symmetry, SudokuSymmetry::UpDown);
        QCOMPARE(read("kind", QStringLiteral("sudoku")), SudokuSettings());
        QVERIFY(!toJson(SudokuSettings()).contains(QLatin1String("givens")));
        const auto complaintOf = [&](const char* key, const QJsonValue& value) {
            try {
                static_cast<void>(read(key, value));
            } catch (const UserError& error) {
                return error.sentence();
            }
            return QString();
        };
        for (const QJsonValue& order : {QJsonValue(1), QJsonValue(6), QJsonValue(2.5),
                                        QJsonValue(QStringLiteral("3")), QJsonValue()})
            QCOMPARE(complaintOf("order", order),
                     QStringLiteral("“order” of a Sudoku takes a whole number from 2 to 5."));
        QVERIFY(!complaintOf("givens", 626).isEmpty() && !complaintOf("givens", -1).isEmpty());
        QVERIFY(!complaintOf("seed", -1).isEmpty());
        QCOMPARE(complaintOf("difficulty", QStringLiteral("Hard")),
                 QStringLiteral("“difficulty” of a Sudoku takes one of easy, medium, hard, "
                                "expert."));
        QCOMPARE(complaintOf("colour", 3), QStringLiteral("A Sudoku’s settings have no “colour”."));
    }
};

TESSERA_TEST(TestSudokuGenerator, Needs::Core)

} // namespace tessera::tst_SudokuGenerator

#include "tst_SudokuGenerator.moc"
