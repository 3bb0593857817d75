// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "widgets/charts/SearchCharts.h"

#include <QImage>
#include <QLabel>

#include <algorithm>
#include <cmath>
#include <vector>

namespace tessera::tst_DepthChart {

namespace {

/// How many pixels of a column have the bars' colour.
int barHeight(DepthChart& chart, int x) {
    const QImage picture = chart.grab().toImage();
    const QRgb bar = chart.palette().color(QPalette::Highlight).rgb();
    int height = 0;
    for (int y = 0; y < picture.height(); ++y)
        height += picture.pixel(x, y) == bar ? 1 : 0;
    return height;
}

} // namespace

class TestDepthChart : public QObject {
    Q_OBJECT

private slots:
    void heightsAreLogarithmic() {
        DepthChart chart;
        chart.resize(400, 200);
        chart.setCounts({0, 10, 1000, 1'000'000});
        const auto heightAt = [&](int bar) {
            return barHeight(chart, static_cast<int>(chart.position({bar + 0.0, 0}).x()));
        };
        const int low = heightAt(1);
        const int middle = heightAt(2);
        const int high = heightAt(3);
        QVERIFY(high > 100);
        QVERIFY2(std::abs(middle - high / 2) <= 2, qPrintable(QString::number(middle)));
        QVERIFY2(std::abs(low - high / 6) <= 2, qPrintable(QString::number(low)));
    }

    void pointingAtABarNamesItsDepth() {
        DepthChart chart;
        chart.resize(300, 150);
        chart.setCounts({5, 7, 9'000});
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        const auto* readout = chart.findChild<QLabel*>();
        int x = chart.width() - 40;
        const auto pointElsewhere = [&] {
            QTest::mouseMove(&chart, QPoint(++x, chart.height() / 2));
            return readout->isVisible();
        };
        QTRY_VERIFY(pointElsewhere());
        QVERIFY2(readout->text().contains(u'2') && readout->text().contains(u"9.00"),
                 qPrintable(readout->text()));
        QTest::keyClick(&chart, Qt::Key_Left);
        QVERIFY2(readout->text().startsWith(u'7'), qPrintable(readout->text()));
        QVERIFY(chart.accessibleDescription().contains(u'2'));
    }

    void fewerCountsMoveTheReadout() {
        DepthChart chart;
        chart.resize(300, 150);
        chart.setCounts({5, 7, 9'000});
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QTest::keyClick(&chart, Qt::Key_Left);
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chart.pointed(), std::optional(2.0));
        chart.setCounts({5});
        chart.grab();
        QCOMPARE(chart.pointed(), std::optional(0.0));
        QVERIFY(chart.findChild<QLabel*>()->text().startsWith(u'5'));
    }

    /// The curve of a large board has many more depths than pixels.
    void everyColumnShowsTheMostOfItsDepths() {
        DepthChart chart;
        chart.resize(300, 150);
        std::vector<std::uint64_t> counts(16'129, 1);
        counts[8'001] = 1'000'000;
        chart.setCounts(counts);
        const PlotPaper paper{chart.contentsRect().size(), chart.palette(), chart.font()};
        const QList<QPointF> points = chart.shownOn(paper).series.front().points;
        QVERIFY(points.size() <= 4 * 300);
        QVERIFY(std::ranges::any_of(points, [](QPointF point) {
            return point.y() == 6.0 && std::abs(point.x() - 8'001) < 60;
        }));
        QCOMPARE(points.back().x(), 16'128.5);
        QCOMPARE(points.front().x(), -0.5);
    }

    void nothingIsDrawnWithoutCounts() {
        DepthChart chart;
        chart.resize(200, 100);
        const QImage empty = chart.grab().toImage();
        chart.setCounts({1, 2, 3});
        QVERIFY(chart.grab().toImage() != empty);
        chart.clear();
        QVERIFY(chart.grab().toImage() == empty);
    }
};

TESSERA_TEST(TestDepthChart, Needs::Window)

} // namespace tessera::tst_DepthChart

#include "tst_DepthChart.moc"
