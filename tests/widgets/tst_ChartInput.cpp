// SPDX-License-Identifier: GPL-3.0-or-later
#include "ChartTesting.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QTimer>

#include <cmath>

namespace tessera::tst_ChartInput {

/// What mouse and keys do on a chart.
class TestChartInput : public QObject, private ChartTest {
    Q_OBJECT

private slots:
    void init() { makeChart(); }
    void cleanup() { m_chart.reset(); }

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

    /// On the plot and the labels of time it zooms time, with Ctrl or on the labels of scores it
    /// zooms scores.
    void theWheelZoomsTheAxisWhereThePointerIs() {
        showWithOneCurve();
        turnWheel({300, 150});
        QVERIFY(m_chart->content().visible && !m_chart->content().visibleUp);
        const ChartRange zoomed = *m_chart->content().visible;
        QVERIFY(zoomed.length() < 45 && zoomed.low > 1 && zoomed.high < 59);
        turnWheel({300, 290});
        QVERIFY(m_chart->content().visible->length() < zoomed.length());
        QVERIFY(!m_chart->content().visibleUp);
        const double high = m_chart->shownOn(paper()).up.range.length();
        turnWheel({20, 150});
        QVERIFY(m_chart->content().visibleUp && m_chart->content().visibleUp->length() < high);
        const double once = m_chart->content().visibleUp->length();
        turnWheel({300, 150}, Qt::ControlModifier);
        QVERIFY(m_chart->content().visibleUp->length() < once);
        QTest::mouseDClick(m_chart.get(), Qt::LeftButton, {}, {300, 150});
        QVERIFY(!m_chart->content().visible && !m_chart->content().visibleUp);
    }

    void aWheelTurnedSidewaysDoesNotZoom() {
        showWithOneCurve();
        const QPoint place(300, 150);
        QWheelEvent wheel(place, m_chart->mapToGlobal(place), {}, {240, 0}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_chart.get(), &wheel);
        QVERIFY(!wheel.isAccepted());
        QVERIFY(!m_chart->content().visible);
    }

    void draggingMovesBothAxes() {
        showWithOneCurve();
        turnWheel({300, 150});
        turnWheel({300, 150}, Qt::ControlModifier);
        const ChartRange across = *m_chart->content().visible;
        const ChartRange up = *m_chart->content().visibleUp;
        QTest::mousePress(m_chart.get(), Qt::LeftButton, {}, {300, 150});
        dragTo({250, 130});
        QTest::mouseRelease(m_chart.get(), Qt::LeftButton, {}, {250, 130});
        QVERIFY(m_chart->content().visible->low > across.low);
        QVERIFY(std::abs(m_chart->content().visible->length() - across.length()) < 1e-6);
        QVERIFY(m_chart->content().visibleUp->low < up.low);
        QVERIFY(std::abs(m_chart->content().visibleUp->length() - up.length()) < 1e-6);
    }

    void aRectangleIsZoomedInto() {
        showWithOneCurve();
        const QPoint from(200, 60);
        const QPoint to(320, 160);
        const Plot before = m_chart->shownOn(paper());
        QTest::mousePress(m_chart.get(), Qt::LeftButton, Qt::ShiftModifier, from);
        dragTo(to);
        QTest::mouseRelease(m_chart.get(), Qt::LeftButton, Qt::ShiftModifier, to);
        QVERIFY(m_chart->content().visible && m_chart->content().visibleUp);
        QVERIFY(m_chart->content().visible->length() < 0.3 * before.across.range.length());
        QVERIFY(m_chart->content().visibleUp->length() < 0.6 * before.up.range.length());
    }

    void keysZoomAndMoveBothAxes() {
        showWithOneCurve();
        const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
            QTest::keyClick(m_chart.get(), key, modifiers);
        };
        press(Qt::Key_Plus);
        press(Qt::Key_PageUp);
        QVERIFY(m_chart->content().visible && m_chart->content().visibleUp);
        const ChartRange across = *m_chart->content().visible;
        const ChartRange up = *m_chart->content().visibleUp;
        press(Qt::Key_Left, Qt::ShiftModifier);
        press(Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(m_chart->content().visible->low < across.low);
        QVERIFY(m_chart->content().visibleUp->low < up.low);
        press(Qt::Key_Home);
        QVERIFY(!m_chart->content().visible && !m_chart->content().visibleUp);
    }

    void aClickOnADotPicksItsMoment() {
        set(&PlotContent::total, 480);
        set(&PlotContent::view, ScoreView::LastGains);
        showCurve(curveTo(457, 600, QStringLiteral("one")));
        const std::vector<Plot::Dot> dots = m_chart->shownOn(paper()).dots;
        QVERIFY(dots.size() > 3);
        const Plot::Dot& dot = dots[dots.size() / 2];
        QSignalSpy picked(m_chart.get(), &FitnessChart::momentPicked);
        const QPoint beside = m_chart->position(dot.place).toPoint() + QPoint(2, 2);
        QTest::mouseClick(m_chart.get(), Qt::LeftButton, {}, beside);
        QCOMPARE(picked.size(), 1);
        QCOMPARE(picked[0][0].toDouble(), dot.place.x());
        const auto& points = m_chart->curves().front().points;
        const auto at = std::ranges::find(points, dot.place.x(), &TracePoint::seconds);
        QVERIFY(at != points.begin() && at->best > std::prev(at)->best);
    }

    void theReadoutStandsBesideThePointerAndSaysWhatIsMissing() {
        set(&PlotContent::total, 180);
        showWithOneCurve();
        auto* readout = m_chart->findChild<QLabel*>();
        for (const QPoint pointer : {QPoint(150, 60), QPoint(300, 160)}) {
            QTest::mouseMove(m_chart.get(), pointer);
            QTRY_VERIFY(readout->isVisible());
            QTRY_VERIFY(readout->geometry().adjusted(-30, -30, 30, 30).contains(pointer));
        }
        QVERIFY2(readout->text().contains(QStringLiteral("missing")), qPrintable(readout->text()));
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
        // No curve is hidden and alone at the same time.
        click(0, Qt::ControlModifier);
        click(0, {});
        QVERIFY(m_chart->hidden().empty());
        QCOMPARE(m_chart->isolated(), std::optional<std::size_t>(0));
        click(0, Qt::ControlModifier);
        QCOMPARE(m_chart->hidden(), std::set<std::size_t>{0});
        QVERIFY(!m_chart->isolated());
    }

    /// The check marks are what a choice changes.
    void theMenuHidesCurvesAndShowsOneAlone() {
        showTwoCurves();
        const auto choose = [&](std::initializer_list<Qt::Key> keys) {
            QTimer::singleShot(0, m_chart.get(), [keys] {
                for (const Qt::Key key : keys)
                    QTest::keyClick(QApplication::activePopupWidget(), key);
            });
            QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(9, 9),
                                    m_chart->mapToGlobal(QPoint(9, 9)));
            QCoreApplication::sendEvent(m_chart.get(), &event);
        };
        choose({Qt::Key_Down, Qt::Key_Return});
        QCOMPARE(m_chart->hidden(), std::set<std::size_t>{0});
        QVERIFY(!m_chart->isolated());
        choose({Qt::Key_Down, Qt::Key_Return});
        QVERIFY(m_chart->hidden().empty());
        choose({Qt::Key_Up, Qt::Key_Return, Qt::Key_Return});
        QCOMPARE(m_chart->isolated(), std::optional<std::size_t>(0));
        QVERIFY(m_chart->hidden().empty());
        choose({Qt::Key_Up, Qt::Key_Return, Qt::Key_Return});
        QVERIFY(!m_chart->isolated());
    }

    /// All ends are visible; an isolated curve has the whole room.
    void anIsolatedCurveDecidesOnTheLastGains() {
        showTwoCurves();
        set(&PlotContent::total, 180);
        set(&PlotContent::view, ScoreView::LastGains);
        const auto shows = [&](double score) {
            return m_chart->shownOn(paper()).up.range.contains(score);
        };
        QVERIFY(shows(166) && shows(89));
        m_chart->isolate(0);
        QVERIFY(shows(89) && !shows(166));
        m_chart->isolate(7); // not there: nothing is isolated
        QVERIFY(shows(166) && shows(89));
    }
};

TESSERA_TEST(TestChartInput, Needs::Window)

} // namespace tessera::tst_ChartInput

#include "tst_ChartInput.moc"
