// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "widgets/charts/Plot.h"
#include "widgets/charts/RunStyle.h"
#include "widgets/experiments/AnalysisPlots.h"

#include "core/support/Random.h"

#include <QFont>
#include <QGraphicsTextItem>
#include <QImage>
#include <QPainter>
#include <QStringList>

#include <memory>
#include <utility>
#include <vector>

namespace tessera::tst_LegendLayout {

namespace {

const QStringList kNames{
    QStringLiteral("Simulated annealing"),
    QStringLiteral("Tabu search"),
    QStringLiteral("Two-phase tabu search"),
    QStringLiteral("Local search (k-opt)"),
    QStringLiteral("Multi-start general VNS"),
    QStringLiteral("Hill climbing"),
    QStringLiteral("Greedy"),
};

QImage imageOf(const Plot& plot, const PlotPaper& paper) {
    QImage image(paper.size.toSize(), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    paintPlot(painter, QRectF(QPointF(), paper.size), plot, paper);
    return image;
}

} // namespace

class TestLegendLayout : public QObject {
    Q_OBJECT

private slots:
    void namesInWideLegendsStandInOneRow() {
        const QFontMetricsF metrics{QFont()};
        const auto places = layLegend(kNames, metrics, 1e4, 4);
        QCOMPARE(places.size(), std::size_t(kNames.size()));
        QCOMPARE(legendRows(places), 1);
    }

    /// At any width nothing overlaps or sticks out, the order is kept, and as long as rows are left
    /// everything is included.
    void nothingOverlapsAtAnyWidth() {
        const QFontMetricsF metrics{QFont()};
        for (double width = 40; width < 1200; width += 7) {
            for (int mostRows = 1; mostRows <= 8; ++mostRows) {
                const auto places = layLegend(kNames, metrics, width, mostRows);
                QVERIFY(!places.empty());
                QVERIFY(legendRows(places) <= mostRows);
                for (std::size_t i = 0; i < places.size(); ++i) {
                    const auto& place = places[i];
                    const double end = place.x + kLegendKeyWidth + kLegendMargin + place.textWidth;
                    QVERIFY(end <= width + 1e-6);
                    const double full = metrics.horizontalAdvance(kNames[qsizetype(i)]);
                    QVERIFY(place.textWidth <= full);
                    // Only a name that is alone in its row may be shortened.
                    QVERIFY(place.textWidth == full || place.x == 0);
                    if (i > 0 && places[i - 1].row == place.row)
                        QVERIFY(places[i - 1].x + kLegendKeyWidth + places[i - 1].textWidth <
                                place.x);
                    else if (i > 0)
                        QCOMPARE(place.row, places[i - 1].row + 1);
                }
                if (mostRows >= int(kNames.size()))
                    QCOMPARE(places.size(), std::size_t(kNames.size()));
            }
        }
    }

    /// Qt Charts has too little room for high letters beside labels of one digit.
    void aTitleBesideNarrowLabelsIsWhole() {
        const QString title = QString::fromUtf8("合った辺");
        Plot plot;
        plot.across = {{0, 1}, {{0, QStringLiteral("0")}, {1, QStringLiteral("1")}}};
        plot.up = {{0, 1}, {{0, QStringLiteral("0")}, {1, QStringLiteral("1")}}, title};
        PlotScene scene;
        scene.show(std::move(plot), {QSizeF(600, 400), QPalette(), QFont()});
        QStringList texts;
        for (const QGraphicsItem* item : scene.items()) {
            if (const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item))
                texts << text->toPlainText();
        }
        QVERIFY2(texts.contains(title), qPrintable(texts.join(u'|')));
    }

    /// Qt Charts would take a part of them for a tag.
    void namesAtTheAxisAreNoHtml() {
        const PlotPaper paper{QSizeF(600, 400), QPalette(), QFont()};
        const PlotAxis axis = nameAxis({QStringLiteral("T<b"), QStringLiteral("R&D")}, paper);
        QCOMPARE(axis.ticks[0].label, QStringLiteral("T&lt;b"));
        QCOMPARE(axis.ticks[1].label, QStringLiteral("R&amp;D"));
    }

    /// Also beside names at the ends of curves, which leave the plot less room.
    void aLongNoteIsWhole() {
        const PlotPaper paper{QSizeF(600, 400), QPalette(), QFont()};
        Plot plot;
        plot.across = {{0, 1}, {{0, QStringLiteral("0")}, {1, QStringLiteral("1")}}};
        plot.up = plot.across;
        plot.legend.push_back({QString(20, u'n'), QPen(), 0, false, false, {}, QPointF(1, 1)});
        while (paper.metrics().horizontalAdvance(plot.note) < 540)
            plot.note += QStringLiteral("note ");
        PlotScene scene;
        scene.show(plot, paper);
        QVERIFY(scene.namesAtEnds() && scene.plotArea().width() < 540);
        QVERIFY(scene.noteArea().height() > paper.metrics().height());
        QVERIFY(scene.plotArea().contains(scene.noteArea()));
        // Without room for it, there is none.
        scene.show(plot, {QSizeF(150, 400), QPalette(), QFont()});
        QVERIFY(scene.noteArea().isEmpty());
    }

    /// A curve would cross its words.
    void aNoteCoversCurves() {
        const PlotPaper paper{QSizeF(600, 400), QPalette(), QFont()};
        Plot plot;
        plot.across = {{0, 1}, {{0, QStringLiteral("0")}, {1, QStringLiteral("1")}}};
        plot.up = plot.across;
        plot.note = QStringLiteral("line: median");
        PlotScene scene;
        scene.show(plot, paper);
        const QRect note = scene.noteArea().toAlignedRect().adjusted(1, 1, -1, -1);
        const double height = scene.heightAt(note.center().y());
        plot.series.push_back(
            {PlotSeries::Kind::Line, {{0, height}, {1, height}}, QPen(Qt::red, 3)});
        const QImage image = imageOf(plot, paper);
        QCOMPARE(image.pixelColor(note.left() - 20, note.center().y()), QColor(Qt::red));
        for (int x = note.left(); x <= note.right(); ++x) {
            for (int y = note.top(); y <= note.bottom(); ++y)
                QVERIFY(image.pixelColor(x, y) != QColor(Qt::red));
        }
    }

    /// In a diagram of critical differences, also in a small one.
    void namesOfRanksAreNotCut() {
        AnalysisFigure figure;
        figure.kind = AnalysisFigure::Kind::Ranks;
        figure.across = QStringLiteral("mean rank");
        figure.names = kNames;
        std::vector<std::size_t> styles;
        for (std::size_t i = 0; i < std::size_t(kNames.size()); ++i) {
            figure.order.push_back(i);
            figure.ranks.push_back(1.5 + 0.8 * double(i));
            styles.push_back(i);
        }
        figure.cliques = {{0, 4}, {2, 6}};
        figure.difference = 3.5;
        for (const QSizeF& size : {QSizeF(900, 500), QSizeF(480, 260), QSizeF(260, 200)}) {
            const PlotPaper paper{size, QPalette(), QFont()};
            PlotScene scene;
            scene.show(analysisPlot(figure, CurveAxis::Seconds, styles, paper), paper);
            const std::vector<QRectF> boxes = scene.textBoxes();
            QCOMPARE(boxes.size(), figure.names.size() + 1);
            // Each line is dashed as in the other figures; its dot follows it.
            for (std::size_t i = 0; i < styles.size(); ++i)
                QCOMPARE(scene.plot().series[2 * i].pen.dashPattern(),
                         runPen(styles[i], paper.ground(), 1.5).dashPattern());
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                QVERIFY(QRectF(QPointF(), size).contains(boxes[i]));
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(!boxes[j].intersects(boxes[i]));
            }
            // The label's ground leaves its bar, two pixels wide, as it is.
            const QPointF bar = scene.position(scene.plot().series.back().points.front());
            QVERIFY(size.height() <= 200 || boxes.back().bottom() <= bar.y() - 1);
            // The axis without ticks leaves no dot.
            const QImage image = imageOf(scene.plot(), paper);
            for (const QPoint& pixel : {QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(1, 1)})
                QCOMPARE(image.pixelColor(pixel), paper.ground());
        }
    }

    /// "5×5" and "7×7" read as "5×57×7".
    void textsSideBySideHaveAGap() {
        const PlotPaper paper{QSizeF(600, 400), QPalette(), QFont()};
        const QString name = QStringLiteral("5×5");
        Plot plot;
        plot.across = {{0, 1}, {{0, QStringLiteral("0")}, {1, QStringLiteral("1")}}};
        plot.up = plot.across;
        plot.texts.push_back({{0.2, 0.5}, name, Qt::black});
        plot.texts.push_back({{0.8, 0.5}, name, Qt::black});
        PlotScene scene;
        scene.show(plot, paper);
        const std::vector<QRectF> apart = scene.textBoxes();
        QCOMPARE(apart[0].top(), apart[1].top());
        // One pixel after the end of the first.
        plot.texts[1].place.setX(0.2 + (apart[0].width() + 1) / scene.plotArea().width());
        scene.show(plot, paper);
        const std::vector<QRectF> close = scene.textBoxes();
        QCOMPARE(close[0], apart[0]);
        QVERIFY(close[1].left() > close[0].right());
        QVERIFY(close[1].bottom() <= close[0].top());
    }

    /// Where neither side of its line has room, a text is on the one with more.
    void longTextsAreOnTheSideWithRoom() {
        const PlotPaper paper{QSizeF(200, 200), QPalette(), QFont()};
        Plot plot;
        plot.across = {{0, 1}, {{0, QStringLiteral("0")}, {1, QStringLiteral("1")}}};
        plot.up = plot.across;
        plot.texts.push_back({{0.4, 1}, {}, Qt::black, Qt::AlignBottom});
        PlotScene scene;
        scene.show(plot, paper);
        const QRectF area = scene.plotArea();
        while (paper.metrics().horizontalAdvance(plot.texts[0].text) < 0.7 * area.width())
            plot.texts[0].text += u'i';
        scene.show(plot, paper);
        QCOMPARE(scene.textBoxes()[0].right(), area.right());
        plot.texts[0].place.setX(0.6);
        scene.show(plot, paper);
        QCOMPARE(scene.textBoxes()[0].left(), area.left());
    }

    /// Where every place has a line, it is in its corner.
    void theOverviewCoversNoLine() {
        const auto shown = [](bool above, const std::vector<double>& heights) {
            const auto scene = std::make_unique<PlotScene>();
            Plot plot;
            plot.across = {{0, 10}, {{0, QStringLiteral("0")}, {10, QStringLiteral("10")}}};
            plot.up = plot.across;
            plot.overview = Plot::Overview{{0, 20}, {0, 20}, above, {}};
            for (const double height : heights)
                plot.series.push_back({PlotSeries::Kind::Line, {{2, height}, {10, height}}, {}});
            scene->show(std::move(plot), {QSizeF(600, 400), QPalette(), QFont()});
            return std::pair(scene->overviewArea(),
                             scene->position({10, heights.empty() ? 0 : heights[0]}));
        };
        std::vector<double> all;
        for (double height = 0; height <= 10; height += 0.25)
            all.push_back(height);
        for (const bool above : {false, true}) {
            const QRectF corner = shown(above, {}).first;
            QVERIFY(!corner.isEmpty());
            QCOMPARE(shown(above, {5}).first, corner);
            const auto [moved, end] = shown(above, {above ? 9.0 : 1.0});
            QVERIFY(corner.top() < end.y() && end.y() < corner.bottom());
            QVERIFY(end.y() < moved.top() || moved.bottom() < end.y());
            QCOMPARE(moved.size(), corner.size());
            QCOMPARE(shown(above, all).first, corner);
        }
    }

    /// Names at the ends of curves: apart, in order, within the room, moved only if necessary.
    void labelsAtEndsDoNotOverlap() {
        constexpr double height = 16;
        const ChartRange room{0, 200};
        const std::vector<double> free{30, 150, 90};
        QCOMPARE(spreadLabels(free, height, room), free);
        QCOMPARE(spreadLabels(std::vector<double>{100, 100}, height, room),
                 (std::vector<double>{92, 108}));
        Random random(3);
        for (int round = 0; round < 200; ++round) {
            std::vector<double> wanted(1 + random.below(12));
            for (double& middle : wanted)
                middle = static_cast<double>(random.below(round % 2 == 0 ? 201 : 40));
            const std::vector<double> places = spreadLabels(wanted, height, room);
            QCOMPARE(places.size(), wanted.size());
            for (std::size_t i = 0; i < places.size(); ++i) {
                QVERIFY(places[i] >= height / 2 - 1e-6);
                QVERIFY(places[i] <= room.high - height / 2 + 1e-6);
                for (std::size_t j = 0; j < i; ++j) {
                    QVERIFY(std::abs(places[i] - places[j]) >= height - 1e-6);
                    if (wanted[i] != wanted[j])
                        QCOMPARE(places[i] < places[j], wanted[i] < wanted[j]);
                }
            }
        }
    }

    void whatDoesNotFitIsLeftOut() {
        const QFontMetricsF metrics{QFont()};
        const double width = metrics.horizontalAdvance(kNames[0]) + 60;
        QCOMPARE(layLegend(kNames, metrics, width, 1).size(), std::size_t{1});
        QCOMPARE(layLegend({}, metrics, width, 1).size(), std::size_t{0});
    }
};

TESSERA_TEST(TestLegendLayout, Needs::Window)

} // namespace tessera::tst_LegendLayout

#include "tst_LegendLayout.moc"
