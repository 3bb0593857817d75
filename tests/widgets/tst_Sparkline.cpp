// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "widgets/charts/SearchCharts.h"

#include <QImage>

#include <algorithm>
#include <limits>

namespace tessera::tst_Sparkline {

namespace {

/// The rows, from the top, of the first and last columns that are drawn on.
struct Ends {
    int left = -1;
    int right = -1;
};

Ends endsOf(const QImage& picture) {
    const QRgb background = picture.pixel(0, 0);
    Ends ends;
    for (int x = 0; x < picture.width(); ++x) {
        for (int y = 0; y < picture.height(); ++y) {
            if (picture.pixel(x, y) == background)
                continue;
            if (ends.left < 0)
                ends.left = y;
            ends.right = y;
        }
    }
    return ends;
}

QImage pictureOf(Sparkline& line) {
    line.resize(100, 30);
    return line.grab().toImage();
}

} // namespace

class TestSparkline : public QObject {
    Q_OBJECT

private slots:
    void aFallingNumberFalls() {
        Sparkline line;
        QCOMPARE(endsOf(pictureOf(line)).left, -1);
        for (int i = 10; i > 0; --i)
            line.add(i);
        const Ends ends = endsOf(pictureOf(line));
        QVERIFY(ends.left >= 0 && ends.left < 8);
        QVERIFY(ends.right > 22);
        QVERIFY(line.toolTip().contains(QStringLiteral("10")));
        line.clear();
        QCOMPARE(endsOf(pictureOf(line)).left, -1);
        QVERIFY(line.toolTip().isEmpty());
    }

    void theWholeCourseStaysHoweverLong() {
        Sparkline line;
        for (int i = 0; i < 100'000; ++i)
            line.add(i);
        const auto values = line.values();
        QVERIFY(values.size() <= Sparkline::kMostValues);
        QVERIFY(values.size() >= Sparkline::kMostValues / 2);
        QCOMPARE(values.front(), 0.0);
        QVERIFY(values.back() > 99'000);
        QVERIFY(std::ranges::is_sorted(values));
        const double first = values[1] - values[0];
        for (std::size_t i = 2; i < values.size(); ++i)
            QVERIFY(values[i] - values[i - 1] <= first + 1);
    }

    void whatIsNoNumberIsLeftOut() {
        Sparkline line;
        line.add(std::numeric_limits<double>::quiet_NaN());
        line.add(std::numeric_limits<double>::infinity());
        QVERIFY(line.values().empty());
    }
};

TESSERA_TEST(TestSparkline, Needs::Window)

} // namespace tessera::tst_Sparkline

#include "tst_Sparkline.moc"
