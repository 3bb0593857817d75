// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/ChecksumTesting.h"
#include "tests/core/SudokuTesting.h"

#include "core/sudoku/SudokuExact.h"
#include "core/sudoku/SudokuGenerator.h"

#include <set>

namespace tessera::tst_SudokuLogic {
using namespace tessera::test;

namespace {

SudokuCandidates candidatesOf(const SudokuGrid& grid) {
    SudokuCandidates candidates(grid.order());
    static_cast<void>(candidates.load(grid));
    return candidates;
}

} // namespace

class TestSudokuLogic : public QObject {
    Q_OBJECT

private slots:
    /// Soundness: no conclusion ever removes a digit of the only solution.
    void conclusionsAgreeWithTheSolution() {
        std::set<SudokuTechnique> seen;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            SudokuSettings settings;
            settings.order = seed % 10 == 0 ? 4 : 3;
            settings.seed = seed;
            if (settings.order == 4)
                settings.givens = 120;
            const auto made = generateSudoku(settings);
            SudokuCandidates candidates = candidatesOf(made->givens);
            while (const auto step = nextStep(candidates)) {
                seen.insert(step->technique);
                if (step->isSingle())
                    QCOMPARE(made->solution.at(step->cells.front()), lowestDigit(step->digits));
                for (const auto& [cell, digits] : step->removed) {
                    QVERIFY((digits & digitBit(made->solution.at(cell))) == 0);
                    QVERIFY((digits & candidates.at(cell)) == digits && digits != 0);
                }
                QVERIFY(!describe(*step, made->givens).isEmpty());
                QVERIFY(apply(*step, candidates));
            }
            QCOMPARE(candidates.isSolved(), made->difficulty != SudokuDifficulty::Expert);
        }
        QCOMPARE(seen.size(), std::size_t{6}); // each technique occurred
    }

    /// Which step comes next, with all that it says: a user is told the same in every build.
    void stepsAreWhatTheyWere() {
        QByteArray text;
        const auto put = [&](std::int64_t number) { text += QByteArray::number(number) + ' '; };
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            SudokuSettings settings;
            settings.order = seed % 10 == 0 ? 4 : seed % 10 == 1 ? 2 : 3;
            settings.seed = seed;
            if (settings.order == 4)
                settings.givens = 110;
            const SudokuGrid givens = generateSudoku(settings)->givens;
            SudokuCandidates candidates = candidatesOf(givens);
            while (const auto step = nextStep(candidates)) {
                text += describe(*step, givens).toUtf8() + ' ';
                put(static_cast<int>(step->technique));
                put(step->digits);
                put(step->unit);
                put(step->crossing);
                for (const int cell : step->cells)
                    put(cell);
                for (const auto& [cell, digits] : step->removed) {
                    put(cell);
                    put(digits);
                }
                QVERIFY(apply(*step, candidates));
            }
            put(static_cast<int>(difficultyOf(givens)));
            for (int within = 0; within < 4; ++within)
                put(isSolvedWithin(static_cast<SudokuDifficulty>(within), givens) ? 1 : 0);
        }
        QCOMPARE(checksum(text), QByteArray("b0510df7aa4c367a"));
    }

    void fillSinglesIsTheStepsOfSingles() {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            SudokuSettings settings;
            settings.seed = seed;
            const SudokuGrid givens = generateSudoku(settings)->givens;
            SudokuCandidates slow = candidatesOf(givens);
            for (auto step = nextStep(slow); step && step->isSingle(); step = nextStep(slow))
                QVERIFY(apply(*step, slow));
            SudokuCandidates fast = candidatesOf(givens);
            QVERIFY(fast.fillSingles());
            QCOMPARE(fast.singles(), slow.singles());
        }
    }

    void sentencesNameCellsAndDigits() {
        SudokuGrid grid(3);
        for (int column = 0; column < 8; ++column)
            grid.set(column, static_cast<Digit>(column + 1));
        const auto step = nextStep(candidatesOf(grid));
        QVERIFY(step.has_value());
        QCOMPARE(describe(*step, grid),
                 QStringLiteral("R1C9 is 9: no other digit is left for it."));
    }

    void difficultiesHaveWords() {
        QStringList words;
        for (int i = 0; i < 4; ++i) {
            const auto difficulty = static_cast<SudokuDifficulty>(i);
            words << QString::fromLatin1(
                         sudokuDifficulties()[static_cast<std::size_t>(i)].id.data())
                  << difficultyText(difficulty);
        }
        QCOMPARE(words.join(u' '),
                 QStringLiteral("easy Easy medium Medium hard Hard expert Expert"));
    }

    void theKnownHardOneIsBeyondLogic() {
        QCOMPARE(difficultyOf(gridOf(kEscargot)), SudokuDifficulty::Expert);
    }

    void contradictionsAreFound() {
        SudokuGrid grid(2);
        grid.set(0, 1);
        grid.set(1, 2);
        grid.set(6, 3);
        grid.set(11, 4); // the third and fourth cells of row 1 have no way to be 3 and 4
        SudokuCandidates candidates(2);
        QVERIFY(!(candidates.load(grid) && candidates.fillSingles()) ||
                SudokuExact(2).count(grid).solutions > 0);
        SudokuGrid twice(2);
        twice.set(0, 1);
        twice.set(3, 1);
        QVERIFY(!SudokuCandidates(2).load(twice));
        // One of several cells has no digit left.
        SudokuCandidates open(2);
        const SudokuStep step{.technique = SudokuTechnique::Pair,
                              .removed = {{0, open.at(0)}, {1, digitBit(1)}}};
        QVERIFY(!apply(step, open));
    }
};

TESSERA_TEST(TestSudokuLogic, Needs::Core)

} // namespace tessera::tst_SudokuLogic

#include "tst_SudokuLogic.moc"
