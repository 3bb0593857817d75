// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/TestProgram.h"
#include "widgets/charts/ChartCurve.h"
#include "widgets/charts/CurvePlot.h"
#include "widgets/charts/FitnessChart.h"
#include "widgets/charts/RunStyle.h"

#include "core/support/Random.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <cstdlib>
#include <memory>
#include <type_traits>

namespace tessera {

/// A chart, and what users do with it.
class ChartTest {
protected:
    /// A curve up to that score, with restarts.
    [[nodiscard]] static ChartCurve curveTo(int score, double seconds, const QString& name) {
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
    [[nodiscard]] static int countPixels(const QImage& image, Predicate predicate) {
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += predicate(x, y) ? 1 : 0;
        }
        return count;
    }

    [[nodiscard]] static int differentPixels(const QImage& a, const QImage& b) {
        return countPixels(a, [&](int x, int y) { return a.pixel(x, y) != b.pixel(x, y); });
    }

    /// How many pixels have almost that colour.
    [[nodiscard]] static int pixelsOf(const QImage& image, const QColor& color) {
        return countPixels(image, [&](int x, int y) {
            const QColor pixel = image.pixelColor(x, y);
            return std::abs(pixel.red() - color.red()) + std::abs(pixel.green() - color.green()) +
                       std::abs(pixel.blue() - color.blue()) <
                   12;
        });
    }

    /// At the start of every test.
    void makeChart() {
        m_chart = std::make_unique<FitnessChart>();
        m_chart->resize(600, 300);
    }
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
    void showCurve(ChartCurve curve) {
        set(&PlotContent::curves, std::vector<ChartCurve>{std::move(curve)});
        m_chart->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
    }
    [[nodiscard]] PlotPaper paper() const {
        return {m_chart->contentsRect().size(), m_chart->palette(), m_chart->font()};
    }
    void turnWheel(QPoint place, Qt::KeyboardModifiers modifiers = {}) {
        QWheelEvent wheel(place, m_chart->mapToGlobal(place), {}, {0, 240}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_chart.get(), &wheel);
    }
    /// With the left button down, which QTest's moves leave out.
    void dragTo(QPoint place) {
        QMouseEvent move(QEvent::MouseMove, place, m_chart->mapToGlobal(place), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_chart.get(), &move);
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

} // namespace tessera
