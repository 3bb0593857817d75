// SPDX-License-Identifier: GPL-3.0-or-later
#include "PictureTesting.h"
#include "tests/TestProgram.h"
#include "widgets/pictures/SvgDevice.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>
#include <QXmlStreamReader>

#include <functional>

namespace tessera::tst_SvgDevice {

namespace {

QPainterPath triangleAt(double x, double y) {
    QPainterPath path(QPointF(x, y));
    path.lineTo(x + 40, y + 10);
    path.lineTo(x + 15, y + 30.25);
    path.closeSubpath();
    return path;
}

QByteArray svgOf(const std::function<void(QPainter&)>& paint) {
    SvgDevice device({200, 200}, QStringLiteral("A < B"));
    QPainter painter(&device);
    paint(painter);
    painter.end();
    return device.svg();
}

} // namespace

class TestSvgDevice : public QObject {
    Q_OBJECT

private slots:
    void numbersAreShort() {
        QCOMPARE(svgNumber(0), QByteArray("0"));
        QCOMPARE(svgNumber(-0.001), QByteArray("0"));
        QCOMPARE(svgNumber(12), QByteArray("12"));
        QCOMPARE(svgNumber(0.5), QByteArray(".5"));
        QCOMPARE(svgNumber(-0.25), QByteArray("-.25"));
        QCOMPARE(svgNumber(-10.999), QByteArray("-11"));
        QCOMPARE(svgNumber(3.07), QByteArray("3.07"));
    }

    void movedCopiesHaveOneOutline() {
        QCOMPARE(svgOutline(triangleAt(0, 0)), QByteArray("l40 10l-25 20.25l-15-30.25z"));
        QCOMPARE(svgOutline(triangleAt(7.1, 300)), svgOutline(triangleAt(0, 0)));
        QPainterPath two;
        two.addRect(10, 10, 5, 5);
        two.moveTo(20, 10);
        two.cubicTo(21, 11, 22, 11, 23, 10);
        QCOMPARE(svgOutline(two), QByteArray("h5v5h-5v-5zm10 0c1 1 2 1 3 0"));
        QCOMPARE(svgOutline(QPainterPath()), QByteArray());
    }

    void shapesAreDefinedOnce() {
        const QByteArray svg = svgOf([](QPainter& painter) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(Qt::red);
            painter.drawPath(triangleAt(10, 10));
            painter.drawPath(triangleAt(60, 10));
            painter.setBrush(Qt::blue);
            painter.drawPath(triangleAt(10, 90));
            painter.drawEllipse(120, 120, 50, 30);
        });
        QCOMPARE(svg.count("<use"), 3);
        QCOMPARE(svg.count("<path id="), 1);
        QCOMPARE(svg.count("l40 10"), 1);
        QCOMPARE(svg.count("#ff0000"), 1);
        QVERIFY(svg.contains("<title>A &lt; B</title>"));
    }

    /// XML has no control characters, not even escaped.
    void oddTextsAreWellFormed() {
        const QString odd = QStringLiteral("a\u0001\uFFFFb & <c>");
        SvgDevice device({200, 200}, odd);
        QPainter painter(&device);
        painter.drawText(20, 50, odd);
        painter.end();
        QXmlStreamReader reader(device.svg());
        QStringList texts;
        while (!reader.atEnd()) {
            if (reader.readNext() == QXmlStreamReader::Characters && !reader.isWhitespace())
                texts << reader.text().toString();
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(texts.join(QString()).count(QStringLiteral("ab & <c>")), 2);
    }

    void anotherProgramSeesTheSame_data() {
        QTest::addColumn<int>("what");
        for (int what = 0; what < 5; ++what)
            QTest::addRow("%d", what) << what;
    }
    void anotherProgramSeesTheSame() {
        QFETCH(int, what);
        const auto paint = [what](QPainter& painter) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.fillRect(QRect(0, 0, 200, 200), Qt::white);
            painter.translate(20, 10);
            painter.scale(0.8, 0.8);
            switch (what) {
            case 0: // a hole by the odd-even rule, and none by the winding rule
                for (const Qt::FillRule rule : {Qt::OddEvenFill, Qt::WindingFill}) {
                    QPainterPath path;
                    path.addRect(10, 10, 60, 60);
                    path.addRect(20, 20, 30, 30);
                    path.setFillRule(rule);
                    painter.fillPath(path, Qt::darkGreen);
                    painter.translate(80, 20);
                }
                break;
            case 1: // pens
                painter.setPen(QPen(Qt::red, 6, Qt::DashLine, Qt::FlatCap));
                painter.drawLine(10, 20, 190, 60);
                painter.setPen(QPen(Qt::blue, 9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
                painter.drawPolyline(QPolygonF{{20, 80}, {100, 150}, {150, 90}});
                painter.setPen(QPen(Qt::black, 0));
                painter.drawRect(5, 5, 180, 180);
                break;
            case 2: // translucent colours
                painter.setPen(Qt::NoPen);
                painter.setBrush(QColor(255, 0, 0, 120));
                painter.drawEllipse(QPointF(80, 80), 60, 40);
                painter.setOpacity(0.5);
                painter.setBrush(Qt::blue);
                painter.drawRoundedRect(QRectF(60, 60, 90, 90), 20, 20);
                break;
            case 3: // pixels
                painter.drawPixmap(
                    QRectF(30, 30, 90, 60),
                    [] {
                        QPixmap pixmap(9, 6);
                        pixmap.fill(Qt::magenta);
                        return pixmap;
                    }(),
                    QRectF(0, 0, 9, 6));
                break;
            default: // the same shape rotated
                painter.setBrush(Qt::darkYellow);
                painter.setPen(Qt::NoPen);
                for (int i = 0; i < 4; ++i) {
                    painter.drawPath(triangleAt(60, 60));
                    painter.rotate(20);
                }
            }
        };
        QImage expected(200, 200, QImage::Format_RGB32);
        {
            QPainter painter(&expected);
            paint(painter);
        }
        QSvgRenderer renderer(svgOf(paint));
        QVERIFY(renderer.isValid());
        QImage rendered(200, 200, QImage::Format_RGB32);
        {
            QPainter painter(&rendered);
            renderer.render(&painter);
        }
        QVERIFY2(testing::differentPixels(rendered, expected) < 60,
                 qPrintable(QString::number(testing::differentPixels(rendered, expected))));
    }

    void textStaysText() {
        const QByteArray svg = svgOf([](QPainter& painter) {
            QFont font(QStringLiteral("DejaVu Sans"));
            font.setPixelSize(24);
            font.setBold(true);
            painter.setFont(font);
            painter.setPen(Qt::darkRed);
            painter.drawText(QPointF(20, 50), QStringLiteral("5 < 7 & é"));
        });
        QVERIFY2(svg.contains(">5 &lt; 7 &amp; \u00e9</text>"), svg.constData());
        QVERIFY(svg.contains("font-size=\"24\""));
        QVERIFY(svg.contains("font-weight=\"700\""));
        QVERIFY(svg.contains("x=\"20\" y=\"50\""));
        QVERIFY(QSvgRenderer(svg).isValid());
    }
};

TESSERA_TEST(TestSvgDevice, Needs::Window)

} // namespace tessera::tst_SvgDevice

#include "tst_SvgDevice.moc"
