// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "widgets/charts/ChartCurve.h"
#include "widgets/charts/FitnessChart.h"
#include "widgets/charts/RunStyle.h"
#include "widgets/colors/ColorMath.h"

#include "core/support/Random.h"

#include <QBuffer>
#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QWheelEvent>

#include <array>

namespace tessera::tst_FitnessChart {

namespace {

ChartCurve curveTo(int score, double seconds, const QString& name) {
    Random random(static_cast<std::uint64_t>(score));
    ChartCurve curve{name, {}, {}};
    for (int i = 0; i <= 1000; ++i) {
        const double share = i / 1000.0;
        TracePoint point;
        point.seconds = share * seconds;
        point.evaluations = static_cast<std::uint64_t>(share * seconds * 5e7);
        point.best = static_cast<int>(score * (1 - 0.5 / (1 + 60 * share)));
        point.current = point.best - static_cast<int>(random.below(12));
        point.improvement = true;
        curve.points.push_back(point);
        if (i % 250 == 125)
            curve.events.push_back({point, TraceEventKind::Restart});
    }
    return curve;
}

template <typename Predicate>
int countPixels(const QImage& image, Predicate predicate) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += predicate(x, y) ? 1 : 0;
    }
    return count;
}

int differentPixels(const QImage& a, const QImage& b) {
    return countPixels(a, [&](int x, int y) { return a.pixel(x, y) != b.pixel(x, y); });
}

int pixelsOf(const QImage& image, const QColor& color) {
    return countPixels(image, [&](int x, int y) {
        const QColor pixel = image.pixelColor(x, y);
        return std::abs(pixel.red() - color.red()) + std::abs(pixel.green() - color.green()) +
                   std::abs(pixel.blue() - color.blue()) <
               12;
    });
}

} // namespace

class TestFitnessChart : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_chart = std::make_unique<FitnessChart>();
        m_chart->resize(600, 300);
    }
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

    void axesChangeThePicture() {
        set(&PlotContent::curves, std::vector<ChartCurve>{curveTo(167, 60, QStringLiteral("one"))});
        const QImage seconds = picture({600, 300});
        set(&PlotContent::scale, ChartScale{CurveAxis::Evaluations, false});
        const QImage evaluations = picture({600, 300});
        QVERIFY(differentPixels(seconds, evaluations) > 50);
        set(&PlotContent::scale, ChartScale{CurveAxis::Evaluations, true});
        QVERIFY(differentPixels(evaluations, picture({600, 300})) > 500);
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

    void pointingReadsValuesOut() {
        showWithOneCurve();
        auto* readout = m_chart->findChild<QLabel*>();
        QTest::mouseMove(m_chart.get(), QPoint(300, 150));
        QTRY_VERIFY(readout->isVisible());
        QVERIFY(readout->text().contains(QStringLiteral("one")));
        QVERIFY(m_chart->pointed());
        const double moment = *m_chart->pointed();
        QVERIFY2(moment > 20 && moment < 40, qPrintable(QString::number(moment)));
        QTest::keyClick(m_chart.get(), Qt::Key_Right);
        QVERIFY(*m_chart->pointed() > moment);
        QTest::keyClick(m_chart.get(), Qt::Key_Escape);
        QVERIFY(!readout->isVisible());
    }

    void wheelZoomsDragMovesDoubleClickShowsAll() {
        showWithOneCurve();
        auto* viewport = m_chart.get();
        const auto turnWheel = [&](Qt::KeyboardModifiers modifiers) {
            QWheelEvent wheel({300, 150}, viewport->mapToGlobal(QPoint(300, 150)), {}, {0, 240},
                              Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(viewport, &wheel);
        };
        turnWheel(Qt::NoModifier);
        QVERIFY(!m_chart->content().visible);
        turnWheel(Qt::ControlModifier);
        QVERIFY(m_chart->content().visible);
        const ChartRange zoomed = *m_chart->content().visible;
        QVERIFY(zoomed.length() < 45 && zoomed.low > 1 && zoomed.high < 59);
        QCoreApplication::processEvents(); // the redraw that the zoom has asked for

        QTest::mousePress(viewport, Qt::LeftButton, {}, {300, 150});
        QTest::mouseMove(viewport, {250, 150});
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, {250, 150});
        QVERIFY(m_chart->content().visible->low > zoomed.low);
        QVERIFY(qFuzzyCompare(m_chart->content().visible->length(), zoomed.length()));

        QTest::mouseDClick(viewport, Qt::LeftButton, {}, {300, 150});
        QVERIFY(!m_chart->content().visible);
    }

    void fewerCurvesLeaveNothingBehind() {
        std::vector<ChartCurve> curves;
        for (int i = 0; i < 20; ++i)
            curves.push_back(curveTo(100 + i, 60, QString::number(i)));
        set(&PlotContent::curves, std::move(curves));
        m_chart->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
        // The last one lies above the others.
        QTRY_VERIFY(pixelsOf(m_chart->grab().toImage(), color(19)) > 50);
        set(&PlotContent::curves,
            std::vector<ChartCurve>{curveTo(90, 60, QStringLiteral("fewer"))});
        QTRY_VERIFY(pixelsOf(m_chart->grab().toImage(), color(19)) < 20);
        QVERIFY(pixelsOf(m_chart->grab().toImage(), color(0)) > 200);
    }

    /// A click isolates, another one shows all again; with Ctrl it hides.
    void aClickOnANameIsolatesItsCurve() {
        showTwoCurves();
        QSignalSpy changed(m_chart.get(), &PlotWidget::isolatedChanged);
        const auto click = [&](std::size_t key, Qt::KeyboardModifiers modifiers) {
            QTest::mouseClick(m_chart.get(), Qt::LeftButton, modifiers,
                              m_chart->nameBox(key).center().toPoint());
        };
        const int before = pixelsOf(m_chart->grab().toImage(), color(1));
        click(0, {});
        QCOMPARE(m_chart->isolated(), std::optional<std::size_t>(0));
        QCOMPARE(changed.size(), 1);
        QTRY_VERIFY(pixelsOf(m_chart->grab().toImage(), color(1)) < before / 3);
        QVERIFY(pixelsOf(m_chart->grab().toImage(), color(0)) > 200);
        click(0, {});
        QVERIFY(!m_chart->isolated());
        QTRY_VERIFY(pixelsOf(m_chart->grab().toImage(), color(1)) > before / 2);

        click(0, Qt::ControlModifier);
        QCOMPARE(m_chart->hidden(), std::set<std::size_t>{0});
        QVERIFY(!m_chart->isolated());
        QTRY_VERIFY(pixelsOf(m_chart->grab().toImage(), color(0)) < 60);
        click(0, Qt::ControlModifier);
        QVERIFY(m_chart->hidden().empty());
        QTRY_VERIFY(pixelsOf(m_chart->grab().toImage(), color(0)) > 200);
    }

    /// Right of the plot, on the height of the end, and never one over another.
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

    /// What a band is stands in the chart, and the readout says when.
    void bandsAndMomentsAreNamed() {
        ChartCurve curve = curveTo(167, 60, QStringLiteral("median"));
        curve.bandLow = curveTo(160, 60, {}).points;
        curve.bandHigh = curveTo(170, 60, {}).points;
        set(&PlotContent::showCurrent, false);
        set(&PlotContent::curves, std::vector<ChartCurve>{curve});
        const PlotContent& content = m_chart->content();
        QVERIFY2(bandNote(content).contains(QStringLiteral("middle half")),
                 qPrintable(bandNote(content)));
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

private:
    [[nodiscard]] QColor color(std::size_t index) const {
        return runColor(index, m_chart->palette().color(QPalette::Base));
    }
    template <typename T>
    void set(T PlotContent::*field, std::type_identity_t<T> value) {
        PlotContent content = m_chart->content();
        content.*field = std::move(value);
        m_chart->setContent(std::move(content));
    }
    /// The chart as in a file.
    [[nodiscard]] QImage picture(QSize size) const {
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(m_chart->palette().color(QPalette::Base));
        QPainter painter(&image);
        const PlotPaper paper{size, m_chart->palette(), m_chart->font()};
        paintPlot(painter, QRectF(QPointF(), size), m_chart->shownOn(paper), paper);
        return image;
    }
    void showWithOneCurve() {
        set(&PlotContent::total, 180);
        set(&PlotContent::curves, std::vector<ChartCurve>{curveTo(167, 60, QStringLiteral("one"))});
        m_chart->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
        QTRY_VERIFY(pixelsOf(m_chart->grab().toImage(), color(0)) > 300);
    }

    void showTwoCurves() {
        set(&PlotContent::curves,
            std::vector<ChartCurve>{curveTo(90, 60, QStringLiteral("one")),
                                    curveTo(167, 60, QStringLiteral("another"))});
        m_chart->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
        QTRY_VERIFY(pixelsOf(m_chart->grab().toImage(), color(0)) > 200);
    }

    std::unique_ptr<FitnessChart> m_chart;
};

TESSERA_TEST(TestFitnessChart, Needs::Window)

} // namespace tessera::tst_FitnessChart

#include "tst_FitnessChart.moc"
