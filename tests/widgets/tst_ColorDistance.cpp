// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "widgets/colors/ColorMath.h"

#include <array>
#include <cmath>

namespace tessera::tst_ColorDistance {

namespace {

struct SharmaPair {
    Lab first;
    Lab second;
    double distance;
};

/// The pairs that Sharma, Wu & Dalal (2005, Table 1) for testing programs.
constexpr std::array<SharmaPair, 34> kPairs{{
    {{50.0000, 2.6772, -79.7751}, {50.0000, 0.0000, -82.7485}, 2.0425},
    {{50.0000, 3.1571, -77.2803}, {50.0000, 0.0000, -82.7485}, 2.8615},
    {{50.0000, 2.8361, -74.0200}, {50.0000, 0.0000, -82.7485}, 3.4412},
    {{50.0000, -1.3802, -84.2814}, {50.0000, 0.0000, -82.7485}, 1.0000},
    {{50.0000, -1.1848, -84.8006}, {50.0000, 0.0000, -82.7485}, 1.0000},
    {{50.0000, -0.9009, -85.5211}, {50.0000, 0.0000, -82.7485}, 1.0000},
    {{50.0000, 0.0000, 0.0000}, {50.0000, -1.0000, 2.0000}, 2.3669},
    {{50.0000, -1.0000, 2.0000}, {50.0000, 0.0000, 0.0000}, 2.3669},
    {{50.0000, 2.4900, -0.0010}, {50.0000, -2.4900, 0.0009}, 7.1792},
    {{50.0000, 2.4900, -0.0010}, {50.0000, -2.4900, 0.0010}, 7.1792},
    {{50.0000, 2.4900, -0.0010}, {50.0000, -2.4900, 0.0011}, 7.2195},
    {{50.0000, 2.4900, -0.0010}, {50.0000, -2.4900, 0.0012}, 7.2195},
    {{50.0000, -0.0010, 2.4900}, {50.0000, 0.0009, -2.4900}, 4.8045},
    {{50.0000, -0.0010, 2.4900}, {50.0000, 0.0010, -2.4900}, 4.8045},
    {{50.0000, -0.0010, 2.4900}, {50.0000, 0.0011, -2.4900}, 4.7461},
    {{50.0000, 2.5000, 0.0000}, {50.0000, 0.0000, -2.5000}, 4.3065},
    {{50.0000, 2.5000, 0.0000}, {73.0000, 25.0000, -18.0000}, 27.1492},
    {{50.0000, 2.5000, 0.0000}, {61.0000, -5.0000, 29.0000}, 22.8977},
    {{50.0000, 2.5000, 0.0000}, {56.0000, -27.0000, -3.0000}, 31.9030},
    {{50.0000, 2.5000, 0.0000}, {58.0000, 24.0000, 15.0000}, 19.4535},
    {{50.0000, 2.5000, 0.0000}, {50.0000, 3.1736, 0.5854}, 1.0000},
    {{50.0000, 2.5000, 0.0000}, {50.0000, 3.2972, 0.0000}, 1.0000},
    {{50.0000, 2.5000, 0.0000}, {50.0000, 1.8634, 0.5757}, 1.0000},
    {{50.0000, 2.5000, 0.0000}, {50.0000, 3.2592, 0.3350}, 1.0000},
    {{60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}, 1.2644},
    {{63.0109, -31.0961, -5.8663}, {62.8187, -29.7946, -4.0864}, 1.2630},
    {{61.2901, 3.7196, -5.3901}, {61.4292, 2.2480, -4.9620}, 1.8731},
    {{35.0831, -44.1164, 3.7933}, {35.0232, -40.0716, 1.5901}, 1.8645},
    {{22.7233, 20.0904, -46.6940}, {23.0331, 14.9730, -42.5619}, 2.0373},
    {{36.4612, 47.8580, 18.3852}, {36.2715, 50.5065, 21.2231}, 1.4146},
    {{90.8027, -2.0831, 1.4410}, {91.1528, -1.6435, 0.0447}, 1.4441},
    {{90.9257, -0.5406, -0.9208}, {88.6381, -0.8985, -0.7239}, 1.5381},
    {{6.7747, -0.2908, -2.4247}, {5.8714, -0.0985, -2.2286}, 0.6377},
    {{2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}, 0.9082},
}};

bool isNear(double value, double expected, double tolerance) {
    return std::abs(value - expected) <= tolerance;
}

} // namespace

class TestColorDistance : public QObject {
    Q_OBJECT

private slots:
    void thePublishedPairs() {
        for (const SharmaPair& pair : kPairs) {
            const double distance = ciede2000(pair.first, pair.second);
            QVERIFY2(
                isNear(distance, pair.distance, 5e-5),
                qPrintable(QStringLiteral("%1 instead of %2").arg(distance).arg(pair.distance)));
            QVERIFY(isNear(ciede2000(pair.second, pair.first), distance, 1e-9));
            QCOMPARE(ciede2000(pair.first, pair.first), 0.0);
        }
    }

    void labOfKnownColors() {
        // Of sRGB's corners under D65, as in published tables.
        const auto check = [](Qt::GlobalColor color, double lightness, double a, double b) {
            const Lab lab = labOf(QColor(color));
            return isNear(lab.lightness, lightness, 0.01) && isNear(lab.a, a, 0.02) &&
                   isNear(lab.b, b, 0.02);
        };
        QVERIFY(check(Qt::black, 0, 0, 0));
        QVERIFY(check(Qt::white, 100, 0, 0));
        QVERIFY(check(Qt::red, 53.24, 80.09, 67.20));
        QVERIFY(check(Qt::green, 87.74, -86.18, 83.18));
        QVERIFY(check(Qt::blue, 32.30, 79.19, -107.86));
    }

    void contrastGoesFromOneToTwentyOne() {
        QCOMPARE(contrastRatio(Qt::white, Qt::black), 21.0);
        QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrastRatio(Qt::red, Qt::red), 1.0);
        // The lightest grey that WCAG's 4.5:1 allows on white.
        QVERIFY(contrastRatio(QColor(0x767676), Qt::white) >= 4.5);
        QVERIFY(contrastRatio(QColor(0x777777), Qt::white) < 4.5);
    }

    void channelsGoThereAndBack() {
        for (int value = 0; value <= 255; ++value)
            QVERIFY(isNear(encodedChannel(linearChannel(value / 255.0)), value / 255.0, 1e-6));
        QCOMPARE(encodedChannel(-1), 0.0);
        QCOMPARE(encodedChannel(2), encodedChannel(1));
    }

    void greysLookTheSameToAll() {
        for (const ColorSight sight : kColorSights) {
            for (const int grey : {0, 90, 255})
                QVERIFY(colorDistance(QColor(grey, grey, grey),
                                      seenBy(QColor(grey, grey, grey), sight),
                                      ColorSight::Normal) < 0.5);
        }
    }

    void eachSightConfusesItsOwnColors() {
        const QColor red(200, 60, 40);
        const QColor olive(112, 108, 30);
        const QColor blue(0, 90, 160);
        const QColor teal(0, 103, 110);
        for (const ColorSight sight : {ColorSight::Protanopia, ColorSight::Deuteranopia})
            QVERIFY(colorDistance(red, olive, sight) <
                    colorDistance(red, olive, ColorSight::Normal) / 2);
        QVERIFY(colorDistance(blue, teal, ColorSight::Tritanopia) <
                colorDistance(blue, teal, ColorSight::Normal) / 2);
        QVERIFY(colorDistance(red, olive, ColorSight::Tritanopia) > 20);
    }
};

TESSERA_TEST(TestColorDistance, Needs::Nothing)

} // namespace tessera::tst_ColorDistance

#include "tst_ColorDistance.moc"
