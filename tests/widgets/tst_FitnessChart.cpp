// SPDX-License-Identifier: GPL-3.0-or-later
#include "ChartTesting.h"
#include "widgets/colors/ColorMath.h"

#include <QBuffer>
#include <QLabel>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace tessera::tst_FitnessChart {

/// What the chart shows.
class TestFitnessChart : public QObject, private ChartTest {
    Q_OBJECT

private slots:
    void init() { makeChart(); }
    void cleanup() { m_chart.reset(); }

    void emptyChartSaysWhatToDo() {
        set(&PlotContent::emptyText, QString());
        const QImage without = picture({600, 300});
        set(&PlotContent::emptyText, QStringLiteral("Start a search"));
        QVERIFY(differentPixels(without, picture({600, 300})) > 100);
    }

    void curvesAreDrawnInTheirColours() {
        set(&PlotContent::total, 180);
        set(&PlotContent::curves, std::vector<ChartCurve>{curveTo(167, 60, QStringLiteral("one")),
                                                          curveTo(150, 40, QStringLiteral("two"))});
        const QImage image = picture({600, 300});
        QVERIFY(pixelsOf(image, color(0)) > 300);
        QVERIFY(pixelsOf(image, color(1)) > 100);
        set(&PlotContent::curves, std::vector<ChartCurve>());
        QVERIFY(pixelsOf(picture({600, 300}), color(0)) < 20);
    }

    void theLegendNamesTheCurves() {
        set(&PlotContent::curves, std::vector<ChartCurve>{curveTo(167, 60, QString())});
        const QImage without = picture({600, 300});
        set(&PlotContent::curves,
            std::vector<ChartCurve>{curveTo(167, 60, QStringLiteral("Annealing, seed 1"))});
        QVERIFY(differentPixels(without, picture({600, 300})) > 100);
    }

    void bandCanBeHidden() {
        set(&PlotContent::curves, std::vector<ChartCurve>{curveTo(167, 60, QStringLiteral("one"))});
        const QImage with = picture({600, 300});
        set(&PlotContent::showCurrent, false);
        QVERIFY(differentPixels(with, picture({600, 300})) > 500);
    }

    /// A slope between two samples would be above the best board.
    void theBandHasStepsAsTheBestScoreHas() {
        ChartCurve curve{QStringLiteral("one"), {}, {}};
        for (const int i : {0, 1, 2, 3})
            curve.points.push_back({{i * 20.0, 0}, 10 * i, 10 * i, true, {}});
        PlotContent content;
        content.curves.push_back(curve);
        const Plot plot =
            curvePlot(content, {QSizeF(600, 300), m_chart->palette(), m_chart->font()});
        int bands = 0;
        for (const PlotSeries& series : plot.series) {
            if (series.kind != PlotSeries::Kind::Area)
                continue;
            ++bands;
            QVERIFY(series.points.size() > 3);
            for (qsizetype i = 1; i < series.points.size(); ++i) {
                const QPointF way = series.points[i] - series.points[i - 1];
                QVERIFY(way.x() == 0 || way.y() == 0);
            }
        }
        QCOMPARE(bands, 1);
    }

    void axesChangeThePicture() {
        set(&PlotContent::curves, std::vector<ChartCurve>{curveTo(167, 60, QStringLiteral("one"))});
        const QImage seconds = picture({600, 300});
        set(&PlotContent::scale, ChartScale{CurveAxis::Evaluations, false});
        const QImage evaluations = picture({600, 300});
        QVERIFY(differentPixels(seconds, evaluations) > 50);
        set(&PlotContent::scale, ChartScale{CurveAxis::Evaluations, true});
        QVERIFY(differentPixels(evaluations, picture({600, 300})) > 500);
    }

    /// Down to a microsecond nothing is drawn later than it was.
    void aLogarithmicAxisHasTheFirstMoments() {
        set(&PlotContent::scale, ChartScale{CurveAxis::Seconds, true});
        ChartCurve curve{QStringLiteral("one"), {}, {}};
        curve.points = {
            {{0, 1}, 5, 5, true}, {{0.0002, 10}, 20, 20, true}, {{1, 100}, 20, 20, false}};
        showCurve(curve);
        const Plot plot = m_chart->shownOn(paper());
        QCOMPARE(plot.across.range.low, -4.0);
        QVERIFY(std::ranges::any_of(plot.series, [](const PlotSeries& series) {
            return series.points.contains(QPointF(std::log10(0.0002), 20));
        }));
        curve.points[1].seconds = 1e-9;
        showCurve(curve);
        QCOMPARE(m_chart->shownOn(paper()).across.range.low, -6.0);
    }

    /// No score is higher, and its line is whole.
    void scoresEndAtTheFullOne() {
        set(&PlotContent::total, 24);
        for (const ScoreView view : {ScoreView::Whole, ScoreView::LastGains}) {
            set(&PlotContent::view, view);
            showCurve(curveTo(24, 60, QStringLiteral("one")));
            const Plot plot = m_chart->shownOn(paper());
            QVERIFY(plot.up.range.high > 24 && plot.up.range.high < 24.5);
            QVERIFY(plot.up.ticks.back().coordinate <= 24);
            PlotScene scene;
            scene.show(plot, paper());
            const double line = scene.position({0, 24}).y();
            QVERIFY(line > scene.plotArea().top() + 1);
            QVERIFY(scene.textBoxes().front().top() > line + 1);
        }
    }

    void whatIsShownIsWhatIsExported() {
        showWithOneCurve();
        // Without the line around it that shows the focus.
        const QRect inside = m_chart->rect().adjusted(1, 1, -1, -1);
        const QImage exported = picture(inside.size());
        QTRY_VERIFY(differentPixels(m_chart->grab(inside).toImage(), exported) < 3000);
    }

    void picturesAreVectors() {
        set(&PlotContent::curves, std::vector<ChartCurve>{curveTo(167, 60, QStringLiteral("one"))});
        QByteArray svg;
        QBuffer buffer(&svg);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize({600, 300});
        QPainter painter(&generator);
        const PlotPaper paper{{600, 300}, m_chart->palette(), m_chart->font()};
        paintPlot(painter, QRectF(0, 0, 600, 300), m_chart->shownOn(paper), paper);
        painter.end();
        QVERIFY(svg.contains("<polyline") || svg.contains("<path"));
        QVERIFY(!svg.contains("<image"));
    }

    /// Nothing is missing at such a time, and nothing was evaluated.
    void shareOfRunsIsNoScore() {
        set(&PlotContent::valueText, QStringLiteral("%1 % of the runs"));
        showWithOneCurve();
        auto* readout = m_chart->findChild<QLabel*>();
        int x = 250;
        const auto pointElsewhere = [&] {
            QTest::mouseMove(m_chart.get(), QPoint(++x, 150));
            return readout->isVisible();
        };
        QTRY_VERIFY(pointElsewhere());
        QVERIFY2(readout->text().contains(QStringLiteral(" % of the runs")) &&
                     !readout->text().contains(QStringLiteral("missing")) &&
                     !readout->text().contains(QStringLiteral("evaluations")),
                 qPrintable(readout->text()));
        m_chart->resize(400, 55);
        QCOMPARE(m_chart->shownOn(paper()).heading,
                 QStringLiteral("one %1 % of the runs")
                     .arg(m_chart->curves().front().points.back().best));
    }

    void curvesThatAreLeftOutAreNotCounted() {
        std::vector<ChartCurve> many;
        for (int i = 0; i < 30; ++i)
            many.push_back(curveTo(100 + i, 60, i < 25 ? QString::number(i) : QString()));
        set(&PlotContent::curves, std::move(many));
        m_chart->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
        QTest::keyClick(m_chart.get(), Qt::Key_Left);
        const QString text = m_chart->findChild<QLabel*>()->text();
        const auto lines = static_cast<int>(text.count(QStringLiteral("●")));
        QVERIFY2(text.endsWith(QStringLiteral("and %1 more").arg(25 - lines)), qPrintable(text));
    }

    /// An edge is visible, the newest best is in the picture, and a small picture has the rest.
    void theLastGainsShowSingleEdges() {
        set(&PlotContent::total, 480);
        set(&PlotContent::view, ScoreView::LastGains);
        showCurve(curveTo(457, 600, QStringLiteral("one")));
        const double best = m_chart->curves().front().points.back().best;
        const auto heightAt = [&](double score) { return m_chart->position({0, score}).y(); };
        QVERIFY2(heightAt(best - 1) - heightAt(best) >= 8,
                 qPrintable(QString::number(heightAt(best - 1) - heightAt(best))));
        QVERIFY(heightAt(best) > 0 && heightAt(best) < 60);
        const Plot plot = m_chart->shownOn(paper());
        QVERIFY(plot.overview);
        QVERIFY(plot.overview->across.contains(0) && plot.overview->up.contains(best));
        QVERIFY(plot.overview->up.length() > 2 * plot.up.range.length());
        // A single moment has no course to show in small.
        ChartCurve start = curveTo(457, 600, QStringLiteral("one"));
        start.points.resize(1);
        start.events.clear();
        showCurve(start);
        QVERIFY(!m_chart->shownOn(paper()).overview);
        // Nor beside an earlier search, which is not shown in small.
        ChartCurve earlier = curveTo(457, 600, QStringLiteral("earlier"));
        earlier.thin = true;
        set(&PlotContent::curves, std::vector{start, earlier});
        QVERIFY(!m_chart->shownOn(paper()).overview);
        // It follows.
        showCurve(curveTo(470, 900, QStringLiteral("one")));
        const int later = m_chart->curves().front().points.back().best;
        QVERIFY(m_chart->shownOn(paper()).up.range.contains(later));
        QVERIFY(m_chart->shownOn(paper()).across.range.contains(900));
    }

    /// The steep rise of the first moments must not compress what follows.
    void theSteepRiseLeavesTheLastGains() {
        set(&PlotContent::total, 480);
        set(&PlotContent::view, ScoreView::LastGains);
        ChartCurve curve = curveTo(460, 60, QStringLiteral("one"));
        curve.points.clear();
        for (const auto& [seconds, best] : std::vector<std::pair<double, int>>{
                 {0, 200}, {0.1, 300}, {0.2, 455}, {0.9, 461}, {7, 464}, {26, 465}, {60, 465}}) {
            TracePoint point;
            point.seconds = seconds;
            point.best = point.current = best;
            curve.points.push_back(point);
        }
        showCurve(std::move(curve));
        QCOMPARE(m_chart->shownOn(paper()).up.range.low, 454.0);
        QCOMPARE(m_chart->shownOn(paper()).up.range.high, 466.0);
    }

    /// Earlier searches are behind the one that is watched.
    void thinCurvesLeaveThePictureToTheOthers() {
        set(&PlotContent::total, 480);
        set(&PlotContent::view, ScoreView::LastGains);
        PlotContent content = m_chart->content();
        content.curves = {curveTo(457, 60, QStringLiteral("now"))};
        m_chart->setContent(content);
        const Plot alone = m_chart->shownOn(paper());
        ChartCurve earlier = curveTo(450, 600, QStringLiteral("before"));
        earlier.thin = true;
        content.curves.push_back(earlier);
        content.curves.push_back(earlier);
        content.curves.push_back(earlier);
        content.curves.push_back(earlier);
        m_chart->setContent(content);
        const Plot both = m_chart->shownOn(paper());
        QVERIFY(both.across.range == alone.across.range && both.up.range == alone.up.range);
        QCOMPARE(both.dots.size(), alone.dots.size());
        QCOMPARE(both.legend.size(), std::size_t{5});
        const auto areas = [](const Plot& plot) {
            return std::ranges::count(plot.series, PlotSeries::Kind::Area, &PlotSeries::kind);
        };
        QCOMPARE(areas(both), areas(alone));
        // Better ones are included if there is room.
        content.curves.resize(1);
        content.curves.push_back(curveTo(462, 60, QStringLiteral("better")));
        content.curves.back().thin = true;
        m_chart->setContent(content);
        const int better = content.curves.back().points.back().best;
        QVERIFY(m_chart->shownOn(paper()).up.range.contains(better));
        QVERIFY(!alone.up.range.contains(better));
    }

    /// Hidden ones, those behind their lines, and an expectation, which the legend names.
    void onlyVisibleBandsAreNamed() {
        set(&PlotContent::total, 480);
        const auto note = [this](ChartCurve curve) {
            set(&PlotContent::curves, std::vector<ChartCurve>{std::move(curve)});
            return m_chart->shownOn(paper()).note;
        };
        ChartCurve current = curveTo(457, 60, QStringLiteral("now"));
        QVERIFY(!note(current).isEmpty());
        const std::size_t key = m_chart->content().keyOf(0);
        m_chart->setHidden(key, true);
        QVERIFY(m_chart->shownOn(paper()).note.isEmpty());
        m_chart->setHidden(key, false);
        for (TracePoint& point : current.points)
            point.current = point.best;
        QVERIFY(note(current).isEmpty());
        ChartCurve median = current;
        median.bandLow = curveTo(440, 60, {}).points;
        median.bandHigh = curveTo(470, 60, {}).points;
        QVERIFY(!note(median).isEmpty());
        median.expected = true;
        QVERIFY(note(median).isEmpty());
        median.expected = false;
        median.bandLow = median.bandHigh = median.points; // all runs were equal
        QVERIFY(note(median).isEmpty());
    }

    void aBandOutsideThePictureIsNotNamed() {
        set(&PlotContent::total, 480);
        PlotContent content = m_chart->content();
        content.curves = {curveTo(457, 60, QStringLiteral("now"))};
        m_chart->setContent(content);
        QVERIFY(!m_chart->shownOn(paper()).note.isEmpty());
        for (TracePoint& point : content.curves.front().points)
            point.current = 0;
        content.view = ScoreView::LastGains;
        m_chart->setContent(content);
        QVERIFY(m_chart->shownOn(paper()).note.isEmpty());
    }

    void missingEdgesAreLogarithms() {
        set(&PlotContent::total, 480);
        set(&PlotContent::view, ScoreView::Missing);
        ChartCurve solved = curveTo(470, 60, QStringLiteral("one"));
        solved.points.back().best = 480;
        showCurve(solved);
        const Plot plot = m_chart->shownOn(paper());
        QStringList labels;
        for (const AxisTick& tick : plot.up.ticks)
            labels << tick.label;
        QCOMPARE(labels.front(), QStringLiteral("0"));
        for (const char* label : {"1", "10", "100"})
            QVERIFY2(labels.contains(QLatin1String(label)), qPrintable(labels.join(u' ')));
        // Each power of ten has the same height, and the solved one ends below 1.
        QVERIFY(plot.up.range.low < 0 && plot.up.range.contains(std::log10(0.5)));
    }

    /// Of a small and of a large puzzle, as in a race over both.
    void missingEdgesAreThoseOfTheCurvesPuzzle() {
        set(&PlotContent::total, 480);
        set(&PlotContent::view, ScoreView::Missing);
        ChartCurve large = curveTo(470, 60, QStringLiteral("large"));
        ChartCurve small = curveTo(50, 60, QStringLiteral("small"));
        large.points.back().best = 470;
        small.points.back().best = 50;
        small.total = 60;
        set(&PlotContent::curves, std::vector<ChartCurve>{large, small});
        const Plot plot = m_chart->shownOn(paper());
        QCOMPARE(plot.legend.size(), std::size_t{2});
        for (const auto& entry : plot.legend)
            QCOMPARE(entry.end.value().y(), 1.0); // ten lack of either
        QCOMPARE(plot.legend[1].value, QStringLiteral("50"));
    }

    void aLowChartIsASparklineWithNumbers() {
        set(&PlotContent::total, 480);
        showCurve(curveTo(457, 600, QStringLiteral("one")));
        const int best = m_chart->curves().front().points.back().best;
        const Plot high = m_chart->shownOn(paper());
        QVERIFY(!high.bare && high.legend.size() == 1);
        m_chart->resize(400, 55);
        QCOMPARE(m_chart->height(), 55);
        const Plot low = m_chart->shownOn(paper());
        QVERIFY(low.bare && low.legend.empty() && !low.series.empty());
        for (const int number : {best, 480 - best})
            QVERIFY2(low.heading.contains(QString::number(number)), qPrintable(low.heading));
        QVERIFY(m_chart->position({0, double(best)}).y() > m_chart->fontMetrics().height());
    }

    void fewerCurvesLeaveNothingBehind() {
        std::vector<ChartCurve> curves;
        for (int i = 0; i < 20; ++i)
            curves.push_back(curveTo(100 + i, 60, QString::number(i)));
        set(&PlotContent::curves, std::move(curves));
        m_chart->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
        // The last one is above the others.
        QTRY_VERIFY(pixelsOf(m_chart->grab().toImage(), color(19)) > 50);
        set(&PlotContent::curves,
            std::vector<ChartCurve>{curveTo(90, 60, QStringLiteral("fewer"))});
        QTRY_VERIFY(pixelsOf(m_chart->grab().toImage(), color(19)) < 20);
        QVERIFY(pixelsOf(m_chart->grab().toImage(), color(0)) > 200);
    }

    /// Also for curves that end below the shown range.
    void namesKeepTheOrderOfTheirCurves() {
        std::vector<ChartCurve> curves;
        for (const int score : {60, 90, 75, 167})
            curves.push_back(curveTo(score, 60, QString::number(score)));
        set(&PlotContent::total, 180);
        set(&PlotContent::visibleUp, std::optional(ChartRange{160, 170}));
        set(&PlotContent::curves, std::move(curves));
        m_chart->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
        const auto top = [&](std::size_t key) { return m_chart->nameBox(key).top(); };
        QVERIFY(top(3) < top(1) && top(1) < top(2) && top(2) < top(0));
    }

    /// To the right of the plot, at the height of the end, without overlaps.
    void namesStandAtTheEndsOfTheirCurves() {
        showTwoCurves();
        const QRectF low = m_chart->nameBox(0);
        const QRectF high = m_chart->nameBox(1);
        const QPointF end = m_chart->position({60, 167});
        QVERIFY(high.left() > end.x() && high.right() <= m_chart->width());
        QVERIFY2(std::abs(high.center().y() - end.y()) < high.height(),
                 qPrintable(QString::number(high.center().y() - end.y())));
        QVERIFY(high.bottom() < low.top());
        // The same end: they move apart.
        set(&PlotContent::curves,
            std::vector<ChartCurve>{curveTo(167, 60, QStringLiteral("one")),
                                    curveTo(167, 60, QStringLiteral("another"))});
        QVERIFY(!m_chart->nameBox(0).intersects(m_chart->nameBox(1)));
        // Too many for the height: in rows above the plot.
        std::vector<ChartCurve> many;
        for (int i = 0; i < 30; ++i)
            many.push_back(curveTo(100 + i, 60, QStringLiteral("run %1").arg(i)));
        set(&PlotContent::curves, std::move(many));
        QVERIFY(m_chart->nameBox(0).bottom() < m_chart->position({0, 129}).y());
        QVERIFY(m_chart->nameBox(1).left() > m_chart->nameBox(0).right());
    }

    /// The chart explains a band, and the readout shows the time.
    void bandsAndMomentsAreNamed() {
        ChartCurve curve = curveTo(167, 60, QStringLiteral("median"));
        curve.bandLow = curveTo(160, 60, {}).points;
        curve.bandHigh = curveTo(170, 60, {}).points;
        set(&PlotContent::showCurrent, false);
        set(&PlotContent::curves, std::vector<ChartCurve>{curve});
        const QString note = m_chart->shownOn(paper()).note;
        QVERIFY2(note.contains(QStringLiteral("middle half")), qPrintable(note));
        m_chart->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
        QCoreApplication::processEvents();
        auto* viewport = m_chart.get();
        auto* readout = m_chart->findChild<QLabel*>();
        int x = 250;
        const auto pointElsewhere = [&] {
            QTest::mouseMove(viewport, QPoint(++x, 150));
            return readout->isVisible();
        };
        QTRY_VERIFY(pointElsewhere());
        QVERIFY2(readout->text().startsWith(QStringLiteral("after 0:")),
                 qPrintable(readout->text()));
    }
};

TESSERA_TEST(TestFitnessChart, Needs::Window)

} // namespace tessera::tst_FitnessChart

#include "tst_FitnessChart.moc"
