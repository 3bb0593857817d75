// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/ChecksumTesting.h"

#include "core/edges/generate/HardestColors.h"

namespace tessera::tst_HardestColors {

class TestHardestColors : public QObject {
    Q_OBJECT

private slots:
    /// The "Even" rows of Söderlind 2010, Table 2, and Eternity II itself.
    void goldenValues_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("hints");
        QTest::addColumn<int>("inner");
        QTest::addColumn<int>("border");
        QTest::newRow("4x4") << 4 << 0 << 3 << 3;
        QTest::newRow("6x6") << 6 << 0 << 6 << 3;
        QTest::newRow("10x10") << 10 << 0 << 10 << 4;
        QTest::newRow("16x16") << 16 << 0 << 18 << 5;
        QTest::newRow("16x16 with a hint") << 16 << 1 << 17 << 5;
    }
    void goldenValues() {
        QFETCH(int, side);
        QFETCH(int, hints);
        const HardestColors colors = hardestColors({side, side}, {}, hints);
        QTEST(colors.inner, "inner");
        QTEST(colors.border, "border");
        QVERIFY(colors.byFormula);
    }

    void totals() {
        QCOMPARE(hardestColors({12, 12}).total(), 18);
        QCOMPARE(hardestColors({14, 14}).total(), 20);
    }

    void eternityBeforeRounding() {
        const HardestColors colors = hardestColors({16, 16}, {}, 1);
        QVERIFY(std::abs(colors.innerExact - 16.85) < 0.005);
        QVERIFY(std::abs(colors.borderExact - 4.97) < 0.005);
    }

    void wholeNumbersAreNotRoundedUp() {
        QCOMPARE(hardestColors({3, 3}).inner, 2); // M = 4^(1/2)
    }

    void boardsWithoutAFormula() {
        QCOMPARE(hardestColors({1, 1}).total(), 0);
        QCOMPARE(hardestColors({1, 1}, {false, false}).total(), 1);
        QCOMPARE(hardestColors({1, 1}, {false, false, false, kAnyColor}).total(), 0);
        QCOMPARE(hardestColors({2, 2}).inner, 0);
        QCOMPARE(hardestColors({2, 2}).border, 3); // 4!^(1/4) = 2.2
        QCOMPARE(hardestColors({5, 1}).inner, 0);
        QCOMPARE(hardestColors({1, 5}).border, 4);                      // (2·6·8)^(1/4) = 3.1
        QCOMPARE(hardestColors({4, 4}, {false, false, true}).inner, 4); // 16!^(1/24) = 3.6
        QVERIFY(!hardestColors({2, 5}).byFormula);
        QVERIFY(!hardestColors({10, 10}, {true, true}).byFormula);
    }

    void everyBoardGetsColorsThatFit() {
        for (int width = 1; width <= kMaxSide; ++width) {
            for (int height = 1; height <= kMaxSide; height += 3) {
                for (const Rules rules : {Rules{true, false}, Rules{true, true},
                                          Rules{false, false}, Rules{false, false, true}}) {
                    const HardestColors colors = hardestColors({width, height}, rules);
                    QVERIFY(colors.total() <= (rules.isSigned ? kMaxSignedColor : kMaxColor));
                    QCOMPARE(colors.inner > 0,
                             !rules.framed || (width > 1 && height > 1 && width + height > 4));
                    QCOMPARE(colors.border > 0, rules.framed && width + height > 2);
                }
            }
        }
    }

    /// Puzzles of "hardest" colours come from a seed, so the counts must never change: all boards
    /// up to 9×9 with each of the rules, without hints and with some.
    void theCountsAreTheSameInEveryVersion() {
        QByteArray text;
        for (const Rules rules :
             {Rules{true, false}, Rules{true, true}, Rules{false, false}, Rules{false, true},
              Rules{false, false, true}, Rules{false, true, true}, Rules{false, false, false, 2},
              Rules{false, false, false, kAnyColor}, Rules{false, false, true, 1}}) {
            for (int cells = 0; cells < 81; ++cells) {
                for (const int hints : {0, 1, 4}) {
                    const HardestColors colors =
                        hardestColors({1 + cells / 9, 1 + cells % 9}, rules, hints);
                    text += QByteArray::number(colors.innerExact, 'f', 5) + ' ' +
                            QByteArray::number(colors.borderExact, 'f', 5) + ' ' +
                            QByteArray::number(colors.inner) + ' ' +
                            QByteArray::number(colors.border) +
                            (colors.byFormula ? " formula\n" : " principle\n");
                }
            }
        }
        QCOMPARE(test::checksum(text), QByteArray("a5799651a5f17a1c"));
    }

    void signedPatternsCountTwice() {
        const HardestColors plain = hardestColors({10, 10});
        const HardestColors halves = hardestColors({10, 10}, {true, true});
        QCOMPARE(halves.innerExact, plain.innerExact / 2);
        QCOMPARE(halves.inner, 5);
    }
};

TESSERA_TEST(TestHardestColors, Needs::Nothing)

} // namespace tessera::tst_HardestColors

#include "tst_HardestColors.moc"
