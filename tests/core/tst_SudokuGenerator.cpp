// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/SudokuTesting.h"

#include "core/sudoku/SudokuExact.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/SudokuGrid.h"
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
};

TESSERA_TEST(TestSudokuGenerator, Needs::Core)

} // namespace tessera::tst_SudokuGenerator

#include "tst_SudokuGenerator.moc"
